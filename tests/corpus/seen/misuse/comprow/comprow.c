#include "comprow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct row {
    size_t size;
    size_t count, room;
    cr_entity *owner; /* sorted, so that a component is found by its owner */
    unsigned char *data;
};

struct cr_world {
    cr_entity last;
    size_t alive_count, alive_room;
    cr_entity *alive; /* sorted as well */
    int types;
    int visiting;
    struct row rows[CR_MAX_TYPES];
};

/* The index of e, or of the first that is greater. */
static size_t lower_bound(const cr_entity *list, size_t count, cr_entity e)
{
    size_t low = 0;
    while (count > 0) {
        size_t half = count / 2;
        if (list[low + half] < e) {
            low += half + 1;
            count -= half + 1;
        } else
            count = half;
    }
    return low;
}

cr_world *cr_open(void)
{
    return calloc(1, sizeof(cr_world));
}

void cr_close(cr_world *w)
{
    assert(w->visiting == 0);
    for (int i = 0; i < w->types; i++) {
        free(w->rows[i].owner);
        free(w->rows[i].data);
    }
    free(w->alive);
    free(w);
}

cr_type cr_register(cr_world *w, size_t size)
{
    if (size == 0 || size > CR_MAX_SIZE || w->types == CR_MAX_TYPES)
        return -1;
    w->rows[w->types].size = size;
    return w->types++;
}

cr_entity cr_spawn(cr_world *w)
{
    if (w->alive_count == CR_MAX_ENTITIES || w->last == UINT32_MAX)
        return 0;
    if (w->alive_count == w->alive_room) {
        size_t room = w->alive_room > 0 ? 2 * w->alive_room : 8;
        cr_entity *grown = realloc(w->alive, room * sizeof *grown);
        if (grown == NULL)
            return 0;
        w->alive = grown;
        w->alive_room = room;
    }
    return w->alive[w->alive_count++] = ++w->last;
}

bool cr_alive(const cr_world *w, cr_entity e)
{
    size_t i = lower_bound(w->alive, w->alive_count, e);
    return i < w->alive_count && w->alive[i] == e;
}

size_t cr_population(const cr_world *w)
{
    return w->alive_count;
}

static bool owned(const struct row *r, cr_entity e, size_t *index)
{
    *index = lower_bound(r->owner, r->count, e);
    return *index < r->count && r->owner[*index] == e;
}

static void erase(struct row *r, size_t i)
{
    size_t after = r->count - i - 1;
    memmove(r->owner + i, r->owner + i + 1, after * sizeof *r->owner);
    memmove(r->data + i * r->size, r->data + (i + 1) * r->size, after * r->size);
    r->count--;
}

void cr_kill(cr_world *w, cr_entity e)
{
    assert(w->visiting == 0);
    assert(cr_alive(w, e));
    size_t i = lower_bound(w->alive, w->alive_count, e), at;
    memmove(w->alive + i, w->alive + i + 1, (w->alive_count - i - 1) * sizeof *w->alive);
    w->alive_count--;
    for (int t = 0; t < w->types; t++)
        if (owned(&w->rows[t], e, &at))
            erase(&w->rows[t], at);
}

/* A row has memory of exactly the size that is needed, for it to stay small. */
static bool insert(struct row *r, size_t at, cr_entity e)
{
    cr_entity *owner = malloc((r->count + 1) * sizeof *owner);
    unsigned char *data = malloc((r->count + 1) * r->size);
    if (owner == NULL || data == NULL) {
        free(owner);
        free(data);
        return false;
    }
    if (r->count > 0) {
        memcpy(owner, r->owner, at * sizeof *owner);
        memcpy(owner + at + 1, r->owner + at, (r->count - at) * sizeof *owner);
        memcpy(data, r->data, at * r->size);
        memcpy(data + (at + 1) * r->size, r->data + at * r->size, (r->count - at) * r->size);
    }
    owner[at] = e;
    memset(data + at * r->size, 0, r->size);
    free(r->owner);
    free(r->data);
    r->owner = owner;
    r->data = data;
    r->count++;
    return true;
}

void *cr_add(cr_world *w, cr_entity e, cr_type type)
{
    assert(w->visiting == 0);
    assert(type >= 0 && type < w->types);
    assert(cr_alive(w, e));
    struct row *r = &w->rows[type];
    size_t at;
    bool has = owned(r, e, &at);
    assert(!has);
    if (has || !insert(r, at, e))
        return NULL;
    return r->data + at * r->size;
}

bool cr_put(cr_world *w, cr_entity e, cr_type type, const void *data)
{
    void *component = cr_get(w, e, type);
    if (component == NULL)
        component = cr_add(w, e, type);
    if (component == NULL)
        return false;
    memcpy(component, data, w->rows[type].size);
    return true;
}

bool cr_has(const cr_world *w, cr_entity e, cr_type type)
{
    return cr_get(w, e, type) != NULL;
}

void *cr_get(const cr_world *w, cr_entity e, cr_type type)
{
    assert(type >= 0 && type < w->types);
    assert(cr_alive(w, e));
    const struct row *r = &w->rows[type];
    size_t at;
    return owned(r, e, &at) ? r->data + at * r->size : NULL;
}

void cr_remove(cr_world *w, cr_entity e, cr_type type)
{
    assert(w->visiting == 0);
    assert(type >= 0 && type < w->types);
    struct row *r = &w->rows[type];
    size_t at;
    bool has = owned(r, e, &at);
    assert(has);
    if (has)
        erase(r, at);
}

void cr_each(cr_world *w, cr_type type, cr_visit visit, void *user)
{
    assert(type >= 0 && type < w->types);
    struct row *r = &w->rows[type];
    w->visiting++;
    for (size_t i = 0; i < r->count; i++)
        visit(r->owner[i], r->data + i * r->size, user);
    w->visiting--;
}
