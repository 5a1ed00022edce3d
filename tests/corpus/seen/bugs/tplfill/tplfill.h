#ifndef TPLFILL_H
#define TPLFILL_H

#include <stddef.h>

/*
 * tplfill - fill short text templates: mails, table rows, status lines.
 *
 * You make a set of variables, give them values, and render templates with
 * it.  A template is plain text with fields in braces:
 *
 *     {name}       the value of the variable
 *     {name:12}    the value, right-aligned in a column of 12 characters
 *     {name:-12}   the same, left-aligned
 *     {{           a literal opening brace
 *
 * A column is 0 to 99 characters wide.  A value that is wider than its column
 * is not cut.  A closing brace outside of a field is just text.  A variable
 * nobody has set counts as the empty text, so its column is all blanks.
 *
 * Names are 1 to 31 letters, digits and underscores, and don't begin with a
 * digit.
 */

#define TPL_MAX_VARS  64          /* variables in a set */
#define TPL_MAX_VALUE 4095        /* characters in a text value */
#define TPL_MAX_OUT   (1u << 20)  /* characters in a rendered text */

typedef struct tpl_set tpl_set;

/* A new set without variables; NULL when memory is short. */
tpl_set *tpl_new(void);

/* Frees the set with all that is in it.  NULL is fine. */
void tpl_free(tpl_set *set);

/*
 * Give a variable a text or a whole number.  An old value is replaced, and it
 * may have been of the other kind.  The text is copied.  Both return 0, or -1
 * if the name is bad, the text too long, the set full or memory short; the set
 * is then as before.
 */
int tpl_set_text(tpl_set *set, const char *name, const char *text);
int tpl_set_int(tpl_set *set, const char *name, long value);

/* Forgets a variable: 1 if there was one, else 0. */
int tpl_unset(tpl_set *set, const char *name);

/* How many variables have a value. */
size_t tpl_count(const tpl_set *set);

/*
 * Is this template well formed?  Returns 0 if so.  If not, returns -1 and
 * stores the offset of the brace of the first bad field in *where, unless
 * where is NULL.
 */
int tpl_check(const char *text, size_t *where);

/*
 * Renders a template.  You get a text to free() yourself, or NULL if the
 * template isn't well formed, the result is longer than TPL_MAX_OUT, or
 * memory is short.
 */
char *tpl_render(const tpl_set *set, const char *text);

#endif
