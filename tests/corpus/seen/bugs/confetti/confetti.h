#ifndef CONFETTI_H
#define CONFETTI_H

/**
 * @file confetti.h
 * @brief Reads small configuration texts in the INI manner.
 *
 * A text consists of lines, which end with LF or CR LF; the last one may lack
 * its end. Blanks (spaces and tabs) around everything are ignored. A line is
 *
 *     (empty)
 *     # a comment, or ; a comment
 *     [section]
 *     key = value
 *     key = value     # with a comment
 *     key = "value"   # quoted: blanks and # are part of it, " cannot be
 *
 * Keys before the first section line are in the section "". Section names and
 * values may be empty, keys may not. When a key comes twice in a section, the
 * later line replaces the earlier. Names are case-sensitive.
 */

#include <stddef.h>

#define CF_NAME_MAX  31   /**< longest section name or key, in bytes */
#define CF_VALUE_MAX 127  /**< longest value, in bytes */
#define CF_PAIRS_MAX 1000 /**< most keys in one configuration */

/** A configuration; opaque. */
typedef struct cf_conf cf_conf;

/**
 * @brief Reads a text.
 * @param text  any zero-terminated text
 * @param line  if not NULL: where to put the number of the line at which
 *              reading failed, counted from 1, or 0 if it did not
 * @return a configuration, to be freed with cf_free(); NULL if a line is none
 *         of the above or exceeds a limit, or memory runs out.
 */
cf_conf *cf_read(const char *text, int *line);

/** @brief Frees a configuration; NULL is allowed. */
void cf_free(cf_conf *conf);

/** @brief The number of keys in all sections together. */
size_t cf_count(const cf_conf *conf);

/**
 * @brief The value of a key.
 * @return the value, which belongs to the configuration and is valid until the
 *         next cf_set() or cf_free(); NULL if there is no such key.
 */
const char *cf_get(const cf_conf *conf, const char *section, const char *key);

/**
 * @brief The value of a key as a number, decimal or hexadecimal with 0x.
 * @return the number; @p otherwise if there is no such key, or its value is
 *         not a number from beginning to end, or does not fit.
 */
long cf_get_long(const cf_conf *conf, const char *section, const char *key, long otherwise);

/**
 * @brief The value of a key as yes or no.
 * @return 1 for yes, true, on and 1; 0 for no, false, off and 0; @p otherwise
 *         for anything else.
 */
int cf_get_bool(const cf_conf *conf, const char *section, const char *key, int otherwise);

/**
 * @brief Sets a key, which is added if it is not there.
 * @return 0; -1 and no change if key is "", or anything exceeds its limit,
 *         or memory runs out.
 *         The value may be one that cf_get() returned.
 */
int cf_set(cf_conf *conf, const char *section, const char *key, const char *value);

/**
 * @brief Calls a function for each key, in the order in which they were added.
 * Stops when it returns something other than 0. It must not change @p conf.
 * @return what the last call returned, or 0 if there was none.
 */
int cf_each(const cf_conf *conf,
            int (*visit)(const char *section, const char *key, const char *value, void *arg), void *arg);

#endif
