/* Any program that reads SMT-LIB 2.6 on its standard input. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "solver/smt.h"

/* Words as a shell reads them: blanks, quotes, backslashes; NULL behind them. */
struct words {
    char **items;
    size_t count, capacity;
};

static const char *add_word(struct words *words, const char *at)
{
    struct text word = TEXT_INIT;
    char quote = '\0';
    for (; *at && (quote || (*at != ' ' && *at != '\t' && *at != '\n')); at++) {
        if (*at == quote)
            quote = '\0';
        else if (!quote && (*at == '\'' || *at == '"'))
            quote = *at;
        else if (*at == '\\' && quote != '\'' && at[1])
            text_add_char(&word, *++at);
        else
            text_add_char(&word, *at);
    }
    vector_push(words, text_detach(&word));
    return at;
}

static struct words words_of(const char *command)
{
    struct words words = VECTOR_INIT;
    for (command += strspn(command, " \t\n"); *command; command += strspn(command, " \t\n"))
        command = add_word(&words, command);
    return words;
}

static void words_release(struct words *words)
{
    for (size_t i = 0; i < words->count; i++)
        mem_free(words->items[i]);
    vector_release(words);
}

static bool is_program(const char *path)
{
    return access(path, X_OK) == 0 && !file_is_directory(path);
}

/* Like execvp(3). */
static bool is_found(const char *program)
{
    bool found = false;
    if (strchr(program, '/'))
        return is_program(program);
    const char *path = getenv("PATH") ? getenv("PATH") : "/bin:/usr/bin";
    while (*path && !found) {
        size_t length = strcspn(path, ":");
        char *folder = length ? mem_strndup(path, length) : mem_strdup(".");
        char *candidate = path_join(folder, program);
        found = is_program(candidate);
        mem_free(candidate);
        mem_free(folder);
        path += length + (path[length] == ':');
    }
    return found;
}

static bool available(const char *command)
{
    struct words words = words_of(command);
    bool found = words.count > 0 && is_found(words.items[0]);
    words_release(&words);
    return found;
}

/* What programs that are known need, if nothing else is said. */
static void add_options(struct words *words, const struct solver_options *options)
{
    const char *program = path_base(words->items[0]);
    if (words->count > 1)
        return;
    if (strcmp(program, "z3") == 0)
        vector_push(words, mem_strdup("-in"));
    if (strcmp(program, "cvc5") != 0)
        return;
    vector_push(words, mem_strdup("--incremental"));
    vector_push(words, mem_strdup("--strings-exp"));
    vector_push(words, mem_strdup("--produce-models"));
    vector_push(words, mem_strdup("--fmf-bound")); /* families: quantifiers over 1..n */
    vector_push(words, mem_strdup("--quiet"));
    vector_push(words, mem_format("--seed=%u", (unsigned)(options->seed & 0x7fffffff)));
    vector_push(words, mem_format("--tlimit-per=%u", smt_own_limit_ms(options)));
}

/* One block, which the session frees: the pointers, then what they point to. */
static char **pack(const struct words *words)
{
    size_t size = (words->count + 1) * sizeof(char *);
    for (size_t i = 0; i < words->count; i++)
        size += strlen(words->items[i]) + 1;
    char **all = mem_alloc(size), *at = (char *)(all + words->count + 1);
    for (size_t i = 0; i < words->count; i++) {
        all[i] = strcpy(at, words->items[i]);
        at += strlen(at) + 1;
    }
    return all;
}

static int run(void *context)
{
    char **words = context;
    execvp(words[0], words);
    fprintf(stderr, "cannot run '%s': %s\n", words[0], strerror(errno));
    return 127;
}

static char *shown(const struct words *words)
{
    struct text text = TEXT_INIT;
    for (size_t i = 0; i < words->count; i++)
        text_addf(&text, "%s%s", i ? " " : "", words->items[i]);
    return text_detach(&text);
}

static bool open_process(struct solver *solver, const char *command, struct error *error)
{
    struct words words = words_of(command);
    bool fine = words.count > 0 && is_found(words.items[0]);
    if (!words.count)
        error_set(error, ERROR_INPUT, "solver 'smtlib:': expected a command, such as smtlib:cvc5");
    else if (!fine)
        error_set(error, ERROR_INPUT, "solver 'smtlib:%s': there is no program '%s'; install it, or give its path",
                  command, words.items[0]);
    if (fine) {
        struct smt *smt = smt_open(solver);
        mem_free(solver->name);
        solver->name = shown(&words);
        bool is_z3 = strncmp(path_base(words.items[0]), "z3", 2) == 0;
        add_options(&words, &solver->options);
        smt->body = run;
        smt->context = pack(&words);
        if (is_z3)
            smt_setup_z3(smt);
        else
            smt_setup(smt);
    }
    words_release(&words);
    return fine;
}

const struct solver_kind solver_smtlib = {
    .name = "smtlib",
    .shown = "smtlib:COMMAND",
    .takes_command = true,
    .available = available,
    .open = open_process,
    .close = smt_close,
    .declare = smt_declare,
    .assert_term = smt_assert,
    .push = smt_push,
    .pop = smt_pop,
    .check = smt_check,
    .check_each = smt_check_each,
    .assert_family = smt_assert_family,
    .check_family = smt_check,
};
