#include "chemform.h"

#include <string.h>

int main(void)
{
    chemform *f, *g = NULL;
    char text[16];
    if (chem_parse("Fe2(SO4)3", &f) != CHEM_OK || chem_atoms(f, "O") != 12 || chem_elements(f) != 3)
        return 2;
    if (chem_format(f, text, 6) != 8 || strcmp(text, "Fe2O1") != 0 || chem_format(f, NULL, 0) != 8)
        return 2;
    if (chem_add(f, f, 1) != CHEM_OK || chem_atoms(f, "Fe") != 4 || chem_atoms(f, "fe") != 0)
        return 2;
    if (chem_add(f, f, CHEM_MAX) != CHEM_LIMIT || chem_atoms(f, "S") != 6 || chem_atoms(f, "") != 0)
        return 2;
    if (chem_parse("H2)", &g) != CHEM_SYNTAX || chem_parse("((x))", &g) != CHEM_SYNTAX ||
        chem_parse("(H)9999999", &g) != CHEM_LIMIT || chem_parse("((((((((((", &g) != CHEM_LIMIT ||
        chem_parse("H1000000H", &g) != CHEM_LIMIT || g != NULL)
        return 2;
    if (chem_parse("", &g) != CHEM_OK || chem_elements(g) != 0)
        return 2;
    chem_free(f);
    chem_free(g);
#ifndef LEGAL
    f = NULL;
    if (chem_parse("Ca(OH", &f) != CHEM_SYNTAX || f != NULL)
        return 2;
#endif
    return 0;
}
