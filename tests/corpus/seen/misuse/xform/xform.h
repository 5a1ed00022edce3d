#ifndef XFORM_H
#define XFORM_H

#include <stddef.h>

/* Forms: a list of fields that a user fills in. */

typedef enum { XF_TEXT, XF_DIGITS, XF_CHOICE } XfKind;

/* Descriptions of fields are usually static tables. */
typedef struct {
    const char *name;
    XfKind kind;
    int required;               /* whether it must be filled in */
    const char *const *choices; /* only of XF_CHOICE: up to NULL */
} XfField;

typedef struct XForm XForm;

typedef enum { XF_OK, XF_EMPTY, XF_NOT_DIGITS, XF_NO_CHOICE } XfStatus;

/* A form with `count` fields, all empty.  The form uses the table as it is,
 * without a copy, for as long as it lives.  Returns NULL if memory is out or
 * there are more than 1000 fields. */
XForm *XfOpen(const XfField *fields, size_t count);
void XfClose(XForm *form);

size_t XfCount(const XForm *form);

/* The index of a field, XfCount() if there is none of that name. */
size_t XfFind(const XForm *form, const char *name);

/* For the functions below, field < XfCount(). */

/* Fills in a copy of the text.  Returns 0 if memory is out, else 1. */
int XfSet(XForm *form, size_t field, const char *text);
/* What is filled in, "" at first.  Do not free; valid until the field is set
 * again or the form is reset or closed. */
const char *XfGet(const XForm *form, size_t field);
/* Whether the content is acceptable. */
XfStatus XfCheck(const XForm *form, size_t field);

/* The first field that is not XF_OK, XfCount() if all are. */
size_t XfFirstBad(const XForm *form);

/* Empties all fields. */
void XfReset(XForm *form);

#endif
