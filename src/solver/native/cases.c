#include "solver/native/cases.h"

/* So many cases that take a solver, and the whole component is better given to it. */
#define FOREIGN_CASES 8

/* Every case has places for its own symbols; that many take 1 GB. */
#define CASE_CELLS ((size_t)1 << 25)

struct casing {
    struct store *store;
    const struct component *component;
    VECTOR(struct solutions *) cases;
    size_t foreign;
    bool exact, unknown;
    const char *why;
};

static bool has_foreign(const struct solutions *solutions)
{
    for (size_t i = 0; i < solutions->part_count; i++) {
        const struct part *part = &solutions->parts[i];
        if (part->kind == PART_FOREIGN)
            return true;
        for (size_t j = 0; j < part->case_count; j++)
            if (has_foreign(part->cases[j]))
                return true;
    }
    return false;
}

/* False: that is enough, it leads nowhere. */
static bool add_case(struct casing *casing, struct solutions *one, struct conjuncts *conjuncts)
{
    struct store *store = casing->store;
    store->case_cells += one->own_count;
    if (++store->case_count > store->options.case_limit || store->case_cells > CASE_CELLS || store_interrupted(store)) {
        vector_release(conjuncts);
        return false;
    }
    compile_product(one, conjuncts, true);
    if (one->state == SOLUTIONS_NONE)
        return true;
    casing->exact = casing->exact && one->exact;
    if (one->state == SOLUTIONS_UNKNOWN || has_foreign(one))
        casing->foreign++;
    if (one->state == SOLUTIONS_UNKNOWN) {
        casing->unknown = true;
        casing->why = casing->why ? casing->why : one->why.s;
    } else {
        vector_push(&casing->cases, one);
    }
    return casing->foreign <= FOREIGN_CASES || !store->options.solver;
}

/* ---- by value ---- */

/* Is it (= symbol constant), either way around? */
static const struct lang_value *equated(const struct lang_term *term, const struct lang_symbol *symbol)
{
    if (term->op != LANG_EQUAL)
        return NULL;
    for (int side = 0; side < 2; side++)
        if (term->args[side]->op == LANG_SYMBOL && term->args[side]->symbol == symbol &&
            term->args[1 - side]->op == LANG_CONSTANT)
            return term->args[1 - side]->value;
    return NULL;
}

/* The value that a disjunct is for, and the rest of it; NULL: it is for all. */
static const struct lang_value *disjunct_value(struct arena *arena, const struct lang_term *disjunct,
                                               const struct lang_symbol *symbol, const struct lang_term **rest)
{
    const struct lang_value *value = equated(disjunct, symbol);
    *rest = disjunct;
    if (value) {
        *rest = term_boolean(arena, true);
        return value;
    }
    for (size_t i = 0; i < disjunct->count && disjunct->op == LANG_AND; i++)
        if ((value = equated(disjunct->args[i], symbol))) {
            const struct lang_term **others = arena_alloc(arena, disjunct->count * sizeof *others);
            size_t count = 0;
            for (size_t j = 0; j < disjunct->count; j++)
                if (j != i)
                    others[count++] = disjunct->args[j];
            *rest = term_connect(arena, LANG_AND, others, count);
            return value;
        }
    return NULL;
}

/* Disjunctions sorted by value once, so that each case looks at its own disjuncts only. */
struct sorted_disjunction {
    size_t count;
    const struct lang_term **rests;
    size_t *values; /* number of the value; SIZE_MAX: for all */
    size_t *next;   /* the next disjunct of the same value; SIZE_MAX: none */
    size_t *heads;  /* [values] */
    size_t common;  /* head of those for all */
};

static size_t number_of(const struct split *split, const struct lang_value *value)
{
    size_t low = 0, high = split->count;
    while (low < high) { /* values are in order */
        size_t middle = (low + high) / 2;
        int order = lang_value_compare(split->values[middle], value);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return SIZE_MAX - 1; /* none of them */
}

static struct sorted_disjunction sort_disjunction(struct store *store, const struct split *split,
                                                  const struct lang_term *term)
{
    struct sorted_disjunction sorted = {.count = term->count, .common = SIZE_MAX};
    sorted.rests = mem_array(term->count, sizeof *sorted.rests);
    sorted.next = mem_array(term->count, sizeof *sorted.next);
    sorted.heads = mem_array(split->count + 1, sizeof *sorted.heads);
    for (size_t i = 0; i < split->count; i++)
        sorted.heads[i] = SIZE_MAX;
    for (size_t i = term->count; i-- > 0;) {
        const struct lang_value *value = disjunct_value(&store->arena, term->args[i], split->symbol, &sorted.rests[i]);
        size_t number = value ? number_of(split, value) : SIZE_MAX;
        size_t *head = number == SIZE_MAX ? &sorted.common : number < split->count ? &sorted.heads[number] : NULL;
        if (!head)
            continue;
        sorted.next[i] = *head;
        *head = i;
    }
    return sorted;
}

static void release_sorted(struct sorted_disjunction *sorted)
{
    mem_free(sorted->rests);
    mem_free(sorted->next);
    mem_free(sorted->heads);
}

static const struct lang_term *disjunction_at(struct store *store, const struct sorted_disjunction *sorted,
                                              size_t value)
{
    VECTOR(const struct lang_term *) rests = VECTOR_INIT;
    for (size_t i = sorted->heads[value]; i != SIZE_MAX; i = sorted->next[i])
        vector_push(&rests, sorted->rests[i]);
    for (size_t i = sorted->common; i != SIZE_MAX; i = sorted->next[i])
        vector_push(&rests, sorted->rests[i]);
    const struct lang_term *term = term_connect(&store->arena, LANG_OR, rests.items, rests.count);
    vector_release(&rests);
    return term;
}

static bool cases_by_value(struct casing *casing, const struct split *split)
{
    struct store *store = casing->store;
    const struct component *component = casing->component;
    struct sorted_disjunction *sorted = mem_array(component->conjuncts.count + 1, sizeof *sorted);
    bool going = true;
    for (size_t i = 0; i < component->conjuncts.count; i++) {
        const struct conjunct *conjunct = &component->conjuncts.items[i];
        if (conjunct->term->op == LANG_OR && conjunct->count > 1 && conjunct_mentions(conjunct, split->symbol))
            sorted[i] = sort_disjunction(store, split, conjunct->term);
    }
    for (size_t v = 0; v < split->count && going; v++) {
        struct conjuncts conjuncts = {0};
        bool possible = true;
        for (size_t i = 0; i < component->conjuncts.count && possible; i++) {
            const struct conjunct *conjunct = &component->conjuncts.items[i];
            if (sorted[i].count > 0)
                possible = conjuncts_add(store, &conjuncts, disjunction_at(store, &sorted[i], v));
            else if (conjunct->count > 1 || conjunct->symbols[0] != split->symbol)
                vector_push(&conjuncts, *conjunct);
        }
        if (!possible) {
            vector_release(&conjuncts);
            continue;
        }
        struct solutions *one = solutions_case(store, component->symbols, component->symbol_count);
        solutions_fix(one, split->symbol, split->values[v]);
        going = add_case(casing, one, &conjuncts);
    }
    for (size_t i = 0; i < component->conjuncts.count; i++)
        release_sorted(&sorted[i]);
    mem_free(sorted);
    return going;
}

/* ---- by group of rows ---- */

struct row_fields {
    struct store *store;
    const struct lang_symbol *symbol;
    size_t row;
};

static const struct lang_value *cell(const struct lang_symbol *symbol, size_t row, size_t column)
{
    const struct lang_table *table = symbol->type->table;
    return table->cells[row * table->row->count + column];
}

static const struct lang_term *row_itself(void *context, const struct lang_term *symbol)
{
    struct row_fields *fields = context;
    if (symbol->symbol != fields->symbol)
        return NULL;
    return term_constant(&fields->store->arena, symbol->type, lang_index(&fields->store->arena, LANG_ROW, fields->row));
}

/* That the row is one of this group. */
static const struct lang_term *in_group(struct store *store, const struct split *split, size_t row)
{
    const struct lang_term *symbol = term_symbol(&store->arena, split->symbol);
    VECTOR(const struct lang_term *) equations = VECTOR_INIT;
    for (size_t i = 0; i < split->symbol->type->count; i++) {
        if (!split->fields[i])
            continue;
        const struct lang_term *field = term_field(&store->arena, symbol, i);
        const struct lang_term *value = term_constant(&store->arena, field->type, cell(split->symbol, row, i));
        vector_push(&equations, term_binary(&store->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), field, value));
    }
    const struct lang_term *all = term_connect(&store->arena, LANG_AND, equations.items, equations.count);
    vector_release(&equations);
    return all;
}

static bool cases_by_group(struct casing *casing, const struct split *split)
{
    struct store *store = casing->store;
    const struct component *component = casing->component;
    bool going = true;
    for (size_t v = 0; v < split->count && going; v++) {
        struct row_fields fields = {store, split->symbol, split->values[v]->index};
        struct conjuncts conjuncts = {0};
        bool possible = conjuncts_add(store, &conjuncts, in_group(store, split, fields.row));
        for (size_t i = 0; i < component->conjuncts.count && possible; i++) {
            const struct conjunct *conjunct = &component->conjuncts.items[i];
            if (conjunct->count == 1 || !conjunct_mentions(conjunct, split->symbol)) {
                vector_push(&conjuncts, *conjunct);
                continue;
            }
            const struct lang_term *term = term_replace(&store->arena, conjunct->term, row_itself, &fields);
            possible = conjuncts_add(store, &conjuncts, simplify(&store->arena, term));
        }
        if (possible)
            going = add_case(casing, solutions_case(store, component->symbols, component->symbol_count), &conjuncts);
        else
            vector_release(&conjuncts);
    }
    return going;
}

/* ---- by atom ---- */

static bool cases_by_atom(struct casing *casing, const struct lang_term *atom)
{
    struct store *store = casing->store;
    const struct component *component = casing->component;
    bool going = true;
    for (int truth = 1; truth >= 0 && going; truth--) {
        struct conjuncts conjuncts = {0};
        const struct lang_term *said = truth ? atom : term_not(&store->arena, atom);
        bool possible = conjuncts_add(store, &conjuncts, simplify(&store->arena, said)), changed = false;
        for (size_t i = 0; i < component->conjuncts.count && possible; i++) {
            const struct conjunct *conjunct = &component->conjuncts.items[i];
            const struct lang_term *term = assume(&store->arena, conjunct->term, atom, truth);
            changed = changed || term != conjunct->term;
            if (term == conjunct->term)
                vector_push(&conjuncts, *conjunct);
            else
                possible = conjuncts_add(store, &conjuncts, term);
        }
        if (possible && changed)
            going = add_case(casing, solutions_case(store, component->symbols, component->symbol_count), &conjuncts);
        else
            vector_release(&conjuncts);
        going = going && (changed || !possible); /* else it would be chosen again, without end */
    }
    return going;
}

/* ---- the part ---- */

static enum compiled casing_part(struct casing *casing, struct part *part)
{
    if (casing->cases.count == 0 && !casing->unknown)
        return COMPILED_NONE;
    if (casing->cases.count == 0)
        return COMPILED_NOT;
    *part = part_blank(casing->store, casing->component, PART_CASES);
    part->case_count = casing->cases.count;
    part->cases = arena_alloc(&casing->store->arena, part->case_count * sizeof *part->cases);
    for (size_t i = 0; i < part->case_count; i++)
        part->cases[i] = casing->cases.items[i];
    part->exact = casing->exact && !casing->unknown;
    if (casing->unknown && part->cases[0]->why.length == 0)
        text_add(&part->cases[0]->why, casing->why);
    return COMPILED;
}

enum compiled compile_cases(struct store *store, const struct component *component, struct part *part)
{
    struct split split = choose_split(store, component);
    if (split.kind == SPLIT_NOT)
        return COMPILED_NOT;
    struct casing casing = {.store = store, .component = component, .exact = true};
    bool going = split.kind == SPLIT_VALUES   ? cases_by_value(&casing, &split)
                 : split.kind == SPLIT_GROUPS ? cases_by_group(&casing, &split)
                                              : cases_by_atom(&casing, split.atom);
    enum compiled compiled = going ? casing_part(&casing, part) : COMPILED_NOT;
    vector_release(&casing.cases);
    mem_free(split.fields);
    return compiled;
}
