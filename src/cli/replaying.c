#include "cli/replaying.h"

#include <string.h>

#include "base/memory.h"

static bool needs_memory_sanitizer(const struct failure *failure)
{
    return failure->needs && strcmp(failure->needs, "msan") == 0;
}

static bool run(struct trying *trying, const struct failure *failure, bool aloud, struct error *error)
{
    struct program *program = &trying->subject->project.program;
    struct input input = INPUT_INIT;
    struct text packed = TEXT_INIT;
    const struct target *memory = needs_memory_sanitizer(failure) ? subject_memory_image(trying->subject) : NULL;
    bool done = input_from_json(&input, program, trying->property->function, failure->input, strlen(failure->input), error);
    if (done) {
        uint64_t start = 0, nothing = 0;
        uint32_t end = 1;
        trial_pack_input(&input, 0, &packed);
        struct trial_structures list = {packed.s, &start, 1, &end, 1};
        struct trial_problem problem = {.lists = &list, .mode = TRIAL_GIVEN, .whole = true, .show_output = aloud,
                                        .given = &(struct trial_sequence){&nothing, 1}, .given_count = 1};
        trying->image = memory ? memory : &trying->subject->image;
        trying->both_fills = !aloud; /* it is enough to see once what it prints */
        done = trying_run(trying, &problem, error);
    }
    text_release(&packed);
    input_release(&input);
    return done;
}

/* A generator that failed left no input behind. */
static bool has_input(const struct failure *failure, struct error *error)
{
    return (failure->input && *failure->input) ||
           error_set(error, ERROR_INPUT, "it failed while its input was made; 'assay test' makes it again (%s)",
                     failure->found ? failure->found : "");
}

bool replay_input(struct trying *trying, const struct failure *failure, struct error *error)
{
    return has_input(failure, error) && run(trying, failure, false, error);
}

bool replay_aloud(struct trying *trying, const struct failure *failure, struct error *error)
{
    return has_input(failure, error) && run(trying, failure, true, error);
}
