#include "fldser.h"

#include <string.h>

static size_t width(fs_type type)
{
    switch (type) {
    case FS_U8:
        return 1;
    case FS_U16:
        return 2;
    case FS_U32:
        return 4;
    case FS_U64:
        return 8;
    default:
        return 0;
    }
}

static size_t text_len(const unsigned char *p, size_t size)
{
    const unsigned char *end = size > 0 ? memchr(p, 0, size) : NULL;

    return end != NULL ? (size_t)(end - p) : size;
}

/* Numbers of the machine, whatever their alignment. */
static uint64_t load(const unsigned char *p, fs_type type)
{
    uint16_t v2;
    uint32_t v4;
    uint64_t v8;

    switch (type) {
    case FS_U8:
        return *p;
    case FS_U16:
        memcpy(&v2, p, sizeof v2);
        return v2;
    case FS_U32:
        memcpy(&v4, p, sizeof v4);
        return v4;
    default:
        memcpy(&v8, p, sizeof v8);
        return v8;
    }
}

static void store(unsigned char *p, fs_type type, uint64_t v)
{
    uint16_t v2 = (uint16_t)v;
    uint32_t v4 = (uint32_t)v;

    switch (type) {
    case FS_U8:
        *p = (unsigned char)v;
        break;
    case FS_U16:
        memcpy(p, &v2, sizeof v2);
        break;
    case FS_U32:
        memcpy(p, &v4, sizeof v4);
        break;
    default:
        memcpy(p, &v, sizeof v);
        break;
    }
}

int fs_check(const fs_field *table)
{
    for (; table->type != FS_END; table++) {
        if (table->type == FS_TEXT ? table->size > 0xffff
                                   : width(table->type) == 0 || width(table->type) != table->size)
            return FS_ETABLE;
    }
    return FS_OK;
}

size_t fs_count(const fs_field *table)
{
    size_t n = 0;

    while (table[n].type != FS_END)
        n++;
    return n;
}

int fs_write(const fs_field *table, const void *rec, void *buf, size_t cap, size_t *used)
{
    unsigned char *out = buf;
    size_t pos = 0;

    *used = 0;
    if (fs_check(table) != FS_OK)
        return FS_ETABLE;
    for (; table->type != FS_END; table++) {
        const unsigned char *p = (const unsigned char *)rec + table->offset;
        size_t text = table->type == FS_TEXT ? text_len(p, table->size) : 0;
        size_t head = table->type == FS_TEXT ? 2 : table->size;
        uint64_t v = table->type == FS_TEXT ? text : load(p, table->type);

        if (cap - pos < head + text)
            return FS_ESPACE;
        for (size_t i = 0; i < head; i++)
            out[pos++] = (unsigned char)(v >> 8 * i);
        if (text > 0)
            memcpy(out + pos, p, text);
        pos += text;
    }
    *used = pos;
    return FS_OK;
}

int fs_read(const fs_field *table, void *rec, const void *buf, size_t len, size_t *used)
{
    const unsigned char *in = buf;
    size_t pos = 0;

    *used = 0;
    if (fs_check(table) != FS_OK)
        return FS_ETABLE;
    for (; table->type != FS_END; table++) {
        unsigned char *p = (unsigned char *)rec + table->offset;
        size_t head = table->type == FS_TEXT ? 2 : table->size;
        uint64_t v = 0;

        if (len - pos < head)
            return FS_EDATA;
        for (size_t i = 0; i < head; i++)
            v |= (uint64_t)in[pos++] << 8 * i;
        if (table->type != FS_TEXT) {
            store(p, table->type, v);
            continue;
        }
        if (v > table->size || v > len - pos || text_len(in + pos, (size_t)v) != v)
            return FS_EDATA;
        memset(p, 0, table->size);
        memcpy(p, in + pos, (size_t)v);
        pos += (size_t)v;
    }
    *used = pos;
    return FS_OK;
}

int fs_clear(const fs_field *table, void *rec)
{
    if (fs_check(table) != FS_OK)
        return FS_ETABLE;
    for (; table->type != FS_END; table++)
        memset((unsigned char *)rec + table->offset, 0, table->size);
    return FS_OK;
}

int fs_equal(const fs_field *table, const void *a, const void *b)
{
    if (fs_check(table) != FS_OK)
        return FS_ETABLE;
    for (; table->type != FS_END; table++) {
        const unsigned char *p = (const unsigned char *)a + table->offset;
        const unsigned char *q = (const unsigned char *)b + table->offset;
        size_t n = table->type == FS_TEXT ? text_len(p, table->size) : table->size;

        if (table->type == FS_TEXT && text_len(q, table->size) != n)
            return 0;
        if (memcmp(p, q, n) != 0)
            return 0;
    }
    return 1;
}
