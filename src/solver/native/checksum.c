#include "solver/native/checksum.h"

#include <string.h>

#define LENGTH_LIMIT 1000
#define CLASS_LIMIT 300 /* of characters, where each is one of its own */
#define SIGN_LIMIT 3
#define SUM_LIMIT 6
#define PLACES_LIMIT 300 /* of all lengths together, where they are not known */

/* ---- what the parts add ---- */

/* A string of the length with this character everywhere: a part looks at one place only. */
static const struct lang_value *sample_string(struct checksum *c, uint32_t sample)
{
    struct text text = TEXT_INIT;
    for (size_t i = 0; i < c->length; i++)
        text_add_character(&text, sample);
    const struct lang_value *value = lang_string(c->r->arena, text.s, text.length);
    text_release(&text);
    return value;
}

static bool number_of_value(struct checksum *c, struct checksum_sum *sum, const struct lang_value *value,
                            long long *number)
{
    (void)c;
    size_t i = 0;
    while (i < sum->values.count && !lang_value_equal(sum->values.items[i], value))
        i++;
    if (i == sum->values.count)
        vector_push(&sum->values, value);
    *number = (long long)i;
    return true;
}

/* False: with this character the part has no value. */
static bool amount_of(struct checksum *c, const struct addend *addend, uint32_t sample, long long *amount)
{
    struct checksum_sum *sum = &c->sums.items[addend->sum];
    *amount = 0;
    if (addend->kind == ADDEND_MINUS)
        return sample == '-';
    if (addend->kind == ADDEND_DIGIT) {
        *amount = addend->coefficient * ((long long)sample - '0');
        return sample >= '0' && sample <= '9';
    }
    const struct lang_value *value = lang_evaluate(c->r->arena, addend->term, c->solution, NULL, c->r->error);
    if (!value)
        return false;
    if (addend->kind == ADDEND_VALUE)
        return number_of_value(c, sum, value, amount);
    if (sum->modulus) {
        __int128 product = (__int128)mpz_fdiv_ui(value->integer, (unsigned long)sum->modulus) * addend->coefficient;
        *amount = (long long)(product % sum->modulus);
    } else if (mpz_cmpabs_ui(value->integer, 1u << 30) > 0) {
        c->failed = true;
    } else {
        *amount = mpz_get_si(value->integer) * addend->coefficient;
    }
    return true;
}

static void checksum_prepare(void *context, const uint32_t *samples, size_t count)
{
    struct checksum *c = context;
    size_t sums = c->sums.count;
    c->classes = count;
    c->added = arena_alloc(c->r->arena, (c->length * count * sums + 1) * sizeof *c->added);
    c->dead = arena_alloc(c->r->arena, (c->length * count + 1) * sizeof *c->dead);
    for (size_t class = 0; class < count; class ++) {
        c->solution[c->r->symbol->index] = sample_string(c, samples[class]);
        for (size_t i = 0; i < c->addends.count; i++) {
            const struct addend *addend = &c->addends.items[i];
            long long amount;
            size_t cell = addend->place * count + class;
            if (addend->place >= c->length)
                continue;
            if (amount_of(c, addend, samples[class], &amount))
                c->added[cell * sums + addend->sum] += amount;
            else
                c->dead[cell] = true;
        }
    }
}

/* Strings without characters have no classes: the parts that there are look at nothing. */
static void add_for_empty(struct checksum *c)
{
    c->solution[c->r->symbol->index] = lang_string(c->r->arena, "", 0);
    for (size_t i = 0; i < c->addends.count && c->length == 0; i++) {
        const struct addend *addend = &c->addends.items[i];
        long long amount;
        if (amount_of(c, addend, 0, &amount))
            c->sums.items[addend->sum].constant += amount;
        else
            c->undefined = true;
    }
}

/* ---- the automaton: how much was read, the sums, and the state of what is known besides ---- */

static void checksum_start(void *context, uint64_t *state)
{
    const struct checksum *c = context;
    for (size_t k = 0; k < c->sums.count; k++)
        state[k + 1] = (uint64_t)c->sums.items[k].constant;
    state[c->sums.count + 1] = language_start(c->r->known);
}

static bool checksum_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    const struct checksum *c = context;
    size_t place = state[0], sums = c->sums.count;
    uint32_t known = language_step(c->r->known, (uint32_t)state[sums + 1], sample);
    if (known == LANGUAGE_DEAD)
        return false;
    if (place == c->length) {
        memcpy(next, state, (sums + 1) * sizeof *next);
        next[sums + 1] = known;
        return c->open;
    }
    size_t cell = place * c->classes + class;
    if (c->dead[cell])
        return false;
    next[0] = place + 1;
    next[sums + 1] = known;
    for (size_t k = 0; k < sums; k++) {
        long long modulus = c->sums.items[k].modulus, n = (long long)state[k + 1] + c->added[cell * sums + k];
        next[k + 1] = (uint64_t)(modulus ? (n % modulus + modulus) % modulus : n);
    }
    return true;
}

static bool checksum_accepts(void *context, const uint64_t *state)
{
    const struct checksum *c = context;
    if (state[0] != c->length || !language_accepts(c->r->known, (uint32_t)state[c->sums.count + 1]))
        return false;
    struct arena arena = ARENA_INIT;
    const struct lang_value *values[SUM_LIMIT];
    for (size_t k = 0; k < c->sums.count; k++) {
        const struct checksum_sum *sum = &c->sums.items[k];
        long long n = (long long)state[k + 1];
        values[k] = sum->values.count ? sum->values.items[n] : lang_integer_small(&arena, n);
    }
    const struct lang_value *value = lang_evaluate(&arena, c->atom, values, NULL, c->r->error);
    bool holds = value && value->boolean;
    arena_release(&arena);
    return holds;
}

/* ---- classes of characters ---- */

static void name_character(struct strings_reading *r, uint32_t character, struct charset **at)
{
    *(*at)++ = charset_range(r->arena, 0, character);
    *(*at)++ = charset_range(r->arena, character, character);
}

static void gather_named(const struct lang_term *term, range_list *ranges)
{
    if (term->op == LANG_CONSTANT && term->value->kind == LANG_STRING)
        push_characters(ranges, term->value);
    for (size_t i = 0; i < term->count; i++)
        gather_named(term->args[i], ranges);
}

/* Digits, the minus sign and what the atom names; or all characters.  NULL: those are too many. */
static const struct charset *character_sets(struct checksum *c, const struct lang_term *atom, size_t *count)
{
    struct strings_reading *r = c->r;
    range_list ranges = VECTOR_INIT;
    vector_push(&ranges, ((struct range){'-', '-'}));
    vector_push(&ranges, ((struct range){'0', '9'}));
    gather_named(atom, &ranges);
    for (size_t i = 0; c->all_characters && i < r->alphabet.count; i++)
        vector_push(&ranges, r->alphabet.items[i]);
    struct charset named = charset_build(r->arena, &ranges);
    size_t size = charset_size(named);
    if (size > CLASS_LIMIT)
        return NULL;
    size_t others;
    const struct charset *known = language_sets(r->known, r->arena, &others);
    struct charset *sets = arena_alloc(r->arena, (2 * size + others + 1) * sizeof *sets), *at = sets;
    for (size_t i = 0; i < size; i++)
        name_character(r, charset_at(named, i), &at);
    memcpy(at, known, others * sizeof *at);
    *count = 2 * size + others;
    return sets;
}

/* ---- strings of one length ---- */

static void checksum_release(struct checksum *c)
{
    for (size_t k = 0; k < c->sums.count; k++)
        vector_release(&c->sums.items[k].values);
    vector_release(&c->sums);
    vector_release(&c->addends);
}

static const struct language *of_signs(struct strings_reading *r, const struct lang_term *atom, size_t length,
                                       bool open, unsigned signs, unsigned *numbers)
{
    struct checksum c = {.r = r, .length = length, .open = open, .signs = signs};
    const struct language *language = NULL;
    struct automaton automaton = {.context = &c,
                                  .prepare = checksum_prepare,
                                  .start = checksum_start,
                                  .step = checksum_step,
                                  .accepts = checksum_accepts};
    c.solution = arena_alloc(r->arena, (r->symbol->index + 1) * sizeof *c.solution);
    checksum_take_apart(&c, atom);
    *numbers = c.numbers;
    if (!c.failed && c.sums.count <= SUM_LIMIT)
        automaton.sets = character_sets(&c, atom, &automaton.set_count);
    if (automaton.sets && length == 0)
        add_for_empty(&c);
    if (automaton.sets && c.undefined) {
        language = reading_none(r);
    } else if (automaton.sets) {
        struct error error = ERROR_INIT; /* too many states: it is none that this can do */
        automaton.words = c.sums.count + 2;
        language = reading_keep(r, language_of_automaton(&automaton, r->alphabet, 0, &error));
        error_release(&error);
    }
    if (c.failed)
        language = NULL;
    checksum_release(&c);
    return language;
}

static const struct language *united(struct strings_reading *r, const struct language *a, const struct language *b)
{
    if (language_is_empty(a) || language_is_empty(b))
        return language_is_empty(a) ? b : a;
    struct error error = ERROR_INIT; /* as above */
    const struct language *all = reading_keep(r, language_or(a, b, &error));
    error_release(&error);
    return all;
}

/* The strings of this length, or at least this length, with their numbers of either sign. */
static const struct language *of_length(struct strings_reading *r, const struct lang_term *atom, size_t length,
                                        bool open, const struct language *so_far)
{
    unsigned numbers = 0;
    for (unsigned signs = 0; so_far && signs < 1u << numbers; signs++) {
        const struct language *one = of_signs(r, atom, length, open, signs, &numbers);
        if (!one || numbers > SIGN_LIMIT)
            return NULL;
        so_far = united(r, so_far, one);
    }
    return so_far;
}

static size_t lengths_to_try(const struct strings_reading *r, size_t reach)
{
    size_t count = 0;
    for (size_t length = 0; length <= reach; length++)
        count += !r->lengths || lengths_contain(r->lengths, length);
    return count;
}

const struct language *reading_checksum(struct strings_reading *r, const struct lang_term *atom)
{
    bool exact = checksum_needs_length(r, atom);
    size_t reach = checksum_reach(r, atom), length, beyond = 0;
    if (reach > LENGTH_LIMIT || (lengths_to_try(r, reach) * reach > PLACES_LIMIT && reach > 1))
        return NULL;
    const struct language *language = reading_none(r);
    if (exact && !r->lengths)
        return NULL;
    size_t end = exact ? LENGTH_LIMIT + 1 : reach;
    if (exact && lengths_next(r->lengths, end, &beyond))
        return NULL;
    for (length = 0; length < end && language; length++)
        if (!r->lengths || lengths_contain(r->lengths, length))
            language = of_length(r, atom, length, false, language);
    if (!exact && language && (!r->lengths || lengths_next(r->lengths, reach, &beyond)))
        language = of_length(r, atom, reach, true, language);
    return language;
}
