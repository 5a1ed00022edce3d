/* Contracts: what must hold for objects of a sort that some operation can judge
 * (facts of equality and order, copies, invariants), and in general. */
#include "engine/sequence/planning.h"
#include "model/law.h"

struct promise {
    enum sequence_contract_kind kind;
    enum service service;    /* it is about */
    enum service beside;     /* it needs as well; SERVICES: nothing */
    enum service or_beside;  /* instead of .beside */
    const char *words;
};

static const struct promise promises[] = {
    {CONTRACT_INVARIANT, SERVICE_INVARIANT, SERVICES, SERVICES, "the invariant holds"},
    {CONTRACT_EQUAL_REFLEXIVE, SERVICE_EQUAL, SERVICES, SERVICES, "equal is reflexive"},
    {CONTRACT_EQUAL_SYMMETRIC, SERVICE_EQUAL, SERVICES, SERVICES, "equal is symmetric"},
    {CONTRACT_EQUAL_TRANSITIVE, SERVICE_EQUAL, SERVICES, SERVICES, "equal is transitive"},
    {CONTRACT_EQUAL_NULL, SERVICE_EQUAL, SERVICES, SERVICES, "nothing is equal to NULL"},
    {CONTRACT_COMPARE_REFLEXIVE, SERVICE_COMPARE, SERVICES, SERVICES, "compare gives 0 for an object and itself"},
    {CONTRACT_COMPARE_ANTISYMMETRIC, SERVICE_COMPARE, SERVICES, SERVICES, "compare is antisymmetric"},
    {CONTRACT_COMPARE_TRANSITIVE, SERVICE_COMPARE, SERVICES, SERVICES, "compare is transitive"},
    {CONTRACT_HASH, SERVICE_HASH, SERVICE_EQUAL, SERVICE_COMPARE, "equal objects have the same hash"},
    {CONTRACT_COMPARE_EQUAL, SERVICE_COMPARE, SERVICE_EQUAL, SERVICES, "compare gives 0 exactly for equal objects"},
    {CONTRACT_COPY_EQUAL, SERVICE_COPY, SERVICE_EQUAL, SERVICE_COMPARE, "a copy is equal to its original"},
    {CONTRACT_COPY_INDEPENDENT, SERVICE_COPY, SERVICES, SERVICES, "a copy is independent of its original"},
    {CONTRACT_PRINT_TERMINATED, SERVICE_PRINT, SERVICES, SERVICES, "the text is terminated"},
};

static const char *words_of(uint32_t kind)
{
    for (size_t i = 0; i < sizeof promises / sizeof *promises; i++)
        if ((uint32_t)promises[i].kind == kind)
            return promises[i].words;
    return kind == CONTRACT_CONST ? "what is passed as const does not change" : "a contract of the model holds";
}

static bool is_inferred(const struct sequence_plan *plan, uint32_t operation)
{
    const struct operation *about = sequence_plan_operation(plan, operation);
    return !about->kind_is_declared && !(about->kind_is_said && about->kind == OPERATION_INVARIANT);
}

static void add(struct sequence_plan *plan, uint32_t kind, uint32_t sort, uint32_t operation, uint32_t inferred)
{
    vector_push(
        &plan->contracts,
        ((struct sequence_contract){
            .kind = kind, .sort = sort, .operation = operation, .beside = SEQUENCE_NONE, .is_inferred = inferred}));
}

/* "By precedence: the build does not count", "the same in every part": the order and the equality are told apart. */
static bool tells_apart(const struct sequence_plan *plan, uint32_t compare, uint32_t equal)
{
    static const char words[] = "does not count|do not count|ignored|ignoring|ignores|regardless|precedence|included|"
                                "in every part|identical|exactly the same|only by|by key|by name only|except|apart "
                                "from|not the same as";
    return operation_says(sequence_plan_operation(plan, compare), words) ||
           operation_says(sequence_plan_operation(plan, equal), words);
}

static void add_promise(struct sequence_plan *plan, const struct promise *promise, uint32_t sort)
{
    const uint32_t *services = plan->sorts.items[sort].services;
    uint32_t service = services[promise->service], beside = SEQUENCE_NONE;
    if (promise->beside != SERVICES)
        beside = services[promise->beside];
    if (beside == SEQUENCE_NONE && promise->or_beside != SERVICES)
        beside = services[promise->or_beside];
    if (service == SEQUENCE_NONE || (promise->beside != SERVICES && beside == SEQUENCE_NONE))
        return;
    if (promise->kind == CONTRACT_COMPARE_EQUAL && is_inferred(plan, service) && tells_apart(plan, service, beside))
        return;
    bool inferred = is_inferred(plan, service) || (beside != SEQUENCE_NONE && is_inferred(plan, beside));
    bool is_said = (promise->kind == CONTRACT_HASH || promise->kind == CONTRACT_COMPARE_ANTISYMMETRIC) &&
                   sequence_plan_operation(plan, service)->kind_is_said;
    add(plan, promise->kind, sort, service, inferred && is_said ? CONTRACT_SAID : inferred);
}

/* int stack_format(const struct stack *, char *buffer, size_t size). */
static void add_printers(struct sequence_plan *plan)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct sequence_operation *item = &plan->items.items[i];
        bool prints = false;
        for (uint32_t k = 0; k < item->parameter_count; k++)
            prints = prints || plan->nodes.items[item->parameters + k].flags & ARGUMENT_TERMINATED;
        if (prints)
            add(plan, CONTRACT_PRINT_TERMINATED, SEQUENCE_NONE, i, true);
    }
}

/* name_hash of the name_equal or name_compare that is this operation. */
static void add_hash(struct sequence_plan *plan, uint32_t relation)
{
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (operation_relates_values(sequence_plan_operation(plan, i)) == VALUES_HASHED &&
            operation_hashes_for(sequence_plan_operation(plan, i), sequence_plan_operation(plan, relation))) {
            add(plan, CONTRACT_HASH, SEQUENCE_NONE, i,
                sequence_plan_operation(plan, i)->kind_is_said ? CONTRACT_SAID : true);
            plan->contracts.items[plan->contracts.count - 1].beside = relation;
        }
}

/* bool name_equal(const char *, const char *). */
static void add_values(struct sequence_plan *plan)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        enum value_relation relation = operation_relates_values(sequence_plan_operation(plan, i));
        if (relation != VALUES_EQUAL && relation != VALUES_COMPARED)
            continue;
        bool is_equal = relation == VALUES_EQUAL;
        bool is_said = !is_equal && sequence_plan_operation(plan, i)->kind_is_said;
        add(plan, is_equal ? CONTRACT_EQUAL_SYMMETRIC : CONTRACT_COMPARE_ANTISYMMETRIC, SEQUENCE_NONE, i,
            is_said ? CONTRACT_SAID : true);
        if (is_equal)
            add_hash(plan, i);
    }
}

static bool has_contract(const struct sequence_plan *plan, uint32_t kind, uint32_t sort)
{
    for (size_t i = 0; i < plan->contracts.count; i++)
        if (plan->contracts.items[i].kind == kind && plan->contracts.items[i].sort == sort)
            return true;
    return false;
}

/* bool path_copy(struct path *target, const struct path *source). */
static void add_assignments(struct sequence_plan *plan)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        if (!operation_assigns(sequence_plan_operation(plan, i)))
            continue;
        uint32_t sort = plan->nodes.items[plan->items.items[i].parameters].sort;
        const uint32_t *services = plan->sorts.items[sort].services;
        bool is_judged = services[SERVICE_EQUAL] != SEQUENCE_NONE || services[SERVICE_COMPARE] != SEQUENCE_NONE;
        if (is_judged && !has_contract(plan, CONTRACT_COPY_EQUAL, sort))
            add(plan, CONTRACT_COPY_EQUAL, sort, i, true);
    }
}

/* What is guessed of numbers shows where nobody thought of: with large ones, too. */
static void widen(struct sequence_plan *plan, const struct sequence_operation *item)
{
    const uint32_t limited = ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS | ARGUMENT_LETTERS;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_NUMBER && !(node->flags & limited))
            node->flags |= ARGUMENT_WIDE;
    }
}

/* Objects are there at the end of a sequence to be judged; values have to be drawn: it is called like any other. */
static void call_if_it_takes_values(struct sequence_plan *plan, uint32_t number)
{
    struct sequence_operation *item = &plan->items.items[number];
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (plan->nodes.items[item->parameters + i].kind != SEQ_HANDLE)
            item->flags &= ~(uint32_t)OPERATION_ORACLE_FLAG;
}

void planning_contracts(struct sequence_plan *plan)
{
    for (uint32_t sort = 0; sort < plan->sorts.count; sort++)
        for (size_t i = 0; i < sizeof promises / sizeof *promises; i++)
            add_promise(plan, &promises[i], sort);
    add_printers(plan);
    add_values(plan);
    add_assignments(plan);
    add(plan, CONTRACT_CONST, SEQUENCE_NONE, SEQUENCE_NONE, false);
    for (size_t i = 0; i < plan->operations->contracts.count; i++) {
        const struct operation *operation = plan->operations->contracts.items[i];
        if (operation->obstacle)
            continue;
        uint32_t number = planning_operation(plan, operation);
        add(plan, CONTRACT_USER, SEQUENCE_NONE, number,
            operation->is_named  ? CONTRACT_GUESSED
            : operation->is_told ? CONTRACT_SAID
                                 : operation->is_guessed);
        call_if_it_takes_values(plan, number);
        if (operation->is_guessed)
            widen(plan, &plan->items.items[number]);
    }
}

char *sequence_contract_name(const struct sequence_plan *plan, uint32_t contract)
{
    const struct sequence_contract *item = &plan->contracts.items[contract];
    if (item->operation == SEQUENCE_NONE)
        return mem_strdup(words_of(item->kind));
    char *law = item->kind == CONTRACT_USER && item->is_inferred
                    ? law_words(sequence_plan_operation(plan, item->operation)->function->name)
                    : NULL;
    if (law)
        return law;
    return mem_format("%s (%s)", words_of(item->kind), sequence_plan_operation(plan, item->operation)->function->name);
}
