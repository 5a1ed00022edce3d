#include "scopetab.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(struct symbol *sym, void *arg)
{
    (void)sym;
    return ++*(int *)arg == 2;
}

static int nest(struct symbol *sym, void *arg)
{
    struct scopetab *tab = arg;
    if (scope_enter(tab) == 0) {
        assert(sym_declare(tab, sym->name, SYM_VAR, NULL));
        scope_leave(tab);
    }
    sym_declare(tab, "during", SYM_VAR, NULL);
    return 0;
}
#else
static int leaver(struct symbol *sym, void *arg)
{
    (void)sym;
    scope_leave(arg);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    struct scopetab *tab = scopetab_new();
    if (!tab)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    int n = 0;
    scopetab_free(NULL);
    assert(sym_each(tab, count, &n) == 0 && n == 0 && scope_depth(tab) == 0);
    struct symbol *a = sym_declare(tab, "a", SYM_VAR, &n);
    assert(a && a->depth == 0 && a->data == &n && !sym_declare(tab, "a", SYM_TYPE, NULL));
    assert(sym_declare(tab, "", SYM_CONST, NULL) && sym_lookup(tab, "") && !sym_lookup(tab, "b"));
    assert(scope_enter(tab) == 0 && scope_depth(tab) == 1);
    struct symbol *b = sym_declare(tab, "a", SYM_FUNC, NULL);
    assert(b && b != a && sym_lookup(tab, "a") == b && sym_lookup_here(tab, "") == NULL);
    assert(sym_rename(tab, b, "b") == 0 && sym_lookup(tab, "a") == a && sym_rename(tab, b, b->name) == 0);
    assert(sym_rename(tab, a, "") == -1 && sym_rename(tab, a, "b") == 0 && sym_lookup(tab, "b") == b);
    assert(sym_each(tab, nest, tab) == 0 && sym_lookup_here(tab, "during"));
    assert(sym_each(tab, count, &n) == 1 && n == 2);
    scope_leave(tab);
    assert(sym_lookup(tab, "b") == a && !strcmp(a->name, "b"));
    int depth = 0;
    while (scope_enter(tab) == 0)
        depth++;
    assert(depth == scope_depth(tab));
    while (scope_depth(tab) > 0)
        scope_leave(tab);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        scope_enter(tab);
        struct symbol *s = sym_declare(tab, "local", SYM_VAR, NULL);
        scope_leave(tab);
        sym_rename(tab, s, "other");
    } else if (rule == 2) {
        scope_leave(tab);
    } else {
        scope_enter(tab);
        sym_declare(tab, "x", SYM_VAR, NULL);
        sym_each(tab, leaver, tab);
    }
#endif
    scopetab_free(tab);
    return 0;
}
