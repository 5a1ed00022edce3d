/* Any term over a part with few solutions: they are listed, and grouped by its value. */
#include "base/map.h"
#include "solver/native/feature_parts.h"

#define SOLUTION_LIMIT 100000
#define SET_LIMIT 2000 /* numbers that are put into one set */

/* The solutions with one value: places in the part's order of seed 0. */
struct group {
    const struct lang_value *value;
    VECTOR(uint64_t) places;
};

struct groups_feature {
    struct feature feature;
    VECTOR(struct group) groups;
    struct map by_value; /* printed: 1 + number of the group */
    struct arena values;
    struct integers *integers;
};

static void group_solution(struct groups_feature *f, const struct lang_type *type, const struct lang_value *value,
                           uint64_t place)
{
    struct text printed = TEXT_INIT;
    lang_print_value(value, type, &printed);
    uintptr_t number = (uintptr_t)map_get(&f->by_value, printed.s);
    if (!number) {
        vector_push(&f->groups, ((struct group){.value = lang_value_copy(&f->values, value)}));
        number = f->groups.count;
        map_put(&f->by_value, printed.s, (void *)number); // NOLINT: a number, not an address
    }
    vector_push(&f->groups.items[number - 1].places, place);
    text_release(&printed);
}

/* False: a solution cannot be drawn, or the regexes in the term took too many steps. */
static bool list_solutions(struct groups_feature *f, struct solutions *solutions, const struct lang_term *term,
                           size_t part, uint64_t count)
{
    const struct lang_value **values = mem_array(solutions->symbol_count + 1, sizeof *values);
    struct error error = ERROR_INIT;
    bool listed = true;
    for (uint64_t i = 0; i < count && listed; i++) {
        struct arena arena = ARENA_INIT;
        listed = part_draw(solutions, part, 0, i, &arena, values);
        const struct lang_value *value = listed ? lang_evaluate(&arena, term, values, NULL, &error) : NULL;
        listed = listed && error.kind == ERROR_NONE;
        if (value)
            group_solution(f, term->type, value, i);
        arena_release(&arena);
    }
    error_release(&error);
    mem_free(values);
    return listed;
}

static bool groups_count(struct feature *feature, mpz_t count)
{
    mpz_set_ui(count, ((struct groups_feature *)feature)->groups.count);
    return true;
}

static bool draw_of_group(struct groups_feature *f, const struct group *group, uint64_t variation, struct arena *arena,
                          const struct lang_value **values)
{
    uint64_t place = group->places.items[variation % group->places.count];
    return part_draw(f->feature.solutions, f->feature.part, 0, place, arena, values);
}

static bool groups_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                        const struct lang_value **values, const struct lang_value **value)
{
    struct groups_feature *f = (struct groups_feature *)feature;
    if (i >= f->groups.count)
        return false;
    const struct group *group = &f->groups.items[shuffle_small(f->groups.count, seed, i)];
    uint64_t other = shuffle_small(group->places.count, seed, variation % group->places.count);
    if (value)
        *value = lang_value_copy(arena, group->value);
    return draw_of_group(f, group, other, arena, values);
}

static bool groups_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                         struct arena *arena, const struct lang_value **values)
{
    struct groups_feature *f = (struct groups_feature *)feature;
    struct text printed = TEXT_INIT;
    lang_print_value(value, feature->term->type, &printed);
    uintptr_t number = (uintptr_t)map_get(&f->by_value, printed.s);
    text_release(&printed);
    if (!number)
        return false;
    const struct group *group = &f->groups.items[number - 1];
    uint64_t other = shuffle_small(group->places.count, seed, variation % group->places.count);
    return draw_of_group(f, group, other, arena, values);
}

/* The numbers of groups first .. beyond-1, halves first. */
static struct integers *numbers_of(const struct groups_feature *f, size_t first, size_t beyond)
{
    if (beyond - first == 1) {
        const struct lang_value *value = f->groups.items[first].value;
        return integers_between(value->integer, value->integer);
    }
    size_t middle = (first + beyond) / 2;
    struct integers *a = numbers_of(f, first, middle), *b = numbers_of(f, middle, beyond);
    struct integers *both = a && b ? integers_or(a, b) : NULL;
    integers_free(a);
    integers_free(b);
    return both;
}

static const struct integers *groups_integers(struct feature *feature)
{
    struct groups_feature *f = (struct groups_feature *)feature;
    enum lang_kind kind = feature->term->type->kind;
    bool numbers = kind == LANG_INTEGER || kind == LANG_DATE || kind == LANG_TIME;
    if (!f->integers && numbers && f->groups.count > 0 && f->groups.count <= SET_LIMIT)
        f->integers = numbers_of(f, 0, f->groups.count);
    return f->integers;
}

static void groups_release(struct feature *feature)
{
    struct groups_feature *f = (struct groups_feature *)feature;
    for (size_t i = 0; i < f->groups.count; i++)
        vector_release(&f->groups.items[i].places);
    vector_release(&f->groups);
    map_release(&f->by_value);
    arena_release(&f->values);
    integers_free(f->integers);
}

struct feature *feature_of_groups(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = groups_count,
                                             .draw = groups_draw,
                                             .reach = groups_reach,
                                             .integers = groups_integers,
                                             .release = groups_release};
    const struct part *p = &solutions->parts[part];
    mpz_t count;
    mpz_init(count);
    bool few = p->kind != PART_DERIVED && p->kind != PART_FOREIGN && part_count(solutions, part, count) &&
               mpz_cmp_ui(count, SOLUTION_LIMIT) <= 0;
    uint64_t solution_count = few ? mpz_get_ui(count) : 0;
    mpz_clear(count);
    if (!few)
        return NULL;
    struct groups_feature *f = mem_alloc(sizeof *f);
    f->feature.kind = &kind;
    f->feature.exact = p->exact;
    if (list_solutions(f, solutions, term, part, solution_count))
        return &f->feature;
    groups_release(&f->feature);
    mem_free(f);
    return NULL;
}
