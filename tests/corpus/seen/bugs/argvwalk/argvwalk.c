#include "argvwalk.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void aw_begin(struct argvwalk *w, char *const argv[], const struct aw_option *table, size_t count)
{
    w->argv = argv;
    w->table = table;
    w->count = count;
    w->index = 1;
    w->ended = 0;
    w->cluster = NULL;
    w->value = NULL;
    w->word = "";
}

static const struct aw_option *by_letter(const struct argvwalk *w, char letter)
{
    for (size_t i = 0; i < w->count; i++)
        if (w->table[i].letter == letter)
            return &w->table[i];
    return NULL;
}

static const struct aw_option *by_name(const struct argvwalk *w, const char *name, size_t length)
{
    for (size_t i = 0; i < w->count; i++) {
        const char *have = w->table[i].name;
        if (have && strlen(have) == length && memcmp(have, name, length) == 0)
            return &w->table[i];
    }
    return NULL;
}

/* Takes the next argument as a value. */
static int take(struct argvwalk *w, int id)
{
    w->value = w->argv[w->index];
    if (!w->value)
        return AW_MISSING;
    w->index++;
    return id;
}

static int next_letter(struct argvwalk *w)
{
    const struct aw_option *o = by_letter(w, *w->cluster++);
    const char *rest = w->cluster;

    if (*rest == '\0')
        w->cluster = NULL;
    if (!o)
        return AW_UNKNOWN;
    if (o->takes == AW_FLAG)
        return o->id;
    w->cluster = NULL;
    if (*rest != '\0') {
        w->value = rest;
        return o->id;
    }
    return take(w, o->id);
}

static int long_name(struct argvwalk *w, const char *name)
{
    size_t length = strcspn(name, "=");
    const struct aw_option *o = by_name(w, name, length);

    if (!o)
        return AW_UNKNOWN;
    if (name[length] == '=') {
        if (o->takes == AW_FLAG)
            return AW_SURPLUS;
        w->value = name + length + 1;
        return o->id;
    }
    if (o->takes == AW_FLAG)
        return o->id;
    return take(w, o->id);
}

int aw_next(struct argvwalk *w)
{
    w->value = NULL;
    if (w->cluster)
        return next_letter(w);
    if (w->ended)
        return AW_END;

    const char *arg = w->argv[w->index];
    if (!arg || arg[0] != '-' || arg[1] == '\0') {
        w->ended = 1;
        return AW_END;
    }
    w->word = arg;
    w->index++;
    if (arg[1] != '-') {
        w->cluster = arg + 1;
        return next_letter(w);
    }
    if (arg[2] == '\0') {
        w->ended = 1;
        return AW_END;
    }
    return long_name(w, arg + 2);
}

const char *aw_value(const struct argvwalk *w)
{
    return w->value;
}

const char *aw_word(const struct argvwalk *w)
{
    return w->word;
}

char *const *aw_rest(const struct argvwalk *w)
{
    return w->argv + w->index;
}

const char *aw_program(const struct argvwalk *w)
{
    const char *name = w->argv[0];
    if (!name)
        return "";
    const char *slash = strrchr(name, '/');
    return slash ? slash + 1 : name;
}

int aw_number(const char *text, long low, long high, long *number)
{
    if (!text || *text == '\0' || strchr(" \t\n\v\f\r", *text))
        return -1;
    char *end;
    int saved = errno;
    errno = 0;
    long n = strtol(text, &end, 10);
    int overflow = errno == ERANGE;
    errno = saved;
    if (end == text || *end != '\0' || overflow || n < low || n > high)
        return -1;
    *number = n;
    return 0;
}
