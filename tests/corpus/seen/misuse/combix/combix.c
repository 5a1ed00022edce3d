#include "combix.h"

#include <assert.h>

uint64_t combix_choose(unsigned n, unsigned k)
{
    assert(n <= COMBIX_MAX);
    if (k > n)
        return 0;
    /* a row of Pascal's triangle; the largest number in it is below 2^61 */
    uint64_t row[COMBIX_MAX + 1] = {1};
    for (unsigned i = 1; i <= n; i++)
        for (unsigned j = i; j > 0; j--)
            row[j] += row[j - 1];
    return row[k];
}

void combix_begin(struct combix *it, unsigned *slots, unsigned n, unsigned k)
{
    assert(n <= COMBIX_MAX);
    assert(k <= n);
    it->n = n;
    it->k = k;
    it->slots = slots;
    it->over = false;
    for (unsigned i = 0; i < k; i++)
        slots[i] = i;
}

bool combix_next(struct combix *it)
{
    assert(!it->over);
    unsigned i = it->k;
    while (i > 0 && it->slots[i - 1] == it->n - it->k + i - 1)
        i--;
    if (i == 0) {
        it->over = true;
        return false;
    }
    unsigned thing = ++it->slots[i - 1];
    for (; i < it->k; i++)
        it->slots[i] = ++thing;
    return true;
}

unsigned combix_at(const struct combix *it, unsigned i)
{
    assert(!it->over);
    assert(i < it->k);
    return it->slots[i];
}

bool combix_has(const struct combix *it, unsigned thing)
{
    assert(!it->over);
    for (unsigned i = 0; i < it->k; i++)
        if (it->slots[i] == thing)
            return true;
    return false;
}

uint64_t combix_rank(const struct combix *it)
{
    assert(!it->over);
    uint64_t rank = 0;
    unsigned thing = 0;
    for (unsigned i = 0; i < it->k; i++) {
        for (; thing < it->slots[i]; thing++)
            rank += combix_choose(it->n - thing - 1, it->k - i - 1);
        thing++;
    }
    return rank;
}

void combix_seek(struct combix *it, uint64_t rank)
{
    assert(rank < combix_choose(it->n, it->k));
    unsigned thing = 0;
    for (unsigned i = 0; i < it->k; i++) {
        for (;; thing++) {
            uint64_t with = combix_choose(it->n - thing - 1, it->k - i - 1);
            if (rank < with)
                break;
            rank -= with;
        }
        it->slots[i] = thing++;
    }
    it->over = false;
}
