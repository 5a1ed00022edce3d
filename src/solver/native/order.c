#include "solver/native/order.h"

#include <stdlib.h>

static uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

uint64_t order_seed(uint64_t seed, uint64_t number)
{
    return mixed(seed ^ mixed((number + 1) * 0x9e3779b97f4a7c15u));
}

/* A Feistel network on just enough bits, walked until it is inside. */
static uint64_t permuted(uint64_t seed, uint64_t i, unsigned bits)
{
    unsigned low = bits / 2, high = bits - low;
    uint64_t low_mask = (UINT64_C(1) << low) - 1, high_mask = (UINT64_C(1) << high) - 1;
    uint64_t a = i >> low & high_mask, b = i & low_mask;
    for (unsigned round = 0; round < 4; round += 2) {
        a ^= mixed(seed + b * 0x9e3779b97f4a7c15u + round) & high_mask;
        b ^= mixed(seed + a * 0xd1342543de82ef95u + round + 1) & low_mask;
    }
    return a << low | b;
}

uint64_t order_shuffled(uint64_t seed, uint64_t i, uint64_t count)
{
    if (count < 2)
        return 0;
    unsigned bits = 64 - (unsigned)__builtin_clzll(count - 1);
    if (bits < 2)
        return i ^ (mixed(seed) & 1);
    uint64_t rank = i;
    do
        rank = permuted(seed, rank, bits);
    while (rank >= count);
    return rank;
}

/* ---- in turn ---- */

struct sized {
    uint64_t size;
    size_t set;
};

static int by_size(const void *a, const void *b)
{
    const struct sized *x = a, *y = b;
    if (x->size != y->size)
        return x->size < y->size ? -1 : 1;
    return x->set < y->set ? -1 : x->set > y->set;
}

void rota_init(struct rota *rota, const uint64_t *sizes, size_t count)
{
    struct sized *sorted = mem_array(count + 1, sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct sized){sizes[i], i};
    qsort(sorted, count, sizeof *sorted, by_size);
    *rota = (struct rota){count, mem_array(count + 1, sizeof *rota->sets), mem_array(count + 1, sizeof *rota->sizes),
                          mem_array(count + 1, sizeof *rota->starts), true};
    for (size_t i = 0; i < count; i++) {
        rota->sets[i] = sorted[i].set;
        rota->sizes[i] = sorted[i].size;
        uint64_t rounds = sorted[i].size - (i > 0 ? sorted[i - 1].size : 0);
        rota->starts[i + 1] = rota->starts[i] + (unsigned __int128)rounds * (count - i);
    }
    mem_free(sorted);
}

void rota_release(struct rota *rota)
{
    mem_free(rota->sets);
    mem_free(rota->sizes);
    mem_free(rota->starts);
    *rota = (struct rota){0};
}

uint64_t rota_size(const struct rota *rota, size_t set)
{
    for (size_t i = 0; i < rota->count; i++)
        if (rota->sets[i] == set)
            return rota->sizes[i];
    return 0;
}

bool rota_at(const struct rota *rota, uint64_t seed, uint64_t i, size_t *set, uint64_t *index)
{
    if (rota->count == 0 || i >= rota->starts[rota->count])
        return false;
    size_t low = 0, high = rota->count - 1; /* the last start that is not behind i */
    while (low < high) {
        size_t middle = (low + high + 1) / 2;
        if (rota->starts[middle] <= i)
            low = middle;
        else
            high = middle - 1;
    }
    uint64_t left = rota->count - low, offset = i - (uint64_t)rota->starts[low];
    uint64_t round = (low > 0 ? rota->sizes[low - 1] : 0) + offset / left, place = offset % left;
    if (rota->shuffled)
        place = order_shuffled(order_seed(seed, round), place, left);
    *set = rota->sets[low + place];
    *index = round;
    return true;
}

/* ---- in step ---- */

bool order_pair(uint64_t *i, uint64_t n, uint64_t rest, uint64_t *own)
{
    if (n == 0 || rest == 0)
        return false;
    uint64_t rounds = n == ORDER_UNBOUNDED ? 0 : *i / n;
    *own = n == ORDER_UNBOUNDED ? *i : *i % n;
    if (rest != ORDER_UNBOUNDED && rounds >= rest)
        return false;
    *i = *own + rounds;
    if (rest != ORDER_UNBOUNDED)
        *i %= rest;
    return true;
}

/* ---- of a part ---- */

static void release_order(void *what)
{
    struct order *order = what;
    mpz_clears(order->count, order->window_count, order->wide_count, order->below, NULL);
    if (order->window)
        integers_free(order->window);
    if (order->wide)
        integers_free(order->wide);
    rota_release(&order->rota);
    for (size_t i = 0; i < order->tuple_count * order->width; i++)
        mpz_clear(order->tuples[i]);
    mem_free(order->tuples);
    mem_free(order->strings);
    for (size_t i = 0; order->scratch && i < order->width; i++)
        mpz_clear(order->scratch[i]);
    mem_free(order->scratch);
    mem_free(order);
}

struct order *order_new(struct store *store)
{
    struct order *order = mem_alloc(sizeof *order);
    mpz_inits(order->count, order->window_count, order->wide_count, order->below, NULL);
    return store_keep(store, order, release_order);
}
