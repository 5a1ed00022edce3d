#include "skinwin.h"

#include <stdlib.h>
#include <string.h>

struct skin {
    size_t references;
    char *name;
    bool has[SKIN_ROLES];
    uint32_t rgb[SKIN_ROLES];
};

struct skin_walk {
    skin *on;
    unsigned next;
};

struct window {
    skin *dress;
    uint32_t fallback;
};

skin *skin_new(const char *name)
{
    size_t size = strlen(name) + 1;
    skin *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->name = malloc(size);
    if (s->name == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->name, name, size);
    s->references = 1;
    return s;
}

skin *skin_ref(skin *s)
{
    s->references++;
    return s;
}

void skin_unref(skin *s)
{
    if (s == NULL || --s->references > 0)
        return;
    free(s->name);
    free(s);
}

const char *skin_name(const skin *s)
{
    return s->name;
}

bool skin_colour(skin *s, unsigned role, uint32_t rgb)
{
    if (role >= SKIN_ROLES)
        return false;
    s->has[role] = true;
    s->rgb[role] = rgb;
    return true;
}

void skin_clear(skin *s, unsigned role)
{
    if (role < SKIN_ROLES)
        s->has[role] = false;
}

skin_walk *skin_walk_new(skin *s)
{
    skin_walk *walk = malloc(sizeof *walk);
    if (walk == NULL)
        return NULL;
    walk->on = skin_ref(s);
    walk->next = 0;
    return walk;
}

bool skin_walk_next(skin_walk *walk, unsigned *role, uint32_t *rgb)
{
    while (walk->next < SKIN_ROLES && !walk->on->has[walk->next])
        walk->next++;
    if (walk->next == SKIN_ROLES)
        return false;
    if (role != NULL)
        *role = walk->next;
    if (rgb != NULL)
        *rgb = walk->on->rgb[walk->next];
    walk->next++;
    return true;
}

void skin_walk_free(skin_walk *walk)
{
    skin_unref(walk->on);
    free(walk);
}

window *window_new(uint32_t fallback)
{
    window *w = calloc(1, sizeof *w);
    if (w != NULL)
        w->fallback = fallback;
    return w;
}

void window_free(window *w)
{
    if (w == NULL)
        return;
    skin_unref(w->dress);
    free(w);
}

void window_dress(window *w, skin *s)
{
    /* the new one first: it may be held by the window alone */
    if (s != NULL)
        skin_ref(s);
    if (w->dress == s)
        return;
    skin_unref(w->dress);
    w->dress = s;
}

void window_swap(window *a, window *b)
{
    skin *s = a->dress;
    a->dress = b->dress;
    b->dress = s;
}

skin *window_skin(const window *w)
{
    return w->dress;
}

uint32_t window_rgb(const window *w, unsigned role)
{
    if (w->dress == NULL || role >= SKIN_ROLES || !w->dress->has[role])
        return w->fallback;
    return w->dress->rgb[role];
}
