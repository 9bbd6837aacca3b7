//! A hash that is the same on every platform.

use std::hash::{Hash, Hasher};

/// FNV-1a over words.
struct WordHasher(u64);

impl Hasher for WordHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

pub fn word_of(value: &impl Hash) -> u64 {
    let mut words = WordHasher(0xcbf2_9ce4_8422_2325);
    value.hash(&mut words);
    words.finish()
}
