/* flakeid.h -- 64-bit identifiers made of time, node and sequence number.
 *
 * No allocation, no clock: the caller passes the time.  Both structs are plain
 * and may be copied by assignment.  An id may hold any values in its fields,
 * all are valid.
 */
#ifndef FLAKEID_H
#define FLAKEID_H

#include <stddef.h>
#include <stdint.h>

/* Size of a buffer for flakeid_format(): 16 digits and a zero byte. */
#define FLAKEID_TEXT 17

typedef struct flakeid {
    uint32_t stamp; /* seconds */
    uint16_t node;
    uint16_t serial;
} flakeid;

/* Private; set up with flakeid_start(). */
typedef struct flakegen {
    uint32_t stamp;
    uint16_t node;
    uint32_t used;
} flakegen;

/* Sets up a generator of ids for a node. */
void flakeid_start(flakegen *gen, uint16_t node);

/* Makes the next id of a generator for the time now.  If now is earlier than
 * at the call before, the time of then is used.  Returns 0, or -1 when 65536
 * ids with this stamp were made already: try again a second later. */
int flakeid_next(flakegen *gen, uint32_t now, flakeid *id);

/* Order of ids: by stamp, then node, then serial.  Negative, 0 or positive when
 * a is before, equal to or after b.  Fit for qsort() and bsearch(). */
int flakeid_compare(const flakeid *a, const flakeid *b);

/* 1 if all fields are equal, else 0. */
int flakeid_equal(const flakeid *a, const flakeid *b);

/* A hash; equal ids have equal hashes. */
uint32_t flakeid_hash(const flakeid *id);

/* The id as a number, and back. */
uint64_t flakeid_pack(const flakeid *id);
flakeid flakeid_unpack(uint64_t number);

/* Writes 16 lower-case hexadecimal digits and a zero byte. */
void flakeid_format(const flakeid *id, char text[FLAKEID_TEXT]);

/* Reads what flakeid_format() writes; upper case is understood too.  Returns
 * 0, or -1 (id unchanged) if text is not exactly 16 hexadecimal digits. */
int flakeid_parse(const char *text, flakeid *id);

/* The earliest and the latest id of an array of n; NULL if n is 0. */
const flakeid *flakeid_first(const flakeid *ids, size_t n);
const flakeid *flakeid_last(const flakeid *ids, size_t n);

#endif
