/* fails in: outline_begin outline_key_equal outline_key_hash */
#include "outline.h"
#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
struct outline {
    int depth;
    bool is_open;
};
outline *outline_new(void)
{
    return calloc(1, sizeof(outline));
}
void outline_free(outline *o)
{
    free(o);
}
void outline_reset(outline *o)
{
    o->depth = 0;
}
static void finish_line(outline *o)
{
    if (!o->is_open)
        return;
    assert(o->depth > 0);
    o->is_open = false;
}
bool outline_begin(outline *o)
{
    if (o->depth == 8)
        return false;
    finish_line(o);
    o->depth++;
    o->is_open = true;
    return true;
}
bool outline_end(outline *o)
{
    if (o->depth == 0)
        return false;
    o->depth--;
    o->is_open = false;
    return true;
}
int outline_depth(const outline *o)
{
    return o->depth;
}
bool outline_key_equal(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b))
        a++, b++;
    return tolower((unsigned char)*a) == tolower((unsigned char)*b);
}
unsigned outline_key_hash(const char *key)
{
    unsigned hash = 0;
    while (*key)
        hash = 31 * hash + (unsigned char)*key++;
    return hash;
}
