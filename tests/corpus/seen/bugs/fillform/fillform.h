#ifndef FILLFORM_H
#define FILLFORM_H

#include <stddef.h>

/* Form letters: templates in which {name} stands for the value of a field.
 * "{{" is a plain "{".  Names are made of letters, digits and '_'. */

typedef struct ff_form ff_form;

typedef enum {
    FF_OK,
    FF_BAD_NAME,  /* not a name, or an unfinished {name */
    FF_UNKNOWN,   /* no field of that name */
    FF_TOO_LONG,  /* the result would be longer than FF_MAX_TEXT */
    FF_NO_MEMORY
} ff_result;

#define FF_MAX_TEXT 65536

ff_form *ff_new(void);
void ff_free(ff_form *form); /* NULL is ok */

/* Gives a field a value; both texts are copied.  A field that exists gets the
 * new value. */
ff_result ff_set(ff_form *form, const char *name, const char *value);

/* The same with a number, in decimal. */
ff_result ff_set_int(ff_form *form, const char *name, long value);

/* Removes a field: FF_UNKNOWN when there is none. */
ff_result ff_unset(ff_form *form, const char *name);

/* The value of a field, valid until the field changes.  NULL: no such field. */
const char *ff_get(const ff_form *form, const char *name);

size_t ff_fields(const ff_form *form);

/* Fills in a template.  *text is a new text that the caller frees with free();
 * it is NULL when the result is not FF_OK. */
ff_result ff_render(const ff_form *form, const char *pattern, char **text);

/* Calls `each` with the name of every field that the template wants,
 * in the order of the text, until it returns something else than 0, which is
 * then returned.  0 at the end, -1 when the template is malformed. */
int ff_wanted(const char *pattern, int (*each)(const char *name, size_t length, void *data), void *data);

#endif
