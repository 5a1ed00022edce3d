/* sequences-try FILE HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…]: runs the sequences of FILE, which are text
 * with an empty line between two, all in one batch, and says in a line what came of each.  A line "# FLAG…" before a
 * sequence: record, coverage, repeat, other-fill. */
#include <sys/wait.h>

#include "library.h"

#define SEQUENCES_MOST 2000

struct batch {
    struct sequence sequences[SEQUENCES_MOST];
    struct sequence_trial trials[SEQUENCES_MOST];
    struct sequence_outcome outcomes[SEQUENCES_MOST];
    size_t count;
};

/* ---- reading ---- */

static void take_flags(struct sequence_trial *trial, const char *line)
{
    static const struct {
        const char *name;
        unsigned flag;
    } flags[] = {{"record", GIVEN_RECORD}, {"coverage", GIVEN_COVERAGE}, {"other-fill", GIVEN_OTHER_FILL}};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strstr(line, flags[i].name))
            trial->flags |= flags[i].flag;
    if (strstr(line, "repeat"))
        trial->repeat = 4;
}

static bool read_one(struct batch *batch, const struct sequence_plan *plan, char *text, struct error *error)
{
    struct sequence_trial *trial = &batch->trials[batch->count];
    *trial = (struct sequence_trial){.sequence = &batch->sequences[batch->count], .skip_destroy_of = SEQUENCE_NONE};
    if (*text == '#') {
        char *end = strchr(text, '\n');
        *end = 0;
        take_flags(trial, text);
        text = end + 1;
    }
    return sequence_parse(&batch->sequences[batch->count++], plan, text, error);
}

static bool read_all(struct batch *batch, const struct sequence_plan *plan, char *text, struct error *error)
{
    bool done = true;
    while (done && text && *text && batch->count < SEQUENCES_MOST) {
        char *end = strstr(text, "\n\n");
        if (end) {
            end[1] = 0;
            end += 2;
        }
        done = read_one(batch, plan, text, error);
        text = end;
    }
    return done;
}

/* ---- telling ---- */

static void print_end(const struct sequence_outcome *outcome)
{
    static const char *const ends[] = {"", "false", "assert", "signal", "abort", "leak", "fill", "exit", "contract"};
    const struct trial_failure *failure = &outcome->failure;
    const char *error = strstr(failure->said, "AddressSanitizer: ");
    if (failure->timed_out || failure->out_of_memory)
        printf(" %s", failure->timed_out ? "hang" : "memory");
    else if (failure->end.kind != TRIAL_END_NONE)
        printf(" %s %lld", ends[failure->end.kind], (long long)failure->end.number);
    else if (error)
        printf(" %.*s", (int)strcspn(error + 18, " \n"), error + 18);
    else if (WIFSIGNALED(failure->status))
        printf(" signal %d", WTERMSIG(failure->status));
    else
        printf(" status %d", WEXITSTATUS(failure->status));
    printf(" at call %d", (int)outcome->fault.call);
}

static void print_outcome(size_t number, const struct sequence_outcome *outcome)
{
    static const char *const names[] = {"unknown", "passed", "discarded", "broke"};
    size_t edges = 0;
    for (size_t i = 0; i < outcome->edge_count; i++)
        edges += outcome->coverage[i / 8] >> i % 8 & 1;
    printf("%zu %s", number, names[outcome->outcome]);
    if (outcome->outcome == TRIAL_BROKE)
        print_end(outcome);
    else
        printf(", %u calls", outcome->calls_made);
    if (outcome->record)
        printf(", %zu words of record", outcome->record_count);
    if (outcome->coverage)
        printf(", %s", edges ? "edges" : "no edge");
    printf("\n");
}

static bool try_all(const void *data, struct sequence_plan *plan, const struct target *image, struct error *error)
{
    struct text text = TEXT_INIT;
    struct batch *batch = mem_alloc(sizeof *batch);
    struct sequence_limits limits = {.memory_mb = 300};
    struct sequence_runner *runner = sequence_runner_new(plan, image, &limits, 1, error);
    bool done = runner && file_read(data, &text, error) && read_all(batch, plan, text.s, error) &&
                sequences_try(runner, batch->trials, batch->count, 0.5, batch->outcomes, error);
    for (size_t i = 0; i < batch->count; i++) {
        if (done)
            print_outcome(i, &batch->outcomes[i]);
        if (done)
            sequence_outcome_release(&batch->outcomes[i]);
        sequence_release(&batch->sequences[i]);
    }
    sequence_runner_free(runner);
    text_release(&text);
    mem_free(batch);
    return done;
}

int main(int count, char **words)
{
    return count < 3 ? 2 : with_library(words + 2, false, words[1], try_all);
}
