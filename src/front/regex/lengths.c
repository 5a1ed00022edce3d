#include "front/regex/machine.h"
#include "base/hash.h"

#include <string.h>

#define LIMIT ((size_t)1000000)
#define WORK_LIMIT ((size_t)400 * 1000 * 1000)

/* Different targets of each state: characters do not matter here. */
struct unary {
    uint32_t *targets;
    size_t *offsets;
    uint32_t states;
};

static void unary_init(struct unary *unary, const struct language *language)
{
    uint32_t states = language->dfa.states;
    unary->states = states;
    unary->targets = mem_array((states ? language->offsets[states] : 0) + 1, sizeof *unary->targets);
    unary->offsets = mem_array((size_t)states + 1, sizeof *unary->offsets);
    uint32_t *seen = mem_array((size_t)states + 1, sizeof *seen);
    size_t count = 0;
    for (uint32_t q = 0; q < states; q++) {
        for (size_t i = language->offsets[q]; i < language->offsets[q + 1]; i++) {
            uint32_t target = language->edges[i].target;
            if (seen[target] == q + 1)
                continue;
            seen[target] = q + 1;
            unary->targets[count++] = target;
        }
        unary->offsets[q + 1] = count;
    }
    mem_free(seen);
}

/* The set of states after n characters determines all that follows, so the
 * first repeated set closes the period.  Sets are known by their hash. */
struct orbit {
    uint64_t *before, *after; /* bit sets */
    size_t words;
    VECTOR(bool) present;
    struct {
        uint64_t hash[2];
        size_t step; /* 1 + */
    } *slots;
    size_t capacity, used;
    size_t work;
};

static void slots_enlarge(struct orbit *orbit)
{
    size_t old = orbit->capacity;
    __typeof__(orbit->slots) from = orbit->slots;
    orbit->capacity = old ? old * 2 : 1024;
    orbit->slots = mem_array(orbit->capacity, sizeof *orbit->slots);
    for (size_t i = 0; i < old; i++) {
        if (!from[i].step)
            continue;
        size_t slot = from[i].hash[0] & (orbit->capacity - 1);
        while (orbit->slots[slot].step)
            slot = (slot + 1) & (orbit->capacity - 1);
        orbit->slots[slot] = from[i];
    }
    mem_free(from);
}

/* Has this set occurred? */
static bool recall(struct orbit *orbit, size_t step, size_t *when)
{
    uint64_t hash[2];
    if (orbit->used * 2 >= orbit->capacity)
        slots_enlarge(orbit);
    hash_bytes(orbit->before, orbit->words * sizeof *orbit->before, hash);
    size_t slot = hash[0] & (orbit->capacity - 1);
    for (; orbit->slots[slot].step; slot = (slot + 1) & (orbit->capacity - 1))
        if (orbit->slots[slot].hash[0] == hash[0] && orbit->slots[slot].hash[1] == hash[1]) {
            *when = orbit->slots[slot].step - 1;
            return true;
        }
    orbit->slots[slot].hash[0] = hash[0];
    orbit->slots[slot].hash[1] = hash[1];
    orbit->slots[slot].step = step + 1;
    orbit->used++;
    return false;
}

static void advance(struct orbit *orbit, const struct unary *unary, const bool *accepts)
{
    bool accepted = false;
    memset(orbit->after, 0, orbit->words * sizeof *orbit->after);
    for (size_t word = 0; word < orbit->words; word++)
        for (uint64_t bits = orbit->before[word]; bits; bits &= bits - 1) {
            size_t q = word * 64 + (size_t)__builtin_ctzll(bits);
            accepted |= accepts[q];
            for (size_t i = unary->offsets[q]; i < unary->offsets[q + 1]; i++)
                orbit->after[unary->targets[i] / 64] |= (uint64_t)1 << unary->targets[i] % 64;
            orbit->work += 1 + unary->offsets[q + 1] - unary->offsets[q];
        }
    vector_push(&orbit->present, accepted);
    uint64_t *swap = orbit->before;
    orbit->before = orbit->after;
    orbit->after = swap;
    orbit->work += orbit->words;
}

/* The least period that divides this one, then the least base. */
static void reduce(struct lengths *lengths)
{
    const bool *cycle = lengths->present + lengths->base;
    for (size_t period = 1; period < lengths->period; period++) {
        if (lengths->period % period)
            continue;
        size_t i = 0;
        while (i + period < lengths->period && cycle[i] == cycle[i + period])
            i++;
        if (i + period == lengths->period) {
            lengths->period = period;
            break;
        }
    }
    while (lengths->base > 0 &&
           lengths->present[lengths->base - 1] == lengths->present[lengths->base - 1 + lengths->period])
        lengths->base--;
}

bool lengths_of(struct lengths *lengths, const struct language *language, struct error *error)
{
    *lengths = (struct lengths){0};
    struct unary unary;
    struct orbit orbit = {.words = language->dfa.states / 64 + 1};
    size_t step = 0, when = 0;
    unary_init(&unary, language);
    orbit.before = mem_array(orbit.words, sizeof *orbit.before);
    orbit.after = mem_array(orbit.words, sizeof *orbit.after);
    if (language->dfa.start != DFA_NONE)
        orbit.before[language->dfa.start / 64] |= (uint64_t)1 << language->dfa.start % 64;
    bool closed = false;
    for (; !closed && step < LIMIT && orbit.work < WORK_LIMIT; step++) {
        closed = recall(&orbit, step, &when);
        if (!closed)
            advance(&orbit, &unary, language->dfa.accepts);
    }
    mem_free(unary.targets);
    mem_free(unary.offsets);
    mem_free(orbit.before);
    mem_free(orbit.after);
    mem_free(orbit.slots);
    lengths->present = orbit.present.items;
    if (!closed) {
        lengths_release(lengths);
        return error_set(error, ERROR_INPUT, "regex: its lengths have no period below %zu", LIMIT);
    }
    lengths->base = when;
    lengths->period = orbit.present.count - when;
    reduce(lengths);
    return true;
}

bool lengths_contain(const struct lengths *lengths, size_t n)
{
    return lengths->present[n < lengths->base ? n : lengths->base + (n - lengths->base) % lengths->period];
}

bool lengths_next(const struct lengths *lengths, size_t from, size_t *n)
{
    size_t beyond = from > lengths->base ? from : lengths->base;
    for (size_t i = from; i - from <= beyond - from + lengths->period; i++)
        if (lengths_contain(lengths, i)) {
            *n = i;
            return true;
        }
    return false;
}

void lengths_print(const struct lengths *lengths, struct text *out)
{
    const char *comma = "";
    for (size_t n = 0; n < lengths->base + lengths->period; n++) {
        if (!lengths->present[n])
            continue;
        text_addf(out, "%s%zu", comma, n);
        comma = ", ";
        if (n >= lengths->base && lengths->period > 1)
            text_addf(out, " + %zuk", lengths->period);
        else if (n >= lengths->base)
            text_add(out, " + k");
    }
}

void lengths_release(struct lengths *lengths)
{
    mem_free(lengths->present);
    *lengths = (struct lengths){0};
}
