/* Symbols that hang together by what is said about them. */
#include "solver/native/compile.h"

struct terms component_terms(const struct component *component, const struct lang_symbol *symbol)
{
    struct terms terms = {0};
    for (size_t i = 0; i < component->conjuncts.count; i++) {
        const struct conjunct *conjunct = &component->conjuncts.items[i];
        if (conjunct->count == 1 && conjunct->symbols[0] == symbol)
            vector_push(&terms, conjunct->term);
    }
    return terms;
}

static size_t root_of(size_t *parents, size_t i)
{
    while (parents[i] != i)
        i = parents[i] = parents[parents[i]];
    return i;
}

/* component[k] of the k-th own symbol, numbered by their first symbols; SIZE_MAX: fixed or derived. */
static size_t number_components(struct solutions *solutions, const struct conjuncts *conjuncts, const bool *given_away,
                                size_t *component)
{
    size_t *places = solutions->store->places, count = solutions->own_count, numbers = 0;
    size_t *parents = mem_array(count + 1, sizeof *parents);
    for (size_t i = 0; i < count; i++) {
        places[solutions->own[i]->index] = i;
        parents[i] = i;
    }
    for (size_t i = 0; i < conjuncts->count; i++)
        for (size_t j = 1; j < conjuncts->items[i].count; j++) {
            size_t a = root_of(parents, places[conjuncts->items[i].symbols[0]->index]);
            size_t b = root_of(parents, places[conjuncts->items[i].symbols[j]->index]);
            parents[a > b ? a : b] = a > b ? b : a; /* the root is the first one */
        }
    for (size_t i = 0; i < count; i++) {
        size_t root = root_of(parents, i);
        bool out = solutions->fixed[i] || given_away[i];
        component[i] = out ? SIZE_MAX : root == i ? numbers++ : component[root];
    }
    for (size_t i = 0; i < count; i++)
        places[solutions->own[i]->index] = 0;
    mem_free(parents);
    return numbers;
}

struct component *components_of(struct solutions *solutions, const struct conjuncts *conjuncts, const bool *given_away,
                                size_t *count)
{
    size_t *component = mem_array(solutions->own_count + 1, sizeof *component);
    *count = number_components(solutions, conjuncts, given_away, component);
    struct component *components = mem_array(*count + 1, sizeof *components);
    size_t *places = solutions->store->places;
    for (size_t i = 0; i < solutions->own_count; i++)
        if (component[i] != SIZE_MAX)
            components[component[i]].symbol_count++;
    for (size_t i = 0; i < *count; i++) {
        components[i].symbols = mem_array(components[i].symbol_count, sizeof *components[i].symbols);
        components[i].symbol_count = 0;
    }
    for (size_t i = 0; i < solutions->own_count; i++)
        if (component[i] != SIZE_MAX) {
            struct component *c = &components[component[i]];
            c->symbols[c->symbol_count++] = solutions->own[i];
            places[solutions->own[i]->index] = component[i];
        }
    for (size_t i = 0; i < conjuncts->count; i++)
        vector_push(&components[places[conjuncts->items[i].symbols[0]->index]].conjuncts, conjuncts->items[i]);
    for (size_t i = 0; i < solutions->own_count; i++)
        places[solutions->own[i]->index] = 0;
    mem_free(component);
    return components;
}

void release_components(struct component *components, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        mem_free(components[i].symbols);
        vector_release(&components[i].conjuncts);
    }
    mem_free(components);
}
