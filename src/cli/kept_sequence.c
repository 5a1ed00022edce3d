#include "cli/kept_sequence.h"

#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "cli/kept.h"
#include "cli/sequence_suite.h"

#define REPLAY_TIMEOUT 1.0

static void set_files(struct kept_sequence *kept, const struct failure *failure, const char *directory,
                      const struct options *given)
{
    const char *header;
    char *state = path_directory(directory), *root = path_directory(state);
    kept_options(failure, directory, given, &kept->arena, &kept->options, &header);
    kept->options.files = (struct words){0};
    vector_push(&kept->options.files, header);
    for (size_t i = 0; failure->headers && failure->headers[i]; i++)
        vector_push(&kept->options.files, kept_path(&kept->arena, root, failure->headers[i]));
    kept->options.with = failure->model ? kept_path(&kept->arena, root, failure->model) : NULL;
    kept->options.output = NULL;
    kept->options.runs = 1;
    if (kept->options.timeout <= 0)
        kept->options.timeout = REPLAY_TIMEOUT;
    mem_free(root);
    mem_free(state);
}

static bool read_sequence(struct kept_sequence *kept, const struct failure *failure, struct error *error)
{
    struct error unfit = ERROR_INIT;
    bool fits = sequence_parse(&kept->sequence, &kept->subject.plan, failure->sequence, &unfit);
    if (!fits)
        error_set(error, ERROR_INPUT, "%s does not fit '%s' any more: %s", failure->id, failure->file, unfit.message.s);
    error_release(&unfit);
    return fits;
}

bool kept_sequence_open(struct kept_sequence *kept, const struct failure *failure, const char *directory,
                        const struct options *given, struct console *console, struct error *error)
{
    *kept = (struct kept_sequence){.arena = ARENA_INIT, .sequence = SEQUENCE_INIT};
    set_files(kept, failure, directory, given);
    return library_open(&kept->subject, &kept->options, NULL, console, error) && library_build(&kept->subject, error) &&
           read_sequence(kept, failure, error);
}

void kept_sequence_close(struct kept_sequence *kept)
{
    exploring_close(&kept->exploring);
    library_close(&kept->subject);
    sequence_release(&kept->sequence);
    vector_release(&kept->options.files);
    vector_release(&kept->options.sources);
    vector_release(&kept->options.cflags);
    arena_release(&kept->arena);
}

bool kept_sequence_is_memory(const struct failure *failure)
{
    return failure->needs && strcmp(failure->needs, "msan") == 0;
}

static bool choose_image(struct kept_sequence *kept, const struct failure *failure)
{
    if (!kept_sequence_is_memory(failure) || !library_memory_image(&kept->subject))
        return false;
    struct target image = kept->subject.image;
    struct symbols symbols = kept->subject.symbols;
    kept->subject.image = kept->subject.memory_image;
    kept->subject.symbols = kept->subject.memory_symbols;
    kept->subject.memory_image = image;
    kept->subject.memory_symbols = symbols;
    return true;
}

bool kept_sequence_run(struct kept_sequence *kept, const struct failure *failure, struct error *error)
{
    bool broke;
    bool is_memory = choose_image(kept, failure);
    kept->exploring = (struct exploring){.options = &kept->options,
                                         .console = kept->subject.console,
                                         .subject = &kept->subject,
                                         .as_it_is = true,
                                         .error = error};
    bool done = exploring_open(&kept->exploring) && exploring_take(&kept->exploring, &kept->sequence, &broke);
    for (size_t i = 0; i < kept->exploring.findings.count; i++)
        kept->exploring.findings.items[i]->is_memory = is_memory;
    return done;
}

bool kept_sequence_test(struct kept_sequence *kept, const struct failure *failure, const char *path, struct text *out,
                        struct error *error)
{
    if (!kept_sequence_run(kept, failure, error))
        return false;
    if (!kept->exploring.findings.count)
        return error_set(error, ERROR_INPUT, "%s passes now: there is no failure to write a test of", failure->id);
    sequence_suite_test(&kept->subject, kept->exploring.findings.items[0], path, out);
    return true;
}
