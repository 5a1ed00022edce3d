/* tinytmpl - fills {names} in texts
 *
 * A template is any text.  "{name}" is replaced by the value of a variable, or
 * by nothing when the variable is not set; "{{" is a single '{'.  A '{' without
 * a '}' after it is kept as it is.
 */
#ifndef TINYTMPL_H
#define TINYTMPL_H

#include <stdbool.h>
#include <stddef.h>

#define TT_MAX_VARS 64

typedef struct tt_ctx tt_ctx;

/* NULL when memory is out. */
tt_ctx *tt_open(void);
void tt_close(tt_ctx *ctx);

/* Sets a variable; name and value are copied.  Returns false if memory is out
 * or there are already TT_MAX_VARS names. */
bool tt_set(tt_ctx *ctx, const char *name, const char *value);

/* The same, with a number as value. */
bool tt_set_int(tt_ctx *ctx, const char *name, long value);

/* Returns false if it was not set. */
bool tt_unset(tt_ctx *ctx, const char *name);

/* The value, valid until the variable is changed; NULL if it is not set. */
const char *tt_get(const tt_ctx *ctx, const char *name);

/* How many variables are set. */
size_t tt_count(const tt_ctx *ctx);

/* Increases with each tt_set() that gives a variable another value and with
 * each successful tt_unset(), so that what was rendered before can be reused. */
unsigned long tt_generation(const tt_ctx *ctx);

/* The filled template, to be freed with free(); NULL if memory is out. */
char *tt_render(const tt_ctx *ctx, const char *tmpl);

#endif
