#include "pagetree.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char b[64];
    pt_node *p = pt_element("p"), *q;
    if (pt_add(p, pt_text("1 < 2")) || pt_add(p, pt_element("br")) || pt_add(p, NULL) != -1 || pt_add(NULL, pt_text("")) != -1)
        return 1;
    if (pt_add(p, pt_element("no way")) != -1 || pt_element("") || pt_children(p) != 2 || pt_child(p, 2) || pt_child(p, (size_t)-1))
        return 1;
    if (pt_render(p, b, sizeof b) != 24 || strcmp(b, "<p>1 &lt; 2<br></br></p>") || pt_render(p, NULL, 0) != strlen(b))
        return 1;
    if (pt_render(pt_child(p, 0), b, 4) != 8 || strcmp(b, "1 &"))
        return 1;
    q = pt_clone(p);
    if (pt_add(p, q) || pt_children(q) != 2)
        return 1;
    pt_node *t = pt_text("t");
    if (pt_add(t, pt_text("u")) != -1)
        return 1;
    pt_free(t);
    for (int i = 0; i < 40; i++) {
        pt_node *n = pt_element("x");
        if (pt_add(n, q = pt_clone(p)) == 0) {
            pt_free(p);
            p = n;
        } else {
            pt_free(n);
        }
    }
    while (pt_add(p, pt_element("b")) == 0)
        ;
    if (pt_children(p) < 900)
        return 1;
    pt_free(p);
    pt_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char b[64];
    pt_node *a = pt_element("a"), *c = pt_element("c"), *t = pt_text("t");
    if (rule == 1) {
        pt_add(a, c);
        pt_free(c);
        pt_free(a);
    } else if (rule == 2) {
        pt_add(a, t);
        pt_add(c, t);
        pt_free(a);
        pt_free(c);
    } else if (rule == 3) {
        if (pt_add(t, c) == -1)
            pt_render(c, b, sizeof b);
    } else {
        pt_add(a, c);
        pt_add(c, a);
        pt_render(a, b, sizeof b);
    }
    return 0;
}
#endif
