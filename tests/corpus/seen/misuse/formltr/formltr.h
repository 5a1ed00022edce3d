/**
 * formltr - form letters.
 *
 * A template is a text with fields in braces:
 *
 *     Dear {title} {name},
 *     your parcel with {{a gift} is on its way.
 *
 * "{{" stands for a single brace.  The name of a field is one or more letters,
 * digits and underscores, at most FL_NAME of them.
 */
#ifndef FORMLTR_H
#define FORMLTR_H

#include <stddef.h>

#define FL_NAME   31      /* longest name */
#define FL_FIELDS 64      /* most different fields of a template */
#define FL_TEXT   65535   /* longest template, and longest value of a field */

typedef struct fl_template fl_template;

/** Errors of fl_compile(). */
typedef enum fl_error {
    FL_OK,
    FL_NOMEM,       /* out of memory */
    FL_BRACE,       /* a brace is not closed, or what is in it is no name */
    FL_MANY,        /* too many fields */
    FL_LONG         /* the template is too long */
} fl_error;

/** An error as a static text, for any number. */
const char *fl_message(int error);

/**
 * Compiles a template.  The text is not copied: it must stay where it is, and
 * as it is, for as long as the template is used.  Returns NULL on failure;
 * the reason is stored to *error, unless error is NULL.
 */
fl_template *fl_compile(const char *text, fl_error *error);

/** Frees a template, not its text.  NULL is ignored. */
void fl_free(fl_template *t);

/** How many different fields the template has. */
int fl_fields(const fl_template *t);

/** The name of field i, in the order of their first appearance; i must be in
 *  0 .. fl_fields(t) - 1.  The name lives as long as the template. */
const char *fl_field(const fl_template *t, int i);

/** The number of the field with that name, -1 if the template has none. */
int fl_index(const fl_template *t, const char *name);

/**
 * Gives the value of a field: a string that stays valid until the next call of
 * the function or the end of the letter, or NULL for an empty value.  Called
 * once for each place where the field stands.  Must not free the template.
 */
typedef const char *(*fl_lookup)(void *ctx, const char *name);

/**
 * Writes a letter to buf, at most size bytes with the terminating NUL, and
 * returns the length of the whole letter, like snprintf.  With size 0 buf may
 * be NULL.  Values longer than FL_TEXT are cut.
 */
size_t fl_letter(const fl_template *t, fl_lookup lookup, void *ctx,
                 char *buf, size_t size);

/**
 * The same with the values in an array in the order of fl_field(); it has
 * fl_fields(t) members, NULL for an empty value.
 */
size_t fl_letter_values(const fl_template *t, const char *const *values,
                        char *buf, size_t size);

#endif
