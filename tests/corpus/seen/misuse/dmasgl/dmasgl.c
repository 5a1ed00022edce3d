#include "dmasgl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct seg {
    uint8_t *p;
    size_t len;
};

struct sgl {
    unsigned max, n;
    int mapped;
    struct seg seg[];
};

struct sgl *sgl_create(unsigned max_segs)
{
    struct sgl *l;

    if (max_segs == 0 || max_segs > SGL_MAX_SEGS)
        return NULL;
    l = calloc(1, sizeof(*l) + max_segs * sizeof(l->seg[0]));
    if (l)
        l->max = max_segs;
    return l;
}

void sgl_destroy(struct sgl *l)
{
    if (!l)
        return;
    assert(!l->mapped);
    free(l);
}

int sgl_add(struct sgl *l, void *buf, size_t len)
{
    assert(!l->mapped);
    if (len == 0 || len > SGL_MAX_SEG_LEN)
        return -1;
    if (l->n > 0) {
        struct seg *last = &l->seg[l->n - 1];

        if ((uintptr_t)last->p + last->len == (uintptr_t)buf && last->len + len <= SGL_MAX_SEG_LEN) {
            last->len += len;
            return 0;
        }
    }
    if (l->n == l->max)
        return -1;
    l->seg[l->n].p = buf;
    l->seg[l->n].len = len;
    l->n++;
    return 0;
}

void sgl_reset(struct sgl *l)
{
    assert(!l->mapped);
    l->n = 0;
}

unsigned sgl_map(struct sgl *l)
{
    assert(!l->mapped);
    l->mapped = 1;
    return l->n;
}

void sgl_unmap(struct sgl *l)
{
    assert(l->mapped);
    l->mapped = 0;
}

size_t sgl_total(const struct sgl *l)
{
    size_t sum = 0;
    unsigned i;

    for (i = 0; i < l->n; i++)
        sum += l->seg[i].len;
    return sum;
}

void *sgl_seg(const struct sgl *l, unsigned i, size_t *len)
{
    assert(l->mapped);
    if (i >= l->n)
        return NULL;
    *len = l->seg[i].len;
    return l->seg[i].p;
}

/* Exactly one of src and dst is set. */
static size_t transfer(const struct sgl *l, size_t off, const uint8_t *src, uint8_t *dst, size_t n)
{
    size_t done = 0;
    unsigned i;

    assert(l->mapped);
    for (i = 0; i < l->n && done < n; i++) {
        size_t chunk = l->seg[i].len;

        if (off >= chunk) {
            off -= chunk;
            continue;
        }
        chunk -= off;
        if (chunk > n - done)
            chunk = n - done;
        if (dst)
            memmove(dst + done, l->seg[i].p + off, chunk);
        else
            memmove(l->seg[i].p + off, src + done, chunk);
        done += chunk;
        off = 0;
    }
    return done;
}

size_t sgl_copy_in(struct sgl *l, size_t off, const void *src, size_t n)
{
    return transfer(l, off, src, NULL, n);
}

size_t sgl_copy_out(const struct sgl *l, size_t off, void *dst, size_t n)
{
    return transfer(l, off, NULL, dst, n);
}
