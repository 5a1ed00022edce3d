#include "iochain.h"

#include <stdlib.h>
#include <string.h>

struct segment {
    struct segment *next;
    size_t off;         /* where its bytes begin */
    size_t len;         /* never 0 in a chain */
    unsigned char data[IOC_SEGMENT];
};

struct ioc_chain {
    struct segment *head;
    struct segment *tail;
    size_t len;
};

static void free_segments(struct segment *s)
{
    while (s != NULL) {
        struct segment *next = s->next;

        free(s);
        s = next;
    }
}

static struct segment *new_segment(void)
{
    return calloc(1, sizeof(struct segment));
}

ioc_chain *ioc_new(void)
{
    return calloc(1, sizeof(ioc_chain));
}

void ioc_free(ioc_chain *c)
{
    if (c == NULL)
        return;
    free_segments(c->head);
    free(c);
}

size_t ioc_len(const ioc_chain *c)
{
    return c->len;
}

/* Copies what fits of n bytes behind those that are in s. */
static size_t fill(struct segment *s, const unsigned char *from, size_t n)
{
    size_t room = IOC_SEGMENT - s->off - s->len;

    if (n > room)
        n = room;
    memcpy(s->data + s->off + s->len, from, n);
    s->len += n;
    return n;
}

int ioc_append(ioc_chain *c, const void *data, size_t n)
{
    const unsigned char *from = data;
    struct segment *fresh = NULL;
    size_t room = 0, got;

    if (n == 0)
        return 0;
    if (n > IOC_MAX - c->len)
        return -1;
    if (c->tail != NULL)
        room = IOC_SEGMENT - c->tail->off - c->tail->len;
    for (got = room; got < n; got += IOC_SEGMENT) {
        struct segment *s = new_segment();

        if (s == NULL) {
            free_segments(fresh);
            return -1;
        }
        s->next = fresh;
        fresh = s;
    }
    c->len += n;
    if (room > 0) {
        got = fill(c->tail, from, n);
        from += got;
        n -= got;
    }
    while (n > 0) {
        struct segment *s = fresh;

        fresh = s->next;
        s->next = NULL;
        got = fill(s, from, n);
        from += got;
        n -= got;
        if (c->tail != NULL)
            c->tail->next = s;
        else
            c->head = s;
        c->tail = s;
    }
    return 0;
}

size_t ioc_drain(ioc_chain *c, size_t n)
{
    size_t left;

    if (n > c->len)
        n = c->len;
    left = n;
    while (left > 0) {
        struct segment *s = c->head;

        if (left < s->len) {
            s->off += left;
            s->len -= left;
            break;
        }
        left -= s->len;
        c->head = s->next;
        free(s);
    }
    if (c->head == NULL)
        c->tail = NULL;
    c->len -= n;
    return n;
}

size_t ioc_copy(const ioc_chain *c, size_t off, void *buf, size_t n)
{
    const struct segment *s = c->head;
    unsigned char *to = buf;
    size_t done = 0;

    if (off >= c->len)
        return 0;
    if (n > c->len - off)
        n = c->len - off;
    while (off >= s->len) {
        off -= s->len;
        s = s->next;
    }
    while (done < n) {
        size_t part = s->len - off;

        if (part > n - done)
            part = n - done;
        memcpy(to + done, s->data + s->off + off, part);
        done += part;
        off = 0;
        s = s->next;
    }
    return done;
}

ioc_chain *ioc_split(ioc_chain *c, size_t n)
{
    struct segment *s = c->head, *before = NULL;
    size_t at = n;
    ioc_chain *rest;

    if (n > c->len)
        return NULL;
    rest = ioc_new();
    if (rest == NULL || n == c->len)
        return rest;
    if (n == 0) {
        *rest = *c;
        memset(c, 0, sizeof *c);
        return rest;
    }
    while (at >= s->len) {
        at -= s->len;
        before = s;
        s = s->next;
    }
    if (at > 0) {
        struct segment *part = new_segment();

        if (part == NULL) {
            free(rest);
            return NULL;
        }
        fill(part, s->data + s->off + at, s->len - at);
        part->next = s->next;
        rest->head = part;
        rest->tail = s == c->tail ? part : c->tail;
        s->len = at;
        s->next = NULL;
        c->tail = s;
    } else {
        rest->head = s;
        rest->tail = c->tail;
        before->next = NULL;
    }
    rest->len = c->len - n;
    c->len = n;
    return rest;
}

int ioc_join(ioc_chain *dst, ioc_chain *src)
{
    if (dst == src || src->len > IOC_MAX - dst->len)
        return -1;
    if (src->head == NULL)
        return 0;
    if (dst->tail != NULL)
        dst->tail->next = src->head;
    else
        dst->head = src->head;
    dst->tail = src->tail;
    dst->len += src->len;
    memset(src, 0, sizeof *src);
    return 0;
}

size_t ioc_vecs(const ioc_chain *c, struct ioc_vec *vec, size_t max)
{
    size_t n = 0;

    for (const struct segment *s = c->head; s != NULL; s = s->next, n++) {
        if (n < max) {
            vec[n].base = s->data + s->off;
            vec[n].len = s->len;
        }
    }
    return n;
}

int ioc_cmp(const ioc_chain *a, const ioc_chain *b)
{
    const struct segment *s = a->head, *t = b->head;
    size_t i = 0, j = 0;

    while (s != NULL && t != NULL) {
        size_t n = s->len - i < t->len - j ? s->len - i : t->len - j;
        int order = memcmp(s->data + s->off + i, t->data + t->off + j, n);

        if (order != 0)
            return order < 0 ? -1 : 1;
        i += n;
        j += n;
        if (i == s->len) {
            s = s->next;
            i = 0;
        }
        if (j == t->len) {
            t = t->next;
            j = 0;
        }
    }
    return (s != NULL) - (t != NULL);
}
