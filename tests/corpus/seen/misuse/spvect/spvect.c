#include "spvect.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct element {
    uint32_t index;
    double value;
};

struct spvect {
    uint32_t dimension;
    size_t count;
    size_t capacity;
    struct element *elements; /* by index */
};

spvect *spv_new(uint32_t dimension)
{
    spvect *v = calloc(1, sizeof *v);
    if (v != NULL)
        v->dimension = dimension;
    return v;
}

void spv_free(spvect *v)
{
    if (v == NULL)
        return;
    free(v->elements);
    free(v);
}

spvect *spv_copy(const spvect *v)
{
    spvect *copy = spv_new(v->dimension);
    if (copy == NULL || v->count == 0)
        return copy;
    copy->elements = malloc(v->count * sizeof *copy->elements);
    if (copy->elements == NULL) {
        free(copy);
        return NULL;
    }
    memcpy(copy->elements, v->elements, v->count * sizeof *copy->elements);
    copy->count = copy->capacity = v->count;
    return copy;
}

uint32_t spv_dimension(const spvect *v)
{
    return v->dimension;
}

size_t spv_stored(const spvect *v)
{
    return v->count;
}

/* Where an index is, or would be. */
static size_t position(const spvect *v, uint32_t index)
{
    size_t low = 0, high = v->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (v->elements[middle].index < index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int spv_set(spvect *v, uint32_t index, double value)
{
    assert(index < v->dimension);
    size_t at = position(v, index);
    int there = at < v->count && v->elements[at].index == index;
    if (value == 0) {
        if (there) {
            v->count--;
            memmove(v->elements + at, v->elements + at + 1, (v->count - at) * sizeof *v->elements);
        }
        return 0;
    }
    if (there) {
        v->elements[at].value = value;
        return 0;
    }
    if (v->count == v->capacity) {
        size_t capacity = v->capacity == 0 ? 2 : 2 * v->capacity;
        struct element *wider = realloc(v->elements, capacity * sizeof *wider);
        if (wider == NULL)
            return -1;
        v->elements = wider;
        v->capacity = capacity;
    }
    memmove(v->elements + at + 1, v->elements + at, (v->count - at) * sizeof *v->elements);
    v->elements[at] = (struct element){index, value};
    v->count++;
    return 0;
}

double spv_get(const spvect *v, uint32_t index)
{
    assert(index < v->dimension);
    size_t at = position(v, index);
    return at < v->count && v->elements[at].index == index ? v->elements[at].value : 0;
}

void spv_scale(spvect *v, double factor)
{
    size_t kept = 0;
    for (size_t i = 0; i < v->count; i++) {
        struct element element = v->elements[i];
        element.value *= factor;
        if (element.value != 0)
            v->elements[kept++] = element;
    }
    v->count = kept;
}

double spv_dot(const spvect *a, const spvect *b)
{
    assert(a->dimension == b->dimension);
    double sum = 0;
    size_t i = 0, j = 0;
    while (i < a->count && j < b->count) {
        if (a->elements[i].index < b->elements[j].index)
            i++;
        else if (a->elements[i].index > b->elements[j].index)
            j++;
        else
            sum += a->elements[i++].value * b->elements[j++].value;
    }
    return sum;
}

int spv_axpy(spvect *y, double factor, const spvect *x)
{
    assert(x->dimension == y->dimension);
    if (x == y) {
        spv_scale(y, 1 + factor);
        return 0;
    }
    for (size_t i = 0; i < x->count; i++) {
        uint32_t index = x->elements[i].index;
        if (spv_set(y, index, spv_get(y, index) + factor * x->elements[i].value) != 0)
            return -1;
    }
    return 0;
}

int spv_each(const spvect *v, spv_visit visit, void *context)
{
    int result = 0;
    if (v->count == 0)
        return 0;
    const struct element *end = v->elements + v->count;
    for (const struct element *element = v->elements; result == 0 && element != end; element++)
        result = visit(element->index, element->value, context);
    return result;
}
