#include "cli/run_state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "suite/durable.h"

#define FIRST_LINE "assay run 1"
#define NAME "run.txt"

void run_state_init(struct run_state *state, const char *directory)
{
    *state = (struct run_state)RUN_STATE_INIT;
    state->path = path_join(directory, NAME);
}

void run_state_release(struct run_state *state)
{
    if (state->file >= 0)
        close(state->file);
    mem_free(state->path);
}

/* ---- writing ---- */

static void add_head(struct text *out, uint64_t seed, uint64_t position)
{
    text_addf(out, FIRST_LINE "\nseed: %llu\nposition: %llu\n\n", (unsigned long long)seed,
              (unsigned long long)position);
}

static void add_components(struct text *out, const struct sequence_runner *runner, const struct sequence_plan *plan,
                           size_t first)
{
    struct sequence sequence = SEQUENCE_INIT;
    size_t count = sequence_components(runner);
    for (size_t i = first; i < count; i++)
        if (sequence_component_get(runner, i, &sequence)) {
            sequence_print(&sequence, plan, out);
            text_add_char(out, '\n');
        }
    sequence_release(&sequence);
}

static bool begin_file(struct run_state *state, const struct sequence_runner *runner, uint64_t seed)
{
    struct text head = TEXT_INIT;
    state->file = open(state->path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    add_head(&head, seed, sequence_position(runner));
    bool done = state->file >= 0 && file_put(state->file, head.s, head.length);
    text_release(&head);
    return done;
}

bool run_state_save(struct run_state *state, const struct sequence_runner *runner, const struct sequence_plan *plan,
                    uint64_t seed, struct error *error)
{
    struct text more = TEXT_INIT;
    size_t count = sequence_components(runner);
    bool done = state->file >= 0 || begin_file(state, runner, seed);
    if (done && state->saved < count) {
        add_components(&more, runner, plan, state->saved);
        done = file_put(state->file, more.s, more.length);
        state->saved = count;
    }
    text_release(&more);
    return done || error_set(error, ERROR_SYSTEM, "cannot write '%s': %s", state->path, strerror(errno));
}

bool run_state_finish(struct run_state *state, const struct sequence_runner *runner, const struct sequence_plan *plan,
                      uint64_t seed, struct error *error)
{
    struct text all = TEXT_INIT;
    add_head(&all, seed, sequence_position(runner));
    add_components(&all, runner, plan, 0);
    bool done = durable_write(state->path, all.s, all.length, error);
    text_release(&all);
    return done;
}

/* ---- reading ---- */

/* The paragraph that begins at *text, ended with a NUL; NULL: no more.  *text goes behind it. */
static char *next_paragraph(char **text)
{
    char *start = *text + strspn(*text, "\n");
    if (!*start)
        return NULL;
    char *end = strstr(start, "\n\n");
    *text = end ? end + 2 : start + strlen(start);
    if (end)
        end[1] = 0;
    return start;
}

static bool read_head(struct run_state *state, char *head, struct error *error)
{
    unsigned long long seed, position;
    if (!head || strncmp(head, FIRST_LINE "\n", strlen(FIRST_LINE) + 1) != 0 ||
        sscanf(head + strlen(FIRST_LINE) + 1, "seed: %llu\nposition: %llu", &seed, &position) != 2)
        return error_set(error, ERROR_INPUT, "'%s' is not a run of 'assay api': its first line is not '%s'",
                         state->path, FIRST_LINE);
    state->seed = seed;
    state->position = position;
    return true;
}

typedef VECTOR(struct sequence) sequence_list;

static void read_sequences(struct run_state *state, char *text, const struct sequence_plan *plan, sequence_list *list)
{
    for (char *paragraph; (paragraph = next_paragraph(&text));) {
        struct sequence sequence = SEQUENCE_INIT;
        struct error unfit = ERROR_INIT;
        state->found++;
        if (sequence_parse(&sequence, plan, paragraph, &unfit)) {
            vector_push(list, sequence);
        } else {
            state->unfit++;
            sequence_release(&sequence);
        }
        error_release(&unfit);
    }
}

bool run_state_load(struct run_state *state, struct sequence_runner *runner, const struct sequence_plan *plan,
                    struct error *error)
{
    struct text text = TEXT_INIT;
    sequence_list list = VECTOR_INIT;
    if (!file_exists(state->path))
        return error_set(error, ERROR_INPUT, "there is no run to go on with: '%s' does not exist", state->path);
    bool done = file_read(state->path, &text, error);
    char *at = text.s;
    done = done && read_head(state, next_paragraph(&at), error);
    if (done) {
        read_sequences(state, at, plan, &list);
        done = sequence_components_add(runner, list.items, list.count, &state->added, error);
        sequence_set_position(runner, state->position);
    }
    for (size_t i = 0; i < list.count; i++)
        sequence_release(&list.items[i]);
    vector_release(&list);
    text_release(&text);
    return done;
}
