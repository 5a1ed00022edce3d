/* Sentences that explain nothing of what broke, whatever else is known of them: nothing
 * of what they speak of was done or passed, or it was kept for all to see. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* What is divided by zero, overflows, or is no cell of a variable of the library's was there, whoever owns it. */
static bool is_of_life_of_numbers(const struct saying *saying)
{
    return saying->clause->reading.topic == TOPIC_LIFE && saying->judged->ruling->verdict.kind == VERDICT_UNDEFINED &&
           (case_class(&saying->judged->ruling->verdict, &saying->judged->outcome.fault) == FAULT_NONE ||
            strstr(saying->judged->what, "index out of bounds"));
}

bool saying_is_beside_extremes(const struct saying *saying)
{
    static const char words[] =
        "overflow|overflows|range|ranges|large|larger|small|smaller|big|huge|limit|limits|number|"
        "numbers|argument|arguments|parameter|parameters|value|values|input|inputs|size|sizes|"
        "length|lengths|count|counts|amount|fit|fits|check|checks|checked|unchecked|checking|valid|"
        "validated|validation|invalid|sane|bounds|max|maximum|most|own risk|wrong|trust|trusts";
    const struct policy_case *judged = saying->judged;
    const struct operation *about = sequence_plan_operation(judged->plan, saying->operation);
    bool names_number = false;
    for (size_t i = 0; i < about->function->parameter_count; i++)
        names_number = names_number || (about->function->parameters[i].type->kind == TYPE_INTEGER &&
                                        clause_names(saying->clause, about->function->parameters[i].name));
    return judged->ruling->is_low && judged->ruling->verdict.kind == VERDICT_UNDEFINED &&
           strstr(judged->what, "overflow") && !names_number && !clause_has_digits(saying->clause) &&
           !(saying->clause->asks & (ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER)) &&
           !clause_has_any(saying->clause, words);
}

/* "buf must not overlap path", at a function that was not called: of what that one would have been passed. */
static bool names_argument(const struct saying *saying)
{
    const struct operation *about = sequence_plan_operation(saying->judged->plan, saying->operation);
    for (size_t i = 0; i < about->function->parameter_count; i++)
        if (about->roles[i].kind != ROLE_HANDLE && clause_names(saying->clause, about->function->parameters[i].name))
            return true;
    return false;
}

/* "out and src must not overlap": each is memory of its own here, and the fault is of another kind. */
static bool is_of_overlap(const struct saying *saying)
{
    static const char words[] =
        "not overlap|never overlap|not alias|no overlap|overlapping|not lie within|not lie in|not "
        "lie inside|not be part of|not point into|not be within|not be inside|not point to";
    const struct policy_case *judged = saying->judged;
    return clause_has_any(saying->clause, words) && !strstr(judged->what, "overlap") &&
           !fact_has_alias(&judged->sequence, judged->plan) && !clause_has_digits(saying->clause);
}

/* What is told at a function that was not called, or asked for its arguments, breaks no contract of others.  Of other
 * faults it tells how much a library leaves to its callers. */
static bool is_beside_contract(const struct saying *saying)
{
    return saying->judged->ruling->verdict.kind == VERDICT_CONTRACT && saying->is_own &&
           saying->call == SEQUENCE_NONE && (!clause_is_plain(saying->clause) || names_argument(saying));
}

/* "No more than q + r bits", "equal to or less than the number of cells": 0 is not, whatever that is, and no other
 * number was passed there. */
static bool is_of_none(const struct saying *saying)
{
    static const char most[] =
        "no more than|not more than|at most|equal to or less than|less than or equal to|not exceed|"
        "not be greater than|not be larger than|not be more than|no larger than|no greater than";
    const unsigned others = ASKS_LARGER | ASKS_OTHER | ASKS_FILLED;
    const struct policy_case *judged = saying->judged;
    sequence_places places = VECTOR_INIT;
    bool is_none = false, is_some = false;
    if (saying->clause->asks & others || saying->clause->not_zero || saying->clause->has_least ||
        saying->call >= judged->sequence.calls.count || !clause_has_any(saying->clause, most))
        return false;
    sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    for (size_t i = 0; !is_some && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_number = node->kind == SEQ_NUMBER && !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM));
        is_some = is_number && sequence_number(node, judged->sequence.words.items[places.items[i].word]) != 0;
        is_none = is_none || is_number;
    }
    vector_release(&places);
    return is_none && !is_some;
}

/* A text of its own: nothing that is made somewhere else, or has to be one of a few. */
static bool stands_alone(const struct sequence_node *node)
{
    return node->kind == SEQ_STRING || node->flags & ARGUMENT_OUT;
}

/* Some argument is a function; or some is not like that. */
static bool passes(const struct policy_case *judged, bool is_function)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++)
            found = is_function ? judged->plan->nodes.items[places.items[i].node].kind == SEQ_FUNCTION
                                : !stands_alone(&judged->plan->nodes.items[places.items[i].node]);
    }
    vector_release(&places);
    return found;
}

/* "It must not change conf", of a function that would be called back: none was passed. */
static bool is_of_no_callback(const struct saying *saying)
{
    const struct operation *about = sequence_plan_operation(saying->judged->plan, saying->operation);
    bool has_function = saying->clause->reading.topic == TOPIC_CALLBACK;
    for (size_t i = 0; saying->is_own && saying->call == SEQUENCE_NONE && i < about->function->parameter_count; i++)
        has_function = has_function || about->roles[i].kind == ROLE_FUNCTION;
    return has_function && !passes(saying->judged, true);
}

/* The sentence names a member of a struct like those that the function gets. */
static const struct type *struct_meant(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        type = type->kind == TYPE_POINTER ? type->target : type;
        for (size_t k = 0; type->kind == TYPE_STRUCT && k < type->field_count; k++)
            if (type->fields[k].name && clause_names(saying->clause, type->fields[k].name))
                return type;
    }
    return NULL;
}

/* "Both must have den > 0", and all of them were made by the library. */
static bool is_of_made_struct(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    const struct type *meant = struct_meant(saying);
    sequence_places places = VECTOR_INIT;
    bool is_drawn = !meant;
    for (size_t call = 0; !is_drawn && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_drawn && i < places.count; i++)
            is_drawn =
                case_struct_at(judged, sequence_operation_of(&judged->sequence, call), &places.items[i]) == meant;
    }
    vector_release(&places);
    return !is_drawn;
}

/* At a function that was not called: where nothing was passed that it could have to do with, or what it would have said
 * no to itself, or of members that nobody but the library has set. */
static bool is_of_nobody(const struct saying *saying)
{
    if (!saying->is_own || saying->call != SEQUENCE_NONE || clause_disclaims(saying->clause))
        return false;
    return !passes(saying->judged, false) || (saying->clause->reading.topic == TOPIC_VALUES &&
                                              (saying_looks_itself(saying) || is_of_made_struct(saying)));
}

/* "An application must not alternate the calls of parser_scan() with those of parser_load()", and only one of them was
 * called. */
static bool is_of_alternating(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    size_t called = 0;
    if (!clause_has_any(saying->clause, "alternate|alternating|mix|mixed|interleave|interleaved|intermix|by turns"))
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        called += case_calls(judged, i) &&
                  clause_names(saying->clause, sequence_plan_operation(judged->plan, i)->function->name);
    return called == 1;
}

/* "The caller is responsible for freeing it": who does not, loses memory, and breaks nothing. */
static bool is_of_freeing(const struct saying *saying)
{
    static const char duties[] = "responsible for freeing|responsible for releasing|responsible for destroying|"
                                 "responsible for deleting|caller must free|must be freed|has to be freed|should be "
                                 "freed|needs to be freed|have to be freed";
    static const char limits[] = "not|no|never|until|as long as|only|before|after|while|once|twice|first|exactly|same";
    return saying->judged->ruling->verdict.kind != VERDICT_LEAK && clause_has_any(saying->clause, duties) &&
           !clause_has_any(saying->clause, limits);
}

/* Whatever else is known of it: case_doubt has seen to it, it was kept, or nothing of what it speaks of was done. */
bool saying_explains_nothing(const struct saying *saying)
{
    return saying_is_of_first(saying) || saying_is_begun_so(saying) || saying_is_of_uncalled(saying) ||
           saying_is_refused(saying) || clause_is_of_fields(saying->clause) || is_of_life_of_numbers(saying) ||
           saying_is_beside_extremes(saying) || is_of_none(saying) || is_beside_contract(saying) ||
           saying_is_of_walk(saying) || is_of_overlap(saying) || saying_is_of_two_apart(saying) ||
           is_of_no_callback(saying) || is_of_nobody(saying) || is_of_alternating(saying) || is_of_freeing(saying);
}
