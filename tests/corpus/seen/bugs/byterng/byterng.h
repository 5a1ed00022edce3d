/* byterng.h -- HTTP byte ranges: the values of Range and Content-Range
 *
 * NAME
 *     br_range, br_content, br_format, br_resolve, br_coalesce, br_total,
 *     br_contains
 *
 * All texts are zero-terminated header values without the header's name; they
 * may come unchecked from the network.  Blanks and tabs around a value are
 * ignored, and so is the case of the unit.  Values of more than BR_MAX_VALUE
 * characters are malformed.  Pointers may not be NULL.
 */
#ifndef BYTERNG_H
#define BYTERNG_H

#include <stddef.h>
#include <stdint.h>

#define BR_MAX_VALUE 512
#define BR_UNKNOWN   UINT64_MAX     /* "no number here" */

#define BR_EBAD   (-1)              /* malformed value */
#define BR_EFULL  (-2)              /* more ranges than the array has room for */
#define BR_ENOMEM (-3)

/* One range, both ends included.  As it stands in a Range header "500-" has
 * last == BR_UNKNOWN; "-20", the last 20 bytes, has first == BR_UNKNOWN and
 * last == 20. */
struct br_span {
    uint64_t first;
    uint64_t last;
};

/* A Content-Range.  An unsatisfied one ("bytes *" "/1234") has both ends of the
 * span BR_UNKNOWN; size is BR_UNKNOWN for "/" "*". */
struct br_part {
    struct br_span span;
    uint64_t size;
};

/* Reads a Range value, "bytes=0-499,700-,-20", into out[0..room-1].  Returns
 * the number of ranges (at least 1) or an error. */
int br_range(const char *value, struct br_span *out, size_t room);

/* Reads a Content-Range value, "bytes 0-499/1234".  Between the unit and the
 * range is a blank or, from some old servers, a '='.  The span lies within the
 * size, else the value is malformed.  Returns 0 or an error; *out is set only
 * on success. */
int br_content(const char *value, struct br_part *out);

/* Writes the Content-Range value for a part, as br_content reads it.  Returns
 * 0, or BR_EBAD if br_content could not return such a part, or BR_EFULL if the
 * text does not fit into size bytes with its zero. */
int br_format(const struct br_part *part, char *buffer, size_t size);

/* Applies a span from br_range to a resource of the given size: afterwards
 * both ends are positions in it.  Returns 1, or 0 and leaves the span alone
 * if it selects nothing. */
int br_resolve(struct br_span *span, uint64_t size);

/* Sorts n resolved spans and merges those that overlap or touch.  Returns how
 * many are left, at the array's beginning. */
size_t br_coalesce(struct br_span *spans, size_t n);

/* Number of bytes in n resolved spans; BR_UNKNOWN if it does not fit. */
uint64_t br_total(const struct br_span *spans, size_t n);

/* Whether position is in one of n resolved spans: 1 or 0. */
int br_contains(const struct br_span *spans, size_t n, uint64_t position);

#endif
