#include "view.h"

#include <string.h>

struct view view_of(const char *text)
{
    return (struct view){text, strlen(text)};
}

struct view view_part(struct view v, size_t from, size_t to)
{
    return (struct view){v.start + from, to - from};
}

char view_at(struct view v, size_t i)
{
    return v.start[i];
}

bool view_equal(struct view a, struct view b)
{
    return a.length == b.length && memcmp(a.start, b.start, a.length) == 0;
}
