/*
 * confsect - configuration in sections
 *
 *     ; a comment
 *     verbose
 *     [server]
 *     port = 8080
 *     reuse
 *
 * Every key belongs to a section; those before the first [section] belong to
 * the section "".  A key may have a value or, as a mere switch, none: then its
 * value is NULL.
 */
#ifndef CONFSECT_H
#define CONFSECT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Conf Conf;

Conf *conf_new(void);
void conf_free(Conf *conf);

/* Adds what is in a text.  Returns 0, or the number of the first line that is
 * malformed (the lines before it have been added), or -1 if memory is out.
 * White space around keys and values is not part of them. */
int conf_parse(Conf *conf, const char *text);

/* Sets a key, to NULL for a switch.  The texts are copied.  False if the key is
 * empty or memory is out. */
bool conf_set(Conf *conf, const char *section, const char *key, const char *value);

/* Whether there was such a key. */
bool conf_unset(Conf *conf, const char *section, const char *key);

/* Whether the key is there, with a value or without. */
bool conf_has(const Conf *conf, const char *section, const char *key);

/* The value; NULL if there is none.  Valid until the key is set or unset. */
const char *conf_get(const Conf *conf, const char *section, const char *key);

/* The value as a number, or `fallback` if it is not there or not a number that
 * fits. */
long conf_get_long(const Conf *conf, const char *section, const char *key, long fallback);

/* True for a switch and for yes, true, on and 1; false for other values.
 * `fallback` if the key is not there. */
bool conf_get_bool(const Conf *conf, const char *section, const char *key, bool fallback);

int conf_count(const Conf *conf);

#endif
