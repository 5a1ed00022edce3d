/* Parts of an object that are passed back to it: put(db, "b", get(db, "a")).  Where
 * the header says that this may be, the call must not free them before it is
 * done with them. */
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* The reference is to what an earlier call gave of an object that this call gets, too.  *giver: that call's. */
static bool is_part_of_own(const struct policy_case *judged, const sequence_places *places, uint64_t part,
                           uint32_t *giver)
{
    sequence_places others = VECTOR_INIT;
    bool found = false;
    size_t call = SEQUENCE_REFERENCE_CALL(part);
    *giver = sequence_operation_of(&judged->sequence, call);
    sequence_look(&judged->sequence, judged->plan, call, &others);
    for (size_t i = 0; !found && i < others.count; i++)
        for (size_t k = 0; !found && k < places->count; k++)
            found = fact_is_reference(&judged->sequence, judged->plan, &others.items[i]) &&
                    fact_is_reference(&judged->sequence, judged->plan, &places->items[k]) &&
                    judged->sequence.words.items[others.items[i].word] ==
                        judged->sequence.words.items[places->items[k].word];
    vector_release(&others);
    return found;
}

/* "The value may be one which get() has just returned", "text may be part of the buffer itself". */
static bool allows(const struct clause *clause, const char *giver)
{
    static const char allowing[] = "may|can|even|also|safe|allowed|fine|works";
    static const char forbidding[] = "not|cannot|never|no|nor|neither|unless|only";
    static const char parts[] = "part of|parts of|itself|points into|point into|inside|within|belong to|belongs to|"
                                "of the same|own contents|own text|own memory|overlap|has returned|have returned|was "
                                "returned|were returned|returned by|has given|got from|obtained from|has handed out";
    return clause_has_any(clause, allowing) && !clause_has_any(clause, forbidding) &&
           (clause_names(clause, giver) || clause_has_any(clause, parts));
}

typedef bool comment_reader(const struct operation *operation, struct text *comment);

static bool is_allowed_in(const struct operation *called, comment_reader *read, const char *giver)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = read(called, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = allows(&clause, giver);
    text_release(&comment);
    return found;
}

/* At the function, or of all of them. */
static bool is_allowed(const struct policy_case *judged, uint32_t giver)
{
    const struct sequence_plan *plan = judged->plan;
    const struct operation *called =
        sequence_plan_operation(plan, sequence_operation_of(&judged->sequence, judged->call));
    const char *name = sequence_plan_operation(plan, giver)->function->name;
    return is_allowed_in(called, operation_comment, name) || is_allowed_in(called, operation_general_comments, name);
}

bool case_own_part(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool is_own = false;
    uint32_t giver = 0;
    if (judged->call >= judged->sequence.calls.count || judged->outcome.fault.freed_by != judged->call)
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !is_own && i < places.count; i++)
        is_own = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                 is_part_of_own(judged, &places, judged->sequence.words.items[places.items[i].word], &giver) &&
                 is_allowed(judged, giver);
    vector_release(&places);
    judged->is_proved = judged->is_proved || is_own;
    return is_own && case_rule(judged, RULING_ERROR, by,
                               "%s may get what %s gives: the %s says so; and frees it before it is done",
                               case_operation_name(judged, judged->call),
                               sequence_plan_operation(judged->plan, giver)->function->name,
                               case_teller(judged, sequence_operation_of(&judged->sequence, judged->call), NULL));
}
