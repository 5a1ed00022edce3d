#include "tlvgram.h"

#include <stdlib.h>
#include <string.h>

#define ID_WIDE 0x20u
#define LENGTH_MASK 0x18u
#define LENGTH_BYTE 0x08u
#define LENGTH_INLINE 0x07u

#define HEAD_MAX 3 /* type, id, length */

static int valid(const struct tlvgram_entry *entry)
{
    if ((unsigned)entry->type > TLVGRAM_VALUE)
        return 0;
    if (entry->length > TLVGRAM_MAX_LENGTH)
        return 0;
    return entry->value != NULL || entry->length == 0;
}

static size_t head_size(const struct tlvgram_entry *entry)
{
    size_t size = 2;

    if (entry->id > 0xff)
        size++;
    if (entry->length > LENGTH_INLINE)
        size++;
    return size;
}

/* Writes a valid entry, returns the place behind it. */
static uint8_t *put(uint8_t *to, const struct tlvgram_entry *entry)
{
    size_t length = entry->length;
    unsigned id = entry->id;
    unsigned first = (unsigned)entry->type << 6;

    /* The value first: it may stand where the head will be. */
    if (length > 0)
        memmove(to + head_size(entry), entry->value, length);

    if (id > 0xff)
        first |= ID_WIDE;
    if (length > LENGTH_INLINE)
        first |= LENGTH_BYTE;
    else
        first |= (unsigned)length;

    *to++ = (uint8_t)first;
    if (id > 0xff)
        *to++ = (uint8_t)(id >> 8);
    *to++ = (uint8_t)(id & 0xff);
    if (length > LENGTH_INLINE)
        *to++ = (uint8_t)length;
    return to + length;
}

uint8_t *tlvgram_encode(const struct tlvgram_entry *entries, size_t count, size_t *size)
{
    uint8_t *message, *end;
    size_t room = 0;

    *size = 0;
    if (count > TLVGRAM_MAX_COUNT)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        if (!valid(&entries[i]))
            return NULL;
        room += HEAD_MAX + entries[i].length;
    }

    message = malloc(room > 0 ? room : 1);
    if (message == NULL)
        return NULL;
    end = message;
    for (size_t i = 0; i < count; i++)
        end = put(end, &entries[i]);
    *size = (size_t)(end - message);
    return message;
}

size_t tlvgram_write(void *buffer, size_t room, const struct tlvgram_entry *entry)
{
    size_t size;
    struct tlvgram_entry copy;

    if (!valid(entry))
        return 0;
    size = head_size(entry) + entry->length;
    if (size > room)
        return 0;
    copy = *entry;
    put(buffer, &copy);
    return size;
}

void tlvgram_open(struct tlvgram_reader *reader, const void *message, size_t size)
{
    reader->at = message;
    reader->left = message != NULL ? size : 0;
}

int tlvgram_next(struct tlvgram_reader *reader, struct tlvgram_entry *entry)
{
    const uint8_t *at = reader->at;
    size_t head = 2, length;
    unsigned first, id;

    if (reader->left == 0)
        return 0;
    first = at[0];
    if ((first & LENGTH_MASK) != 0 && (first & LENGTH_MASK) != LENGTH_BYTE)
        return -1;
    if (first & ID_WIDE)
        head++;
    if (first & LENGTH_BYTE)
        head++;
    if (reader->left < head)
        return -1;

    if (first & ID_WIDE)
        id = (unsigned)at[1] << 8 | at[2];
    else
        id = at[1];
    if (first & LENGTH_BYTE)
        length = at[head - 1];
    else
        length = first & LENGTH_INLINE;
    if (reader->left - head < length)
        return -1;

    entry->type = (enum tlvgram_type)(first >> 6);
    entry->id = (uint16_t)id;
    entry->length = length;
    entry->value = at + head;
    reader->at = at + head + length;
    reader->left -= head + length;
    return 1;
}

int tlvgram_find(const void *message, size_t size, enum tlvgram_type type, uint16_t id,
                 struct tlvgram_entry *entry)
{
    struct tlvgram_reader reader;
    struct tlvgram_entry here;
    int got;

    tlvgram_open(&reader, message, size);
    while ((got = tlvgram_next(&reader, &here)) == 1) {
        if (here.type == type && here.id == id) {
            *entry = here;
            return 1;
        }
    }
    return got;
}

long tlvgram_count(const void *message, size_t size)
{
    struct tlvgram_reader reader;
    struct tlvgram_entry here;
    long count = 0;
    int got;

    tlvgram_open(&reader, message, size);
    while ((got = tlvgram_next(&reader, &here)) == 1)
        count++;
    return got < 0 ? -1 : count;
}

int tlvgram_equal(const struct tlvgram_entry *a, const struct tlvgram_entry *b)
{
    if (a->type != b->type || a->id != b->id || a->length != b->length)
        return 0;
    return a->length == 0 || memcmp(a->value, b->value, a->length) == 0;
}

size_t tlvgram_pack(int64_t number, uint8_t bytes[8])
{
    uint64_t bits = (uint64_t)number;
    size_t length;

    if (number >= INT8_MIN && number <= INT8_MAX)
        length = 1;
    else if (number >= INT16_MIN && number <= INT16_MAX)
        length = 2;
    else if (number >= INT32_MIN && number <= INT32_MAX)
        length = 4;
    else
        length = 8;
    for (size_t i = length; i-- > 0; bits >>= 8)
        bytes[i] = (uint8_t)(bits & 0xff);
    return length;
}

int tlvgram_unpack(const struct tlvgram_entry *entry, int64_t *number)
{
    const uint8_t *bytes = entry->value;
    uint64_t bits;

    switch (entry->length) {
    case 1:
    case 2:
    case 4:
    case 8:
        break;
    default:
        return -1;
    }
    bits = bytes[0] & 0x80 ? UINT64_MAX : 0;
    for (size_t i = 0; i < entry->length; i++)
        bits = bits << 8 | bytes[i];
    if (bits <= INT64_MAX)
        *number = (int64_t)bits;
    else
        *number = -(int64_t)(UINT64_MAX - bits) - 1;
    return 0;
}
