#ifndef VERSPEC_H
#define VERSPEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Version numbers: parts like those of 2.10.3, the most significant first.
   Parts that are missing count as zero: 2 and 2.0 are equal, 2.0.1 is greater
   than 2. */
typedef struct verspec verspec;

/* The most parts a version can have. */
#define VERSPEC_PARTS 16

/* A version without parts. */
verspec *verspec_new(void);
verspec *verspec_copy(const verspec *version);
void verspec_free(verspec *version);

/* Adds a part behind the others; false when there are VERSPEC_PARTS. */
bool verspec_push(verspec *version, uint32_t part);
/* Takes the last part away; false when there is none. */
bool verspec_pop(verspec *version);
/* Increases part `index` by one and sets those behind it to zero; false when
   it has no such part or that part is UINT32_MAX. */
bool verspec_bump(verspec *version, size_t index);

size_t verspec_parts(const verspec *version);
/* A part; 0 when the version does not have it. */
uint32_t verspec_part(const verspec *version, size_t index);

/* Negative, zero or positive, as of strcmp. */
int verspec_compare(const verspec *one, const verspec *other);
bool verspec_equal(const verspec *one, const verspec *other);
/* A hash of the version, for tables with versions as keys. */
uint32_t verspec_hash(const verspec *version);

/* Writes the version as text, cut to `size` bytes with the terminator, and
   returns the length of the whole, as snprintf does. */
size_t verspec_format(const verspec *version, char *out, size_t size);

#endif
