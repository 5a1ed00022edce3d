#include "formtree.h"

#include <stdlib.h>
#include <string.h>

#define MAX_BOUNDARY 40

struct field {
    char *name;
    char *value; /* NULL when it is a form */
    form *child;
};

struct form {
    char boundary[MAX_BOUNDARY + 1];
    form *owner;
    size_t count;
    struct field fields[FORM_MAX_FIELDS];
};

/* Where text goes; with at == NULL it is only counted. */
struct sink {
    char *at;
    size_t size;
};

static void put(struct sink *sink, const char *text)
{
    size_t n = strlen(text);
    if (sink->at) {
        memcpy(sink->at, text, n);
        sink->at += n;
    }
    sink->size += n;
}

static int boundary_ok(const char *boundary)
{
    size_t n = 0;
    for (; boundary[n]; n++) {
        char c = boundary[n];
        if (n >= MAX_BOUNDARY)
            return 0;
        if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')))
            return 0;
    }
    return n > 0;
}

static int length_ok(const char *text)
{
    size_t n = 0;
    while (n <= FORM_MAX_TEXT && text[n])
        n++;
    return n <= FORM_MAX_TEXT;
}

static int name_ok(const char *name)
{
    return *name && length_ok(name) && !name[strcspn(name, "\"\r\n")];
}

static char *copy(const char *text)
{
    size_t n = strlen(text) + 1;
    char *made = malloc(n);
    if (made)
        memcpy(made, text, n);
    return made;
}

form *form_new(const char *boundary)
{
    if (!boundary || !boundary_ok(boundary))
        return NULL;
    form *f = calloc(1, sizeof *f);
    if (f)
        strcpy(f->boundary, boundary);
    return f;
}

int form_text(form *f, const char *name, const char *value)
{
    if (!f || !name || !value || !name_ok(name) || !length_ok(value))
        return FORM_EINVAL;
    if (f->count == FORM_MAX_FIELDS)
        return FORM_EFULL;
    struct field field = {copy(name), copy(value), NULL};
    if (!field.name || !field.value) {
        free(field.name);
        free(field.value);
        return FORM_ENOMEM;
    }
    f->fields[f->count++] = field;
    return FORM_OK;
}

/* How many forms enclose f, itself included. */
static int depth(const form *f)
{
    int levels = 0;
    for (; f; f = f->owner)
        levels++;
    return levels;
}

/* How many levels there are in f, itself included. */
static int height(const form *f)
{
    int most = 0;
    for (size_t i = 0; i < f->count; i++)
        if (f->fields[i].child) {
            int below = height(f->fields[i].child);
            if (below > most)
                most = below;
        }
    return most + 1;
}

int form_attach(form *f, const char *name, form *child)
{
    if (!f || !name || !child || !name_ok(name))
        return FORM_EINVAL;
    if (child == f || child == f->owner)
        return FORM_ELOOP;
    if (child->owner)
        return FORM_EOWNED;
    if (f->count == FORM_MAX_FIELDS || depth(f) + height(child) > FORM_MAX_DEPTH)
        return FORM_EFULL;
    struct field field = {copy(name), NULL, child};
    if (!field.name)
        return FORM_ENOMEM;
    f->fields[f->count++] = field;
    child->owner = f;
    return FORM_OK;
}

size_t form_count(const form *f)
{
    return f ? f->count : 0;
}

form *form_owner(const form *f)
{
    return f ? f->owner : NULL;
}

static void put_form(struct sink *sink, const form *f)
{
    for (size_t i = 0; i < f->count; i++) {
        const struct field *field = &f->fields[i];
        put(sink, "--");
        put(sink, f->boundary);
        put(sink, "\r\nContent-Disposition: form-data; name=\"");
        put(sink, field->name);
        put(sink, "\"\r\n");
        if (field->child) {
            put(sink, "Content-Type: multipart/mixed; boundary=");
            put(sink, field->child->boundary);
            put(sink, "\r\n\r\n");
            put_form(sink, field->child);
        } else {
            put(sink, "\r\n");
            put(sink, field->value);
            put(sink, "\r\n");
        }
    }
    put(sink, "--");
    put(sink, f->boundary);
    put(sink, "--\r\n");
}

size_t form_size(const form *f)
{
    struct sink sink = {NULL, 0};
    if (f)
        put_form(&sink, f);
    return sink.size;
}

size_t form_write(const form *f, char *buf, size_t cap)
{
    if (!f || !buf || form_size(f) > cap)
        return 0;
    struct sink sink = {buf, 0};
    put_form(&sink, f);
    return sink.size;
}

void form_free(form *f)
{
    if (!f || f->owner)
        return;
    for (size_t i = 0; i < f->count; i++) {
        struct field *field = &f->fields[i];
        free(field->name);
        free(field->value);
        if (field->child) {
            field->child->owner = NULL;
            form_free(field->child);
        }
    }
    free(f);
}
