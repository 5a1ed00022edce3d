#include "popttab.h"

#include <stdlib.h>
#include <string.h>

struct popt_context {
    int argc;
    const char *const *argv;
    const struct popt_option *options;
    int next;            /* the next argument */
    int ended;           /* "--" was met */
    const char *cluster; /* what is left of "-abc" */
    const char *optarg;
};

static int at_end(const struct popt_option *option)
{
    return option->longname == NULL && option->shortname == '\0';
}

int popt_table_size(const struct popt_option *options)
{
    int size = 0;
    while (!at_end(&options[size]))
        size++;
    return size;
}

static const struct popt_option *find_name(const struct popt_option *options, const char *name, size_t length)
{
    for (; !at_end(options); options++)
        if (options->longname != NULL && strlen(options->longname) == length &&
            memcmp(options->longname, name, length) == 0)
            return options;
    return NULL;
}

const struct popt_option *popt_find_long(const struct popt_option *options, const char *name)
{
    return find_name(options, name, strlen(name));
}

const struct popt_option *popt_find_short(const struct popt_option *options, char name)
{
    for (; name != '\0' && !at_end(options); options++)
        if (options->shortname == name)
            return options;
    return NULL;
}

popt_context *popt_open(int argc, const char *const *argv, const struct popt_option *options)
{
    popt_context *con = malloc(sizeof *con);
    if (con == NULL)
        return NULL;
    con->argc = argc;
    con->argv = argv;
    con->options = options;
    popt_reset(con);
    return con;
}

void popt_close(popt_context *con)
{
    free(con);
}

void popt_reset(popt_context *con)
{
    con->next = 1;
    con->ended = 0;
    con->cluster = NULL;
    con->optarg = NULL;
}

static int next_long(popt_context *con, const char *name)
{
    size_t length = strcspn(name, "=");
    const struct popt_option *option = find_name(con->options, name, length);
    if (option == NULL)
        return POPT_BADOPT;
    if (name[length] == '=') {
        if (!option->has_arg)
            return POPT_EXTRA;
        con->optarg = name + length + 1;
    } else if (option->has_arg) {
        if (con->next >= con->argc)
            return POPT_NOARG;
        con->optarg = con->argv[con->next++];
    }
    return option->val;
}

static int next_short(popt_context *con)
{
    const struct popt_option *option = popt_find_short(con->options, *con->cluster++);
    const char *left = con->cluster;
    if (*left == '\0')
        con->cluster = NULL;
    if (option == NULL)
        return POPT_BADOPT;
    if (!option->has_arg)
        return option->val;
    con->cluster = NULL;
    if (*left != '\0') {
        con->optarg = left;
    } else {
        if (con->next >= con->argc)
            return POPT_NOARG;
        con->optarg = con->argv[con->next++];
    }
    return option->val;
}

int popt_next(popt_context *con)
{
    con->optarg = NULL;
    if (con->cluster != NULL)
        return next_short(con);
    if (con->ended || con->next >= con->argc)
        return POPT_END;
    const char *argument = con->argv[con->next];
    if (argument[0] != '-' || argument[1] == '\0')
        return POPT_END;
    con->next++;
    if (argument[1] != '-') {
        con->cluster = argument + 1;
        return next_short(con);
    }
    if (argument[2] == '\0') {
        con->ended = 1;
        return POPT_END;
    }
    return next_long(con, argument + 2);
}

const char *popt_optarg(const popt_context *con)
{
    return con->optarg;
}

const char *popt_rest(popt_context *con)
{
    return con->next < con->argc ? con->argv[con->next++] : NULL;
}

const char *popt_strerror(int error)
{
    switch (error) {
    case POPT_NOARG:
        return "missing argument";
    case POPT_BADOPT:
        return "unknown option";
    case POPT_EXTRA:
        return "option does not take an argument";
    default:
        return error >= 0 ? "no error" : "unknown error";
    }
}
