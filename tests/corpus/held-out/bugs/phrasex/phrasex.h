/*
 * PHRASEX(3)
 *
 * NAME
 *     phrasex - messages with holes in them
 *
 * TEMPLATES
 *     {name}                 the value of a variable
 *     {name|key:text|...}    the text whose key equals the value of the
 *                            variable; the key * stands for every value that
 *                            has no text of its own.  If no key fits, the
 *                            hole is empty.  When a key is given twice, the
 *                            later text counts.
 *     \c                     the character c, whatever it means otherwise
 *
 *     Names consist of 1 to 31 letters, digits and the characters _ and .
 *     Keys are made of the same characters and * and -.  The text of a choice
 *     may be empty; it ends at | or }, and has no further holes.  Outside of
 *     holes, the characters | : } are ordinary ones.
 *
 *     For instance: "{who} has {n|0:no mail|1:a letter|*:letters}."
 */
#ifndef PHRASEX_H
#define PHRASEX_H

#include <stddef.h>

#define PX_TEXT_MAX 4096        /* length of a template */
#define PX_OUT_MAX  1048576     /* length of what px_format returns */

typedef struct px_template px_template;

enum px_error {
    PX_OK,
    PX_ENOMEM,
    PX_ETOOLONG,        /* template longer than PX_TEXT_MAX */
    PX_ENAME,           /* a name or key is missing, too long or ill-formed */
    PX_EOPEN,           /* the template ends within a hole or after \ */
    PX_ENEST            /* a hole within a hole */
};

/* Gives the value of a variable, or NULL if there is none, which counts as an
 * empty value.  The value is used before the next call and not kept. */
typedef const char *(*px_lookup)(void *ctx, const char *name);

/* Compiles a template.  The text is not needed afterwards.  Returns NULL on
 * failure, and the reason in *error unless error is NULL; *error is PX_OK
 * otherwise. */
px_template *px_compile(const char *text, enum px_error *error);

/* Frees a template; nothing happens if it is NULL. */
void px_free(px_template *t);

/* Writes the message to out, cut to size - 1 bytes and always terminated
 * unless size is 0, when out may be NULL.  Returns the length of the whole
 * message, as snprintf does. */
size_t px_render(const px_template *t, px_lookup lookup, void *ctx, char *out, size_t size);

/* Returns the message in memory that the caller frees with free(); NULL if
 * memory is short or the message is longer than PX_OUT_MAX. */
char *px_format(const px_template *t, px_lookup lookup, void *ctx);

/* How many holes a template has, and the name of the variable of the i-th of
 * them, counted from 0: NULL if there is no such hole.  The name belongs to
 * the template. */
size_t px_holes(const px_template *t);
const char *px_hole_name(const px_template *t, size_t i);

/* Writes text so that it stands for itself in a template; out, size and the
 * result as in px_render. */
size_t px_escape(const char *text, char *out, size_t size);

/* A short English text for an error; never NULL. */
const char *px_strerror(enum px_error error);

#endif
