/*
 * tlvgram - small type/id/length/value messages, in the manner of LwM2M
 *
 * A message is any number of entries, one behind the other. An entry is
 *
 *   1 byte         bits 7-6  type
 *                  bit  5    set when the id takes two bytes
 *                  bits 4-3  00: the length is in bits 2-0
 *                            01: the length has a byte of its own
 *   1 or 2 bytes   id, big endian
 *   0 or 1 byte    length
 *   length bytes   value
 *
 * The writer always takes the shortest form, the reader understands all.
 */
#ifndef TLVGRAM_H
#define TLVGRAM_H

#include <stddef.h>
#include <stdint.h>

enum tlvgram_type { TLVGRAM_INSTANCE, TLVGRAM_PART, TLVGRAM_LIST, TLVGRAM_VALUE };

#define TLVGRAM_MAX_LENGTH 255  /* bytes in a value */
#define TLVGRAM_MAX_COUNT 1024  /* entries in a message that is encoded */

struct tlvgram_entry {
    enum tlvgram_type type;
    uint16_t id;
    size_t length;
    const void *value;          /* may be NULL when length is 0 */
};

/* A place in a message. Set by tlvgram_open, moved by tlvgram_next. */
struct tlvgram_reader {
    const uint8_t *at;
    size_t left;
};

/* Encodes count entries into a new message, which the caller frees with
 * free(), and stores its size. No entries make a message of 0 bytes (still a
 * pointer to free; entries may then be NULL).
 * NULL, and size 0, when there are more than TLVGRAM_MAX_COUNT, when an entry
 * is not valid (type, length, or NULL with a length) or memory is out. */
uint8_t *tlvgram_encode(const struct tlvgram_entry *entries, size_t count, size_t *size);

/* Writes one entry into the caller's buffer of room bytes. Returns how many
 * bytes it took; 0 when it does not fit or is not valid. */
size_t tlvgram_write(void *buffer, size_t room, const struct tlvgram_entry *entry);

/* Begins to read a message of size bytes (NULL is fine for 0 bytes). The
 * message is not copied: it must stay while the reader and its entries do. */
void tlvgram_open(struct tlvgram_reader *reader, const void *message, size_t size);

/* The next entry; its value points into the message. 1 when there is one, 0
 * at the end, -1 when what follows is no entry or is cut off; of the last two
 * *entry is unchanged and so is the answer when asked again. */
int tlvgram_next(struct tlvgram_reader *reader, struct tlvgram_entry *entry);

/* The first entry with that type and id: 1 found, 0 not, -1 malformed. */
int tlvgram_find(const void *message, size_t size, enum tlvgram_type type, uint16_t id,
                 struct tlvgram_entry *entry);

/* How many entries a message has; -1 when it is malformed. */
long tlvgram_count(const void *message, size_t size);

/* Whether type, id and value of two valid entries are the same. */
int tlvgram_equal(const struct tlvgram_entry *a, const struct tlvgram_entry *b);

/* Integers are values of 1, 2, 4 or 8 bytes, big endian, two's complement.
 * tlvgram_pack stores the shortest and returns its length; tlvgram_unpack
 * returns 0, or -1 when the length of the entry is none of these. */
size_t tlvgram_pack(int64_t number, uint8_t bytes[8]);
int tlvgram_unpack(const struct tlvgram_entry *entry, int64_t *number);

#endif
