#ifndef CRONFLD_H
#define CRONFLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Points in time that repeat: minute, hour, day of the month and month, each
 *  restricted to some values or not at all. */

typedef enum {
    CRON_MINUTE, /**< 0 to 59 */
    CRON_HOUR,   /**< 0 to 23 */
    CRON_DAY,    /**< 1 to 31 */
    CRON_MONTH   /**< 1 to 12 */
} cron_field;

/** Bit v is set when value v is allowed. */
typedef struct {
    uint64_t allowed[4];
} cron_rule;

typedef struct {
    int year; /**< 1970 to 2999 */
    int month, day, hour, minute;
} cron_time;

/** Every minute. */
void cron_init(cron_rule *rule);

/** Allows just this value of a field. False if the field has no such value. */
bool cron_pin(cron_rule *rule, cron_field field, int value);

/** Allows this value of a field besides those that are. */
bool cron_also(cron_rule *rule, cron_field field, int value);

/** Allows first, first + step, ... False if first is no value or step < 1. */
bool cron_every(cron_rule *rule, cron_field field, int first, int step);

/** Whether a date with that time exists. */
bool cron_valid(const cron_time *t);

bool cron_matches(const cron_rule *rule, const cron_time *t);

/** The earliest time that the rule allows and that is later than `after`.
 *  False, and *next as it was, if `after` is not valid or there is none. */
bool cron_next(const cron_rule *rule, const cron_time *after, cron_time *next);

/** "2024-02-29 23:59"; returns as snprintf(). */
int cron_print(const cron_time *t, char *text, size_t size);

#endif
