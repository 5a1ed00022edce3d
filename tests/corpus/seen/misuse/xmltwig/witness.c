#include "xmltwig.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    twig *a = twig_new("a"), *b = twig_new("b"), *c = twig_new("c");
    twig_append(a, b);
#ifdef LEGAL
    (void)count, (void)arguments;
    twig_append(a, c);
    twig_append(b, twig_new(""));
    if (twig_set(a, "x", "1") || twig_set(a, "y", "") || twig_set(a, "x", twig_get(a, "x")) || twig_set(a, "y", NULL))
        return 2;
    twig_set(a, "z", NULL);
    char *text = twig_print(a);
    if (strcmp(text, "<a x=\"1\"><b></></b><c/></a>") != 0 || twig_get(a, "y") != NULL)
        return 2;
    free(text);
    if (twig_first(a) != b || twig_next(b) != c || twig_parent(c) != a || strcmp(twig_tag(c), "c") != 0)
        return 2;
    twig_detach(b);
    twig_detach(b);
    if (twig_first(a) != c || twig_parent(b) != NULL)
        return 2;
    twig_append(c, b);
    twig_free(NULL);
    twig_free(a);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        twig_free(b);
        break;
    case 2:
        twig_append(c, b);
        break;
    case 3:
        twig_append(b, a);
        break;
    case 4:
        twig_free(a);
        return twig_first(b) == NULL;
    case 5: {
        twig_set(c, "k", "1");
        const char *value = twig_get(c, "k");
        twig_set(c, "k", "2");
        return *value;
    }
    }
#endif
    return 0;
}
