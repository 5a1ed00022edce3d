#include "mntopts.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct option {
    char *name;
    char *value; /* NULL for a flag */
};

struct mntopts {
    struct option *options;
    size_t count, room;
};

static char *copy_of(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static struct option *find(const mntopts *o, const char *name)
{
    for (size_t i = 0; i < o->count; i++)
        if (strcmp(o->options[i].name, name) == 0)
            return &o->options[i];
    return NULL;
}

mntopts *mntopts_new(void)
{
    return calloc(1, sizeof(mntopts));
}

void mntopts_free(mntopts *o)
{
    if (o == NULL)
        return;
    for (size_t i = 0; i < o->count; i++) {
        free(o->options[i].name);
        free(o->options[i].value);
    }
    free(o->options);
    free(o);
}

static bool append(mntopts *o, const char *name, char *value)
{
    if (o->count == o->room) {
        size_t room = o->room == 0 ? 8 : 2 * o->room;
        struct option *more = realloc(o->options, room * sizeof *more);
        if (more == NULL)
            return false;
        o->options = more;
        o->room = room;
    }
    char *copy = copy_of(name, strlen(name));
    if (copy == NULL)
        return false;
    o->options[o->count].name = copy;
    o->options[o->count++].value = value;
    return true;
}

bool mntopts_set(mntopts *o, const char *name, const char *value)
{
    if (*name == '\0' || strpbrk(name, "=,") != NULL || (value != NULL && strchr(value, ',') != NULL))
        return false;
    char *copy = NULL;
    if (value != NULL && (copy = copy_of(value, strlen(value))) == NULL)
        return false;
    struct option *old = find(o, name);
    if (old == NULL) {
        if (append(o, name, copy))
            return true;
        free(copy);
        return false;
    }
    if (copy != NULL)
        free(old->value);
    old->value = copy;
    return true;
}

bool mntopts_remove(mntopts *o, const char *name)
{
    struct option *old = find(o, name);
    if (old == NULL)
        return false;
    free(old->name);
    free(old->value);
    size_t behind = o->count - (size_t)(old - o->options) - 1;
    memmove(old, old + 1, behind * sizeof *old);
    o->count--;
    return true;
}

static bool parse_one(mntopts *o, const char *text, size_t length)
{
    char *name = copy_of(text, length);
    if (name == NULL)
        return false;
    char *value = strchr(name, '=');
    if (value != NULL)
        *value++ = '\0';
    bool done = mntopts_set(o, name, value);
    free(name);
    return done;
}

mntopts *mntopts_parse(const char *text)
{
    mntopts *o = mntopts_new();
    if (o == NULL || *text == '\0')
        return o;
    for (;;) {
        size_t length = strcspn(text, ",");
        if (!parse_one(o, text, length)) {
            mntopts_free(o);
            return NULL;
        }
        text += length;
        if (*text == '\0')
            return o;
        text++;
    }
}

bool mntopts_merge(mntopts *o, const mntopts *more)
{
    if (o == more)
        return true;
    for (size_t i = 0; i < more->count; i++)
        if (!mntopts_set(o, more->options[i].name, more->options[i].value))
            return false;
    return true;
}

bool mntopts_has(const mntopts *o, const char *name)
{
    return find(o, name) != NULL;
}

const char *mntopts_value(const mntopts *o, const char *name)
{
    const struct option *option = find(o, name);
    return option == NULL ? NULL : option->value;
}

long mntopts_number(const mntopts *o, const char *name, long otherwise)
{
    const char *value = mntopts_value(o, name);
    if (value == NULL)
        return otherwise;
    const char *digits = *value == '-' ? value + 1 : value;
    if (*digits == '\0' || digits[strspn(digits, "0123456789")] != '\0')
        return otherwise;
    errno = 0;
    long number = strtol(value, NULL, 10);
    return errno == 0 ? number : otherwise;
}

size_t mntopts_count(const mntopts *o)
{
    return o->count;
}

const char *mntopts_name(const mntopts *o, size_t place)
{
    return place < o->count ? o->options[place].name : NULL;
}

char *mntopts_text(const mntopts *o)
{
    size_t size = 1;
    for (size_t i = 0; i < o->count; i++) {
        const struct option *option = &o->options[i];
        size += strlen(option->name) + 1 + (option->value == NULL ? 0 : strlen(option->value) + 1);
    }
    char *text = malloc(size), *end = text;
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < o->count; i++) {
        const struct option *option = &o->options[i];
        if (i > 0)
            *end++ = ',';
        size_t length = strlen(option->name);
        memcpy(end, option->name, length);
        end += length;
        if (option->value != NULL) {
            *end++ = '=';
            length = strlen(option->value);
            memcpy(end, option->value, length);
            end += length;
        }
    }
    *end = '\0';
    return text;
}
