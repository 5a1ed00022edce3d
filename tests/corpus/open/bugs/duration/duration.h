#ifndef DURATION_H
#define DURATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Lengths of time in whole seconds. */
typedef struct {
    uint32_t seconds;
} duration;

/* Largest possible duration; what would be longer becomes this. */
extern const duration duration_longest;

duration duration_of(uint32_t hours, uint32_t minutes, uint32_t seconds);
duration duration_sum(duration a, duration b);
duration duration_difference(duration a, duration b); /* always >= 0 */
int duration_compare(duration a, duration b);
bool duration_equal(duration a, duration b);

/* Reads texts such as "1h", "2m30s" or "90"; false for any other. */
bool duration_parse(const char *text, duration *result);
/* Writes a text such as "1h02m05s", terminated, and cut when it is longer than
   size - 1.  False when it was cut; of size 0 nothing is written. */
bool duration_to_string(duration d, char *text, size_t size);

#endif
