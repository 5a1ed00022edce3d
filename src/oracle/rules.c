#include "oracle/rules.h"

#include <ctype.h>
#include <string.h>
#include "base/hash.h"

static void rule_free(struct rule *rule)
{
    mem_free(rule->expression);
    mem_free(rule->id);
    mem_free(rule->evidence);
    mem_free(rule->witness);
    mem_free(rule);
}

void rules_release(struct rules *rules)
{
    for (size_t i = 0; i < rules->items.count; i++)
        rule_free(rules->items.items[i]);
    vector_release(&rules->items);
}

struct rule *rules_find(const struct rules *rules, const char *id)
{
    for (size_t i = 0; i < rules->items.count; i++)
        if (strcmp(rules->items.items[i]->id, id) == 0)
            return rules->items.items[i];
    return NULL;
}

/* ---- ids ---- */

static const char *kind_word(enum rule_kind kind)
{
    static const char *const words[] = {
        [RULE_NONNULL] = "nonnull",   [RULE_NULLABLE] = "nullable", [RULE_CONSUMES] = "consumes",
        [RULE_LENGTH] = "length",     [RULE_REQUIRES] = "requires", [RULE_SUCCESS] = "success",
        [RULE_LIFETIME] = "lifetime", [RULE_ENDS] = "ends",         [RULE_INSIDE] = "inside",
        [RULE_GIVES] = "gives",       [RULE_LENDS] = "lends",       [RULE_ANEW] = "anew",
    };
    return words[kind];
}

static size_t parameter_count(enum rule_kind kind)
{
    bool has_none = kind == RULE_REQUIRES || kind == RULE_SUCCESS || kind >= RULE_GIVES;
    return kind == RULE_LENGTH ? 2 : has_none ? 0 : 1;
}

static void add_parameter(struct text *out, const struct function *function, size_t parameter)
{
    if (parameter < function->parameter_count)
        text_addf(out, "_%s", function->parameters[parameter].name);
}

/* What is said without blanks is the same rule, however an assertion is laid out. */
static uint64_t expression_hash(const char *expression)
{
    struct text packed = TEXT_INIT;
    for (; *expression; expression++)
        if (!isspace((unsigned char)*expression))
            text_add_char(&packed, *expression);
    uint64_t hash[2];
    hash_bytes(packed.s, packed.length, hash);
    text_release(&packed);
    return hash[0];
}

static char *make_id(const struct rule *rule, const struct function *function)
{
    struct text id = TEXT_INIT;
    text_addf(&id, "%s_%s", kind_word(rule->kind), function->name);
    for (size_t i = 0; i < parameter_count(rule->kind); i++)
        add_parameter(&id, function, rule->parameters[i]);
    if (rule->expression)
        text_addf(&id, "_%06llx", (unsigned long long)(expression_hash(rule->expression) & 0xffffff));
    return text_detach(&id);
}

/* ---- adding ---- */

/* A file has "1" where there are no words for a rule. */
static void take_words(struct rule *known, struct rule *rule)
{
    char *expression = known->expression;
    known->expression = rule->expression;
    rule->expression = expression;
    known->parameters[0] = rule->parameters[0];
    known->parameters[1] = rule->parameters[1];
}

struct rule *rules_add(struct rules *rules, const struct sequence_plan *plan, enum rule_kind kind, uint32_t operation,
                       size_t first, size_t second, const char *expression)
{
    struct rule *rule = mem_alloc(sizeof *rule);
    *rule = (struct rule){.kind = kind,
                          .operation = operation,
                          .parameters = {first, second},
                          .expression = expression ? mem_strdup(expression) : NULL};
    rule->id = make_id(rule, sequence_plan_operation(plan, operation)->function);
    struct rule *known = rules_find(rules, rule->id);
    if (known) {
        take_words(known, rule);
        rule_free(rule);
        return known;
    }
    vector_push(&rules->items, rule);
    return rule;
}

/* ---- from declarations ---- */

static bool kind_of_declaration(enum declaration_kind kind, enum rule_kind *rule)
{
    switch (kind) {
    case DECLARATION_NONNULL:
        *rule = RULE_NONNULL;
        return true;
    case DECLARATION_NULLABLE:
        *rule = RULE_NULLABLE;
        return true;
    case DECLARATION_CONSUMES:
        *rule = RULE_CONSUMES;
        return true;
    case DECLARATION_LENGTH:
        *rule = RULE_LENGTH;
        return true;
    case DECLARATION_REQUIRES:
        *rule = RULE_REQUIRES;
        return true;
    case DECLARATION_SUCCESS:
        *rule = RULE_SUCCESS;
        return true;
    default:
        return false;
    }
}

static bool find_operation(const struct sequence_plan *plan, const struct function *function, uint32_t *number)
{
    for (size_t i = 0; i < plan->operations->items.count; i++)
        if (plan->operations->items.items[i]->function == function) {
            *number = (uint32_t)i;
            return true;
        }
    return false;
}

/* Where there are no words for a rule, its id tells the parameter. */
static void find_parameter(struct rule *rule, const struct function *function)
{
    bool found = rule->kind < RULE_LIFETIME || parameter_count(rule->kind) == 0;
    for (size_t i = 0; !found && i < function->parameter_count; i++) {
        rule->parameters[0] = i;
        char *expression = rule->expression;
        rule->expression = NULL;
        char *id = make_id(rule, function);
        rule->expression = expression;
        found = strcmp(id, rule->id) == 0;
        mem_free(id);
    }
}

static void read_one(struct rules *rules, const struct sequence_plan *plan, const struct declaration *declaration)
{
    enum rule_kind kind;
    uint32_t operation;
    if (!kind_of_declaration(declaration->kind, &kind) || !find_operation(plan, declaration->function, &operation))
        return;
    for (enum rule_kind other = RULE_LIFETIME; other <= RULE_ANEW; other++) /* which only their ids tell */
        if (strncmp(declaration->learned, kind_word(other), strlen(kind_word(other))) == 0)
            kind = other;
    struct rule *rule = mem_alloc(sizeof *rule);
    *rule = (struct rule){.kind = kind,
                          .operation = operation,
                          .parameters = {declaration->parameters[0], declaration->parameters[1]},
                          .expression = declaration->expression ? mem_strdup(declaration->expression) : NULL,
                          .id = mem_strdup(declaration->learned),
                          .is_old = true,
                          .is_bug = declaration->is_bug,
                          .is_certain = !declaration->is_bug};
    find_parameter(rule, declaration->function);
    vector_push(&rules->items, rule);
}

void rules_read(struct rules *rules, const struct sequence_plan *plan)
{
    const struct declarations *declarations = &plan->operations->declarations;
    for (size_t i = 0; i < declarations->items.count; i++)
        if (declarations->items.items[i].learned && !rules_find(rules, declarations->items.items[i].learned))
            read_one(rules, plan, &declarations->items.items[i]);
}
