/* A learned condition on the numbers of a call, "(outlen == 8) || (outlen == 16)",
 * as terms that the generator reckons with.  What it has no terms for stays for the
 * compiler of the next run. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "model/words.h"
#include "oracle/rules.h"

#define TERMS_MOST 64

struct reading_terms {
    const struct sequence_plan *plan;
    uint32_t operation;
    const char *at;
    struct sequence_term terms[TERMS_MOST];
    size_t count;
    unsigned depth; /* numbers that wait */
};

static bool add(struct reading_terms *reading, enum sequence_term_kind kind, uint32_t parameter, int64_t number)
{
    bool is_leaf = kind == TERM_NUMBER || kind == TERM_PARAMETER;
    reading->depth += is_leaf;
    reading->depth -= kind >= TERM_OR;
    if (reading->count == TERMS_MOST || reading->depth > SEQUENCE_TERMS_DEEP)
        return false;
    reading->terms[reading->count++] = (struct sequence_term){.kind = kind, .parameter = parameter, .number = number};
    return true;
}

/* The longest first. */
static const struct operator
{
    const char *sign;
    int rank;
    enum sequence_term_kind kind;
}
operators[] = {
    {"||", 1, TERM_OR},         {"&&", 2, TERM_AND},        {"==", 4, TERM_EQUAL},   {"!=", 4, TERM_UNEQUAL},
    {"<=", 5, TERM_LESS_EQUAL}, {">=", 5, TERM_MORE_EQUAL}, {"<", 5, TERM_LESS},     {">", 5, TERM_MORE},
    {"&", 3, TERM_BITS},        {"+", 6, TERM_PLUS},        {"-", 6, TERM_LESSENED}, {"*", 7, TERM_TIMES},
    {"/", 7, TERM_DIVIDED},     {"%", 7, TERM_REST},
};

static const struct operator* operator_at(const char *at)
{
    if (strncmp(at, "<<", 2) == 0 || strncmp(at, ">>", 2) == 0 || strncmp(at, "->", 2) == 0)
        return NULL;
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
        if (strncmp(at, operators[i].sign, strlen(operators[i].sign)) == 0)
            return &operators[i];
    return NULL;
}

static bool read_terms(struct reading_terms *reading, int rank);

static bool read_number(struct reading_terms *reading)
{
    char *end;
    unsigned long long number = strtoull(reading->at, &end, 0);
    end += strspn(end, "uUlL");
    if (number > INT64_MAX || *end == '.' || is_name_letter(*end))
        return false;
    reading->at = end;
    return add(reading, TERM_NUMBER, 0, (int64_t)number);
}

/* It has to be an integer that is passed itself. */
static bool read_parameter(struct reading_terms *reading)
{
    const struct function *function = sequence_plan_operation(reading->plan, reading->operation)->function;
    size_t length = name_length(reading->at);
    const struct parameter *found = length ? function_parameter(function, reading->at, length) : NULL;
    if (!found)
        return false;
    uint32_t parameter = (uint32_t)(found - function->parameters);
    uint32_t number = sequence_plan_node(reading->plan, reading->operation, parameter);
    const struct sequence_node *node = number == SEQUENCE_NONE ? NULL : &reading->plan->nodes.items[number];
    bool is_integer = found->type->kind == TYPE_INTEGER && node && node->size <= sizeof(int64_t) &&
                      (node->kind == SEQ_NUMBER || node->kind == SEQ_LENGTH);
    reading->at += length;
    return is_integer && add(reading, TERM_PARAMETER, parameter, 0);
}

static bool read_operand(struct reading_terms *reading)
{
    reading->at = skip_blanks(reading->at);
    char c = *reading->at;
    if (c == '!' || c == '-') {
        reading->at++;
        return read_operand(reading) && add(reading, c == '!' ? TERM_NOT : TERM_MINUS, 0, 0);
    }
    if (c == '(') {
        reading->at++;
        bool done = read_terms(reading, 0) && *reading->at == ')';
        reading->at += done;
        return done;
    }
    return isdigit((unsigned char)c) ? read_number(reading) : read_parameter(reading);
}

/* All operators that bind more than this. */
static bool read_terms(struct reading_terms *reading, int rank)
{
    const struct operator* operator;
    bool done = read_operand(reading);
    reading->at = skip_blanks(reading->at);
    while (done && (operator= operator_at(reading->at)) && operator->rank> rank) {
        reading->at += strlen(operator->sign);
        done = read_terms(reading, operator->rank) && add(reading, operator->kind, 0, 0);
        reading->at = skip_blanks(reading->at);
    }
    return done;
}

static bool is_there(const struct sequence_plan *plan, const struct sequence_operation *item,
                     const struct reading_terms *reading)
{
    for (size_t i = 0; i + reading->count <= item->term_count; i++)
        if (memcmp(&plan->terms[item->terms_first + i], reading->terms, reading->count * sizeof *reading->terms) == 0)
            return true;
    return false;
}

void rule_apply_terms(const struct rule *rule, struct sequence_plan *plan)
{
    struct sequence_operation *item = &plan->items.items[rule->operation];
    struct reading_terms reading = {.plan = plan, .operation = rule->operation, .at = rule->expression};
    if (!read_terms(&reading, 0) || *reading.at || is_there(plan, item, &reading))
        return;
    size_t count = item->term_count + reading.count + (item->term_count > 0);
    if (plan->term_count + count > SEQUENCE_PLAN_TERMS)
        return;
    struct sequence_term *terms = plan->terms + plan->term_count;
    memcpy(terms, plan->terms + item->terms_first, item->term_count * sizeof *terms);
    memcpy(terms + item->term_count, reading.terms, reading.count * sizeof *terms);
    if (item->term_count)
        terms[count - 1] = (struct sequence_term){.kind = TERM_AND};
    item->terms_first = (uint32_t)plan->term_count;
    item->term_count = (uint32_t)count;
    plan->term_count += count;
}
