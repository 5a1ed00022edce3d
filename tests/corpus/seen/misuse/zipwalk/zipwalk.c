#include "zipwalk.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ELEMENT 4096
#define MAX_BYTES   ((size_t)1 << 28)

int zip_vec_init(zip_vec *v, size_t size)
{
    v->data = NULL;
    v->count = v->room = 0;
    v->size = size <= MAX_ELEMENT ? size : 0;
    return v->size > 0 ? 0 : -1;
}

void zip_vec_clear(zip_vec *v)
{
    free(v->data);
    v->data = NULL;
    v->count = v->room = 0;
}

int zip_push(zip_vec *v, const void *element)
{
    unsigned char *data;
    size_t room;

    if (v->size == 0)
        return -1;
    if (v->count < v->room) {
        memcpy((unsigned char *)v->data + v->count * v->size, element, v->size);
        v->count++;
        return 0;
    }
    room = v->room ? v->room * 2 : 1;
    if (room > MAX_BYTES / v->size)
        return -1;
    /* The element may be one of the vector's own: copy it before they go. */
    data = malloc(room * v->size);
    if (!data)
        return -1;
    if (v->count > 0)
        memcpy(data, v->data, v->count * v->size);
    memcpy(data + v->count * v->size, element, v->size);
    free(v->data);
    v->data = data;
    v->room = room;
    v->count++;
    return 0;
}

void zip_begin(zip_walk *w, size_t rows)
{
    memset(w, 0, sizeof *w);
    w->rows = rows;
}

int zip_array(zip_walk *w, const void *base, size_t size)
{
    assert(w->row == 0);
    if (w->columns == ZIP_MAX_COLUMNS || size == 0)
        return -1;
    if (w->rows > (size_t)PTRDIFF_MAX / size)
        return -1;
    w->column[w->columns].base = base;
    w->column[w->columns].size = size;
    return w->columns++;
}

int zip_vector(zip_walk *w, const zip_vec *v)
{
    if (v->count < w->rows)
        return -1;
    return zip_array(w, v->data, v->size);
}

int zip_next(zip_walk *w)
{
    if (w->row > w->rows)
        return 0;
    /* With SIZE_MAX rows the last one has no number of its own. */
    if (w->row == SIZE_MAX)
        return 0;
    w->row++;
    return w->row <= w->rows;
}

/* Whether the walk is at a row. */
static int at_row(const zip_walk *w)
{
    return w->row > 0 && w->row <= w->rows;
}

static const unsigned char *element(const zip_walk *w, int column)
{
    assert(at_row(w));
    assert(column >= 0 && column < w->columns);
    return w->column[column].base + (w->row - 1) * w->column[column].size;
}

size_t zip_row(const zip_walk *w)
{
    assert(at_row(w));
    return w->row - 1;
}

const void *zip_at(const zip_walk *w, int column)
{
    return element(w, column);
}

size_t zip_copy(const zip_walk *w, void *out)
{
    unsigned char *to = out;
    size_t n = 0;

    assert(at_row(w));
    for (int c = 0; c < w->columns; c++) {
        if (to)
            memcpy(to + n, element(w, c), w->column[c].size);
        n += w->column[c].size;
    }
    return n;
}

int zip_same(const zip_walk *w, int a, int b)
{
    const unsigned char *x = element(w, a);
    const unsigned char *y = element(w, b);

    assert(w->column[a].size == w->column[b].size);
    return memcmp(x, y, w->column[a].size) == 0;
}

void zip_rewind(zip_walk *w)
{
    w->row = 0;
}
