/* assay show: what is kept in .assay/failures. */
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/kept.h"
#include "cli/output.h"
#include "export/picture.h"
#include "export/result_formats.h"

/* A file that cannot be read does not hide the others; the first such is the error. */
static bool list(const char *directory, struct output *output, struct error *error)
{
    failure_ids ids = VECTOR_INIT;
    struct error first = ERROR_INIT;
    bool done = failure_list(&ids, directory, error);
    for (size_t i = 0; i < ids.count; i++) {
        struct failure failure = {0};
        if (kept_find(&failure, directory, ids.items[i], &first))
            text_addf(&output->buffer, "%s  %s\n", failure.id, failure.cause);
        failure_release(&failure);
    }
    if (first.kind != ERROR_NONE && output_flush(output))
        done = error_set(error, first.kind, "%s", first.message.s);
    error_release(&first);
    failure_ids_release(&ids);
    return done;
}

static void add_part(struct text *out, const char *title, const char *lines)
{
    if (lines && *lines)
        text_addf(out, "%s\n", title);
    add_lines(out, lines, "    ");
}

/* The program is not read for it: a picture needs types, so it is drawn when
 * they can be had, and left out when not. */
static void add_picture(const struct failure *failure, const char *directory, const struct options *given,
                        struct text *out)
{
    struct arena arena = ARENA_INIT;
    struct options options;
    const char *file;
    struct subject subject;
    struct console silent;
    struct error ignored = ERROR_INIT;
    struct input input = INPUT_INIT;
    struct text picture = TEXT_INIT;
    console_init(&silent, "never", true);
    kept_options(failure, directory, given, &arena, &options, &file);
    if (subject_open(&subject, &options, file, NULL, NULL, &silent, &ignored)) {
        const struct function *function = program_function(&subject.project.program, failure->property);
        if (function && input_from_json(&input, &subject.project.program, function, failure->input,
                                        strlen(failure->input), &ignored))
            picture_draw(&input, 78, "", !kept_locale_is_utf8(), &picture);
    }
    add_part(out, "picture", picture.s);
    text_release(&picture);
    input_release(&input);
    subject_close(&subject);
    vector_release(&options.sources);
    vector_release(&options.cflags);
    error_release(&ignored);
    arena_release(&arena);
}

static void show(const struct failure *failure, const char *directory, const struct options *options, struct text *out)
{
    text_addf(out, "%s\n%s\n", failure->id, failure->cause);
    add_lines(out, failure->detail, "    ");
    text_addf(out, failure->sequence ? "found in %s of %s" : "found by %s of %s", failure->property, failure->file);
    if (failure->found && *failure->found)
        text_addf(out, " (%s)", failure->found);
    const char *what = failure->sequence ? "sequence" : "input";
    text_addf(out, "\n%s%s\n", what, failure->is_shrunk ? "" : ", perhaps not the smallest");
    add_lines(out, failure->text, "    ");
    if (!failure->sequence)
        add_picture(failure, directory, options, out);
    add_part(out, "notes", failure->note);
    add_part(out, "backtrace", failure->backtrace);
    text_addf(out, "replay with: assay replay %s\n", failure->id);
}

static bool show_all(const struct options *options, const char *directory, struct text *out, struct error *error)
{
    bool done = true;
    for (size_t i = 0; done && i < options->files.count; i++) {
        struct failure failure = {0};
        done = kept_find(&failure, directory, options->files.items[i], error);
        if (done) {
            text_add(out, i ? "\n" : "");
            show(&failure, directory, options, out);
        }
        failure_release(&failure);
    }
    return done;
}

int command_show(const struct options *options)
{
    struct console console;
    struct error error = ERROR_INIT;
    struct output output;
    console_init(&console, options->color, options->quiet);
    char *directory = kept_directory();
    bool done = output_open(&output, NULL, &error);
    if (done && options->files.count)
        done = show_all(options, directory, &output.buffer, &error);
    else if (done)
        done = list(directory, &output, &error);
    if (done && !options->files.count && !output.buffer.length)
        console_note(&console, "no failure is kept here");
    if (!output_finish(&output) && !output.reader_gone && error.kind == ERROR_NONE)
        error_set(&error, ERROR_SYSTEM, "cannot write to stdout");
    int status = error.kind == ERROR_NONE ? EXIT_DONE : console_error(&console, &error);
    mem_free(directory);
    error_release(&error);
    return status;
}
