#include "solver/native/linear_parts.h"

static size_t count_factors(const struct linear *linear)
{
    size_t count = 0;
    for (size_t i = 0; i < linear->row_count; i++)
        for (size_t j = 0; j < linear->count; j++)
            count += linear->rows[i].a[j] != 0;
    return count;
}

struct incidence *incidence_of(const struct linear *linear)
{
    struct incidence *incidence = mem_alloc(sizeof *incidence);
    size_t factors = count_factors(linear), at = 0;
    incidence->row_from = mem_array(linear->row_count + 1, sizeof *incidence->row_from);
    incidence->variables = mem_array(factors + 1, sizeof *incidence->variables);
    incidence->variable_from = mem_array(linear->count + 1, sizeof *incidence->variable_from);
    incidence->rows = mem_array(factors + 1, sizeof *incidence->rows);
    incidence->waiting = mem_array(linear->row_count + 1, sizeof *incidence->waiting);
    incidence->waits = mem_array(linear->row_count + 1, sizeof *incidence->waits);
    for (size_t i = 0; i < linear->row_count; i++) {
        for (size_t j = 0; j < linear->count; j++)
            if (linear->rows[i].a[j] != 0)
                incidence->variables[at++] = j;
        incidence->row_from[i + 1] = at;
    }
    at = 0;
    for (size_t j = 0; j < linear->count; j++) {
        for (size_t i = 0; i < linear->row_count; i++)
            if (linear->rows[i].a[j] != 0)
                incidence->rows[at++] = i;
        incidence->variable_from[j + 1] = at;
    }
    return incidence;
}

void incidence_free(struct incidence *incidence)
{
    if (!incidence)
        return;
    mem_free(incidence->row_from);
    mem_free(incidence->variables);
    mem_free(incidence->variable_from);
    mem_free(incidence->rows);
    mem_free(incidence->waiting);
    mem_free(incidence->waits);
    mem_free(incidence);
}
