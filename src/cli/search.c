#include "cli/search.h"

#include <string.h>

#include "base/process.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/predicate.h"
#include "cli/project.h"
#include "cli/report.h"
#include "engine/engine.h"
#include "oracle/verdict.h"

struct search {
    const struct options *options;
    const struct export_format *format;
    bool count_only;
    double started;
    struct console console;
    struct project project;
    const struct function *predicate;
    const struct space_function *space;
    struct target target, checked;
    struct engine_result result;
    struct output output;
    void *format_state;
    unsigned long long written;
    struct error error;
};

static bool read_program(struct search *search)
{
    const struct options *options = search->options;
    const struct program *program = &search->project.program;
    if (!project_open(&search->project, options, options->files.items, options->files.count, NULL, &search->console,
                      &search->error))
        return false;
    search->predicate = predicate_find(program, options->predicate, search->project.building.reader.files[0],
                                       &search->error);
    return search->predicate && predicate_space(program, search->predicate, &search->space, &search->error);
}

/* ---- the engine's services ---- */

static void show_inferred(struct search *search, const struct space *space)
{
    struct text c = TEXT_INIT;
    space_print(space, search->predicate, &c);
    console_note(&search->console,
                 "%s has no ASSAY_SPACE, so its bounds were inferred from the types; paste and change:",
                 search->predicate->name);
    console_print(&search->console, c.s);
    text_release(&c);
}

static void take_space(void *data, const struct space *space)
{
    struct search *search = data;
    if (space->inferred && !search->console.quiet)
        show_inferred(search, space);
}

static void begin(void *data, const struct layout *layout)
{
    struct search *search = data;
    search->format_state = search->format->begin(layout, search->predicate->file, &search->output.buffer);
}

static void end(void *data, unsigned long long valid)
{
    struct search *search = data;
    search->format->end(search->format_state, search->count_only ? valid : search->written, &search->output.buffer);
}

static bool take_input(void *data, const struct value_graph *graph)
{
    struct search *search = data;
    search->format->one(search->format_state, graph, ++search->written, &search->output.buffer);
    return output_flush_when_full(&search->output);
}

static void show_progress(void *data, unsigned long long explored, unsigned long long valid)
{
    struct search *search = data;
    output_flush(&search->output);
    console_progress(&search->console, explored, valid);
}

static void show_warning(void *data, const char *message)
{
    struct search *search = data;
    console_warning(&search->console, "%s", message);
}

static bool is_interrupted(void *data)
{
    struct search *search = data;
    return interrupt_signal() || search->output.reader_gone;
}

/* --verify: the predicate failed in the checked build. */
static char *judge(void *data, const struct trial_failure *failure)
{
    struct search *search = data;
    struct property property = {.function = search->predicate};
    struct symbols symbols;
    struct verdict verdict;
    symbols_open(&symbols, failure->image);
    verdict_judge(&verdict, failure, &property, &symbols);
    char *cause = mem_strdup(verdict.cause);
    verdict_release(&verdict);
    symbols_close(&symbols);
    return cause;
}

/* ---- run and end ---- */

static void set_limits(const struct search *search, struct engine_limits *limits)
{
    const struct options *options = search->options;
    *limits = (struct engine_limits){
        .candidate_seconds = options->timeout,
        .inputs = (unsigned long long)options->limit,
        .memory_mb = (unsigned long long)options->memory_mb,
        .stack_kb = (unsigned long long)options->stack_kb,
        .steps = options->steps,
        .verify = (unsigned long long)options->verify,
        .no_fork = options->no_fork,
        .count_only = search->count_only,
    };
    if (options->time > 0) { /* for the whole command: reading and building have used some of it */
        double left = options->time - (clock_seconds() - search->started);
        limits->seconds = left > 1e-3 ? left : 1e-3;
    }
}

static bool run_engine(struct search *search)
{
    struct engine_problem problem = {
        .program = &search->project.program,
        .predicate = search->predicate,
        .space = search->space,
        .target = &search->target,
        .checked = &search->checked,
        .scope = (int)search->options->scope,
    };
    struct engine_services services = {
        .data = search,
        .space = take_space,
        .begin = begin,
        .input = take_input,
        .end = end,
        .progress = show_progress,
        .warning = show_warning,
        .interrupted = is_interrupted,
        .judge = judge,
    };
    struct engine_limits limits;
    set_limits(search, &limits);
    search->console.started = clock_seconds();
    const struct engine *engine = search->options->engine ? engine_find(search->options->engine) : engines()[0];
    bool done = engine->run(&problem, &limits, &services, &search->result, &search->error);
    console_wipe(&search->console);
    return done;
}

static void print_report(struct search *search)
{
    struct report report = {
        .options = search->options,
        .predicate = search->predicate,
        .target = &search->target,
        .result = &search->result,
    };
    report_print(&report, &search->console);
    if (!search->options->stats)
        return;
    struct text stats = TEXT_INIT;
    report_stats(&report, &stats);
    console_print(&search->console, stats.s);
    text_release(&stats);
}

static int ended_early(struct search *search)
{
    output_discard(&search->output);
    if (search->output.reader_gone)
        return EXIT_DONE;
    if (search->error.kind != ERROR_NONE)
        return console_error(&search->console, &search->error);
    console_note(&search->console, "interrupted");
    return 128 + interrupt_signal();
}

static bool build(struct search *search)
{
    if (!target_build_woven(&search->target, &search->project.building, &search->project.program, search->predicate, &search->error))
        return false;
    return !search->options->verify || target_build_trials(&search->checked, &search->project.building, &search->project.program,
                                                            &search->predicate, 1, &search->error);
}

static int run(struct search *search)
{
    if (!output_open(&search->output, search->options->output, &search->error) ||
        !read_program(search) || interrupt_signal() ||
        !build(search) || interrupt_signal() || !run_engine(search) || !output_finish(&search->output))
        return ended_early(search);
    print_report(search);
    if (interrupt_signal())
        return 128 + interrupt_signal();
    return search->result.failures.count ? EXIT_FOUND : EXIT_DONE;
}

int search_run(const struct options *options, const struct export_format *format, bool count_only)
{
    struct search search = {
        .options = options,
        .format = format,
        .count_only = count_only,
        .started = clock_seconds(),
        .error = ERROR_INIT,
    };
    console_init(&search.console, options->color, options->quiet);
    interrupt_watch();
    int status = run(&search);
    engine_result_release(&search.result);
    target_release(&search.target);
    target_release(&search.checked);
    project_release(&search.project);
    error_release(&search.error);
    return status;
}
