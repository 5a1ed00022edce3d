#include "claimtab.h"

static int is_owner(int owner) { return owner >= 0 && owner < CT_OWNERS; }
static int is_resource(int r) { return r >= 0 && r < CT_RESOURCES; }

void ct_init(struct claimtab *t)
{
    for (int i = 0; i < CT_RESOURCES; i++)
        t->holder[i] = CT_NOBODY;
    t->nwaits = 0;
}

static int find_wait(const struct claimtab *t, int owner, int resource)
{
    for (int i = 0; i < t->nwaits; i++)
        if (t->waits[i].owner == owner && t->waits[i].resource == resource)
            return i;
    return -1;
}

static void drop_wait(struct claimtab *t, int at)
{
    t->nwaits--;
    for (int i = at; i < t->nwaits; i++)
        t->waits[i] = t->waits[i + 1];
}

/* Who holds up an owner: the holder of what it has waited for longest. */
static int held_up_by(const struct claimtab *t, int owner)
{
    for (int i = 0; i < t->nwaits; i++)
        if (t->waits[i].owner == owner)
            return t->holder[t->waits[i].resource];
    return CT_NOBODY;
}

static int would_deadlock(const struct claimtab *t, int owner, int resource)
{
    int other = t->holder[resource];

    while (other != CT_NOBODY) {
        if (other == owner)
            return 1;
        other = held_up_by(t, other);
    }
    return 0;
}

int ct_claim(struct claimtab *t, int owner, int resource)
{
    if (!is_owner(owner) || !is_resource(resource))
        return CT_BAD;
    if (t->holder[resource] == CT_NOBODY)
        t->holder[resource] = (signed char)owner;
    if (t->holder[resource] == owner)
        return CT_GRANTED;
    if (find_wait(t, owner, resource) >= 0)
        return CT_QUEUED;
    if (would_deadlock(t, owner, resource))
        return CT_DEADLOCK;
    t->waits[t->nwaits].owner = (signed char)owner;
    t->waits[t->nwaits].resource = (signed char)resource;
    t->nwaits++;
    return CT_QUEUED;
}

int ct_release(struct claimtab *t, int owner, int resource)
{
    if (!is_owner(owner) || !is_resource(resource) || t->holder[resource] != owner)
        return CT_BAD;
    t->holder[resource] = CT_NOBODY;
    for (int i = 0; i < t->nwaits; i++)
        if (t->waits[i].resource == resource) {
            t->holder[resource] = t->waits[i].owner;
            drop_wait(t, i);
            break;
        }
    return CT_GRANTED;
}

int ct_cancel(struct claimtab *t, int owner, int resource)
{
    int at = is_owner(owner) && is_resource(resource) ? find_wait(t, owner, resource) : -1;

    if (at < 0)
        return CT_BAD;
    drop_wait(t, at);
    return CT_GRANTED;
}

void ct_leave(struct claimtab *t, int owner)
{
    int i = 0;

    if (!is_owner(owner))
        return;
    while (i < t->nwaits)
        if (t->waits[i].owner == owner)
            drop_wait(t, i);
        else
            i++;
    for (int r = 0; r < CT_RESOURCES; r++)
        if (t->holder[r] == owner)
            ct_release(t, owner, r);
}

int ct_holder(const struct claimtab *t, int resource)
{
    return is_resource(resource) ? t->holder[resource] : CT_NOBODY;
}

int ct_waiting(const struct claimtab *t, int owner)
{
    int n = 0;

    for (int i = 0; i < t->nwaits; i++)
        n += t->waits[i].owner == owner;
    return n;
}
