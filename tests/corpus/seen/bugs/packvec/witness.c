#include "packvec.h"

#include <assert.h>
#include <stdint.h>

int main(void)
{
    packvec v;
    int x = 5;

    assert(packvec_init(&v, sizeof x) == 0);
    assert(packvec_fit(&v) == 0);
    assert(packvec_push(&v, &x) == 0);
#ifdef LEGAL
    packvec w;
    assert(packvec_init(&w, 0) == -1 && packvec_init(&w, SIZE_MAX) == -1);
    assert(packvec_init(&w, sizeof x) == 0);
    for (int i = 0; i < 9; i++)
        assert(packvec_push(&w, &i) == 0);
    assert(packvec_fit(&w) == 0 && w.cap == 9);
    assert(packvec_insert(&w, 0, packvec_at(&w, 8)) == 0 && *(int *)packvec_at(&w, 0) == 8);
    assert(packvec_remove(&w, 1) == 0 && packvec_remove(&w, 99) == -1);
    packvec_cut(&w, 2);
    assert(w.len == 2 && *(int *)packvec_at(&w, 1) == 1 && !packvec_at(&w, 2));
    assert(packvec_pop(&w, &x) == 0 && x == 1);
    assert(packvec_fit(&w) == 0 && w.cap == 1);
    assert(packvec_reserve(&w, SIZE_MAX) == -1 && packvec_reserve(&w, 100) == 0);
    packvec_done(&w);
    packvec_done(&w);
    assert(packvec_push(&w, &x) == 0);
    packvec_done(&w);
#else
    packvec_pop(&v, NULL);
    packvec_fit(&v);
#endif
    packvec_done(&v);
    return 0;
}
