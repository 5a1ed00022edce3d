#include "dicepool.h"

#include <stdio.h>

#define MAX_COUNT 100
#define MAX_SIDES 1000
#define MAX_BONUS 1000

void dice_seed(dice_rng *rng, uint32_t seed)
{
    rng->state = seed ? seed : 0x9e3779b9u;
}

static uint32_t next(dice_rng *rng)
{
    uint32_t x = rng->state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return rng->state = x;
}

int dice_make(int count, int sides, int bonus, dice_t *out)
{
    if (count < 1 || count > MAX_COUNT)
        return 0;
    if (sides < 0 || sides > MAX_SIDES)
        return 0;
    if (bonus < -MAX_BONUS || bonus > MAX_BONUS)
        return 0;
    out->count = count;
    out->sides = sides;
    out->bonus = bonus;
    return 1;
}

/* up to four digits; NULL when there is none */
static const char *number(const char *p, int *value)
{
    const char *start = p;
    int n = 0;
    while (*p >= '0' && *p <= '9' && p - start < 4)
        n = n * 10 + (*p++ - '0');
    *value = n;
    return p == start ? NULL : p;
}

int dice_parse(const char *text, dice_t *out)
{
    int count = 1, sides, bonus = 0;
    const char *p = text;
    if (*p != 'd') {
        p = number(p, &count);
        if (!p || *p != 'd')
            return 0;
    }
    p = number(p + 1, &sides);
    if (!p)
        return 0;
    if (*p == '+' || *p == '-') {
        int minus = *p == '-';
        p = number(p + 1, &bonus);
        if (!p)
            return 0;
        if (minus)
            bonus = -bonus;
    }
    if (*p)
        return 0;
    return dice_make(count, sides, bonus, out);
}

int dice_format(const dice_t *d, char *text, size_t size)
{
    char count[16] = "", bonus[16] = "";
    if (d->count != 1)
        snprintf(count, sizeof count, "%d", d->count);
    if (d->bonus != 0)
        snprintf(bonus, sizeof bonus, "%+d", d->bonus);
    return snprintf(text, size, "%sd%d%s", count, d->sides, bonus);
}

int dice_min(const dice_t *d)
{
    return d->count + d->bonus;
}

int dice_max(const dice_t *d)
{
    return d->count * d->sides + d->bonus;
}

double dice_mean(const dice_t *d)
{
    return d->count * (d->sides + 1) / 2.0 + d->bonus;
}

static int one_die(const dice_t *d, dice_rng *rng)
{
    return 1 + (int)(next(rng) % (uint32_t)d->sides);
}

int dice_roll(const dice_t *d, dice_rng *rng)
{
    int sum = d->bonus;
    for (int i = 0; i < d->count; i++)
        sum += one_die(d, rng);
    return sum;
}

int dice_roll_keep_best(const dice_t *d, dice_rng *rng)
{
    int best = 0;
    for (int i = 0; i < d->count; i++) {
        int die = one_die(d, rng);
        if (die > best)
            best = die;
    }
    return best + d->bonus;
}
