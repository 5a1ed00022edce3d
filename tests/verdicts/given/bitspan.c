#include "bitspan.h"

#include <assert.h>

static void check(bitspan s)
{
    assert(s.length >= 1 && s.length <= 32);
    assert(s.start < 1000);
}

unsigned bitspan_end(bitspan s)
{
    unsigned end;
    check(s);
    end = s.start + s.length;
    assert(end <= 1000);
    return end;
}

bitspan bitspan_behind(bitspan s, unsigned length)
{
    check(s);
    bitspan next = {s.start + s.length, length};
    check(next);
    return next;
}

bitspan bitspan_later(bitspan s, unsigned gap, unsigned length)
{
    bitspan next = bitspan_behind(s, 1);
    next.start += gap % 8;
    next.length = length;
    check(next);
    return next;
}

bitspan bitspan_from(unsigned start)
{
    bitspan s = {start, 32};
    if (start <= 32)
        s.length = 32 - start;
    check(s);
    return s;
}
