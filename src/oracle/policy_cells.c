/* Buffers of the caller that are as large as was told, and yet the caller may be
 * to blame: a flag says that the length does not count, a terminator needs room,
 * numbers in the cells are out of the range that the function is for. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- a flag that changes what the length means ---- */

/* Without that flag, or with another constant, it is well. */
static bool is_by_flag(struct policy_case *judged, size_t call, size_t place, bool *is_gone)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_number(&changed, judged->plan, call, place, 0) && case_try(judged, &changed, 0, is_gone);
    sequence_release(&changed);
    return done || !judged->has_failed;
}

/* set(int type, void *value, int size): the number says what is there. */
static bool is_type(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *name = fact_parameter(judged->plan, operation, (uint32_t)(node - judged->plan->nodes.items));
    return node->kind == SEQ_NUMBER && node->size >= sizeof(int) && name_ends(name, "type kind datatype dtype format");
}

bool case_flag(struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_flag = node->kind == SEQ_NUMBER && node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS), is_gone = false;
        is_flag = is_flag || (places.items[i].depth == 0 && is_type(judged, call, node));
        if (!is_flag || !sequence_number(node, judged->sequence.words.items[places.items[i].word]))
            continue;
        if (!is_by_flag(judged, call, i, &is_gone))
            decided = true;
        else if (is_gone)
            decided = case_rule(
                judged, RULING_SUSPECT, 3, "it depends on '%s' of %s how large the buffer must be",
                fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), places.items[i].node),
                case_operation_name(judged, (uint32_t)call));
    }
    vector_release(&places);
    return decided;
}

/* ---- room for a terminator ---- */

/* (out, size): all the room there is, and a terminator has to go in there, too. */
static bool is_room(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    static const char places[] = "out dst dest buf result target";
    static const char rooms[] = "size cap room max space avail limit";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *array = fact_parameter(judged->plan, operation, (uint32_t)(node - judged->plan->nodes.items));
    const char *length = node->array == SEQUENCE_NONE ? "" : fact_parameter(judged->plan, operation, node->array);
    return name_has_part(array, places) || name_has_part(length, rooms);
}

/* The length of what is passed in and changed in place says how much is there, not how much room there is. */
bool case_terminator(struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    bool is_in_out = !(node->flags & (ARGUMENT_OUT | ARGUMENT_CONST)) && !is_room(judged, call, node);
    bool is_small = fault->access_size == 1 && fault->offset == (int64_t)fault->block_size;
    bool is_mute = judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].result_size == 0;
    bool has_no_room = is_mute && fault->block_size == 0; /* of a text without room nothing can be told */
    return (is_in_out || has_no_room) && fault->is_write && is_small && case_is_of_characters(judged, node) &&
           case_rule(judged, RULING_SUSPECT, 3, "%s writes a byte behind what it was given: it may need room for that",
                     case_operation_name(judged, (uint32_t)call));
}

/* ---- a text that ends in its room ---- */

/* "insert(char *line, size_t size, …)": the number is how much room there is, and none is how long the text in it is.
 */
static bool may_hold_text(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    static const char rooms[] = "size cap capacity room max space avail limit bufsize bufsz";
    static const char lengths[] = "len length used count n pos";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    if (node->array == SEQUENCE_NONE || node->flags & (ARGUMENT_OUT | ARGUMENT_CONST | ARGUMENT_UNSIZED) ||
        !(node->flags & ARGUMENT_RAW) || !case_is_of_characters(judged, node) ||
        !name_has(fact_parameter(judged->plan, operation, node->array), rooms))
        return false;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (name_ends(function->parameters[i].name, lengths))
            return false;
    return true;
}

/* So many times the same character. */
static bool set_letters(const struct policy_case *judged, struct sequence *sequence, size_t call, size_t place,
                        uint32_t count, char letter)
{
    size_t words = 1 + ((size_t)count + 7) / 8;
    uint64_t *cells = mem_array(words, sizeof *cells);
    memset(cells + 1, letter, count);
    cells[0] = SEQUENCE_HEAD(HEAD_VALUE, count);
    bool done = probe_replace(sequence, judged->plan, call, place, cells, words);
    mem_free(cells);
    return done;
}

bool case_unended(struct policy_case *judged, size_t call, size_t place, const struct sequence_node *node,
                  uint64_t head)
{
    static const uint32_t some = 8;
    struct probes probes;
    if (judged->outcome.fault.is_write || !may_hold_text(judged, call, node))
        return false;
    uint32_t count = SEQUENCE_COUNT(head) ? (uint32_t)SEQUENCE_COUNT(head) : 1;
    probes_init(&probes, judged->policy);
    struct probe *empty = probes_add(&probes, &judged->sequence), *full = probes_add(&probes, &judged->sequence);
    bool done = set_letters(judged, &empty->sequence, call, place, count, '\0') &&
                set_letters(judged, &full->sequence, call, place, some, 'a') &&
                (probes_run(&probes, judged->seconds, judged->error) || !case_failed(judged));
    bool is_ended =
        done && !judged->has_failed && case_is_gone(judged, empty) && full->ran && !case_is_gone(judged, full);
    probes_release(&probes);
    if (!is_ended)
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may have to hold a text that ends there",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call),
                                    (uint32_t)(node - judged->plan->nodes.items)),
                     case_operation_name(judged, (uint32_t)call));
}

/* ---- an element of no cells ---- */

/* The type of its cells; NULL: nobody knows. */
static const struct type *cell_of(const struct policy_case *judged, uint32_t operation,
                                  const struct sequence_node *buffer)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const struct type *array =
        buffer->parameter < function->parameter_count ? function->parameters[buffer->parameter].type : NULL;
    return array && array->kind == TYPE_POINTER ? array->target : NULL;
}

#define NO_CELL "sum total count hash product norm length add" /* of nothing these are something, too */

/* "int largest(const int *values, size_t count)": it gives one of them, or what is between two. */
static bool gives_cell(const struct policy_case *judged, uint32_t operation, const struct sequence_node *buffer)
{
    const struct type *cell = cell_of(judged, operation, buffer);
    return cell && cell == sequence_plan_operation(judged->plan, operation)->function->result &&
           !fact_is_named(judged->plan, operation, NO_CELL) && !fact_can_say_no(judged->plan, operation);
}

/* "Nothing happens without points", "all 0 if there are none": it is said what becomes of nothing. */
static bool says_empty(const struct policy_case *judged, uint32_t operation)
{
    static const char words[] = "empty|none|nothing|no cells|no elements|no points|no items|no values|is 0|is zero|"
                                "== 0|any n|may be 0|can be 0|0 or more";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause.is_handled || clause_has_any(&clause, words);
    text_release(&comment);
    return says;
}

/* "void box(const point *p, size_t n, point *low, point *high)": it gives structs like its cells, in variables of the
 * caller's, and has nothing to say no with. */
static bool fills_cell(const struct policy_case *judged, uint32_t operation, const struct sequence_node *buffer)
{
    static const char others[] = NO_CELL " copy reverse sort map move shift fill apply transform convert append";
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const struct type *cell = cell_of(judged, operation, buffer);
    bool fills = false;
    if (!cell || item->result_size || !(buffer->flags & ARGUMENT_CONST) || cell->kind != TYPE_STRUCT ||
        fact_is_named(judged->plan, operation, others) || says_empty(judged, operation))
        return false;
    for (uint32_t i = 0; !fills && i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        const struct type *type = function->parameters[i].type;
        fills = node->kind != SEQ_BUFFER && type->kind == TYPE_POINTER && !type->target_const && type->target == cell;
    }
    return fills;
}

/* … perhaps only with small numbers beside them: both may be wrong. */
static bool is_well_with_cells(struct policy_case *judged, size_t place, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_some(&changed, judged->plan, judged->call, place) && case_try(judged, &changed, 0, is_well);
    if (done && !*is_well) {
        probe_set_amounts(&changed, judged->plan, judged->call, 0);
        done = case_try(judged, &changed, 0, is_well);
    }
    sequence_release(&changed);
    return done || !judged->has_failed;
}

/* Whoever writes as many as he reads leaves the one variable: with several cells that is no better. */
static bool is_well_with_any(struct policy_case *judged, size_t place, bool *is_well)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (uint32_t count = 1; count <= 4; count++)
        probe_set_cells(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place, count);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_well = done;
    for (size_t i = 0; *is_well && i < probes.items.count; i++)
        *is_well = probes.items.items[i]->ran && probes.items.items[i]->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_nothing(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->outcome.fault.stage == STAGE_CALLING && judged->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
        bool is_empty = node->kind == SEQ_BUFFER && !SEQUENCE_COUNT(judged->sequence.words.items[places.items[i].word]);
        bool is_well = false, gives = is_empty && gives_cell(judged, operation, node);
        if (!gives && !(is_empty && fills_cell(judged, operation, node)))
            continue;
        if (!(gives ? is_well_with_cells : is_well_with_any)(judged, i, &is_well))
            decided = true;
        else if (is_well)
            decided = case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is empty: there is nothing to give",
                                fact_parameter(judged->plan, operation, places.items[i].node),
                                case_operation_name(judged, judged->call));
    }
    vector_release(&places);
    return decided;
}

/* ---- numbers in cells ---- */

static bool is_of_numbers(const struct sequence_node *node)
{
    return node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && !(node->flags & ARGUMENT_OUT) &&
           node->cell_size > 1;
}

/* With the same byte all over it: 0 is the smallest, 0x7f makes the largest number, 0x80 the one furthest below. */
static void fill(struct sequence *sequence, const struct policy_case *judged, size_t place, uint64_t head,
                 uint32_t cell_size, unsigned char byte)
{
    size_t words = 1 + ((size_t)SEQUENCE_COUNT(head) * cell_size + 7) / 8;
    uint64_t *cells = mem_array(words, sizeof *cells);
    memset(cells, byte, words * sizeof *cells);
    cells[0] = head;
    probe_replace(sequence, judged->plan, judged->call, place, cells, words);
    mem_free(cells);
}

/* It went somewhere else, and not just beside its memory: a table that is a little too small is overrun at its end,
 * whatever the number. */
static bool goes_far(const struct policy_case *judged, const struct probe *probe)
{
    const int64_t near = 64;
    const struct sequence_fault *here = &judged->outcome.fault, *there = &probe->outcome.fault;
    if (!probe->ran || case_died_in(&probe->outcome) != judged->call)
        return false;
    bool is_beside = there->block_size && there->offset >= -near && there->offset < (int64_t)there->block_size + near;
    return !is_beside && (!there->has_address || !here->has_address || there->address != here->address);
}

/* Well with zeros, and far away with numbers that are far: they are followed wherever they lead. */
static bool are_followed(struct policy_case *judged, size_t place, uint64_t head, uint32_t cell_size, bool *are)
{
    static const unsigned char bytes[] = {0, 0x7f, 0x80, 0x01, 0xff};
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof bytes; i++) {
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->tag = bytes[i];
        fill(&probe->sequence, judged, place, head, cell_size, bytes[i]);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error), is_well = false, is_far = false;
    for (size_t i = 0; done && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_well = is_well || (!probe->tag && case_is_gone(judged, probe));
        is_far = is_far || (probe->tag && goes_far(judged, probe));
    }
    *are = is_well && is_far;
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_cells(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        bool are = false;
        if (!is_of_numbers(node) || SEQUENCE_TAG(head) != HEAD_VALUE || !SEQUENCE_COUNT(head))
            continue;
        if (!are_followed(judged, i, head, node->cell_size, &are))
            decided = true;
        else if (are)
            decided = case_rule(judged, RULING_SUSPECT, by, "numbers in '%s' of %s may have to be in a range",
                                fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, judged->call),
                                               places.items[i].node),
                                case_operation_name(judged, judged->call));
    }
    vector_release(&places);
    return decided;
}
