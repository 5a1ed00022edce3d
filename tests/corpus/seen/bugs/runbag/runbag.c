#include "runbag.h"

#include <stdlib.h>
#include <string.h>

struct run {
    long value;
    uint32_t times;
};

struct runbag {
    struct run *runs;   /* ascending by value; times may have dropped to 0 */
    size_t used, room;
    uint64_t total;
};

runbag *rb_new(void)
{
    return calloc(1, sizeof(runbag));
}

void rb_free(runbag *bag)
{
    if (!bag)
        return;
    free(bag->runs);
    free(bag);
}

runbag *rb_clone(const runbag *bag)
{
    runbag *copy = rb_new();

    if (!copy || !bag || bag->used == 0)
        return copy;
    copy->runs = malloc(bag->used * sizeof *copy->runs);
    if (!copy->runs) {
        free(copy);
        return NULL;
    }
    memcpy(copy->runs, bag->runs, bag->used * sizeof *copy->runs);
    copy->used = copy->room = bag->used;
    copy->total = bag->total;
    return copy;
}

/* The first run whose value is not below `value`. */
static size_t lower_bound(const runbag *bag, long value)
{
    size_t low = 0, high = bag->used;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (bag->runs[mid].value < value)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Throws out the runs that have become empty. */
static void compact(runbag *bag)
{
    size_t kept = 0;

    for (size_t i = 0; i < bag->used; i++)
        if (bag->runs[i].times > 0)
            bag->runs[kept++] = bag->runs[i];
    bag->used = kept;
}

static rb_status make_room(runbag *bag)
{
    size_t room;
    struct run *runs;

    if (bag->used < bag->room)
        return RB_OK;
    compact(bag);
    if (bag->used < bag->room)
        return RB_OK;
    if (bag->used >= RB_MAX_RUNS)
        return RB_FULL;
    room = bag->room ? bag->room * 2 : 4;
    if (room > RB_MAX_RUNS)
        room = RB_MAX_RUNS;
    runs = realloc(bag->runs, room * sizeof *runs);
    if (!runs)
        return RB_NOMEM;
    bag->runs = runs;
    bag->room = room;
    return RB_OK;
}

rb_status rb_add(runbag *bag, long value, uint32_t times)
{
    size_t at;
    rb_status status;

    if (!bag)
        return RB_BAD;
    if (times == 0)
        return RB_OK;
    at = lower_bound(bag, value);
    if (at < bag->used && bag->runs[at].value == value) {
        if (times > UINT32_MAX - bag->runs[at].times)
            return RB_FULL;
        bag->runs[at].times += times;
        bag->total += times;
        return RB_OK;
    }
    status = make_room(bag);
    if (status != RB_OK)
        return status;
    at = lower_bound(bag, value);
    memmove(bag->runs + at + 1, bag->runs + at, (bag->used - at) * sizeof *bag->runs);
    bag->runs[at].value = value;
    bag->runs[at].times = times;
    bag->used++;
    bag->total += times;
    return RB_OK;
}

uint32_t rb_remove(runbag *bag, long value, uint32_t times)
{
    size_t at;

    if (!bag)
        return 0;
    at = lower_bound(bag, value);
    if (at == bag->used || bag->runs[at].value != value)
        return 0;
    if (times > bag->runs[at].times)
        times = bag->runs[at].times;
    bag->runs[at].times -= times;
    bag->total -= times;
    return times;
}

rb_status rb_merge(runbag *into, const runbag *from)
{
    if (!into)
        return RB_BAD;
    if (!from)
        return RB_OK;
    /* With into == from no run is new, so that nothing moves. */
    for (size_t i = 0; i < from->used; i++) {
        rb_status status = rb_add(into, from->runs[i].value, from->runs[i].times);
        if (status != RB_OK)
            return status;
    }
    return RB_OK;
}

uint32_t rb_count(const runbag *bag, long value)
{
    size_t at;

    if (!bag)
        return 0;
    at = lower_bound(bag, value);
    return at < bag->used && bag->runs[at].value == value ? bag->runs[at].times : 0;
}

uint64_t rb_total(const runbag *bag)
{
    return bag ? bag->total : 0;
}

bool rb_nth(const runbag *bag, uint64_t index, long *value)
{
    if (!bag || index >= bag->total)
        return false;
    for (size_t i = 0; i < bag->used; i++) {
        if (index < bag->runs[i].times) {
            *value = bag->runs[i].value;
            return true;
        }
        index -= bag->runs[i].times;
    }
    return false;
}

static size_t skip_empty(const runbag *bag, size_t at)
{
    while (at < bag->used && bag->runs[at].times == 0)
        at++;
    return at;
}

bool rb_equal(const runbag *a, const runbag *b)
{
    size_t i = 0, j = 0;

    if (a == b)
        return true;
    if (rb_total(a) != rb_total(b))
        return false;
    if (rb_total(a) == 0)
        return true;
    for (;;) {
        i = skip_empty(a, i);
        j = skip_empty(b, j);
        if (i == a->used || j == b->used)
            return i == a->used && j == b->used;
        if (a->runs[i].value != b->runs[j].value || a->runs[i].times != b->runs[j].times)
            return false;
        i++;
        j++;
    }
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash ^= word + 0x9e3779b97f4a7c15u + (hash << 6) + (hash >> 2);
    hash *= 0xff51afd7ed558ccdu;
    return hash ^ (hash >> 33);
}

uint64_t rb_hash(const runbag *bag)
{
    uint64_t hash = 0x243f6a8885a308d3u;

    if (!bag)
        return hash;
    for (size_t i = 0; i < bag->used; i++) {
        hash = mix(hash, (uint64_t)bag->runs[i].value);
        hash = mix(hash, bag->runs[i].times);
    }
    return hash;
}
