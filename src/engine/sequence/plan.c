#include "engine/sequence/planning.h"

/* by number, as runtime/sequence.h says */
#define SAME(here, there) _Static_assert((int)(here) == (int)(there), #here)
SAME(SEQ_HOLD_VALUE, HOLD_VALUE);
SAME(SEQ_HOLD_STORAGE, HOLD_STORAGE);
SAME(SEQ_HOLD_VARIABLE, HOLD_VARIABLE);
SAME(SEQ_HOLD_COPY, HOLD_COPY);
SAME(SEQ_NULL_UNKNOWN, NULL_UNKNOWN);
SAME(SEQ_NULL_NEVER, NULL_NEVER);
SAME(SEQ_NULL_ALLOWED, NULL_ALLOWED);
SAME(SEQ_KIND_PLAIN, OPERATION_PLAIN);
SAME(SEQ_KIND_MAKES, OPERATION_MAKES);
SAME(SEQ_KIND_DESTROYS, OPERATION_DESTROYS);
SAME(SEQ_KIND_COPIES, OPERATION_COPIES);
SAME(SEQ_KIND_EQUALS, OPERATION_EQUALS);
SAME(SEQ_KIND_COMPARES, OPERATION_COMPARES);
SAME(SEQ_KIND_HASHES, OPERATION_HASHES);
SAME(SEQ_KIND_PRINTS, OPERATION_PRINTS);
SAME(SEQ_KIND_INVARIANT, OPERATION_INVARIANT);
SAME(SEQ_KIND_OBSERVES, OPERATION_OBSERVES);
SAME(SEQ_SUCCESS_ALWAYS, SUCCESS_ALWAYS);
SAME(SEQ_SUCCESS_NONNULL, SUCCESS_NONNULL);
SAME(SEQ_SUCCESS_TRUE, SUCCESS_TRUE);
SAME(SEQ_SUCCESS_CONSTANT, SUCCESS_CONSTANT);
SAME(SEQ_SUCCESS_UNKNOWN, SUCCESS_UNKNOWN);
SAME(SEQ_SUCCESS_DECLARED, SUCCESS_DECLARED);
SAME(SEQ_SERVICE_INVARIANT, SERVICE_INVARIANT);
SAME(SEQ_SERVICE_EQUAL, SERVICE_EQUAL);
SAME(SEQ_SERVICE_COMPARE, SERVICE_COMPARE);
SAME(SEQ_SERVICE_HASH, SERVICE_HASH);
SAME(SEQ_SERVICE_COPY, SERVICE_COPY);
SAME(SEQ_SERVICE_DESTROY, SERVICE_DESTROY);
SAME(SEQ_SERVICE_PRINT, SERVICE_PRINT);
SAME(SEQ_SERVICES, SERVICES);

uint32_t planning_operation(const struct sequence_plan *plan, const struct operation *operation)
{
    for (size_t i = 0; operation && i < plan->operations->items.count; i++)
        if (plan->operations->items.items[i] == operation)
            return (uint32_t)i;
    return SEQUENCE_NONE;
}

uint32_t planning_sort(const struct sequence_plan *plan, const struct sort *sort)
{
    for (size_t i = 0; sort && i < plan->operations->sorts.count; i++)
        if (plan->operations->sorts.items[i] == sort)
            return (uint32_t)i;
    return SEQUENCE_NONE;
}

/* One that cannot be called has an empty stub: it serves nobody. */
static uint32_t serving(const struct sequence_plan *plan, const struct operation *operation)
{
    return operation && operation->obstacle ? SEQUENCE_NONE : planning_operation(plan, operation);
}

/* ---- sorts ---- */

static void plan_sorts(struct sequence_plan *plan)
{
    const struct operations *operations = plan->operations;
    for (size_t i = 0; i < operations->sorts.count; i++) {
        const struct sort *sort = operations->sorts.items[i];
        struct sequence_sort item = {.size = sort->object ? (uint32_t)sort->object->size : 0};
        item.flags = (sort->is_counted ? SORT_COUNTED : 0u) | (sort->is_memory ? SORT_MEMORY : 0u) |
                     (sort->is_bare || sort->is_text ? SORT_BARE : 0u);
        for (size_t k = 0; k < SERVICES; k++)
            item.services[k] = serving(plan, sort->services[k]);
        vector_push(&plan->sorts, item);
    }
}

static bool gives(const struct sequence_plan *plan, uint32_t operation, uint32_t sort, bool borrowed)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t output = 0; output < item->outputs; output++) {
        uint32_t number = sequence_plan_output(plan, operation, output);
        const struct sequence_node *node = number == SEQUENCE_NONE ? NULL : &plan->nodes.items[number];
        if (node && node->sort == sort && !(node->flags & ARGUMENT_BORROWED) == !borrowed)
            return true;
    }
    return false;
}

/* Those whose object is the caller's come first. */
static void plan_makers(struct sequence_plan *plan)
{
    for (uint32_t sort = 0; sort < plan->sorts.count; sort++) {
        struct sequence_sort *item = &plan->sorts.items[sort];
        item->makers = (uint32_t)plan->makers.count;
        for (int borrowed = 0; borrowed < 2; borrowed++) {
            if (borrowed && plan->makers.count == item->makers)
                item->flags |= SORT_PARTS;
            for (uint32_t i = 0; i < plan->items.count; i++)
                if (!(plan->items.items[i].flags & (OPERATION_UNCALLABLE_FLAG | OPERATION_ORACLE_FLAG)) &&
                    gives(plan, i, sort, borrowed) && !(borrowed && gives(plan, i, sort, false)))
                    vector_push(&plan->makers, i);
        }
        item->maker_count = (uint32_t)plan->makers.count - item->makers;
    }
}

/* ---- operations ---- */

static void plan_expressions(struct sequence_plan *plan, const struct operation *operation,
                             struct sequence_operation *item)
{
    const struct declarations *declarations = &plan->operations->declarations;
    item->success_expression = SEQUENCE_NONE;
    item->requires_first = (uint32_t)plan->
                               requires
        .count;
    for (size_t i = 0; i < declarations->items.count; i++) {
        const struct declaration *declaration = &declarations->items.items[i];
        if (declaration->function != operation->function || declaration->is_bug)
            continue;
        if (declaration->kind == DECLARATION_SUCCESS)
            item->success_expression = (uint32_t)stubs_expression(plan->stubs, declaration);
        else if (declaration->kind == DECLARATION_REQUIRES)
            vector_push(&plan->requires, (uint32_t)stubs_expression(plan->stubs, declaration));
    }
    item->requires_count = (uint32_t)plan->
                               requires
        .count - item->requires_first;
}

static bool is_given(const struct role *role)
{
    return role->sort && !role->is_borrowed &&
           (role->passing == PASS_OUT ||
            (role->passing == PASS_IN_OUT && role->holding == HOLD_VARIABLE && !role->is_consumed));
}

/* What it gives that is the caller's from then on; NULL: nothing. */
static const struct sort *sort_given(const struct operation *operation)
{
    if (is_given(&operation->result))
        return operation->result.sort;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (is_given(&operation->roles[i]))
            return operation->roles[i].sort;
    return NULL;
}

static uint32_t destroyer_of(const struct sequence_plan *plan, const struct operation *operation)
{
    const struct sort *sort = operation->obstacle ? NULL : sort_given(operation);
    if (!sort)
        return SEQUENCE_NONE;
    bool is_maker = operation->sort == sort;
    return serving(plan,
                   is_maker ? operations_destroyer(plan->operations, operation) : sort->services[SERVICE_DESTROY]);
}

static void plan_operation(struct sequence_plan *plan, const struct operation *operation)
{
    struct sequence_operation item = {.stub = (uint32_t)plan->items.count,
                                      .kind = (uint32_t)operation->kind,
                                      .sort = planning_sort(plan, operation->sort),
                                      .success = (uint32_t)operation->success,
                                      .success_value = operation->success_value,
                                      .weight = 1};
    item.subject = operation->subject == NO_PARAMETER ? SEQUENCE_NONE : (uint32_t)operation->subject;
    item.flags = (operation->is_pure ? OPERATION_PURE_FLAG : 0u) | (operation->is_oracle ? OPERATION_ORACLE_FLAG : 0u) |
                 (operation->obstacle ? OPERATION_UNCALLABLE_FLAG : 0u) |
                 (operation->takes_reference ? OPERATION_REFERS_FLAG : 0u) |
                 (operation->takes_out ? OPERATION_RELEASES_FLAG : 0u) |
                 (operation->ends_references ? OPERATION_ENDS_FLAG : 0u) |
                 (operation->puts_in ? OPERATION_PUTS_FLAG : 0u) | (operation->first ? OPERATION_FIRST_FLAG : 0u) |
                 (operation->first == FIRST_ALWAYS ? OPERATION_NEEDED_FLAG : 0u) |
                 (operation->may_be_again ? OPERATION_AGAIN_FLAG : 0u);
    item.destroyer = destroyer_of(plan, operation);
    item.opposite = serving(plan, operation->opposite);
    plan_expressions(plan, operation, &item);
    planning_nodes(plan, operation, &item);
    vector_push(&plan->items, item);
}

/* ---- all ---- */

void sequence_plan_init(struct sequence_plan *plan, const struct operations *operations, const struct stubs *stubs,
                        struct sequence_mined *mined)
{
    *plan = (struct sequence_plan){.operations = operations, .stubs = stubs};
    if (mined) {
        plan->mined = *mined;
        *mined = (struct sequence_mined){VECTOR_INIT, VECTOR_INIT, VECTOR_INIT};
    }
    plan_sorts(plan);
    for (size_t i = 0; i < operations->items.count; i++)
        plan_operation(plan, operations->items.items[i]);
    plan_makers(plan);
    planning_contracts(plan);
    for (size_t i = 0; i < operations->before.count; i++)
        if (serving(plan, operations->before.items[i]) != SEQUENCE_NONE)
            vector_push(&plan->before, serving(plan, operations->before.items[i]));
    for (size_t i = 0; i < operations->after.count; i++)
        if (serving(plan, operations->after.items[i]) != SEQUENCE_NONE)
            vector_push(&plan->after, serving(plan, operations->after.items[i]));
}

void sequence_plan_release(struct sequence_plan *plan)
{
    vector_release(&plan->nodes);
    vector_release(&plan->roles);
    vector_release(&plan->items);
    vector_release(&plan->sorts);
    vector_release(&plan->contracts);
    vector_release(&plan->makers);
    vector_release(&plan->requires);
    vector_release(&plan->before);
    vector_release(&plan->after);
    vector_release(&plan->values);
    vector_release(&plan->mined.numbers);
    for (size_t i = 0; i < plan->mined.texts.count; i++)
        mem_free(plan->mined.texts.items[i]);
    vector_release(&plan->mined.texts);
    for (size_t i = 0; i < plan->mined.templates.count; i++)
        mem_free(plan->mined.templates.items[i]);
    vector_release(&plan->mined.templates);
    arena_release(&plan->arena);
}

const struct operation *sequence_plan_operation(const struct sequence_plan *plan, uint32_t number)
{
    return plan->operations->items.items[number];
}

uint32_t sequence_plan_node(const struct sequence_plan *plan, uint32_t operation, size_t parameter)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    return parameter == NO_PARAMETER ? item->result : item->parameters + (uint32_t)parameter;
}

uint32_t sequence_plan_output(const struct sequence_plan *plan, uint32_t operation, uint32_t output)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    if (output == 0)
        return item->result;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (plan->nodes.items[item->parameters + i].output == output)
            return item->parameters + i;
    return SEQUENCE_NONE;
}
