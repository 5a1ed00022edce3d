#ifndef LOGSEL_H
#define LOGSEL_H

#include <stddef.h>

/**
 * @file logsel.h
 * Selectors of log messages, as in syslog.conf(5).
 *
 * A selector is a text of rules that are applied from left to right:
 *
 *     mail,news.info; *.=crit; kern.!debug; cron.none
 *
 * A rule is one or more facilities with commas between them, or `*` for all,
 * then a dot, then a severity.  The severity selects itself and all that are
 * more urgent; with `=` before it, itself only.  With `!` before it (and
 * before the `=`), what would be selected is taken away.  `*` means every
 * severity; `none` takes all away and has neither `!` nor `=`.
 *
 * There is no blank within a rule.  Rules are separated by semicolons or
 * blanks, any number of them; there may be some before the first rule and
 * after the last one, too.  Case does not matter.
 */

#define LOGSEL_FACILITIES 24    /**< facilities are 0 (kern) to 23 (local7) */
#define LOGSEL_SEVERITIES 8     /**< severities are 0 (emerg) to 7 (debug) */
#define LOGSEL_MAX_TEXT   8192  /**< characters of a selector at most */

typedef struct logsel logsel;

/**
 * Parses a selector.  An empty text gives a selector that selects nothing.
 * @return the selector, to be released with logsel_free(); NULL if the text is
 *         malformed or too long, or there is no memory
 */
logsel *logsel_parse(const char *text);

/** Releases a selector; NULL is allowed. */
void logsel_free(logsel *sel);

/** @return an independent copy, or NULL without memory */
logsel *logsel_clone(const logsel *sel);

/** @return 1 if messages of this kind are selected, 0 if not or if there is
 *          no such facility or severity */
int logsel_match(const logsel *sel, int facility, int severity);

/**
 * Selects one more kind of message.
 * @return 0, or -1 if there is no such facility or severity
 */
int logsel_add(logsel *sel, int facility, int severity);

/** Adds all that `from` selects to `sel`. */
void logsel_merge(logsel *sel, const logsel *from);

/** @return 1 if both select the same messages, else 0 */
int logsel_equal(const logsel *a, const logsel *b);

/**
 * Writes a selector that logsel_parse() reads back as an equal one.  At most
 * `size` bytes are written with the final zero; `buf` may be NULL if size is 0.
 * @return the length of the whole text without the zero, as snprintf() does
 */
size_t logsel_format(const logsel *sel, char *buf, size_t size);

/** @return the number of a facility or severity by its name, any case, or -1 */
int logsel_facility(const char *name);
int logsel_severity(const char *name);

/** @return the name, a constant, or NULL if there is no such number */
const char *logsel_facility_name(int facility);
const char *logsel_severity_name(int severity);

#endif
