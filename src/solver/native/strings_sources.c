/* Languages of strings whose length, number, distance … is in a set. */
#include "solver/native/strings_parts.h"

#include <string.h>

#define COVER_LIMIT 256
#define WORD_LIMIT 200

const struct lang_term *source_operand(const struct lang_term *term)
{
    switch (term->op) {
    case LANG_LENGTH:
    case LANG_INDEX:
    case LANG_STRING_TO_NUMBER:
    case LANG_COVER_CLASS:
        return term->args[0]->type->kind == LANG_STRING && !term->args[0]->closed ? term->args[0] : NULL;
    case LANG_EDIT_DISTANCE:
        return term->args[!term->args[1]->closed];
    default:
        return NULL;
    }
}

/* ---- lengths ---- */

struct cycle {
    const struct number_set *set;
    size_t base, period;
};

static size_t cycle_reduce(const struct cycle *cycle, size_t n)
{
    return n < cycle->base ? n : cycle->base + (n - cycle->base) % cycle->period;
}

static void zero_start(void *context, uint64_t *state)
{
    (void)context;
    state[0] = 0;
}

static bool length_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    (void)sample;
    next[0] = cycle_reduce(context, state[0] + 1);
    return true;
}

static bool length_accepts(void *context, const uint64_t *state)
{
    return number_set_contains(((struct cycle *)context)->set, (long long)state[0]);
}

static struct language *length_language(struct strings_reading *r, const struct number_set *set)
{
    struct cycle cycle = {.set = set};
    if (!number_set_cycle(set, &cycle.base, &cycle.period))
        return NULL;
    struct automaton automaton = {
        .words = 1, .context = &cycle, .start = zero_start, .step = length_step, .accepts = length_accepts};
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- the index of a word: Knuth, Morris, Pratt from a place on ---- */

struct search {
    struct cycle cycle; /* of the index */
    size_t from, length, *fallback;
    const uint32_t *word;
    size_t base; /* beyond which positions are told apart by the period only */
};

enum { SEARCH_POSITION, SEARCH_MATCHED, SEARCH_FOUND, SEARCH_WORDS };

static void search_start(void *context, uint64_t *state)
{
    (void)context;
    memset(state, 0, SEARCH_WORDS * sizeof *state);
}

static bool search_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct search *search = context;
    next[SEARCH_FOUND] = state[SEARCH_FOUND];
    if (state[SEARCH_FOUND])
        return true;
    size_t at = state[SEARCH_POSITION], matched = state[SEARCH_MATCHED];
    if (at >= search->from && search->length > 0) {
        while (matched > 0 && search->word[matched] != sample)
            matched = search->fallback[matched - 1];
        matched += search->word[matched] == sample;
    }
    if (search->length > 0 && matched == search->length) {
        next[SEARCH_FOUND] = 1;
        return number_set_contains(search->cycle.set, (long long)(at + 1 - search->length));
    }
    next[SEARCH_MATCHED] = matched;
    at++;
    next[SEARCH_POSITION] = at < search->base ? at : search->base + (at - search->base) % search->cycle.period;
    return true;
}

static bool search_accepts(void *context, const uint64_t *state)
{
    const struct search *search = context;
    if (state[SEARCH_FOUND])
        return true;
    bool at_once = search->length == 0 && state[SEARCH_POSITION] >= search->from;
    return number_set_contains(search->cycle.set, at_once ? (long long)search->from : -1);
}

static void find_fallbacks(struct search *search, struct arena *arena)
{
    search->fallback = arena_alloc(arena, (search->length + 1) * sizeof *search->fallback);
    for (size_t i = 1, k = 0; i < search->length; i++) {
        while (k > 0 && search->word[k] != search->word[i])
            k = search->fallback[k - 1];
        k += search->word[k] == search->word[i];
        search->fallback[i] = k;
    }
}

static const struct charset *sets_of_characters(struct arena *arena, const uint32_t *characters, size_t count)
{
    struct charset *sets = arena_alloc(arena, (count + 1) * sizeof *sets);
    for (size_t i = 0; i < count; i++)
        sets[i] = charset_range(arena, characters[i], characters[i]);
    return sets;
}

static struct language *index_language(struct strings_reading *r, const struct lang_term *source,
                                       const struct number_set *set)
{
    struct search search = {.cycle.set = set};
    const struct lang_value *word = closed_value(r, source->args[1]), *from = closed_value(r, source->args[2]);
    if (!word || !from || mpz_cmp_ui(from->integer, 100000) > 0 ||
        !number_set_cycle(set, &search.cycle.base, &search.cycle.period))
        return NULL;
    if (mpz_sgn(from->integer) < 0) /* it is found nowhere */
        return number_set_contains(set, -1) ? language_all(r->alphabet) : words_language(r, NULL, 0);
    search.from = mpz_get_ui(from->integer);
    search.word = code_points(r->arena, word, &search.length);
    search.base = search.from + search.length + search.cycle.base;
    find_fallbacks(&search, r->arena);
    struct automaton automaton = {.words = SEARCH_WORDS,
                                  .sets = sets_of_characters(r->arena, search.word, search.length),
                                  .set_count = search.length,
                                  .context = &search,
                                  .start = search_start,
                                  .step = search_step,
                                  .accepts = search_accepts};
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- decimal numbers ---- */

/* Magnitudes between two bounds, as digits without leading zeros; 0 has none. */
struct magnitudes {
    bool none, has_greatest;
    char *least, *greatest;
    size_t least_length, greatest_length;
};

struct decimal {
    const struct number_set *set;
    struct magnitudes signs[2]; /* of numbers >= 0, and behind a minus sign */
    size_t longest;
};

enum { DECIMAL_PHASE, DECIMAL_DIGITS, DECIMAL_LEAST, DECIMAL_GREATEST, DECIMAL_WORDS };
enum { PHASE_START, PHASE_MINUS, PHASE_NUMBER, PHASE_NEGATIVE };
enum { ORDER_EQUAL, ORDER_LESS, ORDER_GREATER };

static uint64_t compare_digit(uint64_t order, const char *bound, size_t length, size_t at, char digit)
{
    if (order != ORDER_EQUAL || at >= length)
        return order;
    return digit < bound[at] ? ORDER_LESS : digit > bound[at] ? ORDER_GREATER : ORDER_EQUAL;
}

static bool decimal_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct decimal *decimal = context;
    uint64_t phase = state[DECIMAL_PHASE];
    if (sample == '-' && phase == PHASE_START) {
        next[DECIMAL_PHASE] = PHASE_MINUS;
        return true;
    }
    if (sample < '0' || sample > '9')
        return false;
    bool negative = phase == PHASE_MINUS || phase == PHASE_NEGATIVE;
    memcpy(next, state, DECIMAL_WORDS * sizeof *next);
    next[DECIMAL_PHASE] = negative ? PHASE_NEGATIVE : PHASE_NUMBER;
    if (decimal->set->periodic) { /* DIGITS is the residue of the magnitude */
        next[DECIMAL_DIGITS] = (state[DECIMAL_DIGITS] * 10 + (sample - '0')) % decimal->set->period;
        return true;
    }
    const struct magnitudes *m = &decimal->signs[negative];
    size_t at = state[DECIMAL_DIGITS];
    if (m->none)
        return false;
    if (at == 0 && sample == '0')
        return true;
    next[DECIMAL_LEAST] = compare_digit(state[DECIMAL_LEAST], m->least, m->least_length, at, (char)sample);
    if (m->has_greatest)
        next[DECIMAL_GREATEST] =
            compare_digit(state[DECIMAL_GREATEST], m->greatest, m->greatest_length, at, (char)sample);
    next[DECIMAL_DIGITS] = at < decimal->longest + 1 ? at + 1 : at;
    return true;
}

static bool decimal_accepts(void *context, const uint64_t *state)
{
    const struct decimal *decimal = context;
    if (state[DECIMAL_PHASE] < PHASE_NUMBER)
        return false;
    bool negative = state[DECIMAL_PHASE] == PHASE_NEGATIVE;
    size_t digits = state[DECIMAL_DIGITS];
    if (decimal->set->periodic)
        return number_set_contains(decimal->set, negative ? -(long long)digits : (long long)digits);
    const struct magnitudes *m = &decimal->signs[negative];
    if (m->none)
        return false;
    bool enough = digits != m->least_length ? digits > m->least_length : state[DECIMAL_LEAST] != ORDER_LESS;
    bool small = !m->has_greatest || (digits != m->greatest_length ? digits < m->greatest_length
                                                                   : state[DECIMAL_GREATEST] != ORDER_GREATER);
    return enough && small;
}

/* Of n in least..greatest; `least` NULL: 0, `greatest` NULL: no end. */
static struct magnitudes magnitudes_between(struct arena *arena, const __mpz_struct *least,
                                            const __mpz_struct *greatest)
{
    struct magnitudes m = {.has_greatest = greatest != NULL};
    m.none = greatest && mpz_sgn(greatest) < 0;
    if (m.none)
        return m;
    m.least = arena_alloc(arena, least ? mpz_sizeinbase(least, 10) + 2 : 1);
    if (least && mpz_sgn(least) > 0)
        mpz_get_str(m.least, 10, least);
    m.least_length = strlen(m.least);
    m.greatest = arena_alloc(arena, greatest ? mpz_sizeinbase(greatest, 10) + 2 : 1);
    if (greatest && mpz_sgn(greatest) > 0)
        mpz_get_str(m.greatest, 10, greatest);
    m.greatest_length = strlen(m.greatest);
    return m;
}

static void longest_of(struct decimal *decimal)
{
    for (size_t i = 0; i < 2; i++) {
        size_t a = decimal->signs[i].least_length, b = decimal->signs[i].greatest_length;
        decimal->longest = a > decimal->longest ? a : decimal->longest;
        decimal->longest = b > decimal->longest ? b : decimal->longest;
    }
}

static struct language *number_language(struct strings_reading *r, const struct number_set *set)
{
    struct decimal decimal = {.set = set};
    if (!set->periodic) {
        mpz_t least, greatest;
        mpz_inits(least, greatest, NULL);
        mpz_neg(least, set->greatest);
        mpz_neg(greatest, set->least);
        decimal.signs[0] =
            magnitudes_between(r->arena, set->has_least ? set->least : NULL, set->has_greatest ? set->greatest : NULL);
        decimal.signs[1] =
            magnitudes_between(r->arena, set->has_greatest ? least : NULL, set->has_least ? greatest : NULL);
        decimal.signs[0].none = decimal.signs[0].none || set->empty;
        decimal.signs[1].none = decimal.signs[1].none || set->empty;
        mpz_clears(least, greatest, NULL);
        longest_of(&decimal);
    }
    uint32_t named[] = {'-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'};
    struct automaton automaton = {.words = DECIMAL_WORDS,
                                  .sets = sets_of_characters(r->arena, named, 11),
                                  .set_count = 11,
                                  .context = &decimal,
                                  .start = zero_start,
                                  .step = decimal_step,
                                  .accepts = decimal_accepts};
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- Levenshtein's distance: a row of its table is the state ---- */

struct distance {
    struct cycle cycle;
    const uint32_t *word;
    size_t length;
};

static size_t distance_cap(const struct distance *distance, size_t d)
{
    return d < distance->cycle.base ? d : distance->cycle.base;
}

static void distance_start(void *context, uint64_t *state)
{
    const struct distance *distance = context;
    for (size_t i = 0; i <= distance->length; i++)
        state[i] = distance_cap(distance, i);
}

static bool distance_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    const struct distance *distance = context;
    next[0] = distance_cap(distance, state[0] + 1);
    for (size_t i = 1; i <= distance->length; i++) {
        uint64_t d = state[i - 1] + (distance->word[i - 1] != sample);
        d = state[i] + 1 < d ? state[i] + 1 : d;
        d = next[i - 1] + 1 < d ? next[i - 1] + 1 : d;
        next[i] = distance_cap(distance, d);
    }
    return true;
}

static bool distance_accepts(void *context, const uint64_t *state)
{
    const struct distance *distance = context;
    return number_set_contains(distance->cycle.set, (long long)state[distance->length]);
}

static struct language *distance_language(struct strings_reading *r, const struct lang_term *source,
                                          const struct number_set *set)
{
    struct distance distance = {.cycle.set = set};
    const struct lang_value *word = closed_value(r, source->args[source->args[1]->closed]);
    if (!word || set->periodic || !number_set_cycle(set, &distance.cycle.base, &distance.cycle.period))
        return NULL;
    distance.word = code_points(r->arena, word, &distance.length);
    if (distance.length > WORD_LIMIT)
        return NULL;
    struct automaton automaton = {.words = distance.length + 1,
                                  .sets = sets_of_characters(r->arena, distance.word, distance.length),
                                  .set_count = distance.length,
                                  .context = &distance,
                                  .start = distance_start,
                                  .step = distance_step,
                                  .accepts = distance_accepts};
    return language_of_automaton(&automaton, r->alphabet, 0, r->error);
}

/* ---- classes of a cover ---- */

static const struct language *one_class(struct strings_reading *r, const struct cover *cover, size_t number, bool own)
{
    struct cover_class class = COVER_CLASS_INIT;
    mpz_t index;
    mpz_init_set_ui(index, number);
    cover_class_at(cover, index, &class);
    mpz_clear(index);
    struct language *language = (own ? cover_own : cover_language)(cover, &class, &r->alphabet, r->error);
    cover_class_release(&class);
    return reading_keep(r, language);
}

/* What a matcher puts into the classes of the set, or, `inside` false, into the others.  Not own: what may be of
 * them.  NULL: an error, or it cannot be told. */
static const struct language *some_classes(struct strings_reading *r, const struct cover *cover,
                                           const struct number_set *set, size_t size, bool inside, bool own)
{
    const struct language *language = reading_none(r);
    for (size_t i = 0; i < size && language; i++) {
        if (number_set_contains(set, (long long)i) != inside)
            continue;
        const struct language *one = one_class(r, cover, i, own);
        language = one ? reading_keep(r, language_or(language, one, r->error)) : NULL;
    }
    return language;
}

/* A string that may be of classes of both kinds is given to one of them by the
 * order of the alternatives; where that cannot be told nothing is recognised. */
static struct language *classes_in(struct strings_reading *r, const struct cover *cover, const struct number_set *set,
                                   size_t size)
{
    const struct language *some = some_classes(r, cover, set, size, true, true), *both = reading_none(r);
    if (!some && r->error->kind == ERROR_NONE) {
        some = some_classes(r, cover, set, size, true, false);
        const struct language *others = some ? some_classes(r, cover, set, size, false, false) : NULL;
        both = others ? reading_keep(r, language_and(some, others, r->error)) : NULL;
    }
    return some && both && language_is_empty(both) ? language_minus(some, both, r->error) : NULL;
}

static struct language *class_language(struct strings_reading *r, const struct lang_term *source,
                                       const struct number_set *set)
{
    const struct cover *cover = source->cover->cover;
    bool certain, all;
    if (regex_has_backreferences(source->cover->regex->regex))
        return NULL;
    struct language *domain = cover_domain(cover, &r->alphabet, &certain, r->error), *some = NULL;
    if (!domain || !certain) {
        language_free(domain);
        return NULL;
    }
    mpz_t size;
    mpz_init(size);
    cover_size(cover, size);
    all = !set->periodic && !set->empty && (!set->has_least || mpz_sgn(set->least) <= 0) &&
          (!set->has_greatest || mpz_cmp(set->greatest, size) >= 0);
    if (!all && mpz_cmp_ui(size, COVER_LIMIT) <= 0)
        some = classes_in(r, cover, set, mpz_get_ui(size));
    mpz_clear(size);
    if (all)
        return domain;
    language_free(domain);
    return some;
}

struct language *source_language(struct strings_reading *r, const struct lang_term *source,
                                 const struct number_set *set)
{
    switch (source->op) {
    case LANG_LENGTH:
        return length_language(r, set);
    case LANG_INDEX:
        return index_language(r, source, set);
    case LANG_STRING_TO_NUMBER:
        return number_language(r, set);
    case LANG_EDIT_DISTANCE:
        return distance_language(r, source, set);
    case LANG_COVER_CLASS:
        return class_language(r, source, set);
    default:
        BUG("'%s' makes no number of a string", lang_op_name(source->op));
    }
}
