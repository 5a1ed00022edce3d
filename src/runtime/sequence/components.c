/* Components: the set of sequences that new ones are built of, in the block, and
 * the map from sorts to those that give an object (section 7.6), in this process.
 * A component never changes, and comes behind its parents; so only what nobody
 * has as a parent can go. */
#include <string.h>
#include "runtime/sequence/generating.h"

#define TRIES 6
#define LAST 32
#define FORESEEN 3 /* choices */
#define HUGE_CHOSEN 16 /* one in so many */

/* With what decides whether it can be taken: what memory is touched here is most of the time that choosing takes. */
struct item {
    uint32_t component : 31, is_huge : 1;
    uint16_t calls, steps;
    uint64_t words; /* offset */
};
struct list {
    struct item *items;
    size_t capacity;
    uint32_t count;
};

struct sequence_component *components;
struct component_facts *component_facts;
static size_t facts_capacity;
static struct list *lists; /* one for each sort, then those that reached new edges, then settings */
static size_t lists_capacity;
static uint32_t indexed, changes; /* components that are in the map; component_changes then */

/* ---- looking through ---- */

struct check {
    uint32_t calls; /* so many came before */
    bool is_damaged;
};

static void check_reference(uint64_t *word, void *data)
{
    struct check *check = data;
    if (SEQUENCE_REFERENCE_CALL(*word) >= check->calls)
        check->is_damaged = true;
}

static bool is_inside(const struct sequence_component *component)
{
    uint64_t start = sequences->component_words, end = start + sequences->component_words_room * 8;
    return component->words >= start && component->words % 8 == 0 && component->words <= end &&
           component->word_count <= (end - component->words) / 8 && component->parent_count <= component->word_count;
}

static uint32_t check_parents(uint32_t number, struct check *check)
{
    const uint64_t *parents = component_words(&components[number]);
    uint32_t steps = 0;
    for (uint32_t i = 0; i < components[number].parent_count && !check->is_damaged; i++) {
        check->is_damaged = parents[i] >= number || !component_facts[parents[i]].steps;
        if (!check->is_damaged) {
            check->calls += components[parents[i]].call_count;
            steps += component_facts[parents[i]].steps;
        }
    }
    return steps;
}

/* How many steps it is; 0: it is damaged. */
static uint32_t check(uint32_t number)
{
    const struct sequence_component *component = &components[number];
    struct check check = {0};
    uint32_t last = SEQUENCE_NONE;
    if (!is_inside(component))
        return 0;
    uint32_t steps = check_parents(number, &check);
    uint64_t *words = component_words(component);
    for (uint32_t at = component->parent_count; at < component->word_count && !check.is_damaged;) {
        uint32_t operation = SEQUENCE_CALL_OPERATION(words[at]), count = SEQUENCE_CALL_WORDS(words[at]);
        if (operation >= sequences->operation_count || count > component->word_count - at - 1 ||
            words_walk(operation, words + at + 1, count, check_reference, &check) != count)
            return 0;
        steps += operation != last;
        last = operation;
        check.calls++;
        at += 1 + count;
    }
    bool is_good = !check.is_damaged && check.calls == component->call_count && check.calls <= SEQUENCE_CALLS_MOST;
    return is_good ? steps : 0;
}

/* ---- the map ---- */

static void list_add(struct list *list, uint32_t component)
{
    if (list->count && list->items[list->count - 1].component == component)
        return;
    list->items = memory_grow(list->items, &list->capacity, (size_t)list->count + 1, sizeof *list->items);
    list->items[list->count++] = (struct item){.component = component & INT32_MAX,
                                               .is_huge = components[component].is_huge & 1,
                                               .calls = (uint16_t)components[component].call_count,
                                               .steps = (uint16_t)component_facts[component].steps,
                                               .words = components[component].words};
}

static void list_gives(uint32_t number, uint32_t operation)
{
    for (uint32_t i = 0; i < facts[operation].give_count; i++)
        list_add(&lists[facts[operation].gives[i]], number);
}

/* Returns how many calls it has. */
static uint32_t list_calls(uint32_t number, const struct sequence_component *part, uint32_t first, uint64_t reusable)
{
    const uint64_t *words = component_words(part);
    uint32_t call = first;
    for (uint32_t i = 0; i < part->parent_count; i++)
        call += list_calls(number, &components[words[i]], call, reusable);
    for (uint32_t at = part->parent_count; at < part->word_count; at += 1 + SEQUENCE_CALL_WORDS(words[at]), call++)
        if (call >= 64 || reusable >> call & 1)
            list_gives(number, SEQUENCE_CALL_OPERATION(words[at]));
    return call - first;
}

static void learn_texts(const struct sequence_component *component)
{
    uint64_t *words = component_words(component);
    for (uint32_t at = component->parent_count; at < component->word_count; at += 1 + SEQUENCE_CALL_WORDS(words[at]))
        known_texts_learn(SEQUENCE_CALL_OPERATION(words[at]), words + at + 1, SEQUENCE_CALL_WORDS(words[at]));
}

static void index_component(uint32_t number)
{
    component_facts = memory_grow(component_facts, &facts_capacity, (size_t)number + 1, sizeof *component_facts);
    component_facts[number].steps = check(number);
    if (!component_facts[number].steps)
        components[number].is_retired = true;
    if (components[number].is_retired)
        return;
    list_calls(number, &components[number], 0, components[number].reusable);
    if (components[number].is_setting)
        list_add(&lists[component_settings()], number);
    if (components[number].edges) {
        list_add(&lists[sequences->sort_count], number);
        learn_texts(&components[number]);
    }
}

void components_start(void)
{
    components = in_block(sequences->components);
    lists = memory_grow(lists, &lists_capacity, (size_t)component_settings() + 1, sizeof *lists);
    if (sequences->component_count > sequences->component_room)
        sequences->component_count = sequences->component_room;
    if (changes != sequences->component_changes || indexed > sequences->component_count) {
        for (uint32_t i = 0; i <= component_settings(); i++)
            lists[i].count = 0;
        known_texts_forget();
        indexed = 0;
        changes = sequences->component_changes;
    }
    for (; indexed < sequences->component_count; indexed++)
        index_component(indexed);
}

/* ---- choosing ---- */

static uint64_t lots;      /* for this sequence */
static uint32_t last_sort; /* of which a component was chosen: the next one is likely to want one, too */

static uint64_t lots_of(uint64_t number)
{
    return mixed(sequences->seed + 0x2545f4914f6cdd1du) ^ number * 0xd1342543de82ef95u;
}

void components_begin(uint64_t number)
{
    lots = lots_of(number);
}

static const struct item *draw_item(const struct list *list, uint64_t *from)
{
    return &list->items[below_from(from, list->count)];
}

static void prefetch_component(const struct item *item)
{
    __builtin_prefetch(&components[item->component]);
    __builtin_prefetch(&component_facts[item->component]);
    __builtin_prefetch(in_block(item->words));
}

static void prefetch_parents(const struct item *item)
{
    const uint64_t *words = in_block(item->words);
    for (uint32_t i = 0; i < components[item->component].parent_count && i < item->calls; i++)
        __builtin_prefetch(&components[words[i]]);
}

void components_foresee(uint64_t number, bool in_depth)
{
    uint64_t from = lots_of(number);
    for (unsigned i = 0; i < FORESEEN && lists[last_sort].count; i++)
        (in_depth ? prefetch_parents : prefetch_component)(draw_item(&lists[last_sort], &from));
}

/* Behind those of sorts, and that of components which reached an edge. */
uint32_t component_settings(void)
{
    return sequences->sort_count + 1;
}

static uint32_t choose_from(const struct list *list, uint64_t *from, uint32_t calls, uint32_t steps)
{
    for (unsigned tries = 0; tries < TRIES && list->count; tries++) {
        const struct item *item = draw_item(list, from);
        if (item->calls < calls && item->steps < steps && (!item->is_huge || !below_from(from, HUGE_CHOSEN))) {
            prefetch_component(item);
            return item->component;
        }
    }
    return SEQUENCE_NONE;
}

uint32_t component_choose(uint32_t sort, uint32_t calls, uint32_t steps)
{
    last_sort = sort;
    return choose_from(&lists[sort], &lots, calls, steps);
}

uint32_t component_choose_any(uint32_t calls)
{
    if (one_in(4) && indexed) {
        uint32_t any = below(indexed);
        if (!components[any].is_retired && components[any].call_count < calls &&
            (!components[any].is_huge || one_in(HUGE_CHOSEN)))
            return any;
    }
    struct list *edges = &lists[sequences->sort_count], last = *edges;
    if (one_in(2) && edges->count > LAST) { /* what is behind the newest is the least known */
        last.items += last.count - LAST;
        last.count = LAST;
    }
    return choose_from(&last, &random_state, calls, SEQUENCE_NONE);
}

uint32_t component_choose_setting(uint32_t calls, uint32_t steps)
{
    return choose_from(&lists[component_settings()], &random_state, calls, steps);
}

static void list_remove(struct list *list, uint32_t component)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].component == component)
            list->items[i--] = list->items[--list->count];
}

void component_retire(uint32_t component)
{
    components[component].is_retired = true;
    for (uint32_t i = 0; i <= component_settings(); i++)
        list_remove(&lists[i], component);
}

uint32_t component_count_of(uint32_t sort)
{
    return lists[sort].count;
}

/* ---- making room ---- */

static uint32_t *children; /* of each; SEQUENCE_NONE: it goes */
static size_t children_capacity;

static void count_children(void)
{
    uint32_t count = sequences->component_count;
    children = memory_grow(children, &children_capacity, (size_t)count + 1, sizeof *children);
    memset(children, 0, count * sizeof *children);
    for (uint32_t i = 0; i < count; i++)
        if (component_facts[i].steps)
            for (uint32_t p = 0; p < components[i].parent_count; p++)
                children[component_words(&components[i])[p]]++;
}

/* What was used often and reached nothing new has given what it had. */
static bool may_go(const struct sequence_component *component, unsigned round, uint32_t often)
{
    if (component->is_retired)
        return true;
    if (component->edges && round < 4)
        return false;
    return chance(component->uses >= often ? 0.75f : 0.25f);
}

static void let_go(uint32_t number)
{
    for (uint32_t p = 0; component_facts[number].steps && p < components[number].parent_count; p++)
        children[component_words(&components[number])[p]]--;
    children[number] = SEQUENCE_NONE;
}

static uint32_t usual_uses(void)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < sequences->component_count; i++)
        sum += components[i].uses;
    return (uint32_t)(sum / (sequences->component_count + 1));
}

static void choose_who_goes(void)
{
    uint64_t words = 0;
    uint32_t left = sequences->component_count, often = usual_uses();
    for (uint32_t i = 0; i < left; i++)
        words += components[i].word_count;
    for (unsigned round = 0; round < 12; round++)
        for (uint32_t i = sequences->component_count; i--;) {
            if (left <= sequences->component_room / 2 && words <= sequences->component_words_room / 2)
                return;
            if (children[i] || !may_go(&components[i], round, often))
                continue;
            words -= components[i].word_count;
            left--;
            let_go(i);
        }
}

/* Those that stay move down, words and all; parents get their new numbers, which stand in children. */
static void compact(void)
{
    uint64_t used = 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < sequences->component_count; i++) {
        if (children[i] == SEQUENCE_NONE)
            continue;
        struct sequence_component component = components[i];
        uint64_t *to = (uint64_t *)in_block(sequences->component_words) + used;
        memmove(to, component_words(&component), component.word_count * sizeof *to);
        for (uint32_t p = 0; p < component.parent_count; p++)
            to[p] = children[to[p]];
        component.words = sequences->component_words + used * 8;
        used += component.word_count;
        children[i] = kept;
        components[kept++] = component;
    }
    sequences->component_count = kept;
    sequences->component_words_used = used;
}

static void renumber_instances(void)
{
    for (uint32_t i = 0; i < instance_count; i++) {
        uint32_t number = children[instances[i].component];
        instances[i].is_intact &= number != SEQUENCE_NONE;
        instances[i].component = number;
    }
}

static void make_room(void)
{
    sequences->component_changes++;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    count_children();
    choose_who_goes();
    compact();
    renumber_instances();
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    sequences->component_changes++;
    components_start();
}

uint64_t *component_room(uint32_t words)
{
    bool has_room = sequences->component_count < sequences->component_room &&
                    sequences->component_words_used + words <= sequences->component_words_room;
    if (!has_room && sequences->component_count)
        make_room();
    if (sequences->component_count >= sequences->component_room ||
        sequences->component_words_used + words > sequences->component_words_room)
        return NULL;
    return (uint64_t *)in_block(sequences->component_words) + sequences->component_words_used;
}

uint32_t component_add(const struct sequence_component *component)
{
    uint32_t number = sequences->component_count;
    components[number] = *component;
    components[number].words = sequences->component_words + sequences->component_words_used * 8;
    sequences->component_words_used += component->word_count;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    sequences->component_count = number + 1;
    components_start();
    return number;
}
