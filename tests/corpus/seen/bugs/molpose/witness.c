#include <assert.h>
#include <string.h>
#include "molpose.h"

int main(void)
{
    molpose *m = mol_new(), *c;
    double p[3];

    assert(m && mol_add(m, "c") == -1 && mol_add(m, "") == -1 && mol_add(m, "Cl") == 0);
    c = mol_copy(m);
    assert(c && mol_add(c, mol_symbol(c, 0)) == 1);
    mol_free(c);
    for (int i = 1; i < 40; i++)
        assert(mol_add(m, "H") == i && mol_place(m, (size_t)i, i, 0, -i) == 0);
    assert(mol_remove(m, 0) == 0 && mol_remove(m, 39) == -1 && mol_where(m, 0, p) == 0 && p[0] == 1);
    assert(mol_count_of(m, "H") == 39 && mol_centre(m, p) == 39);
    c = mol_copy(m);
    assert(c && mol_count(c) == 39 && strcmp(mol_symbol(c, 38), "H") == 0);
#ifndef LEGAL
    mol_add(c, "O");
#endif
    mol_free(c);
    mol_free(m);
    return 0;
}
