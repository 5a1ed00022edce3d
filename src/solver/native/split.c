#include "solver/native/cases.h"

#include <stdlib.h>

/* ---- which symbol ---- */

struct occurrences {
    size_t *counts; /* by place in the component */
    size_t *depths; /* the least */
    const struct component *component;
};

static void count_occurrences(struct occurrences *occurrences, const struct lang_term *term, size_t depth)
{
    if (term->op == LANG_SYMBOL && term->symbol->kind != LANG_BOUND) {
        const struct component *component = occurrences->component;
        size_t place = symbol_place(component->symbols, component->symbol_count, term->symbol);
        if (occurrences->counts[place]++ == 0 || depth < occurrences->depths[place])
            occurrences->depths[place] = depth;
    }
    for (size_t i = 0; i < term->count && !term->closed; i++)
        count_occurrences(occurrences, term->args[i], depth + 1);
}

/* Choices first: an enumerate* says what holds in each case, and the outer one
 * decides whether the inner one matters.  Of the others that which occurs most. */
static const struct lang_symbol *choose_symbol(const struct component *component)
{
    struct occurrences occurrences = {mem_array(component->symbol_count, sizeof(size_t)),
                                      mem_array(component->symbol_count, sizeof(size_t)), component};
    for (size_t i = 0; i < component->conjuncts.count; i++)
        if (component->conjuncts.items[i].count > 1)
            count_occurrences(&occurrences, component->conjuncts.items[i].term, 0);
    size_t best = SIZE_MAX;
    for (size_t i = 0; i < component->symbol_count; i++) {
        const struct lang_symbol *symbol = component->symbols[i];
        if (!symbol_is_finite(symbol))
            continue;
        bool choice = symbol->kind == LANG_CHOICE;
        bool row = symbol->type->kind == LANG_ROW, best_row = false, best_choice = false;
        if (best != SIZE_MAX) {
            best_choice = component->symbols[best]->kind == LANG_CHOICE;
            best_row = component->symbols[best]->type->kind == LANG_ROW;
        }
        bool better = best == SIZE_MAX || (choice && !best_choice) || (best_row && !row);
        if (!better && choice == best_choice && row == best_row)
            better = choice ? occurrences.depths[i] < occurrences.depths[best]
                            : occurrences.counts[i] > occurrences.counts[best];
        if (better)
            best = i;
    }
    mem_free(occurrences.counts);
    mem_free(occurrences.depths);
    return best == SIZE_MAX ? NULL : component->symbols[best];
}

/* ---- rows by the columns that are looked at ---- */

static bool only_in_fields(const struct lang_term *term, const struct lang_symbol *symbol, bool *fields)
{
    if (term->op == LANG_SYMBOL)
        return term->symbol != symbol;
    if (term->op == LANG_FIELD && term->args[0]->op == LANG_SYMBOL) {
        enum lang_kind kind = term->type->kind;
        if (term->args[0]->symbol == symbol)
            fields[term->index] = true;
        return kind != LANG_LIST && kind != LANG_OPTION && kind != LANG_OBJECT && kind != LANG_REGEX;
    }
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (!only_in_fields(term->args[i], symbol, fields))
            return false;
    return true;
}

struct row_order {
    const struct lang_table *table;
    const bool *fields;
};

static int compare_rows(const void *a, const void *b, void *context)
{
    const struct row_order *order = context;
    size_t x = (*(const struct lang_value *const *)a)->index, y = (*(const struct lang_value *const *)b)->index;
    size_t columns = order->table->row->count;
    for (size_t i = 0; i < columns; i++) {
        int difference = order->fields[i] ? lang_value_compare(order->table->cells[x * columns + i],
                                                               order->table->cells[y * columns + i])
                                          : 0;
        if (difference != 0)
            return difference;
    }
    return 0;
}

/* One row of each group is left of the values, the first ones, in their order. */
static int by_row(const void *a, const void *b)
{
    size_t x = (*(const struct lang_value *const *)a)->index, y = (*(const struct lang_value *const *)b)->index;
    return x < y ? -1 : x > y;
}

static int compare_rows_strictly(const void *a, const void *b, void *context)
{
    int difference = compare_rows(a, b, context);
    return difference != 0 ? difference : by_row(a, b);
}

static void group_rows(struct split *split, const struct component *component)
{
    const struct lang_table *table = split->symbol->type->table;
    split->fields = mem_array(table->row->count + 1, sizeof *split->fields);
    for (size_t i = 0; i < component->conjuncts.count; i++)
        if (component->conjuncts.items[i].count > 1 &&
            !only_in_fields(component->conjuncts.items[i].term, split->symbol, split->fields))
            return;
    struct row_order order = {table, split->fields};
    const struct lang_value **sorted = mem_array(split->count, sizeof *sorted);
    size_t groups = 0;
    for (size_t i = 0; i < split->count; i++)
        sorted[i] = split->values[i];
    qsort_r(sorted, split->count, sizeof *sorted, compare_rows_strictly, &order);
    for (size_t i = 0; i < split->count; i++)
        if (i == 0 || compare_rows(&sorted[i - 1], &sorted[i], &order) != 0)
            sorted[groups++] = sorted[i];
    qsort(sorted, groups, sizeof *sorted, by_row);
    if (groups < split->count && groups <= SPLIT_ROWS) {
        split->kind = SPLIT_GROUPS;
        for (size_t i = 0; i < groups; i++)
            split->values[i] = sorted[i];
        split->count = groups;
    }
    mem_free(sorted);
}

/* ---- by values ---- */

static bool split_by_values(struct store *store, const struct component *component, const struct lang_symbol *symbol,
                            struct split *split)
{
    struct terms terms = component_terms(component, symbol);
    *split = (struct split){.kind = SPLIT_VALUES, .symbol = symbol};
    bool possible = finite_values(store, symbol, terms.items, terms.count, &split->values, &split->count);
    vector_release(&terms);
    if (possible && symbol->type->kind == LANG_ROW)
        group_rows(split, component);
    return possible && (symbol->type->kind != LANG_ROW || split->count <= SPLIT_ROWS);
}

static bool split_by_integers(struct store *store, const struct component *component, struct split *split)
{
    mpz_t count, index;
    mpz_inits(count, index, NULL);
    for (size_t i = 0; i < component->symbol_count && split->kind == SPLIT_NOT; i++) {
        const struct lang_symbol *symbol = component->symbols[i];
        if (symbol->type->kind != LANG_INTEGER || symbol->kind == LANG_CHOICE)
            continue;
        struct terms terms = component_terms(component, symbol);
        struct integers *set = terms.count > 0 ? integers_of_symbol(symbol, terms.items, terms.count) : NULL;
        if (set && integers_count(set, count) && mpz_cmp_ui(count, SPLIT_INTEGERS) <= 0) {
            *split = (struct split){.kind = SPLIT_VALUES, .symbol = symbol, .count = mpz_get_ui(count)};
            split->values = arena_alloc(&store->arena, (split->count + 1) * sizeof *split->values);
            for (size_t j = 0; j < split->count; j++) {
                mpz_set_ui(index, j);
                integers_nth(set, index, count);
                split->values[j] = lang_integer(&store->arena, count);
            }
        }
        vector_release(&terms);
        if (set)
            integers_free(set);
    }
    mpz_clears(count, index, NULL);
    return split->kind != SPLIT_NOT;
}

struct split choose_split(struct store *store, const struct component *component)
{
    struct split split = {.kind = SPLIT_NOT};
    const struct lang_symbol *symbol = choose_symbol(component);
    if (symbol && split_by_values(store, component, symbol, &split))
        return split;
    mem_free(split.fields);
    split = (struct split){.kind = SPLIT_NOT, .atom = choose_atom(store, component)};
    if (split.atom)
        split.kind = SPLIT_ATOM;
    else
        split_by_integers(store, component, &split);
    return split;
}
