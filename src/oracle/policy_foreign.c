/* Texts and blocks that a function is for freeing, and that the library did not
 * give: "void book_text_free(char *text)" with a text of the caller's.  It breaks
 * there, or anywhere later. */
#include "model/words.h"
#include "oracle/policy_case.h"

static bool only_frees(const struct function *function)
{
    const struct type *type = function->parameter_count == 1 ? function->parameters[0].type : NULL;
    return type && type->kind == TYPE_POINTER && function->result->kind == TYPE_VOID &&
           name_says(function->name, WORDS_DESTROY);
}

static bool is_of_caller(const struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    bool is_one = false;
    for (size_t i = 0; !is_one && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        is_one = (node->kind == SEQ_STRING || node->kind == SEQ_ANY || node->kind == SEQ_BUFFER) &&
                 SEQUENCE_TAG(judged->sequence.words.items[places.items[i].word]) == HEAD_VALUE;
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
