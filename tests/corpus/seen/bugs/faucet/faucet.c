#include "faucet.h"

#define MICROSECONDS 1000000u

/* Puts the tokens that flowed in since the last time into the bucket. */
static void refill(struct faucet *f, uint64_t now)
{
    if (now <= f->last)
        return;
    if (f->rate == 0 || f->level >= f->capacity) {
        f->last = now;
        return;
    }

    uint64_t gained = (now - f->last) / f->spacing;
    uint32_t room = f->capacity - f->level;
    if (gained >= room) {
        f->level = f->capacity;
        f->last = now;
    } else {
        f->level += (uint32_t)gained;
        f->last += gained * f->spacing;
    }
}

/* The time between two tokens. */
static void adjust(struct faucet *f, uint32_t rate)
{
    f->rate = rate;
    f->spacing = rate == 0 ? 0 : MICROSECONDS / rate;
}

void faucet_init(struct faucet *f, uint32_t capacity, uint32_t rate, uint64_t now)
{
    f->capacity = capacity;
    f->level = capacity;
    f->last = now;
    adjust(f, rate);
}

void faucet_set_rate(struct faucet *f, uint32_t rate, uint64_t now)
{
    refill(f, now);
    if (now > f->last)
        f->last = now;
    adjust(f, rate);
}

uint32_t faucet_level(struct faucet *f, uint64_t now)
{
    refill(f, now);
    return f->level;
}

bool faucet_take(struct faucet *f, uint32_t n, uint64_t now)
{
    refill(f, now);
    if (n > f->level)
        return false;
    f->level -= n;
    return true;
}

bool faucet_take_both(struct faucet *a, struct faucet *b, uint32_t n, uint64_t now)
{
    refill(a, now);
    if (a == b) {
        uint64_t twice = (uint64_t)n * 2;
        if (twice > a->level)
            return false;
        a->level -= (uint32_t)twice;
        return true;
    }
    refill(b, now);
    if (n > a->level || n > b->level)
        return false;
    a->level -= n;
    b->level -= n;
    return true;
}

void faucet_refund(struct faucet *f, uint32_t n, uint64_t now)
{
    refill(f, now);
    uint32_t room = f->capacity - f->level;
    f->level += n < room ? n : room;
}

uint32_t faucet_drain(struct faucet *f, uint64_t now)
{
    refill(f, now);
    uint32_t level = f->level;
    f->level = 0;
    return level;
}

uint64_t faucet_wait(struct faucet *f, uint32_t n, uint64_t now)
{
    refill(f, now);
    if (n <= f->level)
        return 0;
    if (n > f->capacity || f->rate == 0)
        return FAUCET_NEVER;

    /* less than 2^32 * 10^6 */
    uint64_t needed = (uint64_t)(n - f->level) * f->spacing;
    if (now <= f->last) {
        uint64_t behind = f->last - now;
        return behind >= FAUCET_NEVER - 1 - needed ? FAUCET_NEVER - 1 : needed + behind;
    }
    uint64_t passed = now - f->last;
    return passed >= needed ? 0 : needed - passed;
}
