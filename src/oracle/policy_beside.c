/* What a sentence that asks for something cannot explain: by what it is about,
 * or by its topic. */
#include <string.h>
#include <strings.h>
#include "model/type_kinds.h"
#include "oracle/policy_saying.h"

/* ---- what it is about ---- */

bool clause_is_of_callback(const struct clause *clause)
{
    static const char *const beginnings[] = {"Told ", "Called ", "Invoked ", "Is called ", "Is told ", NULL};
    for (size_t i = 0; beginnings[i]; i++)
        if (strncasecmp(clause->s, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

bool clause_is_about_else(const struct clause *clause)
{
    static const char words[] =
        "valid until|caller frees|must be freed|freed by the caller|to be freed|should be freed|caller's to "
        "free|deallocate|deallocated|be disposed|needs to be freed|responsible for freeing|responsible for "
        "releasing|responsible for destroying|responsible for deleting|caller must free|caller owns|owned by the "
        "caller|stay the caller's|stays the caller's|keeps the reference|new "
        "reference|result|thread|threads|thread-safe|free()|must be released|to be released";
    static const char given[] = "must be one|one that|given to|passed to";
    bool is_returned = clause_names(clause, "returned") && !clause_has_any(clause, given);
    return clause_is_of_result(clause) || clause_is_of_callback(clause) || is_returned || clause_has_any(clause, words);
}

/* ---- its topic ---- */

/* "out has room for 4 bytes"; but "there must be room" may well be meant of the object. */
static bool is_of_memory(const struct saying *saying)
{
    static const char rooms[] = "room|space|large enough|big enough|long enough|hold";
    static const char cells[] = "bytes|characters|buffer|array|memory|terminator|chars|entries|elements|cells";
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    bool is_named = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        is_named = is_named || (function->parameters[i].type->kind == TYPE_POINTER &&
                                clause_names(saying->clause, function->parameters[i].name));
    return clause_has_any(saying->clause, "bytes|characters") ||
           (clause_has_any(saying->clause, rooms) && (is_named || clause_has_any(saying->clause, cells)));
}

/* How large memory of the caller is explains what lies beyond it; how large a number is explains no leak, and no object
 * of a function that could have said no. */
static bool is_beside_values(const struct saying *saying, enum fault_class class)
{
    enum verdict_kind kind = saying->judged->ruling->verdict.kind;
    if (is_of_memory(saying))
        return class != FAULT_CALLER;
    bool is_accepted = kind == VERDICT_CONTRACT && fact_can_say_no(saying->judged->plan, saying->operation);
    return kind == VERDICT_LEAK || class == FAULT_FREED || is_accepted;
}

/* Who owns what explains only what lives too long or not long enough; "adds a reference of its own" is no more than
 * told. */
static bool is_beside_life(const struct saying *saying, enum fault_class class)
{
    static const char kept[] = "not free|not use or free|not free or use|not be freed|not be used or freed|never free|"
                               "not destroy|not be destroyed"; /* whoever frees too little keeps to that */
    static const char limits[] = "not|no|never|cannot|nor|neither|until|as long as|only|before|after|while|outlive|"
                                 "invalid|invalidates|gone|dangling|once|twice";
    enum verdict_kind kind = saying->judged->ruling->verdict.kind;
    bool is_odd = strstr(saying->judged->what, "misaligned"); /* it was there, but not for such a type */
    bool is_life =
        class == FAULT_FREED || (class == FAULT_WILD && !is_odd) || kind == VERDICT_LEAK || kind == VERDICT_ASSERT;
    return !is_life || (kind == VERDICT_LEAK && clause_has_any(saying->clause, kept)) ||
           !(clause_is_plain(saying->clause) || clause_has_any(saying->clause, limits));
}

static bool is_any_called_back(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool is_one = false;
    for (size_t call = 0; !is_one && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_one && i < places.count; i++)
            is_one = judged->plan->nodes.items[places.items[i].node].kind == SEQ_FUNCTION &&
                     !fact_is_null(&judged->sequence, judged->plan, &places.items[i]);
    }
    vector_release(&places);
    return is_one;
}

/* Functions that are passed here call nothing but what the header allows them to call. */
static bool is_beside_callback(const struct saying *saying)
{
    static const char deeds[] = "call|calls|change|changes|modify|modifies|free|frees|add|adds|remove|removes|insert|"
                                "delete|destroy|register|unregister|reset|fire|emit|use|uses|calling|changing|"
                                "modifying|freeing|adding|removing|inserting|deleting|destroying|creating|resizing";
    return clause_has_any(saying->clause, deeds) || !is_any_called_back(saying->judged);
}

/* A text that the call only reads stands in it by its name: nobody here changes one while a call is under way. */
static bool names_read_text(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    for (size_t i = 0; saying->is_own && i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        if (type_is_read_text(parameter->type) && clause_names(saying->clause, parameter->name))
            return true;
    }
    return false;
}

/* "The set must not change meanwhile", of a call that is passed a function; "the text must not …". */
bool saying_is_of_walk(const struct saying *saying)
{
    static const char words[] = "meanwhile|in the meantime|while it runs|during the call|during the walk";
    const struct sequence_plan *plan = saying->judged->plan;
    const struct sequence_operation *item = &plan->items.items[saying->operation];
    bool has_function = false;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        has_function = has_function || plan->nodes.items[item->parameters + i].kind == SEQ_FUNCTION;
    return (has_function || names_read_text(saying)) && clause_has_any(saying->clause, words);
}

/* "Splitting a name is the caller's business": what the library is not for.  Whoever was told how much room there is,
 * and goes beyond, left nothing to the caller; unless it says so of just this call. */
static bool is_left_elsewhere(const struct saying *saying)
{
    static const char left[] = "responsible|responsibility|caller's business|caller's job|up to the caller|"
                               "left to the caller";
    return !saying->is_own && clause_has_any(saying->clause, left) && !clause_is_plain(saying->clause) &&
           case_is_told(saying->judged);
}

bool saying_is_beside(const struct saying *saying)
{
    if (saying_is_of_walk(saying) || is_left_elsewhere(saying))
        return true;
    enum fault_class class = case_class(&saying->judged->ruling->verdict, &saying->judged->outcome.fault);
    switch (saying->clause->reading.topic) {
    case TOPIC_VALUES:
        return is_beside_values(saying, class);
    case TOPIC_LIFE:
        return is_beside_life(saying, class);
    case TOPIC_CALLBACK:
        return is_beside_callback(saying);
    default:
        return false;
    }
}
