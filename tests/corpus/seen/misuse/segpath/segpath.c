#include "segpath.h"

#include <assert.h>
#include <string.h>

int segpath_init(struct segpath *p, char *buf, size_t cap, const char *start)
{
    size_t n = strlen(start);

    p->buf = buf;
    p->cap = cap;
    p->len = 0;
    if (cap == 0)
        return -1;
    buf[0] = '\0';
    if (n >= cap)
        return -1;
    memcpy(buf, start, n + 1);
    p->len = n;
    return 0;
}

const char *segpath_str(const struct segpath *p)
{
    return p->cap ? p->buf : "";
}

int segpath_push(struct segpath *p, const char *name, size_t *mark)
{
    size_t n = strlen(name);
    size_t old = p->len;
    size_t slash;

    if (n == 0 || strchr(name, '/') || p->cap == 0)
        return -1;
    slash = p->len > 0 && p->buf[p->len - 1] != '/';
    if (n >= p->cap || n + slash >= p->cap - p->len)
        return -1;
    /* the slash last: name may be a part of the path itself */
    memmove(p->buf + old + slash, name, n);
    if (slash)
        p->buf[old] = '/';
    p->len = old + slash + n;
    p->buf[p->len] = '\0';
    if (mark)
        *mark = old;
    return 0;
}

static void set_length(struct segpath *p, size_t len)
{
    p->len = len;
    if (p->cap)
        p->buf[len] = '\0';
}

void segpath_cut(struct segpath *p, size_t mark)
{
    assert(mark <= p->len);
    set_length(p, mark);
}

int segpath_up(struct segpath *p)
{
    size_t n = p->len;

    while (n > 0 && p->buf[n - 1] == '/')
        n--;
    if (n == 0)
        return -1;
    while (n > 0 && p->buf[n - 1] != '/')
        n--;
    /* a slash before it goes too, if it is not the root */
    while (n > 1 && p->buf[n - 1] == '/')
        n--;
    set_length(p, n);
    return 0;
}

/* Finds the segment at or after s. */
static int scan(const char *s, struct segpath_seg *seg)
{
    while (s < seg->end && *s == '/')
        s++;
    seg->at = s;
    while (s < seg->end && *s != '/')
        s++;
    seg->len = (size_t)(s - seg->at);
    return seg->len > 0;
}

int segpath_first(const struct segpath *p, struct segpath_seg *seg)
{
    const char *s = segpath_str(p);

    seg->end = s + p->len;
    return scan(s, seg);
}

int segpath_next(struct segpath_seg *seg)
{
    return scan(seg->at + seg->len, seg);
}

static int is_text(const struct segpath_seg *seg, const char *text)
{
    return seg->len == strlen(text) && memcmp(seg->at, text, seg->len) == 0;
}

/* Whether buf[0 .. n) ends with a segment that ".." can take away. */
static int can_go_up(const char *buf, size_t root, size_t n)
{
    if (n <= root)
        return 0;
    if (n - root >= 2 && memcmp(buf + n - 2, "..", 2) == 0)
        return n - root > 2 && buf[n - 3] != '/';
    return 1;
}

void segpath_norm(struct segpath *p)
{
    size_t root, n;
    struct segpath_seg seg;
    int more;

    if (p->cap == 0)
        return;
    root = n = p->len > 0 && p->buf[0] == '/';
    /* what is written never overtakes what is read */
    for (more = segpath_first(p, &seg); more; more = segpath_next(&seg)) {
        if (is_text(&seg, "."))
            continue;
        if (is_text(&seg, "..")) {
            if (can_go_up(p->buf, root, n)) {
                while (n > root && p->buf[n - 1] != '/')
                    n--;
                if (n > root)
                    n--;
                continue;
            }
            if (root)
                continue;
        }
        if (n > root)
            p->buf[n++] = '/';
        memmove(p->buf + n, seg.at, seg.len);
        n += seg.len;
    }
    if (n == 0 && p->cap > 1)
        p->buf[n++] = '.';
    set_length(p, n);
}

const char *segpath_ext(const struct segpath *p)
{
    const char *s = segpath_str(p);
    size_t n = p->len;

    while (n > 0 && s[n - 1] != '/' && s[n - 1] != '.')
        n--;
    /* s[n - 1] is a dot that neither starts nor ends its segment, or else none */
    if (n < 2 || n == p->len || s[n - 1] != '.' || s[n - 2] == '/')
        return "";
    if (s[n - 2] == '.' && (n == 2 || s[n - 3] == '/'))
        return "";
    return s + n - 1;
}
