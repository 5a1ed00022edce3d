#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include "bibref.h"

int main(int argc, char **argv)
{
    bib_entry *a = bib_new("icse20"), *b = bib_new("li20");

    (void)argc, (void)argv;
    assert(a && b && bib_set(a, "year", "2020") == 0);
#ifdef LEGAL
    assert(!bib_new("") && bib_crossref(a, a) == -1 && bib_crossref(b, a) == 0 && bib_crossref(a, b) == -1);
    assert(bib_crossref(b, a) == 0 && bib_parent(b) == a);
    bib_unref(a);
    assert(strcmp(bib_get(b, "year"), "2020") == 0 && !bib_get(b, ""));
    assert(bib_set(b, "year", bib_get(b, "year")) == 0 && bib_set(b, "year", bib_get(b, "year")) == 0);
    assert(bib_set(b, "", "x") == -1 && bib_set(b, "year", NULL) == 0 && bib_set(b, "month", NULL) == 0);
    bib_unref(bib_ref(b));
    assert(strcmp(bib_key(b), "li20") == 0);
    bib_unref(b);
    bib_unref(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *text;
    switch (rule) {
    case 1:
        bib_unref(a);
        bib_unref(a);
        break;
    case 2:
        bib_unref(a);
        bib_set(a, "year", "2021");
        break;
    case 3:
        text = bib_get(a, "year");
        bib_set(a, "year", "2021");
        return text[0] == '1';
    case 4:
        bib_crossref(b, a);
        bib_unref(a);
        a = bib_parent(b);
        bib_unref(b);
        bib_key(a);
        break;
    }
#endif
    return 0;
}
