/* Seen: sets of hashes in the block, of sequences that were made and of states
 * that were reached.  A set uses no more of its room than it needs, because
 * memory that is far apart takes longer than all else here: what is used follows
 * from the count.  For the same reason no more than half of a hash is kept: of
 * what is new, one in a thousand is taken for something that was there when there
 * are millions.  When all of it is used and all places where a hash may stand are
 * taken, one of them is given up, and what stood there may be made again. */
#include "runtime/sequence/generating.h"

#define PLACES 16 /* one line of the cache */
#define USED_LEAST 4096

struct set {
    uint32_t *halves;
    uint64_t room, used; /* powers of two */
    volatile uint64_t *count;
};

static struct set set_of(uint64_t offset, uint64_t room, volatile uint64_t *count)
{
    uint64_t full = *count | (USED_LEAST - 1), used = (uint64_t)2 << (63 - __builtin_clzll(full)); /* more than that */
    if (used / 4 * 3 <= *count)
        used *= 2;
    return (struct set){in_block(offset), room, used < room ? used : room, count};
}

static uint64_t place_count(const struct set *set)
{
    return set->room < PLACES ? set->room : PLACES;
}

/* What is kept of a hash; 0 marks a free place. */
static uint32_t half_of(uint64_t hash)
{
    uint32_t half = (uint32_t)(mixed(hash) >> 32);
    return half + !half;
}

static uint32_t *line_of(const struct set *set, uint32_t half)
{
    return set->halves + (half & (set->used - 1) & ~(place_count(set) - 1));
}

static uint32_t *find(const struct set *set, uint32_t half)
{
    uint32_t *line = line_of(set, half);
    uint64_t places = place_count(set);
    for (uint64_t i = 0; i < places; i++)
        if (line[i] == half || !line[i])
            return &line[i];
    return NULL;
}

static void put_anywhere(const struct set *set, uint32_t half)
{
    uint32_t *place = find(set, half);
    if (!place)
        place = line_of(set, half) + (half >> 16) % place_count(set);
    *place = half;
}

/* Twice as much is used: what belongs there now goes there.  Whoever kills the process in between makes the set forget
 * something, that is all. */
static void grow(struct set *set)
{
    uint64_t before = set->used;
    set->used *= 2;
    for (uint64_t line = 0; line < before; line += PLACES) {
        uint32_t all[PLACES];
        for (uint64_t i = 0; i < PLACES; i++) {
            all[i] = set->halves[line + i];
            set->halves[line + i] = 0;
        }
        for (uint64_t i = 0; i < PLACES; i++)
            if (all[i])
                put_anywhere(set, all[i]);
    }
}

static bool add(struct set *set, uint64_t hash)
{
    uint32_t half = half_of(hash), *place = find(set, half);
    if (place && *place == half)
        return true;
    if (*set->count + 1 >= set->used / 4 * 3 && set->used < set->room)
        grow(set);
    put_anywhere(set, half);
    *set->count += *set->count < set->room;
    return false;
}

static bool has(const struct set *set, uint64_t hash)
{
    uint32_t half = half_of(hash), *place = find(set, half);
    return place && *place == half;
}

static struct set sequences_made(void)
{
    return set_of(sequences->seen, sequences->seen_room, &sequences->seen_count);
}

static struct set states_reached(void)
{
    return set_of(sequences->states, sequences->states_room, &sequences->states_count);
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

bool state_is_known(uint64_t hash)
{
    struct set set = states_reached();
    return !set.room || has(&set, hash);
}

void seen_prefetch(uint64_t hash)
{
    struct set set = sequences_made();
    if (set.room)
        __builtin_prefetch(line_of(&set, half_of(hash)));
}

void state_prefetch(uint64_t hash)
{
    struct set set = states_reached();
    if (set.room)
        __builtin_prefetch(line_of(&set, half_of(hash)));
}
