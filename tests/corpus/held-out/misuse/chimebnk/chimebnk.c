#include "chimebnk.h"

#include <assert.h>
#include <stdlib.h>

typedef struct {
    cb_handler *handler;    // NULL if not armed
    void *arg;
    uint64_t due;
    uint32_t period;
    uint64_t round;         // the call of cb_advance in which it was armed or rang
} chime;

struct cb_bank {
    unsigned count;
    int ringing;
    uint64_t now;
    uint64_t round;
    chime *chimes;
};

cb_bank *cb_new(unsigned count)
{
    if (count == 0 || count > CB_TIMERS_MAX)
        return NULL;
    cb_bank *bank = calloc(1, sizeof *bank);
    if (!bank)
        return NULL;
    bank->chimes = calloc(count, sizeof *bank->chimes);
    if (!bank->chimes) {
        free(bank);
        return NULL;
    }
    bank->count = count;
    bank->round = 1;
    return bank;
}

void cb_free(cb_bank *bank)
{
    if (!bank)
        return;
    free(bank->chimes);
    free(bank);
}

unsigned cb_count(const cb_bank *bank)
{
    return bank->count;
}

void cb_arm(cb_bank *bank, unsigned timer, uint32_t delay, uint32_t period,
            cb_handler *handler, void *arg)
{
    chime *c = &bank->chimes[timer];
    c->handler = handler;
    c->arg = arg;
    c->due = bank->now + delay;
    c->period = period;
    c->round = bank->ringing ? bank->round : 0;
}

int cb_disarm(cb_bank *bank, unsigned timer)
{
    chime *c = &bank->chimes[timer];
    int was = c->handler != NULL;
    c->handler = NULL;
    return was;
}

int cb_armed(const cb_bank *bank, unsigned timer)
{
    return bank->chimes[timer].handler != NULL;
}

static uint32_t left(const cb_bank *bank, const chime *c)
{
    if (!c->handler)
        return CB_NEVER;
    if (c->due <= bank->now)
        return 0;
    uint64_t ms = c->due - bank->now;
    return ms < CB_NEVER ? (uint32_t)ms : CB_NEVER;
}

uint32_t cb_left(const cb_bank *bank, unsigned timer)
{
    return left(bank, &bank->chimes[timer]);
}

// The timer to ring next in this round, or NULL.
static chime *next_due(cb_bank *bank)
{
    chime *first = NULL;
    for (unsigned i = 0; i < bank->count; i++) {
        chime *c = &bank->chimes[i];
        if (c->handler && c->round != bank->round && c->due <= bank->now &&
            (!first || c->due < first->due))
            first = c;
    }
    return first;
}

unsigned cb_advance(cb_bank *bank, uint32_t ms)
{
    unsigned calls = 0;
    assert(!bank->ringing);
    bank->ringing = 1;
    bank->now += ms;
    bank->round++;
    for (chime *c; (c = next_due(bank)) != NULL; calls++) {
        cb_handler *handler = c->handler;
        c->round = bank->round;
        if (c->period)
            c->due += ((bank->now - c->due) / c->period + 1) * c->period;
        else
            c->handler = NULL;
        handler(bank, (unsigned)(c - bank->chimes), c->arg);
    }
    bank->ringing = 0;
    return calls;
}

uint32_t cb_sleep(const cb_bank *bank)
{
    uint32_t least = CB_NEVER;
    for (unsigned i = 0; i < bank->count; i++) {
        uint32_t ms = left(bank, &bank->chimes[i]);
        if (ms < least)
            least = ms;
    }
    return least;
}
