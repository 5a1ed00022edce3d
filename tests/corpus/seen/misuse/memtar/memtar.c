#include "memtar.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A header: the name with its NUL, eight octal digits of the size, and four
 * hexadecimal digits of the sum of all bytes before them. */
#define SIZE_AT 20
#define SIZE_DIGITS 8
#define SUM_AT 28
#define SUM_DIGITS 4

struct mt_writer {
    unsigned char *bytes;
    size_t size, room;
    size_t start; /* of the entry's header */
    int open;
};

mt_writer *mt_writer_new(void)
{
    return calloc(1, sizeof(mt_writer));
}

void mt_writer_free(mt_writer *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w);
}

static int reserve(mt_writer *w, size_t more)
{
    if (more > MT_MAX_ARCHIVE - w->size)
        return -1;
    size_t size = w->size + more;
    if (size <= w->room)
        return 0;
    size_t room = w->room == 0 ? MT_BLOCK : w->room;
    while (room < size)
        room *= 2;
    unsigned char *bytes = malloc(room);
    if (bytes == NULL)
        return -1;
    if (w->size > 0)
        memcpy(bytes, w->bytes, w->size);
    free(w->bytes);
    w->bytes = bytes;
    w->room = room;
    return 0;
}

static void put_digits(unsigned char *at, unsigned digits, unsigned shift, size_t number)
{
    while (digits-- > 0) {
        at[digits] = (unsigned char)"0123456789abcdef"[number & ((1u << shift) - 1)];
        number >>= shift;
    }
}

static int get_digits(const unsigned char *at, unsigned digits, unsigned shift, size_t *number)
{
    *number = 0;
    for (unsigned i = 0; i < digits; i++) {
        unsigned digit;
        if (at[i] >= '0' && at[i] <= '9')
            digit = (unsigned)(at[i] - '0');
        else if (at[i] >= 'a' && at[i] <= 'f')
            digit = (unsigned)(at[i] - 'a') + 10;
        else
            return -1;
        if (digit >> shift != 0)
            return -1;
        *number = *number << shift | digit;
    }
    return 0;
}

static size_t sum_of(const unsigned char *header)
{
    size_t sum = 0;

    for (size_t i = 0; i < SUM_AT; i++)
        sum += header[i];
    return sum;
}

int mt_begin(mt_writer *w, const char *name)
{
    unsigned char header[MT_BLOCK] = { 0 };
    size_t length = strlen(name);

    assert(!w->open);
    if (length == 0 || length > MT_NAME)
        return -1;
    /* the name may be one in our own buffer, which reserve() moves */
    memcpy(header, name, length);
    if (reserve(w, MT_BLOCK) != 0)
        return -1;
    w->start = w->size;
    memcpy(w->bytes + w->start, header, MT_BLOCK);
    w->size += MT_BLOCK;
    w->open = 1;
    return 0;
}

int mt_write(mt_writer *w, const void *data, size_t size)
{
    assert(w->open);
    if (size == 0)
        return 0;
    if (reserve(w, size) != 0)
        return -1;
    memcpy(w->bytes + w->size, data, size);
    w->size += size;
    return 0;
}

int mt_end(mt_writer *w)
{
    assert(w->open);
    unsigned char *header;
    size_t contents = w->size - w->start - MT_BLOCK;
    size_t padding = (MT_BLOCK - contents % MT_BLOCK) % MT_BLOCK;
    if (reserve(w, padding) != 0)
        return -1;
    memset(w->bytes + w->size, 0, padding);
    w->size += padding;
    header = w->bytes + w->start;
    put_digits(header + SIZE_AT, SIZE_DIGITS, 3, contents);
    put_digits(header + SUM_AT, SUM_DIGITS, 4, sum_of(header));
    w->open = 0;
    return 0;
}

const void *mt_archive(const mt_writer *w, size_t *size)
{
    assert(!w->open);
    *size = w->size;
    return w->size > 0 ? w->bytes : NULL;
}

int mt_next(const void *archive, size_t size, size_t *offset, struct mt_entry *entry)
{
    size_t contents, sum;

    if (*offset == size)
        return 0;
    if (*offset > size || size - *offset < MT_BLOCK)
        return -1;
    const unsigned char *header = (const unsigned char *)archive + *offset;
    size_t left = size - *offset - MT_BLOCK;
    if (header[0] == '\0' || memchr(header, '\0', SIZE_AT) == NULL)
        return -1;
    if (get_digits(header + SIZE_AT, SIZE_DIGITS, 3, &contents) != 0)
        return -1;
    if (get_digits(header + SUM_AT, SUM_DIGITS, 4, &sum) != 0 || sum != sum_of(header))
        return -1;
    size_t padded = (contents + MT_BLOCK - 1) / MT_BLOCK * MT_BLOCK;
    if (padded > left)
        return -1;
    entry->name = (const char *)header;
    entry->data = header + MT_BLOCK;
    entry->size = contents;
    *offset += MT_BLOCK + padded;
    return 1;
}

int mt_find(const void *archive, size_t size, const char *name, struct mt_entry *entry)
{
    struct mt_entry candidate;
    size_t offset = 0;
    int status;

    while ((status = mt_next(archive, size, &offset, &candidate)) == 1) {
        if (strcmp(candidate.name, name) == 0) {
            *entry = candidate;
            return 1;
        }
    }
    return status;
}
