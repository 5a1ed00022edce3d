/* What the comment at the maker of an object asks for as long as there is one:
 * "the graph must not be changed during the walk", "adding keys makes it invalid".  A call in between that changed
 * something else, and without which it is well, has broken that. */
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* It gets an object that it may change, another one than this. */
static bool changes_other(const struct policy_case *judged, size_t call, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        found = node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_CONST) &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                judged->sequence.words.items[places.items[i].word] != object;
    }
    vector_release(&places);
    return found;
}

static bool is_well_without_change(struct policy_case *judged, uint64_t object)
{
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; call < judged->call && !judged->has_failed; call++)
        if (changes_other(judged, call, object) && case_is_gone_without(judged, call))
            return true;
    return false;
}

/* "Pointers are valid until the next put() or drop()": a call of one of these came in between, or any change is meant.
 */
static bool is_over(const struct policy_case *judged, const struct clause *clause, uint64_t object, size_t use)
{
    static const char lives[] = "valid until|good until|valid only until|only valid until|valid up to|readable until|"
                                "usable until|valid till|live until|lives until|until the next|stays until|stay until";
    static const char changes[] = "changed|changes|change|modified|modifies|modification|next call|another call|any "
                                  "other call|any call";
    const char *from = clause_find_first(clause, clause->s, lives);
    uint32_t sort;
    if (!from || !fact_object(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), 0, &sort))
        return false; /* made of nothing else, it is no part of anything */
    struct clause until = *clause; /* what stands before that gave it */
    until.s = from;
    until.length = (size_t)(clause->s + clause->length - from);
    bool is_named = clause_has_any(clause, changes);
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; !is_named && call < use; call++)
        is_named = clause_names_function(&until, case_operation_name(judged, (uint32_t)call));
    return is_named;
}

/* "atlas_cut() makes the turn invalid": functions are named in full, and none of them was called since. */
static bool is_by_others(const struct policy_case *judged, const struct clause *clause, uint64_t object)
{
    bool names_any = false, is_called = false;
    for (uint32_t i = 0; !names_any && i < judged->plan->items.count; i++)
        names_any = clause_names(clause, sequence_plan_operation(judged->plan, i)->function->name);
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; names_any && !is_called && call < judged->call; call++)
        is_called = clause_names(clause, case_operation_name(judged, (uint32_t)call));
    return names_any && !is_called;
}

static bool judge_clause(struct policy_case *judged, uint64_t object, const struct clause *clause)
{
    static const char words[] = "during|while|meanwhile|as long as|outlive|outlives|stay|stays|remain|remains|must "
                                "live|until|lifetime|not be changed";
    static const char invalid[] = "invalid|invalidates|invalidate|invalidated|stale|dangling"; /* by whatever is told */
    static const char promised[] = "stay valid|stays valid|remain valid|remains valid|stay usable|stays usable";
    bool is_promise = clause_has_any(clause, promised) && !clause_is_plain(clause); /* of what a call gave */
    bool asks =
        clause->asks & ASKS_DUTY && !clause_is_of_result(clause) && !is_promise && clause_has_any(clause, words);
    bool ends = clause_has_any(clause, invalid) && !is_by_others(judged, clause, object);
    return (asks || ends || is_over(judged, clause, object, judged->call)) && is_well_without_change(judged, object);
}

/* The header says what becomes of it in the call that freed: then that call has broken nothing. */
static bool is_tended(struct policy_case *judged, uint64_t object)
{
    return judged->outcome.fault.freed_by < judged->sequence.calls.count && case_is_tended(judged, object);
}

static bool judge_object(struct policy_case *judged, uint64_t object, unsigned by)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    const struct operation *about = sequence_plan_operation(judged->plan, maker);
    struct clause clause;
    struct text comment = TEXT_INIT;
    struct saying saying = {
        .judged = judged, .call = judged->call, .operation = maker, .clause = &clause, .by = by, .is_own = true};
    bool decided = false;
    if (case_is_another(judged) || is_tended(judged, object) || case_is_sibling_freed(judged, object))
        return judged->has_failed;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = judge_clause(judged, object, &clause) && saying_rule(&saying);
    at = !decided && operation_general_comments(about, &comment) ? comment.s : "";
    saying.is_own = false;
    while (!decided && clause_next(&at, &clause))
        decided = is_over(judged, &clause, object, judged->call) && is_well_without_change(judged, object) &&
                  saying_rule(&saying);
    text_release(&comment);
    return decided || judged->has_failed;
}

/* The comment, at the maker of an object that an earlier call used, or of all functions, says that it was over then;
 * and without that call it is well: what it did shows only now. */
static bool judge_use(struct policy_case *judged, size_t use, uint64_t object, unsigned by)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    const struct operation *about = sequence_plan_operation(judged->plan, maker);
    struct clause clause;
    struct text comment = TEXT_INIT;
    struct saying saying = {.judged = judged, .call = use, .operation = maker, .clause = &clause, .by = by};
    bool decided = false;
    for (unsigned is_general = 0; !decided && is_general < 2; is_general++) {
        bool (*read)(const struct operation *, struct text *) =
            is_general ? operation_general_comments : operation_comment;
        const char *at = read(about, &comment) ? comment.s : "";
        saying.is_own = !is_general;
        while (!decided && clause_next(&at, &clause))
            decided =
                is_over(judged, &clause, object, use) && case_is_gone_without(judged, use) && saying_rule(&saying);
        text_release(&comment);
        comment = (struct text)TEXT_INIT;
    }
    return decided || judged->has_failed;
}

static bool judge_uses(struct policy_case *judged, unsigned by)
{
    uint64_t object;
    uint32_t sort;
    bool decided = false;
    for (size_t use = judged->call; !decided && use-- > 1;)
        for (size_t i = 0; !decided && (object = fact_object(&judged->sequence, judged->plan, use, i, &sort)); i++)
            decided = judge_use(judged, use, object, by);
    return decided;
}

bool case_lasting(struct policy_case *judged, unsigned by)
{
    uint32_t sort;
    bool decided = false;
    uint64_t object;
    if (judged->call == 0 || judged->call >= judged->sequence.calls.count)
        return false;
    for (size_t i = 0; !decided && (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        decided = judge_object(judged, object, by);
    return decided || judge_uses(judged, by);
}
