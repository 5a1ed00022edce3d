/* Which options go with which kind of file, and what they may say. */
#include <string.h>

#include "base/suggest.h"
#include "cli/solve.h"
#include "solver/solver.h"

#define SMTLIB "smtlib:"

static bool ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), end = strlen(ending);
    return length > end && strcmp(name + length - end, ending) == 0;
}

bool solve_takes(const struct options *options)
{
    return (options->engine && strcmp(options->engine, "solve") == 0) || ends_in(options->files.items[0], ".assay");
}

static bool misplaced(const struct option *option, const char *belongs, const char *file, struct error *error)
{
    struct text spelling = TEXT_INIT;
    option_add_spelling(option, &spelling);
    error_set(error, ERROR_INPUT, "'%s' is for %s, and '%s' is none", spelling.s, belongs, file);
    text_release(&spelling);
    return false;
}

static bool unknown_solver(const char *name, struct error *error)
{
    struct suggestion suggestion = suggestion_for(name);
    struct text known = TEXT_INIT;
    text_add(&known, "auto");
    suggestion_consider(&suggestion, "auto");
    for (size_t i = 0; solver_names()[i]; i++) {
        text_addf(&known, ", %s", solver_names()[i]);
        suggestion_consider(&suggestion, solver_names()[i]);
    }
    if (suggestion.best && !strchr(suggestion.best, ':'))
        error_set(error, ERROR_INPUT, "'--solver' cannot be '%s'; did you mean '%s'?", name, suggestion.best);
    else
        error_set(error, ERROR_INPUT, "'--solver' cannot be '%s'; it is one of: %s", name, known.s);
    text_release(&known);
    return false;
}

static bool solver_fits(const char *name, struct error *error)
{
    if (!name || strcmp(name, "auto") == 0)
        return true;
    if (strncmp(name, SMTLIB, strlen(SMTLIB) - 1) == 0) {
        const char *command = name + strlen(SMTLIB) - 1;
        if (!*command || (*command == ':' && !command[1 + strspn(command + 1, " \t")]))
            return error_set(error, ERROR_INPUT,
                             "'--solver %s' needs a command, such as 'smtlib:cvc5 --incremental --strings-exp'", name);
        return *command == ':' || unknown_solver(name, error);
    }
    for (size_t i = 0; solver_names()[i]; i++)
        if (strcmp(solver_names()[i], name) == 0)
            return true;
    return unknown_solver(name, error);
}

bool solve_options_fit(const struct options *options, struct error *error)
{
    const char *file = options->files.items[0];
    if (!solve_takes(options))
        return !options->for_programs || misplaced(options->for_programs, ".assay programs", file, error);
    if (options->engine && strcmp(options->engine, "solve") != 0)
        return error_set(error, ERROR_INPUT, "'--engine %s' is for C files, and '%s' is none", options->engine, file);
    if (options->for_c)
        return misplaced(options->for_c, "C files", file, error);
    return solver_fits(options->solver, error);
}
