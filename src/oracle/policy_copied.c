/* Copies that share.  A copy is an object of its own: memory that was there
 * before it was made, and that goes with the copy, is missed by its original; or
 * it goes with the original, and is missed by the copy.  Where all that was done
 * to anybody else is well without the copy, that is the library's fault, whatever
 * the header asks for elsewhere. */
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

struct copy {
    size_t call;             /* that made it */
    uint64_t original, made; /* references */
    bool *is_before;         /* of each call: it led to the original */
    bool *is_behind;         /* … it has to do with the copy, also before it was one, or with what was made of that */
};

/* "A shallow copy: both share their elements." */
static bool says_shared(const struct operation *operation)
{
    static const char words[] =
        "shallow|share|shares|shared|sharing|same elements|same items|same nodes|not copied|not "
        "duplicated|only the pointers|pointers only|by reference|reference count";
    return operation_says(operation, words);
}

/* path_copy(const struct path *from), or path_copy(struct path *to, const struct path *from) where `to` is filled in.
 */
static bool gives_copy(const struct policy_case *judged, struct copy *copy)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, copy->call), sort;
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    copy->original = fact_object(&judged->sequence, judged->plan, copy->call, 0, &sort);
    for (uint32_t i = 0; item->kind == SEQ_KIND_COPIES && copy->original && i < item->outputs; i++) {
        uint32_t node = sequence_plan_output(judged->plan, operation, i);
        copy->made = SEQUENCE_REFERENCE(copy->call, i);
        if (node != SEQUENCE_NONE && judged->plan->nodes.items[node].kind == SEQ_HANDLE)
            return true;
    }
    return false;
}

/* assign(to, struct text from): C has copied the struct already, and no more is said. */
static bool is_only_put(const struct policy_case *judged, uint32_t operation, const struct sequence_node *original)
{
    return original->holding == SEQ_HOLD_COPY && !fact_is_named(judged->plan, operation, WORDS_COPY);
}

/* … where both were there before: what can be written is the copy. */
static bool assigns_copy(const struct policy_case *judged, struct copy *copy)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, copy->call);
    sequence_places places = VECTOR_INIT;
    copy->original = copy->made = 0;
    if (operation_assigns(sequence_plan_operation(judged->plan, operation)))
        sequence_look(&judged->sequence, judged->plan, copy->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        if (fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
            !is_only_put(judged, operation, node))
            *(node->flags & ARGUMENT_CONST ? &copy->original : &copy->made) =
                judged->sequence.words.items[places.items[i].word];
    }
    vector_release(&places);
    return copy->original && copy->made && copy->original != copy->made;
}

static bool is_copy(const struct policy_case *judged, size_t call, struct copy *copy)
{
    copy->call = call;
    return (gives_copy(judged, copy) || assigns_copy(judged, copy)) &&
           !says_shared(sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call)));
}

/* How many objects the call gets: all, those of the copy's, the original. */
struct gotten {
    size_t all, behind, original;
    size_t kept; /* of those that led to the original, which it may keep */
};

static struct gotten get(const struct policy_case *judged, const struct copy *copy, size_t call)
{
    sequence_places places = VECTOR_INIT;
    struct gotten gotten = {0};
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t word = judged->sequence.words.items[places.items[i].word];
        if (!fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            continue;
        size_t maker = SEQUENCE_REFERENCE_CALL(word);
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        gotten.all++;
        gotten.behind += copy->is_behind[maker];
        gotten.kept += copy->is_before[maker] && !copy->is_behind[maker] && node->kind == SEQ_HANDLE &&
                       !(node->flags & ARGUMENT_CONST);
        gotten.original += word == copy->original;
    }
    vector_release(&places);
    return gotten;
}

static void find_sides(const struct policy_case *judged, struct copy *copy)
{
    size_t count = judged->sequence.calls.count, made = SEQUENCE_REFERENCE_CALL(copy->made);
    sequence_slice(&judged->sequence, judged->plan, copy->call, copy->is_before);
    for (size_t call = 0; call < count; call++)
        copy->is_behind[call] = call == made || (call > made && get(judged, copy, call).behind > 0);
}

/* Who uses what was freed is the copy, and nothing else. */
static bool is_used_by_copy(const struct policy_case *judged, const struct copy *copy)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (judged->call < judged->sequence.calls.count && fault->stage == STAGE_CALLING) {
        struct gotten user = get(judged, copy, judged->call);
        return user.all > 0 && user.behind == user.all;
    }
    bool is_one = fault->objects[1] == SEQUENCE_NONE || fault->objects[1] == fault->objects[0]; /* equal to itself? */
    return fault->objects[0] != SEQUENCE_NONE && is_one &&
           SEQUENCE_REFERENCE(fault->objects[0] >> 16, fault->objects[0] & 0xffff) == copy->made;
}

/* What was there before the copy went with it, or with its original. */
static bool is_shared(const struct policy_case *judged, const struct copy *copy)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->allocated_by >= copy->call || !copy->is_before[fault->allocated_by] ||
        copy->is_behind[fault->allocated_by])
        return false;
    if (fault->freed_by >= judged->sequence.calls.count) /* at the end each is destroyed once */
        return fault->stage == STAGE_DESTROYING;
    struct gotten ended = get(judged, copy, fault->freed_by);
    bool by_copy =
        fault->freed_by > copy->call && fault->freed_by != judged->call && ended.all == 1 && ended.behind == 1;
    bool by_original = fault->freed_by > copy->call && ended.all == 1 && ended.original == 1;
    return by_copy || (by_original && is_used_by_copy(judged, copy));
}

/* add(copy, original): a later call brought them together, and what was the one's may be the other's since. */
static bool are_joined(const struct policy_case *judged, const struct copy *copy)
{
    for (size_t call = copy->call + 1; call < judged->sequence.calls.count; call++) {
        struct gotten gotten = get(judged, copy, call);
        if (gotten.behind > 0 && gotten.kept > 0)
            return true;
    }
    return false;
}

/* Without the copy, and all that has to do with it. */
static bool is_well_without(struct policy_case *judged, const struct copy *copy)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool is_well = sequence_without(&probe->sequence, &judged->sequence, judged->plan, copy->is_behind);
    if (is_well && !probes_run(&probes, judged->seconds, judged->error))
        is_well = !case_failed(judged);
    is_well = is_well && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return is_well;
}

static bool judge_copy(struct policy_case *judged, struct copy *copy, unsigned by)
{
    size_t count = judged->sequence.calls.count;
    copy->is_before = mem_array(count, sizeof(bool));
    copy->is_behind = mem_array(count, sizeof(bool));
    find_sides(judged, copy);
    bool is_proved = is_shared(judged, copy) && !are_joined(judged, copy) && is_well_without(judged, copy);
    mem_free(copy->is_before);
    mem_free(copy->is_behind);
    judged->is_proved = is_proved;
    return judged->has_failed ||
           (is_proved && case_rule(judged, RULING_ERROR, by, "what %s gives shares memory with what it was made of",
                                   case_operation_name(judged, (uint32_t)copy->call)));
}

bool case_copied(struct policy_case *judged, unsigned by)
{
    struct copy copy;
    bool decided = false;
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++)
        decided = is_copy(judged, call, &copy) && judge_copy(judged, &copy, by);
    return decided;
}
