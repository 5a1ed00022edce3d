#include "optspec.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

void optscan_start(struct optscan *s, const struct optspec *spec, const char *const *words)
{
    s->spec = spec;
    s->words = words;
    s->cluster = "";
    s->word = "";
    s->arg = NULL;
    s->ended = false;
}

const struct optspec *optspec_letter(const struct optspec *spec, char letter)
{
    for (; spec->letter != 0; spec++)
        if (spec->letter == letter)
            return spec;
    return NULL;
}

static const struct optspec *find_name(const struct optspec *spec, const char *name, size_t length)
{
    for (; spec->letter != 0; spec++)
        if (spec->name != NULL && strlen(spec->name) == length && memcmp(spec->name, name, length) == 0)
            return spec;
    return NULL;
}

const struct optspec *optspec_name(const struct optspec *spec, const char *name)
{
    return find_name(spec, name, strlen(name));
}

static int take_arg(struct optscan *s, const struct optspec *option, const char *arg)
{
    if (arg == NULL && *s->words != NULL)
        arg = *s->words++;
    s->arg = arg;
    return arg == NULL ? OPT_MISSING : (unsigned char)option->letter;
}

static int long_option(struct optscan *s, const char *name)
{
    size_t length = strcspn(name, "=");
    const char *arg = name[length] == '=' ? name + length + 1 : NULL;
    const struct optspec *option = find_name(s->spec, name, length);
    if (option == NULL)
        return OPT_BAD;
    if (option->kind == OPT_ARG)
        return take_arg(s, option, arg);
    return arg != NULL ? OPT_BAD : (unsigned char)option->letter;
}

int optscan_next(struct optscan *s)
{
    s->arg = NULL;
    if (s->ended)
        return OPT_END;
    if (*s->cluster == '\0') {
        const char *word = *s->words;
        if (word == NULL || word[0] != '-' || word[1] == '\0') {
            s->ended = true;
            return OPT_END;
        }
        s->words++;
        s->word = word;
        if (word[1] == '-' && word[2] == '\0') {
            s->ended = true;
            return OPT_END;
        }
        if (word[1] == '-')
            return long_option(s, word + 2);
        s->cluster = word + 1;
    }
    const struct optspec *option = optspec_letter(s->spec, *s->cluster++);
    if (option == NULL)
        return OPT_BAD;
    if (option->kind != OPT_ARG)
        return (unsigned char)option->letter;
    const char *arg = *s->cluster == '\0' ? NULL : s->cluster;
    s->cluster = "";
    return take_arg(s, option, arg);
}

const char *optscan_arg(const struct optscan *s)
{
    assert(s->arg != NULL);
    return s->arg;
}

bool optscan_number(const struct optscan *s, long lowest, long highest, long *number)
{
    char *end;
    assert(s->arg != NULL);
    errno = 0;
    long value = strtol(s->arg, &end, 10);
    if (end == s->arg || *end != '\0' || errno != 0 || value < lowest || value > highest)
        return false;
    *number = value;
    return true;
}

const char *optscan_word(const struct optscan *s)
{
    return s->word;
}

const char *const *optscan_rest(const struct optscan *s)
{
    assert(s->ended);
    return s->words;
}
