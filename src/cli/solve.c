#include "cli/solve.h"

#include <string.h>

#include "base/process.h"
#include "base/suggest.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/solve_report.h"
#include "export/solved.h"

#define FLUSH_SECONDS 0.1 /* an input waits no longer than this in the buffer */

struct solving {
    const struct options *options;
    const struct solved_format *format;
    double started, flushed;
    struct console console;
    struct lang_program *program;
    struct lang_block *blocks;             /* those that are asked for, with the numbers asked for */
    const struct lang_block **block_list;  /* the same, for exporters */
    size_t block_count, block;             /* block: the one that runs */
    struct solve_outcome *outcomes;        /* [block_count] */
    struct solved_inputs inputs;
    struct output output;
    void *format_state;
    unsigned long long written;
    struct error error;
};

/* ---- the blocks that are asked for ---- */

static bool is_chosen(const struct options *options, const char *name)
{
    for (size_t i = 0; i < options->generates.count; i++)
        if (strcmp(options->generates.items[i], name) == 0)
            return true;
    return options->generates.count == 0;
}

static bool exists(const struct lang_program *program, const char *name, struct error *error)
{
    struct suggestion suggestion = suggestion_for(name);
    struct text known = TEXT_INIT;
    for (size_t i = 0; i < program->block_count; i++) {
        if (strcmp(program->blocks[i].name, name) == 0) {
            text_release(&known);
            return true;
        }
        suggestion_consider(&suggestion, program->blocks[i].name);
        text_addf(&known, "%s%s", i ? ", " : "", program->blocks[i].name);
    }
    if (suggestion.best)
        error_set(error, ERROR_INPUT, "'%s' has no generate block '%s'; did you mean '%s'?", program->path, name,
                  suggestion.best);
    else
        error_set(error, ERROR_INPUT, "'%s' has no generate block '%s'; it has: %s", program->path, name, known.s);
    text_release(&known);
    return false;
}

static void choose_blocks(struct solving *solving)
{
    const struct lang_program *program = solving->program;
    solving->blocks = mem_array(program->block_count, sizeof *solving->blocks);
    solving->block_list = mem_array(program->block_count, sizeof *solving->block_list);
    solving->outcomes = mem_array(program->block_count, sizeof *solving->outcomes);
    for (size_t i = 0; i < program->block_count; i++) {
        if (!is_chosen(solving->options, program->blocks[i].name))
            continue;
        struct lang_block *block = &solving->blocks[solving->block_count];
        *block = program->blocks[i];
        if (solving->options->inputs)
            block->count = (size_t)solving->options->inputs;
        solving->block_list[solving->block_count] = block;
        solving->outcomes[solving->block_count++] = (struct solve_outcome){
            .block = block,
            .result = {.wanted = block->count, .why = TEXT_INIT, .capacity = TEXT_INIT},
        };
    }
}

static bool read_program(struct solving *solving)
{
    const struct options *options = solving->options;
    solving->program = lang_read(options->files.items[0], &solving->error);
    for (size_t i = 0; solving->program && i < options->generates.count; i++)
        if (!exists(solving->program, options->generates.items[i], &solving->error))
            return false;
    if (!solving->program)
        return false;
    choose_blocks(solving);
    solving->inputs = (struct solved_inputs){
        .program = solving->program,
        .blocks = solving->block_list,
        .block_count = solving->block_count,
        .seed = options->seed,
    };
    return true;
}

/* ---- the engine's services ---- */

static bool flush_in_time(struct solving *solving)
{
    double now = clock_seconds();
    if (now - solving->flushed < FLUSH_SECONDS)
        return output_flush_when_full(&solving->output);
    solving->flushed = now;
    return output_flush(&solving->output);
}

static bool take_input(void *data, const struct lang_block *block, const struct lang_value *const *solution)
{
    (void)block;
    struct solving *solving = data;
    if (!solved_one(solving->format, solving->format_state, &solving->inputs, solving->block, solution,
                    &solving->output.buffer, &solving->error))
        return false;
    solving->written++;
    return flush_in_time(solving);
}

static void show_progress(void *data, unsigned long long found, unsigned long long wanted)
{
    struct solving *solving = data;
    flush_in_time(solving);
    console_solving(&solving->console, solving->blocks[solving->block].name, found, wanted);
}

static void show_warning(void *data, const char *message)
{
    struct solving *solving = data;
    console_warning(&solving->console, "%s", message);
}

static bool is_interrupted(void *data)
{
    struct solving *solving = data;
    return interrupt_signal() || solving->output.reader_gone;
}

/* ---- run and end ---- */

/* Why the next block has no turn; NULL: it has. */
static const char *over(const struct solving *solving)
{
    const struct options *options = solving->options;
    if (is_interrupted((void *)solving))
        return "interrupted";
    if (options->limit && solving->written >= (unsigned long long)options->limit)
        return "limit";
    if (options->time > 0 && clock_seconds() - solving->started >= options->time)
        return "time";
    return NULL;
}

static bool run_block(struct solving *solving, struct solve_result *result)
{
    const struct options *options = solving->options;
    struct solve_options wanted = {
        .solver = options->solver,
        .encoding = options->encoding,
        .solver_timeout = options->solver_timeout,
        .memory_mb = (unsigned long long)options->memory_mb,
        .seed = options->seed,
    };
    if (options->limit)
        wanted.limit = (unsigned long long)options->limit - solving->written;
    if (options->time > 0) /* for the whole command */
        wanted.seconds = options->time - (clock_seconds() - solving->started);
    struct solve_services services = {
        .data = solving,
        .input = take_input,
        .progress = show_progress,
        .warning = show_warning,
        .interrupted = is_interrupted,
    };
    solving->console.started = clock_seconds();
    bool done = solve_run(&solving->blocks[solving->block], &wanted, &services, result, &solving->error);
    console_wipe(&solving->console);
    return done && solving->error.kind == ERROR_NONE && !solving->output.reader_gone;
}

static bool run_blocks(struct solving *solving)
{
    bool done = true;
    solving->format_state = solving->format->begin(&solving->inputs, &solving->output.buffer);
    for (; solving->block < solving->block_count && done; solving->block++) {
        struct solve_result *result = &solving->outcomes[solving->block].result;
        result->reason = over(solving);
        if (!result->reason)
            done = run_block(solving, result);
    }
    solving->format->end(solving->format_state, &solving->output.buffer);
    return done;
}

/* What went to stdout stays, and is of use; a file does not appear. */
static int ended_early(struct solving *solving)
{
    if (!solving->output.path)
        output_flush(&solving->output);
    output_discard(&solving->output);
    if (solving->output.reader_gone)
        return EXIT_DONE;
    return console_error(&solving->console, &solving->error);
}

static void print_report(struct solving *solving)
{
    struct solve_report report = {
        .options = solving->options,
        .program = solving->program,
        .outcomes = solving->outcomes,
        .count = solving->block_count,
    };
    solve_report_print(&report, &solving->console);
    if (!solving->options->stats)
        return;
    struct text stats = TEXT_INIT;
    solve_report_stats(&report, &stats);
    console_print(&solving->console, stats.s);
    text_release(&stats);
}

static int run(struct solving *solving)
{
    const struct options *options = solving->options;
    if (!solve_options_fit(options, &solving->error))
        return console_error(&solving->console, &solving->error);
    solving->format = solved_find(options->format ? options->format : "jsonl");
    if (!solving->format) {
        error_set(&solving->error, ERROR_INPUT,
                  "'--format %s' is for structures of C predicates; inputs of '%s' have no picture", options->format,
                  options->files.items[0]);
        return console_error(&solving->console, &solving->error);
    }
    if (!output_open(&solving->output, options->output, &solving->error) || !read_program(solving) ||
        !run_blocks(solving) || !output_finish(&solving->output))
        return ended_early(solving);
    print_report(solving);
    if (interrupt_signal())
        return 128 + interrupt_signal();
    for (size_t i = 0; i < solving->block_count; i++)
        if (solve_fell_short(&solving->outcomes[i].result))
            return EXIT_FOUND;
    return EXIT_DONE;
}

int solve_command(const struct options *options)
{
    struct solving solving = {.options = options, .started = clock_seconds(), .error = ERROR_INIT};
    console_init(&solving.console, options->color, options->quiet);
    interrupt_watch();
    int status = run(&solving);
    for (size_t i = 0; i < solving.block_count; i++)
        solve_result_release(&solving.outcomes[i].result);
    mem_free(solving.outcomes);
    mem_free(solving.block_list);
    mem_free(solving.blocks);
    lang_free(solving.program);
    error_release(&solving.error);
    return status;
}
