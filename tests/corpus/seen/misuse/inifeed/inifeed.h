#ifndef INIFEED_H
#define INIFEED_H

#include <stddef.h>

/* A push parser for INI files: give it the bytes as they arrive.
 *
 *     [section]
 *     key = value      ; blanks around keys and values do not count
 *     ; comment, # comment
 */
typedef struct inifeed inifeed;

#define INIFEED_LINE 4096   /* longest line */

enum { INIFEED_SYNTAX = -1, INIFEED_LONG = -2, INIFEED_MEMORY = -3 };

/* Called for each key.  section is "" before the first section.  The strings
 * live as long as the call: copy what you want to keep.  A result other than 0
 * ends the parsing (use positive ones).
 *
 * A handler must not free, feed, finish or reset the parser that calls it. */
typedef int (*inifeed_handler)(void *ctx, const char *section, const char *key, const char *value);

/* handler may be NULL: the text is checked only. */
inifeed *inifeed_new(inifeed_handler handler, void *ctx);
void inifeed_free(inifeed *p);

/* 0, or what ended the parsing: one of the codes above or the handler's result.
 * It stays so for all further calls until inifeed_reset. */
int inifeed_push(inifeed *p, const char *data, size_t len);
/* For the last line, when it has no line end. */
int inifeed_finish(inifeed *p);

/* As if new; handler and ctx stay. */
void inifeed_reset(inifeed *p);

/* The line in work, from 1; handlers may ask. */
unsigned long inifeed_line(const inifeed *p);

#endif
