/**
 * inplcfg - configuration files, read in place.
 *
 *     # a comment; so is a line that begins with ';'
 *     name = value
 *     [section]
 *     other = 12
 *
 * White space around names and values does not count. Names may be given
 * more than once, the last one wins. Names before the first section are in
 * the section "".
 */
#ifndef INPLCFG_H
#define INPLCFG_H

#include <stddef.h>

/** A configuration has this many entries at most. */
#define INPL_MAXENTRIES 4096

typedef struct inpl_cfg inpl_cfg;

/**
 * Called for an entry by inpl_each(). Return 0 to go on. Don't call inpl_set()
 * or inpl_close() from here.
 */
typedef int inpl_fn(void *ctx, const char *section, const char *name, const char *value);

/**
 * Reads a configuration from a zero-terminated text.
 *
 * Nothing is copied: the text is cut to pieces where it is, and the
 * configuration points into it. So it has to be writable, and has to stay
 * until inpl_close(); it's not freed there.
 *
 * @param line  is set to the number of the line that is wrong, from 1 on, or
 *              to 0 if all lines are fine. May be NULL.
 * @return the configuration. NULL if a line is wrong, there are too many, or
 *         there is no memory; the text has changed nevertheless.
 */
inpl_cfg *inpl_open(char *text, size_t *line);

/** Frees the configuration. Nothing happens for NULL. */
void inpl_close(inpl_cfg *cfg);

/**
 * @return the value of a name, NULL if it has none. A section that is NULL is
 * the same as "".
 */
const char *inpl_get(const inpl_cfg *cfg, const char *section, const char *name);

/**
 * @return the value as a decimal number; the fallback if there is no value,
 * it is not a number, or not within a long.
 */
long inpl_get_long(const inpl_cfg *cfg, const char *section, const char *name, long fallback);

/** @return 1 for yes, true, on, 1; 0 for no, false, off, 0; else the fallback. */
int inpl_get_bool(const inpl_cfg *cfg, const char *section, const char *name, int fallback);

/**
 * Changes a value or adds one. These strings are not copied either and have
 * to stay until inpl_close(). A section that is NULL is the same as "".
 *
 * @return 0, or -1 if there are too many entries or there is no memory.
 */
int inpl_set(inpl_cfg *cfg, const char *section, const char *name, const char *value);

/** @return how many entries there are; a name given twice counts twice. */
size_t inpl_count(const inpl_cfg *cfg);

/**
 * Calls fn for the entries in their order, until it returns something other
 * than 0.
 *
 * @return what fn returned last, 0 if there are no entries.
 */
int inpl_each(const inpl_cfg *cfg, inpl_fn *fn, void *ctx);

#endif
