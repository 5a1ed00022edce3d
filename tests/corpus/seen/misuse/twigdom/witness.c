#include "twigdom.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    td_doc *doc = td_doc_new("html");
    if (!doc)
        return 0;
    td_node *root = td_doc_root(doc);
    td_node *a = td_node_new(doc, "a"), *b = td_node_new(doc, "b"), *c = td_node_new(doc, "c");
    if (!a || !b || !c)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    assert(!td_doc_new("") && !td_node_new(doc, "") && !td_node_new(doc, "abcdefghijklmnopqrstuvwxyzabcdef"));
    assert(td_append(root, a) == 0 && td_append(a, b) == 0 && td_append(root, c) == 0);
    assert(td_append(b, a) == -1 && td_append(a, a) == -1 && td_append(a, root) == -1);
    assert(td_append(root, c) == 0 && td_node_parent(b) == a && !td_node_parent(root));
    td_cursor w = td_walk(root), v;
    assert(td_next(&w) == a && td_next(&w) == b && td_next(&w) == c && !td_next(&w));
    assert(!td_next(&w) && !td_skip(&w));
    w = td_walk(root);
    assert(td_next(&w) == a);
    v = w;
    assert(td_skip(&w) == c && td_remove(a) == 0);
    assert(!td_next(&w));
    (void)v;
    w = td_walk(c);
    assert(!td_next(&w) && td_remove(root) == -1 && !strcmp(td_node_tag(c), "c"));
    td_node *deep = c;
    for (int i = 0; i < TD_MAX_DEPTH + 5; i++) {
        td_node *n = td_node_new(doc, "d");
        assert(n);
        if (td_append(deep, n) == 0)
            deep = n;
        else
            assert(i >= TD_MAX_DEPTH - 1);
    }
    td_node *loose = td_node_new(doc, "l");
    assert(loose && td_remove(loose) == 0);
    td_doc_free(NULL);
    td_doc_free(doc);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    td_append(root, a);
    if (rule == 1) {
        td_cursor w = td_walk(root);
        td_node *n = td_next(&w);
        td_remove(n);
        td_next(&w);
    } else if (rule == 2) {
        td_doc *other = td_doc_new("x");
        if (!other)
            return 0;
        td_node *n = td_node_new(other, "y");
        td_append(a, n);
        td_doc_free(other);
        td_cursor w = td_walk(n ? a : root);
        td_next(&w);
        td_next(&w);
    } else {
        td_remove(b);
        td_append(root, b);
    }
#endif
    return 0;
}
