/* run [--solver S] [--encoding E] [--count N] [--seed N] [--timeout S] [--print] [--time] [--unchecked] FILE...
 *
 * (--count: of each block no more than that.)
 * Solves every generate block of the programs and looks at what comes out:
 * each input is judged by lang_holds and each two by lang_different, without
 * the keys, orders and caches that the engine uses.  Status 1: an input is
 * wrong, fewer came than were wanted, or the engine warned. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/vector.h"
#include "engine/solve/solve.h"

struct run {
    struct solve_options options;
    unsigned long long count;
    bool print, times, failed, unchecked;
    struct arena arena;
    VECTOR(const struct lang_value *const *) inputs;
};

static bool take(void *data, const struct lang_block *block, const struct lang_value *const *solution)
{
    struct run *run = data;
    const struct lang_value **copy = arena_alloc(&run->arena, (block->symbol_count + 1) * sizeof *copy);
    for (size_t i = 0; i < block->symbol_count; i++)
        copy[i] = lang_value_copy(&run->arena, solution[i]);
    vector_push(&run->inputs, copy);
    return true;
}

static void warn(void *data, const char *message)
{
    struct run *run = data;
    fprintf(stderr, "warning: %s\n", message);
    run->failed = true;
}

static void wrong(struct run *run, const struct lang_block *block, const char *what, size_t i, size_t j)
{
    struct text out = TEXT_INIT;
    struct error error = ERROR_INIT;
    lang_print_solution(block, run->inputs.items[i], &out, &error);
    text_add(&out, "\n");
    lang_print_solution(block, run->inputs.items[j], &out, &error);
    fprintf(stderr, "%s: %s\n%s\n", block->name, what, out.s);
    run->failed = true;
    text_release(&out);
    error_release(&error);
}

static void judge(struct run *run, const struct lang_block *block)
{
    struct error error = ERROR_INIT;
    bool yes;
    for (size_t i = 0; i < run->inputs.count; i++) {
        if (!lang_holds(block, run->inputs.items[i], &yes, NULL, &error) || !yes)
            wrong(run, block, "the assertions do not hold", i, i);
        for (size_t j = 0; j < i; j++)
            if (!lang_different(block, run->inputs.items[i], run->inputs.items[j], &yes, &error) || !yes)
                wrong(run, block, "not different", j, i);
    }
    error_release(&error);
}

static void show(struct run *run, const struct lang_block *block)
{
    struct text out = TEXT_INIT;
    struct error error = ERROR_INIT;
    for (size_t i = 0; i < run->inputs.count; i++) {
        text_clear(&out);
        lang_print_solution(block, run->inputs.items[i], &out, &error);
        puts(out.s);
    }
    text_release(&out);
}

static void run_block(struct run *run, const struct lang_block *original)
{
    struct lang_block block = *original;
    struct solve_services services = {.data = run, .input = take, .warning = warn};
    struct solve_result result;
    struct error error = ERROR_INIT;
    if (run->count && run->count < block.count)
        block.count = run->count;
    if (!solve_run(&block, &run->options, &services, &result, &error)) {
        fprintf(stderr, "%s: %s\n", block.name, error.message.s);
        run->failed = true;
    } else {
        printf("%s: %llu of %llu%s%s%s%s, %s", block.name, result.found, result.wanted, result.reason ? ", " : "",
               result.reason ? result.reason : "", result.capacity.length ? " capacity " : "", result.capacity.s,
               result.way);
        if (run->times)
            printf(", %.4f s, %llu checks of %.4f s", result.seconds, result.checks, result.solver_seconds);
        puts("");
        if (result.reason)
            printf("  because: %s\n", result.why.s);
        run->failed = run->failed || result.reason || run->inputs.count != result.found;
        if (run->print)
            show(run, &block);
        if (!run->unchecked)
            judge(run, &block);
    }
    solve_result_release(&result);
    error_release(&error);
    run->inputs.count = 0;
    arena_release(&run->arena);
}

static void run_file(struct run *run, const char *path)
{
    struct error error = ERROR_INIT;
    struct lang_program *program = lang_read(path, &error);
    if (!program) {
        fprintf(stderr, "%s\n", error.message.s);
        run->failed = true;
        error_release(&error);
        return;
    }
    for (size_t i = 0; i < program->block_count; i++)
        run_block(run, &program->blocks[i]);
    lang_free(program);
}

static bool option(struct run *run, const char *name, const char *value)
{
    if (strcmp(name, "--solver") == 0)
        run->options.solver = value;
    else if (strcmp(name, "--encoding") == 0)
        run->options.encoding = value;
    else if (strcmp(name, "--count") == 0)
        run->count = strtoull(value, NULL, 10);
    else if (strcmp(name, "--seed") == 0)
        run->options.seed = strtoull(value, NULL, 10);
    else if (strcmp(name, "--timeout") == 0)
        run->options.solver_timeout = strtod(value, NULL);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    struct run run = {0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--print") == 0)
            run.print = true;
        else if (strcmp(argv[i], "--time") == 0)
            run.times = true;
        else if (strcmp(argv[i], "--unchecked") == 0)
            run.unchecked = true;
        else if (i + 1 < argc && option(&run, argv[i], argv[i + 1]))
            i++;
        else
            run_file(&run, argv[i]);
    }
    vector_release(&run.inputs);
    return run.failed;
}
