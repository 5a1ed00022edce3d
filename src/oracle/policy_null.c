/* Rules 5 and 8: a NULL or a zero that was passed, and that a function may or
 * may not have to stand. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_guilty.h"

#define VARIANTS_TRIED 24
#define ALTERNATIVES 3 /* of one place */
#define ROUND_CALLS 64

/* ---- is it always so? ---- */

/* Other values for a place; false: there is no such alternative. */
static bool change(struct sequence *sequence, const struct sequence_plan *plan, const struct sequence_place *place,
                   size_t index, size_t alternative)
{
    static const uint64_t numbers[ALTERNATIVES] = {0, 1, 7};
    static const uint64_t texts[ALTERNATIVES][2] = {{SEQUENCE_HEAD(HEAD_VALUE, 0), 0},
                                                    {SEQUENCE_HEAD(HEAD_VALUE, 1), 'b'},
                                                    {SEQUENCE_HEAD(HEAD_VALUE, 3), 'x' | '=' << 8 | 'y' << 16}};
    const struct sequence_node *node = &plan->nodes.items[place->node];
    uint64_t word = sequence->words.items[place->word];
    if (fact_is_amount(node))
        return probe_set_number(sequence, plan, place->call, index, numbers[alternative]);
    return node->kind == SEQ_STRING && SEQUENCE_TAG(word) == HEAD_VALUE &&
           probe_replace(sequence, plan, place->call, index, texts[alternative], alternative ? 2 : 1);
}

/* The number-th other value of any place up to the guilty one's call, the guilty word itself left as it is. */
static bool vary(struct sequence *sequence, const struct sequence_plan *plan, const struct culprit *culprit,
                 size_t number)
{
    sequence_places places = VECTOR_INIT;
    bool done = false;
    for (size_t call = culprit->call + 1; !done && call-- > 0;) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; !done && i < places.count; i++) {
            const struct sequence_node *node = &plan->nodes.items[places.items[i].node];
            bool is_guilty = call == culprit->call && i == culprit->place;
            if (is_guilty || !(fact_is_amount(node) || node->kind == SEQ_STRING))
                continue;
            if (number < ALTERNATIVES && !(done = change(sequence, plan, &places.items[i], i, number)))
                break;
            number -= done ? 0 : ALTERNATIVES;
        }
    }
    vector_release(&places);
    return done;
}

/* Nothing went before: other objects are made first. */
static bool make_others(struct sequence *sequence, const struct sequence_plan *plan, struct culprit *culprit,
                        size_t times)
{
    uint32_t sort = 0;
    while (sort < plan->sorts.count && plan->sorts.items[sort].maker_count == 0)
        sort++;
    size_t before = sequence->calls.count;
    for (size_t i = 0; i < times; i++)
        if (sort == plan->sorts.count || !probe_make_first(sequence, plan, sort))
            return false;
    culprit->call += sequence->calls.count - before;
    return true;
}

/* What went before, so many times more in front. */
static bool go_round(struct sequence *sequence, const struct sequence_plan *plan, struct culprit *culprit, size_t times)
{
    if (culprit->call == 0)
        return make_others(sequence, plan, culprit, times);
    struct sequence before = SEQUENCE_INIT, longer = SEQUENCE_INIT;
    sequence_copy(&before, sequence);
    bool done =
        culprit->call > 0 && times * culprit->call < ROUND_CALLS && probe_cut_behind(&before, plan, culprit->call - 1);
    for (size_t i = 0; done && i < times; i++)
        sequence_append(&longer, plan, &before);
    if (done) {
        culprit->call += longer.calls.count;
        sequence_append(&longer, plan, sequence);
        sequence_copy(sequence, &longer);
    }
    sequence_release(&before);
    sequence_release(&longer);
    return done;
}

static bool is_there(const struct probes *probes, const struct sequence *sequence)
{
    for (size_t i = 0; i < probes->items.count; i++)
        if (sequence_is_same(&probes->items.items[i]->sequence, sequence))
            return true;
    return false;
}

/* Other sequences that pass the same: with other arguments, and behind more calls. */
static void add_variants(struct probes *probes, const struct policy_case *judged, const struct culprit *culprit)
{
    size_t most = policy_numbers.null_sequences + 2;
    for (size_t i = 0; i < VARIANTS_TRIED && probes->items.count < most; i++) {
        struct sequence variant = SEQUENCE_INIT;
        struct culprit here = *culprit;
        sequence_copy(&variant, &judged->sequence);
        bool is_one = i == 0 || (i % 2 ? vary(&variant, judged->plan, culprit, i / 2)
                                       : go_round(&variant, judged->plan, &here, i / 2));
        if (is_one && !is_there(probes, &variant)) {
            struct probe *probe = probes_add(probes, &variant);
            probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
            probe->tag = here.call;
        }
        sequence_release(&variant);
    }
}

struct tally {
    unsigned crashed, survived;
};

/* In the call itself, or (a value that was kept) anywhere behind it. */
static bool count_variants(struct policy_case *judged, const struct culprit *culprit, struct tally *tally)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    add_variants(&probes, judged, culprit);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    for (size_t i = 0; done && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        if (!probe->ran || probe->outcome.outcome == TRIAL_DISCARDED)
            continue;
        uint32_t died = case_died_in(&probe->outcome);
        if (died != SEQUENCE_NONE && died >= probe->tag)
            tally->crashed++;
        else if (probe->outcome.outcome == TRIAL_PASSED)
            tally->survived++;
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* ---- ruling ---- */

static bool is_root(const struct sequence_plan *plan, uint32_t operation, uint32_t node)
{
    return sequence_plan_node(plan, operation, plan->nodes.items[node].parameter) == node;
}

/* Of a buffer without cells it is its length that is 0. */
static const char *number_at(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    uint32_t length = judged->plan->nodes.items[node].array;
    bool has_length = judged->plan->nodes.items[node].kind == SEQ_BUFFER && length != SEQUENCE_NONE;
    return fact_parameter(judged->plan, operation, has_length ? length : node);
}

static bool rule_by_tally(struct policy_case *judged, const struct culprit *culprit, struct rule *rule, unsigned by,
                          const struct tally *tally, const char *what)
{
    unsigned long long crashed = tally->crashed + rule->seen - 1;
    bool is_kept = culprit->call != judged->call;
    uint32_t operation = sequence_operation_of(&judged->sequence, culprit->call);
    const char *name =
        by == 8 ? number_at(judged, operation, culprit->node) : fact_parameter(judged->plan, operation, culprit->node);
    const char *called = case_operation_name(judged, (uint32_t)culprit->call);
    char *why =
        tally->crashed
            ? mem_format("%s for '%s' of %s: %u of %u sequences like this one crash%s", what, name, called,
                         tally->crashed, tally->crashed + tally->survived, is_kept ? ", later, in another call" : "")
            : mem_format("%s for '%s' of %s: with something else it does not break", what, name, called);
    rule->is_mixed = rule->is_mixed || tally->survived > 0 || is_kept;
    /* where some come back, it is not NULL alone: to forbid it may close the way that everybody goes */
    rule->is_certain = !rule->is_bug && !(tally->survived && by == 5) &&
                       (rule->is_certain || (crashed >= policy_numbers.null_sequences && !is_kept));
    mem_free(rule->evidence);
    rule->evidence = mem_strdup(why);
    bool decided = case_rule_by(judged, rule, by, why);
    mem_free(why);
    return decided;
}

/* Any other address in place of the NULL is followed, too.  False as well where nobody can tell. */
static bool is_guard_left(struct policy_case *judged, const struct culprit *culprit, bool *is_left)
{
    const uint64_t guard = SEQUENCE_HEAD(HEAD_GUARD, 0);
    struct probes probes;
    *is_left = false;
    if (judged->plan->nodes.items[culprit->node].kind == SEQ_FUNCTION)
        return true;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe_replace(&probe->sequence, judged->plan, culprit->call, culprit->place, &guard, 1);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_left = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* A text, or an array of numbers, that is only read: nothing could be handed over to it, or come back by it.  Where no
 * NULL in its place ever breaks, the library stands it, and what is lost then is lost by the library. */
static bool stands_null_and_leaks(const struct policy_case *judged, const struct culprit *culprit,
                                  const struct tally *tally)
{
    const struct sequence_node *node = &judged->plan->nodes.items[culprit->node];
    const struct role *role = judged->plan->roles.items[culprit->node];
    const struct type *type = role ? role->type : NULL;
    bool is_read = (node->kind == SEQ_STRING || node->kind == SEQ_BUFFER) && type && type->kind == TYPE_POINTER &&
                   type->target_const && type->target->kind != TYPE_POINTER && type->target->kind != TYPE_STRUCT;
    return is_read && judged->ruling->verdict.kind == VERDICT_LEAK && tally->crashed == 0 && tally->survived > 0;
}

#define CELL_WORDS_MOST 8

/* What a sequence says of a cell: nothing where the call fills it. */
static size_t cell_words(const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_OUT)
        return 0;
    return node->flags & ARGUMENT_RAW ? sequence_words_of_bytes(node->cell_size) : 1;
}

/* NULL for a buffer of 0 cells, and one of 0 cells that is not NULL breaks in that line as well, while one of a cell is
 * well: it does not look at the number, or what is NULL there is something else.  Where a cell is not enough either,
 * the number does not count, and there must be an end in the buffer. */
static bool is_for_nothing(struct policy_case *judged, const struct culprit *culprit)
{
    const uint64_t nothing = SEQUENCE_HEAD(HEAD_VALUE, 0);
    uint64_t one[1 + CELL_WORDS_MOST] = {SEQUENCE_HEAD(HEAD_VALUE, 1), 1};
    const struct sequence_node *node = &judged->plan->nodes.items[culprit->node];
    size_t one_words = 1 + cell_words(node);
    bool is_plain = node->flags & ARGUMENT_RAW || judged->plan->nodes.items[node->first].kind == SEQ_NUMBER;
    struct probes probes;
    struct ruling other = {0};
    if (node->kind != SEQ_BUFFER || !is_plain || node->cells || node->array == SEQUENCE_NONE ||
        node->flags & ARGUMENT_UNSIZED || one_words > sizeof one / sizeof *one)
        return false;
    const struct role *length = judged->plan->roles.items[node->array]; /* where it ends may be told, too */
    if (!length || !length->type || length->type->kind != TYPE_INTEGER)
        return false;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe_replace(&probe->sequence, judged->plan, culprit->call, culprit->place, &nothing, 1);
    struct probe *longer = probes_add(&probes, &judged->sequence);
    longer->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe_replace(&longer->sequence, judged->plan, culprit->call, culprit->place, one, one_words);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool is_same = done && probe->ran && probe->outcome.outcome == TRIAL_BROKE && longer->ran &&
                   longer->outcome.outcome == TRIAL_PASSED;
    if (is_same) {
        const struct verdict *verdict = &judged->ruling->verdict;
        case_describe(judged->policy, judged->policy->symbols, &probe->sequence, &probe->outcome, &other);
        is_same = other.operation == judged->ruling->operation && verdict->file && other.verdict.file &&
                  strcmp(verdict->file, other.verdict.file) == 0 && verdict->line == other.verdict.line;
    }
    ruling_release(&other);
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return is_same;
}

static bool rule_guilty(struct policy_case *judged, const struct culprit *culprit, unsigned by, const char *what)
{
    struct tally tally = {0};
    uint32_t operation = sequence_operation_of(&judged->sequence, culprit->call);
    size_t parameter = judged->plan->nodes.items[culprit->node].parameter;
    bool is_cell = by == 8 && judged->plan->nodes.items[culprit->node].cells;
    if (is_cell || !is_root(judged->plan, operation, culprit->node))
        return case_rule(judged, RULING_SUSPECT, by, "%s within '%s' of %s", what,
                         fact_parameter(judged->plan, operation, culprit->node),
                         case_operation_name(judged, (uint32_t)culprit->call));
    bool is_left = false;
    if (!count_variants(judged, culprit, &tally) || (by == 5 && !is_guard_left(judged, culprit, &is_left)))
        return true;
    if (stands_null_and_leaks(judged, culprit, &tally))
        return false;
    tally.survived += is_left; /* it is NULL that is handled badly, not memory that is missing */
    char *expression = by == 8 ? mem_format("%s != 0", number_at(judged, operation, culprit->node)) : NULL;
    struct rule *rule =
        case_learn(judged, by == 8 ? RULE_REQUIRES : RULE_NONNULL, operation, parameter, 0, expression, mem_strdup(""));
    mem_free(expression);
    return rule_by_tally(judged, culprit, rule, by, &tally, what);
}

/* Another 0 that is to blame as well, and that the header allows: "0 is for those that come last". */
static bool is_other_allowed(struct policy_case *judged, const culprits *found, size_t guilty, mend *mend)
{
    bool is_allowed = false;
    for (size_t i = 0; !is_allowed && !judged->has_failed && i < found->count; i++) {
        const struct culprit *one = &found->items[i];
        struct sequence changed = SEQUENCE_INIT;
        bool is_gone = false;
        if (i == guilty || !case_is_allowed(judged, one->call, one->place, one->node, true))
            continue;
        sequence_copy(&changed, &judged->sequence);
        is_allowed =
            mend(&changed, judged->plan, one->call, one->place) && case_try(judged, &changed, 0, &is_gone) && is_gone;
        sequence_release(&changed);
    }
    return is_allowed;
}

/* No cells at all.  An object was given no room to write into, by a call before, and whoever needs some now has no way
 * to say so; or a flag says how much has to be there. */
static bool rule_nothing(struct policy_case *judged, const struct culprit *culprit)
{
    bool is_room = !(judged->plan->nodes.items[culprit->node].flags & ARGUMENT_CONST);
    bool is_kept = judged->call < judged->sequence.calls.count && culprit->call != judged->call;
    if (is_kept && is_room && !fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, judged->call)))
        return case_rule(judged, RULING_SUSPECT, 3, "there was no room at all, and %s cannot say so",
                         case_operation_name(judged, judged->call));
    return case_flag(judged, culprit->call);
}

static bool blame(struct policy_case *judged, is_culprit *is_one, mend *mend, unsigned by, const char *what)
{
    culprits found = VECTOR_INIT;
    size_t guilty = 0;
    bool decided = false;
    culprits_gather(judged, is_one, &found);
    const struct culprit *one = found.items;
    if (found.count && !culprits_find(judged, &found, is_one, mend, &guilty))
        decided = true;
    else if (found.count && guilty < found.count &&
             !case_is_allowed(judged, one[guilty].call, one[guilty].place, one[guilty].node, by == 8)) {
        bool is_nothing = by != 8 && is_for_nothing(judged, &one[guilty]);
        if (is_nothing)
            decided = rule_nothing(judged, &one[guilty]);
        else if (by != 8 || !is_other_allowed(judged, &found, guilty, mend))
            decided = rule_guilty(judged, &one[guilty], by, what);
    }
    vector_release(&found);
    return decided;
}

/* ---- members that nobody can fill ---- */

static bool has_zero_pointer(const struct sequence_plan *plan, uint32_t number)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    const struct role *role = plan->roles.items[number];
    if (node->kind == SEQ_ZERO)
        return role && role->type && role->type->kind == TYPE_POINTER;
    for (uint32_t i = 0; i < node->count; i++)
        if (has_zero_pointer(plan, node->first + i))
            return true;
    return false;
}

static bool gets_zero_pointer(const struct policy_case *judged)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++) {
        const struct sequence_operation *item =
            &judged->plan->items.items[sequence_operation_of(&judged->sequence, call)];
        for (uint32_t i = 0; i < item->parameter_count; i++)
            if (has_zero_pointer(judged->plan, item->parameters + i))
                return true;
    }
    return false;
}

/* char *next_word(char **line): a variable that was thought to be filled must have a text before.  The parameter;
 * SEQUENCE_NONE: none is one. */
static uint32_t find_variable(const struct policy_case *judged)
{
    if (judged->call >= judged->sequence.calls.count)
        return SEQUENCE_NONE;
    const struct sequence_operation *item =
        &judged->plan->items.items[sequence_operation_of(&judged->sequence, judged->call)];
    for (uint32_t i = item->parameters; i < item->parameters + item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[i];
        if (node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT &&
            judged->plan->nodes.items[node->first].kind == SEQ_STRING)
            return i;
    }
    return SEQUENCE_NONE;
}

static bool judge_variable(struct policy_case *judged)
{
    uint32_t variable = find_variable(judged);
    bool is_gone = false;
    if (variable == SEQUENCE_NONE)
        return false;
    return !case_try(judged, &judged->sequence, GIVEN_TEXTS, &is_gone) ||
           (is_gone &&
            case_rule(judged, RULING_SUSPECT, 5, "'%s' of %s may have to point to a text before the call",
                      fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, judged->call), variable),
                      case_operation_name(judged, judged->call)));
}

/* int compare(const T **a, const T **b), fold(int n, void **xs): pointers to what is there, and no variables to fill.
 */
static bool may_be_elements(const struct function *function, size_t index)
{
    const struct type *type = function->parameters[index].type;
    const struct type *cell = type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER ? type->target : NULL;
    bool has_twin = false;
    for (size_t i = 0; cell && i < function->parameter_count; i++)
        has_twin = has_twin || (i != index && function->parameters[i].type == type);
    bool is_counted = index > 0 && function->parameters[index - 1].type->kind == TYPE_INTEGER;
    return cell && ((has_twin && cell->target_const) || (is_counted && cell->target->kind == TYPE_VOID));
}

/* Variables with no object in them were passed, and followed in the same call. */
static bool judge_elements(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        uint32_t parameter = judged->plan->nodes.items[places.items[i].node].parameter;
        decided = places.items[i].depth == 0 && parameter < function->parameter_count &&
                  !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                  may_be_elements(function, parameter) &&
                  case_rule(judged, RULING_SUSPECT, 5, "'%s' of %s may have to lead to something before the call",
                            function->parameters[parameter].name, function->name);
    }
    vector_release(&places);
    return decided;
}

bool case_null(struct policy_case *judged)
{
    if (blame(judged, fact_is_null, probe_set_some, 5, "NULL"))
        return true;
    bool is_null = case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_NULL;
    if (is_null && (judge_variable(judged) || judge_elements(judged)))
        return true;
    return is_null && gets_zero_pointer(judged) &&
           case_rule(judged, RULING_SUSPECT, 5, "a struct was passed with a pointer in it that nobody can fill");
}

/* ---- zero ---- */

/* The first cell of a few numbers that go together, as those of a vector do, that is 0; .count: none. */
static uint32_t zero_cell(const struct sequence_node *node, const uint64_t *words)
{
    const unsigned char *bytes = (const unsigned char *)(words + 1);
    uint32_t count = SEQUENCE_COUNT(*words), size = node->cell_size;
    if (!(node->flags & ARGUMENT_RAW) || !node->cells || size < 2 || size > 8)
        return count;
    for (uint32_t cell = 0; cell < count; cell++) {
        uint64_t bits = 0;
        memcpy(&bits, bytes + (size_t)cell * size, size);
        if (bits == 0)
            return cell;
    }
    return count;
}

/* All of its zeros become ones. */
static bool set_ones(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    const struct sequence_place at = places.items[place];
    vector_release(&places);
    const struct sequence_node *node = &plan->nodes.items[at.node];
    uint64_t *words = &sequence->words.items[at.word];
    if (node->kind != SEQ_BUFFER || SEQUENCE_TAG(*words) != HEAD_VALUE || SEQUENCE_COUNT(*words) == 0)
        return probe_set_some(sequence, plan, call, place);
    const struct sequence_node *cell = &plan->nodes.items[node->first];
    const float single = 1;
    const double real = 1;
    const uint64_t number = 1;
    const void *one = cell->kind != SEQ_FLOAT ? (const void *)&number
                      : node->cell_size == 4  ? &single
                                              : (const void *)&real;
    uint32_t zero;
    while ((zero = zero_cell(node, words)) < SEQUENCE_COUNT(*words))
        memcpy((unsigned char *)(words + 1) + (size_t)zero * node->cell_size, one, node->cell_size);
    return true;
}

static bool is_zero(const struct sequence *sequence, const struct sequence_plan *plan,
                    const struct sequence_place *place)
{
    const struct sequence_node *node = &plan->nodes.items[place->node];
    uint64_t word = sequence->words.items[place->word];
    if (node->kind == SEQ_BUFFER)
        return SEQUENCE_TAG(word) == HEAD_NULL ||
               (SEQUENCE_TAG(word) == HEAD_VALUE &&
                (SEQUENCE_COUNT(word) == 0 ||
                 zero_cell(node, &sequence->words.items[place->word]) < SEQUENCE_COUNT(word)));
    if (node->kind == SEQ_FLOAT)
        return word << 1 == 0; /* -0.0, too */
    return node->kind == SEQ_NUMBER && !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS)) &&
           sequence_number(node, word) == 0;
}

bool case_zero(struct policy_case *judged)
{
    return blame(judged, is_zero, set_ones, 8, "0");
}
