#include "molgraph.h"

#include <stddef.h>

int main(void)
{
    mg_molecule *m = mg_new();
    if (m == NULL || mg_atom(m, MG_C) != 0 || mg_atom(m, MG_O) != 1 || mg_atom(m, (mg_element)9) != -1)
        return 2;
    if (mg_bond(m, 0, 1, 2) != 0 || mg_order(m, 1, 0) != 2 || mg_bond(m, 0, 0, 1) != -1 || mg_bond(m, 0, 2, 1) != -1)
        return 2;
    if (mg_bond(m, 0, 1, 1) != 0 || mg_saturate(m) != 4 || mg_mass(m) != 12011 + 15999 + 4 * 1008 || mg_atoms(m) != 6)
        return 2;
    if (mg_bond(m, 2, 5, 1) != -1 || mg_unbond(m, 2, 5) != -1 || mg_unbond(m, 0, 1) != 0 || mg_free_valences(m, 0) != 1)
        return 2;
#ifndef LEGAL
    mg_bond(m, 0, 2, 2);
    mg_free_valences(m, 2);
#endif
    mg_delete(m);
    return 0;
}
