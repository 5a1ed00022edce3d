#include "refbag.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    refbag *bag = refbag_new();
    refitem *a = refitem_new("a"), *b = refitem_new(""), *c;
    char longer[REFITEM_LENGTH + 2];

    assert(refbag_get(bag, 0) == NULL && refbag_take(bag, 0) == NULL && refbag_find(bag, "") == NULL);
    refbag_clear(bag);
    assert(refbag_add(bag, refitem_ref(a)) == 0 && refitem_refs(a) == 2);
    assert(refbag_add(bag, b) == 0 && refbag_find(bag, "") == b && refbag_add(bag, NULL) == -1);
    assert(refbag_add(bag, refitem_ref(a)) == 0 && refbag_add(bag, refitem_ref(refbag_get(bag, 0))) == 0);
    assert(refitem_refs(a) == 4 && refbag_count(bag) == 4);
    assert(refbag_replace(bag, 0, refitem_ref(a)) == 0 && refitem_refs(a) == 4);
    assert(refbag_replace(bag, SIZE_MAX, refitem_ref(a)) == -1 && refitem_refs(a) == 4);
    assert(refbag_replace(bag, 0, NULL) == -1 && refbag_replace(bag, 4, NULL) == -1);
    c = refbag_take(bag, 1);
    assert(c == b && refitem_refs(c) == 1 && strcmp(refitem_text(c), "") == 0);
    refitem_unref(c);
    c = refbag_take(bag, 2);
    assert(c == a);
    refitem_unref(c);
    assert(refbag_count(bag) == 2 && refbag_find(bag, "a") == a && refbag_find(bag, "b") == NULL);
    refbag_clear(bag);
    assert(refitem_refs(a) == 1 && refbag_count(bag) == 0);
    for (int i = 0; i < REFBAG_MAX; i++)
        assert(refbag_add(bag, refitem_ref(a)) == 0);
    assert(refbag_add(bag, refitem_ref(a)) == -1 && refitem_refs(a) == REFBAG_MAX + 1);
    memset(longer, 'x', sizeof longer);
    longer[REFITEM_LENGTH + 1] = '\0';
    assert(refitem_new(longer) == NULL);
    refitem_unref(a);
    refbag_free(bag);
    refbag_free(NULL);
    refitem_unref(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    refbag *bag = refbag_new();
    refitem *item = refitem_new("tea");

    refbag_add(bag, item);
    switch (rule) {
    case 1:
        refitem_unref(item);
        break;
    case 2:
        item = refbag_get(bag, 0);
        refbag_clear(bag);
        puts(refitem_text(item));
        break;
    case 3:
        refbag_add(bag, refbag_get(bag, 0));
        break;
    }
    refbag_free(bag);
    return 0;
}
#endif
