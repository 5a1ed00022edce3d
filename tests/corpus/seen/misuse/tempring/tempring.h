/* tempring.h -- log of a temperature sensor, for small devices
 *
 * Keeps the newest samples in memory that the caller provides; allocates
 * nothing.  When the log is full the oldest sample makes way.
 */
#ifndef TEMPRING_H
#define TEMPRING_H

#include <stddef.h>
#include <stdint.h>

struct tring_sample {
    int64_t time;       /* seconds, from any epoch */
    int16_t centi;      /* hundredths of a degree */
};

/* The members are private. */
struct tring {
    struct tring_sample *slots;
    size_t cap, first, count;
};

struct tring_stats {
    int16_t min, max;
    double mean;
};

/* Starts an empty log, or an old one afresh.  To be called before anything
 * else.  mem is an array of cap samples (cap > 0), which the log uses from
 * now on. */
void tring_init(struct tring *log, struct tring_sample *mem, size_t cap);

/* Adds a sample.  Returns 0, or -1 if it is older than the newest one, which
 * is then ignored. */
int tring_add(struct tring *log, int64_t time, int16_t centi);

/* Number of samples in the log, at most cap. */
size_t tring_count(const struct tring *log);

/* Sample i, 0 being the oldest; NULL if there is none. */
const struct tring_sample *tring_at(const struct tring *log, size_t i);

/* Index of the first sample that is not older than time; tring_count() if
 * all are. */
size_t tring_since(const struct tring *log, int64_t time);

/* Minimum, maximum and mean of the samples.  Returns 0, or -1 if the log is
 * empty. */
int tring_stats(const struct tring *log, struct tring_stats *out);

/* Counts samples by temperature: bins[k] gets the number of those from
 * low + k * width up to, not including, low + (k + 1) * width.  bins has n
 * elements, which are overwritten.  Returns the number of samples that are in
 * none of them.  width must be positive. */
size_t tring_histogram(const struct tring *log, int16_t low, int16_t width,
                       unsigned *bins, size_t n);

/* Copies all samples to out, oldest first, and returns their number.  out
 * must have room for tring_count(log) samples. */
size_t tring_export(const struct tring *log, struct tring_sample *out);

#endif
