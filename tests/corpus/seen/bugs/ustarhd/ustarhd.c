#include "ustarhd.h"

#include <stddef.h>
#include <string.h>

/* Offsets and widths of the fields of a ustar header. */
enum {
    AT_NAME = 0,
    AT_MODE = 100,
    AT_UID = 108,
    AT_GID = 116,
    AT_SIZE = 124,
    AT_MTIME = 136,
    AT_SUM = 148,
    AT_TYPE = 156,
    AT_MAGIC = 257,
    AT_PREFIX = 345,
    SHORT_FIELD = 8,
    LONG_FIELD = 12,
    PREFIX_LENGTH = 155
};

static const unsigned char magic[8] = {'u', 's', 't', 'a', 'r', 0, '0', '0'};

static size_t bounded_length(const char *s, size_t limit)
{
    const char *end = memchr(s, 0, limit);

    return end ? (size_t)(end - s) : limit;
}

void uh_init(struct uh_entry *e)
{
    memset(e, 0, sizeof *e);
    e->mode = 0644;
    e->type = '0';
}

int uh_set_name(struct uh_entry *e, const char *name)
{
    size_t length = strlen(name);

    if (length == 0 || length > UH_NAME_MAX)
        return UH_ENAME;
    memmove(e->name, name, length);
    memset(e->name + length, 0, sizeof e->name - length);
    return UH_OK;
}

/* Octal digits with leading zeros and a NUL fill the whole field. */
static int put_octal(unsigned char *field, size_t width, uint64_t value)
{
    char digits[LONG_FIELD];
    char *end = digits;
    size_t count;

    do {
        *end++ = (char)('0' + (int)(value & 7));
        value >>= 3;
    } while (value != 0);
    count = (size_t)(end - digits);
    if (count > width - 1)
        return UH_ERANGE;
    memset(field, '0', width - 1 - count);
    field += width - 1 - count;
    while (end != digits)
        *field++ = (unsigned char)*--end;
    *field = 0;
    return UH_OK;
}

/* Spaces, octal digits, then spaces or NULs to the end of the field. */
static int get_octal(const unsigned char *field, size_t width, uint64_t *value)
{
    size_t i = 0, digits = 0;
    uint64_t sum = 0;

    while (i < width && field[i] == ' ')
        i++;
    for (; i < width && field[i] >= '0' && field[i] <= '7'; i++, digits++)
        sum = sum << 3 | (uint64_t)(field[i] - '0');
    if (digits > width - 1)
        return UH_EFORMAT;
    for (; i < width; i++)
        if (field[i] != ' ' && field[i] != 0)
            return UH_EFORMAT;
    *value = sum;
    return UH_OK;
}

unsigned uh_checksum(const unsigned char block[UH_BLOCK])
{
    unsigned sum = 0;

    for (size_t i = 0; i < UH_BLOCK; i++)
        sum += i >= AT_SUM && i < AT_SUM + SHORT_FIELD ? ' ' : block[i];
    return sum;
}

int uh_encode(const struct uh_entry *e, unsigned char block[UH_BLOCK])
{
    unsigned char made[UH_BLOCK] = {0};
    size_t length = bounded_length(e->name, sizeof e->name);

    if (length == 0 || length > UH_NAME_MAX)
        return UH_ENAME;
    if (e->type < '0' || e->type > '7')
        return UH_ETYPE;
    memcpy(made + AT_NAME, e->name, length);
    if (put_octal(made + AT_MODE, SHORT_FIELD, e->mode) != UH_OK ||
        put_octal(made + AT_UID, SHORT_FIELD, e->uid) != UH_OK ||
        put_octal(made + AT_GID, SHORT_FIELD, e->gid) != UH_OK ||
        put_octal(made + AT_SIZE, LONG_FIELD, e->size) != UH_OK ||
        put_octal(made + AT_MTIME, LONG_FIELD, e->mtime) != UH_OK)
        return UH_ERANGE;
    made[AT_TYPE] = (unsigned char)e->type;
    memcpy(made + AT_MAGIC, magic, sizeof magic);
    /* Six digits, NUL, space: the sum is never more than 512 * 255. */
    put_octal(made + AT_SUM, SHORT_FIELD - 1, uh_checksum(made));
    made[AT_SUM + SHORT_FIELD - 1] = ' ';
    memcpy(block, made, UH_BLOCK);
    return UH_OK;
}

int uh_decode(struct uh_entry *e, const unsigned char block[UH_BLOCK])
{
    struct uh_entry got;
    uint64_t sum, mode, uid, gid;

    uh_init(&got);
    if (memcmp(block + AT_MAGIC, magic, sizeof magic) != 0)
        return UH_EFORMAT;
    if (get_octal(block + AT_SUM, SHORT_FIELD, &sum) != UH_OK)
        return UH_EFORMAT;
    if (sum != uh_checksum(block))
        return UH_ESUM;
    if (block[AT_NAME] == 0)
        return UH_EFORMAT;
    for (size_t i = 0; i < PREFIX_LENGTH; i++)
        if (block[AT_PREFIX + i] != 0)
            return UH_EFORMAT;
    if (get_octal(block + AT_MODE, SHORT_FIELD, &mode) != UH_OK ||
        get_octal(block + AT_UID, SHORT_FIELD, &uid) != UH_OK ||
        get_octal(block + AT_GID, SHORT_FIELD, &gid) != UH_OK ||
        get_octal(block + AT_SIZE, LONG_FIELD, &got.size) != UH_OK ||
        get_octal(block + AT_MTIME, LONG_FIELD, &got.mtime) != UH_OK)
        return UH_EFORMAT;
    got.mode = (uint32_t)mode;
    got.uid = (uint32_t)uid;
    got.gid = (uint32_t)gid;
    if (block[AT_TYPE] != 0) {
        if (block[AT_TYPE] < '0' || block[AT_TYPE] > '7')
            return UH_EFORMAT;
        got.type = (char)block[AT_TYPE];
    }
    memcpy(got.name, block + AT_NAME, bounded_length((const char *)block + AT_NAME, UH_NAME_MAX));
    *e = got;
    return UH_OK;
}

int uh_is_end(const unsigned char block[UH_BLOCK])
{
    for (size_t i = 0; i < UH_BLOCK; i++)
        if (block[i] != 0)
            return 0;
    return 1;
}

uint64_t uh_data_blocks(uint64_t size)
{
    return size / UH_BLOCK + (size % UH_BLOCK != 0);
}

int uh_equal(const struct uh_entry *a, const struct uh_entry *b)
{
    return strncmp(a->name, b->name, sizeof a->name) == 0 && a->mode == b->mode &&
           a->uid == b->uid && a->gid == b->gid && a->size == b->size &&
           a->mtime == b->mtime && a->type == b->type;
}
