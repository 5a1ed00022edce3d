#ifndef WEEKDAY_H
#define WEEKDAY_H

#include <stdbool.h>
#include <stddef.h>

/* Days from a certain Monday on: 0 is that Monday, 6 the Sunday after it, -1 the
 * Sunday before. */
typedef int day;

/* Whether it is in this year; all functions give something harmless for others. */
bool day_valid(day d);
day day_after(day d);
/* Whether it is a Saturday or Sunday. */
bool day_is_free(day d);
/* "Mon", "Tue", ...; the buffer has room for size characters. Returns buffer. */
const char *day_format(day d, char *buffer, size_t size);
/* Reads what day_format() writes. */
day day_parse(const char *text);

#endif
