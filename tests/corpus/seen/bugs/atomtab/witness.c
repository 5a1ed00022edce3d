#include "atomtab.h"

#include <string.h>

int main(void)
{
    atomtab *tab = atomtab_new();
    const atom *a = atomtab_intern(tab, "a"), *b = atomtab_intern(tab, "bee"), *none = atomtab_intern(tab, "");
    if (a != atomtab_intern(tab, "a") || a == b || atomtab_size(tab) != 3 || atomtab_lookup(tab, "c") != NULL)
        return 2;
    if (atom_length(none) != 0 || strcmp(atom_text(b), "bee") != 0 || atom_ordinal(b) != 1)
        return 2;
    if (atom_compare(a, b) >= 0 || atom_compare(b, none) <= 0 || atom_compare(b, b) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    atomtab_intern(tab, "d");
    atomtab_intern(tab, "e");
    status = atom_length(a) != 1;
#endif
    atomtab_free(tab);
    return status;
}
