#include "front/regex/subsets.h"

#include <string.h>

#define DIES UINT32_MAX /* instead of a set of obligations: one of them failed */

/* ---- obligations ---- */

static uint32_t with_obligation(struct subsets *s, uint32_t obligations, uint32_t set, bool negative)
{
    if (set == s->everything || set == 0)
        return (set == 0) == negative ? obligations : DIES;
    uint64_t added = (uint64_t)set << 1 | negative;
    size_t count;
    const uint64_t *known = intern_get(&s->obligations, obligations, &count);
    config_list list = VECTOR_INIT;
    for (size_t i = 0; i < count; i++) {
        if (known[i] == (added ^ 1)) {
            vector_release(&list);
            return DIES;
        }
        vector_push(&list, known[i]);
    }
    vector_push(&list, added);
    config_list_normalise(&list);
    uint32_t number = intern_put(&s->obligations, list.items, list.count);
    vector_release(&list);
    return number;
}

/* Everything that b demands, a demands too? */
static bool demands_all(const struct subsets *s, uint32_t a, uint32_t b)
{
    size_t count_a, count_b;
    const uint64_t *x = intern_get(&s->obligations, a, &count_a), *y = intern_get(&s->obligations, b, &count_b);
    size_t i = 0;
    for (size_t j = 0; j < count_b; j++) {
        while (i < count_a && x[i] < y[j])
            i++;
        if (i == count_a || x[i] != y[j])
            return false;
    }
    return true;
}

/* Of two configurations with the same state, the one that demands more adds
 * nothing.  The list is normalised, so no two demand the same. */
static void drop_subsumed(const struct subsets *s, config_list *list)
{
    config_list kept = VECTOR_INIT;
    for (size_t first = 0, last; first < list->count; first = last) {
        for (last = first; last < list->count && config_state(list->items[last]) == config_state(list->items[first]);)
            last++;
        for (size_t i = first; i < last; i++) {
            bool useless = false;
            for (size_t j = first; j < last && !useless; j++)
                useless =
                    j != i && demands_all(s, config_obligations(list->items[i]), config_obligations(list->items[j]));
            if (!useless)
                vector_push(&kept, list->items[i]);
        }
    }
    vector_release(list);
    *list = kept;
}

static uint32_t intern_configs(struct subsets *s, config_list *list)
{
    config_list_normalise(list);
    uint32_t number;
    if (list->count > 0 && list->items[0] == config(NFA_ACCEPT, 0)) {
        number = s->everything;
    } else {
        bool obliged = false;
        for (size_t i = 0; i < list->count && !obliged; i++)
            obliged = config_obligations(list->items[i]) != 0;
        if (obliged)
            drop_subsumed(s, list);
        number = intern_put(&s->configs, list->items, list->count);
    }
    vector_release(list);
    return number;
}

/* ---- closure: everything reachable without reading ---- */

struct closure {
    config_list pending, found;
    config_list seen; /* those with obligations: open addressing, 0 is free */
    size_t seen_count;
    uint32_t mark;
};

static bool seen_insert(config_list *seen, uint64_t word)
{
    size_t slot = (word * 0x9e3779b97f4a7c15u) >> 20 & (seen->count - 1);
    for (; seen->items[slot]; slot = (slot + 1) & (seen->count - 1))
        if (seen->items[slot] == word)
            return false;
    seen->items[slot] = word;
    return true;
}

static void seen_enlarge(config_list *seen)
{
    config_list larger = VECTOR_INIT;
    size_t size = seen->count ? seen->count * 2 : 64;
    vector_reserve(&larger, size);
    memset(larger.items, 0, size * sizeof *larger.items);
    larger.count = size;
    for (size_t i = 0; i < seen->count; i++)
        if (seen->items[i])
            seen_insert(&larger, seen->items[i]);
    vector_release(seen);
    *seen = larger;
}

static void closure_add(struct subsets *s, struct closure *closure, uint32_t state, uint32_t obligations)
{
    if (obligations == DIES)
        return;
    if (obligations == 0) {
        if (s->marks[state] == closure->mark)
            return;
        s->marks[state] = closure->mark;
    } else {
        if (closure->seen_count * 2 >= closure->seen.count)
            seen_enlarge(&closure->seen);
        if (!seen_insert(&closure->seen, config(state, obligations)))
            return;
        closure->seen_count++;
    }
    vector_push(&closure->pending, config(state, obligations));
}

static uint32_t look_set(struct subsets *s, uint32_t look);

static uint32_t close(struct subsets *s, struct closure *closure)
{
    while (closure->pending.count > 0 && s->work++ < s->work_limit) {
        uint64_t top = closure->pending.items[--closure->pending.count];
        uint32_t obligations = config_obligations(top);
        const struct nfa_state *state = &s->nfa->states.items[config_state(top)];
        switch (state->kind) {
        case NFA_SET:
        case NFA_END:
            vector_push(&closure->found, top);
            break;
        case NFA_SPLIT:
            closure_add(s, closure, state->out[1], obligations);
            closure_add(s, closure, state->out[0], obligations);
            break;
        case NFA_GUARD:
            closure_add(s, closure, state->out[0],
                        with_obligation(s, obligations, look_set(s, state->look), state->negative));
            break;
        }
    }
    vector_release(&closure->pending);
    vector_release(&closure->seen);
    return intern_configs(s, &closure->found);
}

static struct closure closure_begin(struct subsets *s)
{
    return (struct closure){.mark = ++s->mark};
}

/* What the rest of the string must be run from for the look to hold here. */
static uint32_t look_set(struct subsets *s, uint32_t number)
{
    if (s->starts[number])
        return s->starts[number] - 1;
    const struct nfa_look *look = &s->nfa->looks.items[number];
    uint32_t set;
    if (look->behind) {
        size_t count;
        const uint64_t *configs = intern_get(&s->configs, s->trackers[look->tracker], &count);
        config_list list = VECTOR_INIT;
        for (size_t i = 0; i < count; i++)
            if (config_state(configs[i]) == look->end)
                vector_push(&list, config(NFA_ACCEPT, config_obligations(configs[i])));
        set = intern_configs(s, &list);
    } else {
        struct closure closure = closure_begin(s);
        closure_add(s, &closure, look->entry, 0);
        set = close(s, &closure);
    }
    s->starts[number] = set + 1;
    return set;
}

/* ---- reading one character ---- */

static uint32_t step_set(struct subsets *s, uint32_t set, uint32_t atom);

static uint32_t step_obligations(struct subsets *s, uint32_t obligations, uint32_t atom)
{
    size_t count;
    intern_get(&s->obligations, obligations, &count);
    uint32_t after = 0;
    for (size_t i = 0; i < count && after != DIES; i++) {
        uint64_t obligation = intern_get(&s->obligations, obligations, &count)[i];
        after = with_obligation(s, after, step_set(s, (uint32_t)(obligation >> 1), atom), obligation & 1);
    }
    return after;
}

static uint32_t step_set(struct subsets *s, uint32_t set, uint32_t atom)
{
    for (size_t i = 0; i < s->stepped.count; i++)
        if (s->stepped.items[i] >> 32 == set)
            return (uint32_t)s->stepped.items[i];
    struct closure closure = closure_begin(s);
    size_t count;
    intern_get(&s->configs, set, &count);
    for (size_t i = 0; i < count; i++) {
        uint64_t one = intern_get(&s->configs, set, &count)[i];
        const struct nfa_state *state = &s->nfa->states.items[config_state(one)];
        if (state->kind == NFA_SET && s->member[state->set * s->partition.atoms + atom])
            closure_add(s, &closure, state->out[0], step_obligations(s, config_obligations(one), atom));
    }
    uint32_t after = close(s, &closure);
    vector_push(&s->stepped, (uint64_t)set << 32 | after);
    return after;
}

static void new_position(struct subsets *s)
{
    s->stepped.count = 0;
    if (s->nfa->looks.count)
        memset(s->starts, 0, s->nfa->looks.count * sizeof *s->starts);
}

static uint32_t intern_state(struct subsets *s, uint32_t main)
{
    if (main == 0)
        return SUBSETS_DEAD;
    config_list list = VECTOR_INIT;
    vector_push(&list, main);
    for (uint32_t i = 0; i < s->nfa->trackers; i++)
        vector_push(&list, main == s->everything ? 0 : s->trackers[i]);
    uint32_t number = intern_put(&s->states, list.items, list.count);
    vector_release(&list);
    return number;
}

uint32_t subsets_start(struct subsets *s)
{
    new_position(s);
    for (size_t i = 0; i < s->nfa->looks.count; i++) {
        const struct nfa_look *look = &s->nfa->looks.items[i];
        if (!look->behind)
            continue;
        struct closure closure = closure_begin(s);
        closure_add(s, &closure, look->entry, 0);
        s->trackers[look->tracker] = close(s, &closure);
    }
    struct closure closure = closure_begin(s);
    closure_add(s, &closure, s->nfa->entry, 0);
    return intern_state(s, close(s, &closure));
}

uint32_t subsets_next(struct subsets *s, uint32_t state, uint32_t atom)
{
    new_position(s);
    size_t count;
    for (uint32_t i = 0; i < s->nfa->trackers; i++)
        s->trackers[i] = step_set(s, (uint32_t)intern_get(&s->states, state, &count)[i + 1], atom);
    return intern_state(s, step_set(s, (uint32_t)intern_get(&s->states, state, &count)[0], atom));
}

static bool set_accepts(const struct subsets *s, uint32_t set)
{
    size_t count, demands;
    const uint64_t *configs = intern_get(&s->configs, set, &count);
    for (size_t i = 0; i < count; i++) {
        uint32_t state = config_state(configs[i]);
        if (state != NFA_ACCEPT && s->nfa->states.items[state].kind != NFA_END)
            continue;
        const uint64_t *obligations = intern_get(&s->obligations, config_obligations(configs[i]), &demands);
        bool fulfilled = true;
        for (size_t j = 0; j < demands && fulfilled; j++)
            fulfilled = set_accepts(s, (uint32_t)(obligations[j] >> 1)) != (obligations[j] & 1);
        if (fulfilled)
            return true;
    }
    return false;
}

bool subsets_accepts(const struct subsets *s, uint32_t state)
{
    size_t count;
    return set_accepts(s, (uint32_t)intern_get(&s->states, state, &count)[0]);
}

bool subsets_gave_up(const struct subsets *s)
{
    return s->work >= s->work_limit;
}

void subsets_init(struct subsets *s, const struct nfa *nfa, struct charset alphabet, size_t work_limit)
{
    *s = (struct subsets){.nfa = nfa, .work_limit = work_limit};
    partition_of_sets(&s->partition, alphabet, nfa->sets.items, nfa->sets.count);
    size_t atoms = s->partition.atoms;
    uint32_t *samples = partition_samples(&s->partition);
    s->member = mem_array(nfa->sets.count * atoms + 1, sizeof *s->member);
    for (size_t set = 0; set < nfa->sets.count; set++)
        for (size_t atom = 0; atom < atoms; atom++)
            s->member[set * atoms + atom] = charset_contains(nfa->sets.items[set], samples[atom]);
    mem_free(samples);
    s->marks = mem_array(nfa->states.count, sizeof *s->marks);
    s->trackers = mem_array(nfa->trackers + 1, sizeof *s->trackers);
    s->starts = mem_array(nfa->looks.count + 1, sizeof *s->starts);
    uint64_t accept = config(NFA_ACCEPT, 0);
    intern_put(&s->configs, NULL, 0);
    intern_put(&s->obligations, NULL, 0);
    s->everything = intern_put(&s->configs, &accept, 1);
}

void subsets_release(struct subsets *s)
{
    partition_release(&s->partition);
    mem_free(s->member);
    mem_free(s->marks);
    mem_free(s->trackers);
    mem_free(s->starts);
    intern_release(&s->configs);
    intern_release(&s->obligations);
    intern_release(&s->states);
    vector_release(&s->stepped);
}
