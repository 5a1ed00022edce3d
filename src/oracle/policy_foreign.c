/* Texts, blocks and arrays that the library has to have given, and did not:
 * "void book_text_free(char *text)" with a text of the caller's.  It breaks
 * there, or anywhere later.  "int *array_push(int *array, int value)" keeps what
 * it has to know before the first element. */
#include <string.h>
#include "base/memory.h"
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

static bool only_frees(const struct function *function)
{
    const struct type *type = function->parameter_count == 1 ? function->parameters[0].type : NULL;
    return type && type->kind == TYPE_POINTER && function->result->kind == TYPE_VOID &&
           name_says(function->name, WORDS_DESTROY);
}

static const struct type *numbers_behind(const struct type *type)
{
    const struct type *target = type && type->kind == TYPE_POINTER ? type->target : NULL;
    return target && (target->kind == TYPE_INTEGER || target->kind == TYPE_FLOAT) ? target : NULL;
}

static const struct type *numbers_of(const struct policy_case *judged, const struct sequence_node *node)
{
    const struct role *role = judged->plan->roles.items[node - judged->plan->nodes.items];
    return role ? numbers_behind(role->type) : NULL;
}

static bool is_of_caller(const struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    bool is_one = false;
    for (size_t i = 0; !is_one && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_block = node->kind == SEQ_STRING || node->kind == SEQ_ANY || node->kind == SEQ_BUFFER ||
                        (node->kind == SEQ_OBJECT && numbers_of(judged, node));
        is_one = is_block && SEQUENCE_TAG(judged->sequence.words.items[places.items[i].word]) == HEAD_VALUE;
    }
    vector_release(&places);
    return is_one;
}

bool case_foreign(struct policy_case *judged, unsigned by)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        if (only_frees(sequence_plan_operation(judged->plan, operation)->function) && is_of_caller(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "%s frees what it gets, and that was not the library's",
                             case_operation_name(judged, (uint32_t)call));
    }
    return false;
}

/* "Built-in maps are static, never to be freed". */
static bool keeps_static(const struct clause *clause)
{
    return clause_has_any(clause, "never to be freed|not to be freed|not be freed|never freed|do not free|don't free|"
                                  "never free|not yours to free|are static|is static|must not free");
}

bool case_static(struct policy_case *judged, unsigned by)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    size_t count = judged->sequence.calls.count;
    if (!strstr(judged->what, "bad-free") || fault->region != REGION_GLOBAL || !count)
        return false;
    uint32_t maker = fault->stage == STAGE_DESTROYING && fault->objects[0] >> 16 < count ? fault->objects[0] >> 16
                     : judged->call < count                                              ? judged->call
                                                                                         : (uint32_t)count - 1;
    return case_says_anywhere(judged, sequence_operation_of(&judged->sequence, maker), keeps_static) &&
           case_rule(judged, RULING_SUSPECT, by, "the %s says that what %s gives may be static",
                     case_teller(judged, sequence_operation_of(&judged->sequence, maker), NULL),
                     case_operation_name(judged, maker));
}

/* Bytes of which nobody says how many there are. */
static bool is_unsized(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    bool is_bytes = node->kind == SEQ_STRING && !case_is_of_characters(judged, node);
    return SEQUENCE_TAG(judged->sequence.words.items[at->word]) == HEAD_VALUE &&
           (is_bytes || (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_UNSIZED));
}

/* The probe is well, and this call of it does not say that it failed; what others say has nothing to do with it. */
static bool is_well_behind(const struct policy_case *judged, const struct probe *probe, size_t call)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    bool is_well = probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
                   sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                        probe->outcome.record_count) &&
                   sequence_record_outcome(&record, (uint32_t)call) != CALL_FAILED;
    sequence_record_release(&record);
    return is_well;
}

/* sheet_init(&sheet, pixels, width, height, stride): with ones for its numbers it is well, so they led there. */
static bool is_led_by_numbers(struct policy_case *judged, size_t call)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS;
    probe_set_amounts(&probe->sequence, judged->plan, call, 1);
    if (!probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    bool is_led = !judged->has_failed && is_well_behind(judged, probe, call);
    probes_release(&probes);
    return is_led;
}

/* Nobody's memory, or that of somebody else, to which such numbers lead as well. */
static bool may_be_elsewhere(const struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    enum fault_class where = case_class(&judged->ruling->verdict, fault);
    bool is_const_changed = fault->stage == STAGE_CONTRACTS && fault->contract < judged->plan->contracts.count &&
                            judged->plan->contracts.items[fault->contract].kind == CONTRACT_CONST;
    return where == FAULT_WILD || where == FAULT_FREED || where == FAULT_CALLER || is_const_changed ||
           (where != FAULT_NONE && !fault->block_size);
}

#define AMPLE 32768 /* bytes: as many as anything that fits in a test needs … */
#define MANY 64     /* … and so many texts */

/* A row of texts of which it is only a guess that NULL ends it. */
static bool is_row(const struct sequence_node *node)
{
    return node->kind == SEQ_BUFFER && node->flags & ARGUMENT_CLOSED;
}

static bool give_room(const struct policy_case *judged, struct sequence *sequence, size_t call, size_t place)
{
    size_t count = 1 + AMPLE / sizeof(uint64_t);
    uint64_t *words = mem_array(count, sizeof *words);
    memset(words, 'a', count * sizeof *words);
    words[0] = SEQUENCE_HEAD(HEAD_VALUE, AMPLE);
    bool done = probe_replace(sequence, judged->plan, call, place, words, count);
    mem_free(words);
    return done;
}

/* It was told as the library's own memory that was left, since that came next to the bytes of the caller's: with bytes
 * enough it does not break. */
static bool is_mended_by_room(struct policy_case *judged, const struct sequence_place *at, size_t place)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    enum fault_class where = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    if (!is_row(node) && (node->kind != SEQ_STRING || where != FAULT_OWN))
        return false;
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool is_changed = is_row(node) ? probe_set_cells(&changed, judged->plan, at->call, place, MANY)
                                   : give_room(judged, &changed, at->call, place);
    bool done = !is_changed || case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

/* It is this one's memory that was left: rule 3 is for that. */
static bool is_overrun(const struct policy_case *judged, uint32_t node)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    return case_class(&judged->ruling->verdict, fault) == FAULT_CALLER && fault->argument == node;
}

static bool is_of_size(struct policy_case *judged, const struct sequence_place *at, size_t place)
{
    if (is_row(&judged->plan->nodes.items[at->node]))
        return is_mended_by_room(judged, at, place);
    if (case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_NULL)
        return false;
    return may_be_elsewhere(judged) ? is_led_by_numbers(judged, at->call) : is_mended_by_room(judged, at, place);
}

bool case_unsized(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    size_t last = judged->call < judged->sequence.calls.count ? judged->call + 1 : 0;
    for (size_t call = 0; !decided && call < last; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = is_unsized(judged, &places.items[i]) && !is_overrun(judged, places.items[i].node) &&
                      is_of_size(judged, &places.items[i], i) &&
                      case_rule(judged, RULING_INVALID, by, "nobody knows how large '%s' of %s must be",
                                fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call),
                                               places.items[i].node),
                                case_operation_name(judged, (uint32_t)call));
    }
    vector_release(&places);
    return decided || judged->has_failed;
}

/* "int *array_dup(const int *array)" */
static bool is_handed_out(const struct policy_case *judged, const struct type *numbers)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const struct type *result = sequence_plan_operation(judged->plan, i)->function->result;
        if (numbers_behind(result) == numbers && !result->target_const)
            return true;
    }
    return false;
}

bool case_headed(struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    const struct type *numbers = numbers_of(judged, node);
    /* one number too far is an index that is wrong */
    bool is_head =
        numbers && fault->offset < 0 && (fault->access_size > numbers->size || fault->offset < -(int64_t)numbers->size);
    return is_head && is_handed_out(judged, numbers) &&
           case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may have to be an array that the library gave",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call),
                                    (uint32_t)(node - judged->plan->nodes.items)),
                     case_operation_name(judged, (uint32_t)call));
}
