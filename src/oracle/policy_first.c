/* Structs of the caller's that a call fills, and that may be the first of many:
 * the header says elsewhere how many ("out: see route_count()"), or what the call
 * returns is how many it wrote.
 *
 * That a result counts them is tried: with less to write about it is well, says 1
 * now and then, and never more.  One that counts anything else, as the characters
 * that were read, does not. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define CUTS 6 /* of a text or an array: halved so often */

static bool has_array(const struct type *object)
{
    bool has = false;
    for (size_t i = 0; !has && i < object->field_count; i++)
        has = object->fields[i].type->kind == TYPE_ARRAY;
    return has;
}

/* It wrote where the next one would be. */
static bool is_next(const struct sequence_fault *fault)
{
    return fault->is_write && fault->block_size && fault->offset >= (int64_t)fault->block_size &&
           fault->offset < 2 * (int64_t)fault->block_size;
}

/* ---- what the header says ---- */

/* "see route_count()": another function that gives a number. */
static bool refers_to_count(const struct policy_case *judged, uint32_t operation, const struct clause *clause)
{
    bool refers = false;
    for (uint32_t i = 0; !refers && i < judged->plan->items.count; i++) {
        uint32_t result = judged->plan->items.items[i].result;
        refers = i != operation && result != SEQUENCE_NONE && fact_is_amount(&judged->plan->nodes.items[result]) &&
                 clause_names(clause, sequence_plan_operation(judged->plan, i)->function->name);
    }
    return refers;
}

static bool says_room(const struct clause *clause)
{
    static const char rooms[] = "room for|space for|has room|as many|large enough|big enough|long enough|enough for|"
                                "array|one for each|one per|one for every";
    static const char one[] = "room for one|space for one|room for a|space for a|enough for one|enough for a";
    return clause_has_any(clause, rooms) && !clause_has_any(clause, one);
}

/* "into out[0] .. out[n - 1]" */
static bool has_index(const struct clause *clause, const char *name)
{
    for (const char *at = clause_find(clause, name); at; at = clause_find_first(clause, at + strlen(name), name))
        if (at + strlen(name) < clause->s + clause->length && at[strlen(name)] == '[')
            return true;
    return false;
}

static bool says_many(const struct policy_case *judged, uint32_t operation, const char *name, bool has_cells)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_names(&clause, name) && (says_room(&clause) || has_index(&clause, name) ||
                                               (!has_cells && refers_to_count(judged, operation, &clause)));
    text_release(&comment);
    return says;
}

/* ---- a result that counts them ---- */

/* A size_t says neither yes nor no; of an int the comment has to say that it is a number of something. */
static bool may_count(const struct policy_case *judged, uint32_t operation)
{
    static const char words[] = "how many|number of|count of|the count|as many";
    uint32_t result = judged->plan->items.items[operation].result;
    if (result == SEQUENCE_NONE || !fact_is_amount(&judged->plan->nodes.items[result]) ||
        fact_can_say_no(judged->plan, operation))
        return false;
    if (!(judged->plan->nodes.items[result].flags & ARGUMENT_SIGNED))
        return true;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_has_any(&clause, words);
    text_release(&comment);
    return says;
}

static struct probe *add_probe(const struct policy_case *judged, struct probes *probes)
{
    struct probe *probe = probes_add(probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe_cut_behind(&probe->sequence, judged->plan, judged->call);
    return probe;
}

/* The beginning of a text or of bytes. */
static void add_cuts(const struct policy_case *judged, struct probes *probes, size_t place, const uint64_t *words,
                     size_t cell_size)
{
    size_t count = SEQUENCE_COUNT(*words);
    for (unsigned i = 0; i < CUTS && count > 0; i++) {
        count /= 2;
        size_t bytes = count * cell_size;
        uint64_t *cut = mem_array(1 + (bytes + 7) / 8, sizeof *cut);
        cut[0] = SEQUENCE_HEAD(HEAD_VALUE, count);
        memcpy(cut + 1, words + 1, bytes);
        probe_replace(&add_probe(judged, probes)->sequence, judged->plan, judged->call, place, cut,
                      1 + (bytes + 7) / 8);
        mem_free(cut);
    }
}

static void add_smaller(const struct policy_case *judged, struct probes *probes, size_t place,
                        const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const uint64_t *words = &judged->sequence.words.items[at->word];
    bool is_bytes = node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && !(node->flags & ARGUMENT_OUT);
    if (at->depth > 0)
        return;
    if ((node->kind == SEQ_STRING || is_bytes) && SEQUENCE_TAG(*words) == HEAD_VALUE)
        add_cuts(judged, probes, place, words, is_bytes ? node->cell_size : 1);
    for (uint64_t number = 0; fact_is_amount(node) && number <= 2; number++)
        probe_set_number(&add_probe(judged, probes)->sequence, judged->plan, judged->call, place, number);
}

/* … of the calls before it, each left out. */
static void add_shorter(const struct policy_case *judged, struct probes *probes)
{
    for (size_t call = 0; call < judged->call; call++)
        probe_remove(&add_probe(judged, probes)->sequence, judged->plan, call);
}

static bool is_counted(struct policy_case *judged, bool *is_one)
{
    struct probes probes;
    sequence_places places = VECTOR_INIT;
    probes_init(&probes, judged->policy);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++)
        add_smaller(judged, &probes, i, &places.items[i]);
    add_shorter(judged, &probes);
    bool done = probes_run(&probes, judged->seconds, judged->error), is_ever_one = false, is_ever_more = false;
    for (size_t i = 0; done && i < probes.items.count; i++) {
        int64_t number;
        if (!probe_last_number(judged, probes.items.items[i], &number))
            continue;
        is_ever_one = is_ever_one || number == 1;
        is_ever_more = is_ever_more || number > 1 || number < -1;
    }
    *is_one = is_ever_one && !is_ever_more;
    vector_release(&places);
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_first(struct policy_case *judged, size_t call, uint32_t node)
{
    const struct sequence_node *passed = &judged->plan->nodes.items[node];
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct type *object = case_struct_of(judged, operation, passed->parameter);
    bool is_one = false;
    if (!object || call != judged->call || passed->flags & ARGUMENT_CONST || !is_next(&judged->outcome.fault))
        return false;
    const char *name = fact_parameter(judged->plan, operation, node);
    if (says_many(judged, operation, name, has_array(object)))
        return case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may be the first of many: the %s says so", name,
                         case_operation_name(judged, (uint32_t)call), case_teller(judged, operation, NULL));
    if (has_array(object) || !may_count(judged, operation))
        return false;
    if (!is_counted(judged, &is_one))
        return true;
    return is_one && case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may be the first of as many as it returns", name,
                               case_operation_name(judged, (uint32_t)call));
}
