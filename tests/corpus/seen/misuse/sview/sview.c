#include "sview.h"

#include <assert.h>
#include <string.h>

sview sv_from(const char *text)
{
    return (sview){text, strlen(text)};
}

sview sv_from_n(const char *ptr, size_t len)
{
    return (sview){ptr, len};
}

char sv_at(sview v, size_t i)
{
    assert(i < v.len);
    return v.ptr[i];
}

char sv_front(sview v)
{
    assert(v.len > 0);
    return v.ptr[0];
}

char sv_back(sview v)
{
    assert(v.len > 0);
    return v.ptr[v.len - 1];
}

sview sv_sub(sview v, size_t pos, size_t len)
{
    assert(pos <= v.len && len <= v.len - pos);
    return (sview){pos == 0 ? v.ptr : v.ptr + pos, len};
}

sview sv_drop(sview v, size_t n)
{
    assert(n <= v.len);
    return sv_sub(v, n, v.len - n);
}

sview sv_drop_last(sview v, size_t n)
{
    assert(n <= v.len);
    return sv_sub(v, 0, v.len - n);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

sview sv_trim(sview v)
{
    while (v.len > 0 && is_blank(v.ptr[0]))
        v = sv_drop(v, 1);
    while (v.len > 0 && is_blank(v.ptr[v.len - 1]))
        v = sv_drop_last(v, 1);
    return v;
}

size_t sv_find(sview v, char c)
{
    for (size_t i = 0; i < v.len; i++)
        if (v.ptr[i] == c)
            return i;
    return SV_NPOS;
}

sview sv_chop(sview *v, char sep)
{
    size_t at = sv_find(*v, sep);
    sview taken = *v;
    if (at == SV_NPOS) {
        *v = sv_drop(*v, v->len);
        return taken;
    }
    taken.len = at;
    *v = sv_drop(*v, at + 1);
    return taken;
}

bool sv_equal(sview a, sview b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

size_t sv_search(sview v, sview part)
{
    if (part.len > v.len)
        return SV_NPOS;
    for (size_t i = 0; i <= v.len - part.len; i++)
        if (sv_equal(sv_sub(v, i, part.len), part))
            return i;
    return SV_NPOS;
}

int sv_compare(sview a, sview b)
{
    size_t common = a.len < b.len ? a.len : b.len;
    int order = common == 0 ? 0 : memcmp(a.ptr, b.ptr, common);
    if (order != 0)
        return order;
    return a.len < b.len ? -1 : a.len > b.len;
}

size_t sv_copy(sview v, char *buffer, size_t size)
{
    if (size > 0) {
        size_t count = v.len < size ? v.len : size - 1;
        if (count > 0)
            memmove(buffer, v.ptr, count);
        buffer[count] = '\0';
    }
    return v.len;
}
