#include "skinwin.h"

#include <string.h>

int main(void)
{
    skin *s = skin_new("dark"), *t = skin_new("");
    window *w = window_new(7), *v = window_new(9);
    unsigned role = 0;
    uint32_t rgb = 0;
    if (!skin_colour(s, 0, 1) || !skin_colour(s, 23, 2) || skin_colour(s, 24, 3) || strcmp(skin_name(s), "dark") != 0)
        return 2;
    skin_clear(s, 0);
    skin_clear(s, 99);
    skin_walk *walk = skin_walk_new(s);
    window_dress(w, NULL);
    window_dress(w, s);
    window_dress(v, t);
    window_swap(w, v);
    window_swap(w, w);
    if (window_skin(w) != t || window_rgb(v, 23) != 2 || window_rgb(v, 0) != 9 || window_rgb(w, 99) != 7)
        return 2;
    window_dress(w, s);
    window_dress(v, NULL);
#ifndef LEGAL
    window_dress(w, window_skin(w));
#endif
    skin_unref(s);
    skin_unref(t);
    skin_unref(NULL);
    window_free(w);
    window_free(v);
    window_free(NULL);
    if (!skin_walk_next(walk, &role, &rgb) || role != 23 || rgb != 2 || skin_walk_next(walk, NULL, NULL))
        return 2;
    skin_walk_free(walk);
    return 0;
}
