#include "solver/flatten_shape.h"

#include <stdio.h>

const struct lang_value *first_value(struct arena *arena, const struct lang_type *type)
{
    mpz_t zero;
    mpq_t nothing;
    const struct lang_value *value = NULL, **items;
    switch (type->kind) {
    case LANG_BOOLEAN:
        return lang_boolean(arena, false);
    case LANG_INTEGER:
    case LANG_DATE:
    case LANG_TIME:
        mpz_init(zero);
        value = lang_moment(arena, type->kind, zero);
        mpz_clear(zero);
        return value;
    case LANG_REAL:
        mpq_init(nothing);
        value = lang_real(arena, nothing);
        mpq_clear(nothing);
        return value;
    case LANG_STRING:
        return lang_string(arena, "", 0);
    case LANG_ENUM:
    case LANG_ROW:
        return lang_index(arena, type->kind, 0);
    case LANG_LIST:
        return lang_items(arena, LANG_LIST, NULL, 0);
    case LANG_OPTION:
        return lang_option(arena, NULL);
    case LANG_OBJECT:
        items = arena_alloc(arena, (type->count + 1) * sizeof *items);
        for (size_t i = 0; i < type->count; i++)
            items[i] = first_value(arena, type->fields[i].type);
        return lang_items(arena, LANG_OBJECT, items, type->count);
    case LANG_REGEX:
        break;
    }
    BUG("no first value of kind %d", (int)type->kind);
}

/* ---- parts ---- */

struct parting {
    struct flat *flat;
    size_t more; /* elements of a list about whose length nothing is said */
    VECTOR(const struct lang_symbol *) symbols;
};

static const struct lang_symbol *add_scalar(struct parting *p, const struct lang_symbol *of, const char *name,
                                            const struct lang_type *type)
{
    struct lang_symbol *symbol = arena_alloc(p->flat->arena, sizeof *symbol);
    *symbol = *of;
    symbol->name = name;
    symbol->type = type;
    symbol->index = p->symbols.count;
    vector_push(&p->symbols, symbol);
    return symbol;
}

static void part_init(struct parting *p, struct flat_part *part, const struct lang_symbol *of, const char *name,
                      const struct list_bound *bound)
{
    const struct lang_type *type = bound->type;
    struct arena *arena = p->flat->arena;
    *part = (struct flat_part){.type = type};
    if (type->kind == LANG_OPTION) {
        part->scalar = add_scalar(p, of, arena_format(arena, "%s.present?", name), type_plain(LANG_BOOLEAN));
        part->count = 1;
    } else if (type->kind == LANG_LIST) {
        part->scalar = add_scalar(p, of, arena_format(arena, "%s.length", name), type_plain(LANG_INTEGER));
        part->count = bound->most <= LIST_MOST             ? bound->most
                      : bound->asked + p->more < LIST_MOST ? bound->asked + p->more
                                                           : LIST_MOST;
        p->flat->bounded = p->flat->bounded || bound->most > LIST_MOST;
    } else if (type->kind == LANG_OBJECT) {
        part->count = type->count;
    } else {
        part->scalar = add_scalar(p, of, name, type);
    }
    part->items = arena_alloc(arena, (part->count + 1) * sizeof *part->items);
    size_t more = p->more;
    if (type->kind == LANG_LIST) /* lists of lists have enough to vary */
        p->more = LIST_MORE;
    for (size_t i = 0; i < part->count; i++) {
        bool object = type->kind == LANG_OBJECT;
        const char *item = object                    ? arena_format(arena, "%s.%s", name, type->fields[i].name)
                           : type->kind == LANG_LIST ? arena_format(arena, "%s[%zu]", name, i)
                                                     : name;
        part_init(p, &part->items[i], of, item, &bound->items[object ? i : 0]);
    }
    p->more = more;
}

/* ---- what is said of scalars beside the assertions ---- */

static void say(struct flat *flat, const struct lang_term *term)
{
    if (!term_is(term, true))
        vector_push(&flat->assertions, term);
}

static void say_between(struct flattener *f, struct flat *flat, const struct lang_term *number, const char *least,
                        const char *greatest)
{
    mpz_t n;
    mpz_init_set_str(n, least, 10);
    say(flat, simple_compare(&f->s, LANG_LESS_EQUAL, made_integer(&f->s, n), number));
    mpz_set_str(n, greatest, 10);
    say(flat, simple_compare(&f->s, LANG_LESS_EQUAL, number, made_integer(&f->s, n)));
    mpz_clear(n);
}

/* The days of the years 1 to 9999, and their seconds. */
static void say_moment(struct flattener *f, struct flat *flat, const struct shape *shape)
{
    const struct lang_term *days = made_of(&f->s, LANG_DAYS, type_plain(LANG_INTEGER), &shape->scalar, 1);
    if (shape->type->kind == LANG_DATE)
        say_between(f, flat, days, "-719162", "2932896");
    else
        say_between(f, flat, days, "-62135596800", "253402300799");
}

static void say_scalar(struct flattener *f, struct flat *flat, const struct shape *shape, const struct lang_term *seen)
{
    const struct lang_symbol *symbol = shape->scalar->symbol;
    const struct shape *first = shape_of_value(f, shape->type, first_value(f->s.arena, shape->type));
    char last[32];
    say(flat, simple_either(&f->s, seen, shapes_equal(f, shape, first)));
    if (shape->type->kind == LANG_DATE || shape->type->kind == LANG_TIME)
        say_moment(f, flat, shape);
    if (symbol->kind == LANG_CHOICE) {
        snprintf(last, sizeof last, "%lld", (long long)symbol->choices - 1);
        say_between(f, flat, shape->scalar, "0", last);
    }
}

/* What nobody sees is the first value. */
static void say_hidden(struct flattener *f, struct flat *flat, const struct shape *shape, const struct lang_term *seen)
{
    char most[32];
    switch (shape->type->kind) {
    case LANG_OBJECT:
        for (size_t i = 0; i < shape->count; i++)
            say_hidden(f, flat, shape->items[i], seen);
        return;
    case LANG_OPTION:
        say(flat, simple_either(&f->s, seen, simple_not(&f->s, shape->scalar)));
        say_hidden(f, flat, shape->items[0], shape->scalar);
        return;
    case LANG_LIST:
        snprintf(most, sizeof most, "%zu", shape->count);
        say_between(f, flat, shape->scalar, "0", most);
        say(flat, simple_either(&f->s, seen, simple_not(&f->s, shape_reaches(f, shape, 0))));
        for (size_t i = 0; i < shape->count; i++)
            say_hidden(f, flat, shape->items[i], shape_reaches(f, shape, i));
        return;
    default:
        say_scalar(f, flat, shape, seen);
    }
}

/* ---- the whole ---- */

static void add_assertion(struct flat *flat, const struct lang_term *assertion)
{
    struct terms conjuncts = VECTOR_INIT;
    simplify_conjuncts(flat->arena, flat_term(flat, assertion), &conjuncts);
    for (size_t i = 0; i < conjuncts.count; i++)
        vector_push(&flat->assertions, conjuncts.items[i]);
    vector_release(&conjuncts);
}

void flatten(struct flat *flat, struct arena *arena, const struct lang_symbol *const *symbols, size_t symbol_count,
             const struct lang_term *const *assertions, size_t assertion_count)
{
    flatten_longer(flat, arena, symbols, symbol_count, assertions, assertion_count, 0);
}

void flatten_longer(struct flat *flat, struct arena *arena, const struct lang_symbol *const *symbols,
                    size_t symbol_count, const struct lang_term *const *assertions, size_t assertion_count,
                    size_t longer)
{
    *flat = (struct flat){.arena = arena, .original_count = symbol_count};
    const struct list_bound *bounds = list_bounds(arena, symbols, symbol_count, assertions, assertion_count);
    struct parting parting = {.flat = flat, .more = LIST_MORE + (longer < LIST_MOST ? longer : LIST_MOST)};
    flat->parts = arena_alloc(arena, (symbol_count + 1) * sizeof *flat->parts);
    for (size_t i = 0; i < symbol_count; i++)
        part_init(&parting, &flat->parts[i], symbols[i], symbols[i]->name, &bounds[i]);
    const struct lang_symbol **kept = arena_alloc(arena, (parting.symbols.count + 1) * sizeof *kept);
    for (size_t i = 0; i < parting.symbols.count; i++)
        kept[i] = parting.symbols.items[i];
    flat->symbols = kept;
    flat->symbol_count = parting.symbols.count;
    vector_release(&parting.symbols);
    for (size_t i = 0; i < assertion_count; i++)
        add_assertion(flat, assertions[i]);
    struct flattener f = {.flat = flat};
    simplifier_init(&f.s, arena);
    for (size_t i = 0; i < symbol_count; i++)
        say_hidden(&f, flat, shape_of_part(&f, &flat->parts[i], LANG_HERE), made_boolean(&f.s, true));
    simplifier_release(&f.s);
}

void flat_release(struct flat *flat)
{
    vector_release(&flat->assertions);
}

const struct lang_term *flat_term(const struct flat *flat, const struct lang_term *term)
{
    struct flattener f = {.flat = flat};
    simplifier_init(&f.s, flat->arena);
    const struct lang_term *result = shape_term(&f, shape_of(&f, term));
    simplifier_release(&f.s);
    return term->at.line > 0 && result->at.line == 0 ? term_placed(flat->arena, result, term->at) : result;
}

/* ---- values ---- */

static const struct lang_value *lifted(const struct flat_part *part, struct arena *arena,
                                       const struct lang_value *const *scalars)
{
    const struct lang_value *own = part->scalar ? scalars[part->scalar->index] : NULL, **items;
    size_t count = part->count;
    switch (part->type->kind) {
    case LANG_OPTION:
        return lang_option(arena, own->boolean ? lifted(&part->items[0], arena, scalars) : NULL);
    case LANG_LIST:
        count = mpz_get_ui(own->integer);
        if (mpz_cmp_ui(own->integer, part->count) > 0 || mpz_sgn(own->integer) < 0)
            BUG("the length of '%s' is beyond its items", part->scalar->name);
        break;
    case LANG_OBJECT:
        break;
    default:
        return own;
    }
    items = arena_alloc(arena, (count + 1) * sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = lifted(&part->items[i], arena, scalars);
    return lang_items(arena, part->type->kind, items, count);
}

void flat_lift(const struct flat *flat, struct arena *arena, const struct lang_value *const *scalars,
               const struct lang_value **originals)
{
    for (size_t i = 0; i < flat->original_count; i++)
        originals[i] = lifted(&flat->parts[i], arena, scalars);
}

/* value NULL: nobody sees it. */
static bool lowered(const struct flat_part *part, struct arena *arena, const struct lang_value *value,
                    const struct lang_value **scalars)
{
    size_t seen = part->count;
    const struct lang_value *own = value;
    if (!value)
        own = value = first_value(arena, part->type);
    if (part->type->kind == LANG_OPTION) {
        seen = value->option != NULL;
        own = lang_boolean(arena, seen);
    } else if (part->type->kind == LANG_LIST) {
        seen = value->list.count;
        own = lang_integer_small(arena, (long long)seen);
    }
    if (seen > part->count)
        return false;
    if (part->scalar)
        scalars[part->scalar->index] = own;
    for (size_t i = 0; i < part->count; i++) {
        const struct lang_value *item = i >= seen                         ? NULL
                                        : part->type->kind == LANG_OPTION ? value->option
                                                                          : value->list.items[i];
        if (!lowered(&part->items[i], arena, item, scalars))
            return false;
    }
    return true;
}

bool flat_lower(const struct flat *flat, struct arena *arena, const struct lang_value *const *originals,
                const struct lang_value **scalars)
{
    for (size_t i = 0; i < flat->original_count; i++)
        if (!lowered(&flat->parts[i], arena, originals[i], scalars))
            return false;
    return true;
}
