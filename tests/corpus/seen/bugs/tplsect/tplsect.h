/*
 * TPLSECT(3)
 *
 * NAME
 *     tplsect - texts with {{tags}}
 *
 * SYNTAX
 *     {{name}}               is replaced by the value of name
 *     {{#name}} ... {{/name}} what is between is shown if name has a value
 *                            that is not empty
 *     {{^name}} ... {{/name}} what is between is shown if it has not
 *
 *     A name has 1 to 31 letters, digits and '_'; there are no spaces in a
 *     tag.  Sections may be nested up to TPL_MAX_DEPTH deep.  Everything else
 *     is literal text; two opening braces always begin a tag.
 */
#ifndef TPLSECT_H
#define TPLSECT_H

#include <stddef.h>

#define TPL_MAX_TEXT  65536 /* characters of a template */
#define TPL_MAX_DEPTH 32
#define TPL_MAX_OUT   16777216 /* characters that tpl_render_new() makes */

enum {
    TPL_OK,
    TPL_ETAG,   /* a tag is not closed or has no proper name */
    TPL_EOPEN,  /* a section is not closed */
    TPL_ECLOSE, /* a closing tag that does not fit the innermost section */
    TPL_EBIG,   /* the text is too long or nested too deeply */
    TPL_ENOMEM
};

typedef struct tpl tpl;

/* Gives the value of a name, or NULL if it has none.  The value must stay as
 * it is until the next call of the function, or the end of the rendering.
 * The function must not free the template that is rendered. */
typedef const char *tpl_lookup(void *ctx, const char *name);

/* tpl_parse() makes a template of a text, which is not needed any more then.
 * Free it with tpl_free().  If the text is not a template, it returns NULL and
 * nothing is to be freed.  *error, if error is not NULL, becomes one of the
 * codes above in either case. */
tpl *tpl_parse(const char *text, int *error);

/* tpl_free() frees a template; NULL is ignored. */
void tpl_free(tpl *t);

/* tpl_render() writes the result into buf, of size bytes, cut off if need be
 * and always with a NUL (unless size is 0, then buf may be NULL).  It returns
 * the length the full result has, as snprintf() does. */
size_t tpl_render(const tpl *t, tpl_lookup *lookup, void *ctx, char *buf, size_t size);

/* tpl_render_new() returns the result in memory that the caller gives to
 * free(), or NULL if there is no memory or it is beyond TPL_MAX_OUT. */
char *tpl_render_new(const tpl *t, tpl_lookup *lookup, void *ctx);

/* tpl_uses() tells how many tags, closing ones not counted, have this name. */
size_t tpl_uses(const tpl *t, const char *name);

/* tpl_strerror() returns a static text for any number. */
const char *tpl_strerror(int error);

#endif
