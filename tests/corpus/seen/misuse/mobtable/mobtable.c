#include "mobtable.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct column {
    size_t size;
    mob_dtor dtor;
    unsigned char *data; /* `count` components ... */
    uint16_t *owner;     /* ... and their slots */
    unsigned count, capacity;
    uint16_t *place; /* by slot: index into data plus 1, 0 for none */
};

struct slot {
    uint16_t generation;
    bool alive;
    uint16_t next_free;
};

struct mob_world {
    unsigned capacity;
    struct slot *slots;
    unsigned used; /* slots that ever were alive */
    unsigned free; /* head of the list of free ones plus 1 */
    bool spawned, visiting;
    int kinds;
    struct column columns[MOB_KINDS];
};

static unsigned slot_of(mob_id id)
{
    return (id & 0xffff) - 1;
}

mob_world *mob_world_create(unsigned capacity)
{
    if (capacity < 1 || capacity > 65535)
        return NULL;
    mob_world *world = calloc(1, sizeof *world);
    if (world == NULL)
        return NULL;
    world->slots = calloc(capacity, sizeof *world->slots);
    if (world->slots == NULL) {
        free(world);
        return NULL;
    }
    world->capacity = capacity;
    return world;
}

void mob_world_destroy(mob_world *world)
{
    if (world == NULL)
        return;
    for (int k = 0; k < world->kinds; k++) {
        struct column *c = &world->columns[k];
        for (unsigned i = 0; c->dtor != NULL && i < c->count; i++)
            c->dtor(c->data + i * c->size);
        free(c->data);
        free(c->owner);
        free(c->place);
    }
    free(world->slots);
    free(world);
}

mob_kind mob_kind_add(mob_world *world, size_t size, mob_dtor dtor)
{
    assert(!world->spawned);
    assert(size >= 1 && size <= MOB_SIZE_MAX);
    if (world->kinds == MOB_KINDS)
        return -1;
    struct column *c = &world->columns[world->kinds];
    c->place = calloc(world->capacity, sizeof *c->place);
    if (c->place == NULL)
        return -1;
    c->size = size;
    c->dtor = dtor;
    return world->kinds++;
}

mob_id mob_spawn(mob_world *world)
{
    assert(!world->visiting);
    unsigned slot;
    world->spawned = true;
    if (world->free != 0) {
        slot = world->free - 1;
        world->free = world->slots[slot].next_free;
    } else if (world->used < world->capacity) {
        slot = world->used++;
    } else {
        return 0;
    }
    world->slots[slot].alive = true;
    return (mob_id)world->slots[slot].generation << 16 | (slot + 1);
}

bool mob_alive(const mob_world *world, mob_id id)
{
    unsigned slot = slot_of(id);
    return slot < world->used && world->slots[slot].alive && world->slots[slot].generation == id >> 16;
}

static bool grow(struct column *c)
{
    unsigned capacity = c->capacity == 0 ? 4 : 2 * c->capacity;
    unsigned char *data = realloc(c->data, capacity * c->size);
    if (data == NULL)
        return false;
    c->data = data;
    uint16_t *owner = realloc(c->owner, capacity * sizeof *owner);
    if (owner == NULL)
        return false;
    c->owner = owner;
    c->capacity = capacity;
    return true;
}

static void drop(struct column *c, unsigned slot)
{
    unsigned at = c->place[slot] - 1u, last = c->count - 1;
    if (c->dtor != NULL)
        c->dtor(c->data + at * c->size);
    if (at != last) {
        memcpy(c->data + at * c->size, c->data + last * c->size, c->size);
        c->owner[at] = c->owner[last];
        c->place[c->owner[at]] = (uint16_t)(at + 1);
    }
    c->place[slot] = 0;
    c->count = last;
}

void mob_despawn(mob_world *world, mob_id id)
{
    assert(!world->visiting);
    assert(mob_alive(world, id));
    unsigned slot = slot_of(id);
    for (int k = 0; k < world->kinds; k++)
        if (world->columns[k].place[slot] != 0)
            drop(&world->columns[k], slot);
    world->slots[slot].alive = false;
    world->slots[slot].generation++;
    world->slots[slot].next_free = (uint16_t)world->free;
    world->free = slot + 1;
}

void *mob_attach(mob_world *world, mob_id id, mob_kind kind)
{
    assert(!world->visiting);
    assert(mob_alive(world, id));
    assert(kind >= 0 && kind < world->kinds);
    struct column *c = &world->columns[kind];
    unsigned slot = slot_of(id);
    assert(c->place[slot] == 0);
    if (c->count == c->capacity && !grow(c))
        return NULL;
    unsigned at = c->count++;
    c->owner[at] = (uint16_t)slot;
    c->place[slot] = (uint16_t)(at + 1);
    return memset(c->data + at * c->size, 0, c->size);
}

void mob_detach(mob_world *world, mob_id id, mob_kind kind)
{
    assert(!world->visiting);
    assert(mob_alive(world, id));
    assert(kind >= 0 && kind < world->kinds);
    assert(world->columns[kind].place[slot_of(id)] != 0);
    drop(&world->columns[kind], slot_of(id));
}

void *mob_get(const mob_world *world, mob_id id, mob_kind kind)
{
    const struct column *c = &world->columns[kind];
    unsigned at = c->place[slot_of(id)];
    return at == 0 ? NULL : c->data + (at - 1) * c->size;
}

unsigned mob_count(const mob_world *world, mob_kind kind)
{
    assert(kind >= 0 && kind < world->kinds);
    return world->columns[kind].count;
}

void mob_each(mob_world *world, mob_kind kind, mob_visit visit, void *user)
{
    assert(kind >= 0 && kind < world->kinds);
    bool outer = world->visiting;
    struct column *c = &world->columns[kind];
    world->visiting = true;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned slot = c->owner[i];
        visit((mob_id)world->slots[slot].generation << 16 | (slot + 1), c->data + i * c->size, user);
    }
    world->visiting = outer;
}
