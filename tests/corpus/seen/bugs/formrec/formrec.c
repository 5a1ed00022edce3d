#include "formrec.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char      name[FORM_NAME_LEN + 1];
    FieldType type;
    bool      required;
    char     *value;
} Field;

struct Form_s {
    int   count;
    Field fields[FORM_FIELDS];
};

Form *Form_Create(void)
{
    return calloc(1, sizeof(Form));
}

void Form_Destroy(Form *form)
{
    if (form == NULL)
        return;
    for (int i = 0; i < form->count; i++)
        free(form->fields[i].value);
    free(form);
}

static Field *FindField(const Form *form, const char *name)
{
    for (int i = 0; i < form->count; i++)
        if (strcmp(form->fields[i].name, name) == 0)
            return (Field *)&form->fields[i];
    return NULL;
}

FormError Form_Define(Form *form, const char *name, FieldType type, bool required)
{
    size_t len = strlen(name);

    if (type != FIELD_TEXT && type != FIELD_NUMBER && type != FIELD_YESNO)
        return FORM_E_TYPE;
    if (len == 0 || FindField(form, name) != NULL)
        return FORM_E_NAME;
    if (len > FORM_NAME_LEN || form->count == FORM_FIELDS)
        return FORM_E_LIMIT;

    Field *field = &form->fields[form->count++];
    memcpy(field->name, name, len + 1);
    field->type = type;
    field->required = required;
    field->value = NULL;
    return FORM_OK;
}

static bool IsNumber(const char *s)
{
    if (*s == '+' || *s == '-')
        s++;
    if (*s == '\0')
        return false;
    while (*s >= '0' && *s <= '9')
        s++;
    return *s == '\0';
}

static bool IsAllowed(FieldType type, const char *value)
{
    if (type == FIELD_NUMBER)
        return IsNumber(value);
    if (type == FIELD_YESNO)
        return strcmp(value, "yes") == 0 || strcmp(value, "no") == 0;
    return true;
}

FormError Form_Set(Form *form, const char *name, const char *value)
{
    Field *field = FindField(form, name);
    if (field == NULL)
        return FORM_E_NAME;

    size_t len = strlen(value);
    if (len > FORM_TEXT_LEN)
        return FORM_E_LIMIT;
    char *copy = malloc(len + 1);
    if (copy == NULL)
        return FORM_E_LIMIT;
    memcpy(copy, value, len + 1);

    free(field->value);
    if (!IsAllowed(field->type, copy)) {
        free(copy);
        return FORM_E_VALUE;
    }
    field->value = copy;
    return FORM_OK;
}

FormError Form_Unset(Form *form, const char *name)
{
    Field *field = FindField(form, name);
    if (field == NULL)
        return FORM_E_NAME;
    free(field->value);
    field->value = NULL;
    return FORM_OK;
}

const char *Form_Get(const Form *form, const char *name)
{
    const Field *field = FindField(form, name);
    return field == NULL ? NULL : field->value;
}

int Form_GetNumber(const Form *form, const char *name)
{
    const Field *field = FindField(form, name);
    if (field == NULL || field->type != FIELD_NUMBER || field->value == NULL)
        return 0;
    long number = strtol(field->value, NULL, 10);
    return number > INT_MAX ? INT_MAX : number < INT_MIN ? INT_MIN : (int)number;
}

bool Form_IsComplete(const Form *form)
{
    for (int i = 0; i < form->count; i++)
        if (form->fields[i].required && form->fields[i].value == NULL)
            return false;
    return true;
}

int Form_CountSet(const Form *form)
{
    int count = 0;
    for (int i = 0; i < form->count; i++)
        if (form->fields[i].value != NULL)
            count++;
    return count;
}
