#include "loanref.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    lr_list *l = lr_list_new();
    lr_text *t = lr_text_new("first");

    CHECK(l && t);
#ifdef LEGAL
    lr_list *m = lr_list_new();
    (void)argc, (void)argv;
    CHECK(m && lr_text_new(NULL) == NULL);
    CHECK(lr_list_at(l, 0) == NULL && lr_list_pop(l) == NULL && lr_list_remove(l, 0) == -1);
    CHECK(lr_list_extend(l, l) == 0 && lr_list_len(l) == 0);
    CHECK(lr_list_add(l, t) == 0 && lr_list_add(l, NULL) == -1 && lr_refs(t) == 2);
    CHECK(lr_list_add_new(l, lr_text_new("")) == 0 && lr_list_add_new(l, NULL) == -1);
    CHECK(lr_list_extend(l, l) == 0 && lr_list_len(l) == 4 && lr_refs(t) == 3);
    CHECK(lr_list_extend(m, l) == 0 && lr_refs(t) == 5);
    CHECK(lr_list_remove(l, 0) == 0 && lr_list_at(l, (size_t)-1) == NULL);
    lr_text *p = lr_list_pop(m);
    CHECK(p && strcmp(lr_str(p), "") == 0 && strcmp(lr_str(lr_list_at(l, 1)), "first") == 0);
    lr_unref(p);
    while (lr_list_add(l, t) == 0)
        ;
    CHECK(lr_list_len(l) == LR_MAX_ITEMS && lr_list_add_new(l, lr_ref(t)) == -1);
    CHECK(lr_list_extend(l, m) == -1);
    lr_unref(t);
    lr_list_free(m);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 4) {
        lr_unref(t);
        return lr_str(t)[0] == 'f';
    }
    CHECK(lr_list_add_new(l, t) == 0);
    if (rule == 1)
        lr_unref(lr_list_at(l, 0));
    if (rule == 2)
        lr_unref(t);
    if (rule == 3) {
        t = lr_list_at(l, 0);
        lr_list_remove(l, 0);
        return lr_str(t)[0] == 'f';
    }
#endif
    lr_list_free(l);
    return 0;
}
