#ifndef QUOTABK_H
#define QUOTABK_H
/*
NAME
    quotabk - token buckets for request quotas

SYNOPSIS
    struct quotabk q;
    quotabk_init(&q, 100, 60000, now);      100 requests a minute
    if (!quotabk_take(&q, 1, now))
        reply_busy(quotabk_wait(&q, 1, now));

DESCRIPTION
    A bucket holds at most `limit' tokens and starts full. What was taken comes
    back evenly, at a rate of `limit' tokens in `period' milliseconds or a little
    faster, as we reckon in whole milliseconds. Times are milliseconds of any
    clock the caller likes; a clock that runs backwards is
    taken as standing still. There is nothing to free. The members of the
    structure are private; it may be copied by assignment.
*/
#include <stddef.h>
#include <stdint.h>

#define QUOTABK_MAX_LIMIT  1000000u
#define QUOTABK_MAX_PERIOD 86400000u    /* a day */
#define QUOTABK_NEVER      UINT64_MAX

struct quotabk {
    uint32_t limit, period, left;
    uint64_t last;
};

/*
    quotabk_init sets up a full bucket. limit is 1 to QUOTABK_MAX_LIMIT, period
    1 to QUOTABK_MAX_PERIOD; otherwise it returns -1 and leaves *q alone, else 0.
*/
int quotabk_init(struct quotabk *q, uint32_t limit, uint32_t period, uint64_t now);

/*
    quotabk_parse is quotabk_init with limit and period from a text: a decimal
    number, "/", and a unit out of ms, s, m, h, d, as in "10/s", with an optional
    decimal number before the unit, as in "500/15m". Returns 0, or -1 if the text
    is anything else or its numbers are out of range.
*/
int quotabk_parse(struct quotabk *q, const char *text, uint64_t now);

/*  quotabk_take takes n tokens and returns 1, or takes none and returns 0 if
    there are not so many. */
int quotabk_take(struct quotabk *q, uint32_t n, uint64_t now);

/*  quotabk_give puts n tokens back that were taken and not used. A bucket never
    gets more than full. */
void quotabk_give(struct quotabk *q, uint32_t n);

/*  quotabk_left returns how many tokens there are. */
uint32_t quotabk_left(struct quotabk *q, uint64_t now);

/*  quotabk_wait returns after how many milliseconds there will be n tokens if
    nobody takes any: 0 if there are, QUOTABK_NEVER if n is above the limit. */
uint64_t quotabk_wait(struct quotabk *q, uint32_t n, uint64_t now);

/*  quotabk_change sets a new limit and period, with the ranges and the result of
    quotabk_init. The tokens stay, as far as they fit. */
int quotabk_change(struct quotabk *q, uint32_t limit, uint32_t period, uint64_t now);

#endif
