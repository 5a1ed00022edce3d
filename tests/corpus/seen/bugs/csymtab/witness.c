#include "csymtab.h"

#include <string.h>

static void note(void *context, const char *name, SymKind kind)
{
    strcat(context, name);
    strcat(context, kind == SYM_FUNC ? "()" : ",");
}

int main(void)
{
    char text[64] = "";
    SymInfo info;
    SymTab *tab = symtab_create();
    if (symtab_leave(tab) || symtab_lookup(tab, "x", NULL) || symtab_declare(tab, "", SYM_VAR) != SYM_BAD_NAME)
        return 2;
    if (symtab_declare(tab, "main", SYM_FUNC) != SYM_OK || symtab_declare(tab, "main", SYM_VAR) != SYM_DUPLICATE ||
        symtab_declare(tab, "n", SYM_VAR) != SYM_OK || symtab_declare(tab, "T", SYM_TYPE) != SYM_OK)
        return 2;
    symtab_enter(tab);
    if (symtab_declare(tab, "n", SYM_CONST) != SYM_OK || symtab_hidden(tab) != 1 || !symtab_use(tab, "n") ||
        !symtab_lookup(tab, "n", &info) || info.kind != SYM_CONST || info.depth != 1 || info.uses != 1)
        return 2;
    if (symtab_report_unused(tab, note, text) != 0 || !symtab_leave(tab) || symtab_hidden(tab) != 0 ||
        symtab_count(tab) != 3 || symtab_report_unused(tab, note, text) != 3 || strcmp(text, "main()n,T,") != 0)
        return 2;
    while (symtab_enter(tab))
        ;
    if (symtab_depth(tab) != SYMTAB_MAX_DEPTH)
        return 2;
    symtab_destroy(tab);
    tab = symtab_create();
    symtab_declare(tab, "a", SYM_VAR);
    symtab_enter(tab);
#ifndef LEGAL
    symtab_declare(tab, "a", SYM_VAR);
#endif
    symtab_destroy(tab);
    return 0;
}
