/*
 * tmplbind - fill {{name}} placeholders in a text.
 *
 *   tb_vars *v = tb_new();
 *   tb_bind(v, "user", "Ann");
 *   char *s = tb_render(v, "Hello {{user}}!");   // "Hello Ann!"
 *   free(s);
 *   tb_free(v);
 *
 * A placeholder is "{{", a name, and the next "}}". Blanks around the name
 * do not matter. "{{" without a "}}" behind it is ordinary text.
 */
#ifndef TMPLBIND_H
#define TMPLBIND_H

#include <stddef.h>

typedef struct tb_vars tb_vars;

tb_vars *tb_new(void);
void tb_free(tb_vars *v);

/* Binds a name to a value, replacing an earlier value. Both are copied.
   Returns 0, or -1 when memory is out. */
int tb_bind(tb_vars *v, const char *name, const char *value);

/* Forgets a name. Returns 1 when it was bound, 0 when not. */
int tb_unbind(tb_vars *v, const char *name);

/* The value of a name, NULL when it is not bound. It stays valid until the
   name is bound again or unbound. */
const char *tb_value(const tb_vars *v, const char *name);

/* How many names are bound. */
size_t tb_size(const tb_vars *v);

/* The text with every placeholder replaced by its value; names which are not
   bound give nothing. The result is to be freed with free(). NULL when
   memory is out. */
char *tb_render(const tb_vars *v, const char *text);

/* How many placeholders a text has. */
size_t tb_count(const char *text);

/* 1 when every placeholder in the text has a bound name. */
int tb_complete(const tb_vars *v, const char *text);

#endif
