#include "pathnode.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    pn_node *root = pn_create("root");
    assert(root != NULL);
#ifdef LEGAL
    char buf[32], name[80];
    (void)argc, (void)argv;
    assert(!pn_create("") && !pn_create(".") && !pn_create("..") && !pn_create("a/b") && !pn_create("/"));
    memset(name, 'x', sizeof name);
    name[PN_NAME_MAX + 1] = '\0';
    assert(!pn_create(name) && !pn_mkpath(root, name));
    name[PN_NAME_MAX] = '\0';
    assert(pn_mkpath(root, name) && strcmp(pn_name(pn_first(root)), name) == 0);
    pn_destroy(pn_first(root));
    assert(!pn_first(root) && !pn_next(root) && !pn_parent(root));
    pn_detach(root);
    assert(pn_path(root, NULL, 0) == 1 && pn_path(root, buf, 1) == 1 && !*buf);
    assert(pn_path(root, buf, sizeof buf) == 1 && strcmp(buf, "/") == 0);
    pn_node *lib = pn_mkpath(root, "//usr/./lib/");
    assert(lib && pn_lookup(root, "usr/lib") == lib && pn_lookup(lib, "../../../..") == root);
    assert(pn_lookup(lib, "") == lib && pn_lookup(lib, "/") == lib && !pn_lookup(lib, "..."));
    assert(pn_path(lib, buf, sizeof buf) == 8 && strcmp(buf, "/usr/lib") == 0);
    for (size_t size = 0; size < 12; size++) {
        char *small = malloc(size ? size : 1);
        assert(small && pn_path(lib, small, size) == 8);
        assert(size == 0 || strlen(small) == (size > 8 ? 8 : size - 1));
        free(small);
    }
    pn_node *var = pn_create("var"), *other = pn_create("usr");
    assert(var && other && pn_attach(root, var) == 0 && pn_attach(root, other) == -1 && !pn_parent(other));
    assert(pn_next(pn_first(root)) == var && !pn_next(var));
    pn_detach(lib);
    assert(!pn_parent(lib) && pn_attach(var, lib) == 0 && pn_attach(lib, other) == 0);
    assert(pn_path(other, buf, sizeof buf) == 12 && strcmp(buf, "/var/lib/usr") == 0);
    assert(pn_mkpath(root, "a/../b") && pn_lookup(root, "a") && pn_lookup(root, "b"));
    for (pn_node *n = pn_first(root), *next; n; n = next) {
        next = pn_next(n);
        if (n != var)
            pn_destroy(n);
    }
    assert(pn_first(root) == var && !pn_next(var));
    pn_node *n = root;
    for (int i = 0; i < 100000; i++)
        n = pn_mkpath(n, "deep");
    assert(pn_path(n, buf, sizeof buf) == 500000 && strlen(buf) == 31);
    pn_destroy(NULL);
#else
    pn_node *a, *b, *n;
    size_t sum = 0;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        b = pn_mkpath(root, "a/b");
        pn_destroy(pn_lookup(root, "a"));
        sum += strlen(pn_name(b));
        break;
    case 2:
        a = pn_create("a");
        b = pn_mkpath(root, "b");
        pn_attach(a, b);
        pn_destroy(a);
        sum += pn_first(root) != NULL;
        break;
    case 3:
        pn_mkpath(root, "a");
        pn_mkpath(root, "b");
        for (n = pn_first(root); n; n = pn_next(n))
            pn_destroy(n);
        break;
    }
    if (sum > 1000)
        abort();
#endif
    pn_destroy(root);
    return 0;
}
