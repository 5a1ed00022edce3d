#pragma once
#include <stddef.h>

/* Lines like "$NAME,3,4*7F". */

/**
 * The number of fields of a line.
 *
 * line needs to be a validated waybill line.
 */
unsigned waybill_fields(const char *line);

/**
 * The sum that stands at the end of a line.
 *
 * length is the character length of the line.
 */
int waybill_sum(const char *line, size_t length);

/* 0 when it is a waybill line, -1 when not; with a sum, that is checked where check is not 0. */
int waybill_validate(const char *line, size_t length, int check);
