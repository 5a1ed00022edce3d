/* fails in: slice_sub slice_free buf_unref buf_size buf_ref slice_at slice_new slice_size slice_buf buf_new */
#include "slice.h"
#include <stdlib.h>
#include <string.h>
struct buf {
    int refs;
    size_t n;
    char *d;
};
struct slice {
    buf *b;
    size_t from, n;
};
buf *buf_new(const char *t)
{
    buf *b = malloc(sizeof *b);
    b->refs = 1;
    b->n = strlen(t);
    b->d = malloc(b->n + 1);
    memcpy(b->d, t, b->n + 1);
    return b;
}
buf *buf_ref(buf *b)
{
    b->refs++;
    return b;
}
void buf_unref(buf *b)
{
    if (b && --b->refs == 0) {
        free(b->d);
        free(b);
    }
}
size_t buf_size(const buf *b)
{
    return b->n;
}
slice *slice_new(buf *b, size_t f, size_t n)
{
    if (f > b->n || n > b->n - f)
        return NULL;
    slice *s = malloc(sizeof *s);
    s->b = buf_ref(b);
    s->from = f;
    s->n = n;
    return s;
}
void slice_free(slice *s)
{
    if (s) {
        buf_unref(s->b);
        free(s);
    }
}
size_t slice_size(const slice *s)
{
    return s->n;
}
int slice_at(const slice *s, size_t i)
{
    return i < s->n ? (unsigned char)s->b->d[s->from + i] : -1;
}
buf *slice_buf(const slice *s)
{
    return s->b;
}
slice *slice_sub(const slice *s, size_t f, size_t n)
{
    if (f > s->n || n > s->n - f)
        return NULL;
    slice *t = malloc(sizeof *t);
    t->b = s->b;
    t->from = s->from + f;
    t->n = n;
    return t;
}
