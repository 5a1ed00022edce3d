/* Append: the calls of a component run again, behind those that were made. */
#include "runtime/sequence/generating.h"

#define CHANGED_MOST 1024 /* words of a call that can be changed */

struct instance instances[INSTANCES_MOST];
uint32_t instance_count;

/* The component that is appended. */
static uint32_t changing; /* the call, counted in the sequence, that gets another argument; SEQUENCE_NONE */
static uint32_t begin;    /* its first call */
static uint32_t left_out; /* so many at its beginning: they begin the sequence already */
static bool is_appending;

void append_begin(void)
{
    instance_count = 0;
    is_appending = false;
}

bool append_repeats(uint32_t call)
{
    return is_appending && call < changing;
}

static bool draw_changed(uint32_t operation, const uint64_t *words, uint32_t count, uint32_t shift)
{
    static uint64_t copy[CHANGED_MOST];
    if (count > CHANGED_MOST)
        return draw_words(operation, words, count, shift);
    words_copy(operation, copy, words, count, shift);
    return draw_mutated(operation, copy, count) || draw_words(operation, copy, count, 0);
}

static bool append_own(const struct sequence_component *component, uint32_t first)
{
    const uint64_t *at = component_words(component), *end = at + component->word_count;
    for (at += component->parent_count; at < end;) {
        uint32_t operation = SEQUENCE_CALL_OPERATION(*at), count = SEQUENCE_CALL_WORDS(*at);
        if (order_is_of(operation)) {
            left_out++;
            at += 1 + count;
            continue;
        }
        bool is_changed = sequences->call_count == changing;
        if (!(is_changed ? draw_changed : draw_words)(operation, at + 1, count, first - left_out))
            return false;
        if (extend_run(changing == SEQUENCE_NONE ? begin : SEQUENCE_NONE) == CALL_REFUSED)
            return false;
        at += 1 + count;
    }
    return true;
}

/* Parents first; references count in the whole of each. */
static bool append_calls(const struct sequence_component *component)
{
    uint32_t first = sequences->call_count;
    const uint64_t *parents = component_words(component);
    for (uint32_t i = 0; i < component->parent_count; i++)
        if (!append_calls(&components[parents[i]]))
            return false;
    return append_own(component, first);
}

static bool is_reusable(const struct sequence_component *component, uint32_t call)
{
    return call >= 64 || component->reusable >> call & 1;
}

static void prune_objects(const struct sequence_component *component, uint32_t first, uint32_t first_object)
{
    for (uint32_t i = first_object; i < object_count; i++)
        if (objects[i].call >= first && !is_reusable(component, objects[i].call - first + left_out))
            object_choice_prune(i);
}

/* ---- what is changed ---- */

struct choice {
    uint32_t call, sum, chosen;
};

static void weigh(struct choice *choice, uint32_t weight)
{
    choice->sum += weight;
    if (weight && below(choice->sum) < weight)
        choice->chosen = choice->call;
}

static void weigh_calls(struct choice *choice, const struct sequence_component *component)
{
    const uint64_t *words = component_words(component);
    for (uint32_t i = 0; i < component->parent_count; i++)
        weigh_calls(choice, &components[words[i]]);
    for (uint32_t at = component->parent_count; at < component->word_count; at += 1 + SEQUENCE_CALL_WORDS(words[at])) {
        uint32_t operation = SEQUENCE_CALL_OPERATION(words[at]);
        if (order_is_of(operation))
            continue;
        weigh(choice, draw_mutations(operation));
        choice->call++;
    }
}

/* The last one is the one that reached an edge: it is chosen as often as all others together. */
uint32_t append_choose_change(uint32_t number)
{
    struct choice choice = {.chosen = SEQUENCE_NONE};
    weigh_calls(&choice, &components[number]);
    const uint64_t *words = component_words(&components[number]), *last = NULL;
    for (uint32_t at = components[number].parent_count; at < components[number].word_count;
         at += 1 + SEQUENCE_CALL_WORDS(words[at]))
        last = &words[at];
    if (last && draw_mutations(SEQUENCE_CALL_OPERATION(*last)) && one_in(2))
        return choice.call - 1;
    return choice.chosen;
}

bool append(uint32_t number, uint32_t change)
{
    struct sequence_component *component = &components[number];
    uint32_t first = sequences->call_count, first_object = object_count;
    changing = change == SEQUENCE_NONE ? SEQUENCE_NONE : first + change;
    begin = first;
    left_out = 0;
    component->uses++;
    is_appending = true;
    bool is_complete = append_calls(component);
    is_appending = false;
    for (uint32_t call = first + 1; changing != SEQUENCE_NONE && call < sequences->call_count; call++)
        keep_join(call, first);
    extent.steps += component_facts[number].steps;
    if (instance_count < INSTANCES_MOST)
        instances[instance_count++] =
            (struct instance){number, first, sequences->call_count - first, is_complete && change == SEQUENCE_NONE};
    if (change == SEQUENCE_NONE) {
        prune_objects(component, first, first_object);
        if (!is_complete)
            component_retire(number);
    }
    return is_complete;
}
