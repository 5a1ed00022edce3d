/* Objects that are made anew: event_scalar(&event, …), words_split(text, &words)
 * fill a struct of the caller's, whatever is in it and wherever it stands among
 * the parameters.  Called for one that holds something, they lose that, unless
 * somebody ends the object first.  Where a function is named like one that
 * initialises, no other does; then a setter that loses something is wrong, but
 * for one that is named 'open' or the like. */
#include "model/words.h"
#include "oracle/policy_case.h"

/* file_open(path, &file), channel_setup(8, &channel): it makes the object whole, whoever initialised it. */
static bool is_named_beginning(const struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return name_says(sequence_plan_operation(judged->plan, operation)->function->name,
                     "init initialize initialise create construct setup open begin");
}

/* Its body sets all of the struct before it looks at any of it: copy(to, from), of whatever was in to. */
static bool is_begun_by_body(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    return node->parameter < function->parameter_count && function->parameters[node->parameter].use == USE_BEGUN;
}

static uint32_t ender_of(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    const struct sequence_sort *sort = &judged->plan->sorts.items[node->sort];
    bool is_initialised = judged->plan->operations->sorts.items[node->sort]->is_initialised;
    return is_initialised && !is_named_beginning(judged, call) && !is_begun_by_body(judged, call, node)
               ? SEQUENCE_NONE
               : sort->services[SEQ_SERVICE_DESTROY];
}

struct filled {
    uint64_t object;
    uint32_t ender;
    size_t parameter;
    bool is_sure; /* by the names of functions and by its place; else it has to lose all that was there */
};

/* Memory of the caller's: some function initialised it, or nobody did and it began with zeros. */
static bool is_of_caller(const struct policy_case *judged, uint64_t object)
{
    return fact_is_storage(&judged->sequence, judged->plan, object) ||
           case_is_made_of_zeros(judged, sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object)));
}

/* An argument of a call: a struct of the caller's that an earlier call filled, to be changed; false: there is none. */
static bool is_filled_again(const struct policy_case *judged, size_t call, struct filled *filled)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    const struct sequence_operation *item = &judged->plan->items.items[sequence_operation_of(&judged->sequence, call)];
    if (item->kind == SEQ_KIND_PLAIN || item->kind == SEQ_KIND_COPIES)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        if (node->kind != SEQ_HANDLE || node->flags & (ARGUMENT_CONST | ARGUMENT_OUT | ARGUMENT_CONSUMED) ||
            !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) ||
            (item->kind != SEQ_KIND_PLAIN && !is_begun_by_body(judged, call, node)))
            continue;
        *filled = (struct filled){.object = judged->sequence.words.items[places.items[i].word],
                                  .ender = ender_of(judged, call, node),
                                  .parameter = node->parameter};
        filled->is_sure =
            (node->parameter == 0 || is_named_beginning(judged, call) || is_begun_by_body(judged, call, node)) &&
            fact_is_storage(&judged->sequence, judged->plan, filled->object);
        found = is_of_caller(judged, filled->object) && filled->ender != SEQUENCE_NONE;
    }
    vector_release(&places);
    return found;
}

/* With the object ended just before the call, and there still to be filled. */
static bool is_well_when_ended(struct policy_case *judged, size_t call, uint64_t object, uint32_t ender, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    uint32_t *flags = &judged->plan->nodes.items[judged->plan->items.items[ender].parameters].flags, before = *flags;
    sequence_copy(&changed, &judged->sequence);
    *flags &= ~(uint32_t)ARGUMENT_CONSUMED;
    bool done =
        !probe_insert_call(&changed, judged->plan, call, ender, object, 0) || case_try(judged, &changed, 0, is_well);
    *flags = before;
    sequence_release(&changed);
    return done;
}

/* As much is lost as when nobody ends the object, without the call: whoever adds to it, or changes a part of it and
 * loses that, keeps the rest. */
static bool loses_all(struct policy_case *judged, size_t call, uint64_t object, bool *is_all)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t node = sequence_plan_output(judged->plan, maker, SEQUENCE_REFERENCE_OUTPUT(object));
    uint32_t *flags = &judged->plan->nodes.items[node].flags, before = *flags;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *held = probes_add(&probes, &judged->sequence);
    held->repeat = 1; /* counts what lives at the end */
    *flags |= ARGUMENT_BORROWED;
    bool done = !probe_cut_behind(&held->sequence, judged->plan, call - 1) ||
                probes_run(&probes, judged->seconds, judged->error);
    *flags = before;
    *is_all = done && held->ran && held->outcome.live_blocks > 0 &&
              held->outcome.live_blocks == judged->outcome.fault.leaked_blocks;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* buffer_init(buffer), buffer_alloc(buffer, size); pool_alloc(pool, size) gives something else. */
static bool is_begun_by(const struct operation *operation)
{
    const struct role *result = &operation->result;
    bool gives_other = operation->function->result->kind == TYPE_POINTER &&
                       (result->kind != ROLE_HANDLE || !operation->function->parameter_count ||
                        result->sort != operation->roles[0].sort);
    return name_says(operation->function->name, WORDS_INIT_ONLY) ||
           (name_ends(operation->function->name, "alloc") && !gives_other);
}

/* Some call has worked with it before. */
static bool is_used_before(const struct policy_case *judged, uint64_t object, size_t before)
{
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; call < before; call++)
        if (case_gets(judged, call, object))
            return true;
    return false;
}

/* arena = arena_create(n); arena_init(arena, …): it was made whole, and is begun once more; or filled once more, by
 * what does so to whatever comes last among its arguments: load(bytes, size, item).  SEQUENCE_NONE: not so; else who
 * made it. */
static uint32_t maker_of_begun(const struct policy_case *judged, size_t call, bool is_leak)
{
    static const char fillers[] = "load parse decode unpack fill";
    sequence_places places = VECTOR_INIT;
    uint32_t maker = SEQUENCE_NONE, operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    bool fills = is_leak && name_has(about->function->name, fillers);
    bool begins = is_begun_by(about) || (is_leak && name_ends(about->function->name, "load"));
    if (begins || fills)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; maker == SEQUENCE_NONE && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        if (node->kind != SEQ_HANDLE || !(node->parameter == 0 ? begins : fills) ||
            node->flags & (ARGUMENT_CONST | ARGUMENT_OUT) ||
            !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            continue;
        uint64_t object = judged->sequence.words.items[places.items[i].word];
        uint32_t made_by = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
        /* new and init may be two steps: what breaks in the second is no fault of the caller's for that */
        bool may_be_step = case_is_made_of_zeros(judged, made_by) || (!is_leak && judged->call == call);
        bool was_whole = !may_be_step || is_used_before(judged, object, call);
        uint32_t kind = judged->plan->items.items[made_by].kind;
        if ((kind == SEQ_KIND_MAKES || kind == SEQ_KIND_COPIES) && was_whole)
            maker = made_by;
    }
    vector_release(&places);
    return maker;
}

bool case_made_again(struct policy_case *judged, unsigned by)
{
    for (size_t call = 1; !judged->has_failed && call < judged->sequence.calls.count; call++) {
        uint32_t maker = maker_of_begun(judged, call, by == 10);
        if (maker != SEQUENCE_NONE && case_is_gone_without(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "%s makes anew an object that %s has made already",
                             case_operation_name(judged, (uint32_t)call),
                             sequence_plan_operation(judged->plan, maker)->function->name);
    }
    return judged->has_failed;
}

bool case_anew(struct policy_case *judged, unsigned by)
{
    if (case_made_again(judged, by))
        return true;
    for (size_t call = 1; call < judged->sequence.calls.count; call++) {
        struct filled filled;
        bool is_well = false;
        if (!is_filled_again(judged, call, &filled))
            continue;
        if (!is_well_when_ended(judged, call, filled.object, filled.ender, &is_well))
            return true;
        if (is_well && !filled.is_sure && !loses_all(judged, call, filled.object, &is_well))
            return true;
        if (!is_well)
            continue;
        struct rule *rule =
            case_learn(judged, RULE_ANEW, sequence_operation_of(&judged->sequence, call), filled.parameter, 0, NULL,
                       mem_format("what it held is lost, unless %s was called for it before",
                                  sequence_plan_operation(judged->plan, filled.ender)->function->name));
        if (!rule->is_bug)
            rule_apply(rule, judged->plan);
        char *why = rule_sentence(rule, judged->plan);
        case_rule_by(judged, rule, by, why);
        mem_free(why);
        return true;
    }
    return false;
}
