#include "pollset.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#define MAXIDS (PS_MAXSOURCES + PS_MAXSETS)

enum kind { FREE, SOURCE, SET };

struct entry {
    enum kind kind;
    unsigned count;   /* of a source */
    uint64_t members; /* of a set: bit n is the entry n */
};

struct ps_hub {
    struct entry entry[MAXIDS];
    int sources;
    int sets;
};

static uint64_t bit(int id)
{
    return UINT64_C(1) << id;
}

static int valid(const ps_hub *hub, int id)
{
    return hub && id >= 0 && id < MAXIDS && hub->entry[id].kind != FREE;
}

static int is_kind(const ps_hub *hub, int id, enum kind kind)
{
    return valid(hub, id) && hub->entry[id].kind == kind;
}

ps_hub *ps_open(void)
{
    return calloc(1, sizeof(ps_hub));
}

void ps_close(ps_hub *hub)
{
    free(hub);
}

static int take_slot(ps_hub *hub, enum kind kind)
{
    for (int id = 0; id < MAXIDS; id++) {
        struct entry *e = &hub->entry[id];
        if (e->kind == FREE) {
            e->kind = kind;
            e->count = 0;
            e->members = 0;
            return id;
        }
    }
    return PS_EFULL;
}

int ps_source(ps_hub *hub)
{
    if (!hub)
        return PS_EBADID;
    if (hub->sources == PS_MAXSOURCES)
        return PS_EFULL;
    int id = take_slot(hub, SOURCE);
    if (id >= 0)
        hub->sources++;
    return id;
}

int ps_set(ps_hub *hub, int outer)
{
    if (!hub)
        return PS_EBADID;
    if (outer != PS_NONE && !is_kind(hub, outer, SET))
        return PS_EBADID;
    if (hub->sets == PS_MAXSETS)
        return PS_EFULL;
    int id = take_slot(hub, SET);
    if (id < 0)
        return id;
    hub->sets++;
    if (outer != PS_NONE)
        hub->entry[outer].members |= bit(id);
    return id;
}

int ps_drop(ps_hub *hub, int id)
{
    if (!valid(hub, id))
        return PS_EBADID;
    if (hub->entry[id].kind == SOURCE)
        hub->sources--;
    else
        hub->sets--;
    hub->entry[id].kind = FREE;
    for (int i = 0; i < MAXIDS; i++)
        hub->entry[i].members &= ~bit(id);
    return 0;
}

/* Whether the set `inner` has `id` among its members, or is it itself. */
static int holds(const ps_hub *hub, int inner, int id)
{
    if (inner == id)
        return 1;
    return (hub->entry[inner].members & bit(id)) != 0;
}

int ps_add(ps_hub *hub, int set, int member)
{
    if (!is_kind(hub, set, SET) || !valid(hub, member))
        return PS_EBADID;
    if (hub->entry[member].kind == SET && holds(hub, member, set))
        return PS_ELOOP;
    if (hub->entry[set].members & bit(member))
        return PS_EEXIST;
    hub->entry[set].members |= bit(member);
    return 0;
}

int ps_remove(ps_hub *hub, int set, int member)
{
    if (!is_kind(hub, set, SET) || !valid(hub, member))
        return PS_EBADID;
    if (!(hub->entry[set].members & bit(member)))
        return PS_ENOENT;
    hub->entry[set].members &= ~bit(member);
    return 0;
}

int ps_post(ps_hub *hub, int source, unsigned n)
{
    if (!is_kind(hub, source, SOURCE))
        return PS_EBADID;
    struct entry *e = &hub->entry[source];
    if (n > UINT_MAX - e->count)
        return PS_EFULL;
    e->count += n;
    return 0;
}

int ps_take(ps_hub *hub, int source, unsigned *n)
{
    if (!is_kind(hub, source, SOURCE))
        return PS_EBADID;
    struct entry *e = &hub->entry[source];
    if (e->count == 0)
        return PS_EAGAIN;
    if (n)
        *n = e->count;
    e->count = 0;
    return 0;
}

/* With PS_MAXSETS sets there are at most 2048 ways down. */
static int ready(const ps_hub *hub, int id)
{
    const struct entry *e = &hub->entry[id];
    if (e->kind == SOURCE)
        return e->count > 0;
    for (int i = 0; i < MAXIDS; i++)
        if ((e->members & bit(i)) && ready(hub, i))
            return 1;
    return 0;
}

int ps_ready(const ps_hub *hub, int id)
{
    if (!valid(hub, id))
        return PS_EBADID;
    return ready(hub, id);
}

int ps_poll(const ps_hub *hub, int set, int *out, int max)
{
    if (!is_kind(hub, set, SET))
        return PS_EBADID;
    int n = 0;
    for (int i = 0; i < MAXIDS && n < max; i++)
        if ((hub->entry[set].members & bit(i)) && ready(hub, i))
            out[n++] = i;
    return n;
}
