#include "arglite.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

void arglite_start(arglite *al, const arglite_opt *opts, int argc, char **argv)
{
    memset(al, 0, sizeof *al);
    al->opts = opts;
    al->argv = argv;
    al->argc = argc;
    al->index = 1;
}

const arglite_opt *arglite_lookup(const arglite_opt *opts, char letter)
{
    for (; opts->letter != 0; opts++)
        if (opts->letter == letter)
            return opts;
    return NULL;
}

static const arglite_opt *lookup_name(const arglite_opt *opts, const char *name, size_t length)
{
    for (; opts->letter != 0; opts++)
        if (opts->name != NULL && strlen(opts->name) == length && memcmp(opts->name, name, length) == 0)
            return opts;
    return NULL;
}

static int bad(arglite *al, const char *argument)
{
    al->trouble = argument;
    al->cluster = NULL;
    return ARGLITE_BAD;
}

static int next_long(arglite *al, const char *argument)
{
    const char *name = argument + 2;
    size_t length = strcspn(name, "=");
    const arglite_opt *opt = lookup_name(al->opts, name, length);
    if (opt == NULL || (!opt->has_value && name[length] == '='))
        return bad(al, argument);
    if (opt->has_value) {
        if (name[length] == '=')
            al->value = name + length + 1;
        else if (al->index < al->argc)
            al->value = al->argv[al->index++];
        else
            return bad(al, argument);
    }
    return opt->letter;
}

int arglite_next(arglite *al)
{
    al->value = al->trouble = NULL;
    if (al->cluster == NULL) {
        if (al->ended || al->index >= al->argc)
            return ARGLITE_DONE;
        const char *argument = al->argv[al->index];
        if (argument[0] != '-' || argument[1] == '\0')
            return ARGLITE_DONE;
        al->index++;
        if (strcmp(argument, "--") == 0) {
            al->ended = 1;
            return ARGLITE_DONE;
        }
        if (argument[1] == '-')
            return next_long(al, argument);
        al->cluster = argument + 1;
    }
    const char *argument = al->argv[al->index - 1];
    const arglite_opt *opt = arglite_lookup(al->opts, *al->cluster++);
    if (opt == NULL)
        return bad(al, argument);
    const char *more = *al->cluster == '\0' ? NULL : al->cluster;
    al->cluster = more;
    if (opt->has_value) {
        al->cluster = NULL;
        if (more != NULL)
            al->value = more;
        else if (al->index < al->argc)
            al->value = al->argv[al->index++];
        else
            return bad(al, argument);
    }
    return opt->letter;
}

const char *arglite_value(const arglite *al)
{
    assert(al->value != NULL);
    return al->value;
}

const char *arglite_trouble(const arglite *al)
{
    assert(al->trouble != NULL);
    return al->trouble;
}

int arglite_rest(const arglite *al)
{
    return al->index < al->argc ? al->argc - al->index : 0;
}

char *arglite_shift(arglite *al)
{
    assert(arglite_rest(al) > 0);
    return al->argv[al->index++];
}
