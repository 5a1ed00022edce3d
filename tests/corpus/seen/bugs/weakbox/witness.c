#include "weakbox.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    wb_box *box = wb_new("a");
    wb_weak *weak;

    assert(box != NULL);
#ifdef LEGAL
    wb_box *other = wb_new(""), *got;
    wb_weak *second, *empty;
    char *big = malloc(WB_TEXT_MAX + 2);

    assert(big != NULL && other != NULL);
    memset(big, 'x', WB_TEXT_MAX + 1);
    big[WB_TEXT_MAX + 1] = '\0';
    assert(wb_new(big) == NULL);
    free(big);
    assert(wb_ref(NULL) == NULL);
    wb_unref(NULL);
    wb_weak_free(NULL);
    empty = wb_weak_new(NULL);
    assert(empty != NULL && !wb_weak_alive(empty) && wb_weak_get(empty) == NULL);
    assert(wb_weak_set(empty, NULL) == 0);
    weak = wb_weak_new(box);
    second = wb_weak_new(box);
    assert(weak != NULL && second != NULL && wb_weak_alive(weak) && wb_refs(box) == 1);
    got = wb_weak_get(weak);
    assert(got == box && wb_refs(box) == 2 && strcmp(wb_text(got), "a") == 0);
    wb_unref(got);
    assert(wb_weak_set(weak, box) == 0 && wb_weak_set(second, other) == 0);
    wb_weak_free(weak);
    weak = wb_weak_new(box);
    assert(weak != NULL);
    wb_unref(box);
    assert(!wb_weak_alive(weak) && wb_weak_get(weak) == NULL);
    assert(wb_weak_set(weak, other) == 0 && wb_weak_get(weak) == other);
    wb_unref(other);
    wb_weak_free(weak);
    wb_weak_free(second);
    wb_weak_free(empty);
    wb_unref(other);
#else
    weak = wb_weak_new(box);
    wb_unref(box);
    wb_weak_free(weak);
#endif
    return 0;
}
