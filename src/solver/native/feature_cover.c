/* The class of a string in the coverage of a regex.
 *
 * A class is drawn by a walk through the pattern with its choices made, and the
 * string judged: is it the class that a matcher finds, does all else that is
 * said about the symbol hold.  Where walks fail, the class and the part are
 * intersected as languages, and a class that is empty there is skipped. */
#include "base/map.h"
#include "front/regex/unicode.h"
#include "solver/native/feature_parts.h"

#include <stdlib.h>

#define CHOSEN_FROM 64      /* classes, from which on those of covering sets come first: who asks for few gets every choice */
#define CHOSEN_LIMIT 20000  /* of a covering set */
#define COUNT_LIMIT 2000 /* classes that are looked at only to count them */
#define WALKS 8
#define SAMPLES 300

struct cover_feature {
    struct feature feature;
    struct strings *strings;
    struct cover *cover;
    struct shuffle shuffle;
    mpz_t size;
    struct cover_class class, other;
    struct text text;
    /* Classes in which every choice, and every pair of choices occurs; by their numbers. */
    VECTOR(__mpz_struct) chosen;
    struct map is_chosen;
    uint64_t seed;
    bool has_seed;
    mpz_t next; /* place in the order to look at next */
    VECTOR(uint64_t) found; /* places with strings */
    mpz_t place, index;
};

/* ---- one class ---- */

static bool is_right(struct cover_feature *f)
{
    struct error error = ERROR_INIT;
    bool right = strings_contain(f->strings, f->text.s, f->text.length) &&
                 cover_class_of(f->cover, f->text.s, f->text.length, &f->other, &error) == COVER_FOUND;
    error_release(&error);
    if (!right || f->other.count != f->class.count)
        return false;
    for (size_t i = 0; i < f->class.count; i++)
        if (f->class.choices[i] != f->other.choices[i])
            return false;
    return true;
}

static bool draw_by_walks(struct cover_feature *f, const mpz_t index, uint64_t seed, uint64_t variation)
{
    bool drawn = false;
    seed = dice_of(seed, mpz_get_ui(index)).state;
    for (uint64_t i = 0; i < WALKS && !drawn; i++)
        drawn = cover_propose(f->cover, &f->class, dice_of(seed, variation * WALKS + i).state, &f->text) && is_right(f);
    return drawn;
}

/* Strings of the class in the part; `exact` becomes false where there are some, but none was found to be right. */
static bool draw_by_language(struct cover_feature *f, uint64_t seed, uint64_t variation)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct charset scalars = unicode_scalars(&arena, true);
    struct language *class = cover_own(f->cover, &f->class, &scalars, &error);
    if (!class) {
        error_release(&error);
        class = cover_language(f->cover, &f->class, &scalars, &error);
    }
    struct language *both = class ? language_and(class, f->strings->language, &error) : NULL;
    const struct lengths *only = f->strings->only;
    struct selection *selection = both ? selection_of(both, 0, only ? only->base : SELECTION_FINITE, &error) : NULL;
    bool drawn = false, whole = selection && (only || language_is_finite(both));
    mpz_t count;
    mpz_init(count);
    if (selection)
        selection_count(selection, count);
    uint64_t tries = mpz_cmp_ui(count, SAMPLES) < 0 ? mpz_get_ui(count) : SAMPLES;
    for (uint64_t i = 0; i < tries && !drawn; i++) {
        selection_shuffled(selection, seed, variation + i, &f->text);
        drawn = is_right(f);
    }
    bool all_tried = whole && mpz_cmp_ui(count, SAMPLES) <= 0;
    if (!drawn && !(both && language_is_empty(both)) && !all_tried)
        f->feature.exact = false;
    mpz_clear(count);
    selection_free(selection);
    language_free(both);
    language_free(class);
    error_release(&error);
    arena_release(&arena);
    return drawn;
}

static bool draw_class(struct cover_feature *f, const mpz_t index, uint64_t seed, uint64_t variation)
{
    cover_class_at(f->cover, index, &f->class);
    return draw_by_walks(f, index, seed, variation) || draw_by_language(f, seed, variation);
}

/* ---- the order of classes ---- */

static void choose_first(struct cover_feature *f, unsigned strength)
{
    struct cover_set set = COVER_SET_INIT;
    struct error error = ERROR_INIT;
    if (cover_choose(f->cover, strength, CHOSEN_LIMIT, &set, &error))
        for (size_t i = 0; i < set.count; i++) {
            cover_class_index(f->cover, &set.classes[i], f->index);
            char *printed = mpz_get_str(NULL, 36, f->index);
            if (!map_get(&f->is_chosen, printed)) {
                __mpz_struct copy;
                mpz_init_set(&copy, f->index);
                vector_push(&f->chosen, copy);
                map_put(&f->is_chosen, printed, f);
            }
            free(printed);
        }
    cover_set_release(&set);
    error_release(&error);
}

/* The class at a place of the order; false: it is one of the chosen, which have come already. */
static bool class_at(struct cover_feature *f, const mpz_t place)
{
    if (mpz_cmp_ui(place, f->chosen.count) < 0) {
        mpz_set(f->index, &f->chosen.items[mpz_get_ui(place)]);
        return true;
    }
    mpz_t rest;
    mpz_init(rest);
    mpz_sub_ui(rest, place, f->chosen.count);
    shuffle_at(&f->shuffle, f->seed, rest, f->index);
    mpz_clear(rest);
    if (f->chosen.count == 0)
        return true;
    char *printed = mpz_get_str(NULL, 36, f->index);
    bool is_new = !map_get(&f->is_chosen, printed);
    free(printed);
    return is_new;
}

static bool places_end(struct cover_feature *f, const mpz_t place)
{
    mpz_t all;
    mpz_init(all);
    mpz_add_ui(all, f->size, f->chosen.count);
    bool end = mpz_cmp(place, all) >= 0 || !mpz_fits_ulong_p(place);
    mpz_clear(all);
    return end;
}

/* The text is a string of the class that was found. */
static bool find_next(struct cover_feature *f)
{
    bool found = false;
    while (!found && !places_end(f, f->next)) {
        if (class_at(f, f->next))
            found = draw_class(f, f->index, f->seed, 0);
        if (found)
            vector_push(&f->found, mpz_get_ui(f->next));
        mpz_add_ui(f->next, f->next, 1);
    }
    if (mpz_cmp_ui(f->size, f->found.count) == 0)
        f->feature.exact = true; /* whatever other strings there are, there are no other classes */
    return found;
}

/* ---- the functions of the kind ---- */

static void start_again(struct cover_feature *f, uint64_t seed)
{
    f->has_seed = true;
    f->seed = seed;
    f->found.count = 0;
    mpz_set_ui(f->next, 0);
}

/* Known when all places were looked at, which is done where they are few. */
static bool cover_feature_count(struct feature *feature, mpz_t count)
{
    struct cover_feature *f = (struct cover_feature *)feature;
    if (mpz_cmp_ui(f->size, COUNT_LIMIT) <= 0) {
        if (!f->has_seed)
            start_again(f, 0);
        while (find_next(f))
            continue;
    }
    mpz_set_ui(count, f->found.count);
    return f->has_seed && places_end(f, f->next);
}

static void put_text(struct cover_feature *f, struct arena *arena, const struct lang_value **values)
{
    values[f->strings->symbol->index] = lang_string(arena, f->text.s, f->text.length);
}

static bool cover_feature_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation,
                               struct arena *arena, const struct lang_value **values, const struct lang_value **value)
{
    struct cover_feature *f = (struct cover_feature *)feature;
    if (!f->has_seed || f->seed != seed)
        start_again(f, seed);
    bool drawn = false;
    while (f->found.count <= i) {
        drawn = find_next(f);
        if (!drawn)
            return false;
    }
    mpz_set_ui(f->place, f->found.items[i]);
    class_at(f, f->place);
    if (!drawn || variation > 0)
        drawn = draw_class(f, f->index, seed, variation) || draw_class(f, f->index, seed, 0);
    if (!drawn)
        return false;
    put_text(f, arena, values);
    if (value)
        *value = lang_integer(arena, f->index);
    return true;
}

static bool cover_feature_reach(struct feature *feature, const struct lang_value *value, uint64_t seed,
                                uint64_t variation, struct arena *arena, const struct lang_value **values)
{
    struct cover_feature *f = (struct cover_feature *)feature;
    if (mpz_sgn(value->integer) < 0 || mpz_cmp(value->integer, f->size) >= 0 ||
        !(draw_class(f, value->integer, seed, variation) || draw_class(f, value->integer, seed, 0)))
        return false;
    put_text(f, arena, values);
    return true;
}

static void cover_feature_release(struct feature *feature)
{
    struct cover_feature *f = (struct cover_feature *)feature;
    for (size_t i = 0; i < f->chosen.count; i++)
        mpz_clear(&f->chosen.items[i]);
    vector_release(&f->chosen);
    vector_release(&f->found);
    map_release(&f->is_chosen);
    cover_class_release(&f->class);
    cover_class_release(&f->other);
    shuffle_release(&f->shuffle);
    mpz_clears(f->size, f->next, f->place, f->index, NULL);
    text_release(&f->text);
}

struct feature *feature_of_cover(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = cover_feature_count,
                                             .draw = cover_feature_draw,
                                             .reach = cover_feature_reach,
                                             .release = cover_feature_release};
    struct part *p = &solutions->parts[part];
    if (p->kind != PART_STRING || term->op != LANG_COVER_CLASS || term->args[0]->op != LANG_SYMBOL ||
        regex_has_backreferences(term->cover->regex->regex))
        return NULL;
    struct cover_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->feature.exact = p->exact;
    f->strings = p->strings;
    f->cover = term->cover->cover;
    text_init(&f->text);
    mpz_inits(f->size, f->next, f->place, f->index, NULL);
    cover_size(f->cover, f->size);
    shuffle_init(&f->shuffle, f->size);
    if (mpz_cmp_ui(f->size, CHOSEN_FROM) > 0)
        for (unsigned strength = 1; strength <= 2; strength++)
            choose_first(f, strength);
    return &f->feature;
}
