#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/file.h"
#include "base/process.h"
#include "subjects/types.h"

#define FOLDER SUBJECTS "/"

static const char *state_directory(void)
{
    static char path[] = "/tmp/assay-trials-XXXXXX";
    static bool made;
    if (!made && !mkdtemp(path))
        fail_msg("no temporary directory");
    made = true;
    return path;
}

static _Noreturn void give_up(const char *what, struct error *error)
{
    fprintf(stderr, "%s: %s\n", what, error->message.s);
    exit(1);
}

/* ---- subjects ---- */

static struct reader_options reader_options(struct subject *subject)
{
    struct error error = ERROR_INIT;
    static const char *const none[] = {NULL};
    static char *include;
    if (!include && !(include = target_include_directory(&error)))
        give_up("include", &error);
    return (struct reader_options){.files = subject->files,
                                   .given_files = subject->files[1] ? 2 : 1,
                                   .flags = none,
                                   .include_directory = include};
}

void subject_open(struct subject *subject, const char *file, const char *other)
{
    struct error error = ERROR_INIT;
    *subject = (struct subject){.files = {mem_format("%s%s", FOLDER, file)}};
    if (other)
        subject->files[1] = mem_format("%s%s", FOLDER, other);
    struct reader_options options = reader_options(subject);
    if (!reader_read(&options, &subject->program, &error))
        give_up(file, &error);
}

void subject_add_pool(struct subject *subject, const char *property, size_t parameter)
{
    const struct function *function = program_function(&subject->program, property);
    struct function_pool pool = {.type = function->parameters[parameter].type->target};
    vector_push(&subject->program.function_pools, pool);
}

const char *subject_image(struct subject *subject, enum build build)
{
    struct error error = ERROR_INIT;
    struct target *target = &subject->targets[build];
    struct target_options options = {.reader = reader_options(subject),
                                     .compiler = build == CHECKED_GCC ? "gcc" : "clang-19",
                                     .state_directory = state_directory(),
                                     .fast = build == FAST,
                                     .memory_sanitizer = build == MEMORY};
    if (!target->image && !target_build_trials(target, &options, &subject->program, subject->program.properties.items,
                                               subject->program.properties.count, &error))
        give_up(subject->files[0], &error);
    return target->image;
}

void subject_close(struct subject *subject)
{
    for (size_t i = 0; i < BUILDS; i++)
        target_release(&subject->targets[i]);
    program_release(&subject->program);
    mem_free((char *)subject->files[0]);
    mem_free((char *)subject->files[1]);
    file_remove_tree(state_directory());
}

/* ---- requests ---- */

struct packing {
    char *base;   /* NULL: measured only */
    size_t at;
};

static uint32_t pack(struct packing *packing, const void *data, size_t size)
{
    size_t at = packing->at;
    if (packing->base && data && size)
        memcpy(packing->base + at, data, size);
    packing->at = (at + size + 7) / 8 * 8;
    return (uint32_t)at;
}

static void pack_structures(struct packing *packing, struct trials *trials, const struct request *request)
{
    uint32_t whole = (uint32_t)request->structure_count, bytes = 0, starts;
    if (!request->structures)
        return;
    bytes = pack(packing, request->structures->s, request->structures->length);
    starts = pack(packing, request->starts, request->structure_count * sizeof(uint64_t));
    if (packing->base)
        for (size_t i = 0; i < request->structure_count; i++)
            ((uint64_t *)(packing->base + starts))[i] += bytes;
    struct trial_list list = {.starts = starts, .count = whole, .segment_count = 1};
    if (request->segment_count) {
        list.segment_count = (uint32_t)request->segment_count;
        list.segments = pack(packing, request->segments, request->segment_count * sizeof(uint32_t));
    } else {
        list.segments = pack(packing, &whole, sizeof whole);
    }
    trials->lists = pack(packing, &list, sizeof list);
    trials->list_count = 1;
}

static size_t length_of(const uint64_t *given)
{
    size_t count = 0;
    while (given[count] != UINT64_MAX)
        count++;
    return count;
}

static void pack_given(struct packing *packing, struct trials *trials, const struct request *request)
{
    struct trial_given given[256];
    struct trial_report *reports = mem_array(request->given_count + 1, sizeof *reports);
    for (size_t i = 0; i < request->given_count; i++) {
        size_t count = length_of(request->given[i]);
        given[i] = (struct trial_given){.choices = pack(packing, request->given[i], count * sizeof(uint64_t)),
                                        .count = (uint32_t)count};
        reports[i].choices = pack(packing, NULL, (count + TRIAL_REPORT_MORE) * sizeof(struct trial_choice));
    }
    trials->given = pack(packing, given, request->given_count * sizeof *given);
    trials->given_count = (uint32_t)request->given_count;
    trials->reports = pack(packing, reports, request->given_count * sizeof *reports);
    mem_free(reports);
}

static void pack_all(struct packing *packing, struct trials *trials, const struct request *request)
{
    packing->at = sizeof *trials;
    trials->nodes = pack(packing, request->nodes, request->node_count * sizeof *request->nodes);
    trials->node_count = (uint32_t)request->node_count;
    trials->root_count = (uint32_t)request->root_count;
    trials->values = pack(packing, request->values, request->value_count * sizeof(int64_t));
    trials->value_count = (uint32_t)request->value_count;
    trials->start_room = TRIAL_CHOICES_MOST;
    trials->start = pack(packing, NULL, 2 * TRIAL_CHOICES_MOST * sizeof(uint64_t));
    trials->start_count[0] = (uint32_t)request->start_count;
    if (packing->base)
        for (size_t i = 0; i < request->start_count; i++)
            ((uint64_t *)(packing->base + trials->start))[i] = request->start[i];
    trials->snapshot_size = request->flags & TRIAL_SNAPSHOT ? 1 << 20 : 0;
    trials->snapshot = pack(packing, NULL, trials->snapshot_size);
    pack_given(packing, trials, request);
    pack_structures(packing, trials, request);
}

static void fill_in(struct trials *trials, const struct request *request)
{
    trials->common.magic = TRIAL_MAGIC;
    trials->mode = request->mode;
    trials->flags = request->flags;
    trials->scope = request->scope;
    trials->lane = request->lane;
    trials->lanes = request->lanes ? request->lanes : 1;
    trials->seed = request->seed;
    trials->first_run = request->first_run;
    trials->run_end = request->first_run + request->runs;
    trials->stride = 1;
    trials->fill_first = request->fill_first;
    trials->fill_every = request->fill_every;
    snprintf(trials->property, sizeof trials->property, "%s", request->property);
}

/* ---- processes ---- */

static double allowed = 60;

void bench_go_on(struct subject *subject, enum build build, struct result *result)
{
    struct error error = ERROR_INIT;
    struct worker worker;
    const char *image = subject_image(subject, build);
    int errors = memfd_create("errors", MFD_CLOEXEC);
    double start = clock_seconds();
    result->trials->finished = 0;
    memset(&result->trials->end, 0, sizeof result->trials->end);
    if (!worker_execute(&worker, &result->block, image, errors, &error))
        give_up("worker", &error);
    while (worker_running(&worker) && clock_seconds() - start < allowed)
        worker_wait(&worker, 0.01);
    worker_stop(&worker);
    result->status = worker.status;
    off_t size = lseek(errors, 0, SEEK_END), most = (off_t)sizeof result->said - 1;
    ssize_t got = pread(errors, result->said, (size_t)most, size > most ? size - most : 0);
    result->said_size = got > 0 ? (size_t)got : 0;
    result->said[result->said_size] = 0;
    close(errors);
}

void bench_run(struct subject *subject, enum build build, const struct request *request, struct result *result)
{
    struct error error = ERROR_INIT;
    struct packing packing = {0};
    struct trials *measured = mem_alloc(sizeof *measured);
    pack_all(&packing, measured, request);
    mem_free(measured);
    if (!block_create(&result->block, packing.at, &error))
        give_up("block", &error);
    result->trials = (struct trials *)result->block.wire;
    packing = (struct packing){.base = (char *)result->trials};
    fill_in(result->trials, request);
    pack_all(&packing, result->trials, request);
    result->trials->common.size = result->block.size;
    allowed = request->seconds > 0 ? request->seconds : 60;
    bench_go_on(subject, build, result);
}

void result_release(struct result *result)
{
    block_release(&result->block);
}

struct trial_report *result_report(const struct result *result, size_t number)
{
    return (struct trial_report *)((char *)result->trials + result->trials->reports) + number;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

char *result_labels(const struct result *result)
{
    char *lines[TRIAL_LABELS];
    struct text all = TEXT_INIT;
    uint32_t count = result->trials->label_count, used = 0;
    for (uint32_t i = 0; i < count; i++) {
        const struct trial_label *label = &result->trials->labels[i];
        if (label->count > 1)
            lines[used++] = mem_format("%s*%llu", label->text, (unsigned long long)label->count);
        else if (label->count)
            lines[used++] = mem_strdup(label->text);
    }
    qsort(lines, used, sizeof *lines, compare_lines);
    for (uint32_t i = 0; i < used; i++) {
        text_addf(&all, "%s\n", lines[i]);
        mem_free(lines[i]);
    }
    return text_detach(&all);
}

bool result_passed(const struct result *result)
{
    bool passed = WIFEXITED(result->status) && WEXITSTATUS(result->status) == 0 && result->trials->finished == 1 &&
                  result->trials->end.kind == TRIAL_END_NONE;
    if (!passed)
        fprintf(stderr, "%s: clock %llu, status %x, end %u %lld '%s' %s:%u in stage %u, said: %s\n",
                result->trials->property, (unsigned long long)result->trials->clock, (unsigned)result->status,
                result->trials->end.kind, (long long)result->trials->end.number, result->trials->end.text,
                result->trials->end.file, result->trials->end.line, result->trials->end.stage, result->said);
    return passed;
}

/* ---- structures ---- */

struct tree_packing {
    struct node nodes[16];
    uint32_t left[16], right[16], count; /* 0: none; else the number in nodes, from 1 */
};

static uint32_t parse(struct tree_packing *tree, const char **text)
{
    if (**text != '(')
        return 0;
    ++*text;
    uint32_t left = parse(tree, text);
    uint32_t number = ++tree->count;
    tree->nodes[number - 1].key = *(*text)++ - '0';
    tree->left[number - 1] = left;
    tree->right[number - 1] = parse(tree, text);
    ++*text;
    return number;
}

static void add_object(struct text *out, const void *bytes, uint32_t size, const struct trial_pointer *pointers,
                       uint32_t count)
{
    struct trial_object object = {.size = size, .align = 8, .pointer_count = count};
    text_add_bytes(out, (const char *)&object, sizeof object);
    text_add_bytes(out, bytes, size);
    while (out->length % 8)
        text_add_char(out, 0);
    text_add_bytes(out, (const char *)pointers, count * sizeof *pointers);
}

void bench_pack_tree(struct text *out, uint64_t scopes, const char *text, int size)
{
    struct tree_packing tree = {0};
    struct trial_structure head = {.scopes = scopes};
    size_t start = out->length;
    uint32_t root = parse(&tree, &text);
    head.object_count = 2 + tree.count;
    text_add_bytes(out, (const char *)&head, sizeof head);
    add_object(out, &(void *){NULL}, sizeof(void *), &(struct trial_pointer){.object = 1}, 1);
    struct tree top = {.size = size};
    add_object(out, &top, sizeof top, &(struct trial_pointer){.at = offsetof(struct tree, root), .object = root + 1},
               root ? 1 : 0);
    for (uint32_t i = 0; i < tree.count; i++) {
        struct trial_pointer pointers[2];
        uint32_t count = 0;
        if (tree.left[i])
            pointers[count++] = (struct trial_pointer){.at = offsetof(struct node, left), .object = tree.left[i] + 1};
        if (tree.right[i])
            pointers[count++] = (struct trial_pointer){.at = offsetof(struct node, right), .object = tree.right[i] + 1};
        add_object(out, &tree.nodes[i], sizeof tree.nodes[i], pointers, count);
    }
    head.size = (uint32_t)(out->length - start - sizeof head);
    memcpy(out->s + start, &head, sizeof head);
}
