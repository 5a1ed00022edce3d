/* What a header says about the order of calls: a call that must not have been made
 * is left out, one that must come first is put in. */
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* It does not break like that any more, nor in a call that takes this one's place; what else is wrong with it, the next
 * one may say. */
static bool is_other(const struct saying *saying, saying_change *change, uint64_t number)
{
    struct policy_case *judged = saying->judged;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = change(saying, &probe->sequence, 0, number);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    bool is_gone = done && case_is_gone(judged, probe);
    bool breaks_there = is_gone && case_died_in(&probe->outcome) == saying->call &&
                        probe->sequence.calls.count > judged->sequence.calls.count;
    probes_release(&probes);
    return is_gone && !breaks_there;
}

static bool leave_out(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t call)
{
    (void)place;
    return probe_remove(sequence, saying->judged->plan, (size_t)call);
}

/* The call that is asked for goes in front of this one, or is made at the end. */
static bool call_before(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t operation)
{
    const struct sequence_plan *plan = saying->judged->plan;
    uint64_t object = saying_subject(saying);
    (void)place;
    if (!object)
        return false;
    return saying->call == saying->judged->sequence.calls.count
               ? probe_append_call(sequence, plan, (uint32_t)operation, object, 1)
               : probe_insert_call(sequence, plan, saying->call, (uint32_t)operation, object, 1);
}

bool case_calls(const struct policy_case *judged, uint32_t operation)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (sequence_operation_of(&judged->sequence, call) == operation)
            return true;
    return false;
}

/* What the call gave is passed on behind another one. */
static bool is_used_behind(const struct saying *saying, size_t other)
{
    const struct policy_case *judged = saying->judged;
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = other + 1; other > saying->call && !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++)
            found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                    SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) == saying->call;
    }
    vector_release(&places);
    return found;
}

/* By its whole name, or by a verb in a sentence that is not about values: "reads a number of 1 to 32 bits" asks for no
 * read(). */
static bool asks_for(const struct saying *saying, const char *name)
{
    return saying->clause->reading.topic == TOPIC_VALUES ? clause_names(saying->clause, name)
                                                         : clause_names_function(saying->clause, name);
}

/* "Can only be called after iter_next returned true": whether it would be well then depends on more than that call. */
static bool is_missing(const struct saying *saying, const char *name)
{
    const char *at = saying->is_own ? clause_find(saying->clause, name) : NULL;
    const char *after = at ? clause_find_first(saying->clause, saying->clause->s, "after") : NULL;
    struct clause rest = {.s = at, .length = at ? saying->clause->length - (size_t)(at - saying->clause->s) : 0};
    return after && after < at && clause_has_any(&rest, "true|success|succeeded|successful|returned|non-zero|nonzero");
}

/* "Add the words, compile, then scan": in the order in which they stand, so what comes behind is not missing before. */
static bool comes_behind(const struct saying *saying, const char *name)
{
    static const char turned[] = "before|after|first|until|once|unless|only|without|needs|need|requires|must|has to";
    const char *own = sequence_plan_operation(saying->judged->plan, saying->operation)->function->name,
               *at = clause_find_function(saying->clause, own);
    return at && at < clause_find_function(saying->clause, name) && !clause_has_any(saying->clause, turned);
}

/* Who ends the object that the call is about cannot be missing before it: "initialise with init(), and end with
 * free()". */
static bool ends_subject(const struct saying *saying, uint32_t other)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct sequence_operation *item = &plan->items.items[other];
    uint32_t sort = SEQUENCE_NONE;
    if (item->kind != SEQ_KIND_DESTROYS || saying->call >= saying->judged->sequence.calls.count)
        return false;
    return fact_object(&saying->judged->sequence, plan, saying->call, 0, &sort) && sort == item->sort;
}

/* "As long as it is not freed before the last next()": what was not called was kept. */
static bool is_kept_from(const struct saying *saying, uint32_t other)
{
    static const char alive[] =
        "not freed|not be freed|not destroyed|not be destroyed|not closed|not be closed|as long "
        "as|alive|outlive|outlives";
    return ends_subject(saying, other) || (saying->judged->plan->items.items[other].kind == SEQ_KIND_DESTROYS &&
                                           clause_has_any(saying->clause, alive));
}

/* "Valid until it is removed or the tree is freed": that comes at the end, and is nothing to be missed before. */
static bool is_an_end(const struct saying *saying, uint32_t other)
{
    const char *name = sequence_plan_operation(saying->judged->plan, other)->function->name;
    const char *at = clause_find_function(saying->clause, name),
               *until = clause_find_first(saying->clause, saying->clause->s, "until|till");
    return at && until && until < at && !clause_has_any(saying->clause, "not be called until|must not be used until");
}

/* "Stop it before it is started on another": whatever was started was started once. */
static bool is_of_second_time(const struct saying *saying, uint32_t missing)
{
    static const char again[] = "another|again|anew|twice|a second|once more|elsewhere";
    const struct policy_case *judged = saying->judged;
    bool is_named = false, is_repeated = false;
    for (uint32_t other = 0; other < judged->plan->items.count; other++) {
        size_t count = 0;
        for (size_t call = 0; call < judged->sequence.calls.count; call++)
            count += sequence_operation_of(&judged->sequence, call) == other;
        if (!count || other == missing ||
            !clause_names_function(saying->clause, sequence_plan_operation(judged->plan, other)->function->name))
            continue;
        is_named = true;
        is_repeated = is_repeated || count > 1;
    }
    return clause_has_any(saying->clause, again) && is_named && !is_repeated;
}

/* "new() gives you the first reference, and ref() further ones": what functions do, and nobody has to call them. */
static bool tells_what_is_given(const struct clause *clause)
{
    static const char words[] = "gives you|give you|gives the caller|give the caller|gives a|gives one|hands you";
    return clause_has_any(clause, words) && !clause_is_plain(clause);
}

/* "An item is valid until it is removed", and it was another item that the call got. */
static bool is_for_another(const struct saying *saying, size_t call)
{
    const struct policy_case *judged = saying->judged;
    uint32_t output = saying->call < judged->sequence.calls.count
                          ? sequence_plan_output(judged->plan, saying->operation, 0)
                          : SEQUENCE_NONE;
    if (output == SEQUENCE_NONE || judged->plan->nodes.items[output].kind != SEQ_HANDLE)
        return false;
    uint64_t object, own = SEQUENCE_REFERENCE(saying->call, 0);
    uint32_t sort;
    bool is_another = false;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, call, i, &sort)); i++) {
        if (object == own)
            return false;
        is_another = is_another || sort == judged->plan->nodes.items[output].sort;
    }
    return is_another;
}

bool saying_is_of_others(const struct saying *saying, size_t call)
{
    static const char words[] =
        "the other ones|other ones|the others|all others|all other|other iterators|other cursors|"
        "other walks|any other";
    const struct policy_case *judged = saying->judged;
    uint32_t sort;
    uint64_t object = judged->call < judged->sequence.calls.count
                          ? fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort)
                          : 0;
    return object && clause_has_any(saying->clause, words) && fact_gets(&judged->sequence, judged->plan, call, object);
}

static const char ending[] = "end all|ends all|end every|invalidate|invalidates|invalidated|become invalid|are invalid";

/* "put() and drop() end all walks": one that began later was not ended by it. */
static bool is_before_use(const struct saying *saying, size_t call)
{
    const struct policy_case *judged = saying->judged;
    uint32_t sort;
    uint64_t object = judged->call < judged->sequence.calls.count
                          ? fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort)
                          : 0;
    return object && clause_has_any(saying->clause, ending) && call < SEQUENCE_REFERENCE_CALL(object);
}

/* A call that is named as what must not have been made. */
static bool is_forbidden(const struct saying *saying, size_t call)
{
    const char *name = case_operation_name(saying->judged, (uint32_t)call);
    uint32_t other = sequence_operation_of(&saying->judged->sequence, call);
    if (call == saying->call || other == saying->operation || !clause_names_function(saying->clause, name) ||
        clause_wants_means(saying->clause, name) || saying_is_of_others(saying, call) || is_before_use(saying, call))
        return false;
    return clause_is_of_result(saying->clause) ? is_used_behind(saying, call) && !is_for_another(saying, call)
                                               : !is_an_end(saying, other);
}

bool saying_order(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    if (!saying->is_own && clause_names(saying->clause, "valid until"))
        return false; /* that is about what another function gives */
    if (saying_is_begun_so(saying) || saying_is_of_makers(saying) || tells_what_is_given(saying->clause))
        return false;
    /* what a function must not call is not called by one here */
    bool asks_not = (saying->clause->asks & ASKS_NOT || clause_has_any(saying->clause, ending)) &&
                    saying->clause->reading.topic != TOPIC_CALLBACK;
    for (size_t call = 0; asks_not && call < judged->sequence.calls.count && !judged->has_failed; call++) {
        if (is_forbidden(saying, call) && saying_is_mended(saying, leave_out, 0, call))
            return saying_rule(saying);
    }
    for (uint32_t other = 0; other < judged->plan->items.count && !judged->has_failed; other++) {
        bool is_other_order = clause_is_of_result(saying->clause) || clause_has_any(saying->clause, ending) ||
                              (saying->clause->asks & ASKS_NOT && !clause_names(saying->clause, "before"));
        if (is_other_order || other == saying->operation || case_calls(judged, other) || is_kept_from(saying, other) ||
            is_of_second_time(saying, other) || is_an_end(saying, other) ||
            !asks_for(saying, sequence_plan_operation(judged->plan, other)->function->name) ||
            comes_behind(saying, sequence_plan_operation(judged->plan, other)->function->name))
            continue;
        if (is_missing(saying, sequence_plan_operation(judged->plan, other)->function->name))
            return saying_rule(saying);
        /* "must be stopped before it is freed": it was not, so it must not have been freed either */
        bool is_before =
            !saying->is_own && clause_names(saying->clause, "before") && saying->call < judged->sequence.calls.count;
        if (is_other(saying, call_before, other) || (is_before && is_other(saying, leave_out, saying->call)))
            return saying_rule(saying);
    }
    return judged->has_failed;
}

bool saying_life(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    for (size_t call = saying->call + 1; call < judged->sequence.calls.count && !judged->has_failed; call++)
        if (judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].kind == SEQ_KIND_DESTROYS &&
            saying_is_mended(saying, leave_out, 0, call))
            return saying_rule(saying);
    return judged->has_failed;
}
