#include "ramfile.h"

#include <stdlib.h>
#include <string.h>

struct ramfile {
    unsigned char *data;
    size_t size;
    size_t capacity;
    size_t pos;
};

static int reserve(RFILE *f, size_t need)
{
    if (need <= f->capacity)
        return 0;
    size_t capacity = f->capacity == 0 ? 16 : f->capacity;
    while (capacity < need)
        capacity *= 2;
    unsigned char *data = realloc(f->data, capacity);
    if (data == NULL)
        return -1;
    f->data = data;
    f->capacity = capacity;
    return 0;
}

RFILE *rf_open(void)
{
    return calloc(1, sizeof(RFILE));
}

void rf_close(RFILE *f)
{
    if (f == NULL)
        return;
    free(f->data);
    free(f);
}

size_t rf_write(RFILE *f, const void *data, size_t n)
{
    if (n == 0 || n > (size_t)RF_MAX_SIZE - f->pos)
        return 0;
    if (reserve(f, f->size + n) != 0)
        return 0;
    if (f->pos > f->size)
        memset(f->data + f->size, 0, f->pos - f->size);
    memcpy(f->data + f->pos, data, n);
    f->pos += n;
    if (f->pos > f->size)
        f->size = f->pos;
    return n;
}

size_t rf_read(RFILE *f, void *data, size_t n)
{
    size_t left = f->pos < f->size ? f->size - f->pos : 0;
    if (n > left)
        n = left;
    if (n > 0)
        memcpy(data, f->data + f->pos, n);
    f->pos += n;
    return n;
}

int rf_getc(RFILE *f)
{
    unsigned char c;
    return rf_read(f, &c, 1) == 1 ? c : -1;
}

int rf_putc(RFILE *f, int c)
{
    unsigned char byte = (unsigned char)c;
    return rf_write(f, &byte, 1) == 1 ? byte : -1;
}

int rf_seek(RFILE *f, long offset, enum rf_whence whence)
{
    long base = 0;
    if (whence == RF_CUR)
        base = (long)f->pos;
    else if (whence == RF_END)
        base = (long)f->size;
    else if (whence != RF_SET)
        return -1;
    if (offset < -base || offset > RF_MAX_SIZE - base)
        return -1;
    f->pos = (size_t)(base + offset);
    return 0;
}

long rf_tell(const RFILE *f)
{
    return (long)f->pos;
}

long rf_size(const RFILE *f)
{
    return (long)f->size;
}

int rf_truncate(RFILE *f, long size)
{
    if (size < 0 || size > RF_MAX_SIZE)
        return -1;
    size_t to = (size_t)size;
    if (to > f->size) {
        if (reserve(f, to) != 0)
            return -1;
        memset(f->data + f->size, 0, to - f->size);
    }
    f->size = to;
    return 0;
}
