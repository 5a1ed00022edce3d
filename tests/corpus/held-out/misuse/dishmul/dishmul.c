#include "dishmul.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct dm_recipe {
    uint32_t serves;
    size_t nitems, cap;
    dm_item *items;
    int nparts;
    dm_recipe *parts[DM_PARTS_MAX];
    dm_recipe *whole;       /* what it is a part of */
};

static uint64_t gcd(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* num/den in lowest terms; den is not 0.  -1 if it does not fit. */
static int reduced(uint64_t num, uint64_t den, dm_amount *to)
{
    uint64_t g = gcd(num, den);
    if (num / g > UINT32_MAX || den / g > UINT32_MAX)
        return -1;
    to->num = (uint32_t)(num / g);
    to->den = (uint32_t)(den / g);
    return 0;
}

static int plus(dm_amount a, dm_amount b, dm_amount *to)
{
    /* The sum of the two products may need a 65th bit. */
    uint64_t g = gcd(a.den, b.den);
    uint64_t left = (uint64_t)a.num * (b.den / g), right = (uint64_t)b.num * (a.den / g);
    if (left > UINT64_MAX - right)
        return -1;
    return reduced(left + right, (uint64_t)a.den * (b.den / g), to);
}

dm_recipe *dm_new(uint32_t serves)
{
    if (serves == 0)
        return NULL;
    dm_recipe *r = calloc(1, sizeof *r);
    if (r)
        r->serves = serves;
    return r;
}

void dm_free(dm_recipe *r)
{
    if (!r)
        return;
    for (int i = 0; i < r->nparts; i++)
        dm_free(r->parts[i]);
    free(r->items);
    free(r);
}

int dm_add(dm_recipe *r, const char *name, dm_amount amount, const char *unit)
{
    if (!name || amount.den == 0 || r->nitems == DM_ITEMS_MAX)
        return -1;
    if (r->nitems == r->cap) {
        size_t cap = r->cap ? r->cap * 2 : 8;
        dm_item *items = realloc(r->items, cap * sizeof *items);
        if (!items)
            return -1;
        r->items = items;
        r->cap = cap;
    }
    dm_item *item = &r->items[r->nitems];
    item->name = name;
    item->unit = unit ? unit : "";
    if (reduced(amount.num, amount.den, &item->amount) != 0)
        return -1;
    r->nitems++;
    return 0;
}

/* How many levels there are from r downwards, itself included. */
static int height(const dm_recipe *r)
{
    int most = 0;
    for (int i = 0; i < r->nparts; i++) {
        int h = height(r->parts[i]);
        if (h > most)
            most = h;
    }
    return most + 1;
}

int dm_add_part(dm_recipe *r, dm_recipe *part)
{
    int depth = 0;
    if (!part || part->whole || r->nparts == DM_PARTS_MAX)
        return -1;
    for (const dm_recipe *up = r; up; up = up->whole) {
        if (up == part)
            return -1;
        depth++;
    }
    if (depth + height(part) > DM_DEPTH_MAX)
        return -1;
    r->parts[r->nparts++] = part;
    part->whole = r;
    return 0;
}

static int scaled(dm_amount a, uint32_t num, uint32_t den, dm_amount *to)
{
    return reduced((uint64_t)a.num * num, (uint64_t)a.den * den, to);
}

static int people(uint32_t serves, uint32_t num, uint32_t den, uint32_t *to)
{
    uint64_t times = (uint64_t)serves * num;
    uint64_t n = times / den + (times % den != 0);
    if (n > UINT32_MAX)
        return -1;
    *to = n ? (uint32_t)n : 1;
    return 0;
}

static int can_scale(const dm_recipe *r, uint32_t num, uint32_t den)
{
    dm_amount a;
    uint32_t n;
    if (people(r->serves, num, den, &n) != 0)
        return 0;
    for (size_t i = 0; i < r->nitems; i++)
        if (scaled(r->items[i].amount, num, den, &a) != 0)
            return 0;
    for (int i = 0; i < r->nparts; i++)
        if (!can_scale(r->parts[i], num, den))
            return 0;
    return 1;
}

static void do_scale(dm_recipe *r, uint32_t num, uint32_t den)
{
    people(r->serves, num, den, &r->serves);
    for (size_t i = 0; i < r->nitems; i++)
        scaled(r->items[i].amount, num, den, &r->items[i].amount);
    for (int i = 0; i < r->nparts; i++)
        do_scale(r->parts[i], num, den);
}

int dm_scale(dm_recipe *r, uint32_t num, uint32_t den)
{
    if (!can_scale(r, num, den))
        return -1;
    do_scale(r, num, den);
    return 0;
}

uint32_t dm_serves(const dm_recipe *r)
{
    return r->serves;
}

size_t dm_count(const dm_recipe *r)
{
    return r->nitems;
}

int dm_get(const dm_recipe *r, size_t i, dm_item *item)
{
    if (i >= r->nitems)
        return -1;
    *item = r->items[i];
    return 0;
}

/* Adds to *sum; the number found, or -1. */
static int gather(const dm_recipe *r, const char *name, const char *unit, dm_amount *sum)
{
    int found = 0;
    for (size_t i = 0; i < r->nitems; i++) {
        const dm_item *item = &r->items[i];
        if (strcmp(item->name, name) != 0 || strcmp(item->unit, unit) != 0)
            continue;
        if (plus(*sum, item->amount, sum) != 0)
            return -1;
        found++;
    }
    for (int i = 0; i < r->nparts; i++) {
        int more = gather(r->parts[i], name, unit, sum);
        if (more < 0)
            return -1;
        found += more;
    }
    return found;
}

int dm_total(const dm_recipe *r, const char *name, const char *unit, dm_amount *sum)
{
    dm_amount all = { 0, 1 };
    int found = gather(r, name, unit ? unit : "", &all);
    if (found >= 0)
        *sum = all;
    return found;
}

int dm_text(dm_amount amount, char *text, size_t size)
{
    dm_amount a;
    if (amount.den == 0 || reduced(amount.num, amount.den, &a) != 0)
        return snprintf(text, size, "?");
    if (a.den == 1)
        return snprintf(text, size, "%" PRIu32, a.num);
    if (a.num < a.den)
        return snprintf(text, size, "%" PRIu32 "/%" PRIu32, a.num, a.den);
    return snprintf(text, size, "%" PRIu32 " %" PRIu32 "/%" PRIu32, a.num / a.den, a.num % a.den, a.den);
}
