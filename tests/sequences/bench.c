#include "bench.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "plan.h"

#define COMPONENTS 65536
#define COMPONENT_WORDS (1 << 22)
#define HASHES (1 << 20)
#define EDGES 65536

static void give_up(const char *what)
{
    fprintf(stderr, "%s: %s\n", what, strerror(errno));
    exit(2);
}

/* ---- rows ---- */

void row_call(struct row *row, uint32_t operation, const uint64_t *words, size_t count)
{
    row->words[row->word_count++] = SEQUENCE_CALL(operation, count);
    memcpy(row->words + row->word_count, words + 1, count * sizeof *words);
    row->word_count += (uint32_t)count;
    row->call_count++;
}

/* ---- the block ---- */

struct packing {
    char *base; /* NULL: measured only */
    size_t at;
};

static uint64_t pack(struct packing *packing, const void *data, size_t size)
{
    size_t at = packing->at;
    if (packing->base && data)
        memcpy(packing->base + at, data, size);
    packing->at = (at + size + 63) / 64 * 64;
    return at;
}

static void pack_plan(struct packing *packing, struct sequences *to)
{
    const struct toy_plan *plan = &toy_plan;
    to->node_count = plan->node_count;
    to->nodes = (uint32_t)pack(packing, plan->nodes, plan->node_count * sizeof *plan->nodes);
    to->operation_count = TOY_OPERATIONS;
    to->operations = (uint32_t)pack(packing, plan->operations, TOY_OPERATIONS * sizeof *plan->operations);
    to->sort_count = plan->sort_count;
    to->sorts = (uint32_t)pack(packing, plan->sorts, plan->sort_count * sizeof *plan->sorts);
    to->contract_count = plan->contract_count;
    to->contracts = (uint32_t)pack(packing, plan->contracts, plan->contract_count * sizeof *plan->contracts);
    to->makers = (uint32_t)pack(packing, plan->makers, plan->maker_count * sizeof *plan->makers);
    to->
        requires
    = (uint32_t)pack(packing, plan->requires, plan->requires_count * sizeof *plan->requires);
    to->counts = (uint32_t)pack(packing, NULL, TOY_OPERATIONS * sizeof(struct sequence_operation_counts));
}

static void pack_components(struct packing *packing, struct sequences *to)
{
    to->component_room = COMPONENTS;
    to->components = pack(packing, NULL, COMPONENTS * sizeof(struct sequence_component));
    to->component_words_room = COMPONENT_WORDS;
    to->component_words = pack(packing, NULL, COMPONENT_WORDS * sizeof(uint64_t));
    to->seen_room = to->states_room = HASHES;
    to->seen = pack(packing, NULL, HASHES * sizeof(uint32_t));
    to->states = pack(packing, NULL, HASHES * sizeof(uint32_t));
    to->edge_room = EDGES;
    to->edges_seen = pack(packing, NULL, EDGES);
}

static void pack_given(struct packing *packing, struct sequences *to, const struct row *rows, size_t count)
{
    struct sequence_given *given = calloc(count + 1, sizeof *given);
    to->given_count = (uint32_t)count;
    to->reports = (uint32_t)pack(packing, NULL, count * sizeof(struct sequence_report));
    for (size_t i = 0; i < count; i++) {
        given[i] = (struct sequence_given){.words = pack(packing, rows[i].words, rows[i].word_count * sizeof(uint64_t)),
                                           .word_count = rows[i].word_count,
                                           .call_count = rows[i].call_count,
                                           .flags = rows[i].flags,
                                           .repeat = rows[i].repeat,
                                           .skip_destroy_of = rows[i].skip ? rows[i].skip - 1 : SEQUENCE_NONE};
        uint64_t record = pack(packing, NULL, SEQUENCE_RECORD_WORDS * sizeof(uint64_t));
        uint64_t coverage = pack(packing, NULL, EDGES / 8);
        if (packing->base) {
            struct sequence_report *report = (struct sequence_report *)(packing->base + to->reports) + i;
            report->record = record;
            report->coverage = coverage;
        }
    }
    to->given = (uint32_t)pack(packing, given, count * sizeof *given);
    free(given);
}

static void pack_all(struct packing *packing, struct sequences *to, const struct row *rows, size_t count)
{
    packing->at = sizeof *to;
    pack_plan(packing, to);
    pack_components(packing, to);
    pack_given(packing, to, rows, count);
}

static void make_block(struct bench *bench, const struct row *rows, size_t count)
{
    struct packing packing = {0};
    struct sequences *measured = calloc(1, sizeof *measured);
    pack_all(&packing, measured, rows, count);
    free(measured);
    *bench = (struct bench){.size = packing.at, .file = memfd_create("block", 0)};
    if (bench->file < 0 || ftruncate(bench->file, (off_t)bench->size) < 0)
        give_up("block");
    bench->sequences = mmap(NULL, bench->size, PROT_READ | PROT_WRITE, MAP_SHARED, bench->file, 0);
    if (bench->sequences == MAP_FAILED)
        give_up("block");
    packing = (struct packing){.base = (char *)bench->sequences};
    pack_all(&packing, bench->sequences, rows, count);
    bench->sequences->trials.common.magic = TRIAL_MAGIC;
    bench->sequences->trials.common.size = bench->size;
    bench->sequences->trials.mode = TRIAL_SEQUENCES;
    bench->sequences->seed = 1;
    bench->sequences->length = 18;
    bench->sequences->null_ratio = 0.05f;
    bench->sequences->alias_ratio = 0.5f;
    bench->sequences->repeat_ratio = 0.1f;
    bench->sequences->repeat_most = 100;
    bench->sequences->large_number = 1000000;
}

void bench_release(struct bench *bench)
{
    munmap(bench->sequences, bench->size);
    close(bench->file);
}

struct sequence_report *bench_report(const struct bench *bench, size_t number)
{
    return (struct sequence_report *)((char *)bench->sequences + bench->sequences->reports) + number;
}

struct sequence_node *bench_nodes(const struct bench *bench)
{
    return (struct sequence_node *)((char *)bench->sequences + bench->sequences->nodes);
}

struct sequence_operation *bench_operation(const struct bench *bench, enum toy_operation operation)
{
    return (struct sequence_operation *)((char *)bench->sequences + bench->sequences->operations) + operation;
}

uint32_t bench_node(const struct bench *bench, enum toy_operation operation, uint32_t parameter)
{
    return bench_operation(bench, operation)->parameters + parameter;
}

/* ---- running ---- */

/* The image starts in a new directory, as in a worker. */
static void execute(const struct bench *bench, const char *image, int errors)
{
    char name[32], directory[] = "/tmp/assay-sequences-XXXXXX", *path = realpath(image, NULL);
    snprintf(name, sizeof name, "%d", bench->file);
    if (!path || !mkdtemp(directory) || chdir(directory) < 0 || rmdir(directory) < 0 || dup2(errors, 2) < 0)
        _exit(111);
    execl(path, path, name, (char *)NULL);
    _exit(112);
}

void bench_run(struct bench *bench, const char *image)
{
    int errors = memfd_create("errors", MFD_CLOEXEC);
    memset(&bench->sequences->trials.end, 0, sizeof bench->sequences->trials.end);
    bench->sequences->trials.finished = 0;
    pid_t child = fork();
    if (child == 0)
        execute(bench, image, errors);
    if (child < 0 || waitpid(child, &bench->status, 0) < 0)
        give_up("child");
    ssize_t got = pread(errors, bench->said, sizeof bench->said - 1, 0);
    bench->said[got > 0 ? got : 0] = 0;
    close(errors);
}

void bench_open_given(struct bench *bench, const struct row *rows, size_t count, uint32_t trial_flags)
{
    make_block(bench, rows, count);
    bench->sequences->trials.flags = trial_flags;
}

void bench_given(struct bench *bench, const char *image, const struct row *rows, size_t count, uint32_t trial_flags)
{
    bench_open_given(bench, rows, count, trial_flags);
    bench_run(bench, image);
}

static bool is_among(enum toy_operation operation, const enum toy_operation *only)
{
    for (; *only != TOY_OPERATIONS; only++)
        if (*only == operation)
            return true;
    return false;
}

void bench_open(struct bench *bench, uint64_t count, const enum toy_operation *only)
{
    make_block(bench, NULL, 0);
    bench->sequences->generate = 1;
    bench->sequences->end = count;
    for (enum toy_operation i = 0; i < TOY_OPERATIONS; i++)
        if (only ? !is_among(i, only) : i >= WRITE_BEHIND)
            bench_operation(bench, i)->flags |= OPERATION_UNCALLABLE_FLAG;
    bench_nodes(bench)[bench_node(bench, TEXT_LENGTH, 0)].null = SEQ_NULL_NEVER;
}

void bench_forget_destroyers(struct bench *bench)
{
    struct sequence_sort *sorts = (struct sequence_sort *)((char *)bench->sequences + bench->sequences->sorts);
    for (uint32_t i = 0; i < bench->sequences->sort_count; i++)
        sorts[i].services[SEQ_SERVICE_DESTROY] = SEQUENCE_NONE;
    for (enum toy_operation i = 0; i < TOY_OPERATIONS; i++)
        bench_operation(bench, i)->destroyer = SEQUENCE_NONE;
}
