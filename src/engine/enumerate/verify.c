#include "engine/enumerate/verify.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/memory.h"
#include "base/process.h"
#include "engine/enumerate/describe.h"
#include "engine/enumerate/pack.h"

#define DEATHS_SHOWN 20 /* a predicate that the sanitizers stop every time is not run to the end */
#define LOOK_SECONDS 0.01

struct verification {
    const struct sample *sample;
    const struct layout *layout;
    const struct engine_limits *limits;
    const char *image;
    struct block block;
    struct worker worker;
    int errors;            /* memfd: what the sanitizers say */
    uint64_t first;        /* input that the process began with */
    bool out_of_time;
    unsigned deaths;       /* that an input is to blame for */
    struct engine_result *result;
    struct error *error;
};

/* ---- inputs on the wire ---- */

static size_t room_for(const struct sample *sample)
{
    size_t room = sample->inputs.count * (sizeof(uint64_t) + 2) + 64;
    for (size_t i = 0; i < sample->inputs.count; i++)
        room += sizeof(uint64_t) + sample->inputs.items[i].count * sizeof(struct wire_choice);
    return room;
}

static void write_inputs(struct wire *wire, const struct sample *sample, uint64_t at)
{
    char *base = (char *)wire;
    uint64_t *starts = (uint64_t *)(base + at);
    wire->inputs = (uint32_t)at;
    wire->input_count = (uint32_t)sample->inputs.count;
    at += sample->inputs.count * sizeof(uint64_t);
    for (size_t i = 0; i < sample->inputs.count; i++) {
        const struct sampled *input = &sample->inputs.items[i];
        uint32_t header[2] = {(uint32_t)input->count, 0};
        starts[i] = at;
        memcpy(base + at, header, sizeof header);
        memcpy(base + at + sizeof header, input->choices, input->count * sizeof *input->choices);
        at += sizeof header + input->count * sizeof *input->choices;
    }
    wire->outcomes = (uint32_t)at;
}

/* ---- one process ---- */

static void wait_for_end(struct verification *verification)
{
    const struct wire *wire = verification->block.wire;
    uint64_t clock = wire->clock;
    double since = clock_seconds();
    while (worker_running(&verification->worker)) {
        worker_wait(&verification->worker, LOOK_SECONDS);
        if (wire->clock != clock) {
            clock = wire->clock;
            since = clock_seconds();
        }
        verification->out_of_time = clock_seconds() - since > verification->limits->candidate_seconds;
        if (verification->out_of_time)
            worker_stop(&verification->worker);
    }
    worker_stop(&verification->worker);
}

/* A line without the folders of a path in it. */
static void add_without_folders(struct text *out, const char *line, const char *end)
{
    const char *path = memchr(line, '/', (size_t)(end - line)), *base = path;
    if (!path) {
        text_add_bytes(out, line, (size_t)(end - line));
        return;
    }
    text_add_bytes(out, line, (size_t)(path - line));
    for (const char *slash; (slash = memchr(base, '/', (size_t)(end - base)));)
        base = slash + 1;
    text_add_bytes(out, base, (size_t)(end - base));
}

/* The sanitizer's own summary; gcc's UBSan has none, but one line that says all. */
static bool find_summary(const char *said, struct text *cause)
{
    const char *summary = strstr(said, "SUMMARY: "), *error = strstr(said, ": runtime error: ");
    if (summary) {
        summary += strlen("SUMMARY: ");
        add_without_folders(cause, summary, strchrnul(summary, '\n'));
    } else if (error) {
        const char *line = error;
        while (line > said && line[-1] != '\n')
            line--;
        add_without_folders(cause, line, strchrnul(line, '\n'));
    }
    return summary || error;
}

static void describe_death(struct verification *verification, struct text *cause)
{
    char said[16384] = "";
    ssize_t size = pread(verification->errors, said, sizeof said - 1, 0);
    int status = verification->worker.status;
    said[size > 0 ? size : 0] = 0;
    text_add(cause, "in the checked build: ");
    if (verification->out_of_time)
        text_add(cause, "no end within the time limit (--timeout)");
    else if (find_summary(said, cause))
        return;
    else if (WIFSIGNALED(status))
        text_add(cause, strsignal(WTERMSIG(status)));
    else
        text_addf(cause, "the process ended with exit status %d", WEXITSTATUS(status));
}

static void add_failure(struct verification *verification, char *cause, size_t input)
{
    struct text example = TEXT_INIT;
    const struct sampled *sampled = &verification->sample->inputs.items[input];
    describe_path(&example, verification->layout, sampled->choices, sampled->count);
    engine_add_failure(verification->result, &(struct engine_failure){cause, 1, example.s, ""}, 1);
    text_release(&example);
}

static bool after_death(struct verification *verification)
{
    struct wire *wire = verification->block.wire;
    int status = verification->worker.status;
    uint64_t input = wire->clock / 2;
    if (WIFEXITED(status) && WEXITSTATUS(status) == WIRE_AGAIN && input > verification->first)
        return true;
    if (wire->clock & 1 && input > verification->first) { /* what came before may be why */
        wire->clock = 2 * input;
        return true;
    }
    if (!(wire->clock & 1) && !verification->out_of_time)
        return error_set(verification->error, ERROR_SYSTEM, "the checked build cannot be run (exit status %d)",
                         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    struct text cause = TEXT_INIT;
    describe_death(verification, &cause);
    add_failure(verification, cause.s, input);
    text_release(&cause);
    wire->clock = 2 * (input + 1);
    verification->deaths++;
    return true;
}

/* ---- the whole ---- */

static bool judge(struct verification *verification)
{
    struct wire *wire = verification->block.wire;
    while (!wire->finished && verification->deaths < DEATHS_SHOWN && wire->clock / 2 < wire->input_count) {
        verification->first = wire->clock / 2;
        if (ftruncate(verification->errors, 0) < 0 || lseek(verification->errors, 0, SEEK_SET) < 0 ||
            !worker_execute(&verification->worker, &verification->block, verification->image, verification->errors,
                            verification->error))
            return error_set(verification->error, ERROR_SYSTEM, "cannot run the checked build");
        wait_for_end(verification);
        if (!wire->finished && !after_death(verification))
            return false;
    }
    return true;
}

static void compare(struct verification *verification)
{
    const struct wire *wire = verification->block.wire;
    const uint8_t *outcomes = (const uint8_t *)wire + wire->outcomes;
    for (uint32_t i = 0; i < wire->input_count; i++) {
        verification->result->verified += outcomes[i] == OUTCOME_ACCEPTED;
        if (outcomes[i] == OUTCOME_REJECTED)
            add_failure(verification, "the checked build does not accept it, but the woven one does", i);
    }
}

static bool run(struct verification *verification)
{
    uint64_t at;
    if (!pack_layout(&verification->block, verification->layout, room_for(verification->sample), &at,
                     verification->error))
        return false;
    write_inputs(verification->block.wire, verification->sample, at);
    if (!judge(verification))
        return false;
    compare(verification);
    return true;
}

bool verify_sample(const struct sample *sample, const struct layout *layout, const struct engine_problem *problem,
                   const struct engine_limits *limits, struct engine_result *result, struct error *error)
{
    struct verification verification = {
        .sample = sample, .layout = layout, .limits = limits, .image = problem->checked->image,
        .block = {.file = -1}, .errors = memfd_create("errors", MFD_CLOEXEC), .result = result, .error = error};
    bool ok = verification.errors >= 0 ? run(&verification)
                                       : error_set(error, ERROR_SYSTEM, "cannot create a file for messages");
    worker_stop(&verification.worker);
    block_release(&verification.block);
    if (verification.errors >= 0)
        close(verification.errors);
    return ok;
}
