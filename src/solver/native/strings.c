#include "solver/native/strings_parts.h"

#include "front/regex/unicode.h"

#define PROOF_LIMIT 20000 /* states of a language that is made for a second, larger alphabet */

const struct language *reading_keep(struct strings_reading *r, struct language *language)
{
    if (language)
        vector_push(&r->made, language);
    return language;
}

const struct language *reading_none(struct strings_reading *r)
{
    return reading_keep(r, language_minus(r->all, r->all, r->error));
}

static const struct language *either(struct strings_reading *r, const struct language *a, const struct language *b)
{
    return a && b ? reading_keep(r, language_or(a, b, r->error)) : NULL;
}

static const struct language *both(struct strings_reading *r, const struct language *a, const struct language *b)
{
    return a && b ? reading_keep(r, language_and(a, b, r->error)) : NULL;
}

static const struct language *others(struct strings_reading *r, const struct language *a)
{
    return a ? reading_keep(r, language_minus(r->all, a, r->error)) : NULL;
}

/* ---- conditions ---- */

static bool names_word(const struct strings_reading *r, const struct lang_term *term, const struct lang_value **word)
{
    if (term->op != LANG_EQUAL || term->args[0]->type->kind != LANG_STRING)
        return false;
    bool second = is_symbol(r, term->args[1]);
    if (!second && !is_symbol(r, term->args[0]))
        return false;
    *word = closed_value(r, term->args[!second]);
    return *word != NULL;
}

/* Equations with constants become one list of words. */
static const struct language *disjunction(struct strings_reading *r, const struct lang_term *term)
{
    const struct lang_value **words = arena_alloc(r->arena, (term->count + 1) * sizeof *words);
    size_t count = 0;
    const struct language *language = NULL;
    for (size_t i = 0; i < term->count; i++)
        count += names_word(r, term->args[i], &words[count]);
    language = reading_keep(r, words_language(r, words, count));
    for (size_t i = 0; i < term->count && language; i++)
        if (!names_word(r, term->args[i], &words[0]))
            language = either(r, language, reading_condition(r, term->args[i]));
    return language;
}

/* The same for inequations. */
static const struct language *conjunction(struct strings_reading *r, const struct lang_term *term)
{
    const struct lang_value **words = arena_alloc(r->arena, (term->count + 1) * sizeof *words);
    size_t count = 0;
    for (size_t i = 0; i < term->count; i++)
        count += term->args[i]->op == LANG_NOT && names_word(r, term->args[i]->args[0], &words[count]);
    const struct language *language = count ? others(r, reading_keep(r, words_language(r, words, count))) : r->all;
    for (size_t i = 0; i < term->count && language; i++)
        if (term->args[i]->op != LANG_NOT || !names_word(r, term->args[i]->args[0], &words[0])) {
            const struct language *next = reading_condition(r, term->args[i]);
            language = language == r->all ? next : both(r, language, next);
        }
    return language;
}

static const struct language *choice(struct strings_reading *r, const struct language *condition,
                                     const struct lang_term *then, const struct lang_term *otherwise)
{
    if (!condition)
        return NULL;
    const struct language *a = both(r, condition, reading_condition(r, then));
    return a ? either(r, a, both(r, others(r, condition), reading_condition(r, otherwise))) : NULL;
}

static const struct language *condition(struct strings_reading *r, const struct lang_term *term)
{
    if (term->closed) {
        const struct lang_value *value = closed_value(r, term);
        return r->error->kind != ERROR_NONE ? NULL : value && value->boolean ? r->all : reading_none(r);
    }
    switch (term->op) {
    case LANG_NOT:
        return others(r, reading_condition(r, term->args[0]));
    case LANG_AND:
        return conjunction(r, term);
    case LANG_OR:
        return disjunction(r, term);
    case LANG_ITE:
        return choice(r, reading_condition(r, term->args[0]), term->args[1], term->args[2]);
    case LANG_EQUAL:
        if (term->args[0]->type->kind == LANG_BOOLEAN)
            return choice(r, reading_condition(r, term->args[0]), term->args[1], term_not(r->arena, term->args[1]));
        return reading_atom(r, term);
    default:
        return reading_atom(r, term);
    }
}

const struct language *reading_condition(struct strings_reading *r, const struct lang_term *term)
{
    for (size_t i = 0; i < r->cache.count; i++)
        if (same_term(r->cache.items[i], term))
            return r->cache.languages[i];
    const struct language *language = condition(r, term);
    if (language && !term->closed) {
        if (r->cache.count == r->cache.capacity) {
            size_t capacity = r->cache.capacity ? 2 * r->cache.capacity : 16;
            r->cache.items = mem_realloc(r->cache.items, capacity * sizeof *r->cache.items);
            r->cache.languages = mem_realloc(r->cache.languages, capacity * sizeof *r->cache.languages);
            r->cache.capacity = capacity;
        }
        r->cache.items[r->cache.count] = term;
        r->cache.languages[r->cache.count++] = language;
    }
    return language;
}

/* ---- the alphabet ---- */

static void push_set(range_list *ranges, struct charset set)
{
    for (size_t i = 0; i < set.count; i++)
        vector_push(ranges, set.items[i]);
}

static void need_characters(struct arena *arena, const struct lang_term *term, range_list *ranges)
{
    if (term->op == LANG_CONSTANT && term->value->kind == LANG_STRING)
        push_characters(ranges, term->value);
    if (term->op == LANG_CONSTANT && term->value->kind == LANG_REGEX)
        push_set(ranges, regex_alphabet(term->value->regex->regex, arena));
    if (term->op == LANG_COVER_CLASS)
        push_set(ranges, regex_alphabet(term->cover->regex->regex, arena));
    for (size_t i = 0; i < term->count; i++)
        need_characters(arena, term->args[i], ranges);
}

/* Some regexes see a character beyond U+FFFF as two; languages do not, so it is left out then. */
static bool sees_halves(const struct lang_term *term)
{
    if (term->op == LANG_CONSTANT && term->value->kind == LANG_REGEX &&
        regex_may_match_halves(term->value->regex->regex))
        return true;
    if (term->op == LANG_COVER_CLASS && regex_may_match_halves(term->cover->regex->regex))
        return true;
    for (size_t i = 0; i < term->count; i++)
        if (sees_halves(term->args[i]))
            return true;
    return false;
}

static bool one_sees_halves(const struct lang_term *const *terms, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (sees_halves(terms[i]))
            return true;
    return false;
}

static struct charset alphabet_of(struct arena *arena, const struct lang_term *const *terms, size_t count,
                                  enum strings_alphabet kind)
{
    struct charset scalars = unicode_scalars(arena, !one_sees_halves(terms, count));
    if (kind == STRINGS_ALL)
        return scalars;
    range_list ranges = VECTOR_INIT;
    push_set(&ranges, unicode_printable_ascii(arena));
    for (size_t i = 0; i < count; i++)
        need_characters(arena, terms[i], &ranges);
    return charset_intersection(arena, charset_build(arena, &ranges), scalars);
}

/* ---- all terms together ---- */

static void take_apart(const struct lang_term *term, strings_conjuncts *out)
{
    if (term->op != LANG_AND) {
        vector_push(out, term);
        return;
    }
    for (size_t i = 0; i < term->count; i++)
        take_apart(term->args[i], out);
}

/* Those that are recognised leave the list. */
static const struct language *take_recognised(struct strings_reading *r, strings_conjuncts *terms,
                                              const struct language *language)
{
    size_t left = 0;
    for (size_t i = 0; i < terms->count && language; i++) {
        const struct language *one = reading_condition(r, terms->items[i]);
        bool is_cut = one && one == r->within_known && language == r->known;
        if (one)
            language = language == r->all || is_cut ? one : both(r, language, one);
        else
            terms->items[left++] = terms->items[i];
        if (r->error->kind != ERROR_NONE)
            return NULL;
    }
    terms->count = left;
    return language;
}

/* Checksums come last: they profit from lengths that are known by then. */
static const struct language *read_checksums(struct strings_reading *r, strings_conjuncts *terms,
                                             const struct language *language)
{
    struct lengths lengths = {0};
    struct error unimportant = ERROR_INIT;
    r->checksums = true;
    r->known = language;
    if (lengths_of(&lengths, language, &unimportant))
        r->lengths = &lengths;
    error_release(&unimportant);
    language = take_recognised(r, terms, language);
    lengths_release(&lengths);
    r->lengths = NULL;
    return terms->count == 0 ? language : NULL;
}

/* `only` is gone afterwards, where it became a part of the language. */
static const struct language *read_all(struct strings_reading *r, strings_conjuncts *terms, struct lengths **only)
{
    const struct language *language = take_recognised(r, terms, r->all);
    if (language && *only && (terms->count > 0 || only_is_small(*only, language))) {
        language = both(r, language, only_language(r, *only));
        only_free(*only);
        *only = NULL;
    }
    return language && terms->count > 0 ? read_checksums(r, terms, language) : language;
}

/* Takes a language out of what the reading owns. */
static struct language *give_away(struct strings_reading *r, const struct language *language)
{
    for (size_t i = 0; language && i < r->made.count; i++)
        if (r->made.items[i] == language) {
            struct language *mine = r->made.items[i];
            r->made.items[i] = NULL;
            return mine;
        }
    return NULL;
}

static void reading_release(struct strings_reading *r)
{
    for (size_t i = 0; i < r->made.count; i++)
        language_free(r->made.items[i]);
    vector_release(&r->made);
    mem_free(r->cache.items);
    mem_free(r->cache.languages);
}

static struct language *language_of_terms(const struct lang_symbol *symbol, const struct lang_term *const *terms,
                                          size_t count, enum strings_alphabet kind, struct lengths **only,
                                          struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct strings_reading r = {.arena = &arena, .symbol = symbol, .error = error};
    r.alphabet = alphabet_of(&arena, terms, count, kind);
    r.all = reading_keep(&r, language_all(r.alphabet));
    strings_conjuncts all = VECTOR_INIT;
    for (size_t i = 0; i < count; i++)
        take_apart(terms[i], &all);
    *only = only_lengths(&r, &all);
    struct language *language = give_away(&r, read_all(&r, &all, only));
    if (!language) {
        only_free(*only);
        *only = NULL;
    }
    vector_release(&all);
    reading_release(&r);
    arena_release(&arena);
    return language;
}

/* One of the terms alone says that there are no other characters. */
static bool regex_says_so(const struct lang_symbol *symbol, const struct lang_term *term, const struct language *all,
                          struct charset scalars)
{
    if (term->op == LANG_AND) {
        for (size_t i = 0; i < term->count; i++)
            if (regex_says_so(symbol, term->args[i], all, scalars))
                return true;
        return false;
    }
    if (term->op != LANG_MATCHES || term->args[0]->op != LANG_SYMBOL || term->args[0]->symbol != symbol ||
        term->args[1]->op != LANG_CONSTANT || regex_has_backreferences(term->args[1]->value->regex->regex))
        return false;
    struct error error = ERROR_INIT;
    struct language *matching = language_of(term->args[1]->value->regex->regex, &scalars, &error), *rest = NULL;
    if (matching)
        rest = language_minus(matching, all, &error);
    bool nothing = rest && language_is_empty(rest);
    language_free(rest);
    language_free(matching);
    error_release(&error);
    return nothing;
}

static bool some_regex_says_so(const struct lang_symbol *symbol, const struct lang_term *const *terms, size_t count)
{
    struct arena arena = ARENA_INIT;
    struct language *all = language_all(alphabet_of(&arena, terms, count, STRINGS_READABLE));
    struct charset scalars = unicode_scalars(&arena, true);
    bool says = false;
    for (size_t i = 0; i < count && !says; i++)
        says = regex_says_so(symbol, terms[i], all, scalars);
    language_free(all);
    arena_release(&arena);
    return says;
}

/* Do strings over all characters satisfy the terms only where they are in the language? */
static bool nothing_else(const struct strings *strings, const struct lang_term *const *terms, size_t count)
{
    struct error error = ERROR_INIT;
    struct language *rest = NULL, *all = NULL;
    struct lengths *only = NULL;
    if (some_regex_says_so(strings->symbol, terms, count))
        return true;
    if (language_states(strings->language) < PROOF_LIMIT)
        all = language_of_terms(strings->symbol, terms, count, STRINGS_ALL, &only, &error);
    if (all)
        rest = language_minus(all, strings->language, &error);
    bool nothing = rest && (language_is_empty(rest) || (only && !only_meets(only, rest)));
    language_free(rest);
    language_free(all);
    only_free(only);
    error_release(&error);
    return nothing;
}

bool strings_of(struct strings *strings, const struct lang_symbol *symbol, const struct lang_term *const *terms,
                size_t count, enum strings_alphabet alphabet, struct error *error)
{
    *strings = (struct strings){.symbol = symbol};
    strings->language = language_of_terms(symbol, terms, count, alphabet, &strings->only, error);
    if (!strings->language)
        return false;
    strings->whole_alphabet =
        !one_sees_halves(terms, count) && (alphabet == STRINGS_ALL || nothing_else(strings, terms, count));
    return true;
}

bool strings_contain(const struct strings *strings, const char *s, size_t length)
{
    size_t characters = 0;
    for (size_t i = 0; strings->only && i < length; i++)
        characters += ((unsigned char)s[i] & 0xc0) != 0x80;
    return (!strings->only || lengths_contain(strings->only, characters)) &&
           language_contains(strings->language, s, length);
}

bool strings_empty(struct strings *strings)
{
    size_t n;
    if (!strings->only || language_is_empty(strings->language))
        return language_is_empty(strings->language);
    const struct lengths *lengths = strings_lengths(strings);
    return lengths && !lengths_next(lengths, 0, &n);
}

const struct lengths *strings_lengths(struct strings *strings)
{
    struct error error = ERROR_INIT;
    if (!strings->has_lengths) {
        strings->has_lengths = lengths_of(&strings->lengths, strings->language, &error);
        if (strings->has_lengths && strings->only)
            only_cut(strings->only, &strings->lengths);
    }
    error_release(&error);
    return strings->has_lengths ? &strings->lengths : NULL;
}
