#include "lumpdir.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 12, ENTRY = 16 };

typedef struct {
    uint32_t position, size;
    const unsigned char *name; // WAD_NAME characters, padded with '\0'
} lumpEntry;

struct wad {
    const unsigned char *image;
    int count;
    lumpEntry *entries;
};

static uint32_t load32(const unsigned char *from)
{
    return from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

static void store32(unsigned char *to, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        to[i] = (unsigned char)(value >> 8 * i);
}

static bool within(uint64_t position, uint64_t size, size_t all)
{
    return position + size <= all;
}

static wad *load(const unsigned char *image, size_t size, wadError *error)
{
    if (size < HEADER) {
        *error = WAD_TRUNCATED;
        return NULL;
    }
    if (memcmp(image, "IWAD", 4) != 0 && memcmp(image, "PWAD", 4) != 0) {
        *error = WAD_NO_MAGIC;
        return NULL;
    }
    uint32_t count = load32(image + 4), directory = load32(image + 8);
    if (count > WAD_MAX_LUMPS) {
        *error = WAD_TOO_MANY;
        return NULL;
    }
    if (!within(directory, (uint64_t)count * ENTRY, size)) {
        *error = WAD_TRUNCATED;
        return NULL;
    }
    wad *w = malloc(sizeof *w);
    lumpEntry *entries = calloc(count > 0 ? count : 1, sizeof *entries);
    if (w == NULL || entries == NULL) {
        free(entries);
        free(w);
        *error = WAD_NO_MEMORY;
        return NULL;
    }
    *w = (wad){image, (int)count, entries};
    for (uint32_t i = 0; i < count; i++) {
        const unsigned char *from = image + directory + i * ENTRY;
        entries[i] = (lumpEntry){load32(from), load32(from + 4), from + 8};
        if (!within(entries[i].position, entries[i].size, size)) {
            wadClose(w);
            *error = WAD_TRUNCATED;
            return NULL;
        }
    }
    *error = WAD_OK;
    return w;
}

wad *wadOpen(const void *image, size_t size, wadError *error)
{
    wadError ignored;
    return load(image, size, error != NULL ? error : &ignored);
}

void wadClose(wad *w)
{
    if (w == NULL)
        return;
    free(w->entries);
    free(w);
}

int wadCount(const wad *w)
{
    return w->count;
}

static int upper(int c)
{
    return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}

static bool named(const lumpEntry *entry, const char *name)
{
    for (int i = 0; i < WAD_NAME; i++) {
        if (upper(entry->name[i]) != upper((unsigned char)name[i]))
            return false;
        if (name[i] == '\0')
            return true;
    }
    return name[WAD_NAME] == '\0';
}

int wadFind(const wad *w, const char *name)
{
    int lump = w->count - 1;
    while (lump >= 0 && !named(&w->entries[lump], name))
        lump--;
    return lump;
}

int wadFindNext(const wad *w, const char *name, int after)
{
    if (after < -1)
        after = -1;
    for (int lump = after; lump < w->count - 1;)
        if (named(&w->entries[++lump], name))
            return lump;
    return -1;
}

void wadLumpName(const wad *w, int lump, char name[WAD_NAME + 1])
{
    memcpy(name, w->entries[lump].name, WAD_NAME);
    name[WAD_NAME] = '\0';
}

size_t wadLumpSize(const wad *w, int lump)
{
    return w->entries[lump].size;
}

const unsigned char *wadLumpData(const wad *w, int lump)
{
    return w->image + w->entries[lump].position;
}

size_t wadLumpRead(const wad *w, int lump, size_t offset, void *to, size_t n)
{
    size_t size = wadLumpSize(w, lump);
    if (offset >= size || n == 0)
        return 0;
    if (n > size - offset)
        n = size - offset;
    memcpy(to, wadLumpData(w, lump) + offset, n);
    return n;
}

struct wadWriter {
    unsigned char *data, *directory;
    size_t bytes, count;
};

wadWriter *wadNewWriter(void)
{
    return calloc(1, sizeof(wadWriter));
}

void wadFreeWriter(wadWriter *writer)
{
    if (writer == NULL)
        return;
    free(writer->data);
    free(writer->directory);
    free(writer);
}

bool wadAppend(wadWriter *writer, const char *name, const void *data, size_t n)
{
    size_t length = strlen(name);
    if (length == 0 || length > WAD_NAME || writer->count == WAD_MAX_LUMPS || n > WAD_MAX_BYTES - writer->bytes)
        return false;
    unsigned char *directory = realloc(writer->directory, (writer->count + 1) * ENTRY);
    if (directory == NULL)
        return false;
    writer->directory = directory;
    if (n > 0) {
        unsigned char *wider = realloc(writer->data, writer->bytes + n);
        if (wider == NULL)
            return false;
        writer->data = wider;
        memcpy(wider + writer->bytes, data, n);
    }
    unsigned char *entry = directory + writer->count * ENTRY;
    store32(entry, (uint32_t)(HEADER + writer->bytes));
    store32(entry + 4, (uint32_t)n);
    memset(entry + 8, 0, WAD_NAME);
    memcpy(entry + 8, name, length);
    writer->bytes += n;
    writer->count++;
    return true;
}

void *wadImage(const wadWriter *writer, size_t *size)
{
    size_t entries = writer->count * ENTRY;
    unsigned char *image = malloc(HEADER + writer->bytes + entries);
    if (image == NULL)
        return NULL;
    memcpy(image, "PWAD", 4);
    store32(image + 4, (uint32_t)writer->count);
    store32(image + 8, (uint32_t)(HEADER + writer->bytes));
    if (writer->bytes > 0)
        memcpy(image + HEADER, writer->data, writer->bytes);
    if (entries > 0)
        memcpy(image + HEADER + writer->bytes, writer->directory, entries);
    *size = HEADER + writer->bytes + entries;
    return image;
}
