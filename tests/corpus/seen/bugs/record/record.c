#include "record.h"

#include <stdlib.h>
#include <string.h>

enum kind { INT, TEXT, RECORD };

struct field {
    char *name;
    enum kind kind;
    union {
        int number;
        char *text;
        record_t *record;
    } as;
    struct field *next;
};

struct record {
    struct field *fields;
};

static char *duplicate(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

record_t *record_create(void)
{
    record_t *record = malloc(sizeof *record);
    if (record)
        record->fields = NULL;
    return record;
}

static void release_value(struct field *field)
{
    if (field->kind == TEXT)
        free(field->as.text);
    else if (field->kind == RECORD)
        record_destroy(field->as.record);
    field->kind = INT;
}

void record_destroy(record_t *record)
{
    if (!record)
        return;
    while (record->fields) {
        struct field *field = record->fields;
        record->fields = field->next;
        release_value(field);
        free(field->name);
        free(field);
    }
    free(record);
}

static struct field *find(const record_t *record, const char *name)
{
    struct field *field = record->fields;
    while (field && strcmp(field->name, name) != 0)
        field = field->next;
    return field;
}

/* The field of that name, made when missing, as an integer. */
static struct field *field_for(record_t *record, const char *name)
{
    struct field *field = find(record, name);
    if (field) {
        release_value(field);
        return field;
    }
    field = calloc(1, sizeof *field);
    if (!field)
        return NULL;
    field->name = duplicate(name);
    if (!field->name) {
        free(field);
        return NULL;
    }
    field->next = record->fields;
    record->fields = field;
    return field;
}

bool record_put_int(record_t *record, const char *name, int value)
{
    struct field *field = field_for(record, name);
    if (!field)
        return false;
    field->as.number = value;
    return true;
}

bool record_put_text(record_t *record, const char *name, const char *value)
{
    char *text = duplicate(value);
    struct field *field = text ? field_for(record, name) : NULL;
    if (!field) {
        free(text);
        return false;
    }
    field->kind = TEXT;
    field->as.text = text;
    return true;
}

bool record_put_record(record_t *record, const char *name, const record_t *inner)
{
    record_t *copy = record_copy(inner);
    struct field *field = copy ? field_for(record, name) : NULL;
    if (!field) {
        record_destroy(copy);
        return false;
    }
    field->kind = RECORD;
    field->as.record = copy;
    return true;
}

bool record_drop(record_t *record, const char *name)
{
    for (struct field **link = &record->fields; *link; link = &(*link)->next) {
        struct field *field = *link;
        if (strcmp(field->name, name) != 0)
            continue;
        *link = field->next;
        release_value(field);
        free(field->name);
        free(field);
        return true;
    }
    return false;
}

size_t record_fields(const record_t *record)
{
    size_t n = 0;
    for (const struct field *field = record->fields; field; field = field->next)
        n++;
    return n;
}

bool record_get_int(const record_t *record, const char *name, int *value)
{
    const struct field *field = find(record, name);
    if (!field || field->kind != INT)
        return false;
    *value = field->as.number;
    return true;
}

record_t *record_copy(const record_t *record)
{
    record_t *copy = record_create();
    bool ok = copy != NULL;
    for (const struct field *field = record->fields; ok && field; field = field->next) {
        if (field->kind == INT)
            ok = record_put_int(copy, field->name, field->as.number);
        else if (field->kind == TEXT)
            ok = record_put_text(copy, field->name, field->as.text);
        else
            ok = record_put_record(copy, field->name, field->as.record);
    }
    if (!ok) {
        record_destroy(copy);
        return NULL;
    }
    return copy;
}

static bool value_equal(const struct field *a, const struct field *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == INT)
        return a->as.number == b->as.number;
    if (a->kind == TEXT)
        return strcmp(a->as.text, b->as.text) == 0;
    return record_equal(a->as.record, b->as.record);
}

bool record_equal(const record_t *a, const record_t *b)
{
    if (a == b)
        return true;
    for (const struct field *field = a->fields; field; field = field->next) {
        const struct field *other = find(b, field->name);
        if (!other || !value_equal(field, other))
            return false;
    }
    return true;
}
