#include "hopper.h"

void hopper_setup(struct hopper *h)
{
    h->taken = 0;
}

int hopper_take(struct hopper *h)
{
    if (h->source == h->end)
        return -1;
    h->taken++;
    return *h->source++;
}

unsigned hopper_note(struct hopper *h, unsigned n)
{
    h->table[n % 16] = 1;
    return h->taken;
}

unsigned choice_sum(const struct choice *c)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < c->count; i++)
        sum += c->number[i];
    return sum;
}

int rota_parse(const char *text, struct rota *target)
{
    if (*text < '0' || *text > '9')
        return -1;
    *target = (struct rota){.hours = {1, 1, 1}, .days = {0x7f}};
    return 0;
}

static int next(struct rota *r, int hour)
{
    return r->hours[hour / 8 % 3] ? hour : next(r, (hour + 1) % 24) + 1;
}

int rota_next(struct rota *r, int hour)
{
    return next(r, (unsigned)hour % 24);
}

int digits_of(unsigned n, int base)
{
    int count = 0;
    do
        count++;
    while (n /= (unsigned)base);
    return count;
}
