#include "weakcell.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int ends;
static wc_weak_ref *watched;

static void ended(void *p, size_t size)
{
    ends++;
    assert(p);
    if (size == sizeof(wc_cell *)) {
        wc_cell *other;

        memcpy(&other, p, sizeof other);
        wc_drop(other);
    }
    if (watched)
        assert(!wc_lock(watched));
}

int main(void)
{
    wc_cell *a = wc_new(0, NULL), *b, *c;
    wc_weak_ref *w, *x;

    assert(a && wc_data(a) && wc_size(a) == 0 && wc_count(a) == 1);
    assert(!wc_new(SIZE_MAX, NULL) && !wc_new(WC_MAX_SIZE + 1, NULL));
    wc_drop(a);
    a = wc_new_from(NULL, 0, ended);
    wc_drop(a);
    assert(ends == 1);
    a = wc_new_from("hello", 6, ended);
    b = wc_new(sizeof(wc_cell *), ended);
    assert(a && b && !strcmp(wc_data(a), "hello"));
    *(wc_cell **)wc_data(b) = wc_hold(a);
    assert(wc_count(a) == 2);
    w = wc_weak(b);
    x = wc_weak(b);
    assert(w && w == x && wc_weak_hold(w) == w && !wc_expired(w));
    c = wc_lock(w);
    assert(c == b && wc_count(b) == 2);
    wc_drop(c);
    wc_weak_drop(w);
    watched = w;
    wc_drop(b);
    watched = NULL;
    assert(ends == 2 && wc_count(a) == 1 && wc_expired(w) && !wc_lock(w));
    wc_weak_drop(w);
    wc_weak_drop(x);
    w = wc_weak(a);
    wc_weak_drop(w);
    w = wc_weak(a);
    wc_weak_drop(w);
    wc_drop(a);
    assert(ends == 3);
    wc_drop(NULL);
    wc_weak_drop(NULL);
    return 0;
}
#else
static void release(void *p, size_t size)
{
    (void)size;
    free(p);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    wc_cell *c = wc_new(8, rule == 3 ? release : NULL);

    if (!c)
        return 0;
    wc_drop(c);
    if (rule == 1)
        printf("%p\n", wc_data(c));
    else if (rule == 2)
        wc_drop(c);
    return 0;
}
#endif
