/* What was judged before: the same place is met again and again, and asking
 * costs processes. */
#include <string.h>
#include "oracle/policy_case.h"

struct remembered {
    char *key, *why;
    enum ruling_kind kind;
    unsigned by;
    bool is_low;
    struct rule *rule;
    unsigned long long times; /* in a row */
};

struct policy_memory {
    VECTOR(struct remembered *) items;
    struct known_number {
        enum number_care care;
        struct answer answer; /* the last, when it was none that is certain */
        unsigned asked;       /* so often in vain */
    } *numbers;               /* one for each node */
    size_t number_count;
};

struct policy_memory *policy_memory_new(size_t nodes)
{
    struct policy_memory *memory = mem_alloc(sizeof *memory);
    *memory = (struct policy_memory){.numbers = mem_array(nodes ? nodes : 1, sizeof(struct known_number)),
                                     .number_count = nodes};
    return memory;
}

void policy_memory_free(struct policy_memory *memory)
{
    if (!memory)
        return;
    for (size_t i = 0; i < memory->items.count; i++) {
        struct remembered *item = memory->items.items[i];
        mem_free(item->key);
        mem_free(item->why);
        mem_free(item);
    }
    vector_release(&memory->items);
    mem_free(memory->numbers);
    mem_free(memory);
}

enum number_care policy_number_care(const struct policy *policy, uint32_t node)
{
    return node < policy->memory->number_count ? policy->memory->numbers[node].care : CARE_UNKNOWN;
}

void policy_set_number_care(struct policy *policy, uint32_t node, const struct answer *answer)
{
    if (node >= policy->memory->number_count)
        return;
    struct known_number *number = &policy->memory->numbers[node];
    number->asked += answer->care == CARE_UNKNOWN;
    number->answer = *answer;
    if (answer->care != CARE_UNKNOWN)
        number->care = answer->care;
}

const struct answer *policy_asked_in_vain(const struct policy *policy, uint32_t node)
{
    const struct known_number *number = node < policy->memory->number_count ? &policy->memory->numbers[node] : NULL;
    return number && number->asked >= policy_numbers.asked_in_vain ? &number->answer : NULL;
}

/* ---- rulings ---- */

/* The signature alone is not enough: the same line may break by a NULL, and without one. */
static char *key_of(const struct policy *policy, const struct sequence *sequence,
                    const struct sequence_outcome *outcome, const struct ruling *ruling)
{
    const struct sequence_plan *plan = policy->plan;
    const struct sequence_fault *fault = &outcome->fault;
    return mem_format("%s %u %u %u %d%d%d%d%d%d", ruling->signature, fault->stage, fault->region, fault->owner,
                      fact_count_nulls(sequence, plan) > 0, fact_has_alias(sequence, plan),
                      fact_count_beyond(sequence, plan, policy_numbers.small_number) > 0, fault->undestroyed > 0,
                      outcome->failure.only_after_others, ruling->has_giver);
}

static struct remembered *find(const struct policy_memory *memory, const char *key)
{
    for (size_t i = 0; i < memory->items.count; i++)
        if (strcmp(memory->items.items[i]->key, key) == 0)
            return memory->items.items[i];
    return NULL;
}

/* With this one, sequences enough have broken a rule for it to be certain, though there were few to vary each with. */
static bool completes_evidence(const struct remembered *item)
{
    return item->rule && !item->rule->is_certain && item->rule->seen + 1 == policy_numbers.null_sequences;
}

/* And even then it is looked at again now and then. */
static bool is_enough(const struct policy *policy, const struct remembered *item)
{
    unsigned enough = policy->is_pressed ? 1 : policy_numbers.remembered;
    return item->kind != RULING_FLAKY && item->times >= enough && item->times % policy_numbers.remembered_again != 0 &&
           !completes_evidence(item);
}

bool policy_remembers(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                      struct ruling *ruling)
{
    char *key = key_of(policy, sequence, outcome, ruling);
    struct remembered *item = find(policy->memory, key);
    mem_free(key);
    if (!item || !is_enough(policy, item)) {
        if (item)
            item->times++;
        return false;
    }
    item->times++;
    ruling->kind = item->kind;
    ruling->by = item->by;
    ruling->is_low = item->is_low;
    ruling->why = mem_strdup(item->why);
    ruling->rule = item->rule;
    if (item->rule)
        item->rule->seen++;
    return true;
}

void policy_remember(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                     const struct ruling *ruling)
{
    char *key = key_of(policy, sequence, outcome, ruling);
    struct remembered *item = find(policy->memory, key);
    if (!item) {
        item = mem_alloc(sizeof *item);
        *item = (struct remembered){.key = key, .times = 1, .kind = ruling->kind, .why = mem_strdup("")};
        vector_push(&policy->memory->items, item);
    } else {
        mem_free(key);
    }
    if (item->kind != ruling->kind || item->by != ruling->by)
        item->times = 1;
    item->kind = ruling->kind;
    item->by = ruling->by;
    item->is_low = ruling->is_low;
    item->rule = ruling->rule;
    mem_free(item->why);
    item->why = mem_strdup(ruling->why ? ruling->why : "");
}
