/* hashdir.h -- hash index of a table: (hash, row) pairs, extendible hashing.
 *
 * The caller hashes its keys itself.  Different rows may have the same hash.
 * Rows are found in buckets of HD_BUCKET pairs; a directory of at most
 * 2^HD_MAXDEPTH slots leads from the low bits of a hash to its bucket.
 */
#ifndef HASHDIR_H
#define HASHDIR_H

#include <stddef.h>
#include <stdint.h>

#define HD_BUCKET   4
#define HD_MAXDEPTH 12

#define HD_OK       0
#define HD_EXISTS   1   /* this pair is in the index already   */
#define HD_NOENT    2   /* this pair is not in the index       */
#define HD_FULL     3   /* no room for one more with this hash */
#define HD_NOMEM    4

typedef struct hashdir hashdir;

/* Called for a pair.  Anything but 0 stops the walk.
 * Must not add or delete pairs of the index it is called from. */
typedef int hd_visit(void *ctx, uint32_t hash, uint64_t row);

hashdir *hd_new(void);                  /* NULL: out of memory */
void     hd_free(hashdir *ix);          /* NULL is fine        */

/* HD_OK, HD_EXISTS, HD_FULL or HD_NOMEM; on all but HD_OK the index holds
 * what it held before. */
int      hd_add(hashdir *ix, uint32_t hash, uint64_t row);

/* HD_OK or HD_NOENT. */
int      hd_del(hashdir *ix, uint32_t hash, uint64_t row);

/* 1 or 0. */
int      hd_has(const hashdir *ix, uint32_t hash, uint64_t row);

/* Number of rows with this hash; the first max of them go to rows[], in no
 * particular order.  rows may be NULL if max is 0. */
size_t   hd_find(const hashdir *ix, uint32_t hash, uint64_t *rows, size_t max);

size_t   hd_count(const hashdir *ix);   /* pairs in the index   */
unsigned hd_depth(const hashdir *ix);   /* 2^depth slots in use */

/* Every pair once, in no particular order.  0, or what visit returned. */
int      hd_walk(const hashdir *ix, hd_visit *visit, void *ctx);

/* Deletes all pairs and shrinks the directory. */
void     hd_clear(hashdir *ix);

#endif
