/* Languages out of automata that are told by functions, and back. */
#include "front/regex/machine.h"

#include <string.h>

#define STATE_LIMIT 100000
#define TABLE_LIMIT ((size_t)16 * 1000 * 1000)

struct exploration {
    const struct automaton *automaton;
    struct intern states;
    uint32_t *samples;
    size_t classes;
    VECTOR(uint32_t) next;
    VECTOR(bool) accepts;
};

static void explore_state(struct exploration *e, uint64_t *state, uint64_t *next)
{
    const struct automaton *automaton = e->automaton;
    size_t count, number = e->accepts.count;
    memcpy(state, intern_get(&e->states, (uint32_t)number, &count), automaton->words * sizeof *state);
    vector_push(&e->accepts, automaton->accepts(automaton->context, state));
    for (size_t class = 0; class < e->classes; class ++) {
        memset(next, 0, automaton->words * sizeof *next);
        bool alive = automaton->step(automaton->context, state, class, e->samples[class], next);
        vector_push(&e->next, alive ? intern_put(&e->states, next, automaton->words) : DFA_NONE);
    }
}

static bool explore(struct exploration *e, size_t limit)
{
    const struct automaton *automaton = e->automaton;
    uint64_t *state = mem_array(automaton->words + 1, sizeof *state),
             *next = mem_array(automaton->words + 1, sizeof *next);
    automaton->start(automaton->context, state);
    intern_put(&e->states, state, automaton->words);
    bool fits = true;
    while (fits && e->accepts.count < e->states.ends.count) {
        explore_state(e, state, next);
        fits = e->states.ends.count <= limit && e->next.count <= TABLE_LIMIT;
    }
    mem_free(state);
    mem_free(next);
    return fits;
}

struct language *language_of_automaton(const struct automaton *automaton, struct charset alphabet, size_t limit,
                                       struct error *error)
{
    struct dfa dfa = {0};
    partition_of_sets(&dfa.alphabet, alphabet, automaton->sets, automaton->set_count);
    struct exploration e = {.automaton = automaton, .classes = dfa.alphabet.atoms};
    e.samples = partition_samples(&dfa.alphabet);
    if (automaton->prepare)
        automaton->prepare(automaton->context, e.samples, e.classes);
    bool fits = explore(&e, limit ? limit : STATE_LIMIT);
    intern_release(&e.states);
    mem_free(e.samples);
    dfa.states = (uint32_t)e.accepts.count;
    dfa.next = e.next.items ? e.next.items : mem_array(1, sizeof *dfa.next);
    dfa.accepts = e.accepts.items;
    if (fits) {
        dfa_minimise(&dfa);
        return language_of_dfa(dfa, limit ? limit : STATE_LIMIT);
    }
    dfa_release(&dfa);
    error_set(error, ERROR_INPUT, "strings: the automaton of a condition has more than %zu states; use smaller numbers",
              limit ? limit : STATE_LIMIT);
    return NULL;
}

uint32_t language_start(const struct language *language)
{
    return language->dfa.start;
}

uint32_t language_step(const struct language *language, uint32_t state, uint32_t c)
{
    if (state == LANGUAGE_DEAD)
        return LANGUAGE_DEAD;
    uint32_t atom = partition_atom(&language->dfa.alphabet, c);
    return atom == PARTITION_NONE ? LANGUAGE_DEAD
                                  : language->dfa.next[(size_t)state * language->dfa.alphabet.atoms + atom];
}

bool language_accepts(const struct language *language, uint32_t state)
{
    return state != LANGUAGE_DEAD && language->dfa.accepts[state];
}

const struct charset *language_sets(const struct language *language, struct arena *arena, size_t *count)
{
    const struct partition *alphabet = &language->dfa.alphabet;
    struct charset *sets = arena_alloc(arena, (alphabet->atoms + 1) * sizeof *sets);
    range_list *ranges = mem_array((size_t)alphabet->atoms + 1, sizeof *ranges);
    for (size_t i = 0; i < alphabet->pieces.count; i++) {
        const struct piece *piece = &alphabet->pieces.items[i];
        vector_push(&ranges[piece->atom], ((struct range){piece->lo, piece->hi}));
    }
    for (uint32_t i = 0; i < alphabet->atoms; i++)
        sets[i] = charset_build(arena, &ranges[i]);
    mem_free(ranges);
    *count = alphabet->atoms;
    return sets;
}
