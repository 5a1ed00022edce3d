#include "hinges.h"

#include <assert.h>

static void swap(double *a, double *b)
{
    double old = *a;
    *a = *b;
    *b = old;
}

static void sift(double *x, size_t at, size_t n)
{
    for (;;) {
        size_t child = 2 * at + 1;
        if (child >= n)
            return;
        if (child + 1 < n && x[child] < x[child + 1])
            child++;
        if (!(x[at] < x[child]))
            return;
        swap(&x[at], &x[child]);
        at = child;
    }
}

void hg_sort(double *sample, size_t n)
{
    for (size_t i = n / 2; i > 0; i--)
        sift(sample, i - 1, n);
    for (size_t end = n; end > 1; end--) {
        swap(&sample[0], &sample[end - 1]);
        sift(sample, 0, end - 1);
    }
}

double hg_median(const double *sorted, size_t n)
{
    size_t half = (n - 1) / 2;
    return n % 2 == 1 ? sorted[half] : sorted[half] / 2 + sorted[half + 1] / 2;
}

double hg_quantile(const double *sorted, size_t n, double p)
{
    double place = p * (double)(n - 1);
    size_t below = (size_t)place;
    double part = place - (double)below;
    if (part == 0)
        return sorted[below];
    return sorted[below] * (1 - part) + sorted[below + 1] * part;
}

struct hg_summary hg_summarize(const double *sorted, size_t n)
{
    size_t half = n / 2 + n % 2;
    return (struct hg_summary){
        .min = sorted[0],
        .lower = hg_median(sorted, half),
        .median = hg_median(sorted, n),
        .upper = hg_median(sorted + (n - half), half),
        .max = sorted[n - 1],
    };
}

double hg_mad(const double *sample, size_t n, double *work)
{
    for (size_t i = 0; i < n; i++)
        work[i] = sample[i];
    hg_sort(work, n);
    double median = hg_median(work, n);
    for (size_t i = 0; i < n; i++)
        work[i] = work[i] < median ? median - work[i] : work[i] - median;
    hg_sort(work, n);
    return hg_median(work, n);
}

double hg_trimmed_mean(const double *sorted, size_t n, size_t cut)
{
    assert(n > cut && n - cut > cut);
    double sum = 0;
    for (size_t i = cut; i < n - cut; i++)
        sum += sorted[i];
    return sum / (double)(n - 2 * cut);
}

size_t hg_below(const double *sorted, size_t n, double x)
{
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (sorted[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t hg_outliers(const double *sorted, size_t n, double k)
{
    struct hg_summary s = hg_summarize(sorted, n);
    double reach = k * (s.upper - s.lower);
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if (sorted[i] < s.lower - reach || sorted[i] > s.upper + reach)
            count++;
    return count;
}
