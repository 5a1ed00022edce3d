/* A learned rule, as far as the nodes of a plan can say it. */
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include "model/words.h"
#include "oracle/rules.h"

static struct sequence_node *node_of(struct sequence_plan *plan, const struct rule *rule, size_t which)
{
    uint32_t node = sequence_plan_node(plan, rule->operation, rule->parameters[which]);
    return node == SEQUENCE_NONE ? NULL : &plan->nodes.items[node];
}

static void forbid_null(struct sequence_node *node)
{
    if (!node)
        return;
    node->null = SEQ_NULL_NEVER;
    if (node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE && !(node->flags & ARGUMENT_OUT))
        node->flags |= ARGUMENT_HELD;
}

static void give_away(struct sequence_plan *plan, uint32_t operation)
{
    uint32_t result = plan->items.items[operation].result;
    if (result != SEQUENCE_NONE)
        plan->nodes.items[result].flags &= ~(uint32_t)ARGUMENT_BORROWED;
}

static void end_with_memory(struct sequence_plan *plan, uint32_t operation)
{
    uint32_t result = plan->items.items[operation].result;
    if (result != SEQUENCE_NONE)
        plan->nodes.items[result].flags |= ARGUMENT_FLEETING;
}

static bool gives_handle(const struct sequence_plan *plan, const struct sequence_operation *item)
{
    return item->result != SEQUENCE_NONE && plan->nodes.items[item->result].kind == SEQ_HANDLE;
}

/* Where nothing else is known to destroy one, it is what does; unless something comes in its place, which is no part of
 * it then: graph = finish(builder). */
static void end_parameter(struct sequence_plan *plan, const struct rule *rule)
{
    struct sequence_operation *item = &plan->items.items[rule->operation];
    struct sequence_node *node = node_of(plan, rule, 0);
    if (!node || node->kind != SEQ_HANDLE)
        return;
    node->flags |= ARGUMENT_CONSUMED | ARGUMENT_ENDED;
    if (gives_handle(plan, item) && plan->nodes.items[item->result].sort != node->sort &&
        !(plan->nodes.items[item->result].flags & ARGUMENT_CONST))
        give_away(plan, rule->operation);
    uint32_t *destroyer = &plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY];
    if (*destroyer == SEQUENCE_NONE && item->parameter_count == 1 && item->kind == SEQ_KIND_PLAIN &&
        !gives_handle(plan, item)) {
        *destroyer = rule->operation;
        item->kind = SEQ_KIND_DESTROYS;
        item->sort = node->sort;
        item->subject = 0;
    }
}

/* ---- one parameter compared with a number ---- */

struct bound {
    size_t parameter;
    char comparison[3];
    long long number;
};

static bool read_parameter(const struct function *function, const char **at, size_t *parameter)
{
    size_t length = name_length(*at);
    const struct parameter *found = function_parameter(function, *at, length);
    if (!found)
        return false;
    *parameter = (size_t)(found - function->parameters);
    *at = skip_blanks(*at + length);
    return true;
}

/* "count > 0", "step != 0": what a node's range can hold. */
static bool read_bound(const struct function *function, const char *expression, struct bound *bound)
{
    const char *at = skip_blanks(expression);
    if (!read_parameter(function, &at, &bound->parameter))
        return false;
    size_t length = strspn(at, "<>=!");
    if (length == 0 || length > 2)
        return false;
    memcpy(bound->comparison, at, length);
    bound->comparison[length] = 0;
    char *end;
    at = skip_blanks(at + length);
    bound->number = strtoll(at, &end, 10);
    return end != at && *skip_blanks(end) == 0;
}

static void raise_low(struct sequence_node *node, long long low)
{
    if (node->lo < low)
        node->lo = low;
}

static void lower_high(struct sequence_node *node, long long high)
{
    bool is_signed = node->flags & ARGUMENT_SIGNED;
    if (is_signed ? (long long)node->hi > high : high >= 0 && node->hi > (uint64_t)high)
        node->hi = (uint64_t)high;
}

static void limit_length(struct sequence_plan *plan, const struct rule *rule)
{
    struct sequence_node *array = node_of(plan, rule, 0), *length = node_of(plan, rule, 1);
    if (length && length->kind == SEQ_NUMBER && array && (array->kind == SEQ_OBJECT || array->kind == SEQ_HANDLE))
        lower_high(length, 1); /* of one object there is one */
    else if (length && length->kind == SEQ_NUMBER)
        length->limit = sequence_plan_node(plan, rule->operation, rule->parameters[0]);
}

static void narrow(struct sequence_node *node, const struct bound *bound)
{
    const char *comparison = bound->comparison;
    if (strcmp(comparison, ">") == 0)
        raise_low(node, bound->number + 1);
    else if (strcmp(comparison, ">=") == 0)
        raise_low(node, bound->number);
    else if (strcmp(comparison, "!=") == 0 && bound->number == 0 && !(node->flags & ARGUMENT_SIGNED))
        raise_low(node, 1);
    else if (strcmp(comparison, "!=") == 0 && bound->number == 0 && !(node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS)))
        node->flags |= ARGUMENT_NONZERO;
    else if (strcmp(comparison, "<") == 0)
        lower_high(node, bound->number - 1);
    else if (strcmp(comparison, "<=") == 0)
        lower_high(node, bound->number);
}

static void keep_in_range(struct sequence_plan *plan, const struct rule *rule)
{
    struct bound bound;
    if (!read_bound(sequence_plan_operation(plan, rule->operation)->function, rule->expression, &bound)) {
        rule_apply_terms(rule, plan);
        return;
    }
    uint32_t node = sequence_plan_node(plan, rule->operation, bound.parameter);
    if (node != SEQUENCE_NONE && plan->nodes.items[node].kind == SEQ_NUMBER)
        narrow(&plan->nodes.items[node], &bound);
}

/* "result == 1", as it is learned; what a person declares is compiled. */
static void expect_result(struct sequence_plan *plan, const struct rule *rule)
{
    struct sequence_operation *item = &plan->items.items[rule->operation];
    long long value;
    if (item->success == SEQ_SUCCESS_UNKNOWN && sscanf(rule->expression, "result == %lld", &value) == 1) {
        item->success = SEQ_SUCCESS_CONSTANT;
        item->success_value = value;
    }
}

/* The header says what a call that fails does not take, though not that one that succeeds does. */
static bool is_kept_by_failure(const struct sequence_plan *plan, const struct rule *rule)
{
    const struct operation *operation = sequence_plan_operation(plan, rule->operation);
    return operation && rule->parameters[0] < operation->function->parameter_count &&
           operation->roles[rule->parameters[0]].unless_it_fails;
}

void rule_apply(const struct rule *rule, struct sequence_plan *plan)
{
    struct sequence_node *node;
    switch (rule->kind) {
    case RULE_NONNULL:
        forbid_null(node_of(plan, rule, 0));
        break;
    case RULE_NULLABLE:
        if ((node = node_of(plan, rule, 0)))
            node->null = SEQ_NULL_ALLOWED;
        break;
    case RULE_CONSUMES:
        if ((node = node_of(plan, rule, 0)) && node->kind == SEQ_BUFFER && node->count)
            node = &plan->nodes.items[node->first]; /* each of them */
        if (node && node->kind == SEQ_HANDLE)
            node->flags |=
                ARGUMENT_CONSUMED | ARGUMENT_ADOPTED | (is_kept_by_failure(plan, rule) ? ARGUMENT_IF_DONE : 0);
        break;
    case RULE_LENGTH:
        limit_length(plan, rule);
        break;
    case RULE_REQUIRES:
        keep_in_range(plan, rule);
        break;
    case RULE_GIVES:
        give_away(plan, rule->operation);
        break;
    case RULE_SUCCESS:
        expect_result(plan, rule);
        break;
    case RULE_ENDS:
        end_parameter(plan, rule);
        break;
    case RULE_INSIDE:
        if ((node = node_of(plan, rule, 0)) && node->kind == SEQ_HANDLE)
            node->flags |= ARGUMENT_INSIDE;
        break;
    case RULE_LENDS:
        if (plan->items.items[rule->operation].result != SEQUENCE_NONE)
            plan->nodes.items[plan->items.items[rule->operation].result].flags |= ARGUMENT_BORROWED;
        break;
    case RULE_ANEW:
        if ((node = node_of(plan, rule, 0)) && node->kind == SEQ_HANDLE)
            node->flags |= ARGUMENT_EMPTY;
        break;
    case RULE_LIFETIME:
        end_with_memory(plan, rule->operation);
        break;
    }
}
