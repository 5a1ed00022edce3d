#include "zipcat.h"

#include <stdlib.h>
#include <string.h>

enum { END_SIZE = 22, ENTRY_SIZE = 46 };

struct zipcat {
    unsigned count;
    const uint8_t *records[];
};

static uint32_t get(const uint8_t *at, int bytes)
{
    uint32_t n = 0;
    for (int i = bytes; i > 0; i--)
        n = n << 8 | at[i - 1];
    return n;
}

static zipcat *failed(zc_error *error, zc_error why)
{
    if (error != NULL)
        *error = why;
    return NULL;
}

/* The end record lies before a comment of unknown length. */
static const uint8_t *find_end(const uint8_t *bytes, size_t size)
{
    if (size < END_SIZE)
        return NULL;
    for (size_t comment = 0; comment <= 0xffff && comment <= size - END_SIZE; comment++) {
        const uint8_t *at = bytes + (size - END_SIZE - comment);
        if (memcmp(at, "PK\5\6", 4) == 0 && get(at + 20, 2) == comment)
            return at;
    }
    return NULL;
}

zipcat *zc_open(const void *bytes, size_t size, zc_error *error)
{
    const uint8_t *start = bytes, *end = find_end(start, size);
    if (end == NULL)
        return failed(error, ZC_NOT_ZIP);
    unsigned count = get(end + 10, 2);
    size_t length = get(end + 12, 4), offset = get(end + 16, 4), before = (size_t)(end - start);
    if (offset > before || length > before - offset)
        return failed(error, ZC_DAMAGED);
    zipcat *zip = malloc(sizeof *zip + count * sizeof zip->records[0]);
    if (zip == NULL)
        return failed(error, ZC_NO_MEMORY);
    zip->count = count;
    const uint8_t *at = start + offset;
    for (unsigned i = 0; i < count; i++) {
        size_t needs = ENTRY_SIZE;
        if (length >= needs && memcmp(at, "PK\1\2", 4) == 0)
            needs += get(at + 28, 2) + get(at + 30, 2) + get(at + 32, 2);
        else
            needs = SIZE_MAX;
        if (length < needs) {
            free(zip);
            return failed(error, ZC_DAMAGED);
        }
        zip->records[i] = at;
        at += needs;
        length -= needs;
    }
    if (error != NULL)
        *error = ZC_OK;
    return zip;
}

void zc_close(zipcat *zip)
{
    free(zip);
}

unsigned zc_count(const zipcat *zip)
{
    return zip->count;
}

int zc_find(const zipcat *zip, const char *name)
{
    size_t length = strlen(name);
    for (unsigned i = 0; i < zip->count; i++) {
        const uint8_t *record = zip->records[i];
        if (get(record + 28, 2) == length && memcmp(record + ENTRY_SIZE, name, length) == 0)
            return (int)i;
    }
    return -1;
}

const char *zc_name(const zipcat *zip, unsigned entry, size_t *length)
{
    const uint8_t *record = zip->records[entry];
    *length = get(record + 28, 2);
    return (const char *)record + ENTRY_SIZE;
}

uint32_t zc_size(const zipcat *zip, unsigned entry)
{
    return get(zip->records[entry] + 24, 4);
}

uint32_t zc_packed_size(const zipcat *zip, unsigned entry)
{
    return get(zip->records[entry] + 20, 4);
}

uint32_t zc_crc(const zipcat *zip, unsigned entry)
{
    return get(zip->records[entry] + 16, 4);
}

int zc_is_folder(const zipcat *zip, unsigned entry)
{
    size_t length;
    const char *name = zc_name(zip, entry, &length);
    return length > 0 && name[length - 1] == '/';
}

uint64_t zc_total(const zipcat *zip)
{
    uint64_t total = 0;
    for (unsigned i = 0; i < zip->count; i++)
        total += zc_size(zip, i);
    return total;
}
