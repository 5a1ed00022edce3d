#include "colbatch.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What private_data of a column points to. */
struct buffers {
    int32_t *values;
    uint8_t *validity;
};

/* What private_data of a record points to. */
struct family {
    struct cb_column *pointer[CB_MAXCHILDREN];
    struct cb_column child[CB_MAXCHILDREN];
};

static void release_column(struct cb_column *column)
{
    struct buffers *b = column->private_data;
    free(b->values);
    free(b->validity);
    free(b);
    column->release = NULL;
}

static void release_record(struct cb_column *record)
{
    struct family *f = record->private_data;
    for (int64_t i = 0; i < record->n_children; i++)
        cb_release(&f->child[i]);
    free(f);
    record->release = NULL;
}

static int is_record(const struct cb_column *column)
{
    assert(column->release != NULL);
    return column->children != NULL;
}

static int is_valid(const struct cb_column *column, int64_t row)
{
    return !column->validity || (column->validity[row / 8] >> (row % 8) & 1);
}

/* An empty column with room for n rows, all of which are null. */
static struct buffers *new_buffers(int64_t n)
{
    struct buffers *b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->values = calloc((size_t)n + 1, sizeof *b->values);
    b->validity = calloc((size_t)n / 8 + 1, 1);
    if (!b->values || !b->validity) {
        free(b->values);
        free(b->validity);
        free(b);
        return NULL;
    }
    return b;
}

static void set_row(struct buffers *b, int64_t row, int32_t value)
{
    b->values[row] = value;
    b->validity[row / 8] |= (uint8_t)(1u << (row % 8));
}

static void fill_in(struct cb_column *out, struct buffers *b, int64_t n, int64_t nulls)
{
    memset(out, 0, sizeof *out);
    out->length = n;
    out->null_count = nulls;
    out->values = b->values;
    out->validity = nulls ? b->validity : NULL;
    out->release = release_column;
    out->private_data = b;
}

int cb_int32(struct cb_column *out, const int32_t *values, const uint8_t *valid, int64_t n)
{
    if (n < 0 || n > CB_MAXROWS)
        return CB_EINVAL;
    struct buffers *b = new_buffers(n);
    if (!b)
        return CB_ENOMEM;
    int64_t nulls = 0;
    for (int64_t i = 0; i < n; i++) {
        if (!valid || valid[i])
            set_row(b, i, values[i]);
        else
            nulls++;
    }
    fill_in(out, b, n, nulls);
    return CB_OK;
}

int cb_record(struct cb_column *out, struct cb_column *columns, int64_t n)
{
    if (n < 1 || n > CB_MAXCHILDREN)
        return CB_EINVAL;
    for (int64_t i = 0; i < n; i++)
        if (!columns[i].release || columns[i].children || columns[i].length != columns[0].length)
            return CB_EINVAL;
    struct family *f = malloc(sizeof *f);
    if (!f)
        return CB_ENOMEM;
    int64_t length = columns[0].length;
    for (int64_t i = 0; i < n; i++) {
        f->pointer[i] = &f->child[i];
        cb_move(&f->child[i], &columns[i]);
    }
    memset(out, 0, sizeof *out);
    out->length = length;
    out->n_children = n;
    out->children = f->pointer;
    out->release = release_record;
    out->private_data = f;
    return CB_OK;
}

int cb_slice(struct cb_column *out, const struct cb_column *column, int64_t first, int64_t n)
{
    if (is_record(column))
        return CB_EINVAL;
    if (first < 0 || n < 0 || first > column->length || n > column->length - first)
        return CB_EINVAL;
    struct buffers *b = new_buffers(n);
    if (!b)
        return CB_ENOMEM;
    int64_t nulls = 0;
    for (int64_t i = 0; i < n; i++) {
        if (is_valid(column, first + i))
            set_row(b, i, column->values[first + i]);
        else
            nulls++;
    }
    fill_in(out, b, n, nulls);
    return CB_OK;
}

static struct cb_column *child(const struct cb_column *record, int64_t i)
{
    if (!is_record(record) || i < 0 || i >= record->n_children)
        return NULL;
    return record->children[i]->release ? record->children[i] : NULL;
}

const struct cb_column *cb_child(const struct cb_column *record, int64_t i)
{
    return child(record, i);
}

int cb_take_child(struct cb_column *out, struct cb_column *record, int64_t i)
{
    struct cb_column *c = child(record, i);
    if (!c)
        return CB_EINVAL;
    cb_move(out, c);
    return CB_OK;
}

void cb_move(struct cb_column *out, struct cb_column *from)
{
    assert(from->release != NULL);
    if (out == from)
        return;
    *out = *from;
    from->release = NULL;
}

int cb_get(const struct cb_column *column, int64_t row, int32_t *value)
{
    if (is_record(column) || row < 0 || row >= column->length)
        return CB_EINVAL;
    if (!is_valid(column, row))
        return CB_NULL;
    *value = column->values[row];
    return CB_OK;
}

int64_t cb_sum(const struct cb_column *column)
{
    if (is_record(column))
        return 0;
    int64_t sum = 0;
    for (int64_t i = 0; i < column->length; i++)
        if (is_valid(column, i))
            sum += column->values[i];
    return sum;
}

void cb_release(struct cb_column *column)
{
    if (column->release)
        column->release(column);
}
