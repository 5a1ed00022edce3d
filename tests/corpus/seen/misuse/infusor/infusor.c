#include "infusor.h"

#include <assert.h>
#include <stdlib.h>

struct infusor {
    infusor_state state;
    uint32_t size;
    uint32_t content;
    uint32_t conc;  /* ug per ml, 0: no drug yet */
    uint32_t rate;  /* ug per hour, 0 unless running */
    uint64_t carry; /* ug*ms/h that do not make a microlitre yet */
};

/* One microlitre, in ug*ms/h: conc/1000 ug times 3600000 ms. */
static uint64_t per_ul(const infusor *ch)
{
    return (uint64_t)ch->conc * 3600u;
}

infusor *infusor_new(uint32_t syringe_ul)
{
    if (syringe_ul == 0 || syringe_ul > INFUSOR_MAX_SYRINGE)
        return NULL;
    infusor *ch = calloc(1, sizeof *ch);
    if (ch == NULL)
        return NULL;
    ch->size = ch->content = syringe_ul;
    return ch;
}

void infusor_free(infusor *ch)
{
    if (ch == NULL)
        return;
    assert(ch->state != INFUSOR_RUNNING);
    free(ch);
}

infusor_state infusor_get_state(const infusor *ch)
{
    return ch->state;
}

uint32_t infusor_content(const infusor *ch)
{
    return ch->content;
}

int infusor_set_drug(infusor *ch, uint32_t ug_per_ml)
{
    assert(ch->state == INFUSOR_IDLE);
    if (ug_per_ml == 0 || ug_per_ml > INFUSOR_MAX_CONC)
        return -1;
    ch->conc = ug_per_ml;
    return 0;
}

void infusor_prime(infusor *ch, uint32_t ul)
{
    assert(ch->state == INFUSOR_IDLE);
    assert(ch->conc != 0);
    assert(ul <= ch->content);
    ch->content -= ul;
    ch->carry = 0;
    ch->state = ch->content == 0 ? INFUSOR_EMPTY : INFUSOR_PRIMED;
}

void infusor_start(infusor *ch, uint32_t ug_per_h)
{
    assert(ch->state == INFUSOR_PRIMED || ch->state == INFUSOR_PAUSED);
    assert(ug_per_h >= 1 && ug_per_h <= INFUSOR_MAX_RATE);
    ch->rate = ug_per_h;
    ch->state = INFUSOR_RUNNING;
}

void infusor_pause(infusor *ch)
{
    assert(ch->state == INFUSOR_RUNNING);
    ch->rate = 0;
    ch->state = INFUSOR_PAUSED;
}

uint32_t infusor_tick(infusor *ch, uint32_t ms)
{
    assert(ch->state == INFUSOR_RUNNING);
    ch->carry += (uint64_t)ch->rate * ms;
    uint64_t ul = ch->carry / per_ul(ch);
    ch->carry %= per_ul(ch);
    if (ul >= ch->content) {
        ul = ch->content;
        ch->rate = 0;
        ch->carry = 0;
        ch->state = INFUSOR_EMPTY;
    }
    ch->content -= (uint32_t)ul;
    return (uint32_t)ul;
}

uint64_t infusor_seconds_left(const infusor *ch)
{
    uint64_t todo = ch->content * per_ul(ch) - ch->carry;
    uint64_t each = (uint64_t)ch->rate * 1000u;
    return todo / each + (todo % each != 0);
}

void infusor_refill(infusor *ch)
{
    assert(ch->state != INFUSOR_RUNNING);
    ch->content = ch->size;
    ch->carry = 0;
    ch->state = INFUSOR_IDLE;
}
