#include "aliaspick.h"

#include <math.h>
#include <stdlib.h>

/* The sum of the weights, or -1 when they are not usable. */
static double check(const double *weights, size_t n)
{
    double total = 0;

    if (n == 0 || n > APICK_MAX)
        return -1;
    for (size_t i = 0; i < n; i++) {
        if (!isfinite(weights[i]) || weights[i] < 0)
            return -1;
        total += weights[i];
    }
    return isfinite(total) && total > 0 ? total : -1;
}

int apick_build(struct apick *p, const double *weights, size_t n)
{
    double total = check(weights, n);

    p->n = 0;
    p->total = 0;
    p->keep = NULL;
    p->other = NULL;
    if (total < 0)
        return -1;
    double *keep = malloc(n * sizeof *keep);
    size_t *other = malloc(n * sizeof *other);
    size_t *work = malloc(n * sizeof *work);
    if (keep == NULL || other == NULL || work == NULL) {
        free(keep);
        free(other);
        free(work);
        return -1;
    }

    /* work: the small ones from the left, the large ones from the right */
    size_t small = 0, large = n, heaviest = 0;
    for (size_t i = 0; i < n; i++) {
        keep[i] = weights[i] / total * (double)n;
        other[i] = i;
        if (weights[i] > weights[heaviest])
            heaviest = i;
        if (keep[i] < 1)
            work[small++] = i;
        else
            work[--large] = i;
    }
    while (small > 0 && large < n) {
        size_t s = work[--small], l = work[large];
        other[s] = l;
        keep[l] -= 1 - keep[s];
        if (keep[l] < 1) {
            large++;
            work[small++] = l;
        }
    }
    /* what rounding has left over */
    while (small > 0) {
        size_t s = work[--small];
        if (weights[s] > 0)
            keep[s] = 1;
        else
            other[s] = heaviest;
    }
    while (large < n)
        keep[work[large++]] = 1;
    free(work);

    p->n = n;
    p->total = total;
    p->keep = keep;
    p->other = other;
    return 0;
}

void apick_release(struct apick *p)
{
    free(p->keep);
    free(p->other);
    p->keep = NULL;
    p->other = NULL;
}

size_t apick_size(const struct apick *p)
{
    return p->n;
}

double apick_total(const struct apick *p)
{
    return p->total;
}

size_t apick_draw(const struct apick *p, double u)
{
    double x = u * (double)p->n;
    size_t i = (size_t)x;

    /* u just below 1 may be rounded up */
    if (i == p->n && u < 1)
        i--;
    return x - (double)i < p->keep[i] ? i : p->other[i];
}

void apick_fill(const struct apick *p, size_t *out, size_t count, double (*uniform)(void *), void *state)
{
    for (size_t i = 0; i < count; i++)
        out[i] = apick_draw(p, uniform(state));
}

double apick_chance(const struct apick *p, size_t index)
{
    double sum = 0;

    if (index >= p->n)
        return 0;
    for (size_t i = 0; i < p->n; i++) {
        double keep = p->keep[i] > 1 ? 1 : p->keep[i];
        if (i == index)
            sum += keep;
        if (p->other[i] == index)
            sum += 1 - keep;
    }
    return sum / (double)p->n;
}

size_t apick_once(const double *weights, size_t n, double u)
{
    double total = check(weights, n), sum = 0;
    size_t last = 0;

    if (total < 0)
        return n;
    if (!(u > 0))
        u = 0;
    if (u > 1)
        u = 1;
    for (size_t i = 0; i < n; i++) {
        if (weights[i] <= 0)
            continue;
        last = i;
        sum += weights[i];
        if (u * total < sum)
            return i;
    }
    return last;
}
