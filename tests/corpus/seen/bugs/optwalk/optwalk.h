#ifndef OPTWALK_H
#define OPTWALK_H
#include <stddef.h>
#include <stdint.h>

/* TCP-style option areas: kind 0 ends the list, kind 1 is a one-byte filler,
 * every other option is kind, length, data, where length counts all of it. */

#define OW_END 0
#define OW_NOP 1
#define OW_MAX_AREA 4096

typedef struct ow_opt {
    uint8_t kind;
    uint8_t size;           /* of data */
    const uint8_t *data;    /* into the area; NULL if size is 0 */
} ow_opt;

typedef struct ow_iter {
    const uint8_t *area;
    size_t len, pos;
} ow_iter;

/* Areas longer than OW_MAX_AREA are cut there by the reading functions. */
void ow_begin(ow_iter *it, const uint8_t *area, size_t len);
/* 1: *opt is the next option (never filler); 0: no more; -1: malformed, and
 * so is every further call. */
int ow_next(ow_iter *it, ow_opt *opt);

/* 1 if well-formed as a whole */
int ow_valid(const uint8_t *area, size_t len);
/* number of options without filler, -1 if malformed */
int ow_count(const uint8_t *area, size_t len);
/* First option of a kind: 1 found, 0 not there, -1 malformed before it.
 * Never finds OW_END or OW_NOP. */
int ow_find(const uint8_t *area, size_t len, uint8_t kind, ow_opt *opt);

/* Appends an option at *used (at most 253 bytes of data, kind > 1) and moves
 * *used on.  0, or -1 if it does not fit into cap. */
int ow_put(uint8_t *area, size_t cap, size_t *used, uint8_t kind, const void *data, size_t n);
/* Fills up to a multiple of four with OW_END. */
int ow_pad(uint8_t *area, size_t cap, size_t *used);

#endif
