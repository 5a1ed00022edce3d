#include "ratios.h"
#include <assert.h>
#include <stdlib.h>

struct count {
    int value;
};

struct ratio {
    struct count below, above;
};

struct ratio *ratio_new(int above)
{
    struct ratio *ratio = malloc(sizeof *ratio);
    if (ratio)
        *ratio = (struct ratio){{1}, {above}};
    return ratio;
}

void ratio_free(struct ratio *ratio)
{
    free(ratio);
}

int ratio_compare(const struct ratio *a, const struct ratio *b)
{
    long long left = (long long)a->above.value * b->below.value, right = (long long)b->above.value * a->below.value;
    return (left > right) - (left < right);
}

struct count *ratio_below_ref(struct ratio *ratio)
{
    return &ratio->below;
}

int ratio_parts(const struct ratio *ratio, int parts)
{
    assert(parts >= 1 && parts <= RATIO_MOST);
    return (int)((long long)ratio->above.value * parts / (ratio->below.value ? ratio->below.value : 1) % 100);
}

void count_set(struct count *count, int value)
{
    count->value = value;
}

int count_get(const struct count *count)
{
    return count->value;
}
