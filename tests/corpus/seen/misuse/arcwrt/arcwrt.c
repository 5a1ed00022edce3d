#include "arcwrt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct arcwrt {
    uint8_t *bytes;
    size_t used, capacity;
    uint32_t left;
    bool in_file, finished;
};

arcwrt *arcwrt_open(void)
{
    return calloc(1, sizeof(arcwrt));
}

void arcwrt_close(arcwrt *w)
{
    if (w == NULL)
        return;
    free(w->bytes);
    free(w);
}

static bool reserve(arcwrt *w, size_t more)
{
    if (more <= w->capacity - w->used)
        return true;
    if (more > SIZE_MAX / 4 - w->used)
        return false;
    size_t capacity = 2 * w->used + more;
    uint8_t *wider = realloc(w->bytes, capacity);
    if (wider == NULL)
        return false;
    w->bytes = wider;
    w->capacity = capacity;
    return true;
}

bool arcwrt_begin(arcwrt *w, const char *name, uint32_t size)
{
    assert(!w->in_file && !w->finished);
    size_t length = strlen(name);
    if (length < 1 || length > 255 || size > ARCWRT_MAX || !reserve(w, 1 + length + 4 + size))
        return false;
    w->bytes[w->used++] = (uint8_t)length;
    memcpy(w->bytes + w->used, name, length);
    w->used += length;
    for (int shift = 0; shift < 32; shift += 8)
        w->bytes[w->used++] = (uint8_t)(size >> shift);
    w->in_file = true;
    w->left = size;
    return true;
}

void arcwrt_data(arcwrt *w, const void *data, size_t size)
{
    assert(w->in_file);
    assert(size <= w->left);
    if (size == 0)
        return;
    memcpy(w->bytes + w->used, data, size);
    w->used += size;
    w->left -= (uint32_t)size;
}

uint32_t arcwrt_left(const arcwrt *w)
{
    return w->in_file ? w->left : 0;
}

void arcwrt_end(arcwrt *w)
{
    assert(w->in_file);
    assert(w->left == 0);
    w->in_file = false;
}

uint8_t *arcwrt_finish(arcwrt *w, size_t *size)
{
    assert(!w->in_file && !w->finished);
    if (!reserve(w, 1))
        return NULL;
    w->bytes[w->used++] = 0;
    uint8_t *archive = w->bytes;
    *size = w->used;
    w->bytes = NULL;
    w->used = 0;
    w->capacity = 0;
    w->finished = true;
    return archive;
}

struct file {
    const uint8_t *name, *contents;
    size_t name_length;
    uint32_t size;
};

/* 1 for a file, 0 at the end, -1 for damage. */
static int next_file(const uint8_t *archive, size_t size, size_t *at, struct file *file)
{
    if (*at >= size)
        return -1;
    size_t length = archive[*at];
    if (length == 0)
        return 0;
    if (size - *at < 1 + length + 4)
        return -1;
    file->name = archive + *at + 1;
    file->name_length = length;
    *at += 1 + length;
    file->size = 0;
    for (int shift = 0; shift < 32; shift += 8)
        file->size |= (uint32_t)archive[(*at)++] << shift;
    if (file->size > size - *at)
        return -1;
    file->contents = archive + *at;
    *at += file->size;
    return 1;
}

const uint8_t *arcwrt_find(const uint8_t *archive, size_t size, const char *name, uint32_t *length)
{
    size_t at = 0, name_length = strlen(name);
    struct file file;
    while (next_file(archive, size, &at, &file) == 1) {
        if (file.name_length == name_length && memcmp(file.name, name, name_length) == 0) {
            *length = file.size;
            return file.contents;
        }
    }
    return NULL;
}

int arcwrt_count(const uint8_t *archive, size_t size)
{
    size_t at = 0;
    struct file file;
    int count = 0, result;
    while ((result = next_file(archive, size, &at, &file)) == 1)
        count++;
    return result == 0 ? count : -1;
}
