#include "hpdyn.h"

#include <string.h>

int main(void)
{
    hpdyn *t = hpdyn_new(10000);
    if (hpdyn_limit(t) != HPDYN_LIMIT || hpdyn_count(t) != 0 || hpdyn_name(t, 0) != NULL)
        return 2;
    hpdyn_insert(t, "accept", "text");
    hpdyn_insert(t, "", "");
    if (hpdyn_size(t) != 42 + 32 || hpdyn_insert_at(t, 0, "none") != 0 || hpdyn_insert_at(t, 3, "x") != -1)
        return 2;
    if (hpdyn_count(t) != 3 || strcmp(hpdyn_name(t, 2), "accept") != 0 || hpdyn_find(t, "", "none") != 0)
        return 2;
    hpdyn *other = hpdyn_clone(t);
    if (hpdyn_repeat(other, 2) != 0 || hpdyn_count(other) != 3 || strcmp(hpdyn_value(other, 0), "text") != 0)
        return 2;
    hpdyn_insert(other, hpdyn_name(other, 2), hpdyn_value(other, 0));
    hpdyn_resize(other, 80);
    if (hpdyn_count(other) != 2 || hpdyn_find(other, "accept", "html") != HPDYN_NONE)
        return 2;
    hpdyn_resize(other, 0);
    if (hpdyn_insert(other, "", "") != 0 || hpdyn_count(other) != 0 || hpdyn_size(other) != 0)
        return 2;
    hpdyn_free(other);
    char large[200];
    memset(large, 'x', sizeof large - 1);
    large[sizeof large - 1] = '\0';
#ifndef LEGAL
    hpdyn_insert_at(t, 2, "html, and whatever else there is");
#endif
    if (hpdyn_insert_at(t, 0, large) != 0 || hpdyn_count(t) != 0)
        return 2;
    hpdyn_free(t);
    return 0;
}
