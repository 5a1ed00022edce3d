#ifndef FORMTREE_H
#define FORMTREE_H

#include <stddef.h>

/**
 * @file formtree.h
 * @brief Builds multipart/form-data bodies, with forms inside forms.
 *
 * A form is a list of named fields.  A field is either a text or another form
 * (written as a multipart/mixed part with a boundary of its own).
 *
 * Passing NULL for any pointer is an error and reported as such (::FORM_EINVAL,
 * NULL or 0), except for form_free().
 */

/** A form. */
typedef struct form form;

/** Status codes. */
enum {
    FORM_OK = 0,
    FORM_EINVAL = -1, /**< an argument is not acceptable */
    FORM_ENOMEM = -2, /**< out of memory */
    FORM_EFULL = -3,  /**< the form has FORM_MAX_FIELDS fields already, or
                           forms would be nested deeper than FORM_MAX_DEPTH */
    FORM_ELOOP = -4,  /**< a form would be inside itself */
    FORM_EOWNED = -5  /**< the form is inside another one already */
};

#define FORM_MAX_FIELDS 64
#define FORM_MAX_DEPTH 16
#define FORM_MAX_TEXT 4096 /**< longest name or value, in bytes */

/**
 * Makes an empty form.
 * @param boundary 1 to 40 letters and digits; copied
 * @return NULL if the boundary is not acceptable or memory is short
 */
form *form_new(const char *boundary);

/**
 * Appends a text field.  Both strings are copied.
 * @param name not empty, without quotes, CR and LF
 * @param value any text, may be empty
 */
int form_text(form *f, const char *name, const char *value);

/**
 * Appends a form as a field.  @p f owns @p child from then on, and frees it;
 * @p child may still be filled.  On failure nothing changes.
 *
 * @retval FORM_EOWNED @p child was attached before
 * @retval FORM_ELOOP  @p child is @p f, or @p f is somewhere inside @p child
 */
int form_attach(form *f, const char *name, form *child);

/** Number of fields, forms inside counting as one each. */
size_t form_count(const form *f);

/** The form that @p f was attached to, NULL if it was not. */
form *form_owner(const form *f);

/** Size in bytes of the body that form_write() makes. */
size_t form_size(const form *f);

/**
 * Writes the body to @p buf, without a NUL.
 * @param cap size of @p buf
 * @return bytes written, 0 (and @p buf untouched) when @p cap is too small
 */
size_t form_write(const form *f, char *buf, size_t cap);

/**
 * Frees a form and those inside it.  NULL is ignored, and so is an attached
 * form: its owner frees it.
 */
void form_free(form *f);

#endif
