/* FormRec: typed form fields with validation.
   (c) the FormRec authors, MIT licence */

#ifndef FORMREC_H
#define FORMREC_H

#include <stdbool.h>

typedef struct Form_s Form;

typedef enum {
    FIELD_TEXT,     // anything
    FIELD_NUMBER,   // digits, perhaps with a sign before them
    FIELD_YESNO     // "yes" or "no"
} FieldType;

typedef enum {
    FORM_OK,
    FORM_E_NAME,    // no such field; or, for Form_Define, empty or taken
    FORM_E_TYPE,    // no such type
    FORM_E_VALUE,   // the value is not allowed for the type
    FORM_E_LIMIT    // too many fields, value too long, or memory is out
} FormError;

#define FORM_FIELDS   32
#define FORM_NAME_LEN 31
#define FORM_TEXT_LEN 1000

Form       *Form_Create(void);
void        Form_Destroy(Form *form);

// Defines a field; it has no value yet.
FormError   Form_Define(Form *form, const char *name, FieldType type, bool required);

// Gives a field a value, or another one. The text is copied. When the result
// is not FORM_OK the field is as it was before.
FormError   Form_Set(Form *form, const char *name, const char *value);

// Takes the value away.
FormError   Form_Unset(Form *form, const char *name);

// The value of a field, valid until it is changed; NULL when there is none.
const char *Form_Get(const Form *form, const char *name);

// The number of a field, limited to the range of int; 0 when it has no value
// or is of another type.
int         Form_GetNumber(const Form *form, const char *name);

// Whether all required fields have a value.
bool        Form_IsComplete(const Form *form);

// Fields that have a value.
int         Form_CountSet(const Form *form);

#endif
