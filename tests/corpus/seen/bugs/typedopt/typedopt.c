#include "typedopt.h"

#include <stdlib.h>
#include <string.h>

struct option {
    struct option *next;
    opt_kind kind;
    union {
        long number;
        bool flag;
        char *text;
    } value;
    char name[];
};

struct options {
    struct option *first;
    size_t count;
};

options *opt_new(void)
{
    return calloc(1, sizeof(options));
}

static void discard(struct option *option)
{
    if (option->kind == OPT_TEXT)
        free(option->value.text);
    free(option);
}

void opt_free(options *o)
{
    if (o == NULL)
        return;
    while (o->first != NULL) {
        struct option *option = o->first;
        o->first = option->next;
        discard(option);
    }
    free(o);
}

static struct option *find(const options *o, const char *name)
{
    for (struct option *option = o->first; option != NULL; option = option->next)
        if (strcmp(option->name, name) == 0)
            return option;
    return NULL;
}

/* The option of that name; a new one has no kind yet. */
static struct option *obtain(options *o, const char *name)
{
    struct option *option = find(o, name);
    if (option != NULL || *name == '\0')
        return option;
    size_t size = strlen(name) + 1;
    option = malloc(sizeof *option + size);
    if (option == NULL)
        return NULL;
    memcpy(option->name, name, size);
    option->kind = OPT_NONE;
    option->next = o->first;
    o->first = option;
    o->count++;
    return option;
}

bool opt_set_int(options *o, const char *name, long value)
{
    struct option *option = obtain(o, name);
    if (option == NULL)
        return false;
    option->kind = OPT_INT;
    option->value.number = value;
    return true;
}

bool opt_set_flag(options *o, const char *name, bool value)
{
    struct option *option = obtain(o, name);
    if (option == NULL)
        return false;
    option->kind = OPT_FLAG;
    option->value.flag = value;
    return true;
}

bool opt_set_text(options *o, const char *name, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, text, size);
    struct option *option = obtain(o, name);
    if (option == NULL) {
        free(copy);
        return false;
    }
    if (option->kind == OPT_TEXT)
        free(option->value.text);
    option->kind = OPT_TEXT;
    option->value.text = copy;
    return true;
}

opt_kind opt_kind_of(const options *o, const char *name)
{
    const struct option *option = find(o, name);
    return option == NULL ? OPT_NONE : option->kind;
}

long opt_int(const options *o, const char *name, long fallback)
{
    const struct option *option = find(o, name);
    return option != NULL && option->kind == OPT_INT ? option->value.number : fallback;
}

bool opt_flag(const options *o, const char *name, bool fallback)
{
    const struct option *option = find(o, name);
    return option != NULL && option->kind == OPT_FLAG ? option->value.flag : fallback;
}

const char *opt_text(const options *o, const char *name, const char *fallback)
{
    const struct option *option = find(o, name);
    return option != NULL && option->kind == OPT_TEXT ? option->value.text : fallback;
}

bool opt_remove(options *o, const char *name)
{
    for (struct option **link = &o->first; *link != NULL; link = &(*link)->next)
        if (strcmp((*link)->name, name) == 0) {
            struct option *option = *link;
            *link = option->next;
            discard(option);
            o->count--;
            return true;
        }
    return false;
}

size_t opt_count(const options *o)
{
    return o->count;
}
