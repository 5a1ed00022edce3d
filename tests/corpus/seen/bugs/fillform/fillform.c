#include "fillform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct field {
    struct field *next;
    char *value;
    char name[];
};

struct ff_form {
    struct field *fields;
    size_t count;
};

static size_t name_length(const char *text)
{
    return strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

ff_form *ff_new(void)
{
    return calloc(1, sizeof(ff_form));
}

static void drop(struct field *field)
{
    free(field->value);
    free(field);
}

void ff_free(ff_form *form)
{
    if (form == NULL)
        return;
    while (form->fields != NULL) {
        struct field *field = form->fields;
        form->fields = field->next;
        drop(field);
    }
    free(form);
}

/* Where the pointer to the field is; to NULL when there is none. */
static struct field **find(struct field *const *first, const char *name, size_t length)
{
    struct field **at = (struct field **)first;
    while (*at != NULL && (strncmp((*at)->name, name, length) != 0 || (*at)->name[length] != '\0'))
        at = &(*at)->next;
    return at;
}

ff_result ff_set(ff_form *form, const char *name, const char *value)
{
    size_t length = name_length(name);
    if (length == 0 || name[length] != '\0')
        return FF_BAD_NAME;
    size_t size = strlen(value) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return FF_NO_MEMORY;
    memcpy(copy, value, size);
    struct field **at = find(&form->fields, name, length);
    if (*at != NULL) {
        free((*at)->value);
        (*at)->value = copy;
        return FF_OK;
    }
    struct field *field = malloc(sizeof *field + length + 1);
    if (field == NULL) {
        free(copy);
        return FF_NO_MEMORY;
    }
    memcpy(field->name, name, length + 1);
    field->value = copy;
    field->next = NULL;
    *at = field;
    form->count++;
    return FF_OK;
}

ff_result ff_set_int(ff_form *form, const char *name, long value)
{
    char text[32];
    snprintf(text, sizeof text, "%ld", value);
    return ff_set(form, name, text);
}

ff_result ff_unset(ff_form *form, const char *name)
{
    struct field **at = find(&form->fields, name, strlen(name)), *field = *at;
    if (field == NULL)
        return FF_UNKNOWN;
    *at = field->next;
    drop(field);
    form->count--;
    return FF_OK;
}

const char *ff_get(const ff_form *form, const char *name)
{
    const struct field *field = *find(&form->fields, name, strlen(name));
    return field == NULL ? NULL : field->value;
}

size_t ff_fields(const ff_form *form)
{
    return form->count;
}

struct out {
    char *text;
    size_t length;
    size_t room;
};

static ff_result put(struct out *out, const char *text, size_t length)
{
    if (length > FF_MAX_TEXT - out->length)
        return FF_TOO_LONG;
    if (out->length + length + 1 > out->room) {
        size_t room = 2 * (out->length + length) + 16;
        char *wider = realloc(out->text, room);
        if (wider == NULL)
            return FF_NO_MEMORY;
        out->text = wider;
        out->room = room;
    }
    memcpy(out->text + out->length, text, length);
    out->length += length;
    out->text[out->length] = '\0';
    return FF_OK;
}

ff_result ff_render(const ff_form *form, const char *pattern, char **text)
{
    struct out out = {NULL, 0, 0};
    ff_result result = put(&out, "", 0);
    *text = NULL;
    while (result == FF_OK && *pattern != '\0') {
        size_t plain = strcspn(pattern, "{");
        if (plain > 0) {
            result = put(&out, pattern, plain);
            pattern += plain;
            continue;
        }
        if (pattern[1] == '{') {
            result = put(&out, "{", 1);
            pattern += 2;
            continue;
        }
        size_t length = name_length(++pattern);
        if (length == 0 || pattern[length] != '}') {
            result = FF_BAD_NAME;
            break;
        }
        const struct field *field = *find(&form->fields, pattern, length);
        if (field == NULL)
            return FF_UNKNOWN;
        result = put(&out, field->value, strlen(field->value));
        pattern += length + 1;
    }
    if (result == FF_OK)
        *text = out.text;
    else
        free(out.text);
    return result;
}

int ff_wanted(const char *pattern, int (*each)(const char *name, size_t length, void *data), void *data)
{
    while (*(pattern += strcspn(pattern, "{")) != '\0') {
        if (*++pattern == '{') {
            pattern++;
            continue;
        }
        size_t length = name_length(pattern);
        if (length == 0 || pattern[length] != '}')
            return -1;
        int result = each(pattern, length, data);
        if (result != 0)
            return result;
        pattern += length + 1;
    }
    return 0;
}
