#include "molgraph.h"

#include <assert.h>
#include <stdlib.h>

static const int valences[] = {1, 4, 3, 2, 1};
static const long masses[] = {1008, 12011, 14007, 15999, 18998};

struct mg_molecule {
    int n;
    mg_element element[MG_ATOMS];
    unsigned char order[MG_ATOMS][MG_ATOMS];
};

mg_molecule *mg_new(void)
{
    return calloc(1, sizeof(mg_molecule));
}

void mg_delete(mg_molecule *m)
{
    free(m);
}

static int is_atom(const mg_molecule *m, int a)
{
    return a >= 0 && a < m->n;
}

int mg_valence(mg_element element)
{
    return (int)element >= 0 && element <= MG_F ? valences[element] : -1;
}

int mg_atom(mg_molecule *m, mg_element element)
{
    if (m->n == MG_ATOMS || mg_valence(element) < 0)
        return -1;
    m->element[m->n] = element;
    return m->n++;
}

int mg_atoms(const mg_molecule *m)
{
    return m->n;
}

int mg_free_valences(const mg_molecule *m, int atom)
{
    if (!is_atom(m, atom))
        return -1;
    int left = valences[m->element[atom]];
    for (int i = 0; i < m->n; i++)
        left -= m->order[atom][i];
    assert(left >= 0);
    return left;
}

int mg_bond(mg_molecule *m, int a, int b, int order)
{
    if (!is_atom(m, a) || !is_atom(m, b) || a == b || order < 1 || order > 3)
        return -1;
    int more = order - m->order[a][b];
    int fa = mg_free_valences(m, a), fb = mg_free_valences(m, b);
    if (more > fa && more > fb)
        return -1;
    m->order[a][b] = m->order[b][a] = (unsigned char)order;
    return 0;
}

int mg_order(const mg_molecule *m, int a, int b)
{
    return is_atom(m, a) && is_atom(m, b) ? m->order[a][b] : 0;
}

int mg_unbond(mg_molecule *m, int a, int b)
{
    if (mg_order(m, a, b) == 0)
        return -1;
    m->order[a][b] = m->order[b][a] = 0;
    return 0;
}

int mg_saturate(mg_molecule *m)
{
    int added = 0;
    for (int i = 0; i < m->n; i++)
        while (mg_free_valences(m, i) > 0) {
            int h = mg_atom(m, MG_H);
            if (h < 0)
                return -1;
            mg_bond(m, i, h, 1);
            added++;
        }
    return added;
}

long mg_mass(const mg_molecule *m)
{
    long mass = 0;
    for (int i = 0; i < m->n; i++)
        mass += masses[m->element[i]];
    return mass;
}
