#include "lnindex.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

lnindex lnindex_make(const char *text, size_t len)
{
    lnindex ix = { text, len, 1, NULL };
    for (size_t i = 0; i < len; i++)
        ix.count += text[i] == '\n';
    if (ix.count < SIZE_MAX / sizeof *ix.starts)
        ix.starts = malloc((ix.count + 1) * sizeof *ix.starts);
    if (!ix.starts) {
        ix.count = 0;
        return ix;
    }
    size_t n = 0;
    ix.starts[n++] = 0;
    for (size_t i = 0; i < len; i++)
        if (text[i] == '\n')
            ix.starts[n++] = i + 1;
    ix.starts[n] = len + 1;     /* as if there were an LF at the end */
    return ix;
}

void lnindex_release(lnindex *ix)
{
    free(ix->starts);
    memset(ix, 0, sizeof *ix);
}

lnspan lnindex_line(const lnindex *ix, size_t n)
{
    lnspan s = { ix->text, 0 };
    size_t start = ix->starts[n];
    s.len = ix->starts[n + 1] - start - 1;
    if (ix->text)
        s.s = ix->text + start;
    return s;
}

size_t lnindex_find(const lnindex *ix, size_t offset)
{
    size_t lo = 0, hi = ix->count;
    while (hi - lo > 1) {
        size_t mid = lo + (hi - lo) / 2;
        if (ix->starts[mid] <= offset)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

size_t lnindex_column(const lnindex *ix, size_t offset)
{
    if (!ix->count)
        return 0;
    if (offset > ix->len)
        offset = ix->len;
    return offset - ix->starts[lnindex_find(ix, offset)];
}

size_t lnindex_offset(const lnindex *ix, size_t line, size_t column)
{
    if (line >= ix->count)
        return ix->len;
    size_t len = lnindex_line(ix, line).len;
    return ix->starts[line] + (column < len ? column : len);
}

size_t lnindex_widest(const lnindex *ix)
{
    size_t widest = 0;
    for (size_t i = 0; i < ix->count; i++) {
        size_t len = lnindex_line(ix, i).len;
        if (len > widest)
            widest = len;
    }
    return widest;
}

int lnspan_equal(lnspan a, lnspan b)
{
    return a.len == b.len && (a.len == 0 || !memcmp(a.s, b.s, a.len));
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

lnspan lnspan_trim(lnspan s)
{
    while (s.len && is_blank(s.s[0])) {
        s.s++;
        s.len--;
    }
    while (s.len && is_blank(s.s[s.len - 1]))
        s.len--;
    return s;
}
