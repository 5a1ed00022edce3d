#include "colmeta.h"

#include <stdlib.h>
#include <string.h>

#define HIDDEN 1u

struct column {
    uint32_t width;
    uint32_t flags;
};

/* Columns from `used` on are default ones. */
struct colmeta {
    struct column plain;
    struct column *cols;
    unsigned used, capacity;
};

colmeta *cm_new(uint32_t default_width)
{
    colmeta *cm = calloc(1, sizeof *cm);
    if (cm)
        cm->plain.width = default_width;
    return cm;
}

colmeta *cm_copy(const colmeta *cm)
{
    colmeta *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *cm;
    copy->cols = NULL;
    if (cm->capacity > 0) {
        copy->cols = malloc(cm->capacity * sizeof *copy->cols);
        if (!copy->cols) {
            free(copy);
            return NULL;
        }
        memcpy(copy->cols, cm->cols, cm->used * sizeof *copy->cols);
    }
    return copy;
}

void cm_free(colmeta *cm)
{
    if (!cm)
        return;
    free(cm->cols);
    free(cm);
}

static void set_plain(colmeta *cm, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++)
        cm->cols[i] = cm->plain;
}

/* Stores at least n columns. */
static bool extend(colmeta *cm, unsigned n)
{
    if (n > cm->capacity) {
        unsigned capacity = cm->capacity ? cm->capacity : 8;
        while (capacity < n)
            capacity *= 2;
        struct column *cols = realloc(cm->cols, capacity * sizeof *cols);
        if (!cols)
            return false;
        cm->cols = cols;
        set_plain(cm, cm->capacity, capacity);
        cm->capacity = capacity;
    }
    if (n > cm->used)
        cm->used = n;
    return true;
}

static struct column column(const colmeta *cm, unsigned col)
{
    return col < cm->used ? cm->cols[col] : cm->plain;
}

bool cm_set_width(colmeta *cm, unsigned col, uint32_t width)
{
    if (col >= CM_COLUMNS || !extend(cm, col + 1))
        return false;
    cm->cols[col].width = width;
    return true;
}

bool cm_set_hidden(colmeta *cm, unsigned col, bool hidden)
{
    if (col >= CM_COLUMNS || !extend(cm, col + 1))
        return false;
    if (hidden)
        cm->cols[col].flags |= HIDDEN;
    else
        cm->cols[col].flags &= ~HIDDEN;
    return true;
}

uint32_t cm_width(const colmeta *cm, unsigned col)
{
    return col < CM_COLUMNS ? column(cm, col).width : 0;
}

bool cm_hidden(const colmeta *cm, unsigned col)
{
    return col < CM_COLUMNS && (column(cm, col).flags & HIDDEN);
}

bool cm_insert(colmeta *cm, unsigned at, unsigned n)
{
    if (at >= CM_COLUMNS)
        return false;
    if (n == 0 || at >= cm->used)
        return true;
    if (n > CM_COLUMNS - at)
        n = CM_COLUMNS - at;
    unsigned moved = cm->used - at;
    if (moved > CM_COLUMNS - at - n)
        moved = CM_COLUMNS - at - n;
    if (!extend(cm, at + n + moved))
        return false;
    memmove(&cm->cols[at + n], &cm->cols[at], moved * sizeof *cm->cols);
    set_plain(cm, at, at + n);
    return true;
}

bool cm_delete(colmeta *cm, unsigned at, unsigned n)
{
    if (at >= CM_COLUMNS)
        return false;
    if (at >= cm->used)
        return true;
    if (n > cm->used - at)
        n = cm->used - at;
    memmove(&cm->cols[at], &cm->cols[at + n], (cm->used - at - n) * sizeof *cm->cols);
    set_plain(cm, cm->used - n, cm->used);
    cm->used -= n;
    return true;
}

uint64_t cm_left(const colmeta *cm, unsigned col)
{
    uint64_t x = 0;
    if (col >= CM_COLUMNS)
        return 0;
    for (unsigned i = 0; i < col; i++) {
        struct column c = column(cm, i);
        if (!(c.flags & HIDDEN))
            x += c.width;
    }
    return x;
}

unsigned cm_column_at(const colmeta *cm, uint64_t x)
{
    for (unsigned i = 0; i < CM_COLUMNS; i++) {
        struct column c = column(cm, i);
        if (c.flags & HIDDEN)
            continue;
        if (x < c.width)
            return i;
        x -= c.width;
    }
    return CM_COLUMNS;
}

bool cm_equal(const colmeta *a, const colmeta *b)
{
    for (unsigned i = 0; i < CM_COLUMNS; i++) {
        struct column c = column(a, i), d = column(b, i);
        if (c.width != d.width || c.flags != d.flags)
            return false;
    }
    return true;
}
