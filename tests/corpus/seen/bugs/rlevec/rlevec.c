#include "rlevec.h"

#include <stdlib.h>

struct run {
    size_t start;
    size_t length;
    int32_t value;
};

struct rlevec {
    struct run *runs;
    size_t count;
    size_t capacity;
    size_t length;
};

rlevec *rv_new(void)
{
    return calloc(1, sizeof(rlevec));
}

void rv_free(rlevec *v)
{
    if (v == NULL)
        return;
    free(v->runs);
    free(v);
}

bool rv_append(rlevec *v, int32_t value, size_t count)
{
    if (count > RV_MAX_LENGTH - v->length)
        return false;
    if (v->count > 0 && v->runs[v->count - 1].value == value) {
        v->runs[v->count - 1].length += count;
        v->length += count;
        return true;
    }
    if (v->count == v->capacity) {
        size_t capacity = v->capacity == 0 ? 4 : 2 * v->capacity;
        struct run *runs = realloc(v->runs, capacity * sizeof *runs);
        if (runs == NULL)
            return false;
        v->runs = runs;
        v->capacity = capacity;
    }
    v->runs[v->count++] = (struct run){v->length, count, value};
    v->length += count;
    return true;
}

bool rv_concat(rlevec *v, const rlevec *other)
{
    if (other->length > RV_MAX_LENGTH - v->length)
        return false;
    size_t count = other->count, length = v->length;
    for (size_t i = 0; i < count; i++) {
        struct run run = other->runs[i];
        /* the last run of the same vector may have grown by its first */
        if (other == v && run.start + run.length > length)
            run.length = length - run.start;
        if (!rv_append(v, run.value, run.length)) {
            rv_truncate(v, length);
            return false;
        }
    }
    return true;
}

void rv_truncate(rlevec *v, size_t length)
{
    while (v->length > length) {
        struct run *last = &v->runs[v->count - 1];
        if (last->start >= length) {
            v->length = last->start;
            v->count--;
        } else {
            last->length = length - last->start;
            v->length = length;
        }
    }
}

size_t rv_length(const rlevec *v)
{
    return v->length;
}

/* The run of a position below the length. */
static const struct run *run_at(const rlevec *v, size_t position)
{
    size_t low = 0, high = v->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (v->runs[middle].start < position)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == v->count || v->runs[low].start > position)
        low--;
    return &v->runs[low];
}

int32_t rv_get(const rlevec *v, size_t index)
{
    return index < v->length ? run_at(v, index)->value : 0;
}

int64_t rv_sum(const rlevec *v)
{
    int64_t sum = 0;
    for (size_t i = 0; i < v->count; i++)
        sum += v->runs[i].value * (int64_t)v->runs[i].length;
    return sum;
}

bool rv_equal(const rlevec *a, const rlevec *b)
{
    if (a->length != b->length)
        return false;
    size_t position = 0;
    while (position < a->length) {
        const struct run *in_a = run_at(a, position), *in_b = run_at(b, position);
        if (in_a->value != in_b->value)
            return false;
        size_t end_a = in_a->start + in_a->length, end_b = in_b->start + in_b->length;
        position = end_a < end_b ? end_a : end_b;
    }
    return true;
}
