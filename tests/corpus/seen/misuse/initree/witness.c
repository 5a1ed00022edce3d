#include "initree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int fails(const char *s)
{
    char t[200];
    int line = -1;
    strcpy(t, s);
    assert(!ini_parse(t, &line));
    return line;
}
#endif

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
#ifdef LEGAL
    char t[] = "top = 1\r\n; c\n#c=1\n\n[a.b]\n x\t= y = z \nempty=\n[ a ]\nk=v\nk = w\n[a.b]\nx=2\n[c]";
    ini_free(NULL);
    ini_node *r = ini_parse(t, NULL);
    assert(r && !*ini_name(r) && !ini_value(r) && !ini_parent(r) && !ini_next(r) && ini_count(r) == 8);
    assert(!strcmp(ini_get(r, "top", ""), "1") && !strcmp(ini_get(r, "a.b.x", ""), "2") && !strcmp(ini_get(r, "a.k", ""), "w"));
    assert(!*ini_get(r, "a.b.empty", "no") && !ini_get(r, "a.b", NULL) && !ini_get(r, "", NULL) && ini_find(r, "") == r);
    assert(!ini_find(r, ".") && !ini_find(r, "a.") && !ini_find(r, "a..b") && !ini_find(r, "top.x") && !ini_find(r, "zz"));
    ini_node *a = ini_find(r, "a"), *b = ini_first(a);
    assert(!strcmp(ini_name(b), "b") && ini_parent(b) == a && !strcmp(ini_name(ini_next(b)), "k") && !ini_first(ini_next(b)));
    assert(ini_remove(r) == -1 && ini_remove(ini_next(b)) == 0 && ini_remove(ini_find(b, "x")) == 0 && ini_count(a) == 3);
    assert(ini_remove(a) == 0 && ini_count(r) == 3 && ini_remove(ini_find(r, "c")) == 0 && ini_remove(ini_first(r)) == 0);
    assert(!ini_first(r) && ini_count(r) == 1);
    ini_free(r);
    char e[] = "", nl[] = "\n\n \n";
    r = ini_parse(e, NULL);
    assert(r && !ini_first(r));
    ini_free(r);
    r = ini_parse(nl, NULL);
    assert(r && !ini_first(r));
    ini_free(r);
    assert(fails("x") == 1 && fails("=") == 1 && fails("\n=1") == 2 && fails("[") == 1 && fails("[]") == 1 && fails("[ ]") == 1);
    assert(fails("[a") == 1 && fails("[.]") == 1 && fails("[a.]") == 1 && fails("[a..b]") == 1 && fails("a.b=1") == 1);
    assert(fails("a=1\n[a]") == 2 && fails("[a.b]\n[a]\nb=1") == 3 && fails("]") == 1 && fails("a=1\n[a.b]") == 2);
    assert(fails("[a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a]") == 1);
    char deep[] = "[a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a]\nk=1";
    r = ini_parse(deep, NULL);
    assert(r && ini_count(r) == 18);
    ini_free(r);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *t = malloc(20);
    ini_node *r, *n;
    strcpy(t, "a=1\nb=2");
    switch (rule) {
    case 1:
        r = ini_parse(t, NULL);
        free(t);
        ini_get(r, "a", "");
        break;
    case 2:
        r = ini_parse((char *)"a = 1\n", NULL);
        free(t);
        break;
    default:
        r = ini_parse(t, NULL);
        for (n = ini_first(r); n; n = ini_next(n))
            ini_remove(n);
        free(t);
    }
    ini_free(r);
#endif
    return 0;
}
