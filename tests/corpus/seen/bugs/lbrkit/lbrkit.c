#include "lbrkit.h"

#include <stdlib.h>
#include <string.h>

#define STEM_BYTES  8
#define EXT_BYTES   3
#define NAME_BYTES  (STEM_BYTES + EXT_BYTES)

#define HEAD_BYTES  6                   /* magic, number of members */
#define ENTRY_BYTES (NAME_BYTES + 4)    /* name, size */

static const unsigned char magic[4] = { 'L', 'B', 'R', '1' };

/* Names are kept as in the directory: stem and extension, each padded with
 * blanks, without the dot. */
struct member {
    char name[NAME_BYTES];
    unsigned char *body;
    size_t size;
};

struct lbr {
    int count;
    struct member member[LBR_MAX_MEMBERS];
};

/* The character as it is stored, 0 when it may not be in a name. */
static char name_char(char c)
{
    static const char lower[] = "abcdefghijklmnopqrstuvwxyz";
    static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const char *p;

    if (c == '\0')
        return 0;
    p = strchr(lower, c);
    if (p != NULL)
        return upper[p - lower];
    if (strchr(upper, c) != NULL || strchr("0123456789-_$", c) != NULL)
        return c;
    return 0;
}

static int pack_name(char packed[NAME_BYTES], const char *text)
{
    int i, n;

    if (text == NULL)
        return -1;
    memset(packed, ' ', NAME_BYTES);
    for (n = 0; text[n] != '\0' && text[n] != '.'; n++) {
        if (n == STEM_BYTES || name_char(text[n]) == 0)
            return -1;
        packed[n] = name_char(text[n]);
    }
    if (n == 0)
        return -1;
    if (text[n] == '\0')
        return 0;
    text += n + 1;
    for (i = 0; text[i] != '\0'; i++) {
        if (i == EXT_BYTES || name_char(text[i]) == 0)
            return -1;
        packed[STEM_BYTES + i] = name_char(text[i]);
    }
    return i == 0 ? -1 : 0;
}

static void unpack_name(char *text, const char packed[NAME_BYTES])
{
    int i;

    for (i = 0; i < STEM_BYTES && packed[i] != ' '; i++)
        *text++ = packed[i];
    if (packed[STEM_BYTES] != ' ') {
        *text++ = '.';
        for (i = STEM_BYTES; i < NAME_BYTES && packed[i] != ' '; i++)
            *text++ = packed[i];
    }
    *text = '\0';
}

/* Whether a name of an image could have come from pack_name(). */
static int packed_ok(const char packed[NAME_BYTES])
{
    int i;

    if (packed[0] == ' ')
        return 0;
    for (i = 0; i < NAME_BYTES; i++) {
        if (packed[i] == ' ')
            continue;
        if (name_char(packed[i]) != packed[i])
            return 0;
        if (i != 0 && i != STEM_BYTES && packed[i - 1] == ' ')
            return 0;
    }
    return 1;
}

static int find_packed(const lbr *lib, const char packed[NAME_BYTES])
{
    int i;

    for (i = 0; i < lib->count; i++)
        if (memcmp(lib->member[i].name, packed, NAME_BYTES) == 0)
            return i;
    return -1;
}

static int find(const lbr *lib, const char *name)
{
    char packed[NAME_BYTES];

    if (pack_name(packed, name) != 0)
        return -1;
    return find_packed(lib, packed);
}

static int append(lbr *lib, const char packed[NAME_BYTES], const void *body, size_t size)
{
    struct member *m;
    unsigned char *copy;

    if (lib->count == LBR_MAX_MEMBERS || size > LBR_MAX_BODY)
        return -1;
    if (find_packed(lib, packed) >= 0)
        return -1;
    copy = malloc(size != 0 ? size : 1);
    if (copy == NULL)
        return -1;
    if (size != 0)
        memcpy(copy, body, size);
    m = &lib->member[lib->count++];
    memcpy(m->name, packed, NAME_BYTES);
    m->body = copy;
    m->size = size;
    return 0;
}

lbr *lbr_new(void)
{
    return calloc(1, sizeof(lbr));
}

void lbr_free(lbr *lib)
{
    int i;

    if (lib == NULL)
        return;
    for (i = 0; i < lib->count; i++)
        free(lib->member[i].body);
    free(lib);
}

int lbr_add(lbr *lib, const char *name, const void *body, size_t size)
{
    char packed[NAME_BYTES];

    if (body == NULL && size != 0)
        return -1;
    if (pack_name(packed, name) != 0)
        return -1;
    return append(lib, packed, body, size);
}

int lbr_delete(lbr *lib, const char *name)
{
    int i = find(lib, name);

    if (i < 0)
        return -1;
    free(lib->member[i].body);
    lib->count--;
    memmove(&lib->member[i], &lib->member[i + 1],
            (size_t)(lib->count - i) * sizeof lib->member[0]);
    return 0;
}

int lbr_rename(lbr *lib, const char *from, const char *to)
{
    char packed[NAME_BYTES];
    int i = find(lib, from), other;

    if (i < 0 || pack_name(packed, to) != 0)
        return -1;
    other = find_packed(lib, packed);
    if (other >= 0 && other != i)
        return -1;
    memcpy(lib->member[i].name, packed, NAME_BYTES);
    return 0;
}

int lbr_count(const lbr *lib)
{
    return lib->count;
}

const void *lbr_body(const lbr *lib, const char *name, size_t *size)
{
    int i = find(lib, name);

    if (i < 0)
        return NULL;
    if (size != NULL)
        *size = lib->member[i].size;
    return lib->member[i].body;
}

int lbr_each(const lbr *lib,
             int (*visit)(const char *name, size_t size, void *arg), void *arg)
{
    char text[NAME_BYTES + 1];
    int i, result;

    for (i = 0; i < lib->count; i++) {
        unpack_name(text, lib->member[i].name);
        result = visit(text, lib->member[i].size, arg);
        if (result != 0)
            return result;
    }
    return 0;
}

size_t lbr_save(const lbr *lib, void *image, size_t cap)
{
    size_t size = HEAD_BYTES + (size_t)lib->count * ENTRY_BYTES;
    unsigned char *out = image;
    int i, b;

    for (i = 0; i < lib->count; i++)
        size += lib->member[i].size;
    if (image == NULL || size > cap)
        return size;
    memcpy(out, magic, sizeof magic);
    out[4] = (unsigned char)lib->count;
    out[5] = 0;
    out += HEAD_BYTES;
    for (i = 0; i < lib->count; i++) {
        memcpy(out, lib->member[i].name, NAME_BYTES);
        out += NAME_BYTES;
        for (b = 0; b < 4; b++)
            *out++ = (unsigned char)(lib->member[i].size >> 8 * b & 0xff);
    }
    for (i = 0; i < lib->count; i++) {
        memcpy(out, lib->member[i].body, lib->member[i].size);
        out += lib->member[i].size;
    }
    return size;
}

lbr *lbr_load(const void *image, size_t size)
{
    const unsigned char *in = image, *entry, *body;
    size_t left, length;
    char packed[NAME_BYTES];
    int i, b, count;
    lbr *lib;

    if (in == NULL || size < HEAD_BYTES || memcmp(in, magic, sizeof magic) != 0)
        return NULL;
    count = in[4];
    if (count > LBR_MAX_MEMBERS || in[5] != 0)
        return NULL;
    left = size - HEAD_BYTES;
    if (left < (size_t)count * ENTRY_BYTES)
        return NULL;
    left -= (size_t)count * ENTRY_BYTES;
    entry = in + HEAD_BYTES;
    body = entry + (size_t)count * ENTRY_BYTES;

    lib = lbr_new();
    if (lib == NULL)
        return NULL;
    for (i = 0; i < count; i++, entry += ENTRY_BYTES) {
        memcpy(packed, entry, NAME_BYTES);
        length = 0;
        for (b = 3; b >= 0; b--)
            length = length << 8 | entry[NAME_BYTES + b];
        if (length > left || !packed_ok(packed) || append(lib, packed, body, length) != 0) {
            lbr_free(lib);
            return NULL;
        }
        body += length;
        left -= length;
    }
    if (left != 0) {
        lbr_free(lib);
        return NULL;
    }
    return lib;
}
