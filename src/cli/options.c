#include "cli/options.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "base/suggest.h"

#define AT(member) offsetof(struct options, member)

/* One option as it stands on the command line. */
struct occurrence {
    const struct option *option;
    const char *spelling; /* as typed, for messages: "--scope", "-p" */
    const char *value;    /* NULL: a flag, or still to come */
};

static void add_choices(const struct option *option, const char *separator, struct text *out)
{
    for (size_t i = 0; option->choice(i); i++)
        text_addf(out, "%s%s", i ? separator : "", option->choice(i));
}

void option_add_spelling(const struct option *option, struct text *out)
{
    if (option->name)
        text_addf(out, "--%s", option->name);
    else
        text_addf(out, "-%c", option->letter);
}

void option_add_usage(const struct option *option, struct text *out)
{
    if (option->letter)
        text_addf(out, "-%c%s", option->letter, option->name ? ", " : "");
    if (option->name)
        text_addf(out, "--%s", option->name);
    if (option->kind == OPTION_CHOICE) {
        text_add_char(out, ' ');
        add_choices(option, "|", out);
    } else if (option->argument) {
        text_addf(out, " %s", option->argument);
    }
}

static bool bad_number(const struct occurrence *given, struct error *error)
{
    return error_set(error, ERROR_INPUT, "'%s' wants a whole number of %lld or more, not '%s'", given->spelling,
                     given->option->least, given->value);
}

static bool set_number(const struct occurrence *given, long long *place, struct error *error)
{
    long long most = given->option->most ? given->option->most : LLONG_MAX;
    char *end;
    errno = 0;
    long long number = strtoll(given->value, &end, 10);
    bool starts_well = *given->value >= '0' && *given->value <= '9';
    if (!starts_well || *end || number < given->option->least)
        return bad_number(given, error);
    if (errno || number > most)
        return error_set(error, ERROR_INPUT, "'%s' is too large at '%s': the most is %lld", given->spelling,
                         given->value, most);
    *place = number;
    return true;
}

static bool set_seed(const struct occurrence *given, unsigned long long *place, struct error *error)
{
    char *end;
    errno = 0;
    *place = strtoull(given->value, &end, 10);
    bool starts_well = *given->value >= '0' && *given->value <= '9';
    return (starts_well && !*end && !errno) ||
           error_set(error, ERROR_INPUT, "'%s' wants a whole number from 0 to %llu, not '%s'", given->spelling,
                     ULLONG_MAX, given->value);
}

static bool set_seconds(const struct occurrence *given, double *place, struct error *error)
{
    char *end;
    double seconds = strtod(given->value, &end);
    if (end == given->value || *end || !isfinite(seconds) || seconds <= 0)
        return error_set(error, ERROR_INPUT, "'%s' wants a number of seconds above 0, not '%s'", given->spelling,
                         given->value);
    *place = seconds;
    return true;
}

static bool set_choice(const struct occurrence *given, const char **place, struct error *error)
{
    struct suggestion suggestion = suggestion_for(given->value);
    for (size_t i = 0; given->option->choice(i); i++) {
        if (strcmp(given->option->choice(i), given->value) == 0) {
            *place = given->option->choice(i);
            return true;
        }
        suggestion_consider(&suggestion, given->option->choice(i));
    }
    if (suggestion.best)
        return error_set(error, ERROR_INPUT, "'%s' cannot be '%s'; did you mean '%s'?", given->spelling, given->value,
                         suggestion.best);
    struct text choices = TEXT_INIT;
    add_choices(given->option, ", ", &choices);
    error_set(error, ERROR_INPUT, "'%s' cannot be '%s'; it is one of: %s", given->spelling, given->value, choices.s);
    text_release(&choices);
    return false;
}

static bool set_option(struct options *options, const struct occurrence *given, struct error *error)
{
    void *place = (char *)options + given->option->offset;
    options->compiler_given |= given->option->offset == AT(compiler);
    options->build_given |= given->option->offset == AT(build);
    if (given->option->files == OPTION_C_FILES && !options->for_c)
        options->for_c = given->option;
    if (given->option->files == OPTION_PROGRAMS && !options->for_programs)
        options->for_programs = given->option;
    switch (given->option->kind) {
    case OPTION_FLAG:
        *(bool *)place = true;
        return true;
    case OPTION_STRING:
        *(const char **)place = given->value;
        return true;
    case OPTION_STRINGS:
        vector_push((struct words *)place, given->value);
        return true;
    case OPTION_NUMBER:
        return set_number(given, place, error);
    case OPTION_SEED:
        options->seed_given = true;
        return set_seed(given, place, error);
    case OPTION_SECONDS:
        return set_seconds(given, place, error);
    case OPTION_CHOICE:
        return set_choice(given, place, error);
    }
    BUG("option kind %d", given->option->kind);
}

static bool unknown_option(const struct command *command, const char *typed, size_t length, struct error *error)
{
    char *name = mem_strndup(typed, length);
    struct suggestion suggestion = suggestion_for(name + strspn(name, "-"));
    for (size_t i = 0; i < option_count; i++)
        if ((option_table[i].commands & command->bit) && option_table[i].name)
            suggestion_consider(&suggestion, option_table[i].name);
    if (suggestion.best)
        error_set(error, ERROR_INPUT, "unknown option '%s'; did you mean '--%s'?", name, suggestion.best);
    else
        error_set(error, ERROR_INPUT, "unknown option '%s'; see 'assay %s --help'", name, command->name);
    mem_free(name);
    return false;
}

static const struct option *option_named(const struct command *command, const char *name, size_t length)
{
    for (size_t i = 0; i < option_count; i++) {
        const struct option *option = &option_table[i];
        if ((option->commands & command->bit) && option->name && strlen(option->name) == length &&
            memcmp(option->name, name, length) == 0)
            return option;
    }
    return NULL;
}

static const struct option *option_lettered(const struct command *command, char letter)
{
    for (size_t i = 0; i < option_count; i++)
        if ((option_table[i].commands & command->bit) && letter && option_table[i].letter == letter)
            return &option_table[i];
    return NULL;
}

/* "--name", "--name=value", "-x" or "-xvalue". */
static bool recognise(const struct command *command, const char *typed, struct arena *arena, struct occurrence *given,
                      struct error *error)
{
    bool is_long = typed[1] == '-';
    size_t length = is_long ? strcspn(typed, "=") : 2;
    given->option = is_long ? option_named(command, typed + 2, length - 2) : option_lettered(command, typed[1]);
    if (!given->option)
        return unknown_option(command, typed, is_long ? length : strlen(typed), error);
    given->spelling = arena_strndup(arena, typed, length);
    given->value = NULL;
    if (typed[length])
        given->value = typed + length + (is_long ? 1 : 0);
    if (given->option->kind == OPTION_FLAG && given->value)
        return error_set(error, ERROR_INPUT, "option '%s' takes no value, but has '%s'", given->spelling, given->value);
    return true;
}

static bool parse_option(struct options *options, const struct command *command, char *const **next,
                         struct arena *arena, struct error *error)
{
    struct occurrence given;
    if (!recognise(command, *(*next)++, arena, &given, error))
        return false;
    if (given.option->kind != OPTION_FLAG && !given.value) {
        if (!**next)
            return error_set(error, ERROR_INPUT, "option '%s' needs a value: see 'assay %s --help'", given.spelling,
                             command->name);
        given.value = *(*next)++;
    }
    return set_option(options, &given, error);
}

static bool check_operands(const struct options *options, const struct command *command, struct error *error)
{
    if (options->help || (options->files.count >= command->least && options->files.count <= command->most))
        return true;
    if (options->files.count < command->least)
        return error_set(error, ERROR_INPUT, "no %s given; use 'assay %s %s', or see 'assay %s --help'",
                         command->operand, command->name, command->operands, command->name);
    bool takes_file = strcmp(command->operand, "FILE") == 0;
    return error_set(error, ERROR_INPUT, "'assay %s' takes one %s, but '%s' is a second%s", command->name,
                     command->operand, options->files.items[command->most],
                     takes_file ? "; name further files of the program with --source" : "");
}

static bool is_source(const char *file)
{
    size_t length = strlen(file);
    return length > 2 && strcmp(file + length - 2, ".c") == 0;
}

/* A shell makes several words of "--source *.c": beside a header, C files are sources. */
static void sort_operands(struct options *options, const struct command *command)
{
    bool has_header = false;
    for (size_t i = 0; i < options->files.count; i++)
        has_header = has_header || !is_source(options->files.items[i]);
    if (!has_header || strcmp(command->operand, "HEADER") != 0)
        return;
    size_t count = options->files.count;
    options->files.count = 0;
    for (size_t i = 0; i < count; i++) {
        const char *file = options->files.items[i];
        if (is_source(file))
            vector_push(&options->sources, file);
        else
            vector_push(&options->files, file);
    }
}

bool options_parse(struct options *options, const struct command *command, char *const *arguments, struct error *error)
{
    *options = (struct options){.scope = 4, .color = "auto", .build = "checked", .compiler = "clang-19"};
    struct arena arena = ARENA_INIT;
    bool done = true, operands_only = false;
    while (done && *arguments) {
        const char *typed = *arguments;
        if (operands_only || typed[0] != '-' || !typed[1]) {
            vector_push(&options->files, typed);
            arguments++;
        } else if (strcmp(typed, "--") == 0) {
            operands_only = true;
            arguments++;
        } else {
            done = parse_option(options, command, &arguments, &arena, error);
        }
    }
    arena_release(&arena);
    sort_operands(options, command);
    return done && check_operands(options, command, error);
}

void options_release(struct options *options)
{
    vector_release(&options->files);
    vector_release(&options->sources);
    vector_release(&options->cflags);
    vector_release(&options->filters);
    vector_release(&options->generates);
}
