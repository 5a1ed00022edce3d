/* Calls of Assay's own: what broke need not be a call of the sequence.  Objects are
 * destroyed at the end, and contracts ask about them. */
#include <string.h>

#include "engine/sequence/walking.h"

struct asking {
    const struct sequence *sequence;
    const struct sequence_plan *plan;
    const struct sequence_fault *fault;
    const struct sequence_contract *contract;
    struct sequence_names names;
    struct text *out;
};

static const char *name_of(const struct asking *asking, uint32_t object)
{
    uint32_t call = object >> 16, output = object & 0xffff;
    bool is_one = call < asking->sequence->calls.count &&
                  output < asking->plan->items.items[sequence_operation_of(asking->sequence, call)].outputs;
    return is_one ? asking->names.names.items[asking->names.first.items[call] + output] : NULL;
}

/* "stack_equal(stack1, stack2)"; what else it takes is the plainest there is. */
static void call(struct asking *asking, uint32_t operation, const uint32_t *objects, size_t count)
{
    if (operation >= asking->plan->items.count)
        return;
    const struct operation *called = sequence_plan_operation(asking->plan, operation);
    size_t taken = 0;
    text_addf(asking->out, "%s(", called->function->name);
    for (size_t i = 0; i < called->function->parameter_count; i++) {
        const struct role *role = &called->roles[i];
        bool is_object = role->kind == ROLE_HANDLE && role->passing != PASS_OUT && taken < count;
        const char *name = is_object ? name_of(asking, objects[taken++]) : NULL;
        bool is_pointer = role->type && role->type->kind == TYPE_POINTER;
        text_addf(asking->out, "%s%s", i ? ", " : "", name ? name : is_pointer ? "NULL" : "0");
    }
    text_add(asking->out, ")\n");
}

static uint32_t service(const struct asking *asking, enum sequence_service which)
{
    uint32_t sort = asking->contract->sort;
    return sort < asking->plan->sorts.count ? asking->plan->sorts.items[sort].services[which] : SEQUENCE_NONE;
}

/* Objects of the contract, by their numbers. */
static void relate(struct asking *asking, enum sequence_service which, size_t first, size_t second)
{
    const uint32_t *all = asking->fault->objects;
    call(asking, service(asking, which), (uint32_t[]){all[first], all[second]}, 2);
}

static bool is_about_order(const struct asking *asking)
{
    uint32_t kind = asking->contract->kind;
    return kind == CONTRACT_COMPARE_REFLEXIVE || kind == CONTRACT_COMPARE_ANTISYMMETRIC ||
           kind == CONTRACT_COMPARE_TRANSITIVE || service(asking, SEQ_SERVICE_EQUAL) == SEQUENCE_NONE;
}

/* All that it takes to see that it does not hold. */
static void ask_all(struct asking *asking)
{
    enum sequence_service relation = is_about_order(asking) ? SEQ_SERVICE_COMPARE : SEQ_SERVICE_EQUAL;
    const uint32_t *all = asking->fault->objects;
    uint32_t kind = asking->contract->kind;
    bool is_both = kind == CONTRACT_EQUAL_SYMMETRIC || kind == CONTRACT_COMPARE_ANTISYMMETRIC;
    bool is_three = kind == CONTRACT_EQUAL_TRANSITIVE || kind == CONTRACT_COMPARE_TRANSITIVE;
    bool is_one = kind == CONTRACT_EQUAL_REFLEXIVE || kind == CONTRACT_COMPARE_REFLEXIVE;
    if (kind == CONTRACT_EQUAL_NULL)
        call(asking, service(asking, relation), all, 1);
    else
        relate(asking, relation, 0, is_one ? 0 : 1);
    if (is_both)
        relate(asking, relation, 1, 0);
    if (is_three) {
        relate(asking, relation, 1, 2);
        relate(asking, relation, 0, 2);
    }
    if (kind == CONTRACT_COMPARE_EQUAL)
        relate(asking, SEQ_SERVICE_COMPARE, 0, 1);
    for (size_t i = 0; kind == CONTRACT_HASH && i < 2; i++)
        call(asking, service(asking, SEQ_SERVICE_HASH), &all[i], 1);
}

/* It broke on the way, while one or two were asked about. */
static void ask_one(struct asking *asking)
{
    const uint32_t *all = asking->fault->objects;
    bool are_two = all[1] != SEQUENCE_NONE;
    if (asking->contract->kind == CONTRACT_HASH && !are_two)
        call(asking, service(asking, SEQ_SERVICE_HASH), all, 1);
    else
        call(asking, service(asking, is_about_order(asking) ? SEQ_SERVICE_COMPARE : SEQ_SERVICE_EQUAL), all,
             are_two ? 2 : 1);
}

/* "text_compare("b", "a")", of a call that compared "a" and "b". */
static void ask_values(struct asking *asking)
{
    uint32_t number = asking->fault->objects[0] >> 16;
    bool is_hash = asking->contract->kind == CONTRACT_HASH;
    struct text values[] = {TEXT_INIT, TEXT_INIT};
    if (number >= asking->sequence->calls.count)
        return;
    const char *name = sequence_plan_operation(asking->plan, asking->contract->operation)->function->name;
    sequence_print_arguments(asking->sequence, asking->plan, number, values, 2);
    if (is_hash)
        text_addf(asking->out, "%s(%s)\n%s(%s)\n", name, values[0].s, name, values[1].s);
    else
        text_addf(asking->out, "%s(%s, %s)\n", name, values[1].s, values[0].s);
    text_release(&values[0]);
    text_release(&values[1]);
}

static void ask(struct asking *asking, bool is_broken)
{
    const uint32_t *all = asking->fault->objects;
    bool is_of_sort = asking->contract->sort != SEQUENCE_NONE;
    switch ((enum sequence_contract_kind)asking->contract->kind) {
    case CONTRACT_INVARIANT:
    case CONTRACT_USER:
        if (name_of(asking, all[0]))
            call(asking, asking->contract->operation, all, 3);
        return;
    case CONTRACT_PRINT_TERMINATED:
        if (is_of_sort)
            call(asking, asking->contract->operation, all, 1);
        return;
    case CONTRACT_COPY_INDEPENDENT:
        if (all[2] != SEQUENCE_NONE && all[2] >> 16 < asking->sequence->calls.count) {
            sequence_print_call(asking->sequence, asking->plan, all[2] >> 16, asking->out);
            text_add(asking->out, "\n");
        }
        return;
    case CONTRACT_CONST:
        return;
    default:
        if (!is_of_sort)
            ask_values(asking);
        else if (name_of(asking, all[0]))
            (is_broken ? ask_all : ask_one)(asking);
    }
}

static void print_asked(const struct sequence *sequence, const struct sequence_plan *plan,
                        const struct sequence_fault *fault, bool is_broken, struct text *out)
{
    struct asking asking = {
        .sequence = sequence,
        .plan = plan,
        .fault = fault,
        .contract = &plan->contracts.items[fault->contract],
        .out = out,
    };
    sequence_names_make(&asking.names, sequence, plan);
    ask(&asking, is_broken);
    sequence_names_release(&asking.names);
}

void sequence_print_own(const struct sequence *sequence, const struct sequence_plan *plan,
                        const struct sequence_fault *fault, bool is_broken, struct text *out)
{
    struct text calls = TEXT_INIT;
    bool is_end = fault->stage == STAGE_DESTROYING && fault->objects[0] != SEQUENCE_NONE;
    bool is_between = fault->call != SEQUENCE_NONE && fault->call + 1 < sequence->calls.count;
    if (is_end)
        sequence_print_end(sequence, plan, fault->objects[0], &calls);
    else if (fault->stage == STAGE_CONTRACTS && fault->contract < plan->contracts.count)
        print_asked(sequence, plan, fault, is_broken, &calls);
    if (calls.length && is_end)
        text_addf(out, "  and in the end\n%s\n", calls.s);
    else if (calls.length && is_between)
        text_addf(out, "  and behind call %u Assay asks\n%s", fault->call + 1, calls.s);
    else if (calls.length)
        text_addf(out, "  and then Assay asks\n%s", calls.s);
    text_release(&calls);
}
