/* Who gets one object and nothing else, frees memory and uses it has nobody else to blame. */
#include "sprites.h"

#include <stdlib.h>
#include <string.h>

struct sprite {
    int x, is_dropped;
};
struct sprites {
    size_t count;
    struct sprite *items;
};

sprites *sprites_new(void)
{
    return calloc(1, sizeof(sprites));
}

void sprites_free(sprites *s)
{
    if (s)
        free(s->items);
    free(s);
}

/* Room for one more, in other memory. */
static struct sprite *grow(sprites *s)
{
    struct sprite *items = malloc((s->count + 1) * sizeof *items);
    if (!items)
        return NULL;
    if (s->count)
        memcpy(items, s->items, s->count * sizeof *items);
    free(s->items);
    s->items = items;
    return &items[s->count++];
}

static struct sprite *find(const sprites *s, sprite_id id)
{
    return id == 0 || id > s->count || s->items[id - 1].is_dropped ? NULL : &s->items[id - 1];
}

static sprite_id add_like(sprites *s, const struct sprite *like)
{
    struct sprite *made = grow(s);
    if (!made)
        return 0;
    *made = *like; /* it may have been in the old array: the bug */
    return (sprite_id)s->count;
}

sprite_id sprites_add(sprites *s, int x)
{
    struct sprite made = {.x = x};
    return add_like(s, &made);
}

sprite_id sprites_clone(sprites *s, sprite_id id)
{
    const struct sprite *like = find(s, id);
    return like ? add_like(s, like) : 0;
}

void sprites_drop(sprites *s, sprite_id id)
{
    struct sprite *gone = find(s, id);
    if (gone)
        gone->is_dropped = 1;
}

const struct sprite *sprites_at(const sprites *s, sprite_id id)
{
    return find(s, id);
}

sprite_id sprites_put(sprites *s, const struct sprite *like)
{
    return like ? add_like(s, like) : 0;
}

sprite_id sprites_last(sprites *to, const sprites *from)
{
    return from->count ? add_like(to, &from->items[from->count - 1]) : 0;
}
