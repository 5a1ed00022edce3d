/* Seen: sets of hashes in the block, of sequences that were made and of states
 * that were reached.  They do not grow: when all places where a hash may stand
 * are taken, one of them is given up, and what stood there may be made again. */
#include "runtime/sequence/generating.h"

#define PLACES 8 /* one line of the cache */

struct set {
    uint64_t *hashes;
    uint64_t room; /* a power of two */
    volatile uint64_t *count;
};

static uint64_t *line_of(const struct set *set, uint64_t hash)
{
    uint64_t places = set->room < PLACES ? set->room : PLACES;
    return set->hashes + (mixed(hash) & (set->room - 1) & ~(places - 1));
}

/* 0 marks a free place. */
static uint64_t *find(const struct set *set, uint64_t hash)
{
    uint64_t *line = line_of(set, hash);
    uint64_t places = set->room < PLACES ? set->room : PLACES;
    for (uint64_t i = 0; i < places; i++)
        if (line[i] == hash || !line[i])
            return &line[i];
    return NULL;
}

static bool add(const struct set *set, uint64_t hash)
{
    hash += !hash;
    uint64_t *place = find(set, hash);
    if (place && *place == hash)
        return true;
    if (place)
        ++*set->count;
    else
        place = line_of(set, hash) + (hash >> 32) % (set->room < PLACES ? set->room : PLACES);
    *place = hash;
    return false;
}

static bool has(const struct set *set, uint64_t hash)
{
    hash += !hash;
    uint64_t *place = find(set, hash);
    return place && *place == hash;
}

static struct set sequences_made(void)
{
    return (struct set){in_block(sequences->seen), sequences->seen_room, &sequences->seen_count};
}

static struct set states_reached(void)
{
    return (struct set){in_block(sequences->states), sequences->states_room, &sequences->states_count};
}

bool seen_before(uint64_t hash)
{
    struct set set = sequences_made();
    return set.room && add(&set, hash);
}

bool state_seen_before(uint64_t hash)
{
    struct set set = states_reached();
    return !set.room || add(&set, hash);
}

void state_prefetch(uint64_t hash)
{
    struct set set = states_reached();
    if (set.room)
        __builtin_prefetch(line_of(&set, hash + !hash));
}

void seen_prefetch(uint64_t hash)
{
    struct set set = sequences_made();
    if (set.room)
        __builtin_prefetch(line_of(&set, hash + !hash));
}

bool state_is_known(uint64_t hash)
{
    struct set set = states_reached();
    return !set.room || has(&set, hash);
}
