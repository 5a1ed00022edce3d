/* Comments within lists of parameters are about one of them each. */
#include <stddef.h>
#include <stdint.h>

#define WITHIN_API(type) type

void within_setup(const uint8_t key[],   // The key, 16 to 32 bytes
                  uint32_t schedule[],   // Where its words go
                  int schedule_size);    // Bit length of the key: 128, 192 or 256

WITHIN_API(int) within_mix(
    const uint8_t *data, /* what is mixed
                          * (not NULL) */
    size_t data_len,     /* its length in bytes */
    int (*step)(int, int /* by how much */));

/* Finds a value. */
int within_find(/* where to look */ const int values[4], /* may be */ int value);

/* Packs bits. */
int within_pack(uint8_t *bits, size_t bits_len /* in bits, a multiple of 8 */);

int within_count(const uint8_t *bytes, size_t bytes_len); /* All of them, also bits. */
