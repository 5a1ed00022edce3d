/**
 * losert.h - merges any number of sorted sources into one sorted sequence.
 *
 * A source is a function that hands out its records one by one:
 *
 *     struct losert_array odd = {odd_keys, 3, 0}, even = {even_keys, 2, 0};
 *     losert *m = losert_create();
 *     losert_attach(m, losert_from_array, &odd);
 *     losert_attach(m, losert_from_array, &even);
 *     while (losert_next(m, &rec))
 *         use(rec.key, rec.source);
 *     losert_destroy(m);
 */
#ifndef LOSERT_H
#define LOSERT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LOSERT_MAX_SOURCES 64

typedef struct losert losert;

/** What comes out of a merge. */
struct losert_record {
    int64_t key;
    size_t source; /**< which one, counted from 0 in the order of attaching */
};

/**
 * Stores the source's next key in *key and returns true, or returns false at
 * its end; it is not asked again then.  The keys of a source must not descend.
 * A source must not call back into the merge it is attached to.
 */
typedef bool losert_pull(void *context, int64_t *key);

/** @return NULL if out of memory */
losert *losert_create(void);

/** Contexts are left alone; they are the caller's. */
void losert_destroy(losert *m);

/**
 * Adds a source.  Its context is passed to `pull` as it is and has to stay
 * valid until the merge is destroyed or rewound.  All sources are attached
 * before the first call of losert_next().
 *
 * @return false if there are LOSERT_MAX_SOURCES already
 */
bool losert_attach(losert *m, losert_pull *pull, void *context);

/**
 * The next record in ascending order; among equal keys, that of the source
 * that was attached first.
 *
 * @return false, and *record unchanged, when all sources are at their ends
 */
bool losert_next(losert *m, struct losert_record *record);

/** The key that losert_next() gave last; there must have been one. */
int64_t losert_last(const losert *m);

/** Number of records that losert_next() has given. */
uint64_t losert_given(const losert *m);

/** Detaches all sources, for a new merge. */
void losert_rewind(losert *m);

/* ---- ready-made sources ---- */

/** Keys in memory.  The array is not copied.  Start with position 0. */
struct losert_array {
    const int64_t *keys;
    size_t count;
    size_t position;
};

/** context: a struct losert_array */
bool losert_from_array(void *context, int64_t *key);

/** first, first + step ... up to and including last; step > 0. */
struct losert_range {
    int64_t first, last, step;
};

/** context: a struct losert_range, which is used up */
bool losert_from_range(void *context, int64_t *key);

#endif
