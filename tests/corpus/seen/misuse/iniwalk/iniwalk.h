#ifndef INIWALK_H
#define INIWALK_H

/*
 * iniwalk -- read, change and walk through INI files in memory
 *
 *     ; comment
 *     key = value
 *     [section]
 *     other = value
 *
 * Keys before the first section belong to section "". White space around
 * sections, keys and values is removed. Names are case sensitive.
 */

#include <stddef.h>

typedef struct ini ini_t;

typedef struct {
    const char *section;
    const char *key;
    const char *value;
    /* private */
    const void *at;
} ini_walk_t;

#define INI_OK       0
#define INI_ENOMEM  -1
#define INI_ENAME   -2 /* section, key or value that could not be read back */
#define INI_ENOENT  -3

ini_t *ini_new(void);
void ini_free(ini_t *ini);

/* Parses a text and adds its keys. Lines that are neither comment, section,
 * key nor empty are skipped; returns their number or INI_ENOMEM. */
int ini_parse(ini_t *ini, const char *text);

/* Sets a value; a key that exists is replaced. */
int ini_set(ini_t *ini, const char *section, const char *key, const char *value);

/* NULL if there is no such key. The text belongs to the ini and is valid until
 * the key is set again or removed. */
const char *ini_get(const ini_t *ini, const char *section, const char *key);

/* The value as a decimal number, or `other` if there is none or it is not
 * entirely a number that fits. */
long ini_get_long(const ini_t *ini, const char *section, const char *key, long other);

int ini_remove(ini_t *ini, const char *section, const char *key);

/* Walk through all keys in the order in which they were added:
 *
 *     ini_walk_t w;
 *     for (int more = ini_first(ini, &w); more; more = ini_next(&w))
 *         puts(w.key);
 *
 * The key at which the walk is must not be removed or set meanwhile. ini_next()
 * must not be called after it, or ini_first(), has returned 0. */
int ini_first(const ini_t *ini, ini_walk_t *walk);
int ini_next(ini_walk_t *walk);

size_t ini_count(const ini_t *ini);

#endif
