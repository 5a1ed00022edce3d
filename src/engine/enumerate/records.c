#include "engine/enumerate/records.h"

#include <string.h>
#include "base/memory.h"
#include "engine/enumerate/describe.h"

#define CHUNK (1u << 18) /* bytes after which the worker may reuse the ring */

static bool damaged(struct session *session)
{
    return error_set(session->error, ERROR_INPUT,
                     "predicate '%s' wrote into Assay's own memory; it has a wild pointer",
                     session->problem->predicate->name);
}

static bool choices_are_sound(const struct session *session, const struct wire_choice *choices, size_t count)
{
    const struct layout *layout = session->layout;
    if (!layout)
        return count == 0;
    if (count > layout->fields.count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (choices[i].field >= layout->fields.count || choices[i].index >= layout->fields.items[choices[i].field].count)
            return false;
    return true;
}

/* ---- kinds of record ---- */

static bool take_input(struct session *session, const struct wire_choice *choices, size_t count)
{
    const struct engine_services *services = session->services;
    if (session->sample.wanted)
        sample_offer(&session->sample, choices, count);
    if (!services->input || session->silent || session->limits->count_only)
        return true;
    value_graph_set(&session->graph, (const struct value_choice *)choices, count);
    if (services->input(services->data, &session->graph))
        return true;
    session->stop_reason = "output";
    session->block.wire->stop = 1;
    return true;
}

static size_t choice_count(const struct wire_record *record)
{
    return record->payload / sizeof(struct wire_choice) - record->causes;
}

static bool take_path(struct session *session, const struct wire_record *record)
{
    const struct wire_choice *choices = (const struct wire_choice *)(record + 1);
    size_t count = choice_count(record);
    if (record->causes > WIRE_CAUSES || !choices_are_sound(session, choices, count))
        return damaged(session);
    return record->kind != RECORD_VALID || session->stop_reason || take_input(session, choices, count);
}

static void keep_first_report(struct session *session, const struct wire_report *report)
{
    struct text cause = TEXT_INIT, example = TEXT_INIT, frames = TEXT_INIT;
    describe_fault(&cause, session->layout, report, &session->symbols);
    if (session->layout)
        describe_path(&example, session->layout, (const struct wire_choice *)(report + 1), report->choice_count);
    describe_frames(&frames, report, &session->symbols);
    struct first_report first = {
        .number = report->cause,
        .failure = {.cause = text_detach(&cause), .example = text_detach(&example), .backtrace = text_detach(&frames)},
    };
    vector_push(&session->first_reports, first);
}

static void tell_warning(struct session *session, const struct wire_report *report)
{
    const struct engine_services *services = session->services;
    struct text message = TEXT_INIT;
    describe_problem(&message, session->layout, session->problem->predicate->name, report, &session->symbols);
    if (services->warning && !session->silent && !map_get(&session->told, message.s)) {
        map_put(&session->told, message.s, session);
        services->warning(services->data, message.s);
    }
    text_release(&message);
}

static bool fail_space(struct session *session, const struct wire_report *report)
{
    struct text cause = TEXT_INIT;
    describe_fault(&cause, NULL, report, &session->symbols);
    error_set(session->error, ERROR_INPUT, "the space of '%s' at scope %d: %s", session->problem->predicate->name,
              session->problem->scope, cause.s);
    text_release(&cause);
    return false;
}

static bool fail_search(struct session *session, const struct wire_report *report)
{
    struct text message = TEXT_INIT;
    enum error_kind kind = report->kind == REPORT_INTERNAL ? ERROR_SYSTEM : ERROR_INPUT;
    describe_problem(&message, session->layout, session->problem->predicate->name, report, &session->symbols);
    error_set(session->error, kind, "%s", message.s);
    text_release(&message);
    return false;
}

static bool judge_report(struct session *session, const struct wire_report *report, size_t size)
{
    if (size < sizeof *report || (size - sizeof *report) / sizeof(struct wire_choice) < report->choice_count ||
        memchr(report->name, 0, sizeof report->name) == NULL ||
        !choices_are_sound(session, (const struct wire_choice *)(report + 1), report->choice_count))
        return damaged(session);
    if (!session->symbols.session)
        symbols_open(&session->symbols, session->problem->target->image);
    if (report->kind > REPORT_FAULT_LAST && report->kind != REPORT_WRITES_FIELD)
        return fail_search(session, report);
    if (session->space)
        return fail_space(session, report);
    if (report->kind == REPORT_WRITES_FIELD)
        tell_warning(session, report);
    else
        keep_first_report(session, report);
    return true;
}

/* A copy is judged: the original could change while it is looked at. */
static bool take_report(struct session *session, const struct wire_record *record)
{
    size_t size = record->payload;
    struct wire_report *copy = mem_alloc(size + sizeof *copy);
    memcpy(copy, record + 1, size);
    bool taken = judge_report(session, copy, size);
    mem_free(copy);
    return taken;
}

static bool take_record(struct session *session, const struct wire_record *record)
{
    switch (record->kind) {
    case RECORD_VALID:
    case RECORD_POSITION:
        return take_path(session, record);
    case RECORD_REPORT:
        return take_report(session, record);
    case RECORD_BOUND:
        return session->space ? space_add_record(session->space, (const char *)(record + 1), record->payload, session->error)
                              : damaged(session);
    default:
        return damaged(session);
    }
}

/* ---- the point to go on from ---- */

/* The record was checked when it was taken, but a wild pointer may have hit it
 * since: what is kept is checked again. */
static bool keep_point(struct session *session, const struct wire_record *record)
{
    struct point *point = &session->point;
    const struct wire_choice *choices = (const struct wire_choice *)(record + 1);
    size_t count = choice_count(record), most = session->layout ? session->layout->fields.count : 0;
    uint32_t causes = record->causes;
    if (count > most || causes > WIRE_CAUSES)
        return damaged(session);
    if (count)
        memcpy(point->path, choices, count * sizeof *choices);
    memcpy(point->cause_counts, choices + count, causes * sizeof(uint64_t));
    if (!choices_are_sound(session, (const struct wire_choice *)point->path, count))
        return damaged(session);
    point->count = count;
    point->causes = causes;
    point->explored = record->explored;
    point->valid = record->valid;
    point->valid_hash = record->valid_hash;
    if (session_samples(session)) {
        point->count = 0;
        return true;
    }
    path_next(session->layout, point->path, &point->count);
    point->at_end = point->count == 0;
    return true;
}

void records_take_counts(struct session *session)
{
    const struct wire *wire = session->block.wire;
    struct point *point = &session->point;
    point->explored = wire->clock / 2;
    point->valid = wire->valid;
    point->valid_hash = wire->valid_hash;
    point->causes = wire->cause_count < WIRE_CAUSES ? wire->cause_count : WIRE_CAUSES;
    for (uint32_t i = 0; i < point->causes; i++)
        point->cause_counts[i] = wire->causes[i].count;
}

static uint64_t current_depth(const struct wire *wire)
{
    return (wire->top - WIRE_ADDRESS - wire->entries) / sizeof(struct wire_entry);
}

bool records_in_replay(const struct session *session)
{
    const struct wire *wire = session->block.wire;
    return wire->clock / 2 == session->point.explored && current_depth(wire) < wire->replay_count;
}

bool records_current_path(struct session *session, struct value_choice *path, size_t *count)
{
    const struct wire *wire = session->block.wire;
    uint64_t depth = current_depth(wire);
    if (depth > session->layout->fields.count)
        return damaged(session);
    const struct wire_entry *entries = (const struct wire_entry *)((const char *)wire + wire->entries);
    for (uint64_t i = 0; i < depth; i++)
        path[i] = (struct value_choice){entries[i].field, entries[i].index};
    *count = depth;
    if (!choices_are_sound(session, (const struct wire_choice *)path, depth))
        return damaged(session);
    return true;
}

/* ---- the ring ---- */

/* Where the ring is stands in the block too, but only the copy can be trusted. */
static const struct wire_record *record_at(struct session *session, uint64_t *tail, uint64_t head)
{
    const struct wire *request = session->request;
    const char *ring = (const char *)session->block.wire + request->ring;
    uint64_t at = *tail % request->ring_size;
    const struct wire_record *record = (const struct wire_record *)(ring + at);
    if (record->kind == 0) {
        *tail += request->ring_size - at;
        record = (const struct wire_record *)ring;
        at = 0;
    }
    bool sound = *tail < head && record->size >= sizeof *record && record->size <= head - *tail &&
                 record->size % 8 == 0 && at + record->size <= request->ring_size && record->payload <= record->size - sizeof *record &&
                 record->causes <= record->payload / sizeof(uint64_t);
    return sound ? record : NULL;
}

/* A worker writes nothing before the journal, and behind it neither where the
 * ring is nor its tail. */
static bool request_is_untouched(const struct session *session)
{
    const struct wire *wire = session->block.wire, *request = session->request;
    size_t head = sizeof(struct wire_head);
    return request->common.magic == wire->common.magic && request->common.size == wire->common.size &&
           memcmp((const char *)request + head, (const char *)wire + head, offsetof(struct wire, clock) - head) == 0 && wire->ring == request->ring &&
           wire->ring_size == request->ring_size && wire->tail == session->tail && wire->cause_count <= WIRE_CAUSES;
}

bool records_read(struct session *session, bool *any)
{
    struct wire *wire = session->block.wire;
    if (!request_is_untouched(session))
        return damaged(session);
    uint64_t head = __atomic_load_n(&wire->head, __ATOMIC_ACQUIRE), tail = session->tail, freed = tail;
    const struct wire_record *last = NULL;
    *any = head != tail;
    while (tail != head) {
        const struct wire_record *record = record_at(session, &tail, head);
        if (!record)
            return damaged(session);
        if (!take_record(session, record))
            return false;
        if (record->kind == RECORD_VALID || record->kind == RECORD_POSITION)
            last = record;
        tail += record->size;
        if (tail - freed < CHUNK && tail != head)
            continue;
        /* inputs behind a reason to stop were not taken: the point stays before them */
        if (last && !session->stop_reason && !keep_point(session, last))
            return false;
        last = NULL;
        freed = session->tail = tail;
        __atomic_store_n(&wire->tail, tail, __ATOMIC_RELEASE);
    }
    return true;
}
