#include "refine/passes.h"

#define PROPOSALS 64 /* at least so many are tried together */
#define NEAR 8 /* in long sequences only pairs this near are looked at */
#define ALL_PAIRS 24 /* sequences up to here: all pairs */

struct place {
    size_t first, second; /* second: 0 where there is none */
};

static size_t partners_end(const struct shrinker *shrinker, size_t first)
{
    size_t end = first + 1 + NEAR;
    return shrinker->count <= ALL_PAIRS || end > shrinker->count ? shrinker->count : end;
}

/* The next place from this one on; false: there is none. */
static bool is_place(const struct shrinker *shrinker, struct place *place)
{
    while (place->second && place->first + 1 < shrinker->count &&
           place->second >= partners_end(shrinker, place->first)) {
        place->first++;
        place->second = place->first + 1;
    }
    return place->first < shrinker->count && place->second < shrinker->count;
}

static bool sweep_from(struct shrinker *shrinker, propose_at *propose, size_t detail, struct place place)
{
    VECTOR(struct place) places = VECTOR_INIT;
    bool changed = false, is_pair = place.second;
    while (is_place(shrinker, &place) && !shrinker->stopped) {
        places.count = 0;
        while (shrinker->ends.count < PROPOSALS && is_place(shrinker, &place)) {
            propose(shrinker, place.first, place.second, detail);
            while (places.count < shrinker->ends.count)
                vector_push(&places, place);
            place.first += !is_pair;
            place.second += is_pair;
        }
        size_t accepted;
        if (settle(shrinker, &accepted)) {
            changed = true;
            place = places.items[accepted];
        }
    }
    vector_release(&places);
    return changed;
}

bool sweep(struct shrinker *shrinker, propose_at *propose, size_t detail)
{
    return sweep_from(shrinker, propose, detail, (struct place){0, 0});
}

bool sweep_pairs(struct shrinker *shrinker, propose_at *propose)
{
    return sweep_from(shrinker, propose, 0, (struct place){0, 1});
}
