/* An object that another one only holds: note_on(synth, wavetable) keeps a pointer, the
 * caller frees the wavetable, and the synth plays it.  In C whoever is told nothing else
 * sees to it that what he passes on lives as long as it is held; that the library copies
 * it, counts references, or lets go of what is freed, it has to say. */
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

/* What a library says that looks after such pointers itself. */
static bool is_looked_after(const struct clause *clause)
{
    static const char words[] =
        "copied|copies|copy|duplicated|reference count|reference counted|reference counts|counted|a reference|takes a "
        "reference|keeps a reference|own reference|holds a reference|detaches|detached|unregisters|unregistered|"
        "unsubscribes|unsubscribed|removes|removed|taken out|takes it out|leaves|forgets|forgotten|dropped|lets go|is "
        "cleared|are cleared|unlinks|unlinked|cancels|cancelled|canceled|stops|stopped|disconnects|disconnected|safe|"
        "whatever order|any order|in either order|closes|closed|belongs|owns|takes over|ownership|passes to|goes with";
    static const char denied[] =
        "not copied|isn't copied|aren't copied|no copy|not a copy|never copied|only referenced|"
        "not owned|does not own|do not own|owns nothing|must|has to|have to|may be";
    return clause_has_any(clause, words) && !clause_has_any(clause, denied);
}

/* The object that the call which freed has ended, and that the caller made; 0: none. */
static uint64_t ended_object(const struct policy_case *judged, size_t freed_by)
{
    const struct sequence_operation *item =
        &judged->plan->items.items[sequence_operation_of(&judged->sequence, freed_by)];
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(&judged->sequence, judged->plan, freed_by, &places);
    for (size_t i = 0; item->kind == SEQ_KIND_DESTROYS && !object && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_counted = node->kind == SEQ_HANDLE && judged->plan->sorts.items[node->sort].flags & SORT_COUNTED;
        if (node->kind == SEQ_HANDLE && node->flags & ARGUMENT_CONSUMED && !is_counted &&
            fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            object = judged->sequence.words.items[places.items[i].word];
    }
    vector_release(&places);
    return object;
}

/* It gets an object that the call gets which broke, or that is being destroyed. */
static bool meets_broken(const struct policy_case *judged, size_t call, uint64_t held)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (judged->call >= judged->sequence.calls.count)
        return fault->stage == STAGE_DESTROYING && fault->objects[0] != SEQUENCE_NONE &&
               case_gets(judged, call, SEQUENCE_REFERENCE(fault->objects[0] >> 16, fault->objects[0] & 0xffff));
    uint32_t sort;
    uint64_t object;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        if (object != held && case_gets(judged, call, object))
            return true;
    return false;
}

bool case_held(struct policy_case *judged, unsigned by)
{
    uint32_t freed_by = judged->outcome.fault.freed_by;
    if (freed_by >= judged->sequence.calls.count || freed_by >= judged->call ||
        case_says(judged, sequence_operation_of(&judged->sequence, freed_by), is_looked_after))
        return false;
    uint64_t held = ended_object(judged, freed_by);
    for (size_t call = held ? SEQUENCE_REFERENCE_CALL(held) + 1 : freed_by; call < freed_by && !judged->has_failed;
         call++)
        if (case_gets(judged, call, held) && meets_broken(judged, call, held) &&
            !case_says(judged, sequence_operation_of(&judged->sequence, call), is_looked_after) &&
            case_is_gone_without(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "what %s was given has to live as long as it is held",
                             case_operation_name(judged, (uint32_t)call));
    return judged->has_failed;
}
