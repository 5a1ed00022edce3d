#include "dspnode.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK 64

enum kind { SOURCE, ARRAY, GAIN, LIMIT, SUM, THEN };

struct dn_node {
    enum kind kind;
    int references;
    int busy;
    int depth, leaves;
    dn_node *a, *b;
    dn_fill fill;
    void *user;
    const float *data;
    size_t count, position;
    int repeat;
    float factor;
};

static dn_node *make(enum kind kind, dn_node *a, dn_node *b)
{
    int depth = 0, leaves = 0;
    if (a != NULL) {
        depth = a->depth;
        leaves = a->leaves;
    }
    if (b != NULL) {
        depth = b->depth > depth ? b->depth : depth;
        leaves += b->leaves;
    }
    if (depth >= DN_MAX_DEPTH || leaves > DN_MAX_LEAVES)
        return NULL;
    dn_node *n = calloc(1, sizeof *n);
    if (n == NULL)
        return NULL;
    n->kind = kind;
    n->references = 1;
    n->depth = depth + 1;
    n->leaves = leaves > 0 ? leaves : 1;
    n->a = a;
    n->b = b;
    return n;
}

dn_node *dn_source(dn_fill fill, void *user)
{
    assert(fill != NULL);
    dn_node *n = make(SOURCE, NULL, NULL);
    if (n != NULL) {
        n->fill = fill;
        n->user = user;
    }
    return n;
}

dn_node *dn_array(const float *data, size_t count, int repeat)
{
    dn_node *n = make(ARRAY, NULL, NULL);
    if (n != NULL) {
        n->data = data;
        n->count = count;
        n->repeat = repeat != 0 && count > 0;
    }
    return n;
}

dn_node *dn_gain(dn_node *input, float factor)
{
    dn_node *n = input != NULL ? make(GAIN, input, NULL) : NULL;
    if (n != NULL)
        n->factor = factor;
    return n;
}

dn_node *dn_limit(dn_node *input, size_t frames)
{
    dn_node *n = input != NULL ? make(LIMIT, input, NULL) : NULL;
    if (n != NULL)
        n->count = frames;
    return n;
}

dn_node *dn_sum(dn_node *a, dn_node *b)
{
    assert(a == NULL || a != b || a->references > 1);
    return a != NULL && b != NULL ? make(SUM, a, b) : NULL;
}

dn_node *dn_then(dn_node *first, dn_node *second)
{
    assert(first == NULL || first != second || first->references > 1);
    return first != NULL && second != NULL ? make(THEN, first, second) : NULL;
}

dn_node *dn_hold(dn_node *n)
{
    n->references++;
    return n;
}

void dn_drop(dn_node *n)
{
    if (n == NULL || --n->references > 0)
        return;
    dn_drop(n->a);
    dn_drop(n->b);
    free(n);
}

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

static size_t play(dn_node *n, float *out, size_t frames)
{
    size_t done = 0;
    while (done < frames) {
        if (n->position == n->count) {
            if (!n->repeat)
                break;
            n->position = 0;
        }
        size_t part = smaller(frames - done, n->count - n->position);
        memcpy(out + done, n->data + n->position, part * sizeof *out);
        n->position += part;
        done += part;
    }
    return done;
}

static size_t add(dn_node *n, float *out, size_t frames)
{
    float other[CHUNK];
    size_t a = dn_pull(n->a, out, frames), b = dn_pull(n->b, other, frames);
    for (size_t i = 0; i < b; i++)
        out[i] = i < a ? out[i] + other[i] : other[i];
    return a > b ? a : b;
}

/* At most CHUNK frames. */
static size_t pull_chunk(dn_node *n, float *out, size_t frames)
{
    size_t got = 0;
    switch (n->kind) {
    case SOURCE:
        got = n->fill(n->user, out, frames);
        assert(got <= frames);
        break;
    case ARRAY:
        got = play(n, out, frames);
        break;
    case GAIN:
        got = dn_pull(n->a, out, frames);
        for (size_t i = 0; i < got; i++)
            out[i] *= n->factor;
        break;
    case LIMIT:
        got = dn_pull(n->a, out, smaller(frames, n->count - n->position));
        n->position += got;
        break;
    case SUM:
        got = add(n, out, frames);
        break;
    case THEN:
        got = dn_pull(n->a, out, frames);
        if (got < frames)
            got += dn_pull(n->b, out + got, frames - got);
        break;
    }
    return got;
}

size_t dn_pull(dn_node *n, float *out, size_t frames)
{
    size_t done = 0;
    assert(!n->busy);
    n->busy = 1;
    while (done < frames) {
        size_t part = smaller(frames - done, CHUNK), got = pull_chunk(n, out + done, part);
        done += got;
        if (got < part)
            break;
    }
    n->busy = 0;
    return done;
}

size_t dn_skip(dn_node *n, size_t frames)
{
    float out[CHUNK];
    size_t done = 0;
    frames = smaller(frames, DN_MAX_SKIP);
    while (done < frames) {
        size_t part = smaller(frames - done, CHUNK), got = dn_pull(n, out, part);
        done += got;
        if (got < part)
            break;
    }
    return done;
}
