#include "leaseman.h"

#include <stdlib.h>
#include <string.h>

struct lease {
    uint32_t id;
    uint64_t deadline;
    char *owner;
};

struct leaseman {
    struct lease *leases;
    size_t count;
    size_t room;
    uint32_t next_id;
};

static uint64_t add_clamped(uint64_t now, uint64_t ttl)
{
    return ttl > UINT64_MAX - now ? UINT64_MAX : now + ttl;
}

static int name_ok(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && length <= LEASE_OWNER_MAX;
}

static char *copy_name(const char *name)
{
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, name, size);
    return copy;
}

static struct lease *find(const leaseman *lm, uint32_t id)
{
    if (id == LEASE_NONE)
        return NULL;
    for (size_t i = 0; i < lm->count; i++)
        if (lm->leases[i].id == id)
            return &lm->leases[i];
    return NULL;
}

static uint32_t fresh_id(leaseman *lm)
{
    do {
        lm->next_id++;
    } while (lm->next_id == LEASE_NONE || find(lm, lm->next_id));
    return lm->next_id;
}

static void drop(leaseman *lm, size_t i)
{
    free(lm->leases[i].owner);
    lm->leases[i] = lm->leases[--lm->count];
}

leaseman *lm_new(void)
{
    return calloc(1, sizeof(leaseman));
}

void lm_free(leaseman *lm)
{
    if (!lm)
        return;
    for (size_t i = 0; i < lm->count; i++)
        free(lm->leases[i].owner);
    free(lm->leases);
    free(lm);
}

uint32_t lm_grant(leaseman *lm, const char *owner, uint64_t now, uint64_t ttl)
{
    if (lm->count >= LEASE_MAX || !name_ok(owner))
        return LEASE_NONE;
    if (lm->count == lm->room) {
        size_t room = lm->room ? lm->room * 2 : 8;
        struct lease *leases = realloc(lm->leases, room * sizeof *leases);

        if (!leases)
            return LEASE_NONE;
        lm->leases = leases;
        lm->room = room;
    }

    char *copy = copy_name(owner);
    if (!copy)
        return LEASE_NONE;

    uint32_t id = fresh_id(lm);
    struct lease *lease = &lm->leases[lm->count++];
    lease->id = id;
    lease->deadline = add_clamped(now, ttl);
    lease->owner = copy;
    return id;
}

int lm_renew(leaseman *lm, uint32_t id, uint64_t now, uint64_t ttl)
{
    struct lease *lease = find(lm, id);

    if (!lease || lease->deadline <= now)
        return -1;
    uint64_t deadline = add_clamped(now, ttl);
    if (deadline > lease->deadline)
        lease->deadline = deadline;
    return 0;
}

int lm_transfer(leaseman *lm, uint32_t id, const char *owner)
{
    struct lease *lease = find(lm, id);

    if (!lease || !name_ok(owner))
        return -1;

    size_t size = strlen(owner) + 1;
    char *copy = malloc(size);
    if (!copy)
        return -1;
    free(lease->owner);
    lease->owner = copy;
    memcpy(copy, owner, size);
    return 0;
}

int lm_release(leaseman *lm, uint32_t id)
{
    struct lease *lease = find(lm, id);

    if (!lease)
        return -1;
    drop(lm, (size_t)(lease - lm->leases));
    return 0;
}

const char *lm_owner(const leaseman *lm, uint32_t id)
{
    const struct lease *lease = find(lm, id);

    return lease ? lease->owner : NULL;
}

uint64_t lm_deadline(const leaseman *lm, uint32_t id)
{
    const struct lease *lease = find(lm, id);

    return lease ? lease->deadline : 0;
}

size_t lm_expire(leaseman *lm, uint64_t now)
{
    size_t ended = 0;

    for (size_t i = 0; i < lm->count;) {
        if (lm->leases[i].deadline <= now) {
            drop(lm, i);
            ended++;
        } else {
            i++;
        }
    }
    return ended;
}

size_t lm_count(const leaseman *lm)
{
    return lm->count;
}

size_t lm_count_of(const leaseman *lm, const char *owner)
{
    size_t count = 0;

    for (size_t i = 0; i < lm->count; i++)
        count += strcmp(lm->leases[i].owner, owner) == 0;
    return count;
}
