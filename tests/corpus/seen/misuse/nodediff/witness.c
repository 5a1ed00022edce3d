#include "nodediff.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    nd_node *a = nd_new("root"), *b = nd_new("top"), *c = nd_new("leaf");
    nd_edit e;
    char buf[16];
    if (!a || !b || !c || nd_attach(a, c))
        return 0;
#ifdef LEGAL
    (void)rule;
    if (!nd_attach(b, c) || !nd_attach(a, a) || !nd_attach(c, a) || nd_child(a, 0) != c || nd_child(a, SIZE_MAX) || nd_children(c))
        return 3;
    nd_script *s = nd_diff(a, a);
    if (!s || nd_script_size(s) || nd_script_next(s, &e))
        return 4;
    nd_script_free(s);
    s = nd_diff(a, b);
    if (!s || nd_script_size(s) != 2 || !nd_script_next(s, &e) || nd_edit_print(&e, buf, sizeof buf) != 8 || strcmp(buf, "root>top"))
        return 5;
    if (!nd_script_next(s, &e) || e.op != ND_DELETE || nd_edit_print(&e, buf, 3) != 5 || strcmp(buf, "-l") || nd_edit_print(&e, NULL, 0) != 5 || nd_script_next(s, &e))
        return 6;
    nd_script_free(s);
    nd_node *deep = nd_new("");
    for (int i = 1; i < ND_MAX_DEPTH; i++) {
        nd_node *up = nd_new("");
        if (nd_attach(up, deep))
            return 7;
        deep = up;
    }
    if (!nd_attach(b, deep))
        return 8;
    s = nd_diff(deep, b);
    nd_free(nd_new(nd_label(b)));
    nd_script_free(s);
    nd_free(deep);
    for (int i = 0; i < ND_MAX_CHILDREN; i++)
        if (nd_attach(b, nd_new("x")))
            return 9;
    nd_node *more = nd_new("y");
    if (!nd_attach(b, more))
        return 10;
    nd_free(more);
    nd_free(NULL);
    nd_script_free(NULL);
    nd_free(a);
    nd_free(b);
#else
    if (rule == 1) {
        nd_script *s = nd_diff(a, b);
        nd_free(a);
        if (nd_script_next(s, &e))
            nd_edit_print(&e, buf, sizeof buf);
        nd_script_free(s);
    } else {
        nd_free(c);
        nd_free(a);
    }
    nd_free(b);
#endif
    return 0;
}
