#include "ropecat.h"

#include <stdlib.h>
#include <string.h>

#define DEEPEST 40      /* deeper ropes are made flat */
#define SHORT   16      /* joints of no more bytes are made flat, too */

struct rcat_rope {
    size_t refs;
    size_t len;
    unsigned depth;             /* 0: a leaf */
    rcat_rope *left, *right;    /* of a joint */
    unsigned char bytes[];      /* of a leaf */
};

static rcat_rope *leaf(size_t len)
{
    rcat_rope *r;

    if (len > RCAT_MAX_LEN)
        return NULL;
    r = malloc(sizeof *r + len);
    if (!r)
        return NULL;
    r->refs = 1;
    r->len = len;
    r->depth = 0;
    r->left = r->right = NULL;
    return r;
}

rcat_rope *rcat_new_n(const void *data, size_t n)
{
    rcat_rope *r = leaf(n);

    if (r && n > 0)
        memcpy(r->bytes, data, n);
    return r;
}

rcat_rope *rcat_new(const char *text)
{
    return rcat_new_n(text, strlen(text));
}

rcat_rope *rcat_ref(rcat_rope *r)
{
    r->refs++;
    return r;
}

void rcat_unref(rcat_rope *r)
{
    if (!r || --r->refs > 0)
        return;
    rcat_unref(r->left);
    rcat_unref(r->right);
    free(r);
}

size_t rcat_len(const rcat_rope *r)
{
    return r->len;
}

int rcat_at(const rcat_rope *r, size_t i)
{
    if (i >= r->len)
        return -1;
    while (r->depth > 0) {
        if (i < r->left->len) {
            r = r->left;
        } else {
            i -= r->left->len;
            r = r->right;
        }
    }
    return r->bytes[i];
}

/* Writes the bytes of r, no more than DEEPEST calls deep. */
static void put(const rcat_rope *r, unsigned char *to)
{
    if (r->depth > 0) {
        put(r->left, to);
        put(r->right, to + r->left->len);
    } else if (r->len > 0) {
        memcpy(to, r->bytes, r->len);
    }
}

rcat_rope *rcat_concat(rcat_rope *a, rcat_rope *b)
{
    unsigned depth = (a->depth > b->depth ? a->depth : b->depth) + 1;
    rcat_rope *r;

    if (a->len == 0)
        return rcat_ref(b);
    if (b->len == 0)
        return a;
    if (b->len > RCAT_MAX_LEN - a->len)
        return NULL;
    if (depth > DEEPEST || a->len + b->len <= SHORT) {
        r = leaf(a->len + b->len);
        if (r) {
            put(a, r->bytes);
            put(b, r->bytes + a->len);
        }
        return r;
    }
    r = leaf(0);
    if (!r)
        return NULL;
    r->len = a->len + b->len;
    r->depth = depth;
    r->left = rcat_ref(a);
    r->right = rcat_ref(b);
    return r;
}

rcat_rope *rcat_sub(rcat_rope *r, size_t from, size_t n)
{
    rcat_rope *head, *tail, *both;
    size_t cut;

    if (from >= r->len || n == 0)
        return leaf(0);
    if (n > r->len - from)
        n = r->len - from;
    if (n == r->len)
        return rcat_ref(r);
    if (r->depth == 0)
        return rcat_new_n(r->bytes + from, n);
    cut = r->left->len;
    if (from >= cut)
        return rcat_sub(r->right, from - cut, n);
    if (n <= cut - from)
        return rcat_sub(r->left, from, n);
    head = rcat_sub(r->left, from, cut - from);
    tail = rcat_sub(r->right, 0, n - (cut - from));
    both = head && tail ? rcat_concat(head, tail) : NULL;
    rcat_unref(head);
    rcat_unref(tail);
    return both;
}

rcat_rope *rcat_insert(rcat_rope *r, size_t pos, rcat_rope *s)
{
    rcat_rope *head, *tail, *front, *all = NULL;

    if (pos > r->len)
        pos = r->len;
    head = rcat_sub(r, 0, pos);
    tail = rcat_sub(r, pos, r->len - pos);
    if (head && tail) {
        front = rcat_concat(head, s);
        if (front) {
            all = rcat_concat(front, tail);
            rcat_unref(front);
        }
    }
    rcat_unref(head);
    rcat_unref(tail);
    return all;
}

rcat_rope *rcat_erase(rcat_rope *r, size_t from, size_t n)
{
    rcat_rope *head, *tail, *all;

    if (from > r->len)
        from = r->len;
    if (n > r->len - from)
        n = r->len - from;
    if (n == 0)
        return rcat_ref(r);
    if (from + n == r->len)
        return rcat_sub(r, 0, from);
    head = rcat_sub(r, 0, from);
    tail = rcat_sub(r, from + n, r->len - from - n);
    all = head && tail ? rcat_concat(head, tail) : NULL;
    rcat_unref(head);
    rcat_unref(tail);
    return all;
}

int rcat_cmp(const rcat_rope *a, const rcat_rope *b)
{
    size_t n = a->len < b->len ? a->len : b->len;

    if (a == b)
        return 0;
    for (size_t i = 0; i < n; i++) {
        int d = rcat_at(a, i) - rcat_at(b, i);

        if (d != 0)
            return d;
    }
    return (a->len > b->len) - (a->len < b->len);
}

char *rcat_text(const rcat_rope *r)
{
    unsigned char *t = malloc(r->len + 1);

    if (!t)
        return NULL;
    put(r, t);
    t[r->len] = '\0';
    return (char *)t;
}
