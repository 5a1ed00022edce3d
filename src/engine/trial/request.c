#include "engine/trial/request.h"

#include <string.h>

#define FILL_FIRST 4096 /* inputs that run with both fills: the first ones, and then one in so many */
#define FILL_EVERY 16
#define SNAPSHOT_ROOM (48u << 20)

/* The same code measures (base NULL) and writes. */
struct writer {
    char *base;
    size_t at;
};

static size_t put(struct writer *writer, const void *data, size_t size)
{
    size_t at = writer->at;
    if (writer->base && data && size)
        memcpy(writer->base + at, data, size);
    writer->at = (at + size + 7) / 8 * 8;
    return at;
}

/* ---- structures ---- */

static size_t packed_size(const struct trial_structures *list)
{
    size_t most = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct trial_structure *structure = (const struct trial_structure *)(list->packed + list->starts[i]);
        size_t end = list->starts[i] + sizeof *structure + structure->size;
        most = end > most ? end : most;
    }
    return most;
}

static struct trial_list put_list(struct writer *writer, const struct trial_structures *list)
{
    size_t packed = put(writer, list->packed, packed_size(list));
    struct trial_list out = {.starts = (uint32_t)put(writer, list->starts, list->count * sizeof *list->starts),
                             .count = (uint32_t)list->count};
    uint64_t *starts = writer->base ? (uint64_t *)(writer->base + out.starts) : NULL;
    for (size_t i = 0; starts && i < list->count; i++)
        starts[i] += packed;
    uint32_t whole = (uint32_t)list->count;
    bool has_segments = list->segment_count > 0;
    out.segment_count = has_segments ? (uint32_t)list->segment_count : 1;
    out.segments = (uint32_t)put(writer, has_segments ? list->segments : &whole, out.segment_count * sizeof whole);
    return out;
}

static void put_lists(struct writer *writer, struct trials *trials, const struct trial_problem *problem,
                      const struct plan *plan)
{
    size_t at = put(writer, NULL, plan->lists.count * sizeof(struct trial_list));
    trials->lists = (uint32_t)at;
    trials->list_count = (uint32_t)plan->lists.count;
    for (size_t i = 0; i < plan->lists.count; i++) {
        struct trial_list list = put_list(writer, &problem->lists[plan->lists.items[i]]);
        if (writer->base)
            memcpy(writer->base + at + i * sizeof list, &list, sizeof list);
    }
}

/* ---- sequences ---- */

static void put_given(struct writer *writer, struct request *request, struct trials *trials, const struct share *share)
{
    trials->given_count = (uint32_t)share->given_count;
    for (size_t i = 0; i < share->given_count; i++) {
        const struct trial_sequence *sequence = &share->given[i];
        size_t at = put(writer, sequence->indices, sequence->count * sizeof(uint64_t));
        request->given[i] = (struct trial_given){.choices = at, .count = (uint32_t)sequence->count};
    }
    trials->given = (uint32_t)put(writer, request->given, share->given_count * sizeof *request->given);
}

static void put_reports(struct writer *writer, struct request *request, struct trials *trials,
                        const struct share *share)
{
    size_t size = sizeof(struct trial_report);
    trials->reports = (uint32_t)put(writer, NULL, share->given_count * size);
    for (size_t i = 0; i < share->given_count; i++) {
        size_t room = (share->given[i].count + TRIAL_REPORT_MORE) * sizeof(struct trial_choice);
        request->reports_choices[i] = put(writer, NULL, room);
        if (writer->base)
            ((struct trial_report *)(writer->base + trials->reports))[i].choices = request->reports_choices[i];
    }
}

/* ---- the whole ---- */

static void fill_in(struct trials *trials, const struct trial_problem *problem, const struct share *share)
{
    trials->common.magic = TRIAL_MAGIC;
    trials->mode = problem->mode;
    trials->flags = (problem->fork ? TRIAL_FORK : 0u) | (problem->apart ? TRIAL_APART : 0u) |
                    (problem->snapshot ? TRIAL_SNAPSHOT : 0u) | (problem->from_origins ? TRIAL_FROM_ORIGINS : 0u) |
                    (problem->plain ? 0u : TRIAL_LEAKS) | (problem->show_output ? TRIAL_SHOW : 0u) |
                    (problem->other_fill ? TRIAL_OTHER_FILL : 0u);
    trials->scope = problem->scope;
    trials->lane = share->lane;
    trials->lanes = share->lanes;
    trials->seed = problem->seed;
    trials->first_run = problem->first_run + share->lane;
    trials->run_end = problem->first_run + problem->runs;
    trials->stride = share->lanes;
    if (!problem->plain && !problem->other_fill) {
        trials->fill_first = FILL_FIRST;
        trials->fill_every = problem->both_fills ? 1 : FILL_EVERY;
    }
}

static void write_all(struct writer *writer, struct request *request, struct trials *trials,
                      const struct trial_problem *problem, const struct plan *plan, const struct share *share)
{
    writer->at = sizeof *trials;
    trials->nodes = (uint32_t)put(writer, plan->nodes.items, plan->nodes.count * sizeof *plan->nodes.items);
    trials->node_count = (uint32_t)plan->nodes.count;
    trials->roots = trials->nodes;
    trials->root_count = (uint32_t)plan->roots;
    trials->values = (uint32_t)put(writer, plan->values.items, plan->values.count * sizeof *plan->values.items);
    trials->value_count = (uint32_t)plan->values.count;
    trials->start = (uint32_t)(request->start = put(writer, NULL, 2 * TRIAL_CHOICES_MOST * sizeof(uint64_t)));
    trials->start_room = TRIAL_CHOICES_MOST;
    request->one = put(writer, NULL, sizeof(struct trial_given) + TRIAL_CHOICES_MOST * sizeof(uint64_t));
    put_given(writer, request, trials, share);
    if (problem->fork)
        put_reports(writer, request, trials, share);
    if (problem->snapshot) {
        trials->snapshot_size = SNAPSHOT_ROOM;
        trials->snapshot = (uint32_t)put(writer, NULL, SNAPSHOT_ROOM);
    }
    put_lists(writer, trials, problem, plan); /* last: only these may be large */
}

static bool too_large(const struct trial_problem *problem, size_t size, struct error *error)
{
    return error_set(error, ERROR_SYSTEM, "the inputs of '%s' take %zu MB, more than the %lu MB that a process can get",
                     problem->property->function->name, size >> 20, WIRE_MOST >> 20);
}

bool request_make(struct request *request, const struct trial_problem *problem, const struct plan *plan,
                  const struct share *share, struct error *error)
{
    *request = (struct request)REQUEST_INIT;
    request->given = mem_array(share->given_count + 1, sizeof *request->given);
    request->reports_choices = mem_array(share->given_count + 1, sizeof *request->reports_choices);
    struct trials *measured = mem_alloc(sizeof *measured);
    struct writer writer = {0};
    write_all(&writer, request, measured, problem, plan, share);
    mem_free(measured);
    if (writer.at > WIRE_MOST)
        return too_large(problem, writer.at, error);
    if (!block_create(&request->block, writer.at, error))
        return false;
    struct trials *trials = request->trials = (struct trials *)request->block.wire;
    writer = (struct writer){.base = (char *)trials};
    fill_in(trials, problem, share);
    trials->common.size = request->block.size;
    if (strlen(problem->property->function->name) >= sizeof trials->property)
        return error_set(error, ERROR_INPUT, "%s:%d: the name '%s' is too long for a property",
                         problem->property->function->file, problem->property->function->line,
                         problem->property->function->name);
    memcpy(trials->property, problem->property->function->name, strlen(problem->property->function->name) + 1);
    write_all(&writer, request, trials, problem, plan, share);
    request->asked = mem_alloc(offsetof(struct trials, clock));
    memcpy(request->asked, trials, offsetof(struct trials, clock));
    return true;
}

void request_release(struct request *request)
{
    block_release(&request->block);
    mem_free(request->asked);
    mem_free(request->given);
    mem_free(request->reports_choices);
    *request = (struct request)REQUEST_INIT;
}

/* The worker notes in the head what the kernel gave. */
bool request_is_untouched(const struct request *request)
{
    const struct trials *asked = (const struct trials *)request->asked, *now = request->trials;
    size_t head = sizeof(struct wire_head);
    return now->common.magic == asked->common.magic && now->common.size == asked->common.size &&
           memcmp((const char *)now + head, request->asked + head, offsetof(struct trials, clock) - head) == 0;
}

/* ---- one alone ---- */

void request_ask_one(struct request *request, struct aside *aside, const struct trial_failure *failure)
{
    const struct trial_choice *choices = failure->choices;
    size_t count = failure->choice_count;
    struct trials *trials = request->trials;
    struct trial_given *given = (struct trial_given *)((char *)trials + request->one);
    uint64_t *indices = (uint64_t *)(given + 1);
    aside->journal = mem_alloc(offsetof(struct trials, choices));
    memcpy(aside->journal, trials, offsetof(struct trials, choices));
    for (size_t i = 0; i < count; i++)
        indices[i] = choices[i].index;
    *given = (struct trial_given){.choices = request->one + sizeof *given, .count = (uint32_t)count};
    memset((char *)trials + offsetof(struct trials, clock), 0,
           offsetof(struct trials, choices) - offsetof(struct trials, clock));
    trials->mode = TRIAL_GIVEN;
    trials->flags &= ~(unsigned)(TRIAL_FORK | TRIAL_SNAPSHOT | TRIAL_FROM_ORIGINS);
    trials->given = (uint32_t)request->one;
    trials->given_count = 1;
    if (failure->end.kind != TRIAL_END_FILL)
        trials->fill_first = trials->fill_every = 0; /* what failed in one run must do so in one */
    memcpy(request->asked, trials, offsetof(struct trials, clock));
}

void request_ask_again(struct request *request, struct aside *aside)
{
    memcpy(request->trials, aside->journal, offsetof(struct trials, choices));
    memcpy(request->asked, aside->journal, offsetof(struct trials, clock));
    mem_free(aside->journal);
    aside->journal = NULL;
}

void request_set_start(struct request *request, uint64_t number, const uint64_t *indices, size_t count)
{
    struct trials *trials = request->trials;
    uint64_t *starts = (uint64_t *)((char *)trials + request->start);
    if (indices)
        memcpy(starts + number % 2 * TRIAL_CHOICES_MOST, indices, count * sizeof *indices);
    trials->start_count[number % 2] = (uint32_t)count;
}
