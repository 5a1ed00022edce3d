#include "actorset.h"

#include <assert.h>
#include <stdlib.h>

#define GENS 0xfffffu

struct actor {
    as_id id;
    unsigned parts;
    as_pos pos;
    int hp;
    int doomed;
};

struct slot {
    uint32_t gen;      // 0: never used
    uint32_t at;       // in the array, or the next free slot + 1
    int live;
};

struct as_set {
    struct actor *a;
    size_t n, cap;
    struct slot slot[AS_MAX];
    uint32_t nslot, spare;    // spare: free slot + 1
    int rounds;
};

as_set *as_new(void)
{
    return calloc(1, sizeof(as_set));
}

void as_free(as_set *s)
{
    if (s)
        free(s->a);
    free(s);
}

size_t as_count(const as_set *s)
{
    return s->n;
}

as_id as_spawn(as_set *s, unsigned parts)
{
    assert(!s->rounds);
    if (!s->spare && s->nslot == AS_MAX)
        return 0;
    if (s->n == s->cap) {
        size_t cap = s->cap ? s->cap * 2 : 4;
        struct actor *a = realloc(s->a, cap * sizeof *a);
        if (!a)
            return 0;
        s->a = a;
        s->cap = cap;
    }
    uint32_t i;
    if (s->spare) {
        i = s->spare - 1;
        s->spare = s->slot[i].at;
    } else {
        i = s->nslot++;
    }
    struct slot *sl = &s->slot[i];
    sl->gen++;
    sl->live = 1;
    sl->at = (uint32_t)s->n;
    as_id id = sl->gen << 12 | i;
    s->a[s->n++] = (struct actor){ .id = id, .parts = parts };
    return id;
}

int as_alive(const as_set *s, as_id id)
{
    const struct slot *sl = &s->slot[id & (AS_MAX - 1)];
    return sl->live && sl->gen == id >> 12;
}

static struct actor *find(const as_set *s, as_id id)
{
    assert(as_alive(s, id));
    return &s->a[s->slot[id & (AS_MAX - 1)].at];
}

void as_kill(as_set *s, as_id id)
{
    assert(!s->rounds);
    struct actor *dead = find(s, id);
    uint32_t i = id & (AS_MAX - 1);
    struct slot *sl = &s->slot[i];
    struct actor *last = &s->a[--s->n];
    s->slot[last->id & (AS_MAX - 1)].at = sl->at;
    *dead = *last;
    sl->live = 0;
    if (sl->gen < GENS) {
        sl->at = s->spare;
        s->spare = i + 1;
    }
}

void as_doom(as_set *s, as_id id)
{
    find(s, id)->doomed = 1;
}

unsigned as_parts(const as_set *s, as_id id)
{
    return find(s, id)->parts;
}

as_pos *as_where(as_set *s, as_id id)
{
    return &find(s, id)->pos;
}

int *as_hp(as_set *s, as_id id)
{
    struct actor *a = find(s, id);
    return a->parts & AS_HEALTH ? &a->hp : NULL;
}

void as_each(as_set *s, unsigned parts, as_fn *fn, void *ctx)
{
    s->rounds++;
    for (size_t i = 0; i < s->n; i++)
        if ((s->a[i].parts & parts) == parts)
            fn(s, s->a[i].id, ctx);
    s->rounds--;
}

size_t as_reap(as_set *s)
{
    assert(!s->rounds);
    size_t before = s->n;
    for (size_t i = 0; i < s->n;)
        if (s->a[i].doomed)
            as_kill(s, s->a[i].id);
        else
            i++;
    return before - s->n;
}

void as_step(as_set *s, float seconds)
{
    for (size_t i = 0; i < s->n; i++) {
        as_pos *p = &s->a[i].pos;
        if (s->a[i].parts & AS_BODY) {
            p->x += p->vx * seconds;
            p->y += p->vy * seconds;
        }
    }
}
