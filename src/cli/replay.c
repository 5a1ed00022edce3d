/* assay replay: a kept failure, once more. */
#include <string.h>

#include "base/memory.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cli/kept.h"
#include "cli/kept_sequence.h"
#include "cli/replaying.h"
#include "export/result_formats.h"
#include "oracle/verdict.h"

struct replay {
    struct console console;
    struct failure failure;
    struct subject subject;
    bool failed, is_told; /* is_told: and the person knows why */
    struct error error;
};

static bool tell(struct trying *trying, const struct trial_failure *failure)
{
    struct replay *replay = trying->data;
    struct verdict verdict;
    verdict_judge(&verdict, failure, trying->property, subject_symbols(trying->subject, failure->image));
    replay->failed = replay->is_told = true;
    bool same = strcmp(verdict.signature, replay->failure.signature) == 0;
    console_failure(&replay->console, "%s%s", verdict.cause, same ? "" : " (it failed otherwise before)");
    struct text more = TEXT_INIT;
    add_lines(&more, verdict.detail, "    ");
    add_lines(&more, verdict.backtrace, "    ");
    add_lines(&more, failure->note, "    note: ");
    console_print(&replay->console, more.s);
    text_release(&more);
    verdict_release(&verdict);
    return true;
}

/* Why, only a run that is not shown can tell; but nobody waits twice for a hang. */
static bool see(struct trying *trying, const struct trial_failure *failure)
{
    struct replay *replay = trying->data;
    replay->failed = true;
    return failure->timed_out || failure->out_of_memory ? tell(trying, failure) : true;
}

static const struct property *find_property(struct replay *replay, const char *file)
{
    const char *name = replay->failure.property;
    for (size_t i = 0; i < replay->subject.properties.count; i++)
        if (strcmp(replay->subject.properties.items[i].function->name, name) == 0)
            return &replay->subject.properties.items[i];
    for (size_t i = 0; i < replay->subject.complaints.count; i++)
        if (strstr(replay->subject.complaints.items[i], name))
            error_set(&replay->error, ERROR_INPUT, "%s", replay->subject.complaints.items[i]);
    error_set(&replay->error, ERROR_INPUT, "'%s' has no property '%s' any more", file, name);
    return NULL;
}

static void show_input(struct replay *replay)
{
    struct text lines = TEXT_INIT;
    text_addf(&lines, "assay: %s with\n", replay->failure.property);
    add_lines(&lines, replay->failure.text, "    ");
    console_print(&replay->console, lines.s);
    text_release(&lines);
}

static bool run(struct replay *replay, const char *file)
{
    const struct property *property = find_property(replay, file);
    if (!property || !subject_build(&replay->subject, &replay->error))
        return false;
    if (!replay->console.quiet)
        show_input(replay);
    struct trying shown = {.subject = &replay->subject, .property = property, .jobs = 1, .data = replay, .failed = see};
    struct trying judged = {
        .subject = &replay->subject, .property = property, .jobs = 1, .data = replay, .failed = tell};
    bool done = replay_aloud(&shown, &replay->failure, &replay->error);
    if (done && !replay->is_told && !interrupt_signal())
        done = replay_input(&judged, &replay->failure, &replay->error);
    if (done && replay->failed && !replay->is_told)
        console_failure(&replay->console, "it failed, but not when it was run a second time");
    else if (done && !replay->failed && !interrupt_signal())
        console_note(&replay->console, "%s passes", replay->failure.id);
    trying_release(&shown);
    trying_release(&judged);
    return done;
}

/* ---- sequences ---- */

static void tell_ruling(struct replay *replay, const struct sequence_finding *finding)
{
    const struct ruling *ruling = &finding->ruling;
    bool same = strcmp(ruling->signature, replay->failure.signature) == 0;
    struct text more = TEXT_INIT;
    replay->failed = true;
    console_failure(&replay->console, "%s (%s)%s", ruling->verdict.cause, ruling_kind_name(ruling->kind),
                    same ? "" : "; it failed otherwise before");
    add_lines(&more, ruling->verdict.detail, "    ");
    add_lines(&more, ruling->why, "    why: ");
    add_lines(&more, ruling->verdict.backtrace, "    ");
    console_print(&replay->console, more.s);
    text_release(&more);
}

static bool play_sequence(struct replay *replay, const char *directory, const struct options *given)
{
    struct kept_sequence kept;
    bool done = kept_sequence_open(&kept, &replay->failure, directory, given, &replay->console, &replay->error);
    if (done && !replay->console.quiet)
        show_input(replay);
    done = done && kept_sequence_run(&kept, &replay->failure, &replay->error);
    if (done && kept.exploring.findings.count)
        tell_ruling(replay, kept.exploring.findings.items[0]);
    else if (done)
        console_note(&replay->console, "%s passes", replay->failure.id);
    kept_sequence_close(&kept);
    return done;
}

static int play(struct replay *replay, const struct options *given)
{
    struct arena arena = ARENA_INIT;
    struct options options = *given;
    const char *file;
    char *directory = kept_directory();
    bool done = kept_find(&replay->failure, directory, given->files.items[0], &replay->error);
    if (done && replay->failure.sequence) {
        done = play_sequence(replay, directory, given);
    } else if (done) {
        kept_options(&replay->failure, directory, given, &arena, &options, &file);
        done = subject_open(&replay->subject, &options, file, NULL, NULL, &replay->console, &replay->error) &&
               run(replay, file);
        subject_close(&replay->subject);
        vector_release(&options.sources);
        vector_release(&options.cflags);
    }
    mem_free(directory);
    arena_release(&arena);
    if (interrupt_signal())
        return 128 + interrupt_signal();
    if (!done)
        return console_error(&replay->console, &replay->error);
    return replay->failed ? EXIT_FOUND : EXIT_DONE;
}

int command_replay(const struct options *options)
{
    struct replay replay = {.error = ERROR_INIT};
    console_init(&replay.console, options->color, options->quiet);
    interrupt_watch();
    int status = play(&replay, options);
    failure_release(&replay.failure);
    error_release(&replay.error);
    return status;
}
