#include "hurdle.h"

#include <string.h>

static const double lowest_rate = -0.99;
static const double tolerance = 1e-10;

static bool amount_ok(int64_t amount)
{
    return amount >= -HURDLE_AMOUNT && amount <= HURDLE_AMOUNT;
}

void HurdleInit(Hurdle *h)
{
    memset(h, 0, sizeof *h);
}

bool HurdleAdd(Hurdle *h, int64_t amount)
{
    if (h->count >= HURDLE_PERIODS || !amount_ok(amount))
        return false;
    h->flow[h->count++] = amount;
    return true;
}

bool HurdleDelay(Hurdle *h, int periods)
{
    if (periods < 0 || periods > HURDLE_PERIODS - h->count)
        return false;
    memmove(h->flow + periods, h->flow, (size_t)h->count * sizeof h->flow[0]);
    memset(h->flow, 0, (size_t)periods * sizeof h->flow[0]);
    h->count += periods;
    return true;
}

bool HurdleMerge(Hurdle *h, const Hurdle *other)
{
    Hurdle sum = *h;
    for (int i = 0; i < other->count; i++) {
        int64_t own = i < h->count ? h->flow[i] : 0;
        sum.flow[i] = own + other->flow[i];
        if (!amount_ok(sum.flow[i]))
            return false;
    }
    if (other->count > sum.count)
        sum.count = other->count;
    *h = sum;
    return true;
}

/* The value of the amounts from one period on, at the time of that period. */
static double value_from(const Hurdle *h, int first, double rate)
{
    double value = 0;
    for (int i = h->count - 1; i >= first; i--)
        value = value / (1 + rate) + (double)h->flow[i];
    return value;
}

bool HurdleValue(const Hurdle *h, double rate, double *value)
{
    if (!(rate > -1))
        return false;
    *value = value_from(h, 0, rate);
    return true;
}

int HurdlePayback(const Hurdle *h)
{
    int64_t sum = 0;
    for (int i = 0; i < h->count; i++) {
        sum += h->flow[i];
        if (sum >= 0)
            return i;
    }
    return -1;
}

/* How often the sign changes; *first is the first period with an amount. */
static int sign_changes(const Hurdle *h, int *first)
{
    int changes = 0;
    int64_t before = 0;
    for (int i = 0; i < h->count; i++) {
        if (h->flow[i] == 0)
            continue;
        if (before == 0)
            *first = i;
        else if ((before < 0) != (h->flow[i] < 0))
            changes++;
        before = h->flow[i];
    }
    return changes;
}

HurdleVerdict HurdleRate(const Hurdle *h, double *rate)
{
    int first = 0;
    int changes = sign_changes(h, &first);
    if (changes > 1)
        return HURDLE_AMBIGUOUS;
    if (changes == 0 || h->flow[first] > 0)
        return HURDLE_NO_CHANGE;

    /* The value falls from plus to minus with a rising rate. */
    double low = lowest_rate, high = 1;
    if (value_from(h, first, low) < 0)
        return HURDLE_RUIN;
    while (value_from(h, first, high) > 0) {
        low = high;
        high *= 2;
    }
    while (high - low > tolerance) {
        double middle = low + (high - low) / 2;
        if (value_from(h, first, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    *rate = low + (high - low) / 2;
    return HURDLE_RATE;
}
