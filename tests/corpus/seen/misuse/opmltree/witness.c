#include "opmltree.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    opml *a = opml_new("a"), *b = opml_new("b"), *c = opml_new("c & \"d\"");
    if (!a || !b || !c)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    opml_add(a, b);
    opml_add(a, c);
    opml_add(b, opml_detach(c));
    char *s = opml_write(a);
    if (!s || strcmp(s, "<outline text=\"a\">\n  <outline text=\"b\">\n    <outline text=\"c &amp; &quot;d&quot;\"/>\n"
                        "  </outline>\n</outline>\n"))
        return 1;
    free(s);
    if (opml_count(a) != 3 || opml_count(b) != 2 || opml_count(c) != 1 || opml_parent(c) != b || opml_first(a) != b ||
        opml_next(b) || opml_set_text(b, opml_text(b)) || strcmp(opml_text(b), "b"))
        return 1;
    opml_detach(a);
    opml_free(opml_detach(c));
    for (int i = 0; i < 200000; i++) {
        opml *d = opml_new("");
        opml_add(b, d);
        b = d;
    }
    if (opml_count(a) != 200002)
        return 1;
    opml_free(a);
    opml_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    opml_add(a, b);
    if (rule == 1)
        opml_free(b);
    if (rule == 2) {
        opml_add(c, b);
        opml_free(c);
    }
    if (rule == 3) {
        opml_add(b, a);
        opml_free(a);
        return opml_count(b) != 0;
    }
    opml_free(a);
    if (rule == 4)
        return opml_text(b)[0] != 'b';
#endif
    return 0;
}
