/* Dice: sfc32 as in engine/src/dice/stream.ts, and Lemire's way from a word to a face. */
static uint32_t root[4], sa, sb, sc, counter;

static inline uint32_t word(void) {
  uint32_t out = sa + sb + counter++;
  sa = sb ^ (sb >> 9);
  sb = sc + (sc << 3);
  sc = ((sc << 21) | (sc >> 11)) + out;
  return out;
}

static void restart(uint64_t index) {
  sa = root[0];
  sb = root[1];
  sc = root[2] ^ (uint32_t)index;
  counter = root[3] ^ (uint32_t)(index >> 32);
  for (int i = 0; i < 15; i++) word();
}

static inline int die(uint32_t sides) {
  for (;;) {
    uint64_t m = (uint64_t)word() * sides;
    uint32_t low = (uint32_t)m;
    if (low >= sides || low >= (uint32_t)(-sides) % sides) return (int)(m >> 32) + 1;
  }
}
