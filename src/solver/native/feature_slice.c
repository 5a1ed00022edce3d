/* A character or a substring of a string, at places that are constants.
 *
 * Its values are a language of their own: what can be read between the places,
 * from all states that the automaton of the string may be in.  A value is
 * reached by the automaton of the string with these characters forced. */
#include "solver/native/feature_parts.h"

#include <string.h>

#define PLACE_LIMIT 200
#define STATE_LIMIT 2000
#define VALUE_STATES 20000

struct slice_feature {
    struct feature feature;
    struct strings *strings;
    struct strings values;
    struct strings with; /* the strings that have the value `of`, where there is a language */
    struct text of, text;
};

/* Characters from .. from+width-1; whole: a string that is too short has no value, else it has what there is. */
struct slice {
    size_t from, width;
    bool whole;
};

/* ---- all values ---- */

struct values {
    const struct language *language;
    struct slice slice;
    size_t words; /* of a set of states */
    uint64_t *scratch;
};

enum { VALUES_READ, VALUES_SHORT, VALUES_SET }; /* SHORT: the string may have ended before the slice begins */

static void add_state(uint64_t *set, uint32_t q)
{
    set[q / 64] |= (uint64_t)1 << q % 64;
}

static bool has_state(const uint64_t *set, uint32_t q)
{
    return set[q / 64] >> q % 64 & 1;
}

static bool step_set(const struct values *values, const uint64_t *set, uint32_t c, uint64_t *next)
{
    bool some = false;
    for (uint32_t q = 0; q < language_states(values->language); q++) {
        uint32_t target = has_state(set, q) ? language_step(values->language, q, c) : LANGUAGE_DEAD;
        if (target == LANGUAGE_DEAD)
            continue;
        add_state(next, target);
        some = true;
    }
    return some;
}

static bool accepts_one(const struct values *values, const uint64_t *set)
{
    for (uint32_t q = 0; q < language_states(values->language); q++)
        if (has_state(set, q) && language_accepts(values->language, q))
            return true;
    return false;
}

/* The samples of the classes are known before the start is asked for. */
struct alike {
    struct values values;
    const uint32_t *samples;
    size_t count;
};

static void values_prepare(void *context, const uint32_t *samples, size_t count)
{
    struct alike *alike = context;
    alike->samples = samples;
    alike->count = count;
}

static void values_start(void *context, uint64_t *state)
{
    struct alike *alike = context;
    const struct values *values = &alike->values;
    uint64_t *set = state + VALUES_SET, *before = values->scratch;
    add_state(set, language_start(values->language));
    for (size_t i = 0; i < values->slice.from; i++) {
        state[VALUES_SHORT] |= accepts_one(values, set);
        memcpy(before, set, values->words * sizeof *set);
        memset(set, 0, values->words * sizeof *set);
        for (size_t k = 0; k < alike->count; k++)
            step_set(values, before, alike->samples[k], set);
    }
}

static bool values_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct values *values = &((struct alike *)context)->values;
    next[VALUES_READ] = state[VALUES_READ] + 1;
    return next[VALUES_READ] <= values->slice.width && step_set(values, state + VALUES_SET, sample, next + VALUES_SET);
}

/* From every state of a language something is accepted. */
static bool values_accept(void *context, const uint64_t *state)
{
    const struct values *values = &((struct alike *)context)->values;
    const uint64_t *set = state + VALUES_SET;
    bool some = false;
    for (size_t i = 0; i < values->words; i++)
        some = some || set[i];
    if (state[VALUES_READ] == values->slice.width && some)
        return true;
    return !values->slice.whole && (state[VALUES_SHORT] || accepts_one(values, set));
}

static struct charset all_characters(struct arena *arena, const struct charset *sets, size_t count)
{
    range_list ranges = VECTOR_INIT;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < sets[i].count; k++)
            vector_push(&ranges, sets[i].items[k]);
    return charset_build(arena, &ranges);
}

static struct language *values_language(const struct language *language, struct slice slice)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct alike alike = {.values = {.language = language, .slice = slice}};
    alike.values.words = language_states(language) / 64 + 1;
    alike.values.scratch = arena_alloc(&arena, alike.values.words * sizeof *alike.values.scratch);
    struct automaton automaton = {.words = VALUES_SET + alike.values.words,
                                  .context = &alike,
                                  .prepare = values_prepare,
                                  .start = values_start,
                                  .step = values_step,
                                  .accepts = values_accept};
    automaton.sets = language_sets(language, &arena, &automaton.set_count);
    struct charset alphabet = all_characters(&arena, automaton.sets, automaton.set_count);
    struct language *values = language_of_automaton(&automaton, alphabet, VALUE_STATES, &error);
    error_release(&error);
    arena_release(&arena);
    return values;
}

/* ---- one value ---- */

struct forced {
    const struct language *language;
    struct slice slice;
    uint32_t *characters;
    size_t count;
};

enum { FORCED_PLACE, FORCED_STATE, FORCED_WORDS };

static void forced_start(void *context, uint64_t *state)
{
    state[FORCED_STATE] = language_start(((struct forced *)context)->language);
}

static bool forced_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct forced *forced = context;
    size_t at = state[FORCED_PLACE], from = forced->slice.from, end = from + forced->slice.width;
    if (at >= from && at < end && (at - from >= forced->count || forced->characters[at - from] != sample))
        return false;
    next[FORCED_PLACE] = at < end ? at + 1 : at;
    next[FORCED_STATE] = language_step(forced->language, (uint32_t)state[FORCED_STATE], sample);
    return next[FORCED_STATE] != LANGUAGE_DEAD;
}

static bool forced_accepts(void *context, const uint64_t *state)
{
    const struct forced *forced = context;
    size_t wanted = forced->count ? forced->slice.from + forced->count : 0;
    return state[FORCED_PLACE] >= wanted && language_accepts(forced->language, (uint32_t)state[FORCED_STATE]);
}

static struct slice slice_of(const struct lang_term *term)
{
    struct slice slice = {.whole = term->op == LANG_AT};
    const __mpz_struct *from = term->args[1]->value->integer, *to = from;
    if (!slice.whole)
        to = term->args[2]->value->integer;
    size_t end = mpz_sgn(to) > 0 ? mpz_get_ui(to) + slice.whole : slice.whole;
    slice.from = mpz_sgn(from) > 0 ? mpz_get_ui(from) : 0;
    slice.width = end > slice.from ? end - slice.from : 0;
    return slice;
}

static struct language *forced_language(const struct slice_feature *f, const struct text *value)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct forced forced = {.language = f->strings->language, .slice = slice_of(f->feature.term)};
    forced.characters = arena_alloc(&arena, (value->length + 1) * sizeof *forced.characters);
    size_t kinds;
    const struct charset *sets = language_sets(f->strings->language, &arena, &kinds);
    struct charset alphabet = all_characters(&arena, sets, kinds);
    struct charset *all = arena_alloc(&arena, (kinds + value->length + 1) * sizeof *all);
    for (size_t i = 0; i < kinds; i++)
        all[i] = sets[i];
    for (size_t at = 0; at < value->length; forced.count++) {
        uint32_t c;
        at += utf8_decode(value->s + at, value->length - at, &c);
        forced.characters[forced.count] = c;
        all[kinds++] = charset_range(&arena, c, c);
    }
    struct automaton automaton = {.words = FORCED_WORDS,
                                  .sets = all,
                                  .set_count = kinds,
                                  .context = &forced,
                                  .start = forced_start,
                                  .step = forced_step,
                                  .accepts = forced_accepts};
    struct language *language = language_of_automaton(&automaton, alphabet, 0, &error);
    error_release(&error);
    arena_release(&arena);
    return language;
}

/* A string with the value in f->of, which is new: what was known of another one is not. */
static bool put_string(struct slice_feature *f, uint64_t seed, uint64_t variation, bool is_new, struct arena *arena,
                       const struct lang_value **values)
{
    if (is_new || !f->with.language) {
        strings_release(&f->with);
        f->with = (struct strings){.symbol = f->strings->symbol, .language = forced_language(f, &f->of)};
    }
    uint64_t own = seed; /* other values begin with other lengths */
    for (size_t i = 0; i < f->of.length; i++)
        own = dice_of(own, (unsigned char)f->of.s[i]).state;
    if (!f->with.language || !(strings_draw(&f->with, own, variation, &f->text) ||
                               (variation > 0 && strings_draw(&f->with, own, 0, &f->text))))
        return false;
    values[f->strings->symbol->index] = lang_string(arena, f->text.s, f->text.length);
    return true;
}

/* ---- the functions of the kind ---- */

static bool slice_count(struct feature *feature, mpz_t count)
{
    return strings_count(&((struct slice_feature *)feature)->values, count);
}

static bool slice_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                       const struct lang_value **values, const struct lang_value **value)
{
    struct slice_feature *f = (struct slice_feature *)feature;
    if (!strings_draw(&f->values, seed, i, &f->text))
        return false;
    bool is_new = f->of.length != f->text.length || memcmp(f->of.s, f->text.s, f->of.length) != 0;
    text_clear(&f->of);
    text_add_bytes(&f->of, f->text.s, f->text.length);
    if (!put_string(f, seed, variation, is_new, arena, values))
        return false;
    if (value)
        *value = lang_string(arena, f->of.s, f->of.length);
    return true;
}

static bool slice_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                        struct arena *arena, const struct lang_value **values)
{
    struct slice_feature *f = (struct slice_feature *)feature;
    if (!language_contains(f->values.language, value->string.s, value->string.length))
        return false;
    text_clear(&f->of);
    text_add_bytes(&f->of, value->string.s, value->string.length);
    return put_string(f, seed, variation, true, arena, values);
}

static void slice_release(struct feature *feature)
{
    struct slice_feature *f = (struct slice_feature *)feature;
    strings_release(&f->values);
    strings_release(&f->with);
    text_release(&f->of);
    text_release(&f->text);
}

static bool is_place(const struct lang_term *term)
{
    return term->op == LANG_CONSTANT && mpz_cmp_ui(term->value->integer, PLACE_LIMIT) <= 0;
}

static bool is_slice(const struct lang_term *term)
{
    if ((term->op != LANG_AT && term->op != LANG_SUBSTRING) || term->args[0]->op != LANG_SYMBOL ||
        !is_place(term->args[1]))
        return false;
    return term->op == LANG_AT ? mpz_sgn(term->args[1]->value->integer) >= 0 : is_place(term->args[2]);
}

struct feature *feature_of_slice(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {
        .count = slice_count, .draw = slice_draw, .reach = slice_reach, .release = slice_release};
    struct part *p = &solutions->parts[part];
    if (p->kind != PART_STRING || !is_slice(term) || p->strings->only ||
        language_states(p->strings->language) > STATE_LIMIT)
        return NULL;
    struct language *values = values_language(p->strings->language, slice_of(term));
    if (!values)
        return NULL;
    struct slice_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->feature.exact = p->exact;
    f->strings = p->strings;
    f->values = (struct strings){.symbol = p->strings->symbol, .language = values};
    text_init(&f->of);
    text_init(&f->text);
    return &f->feature;
}
