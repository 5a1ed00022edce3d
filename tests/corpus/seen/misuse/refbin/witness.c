#include "refbin.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    rb_value *a = rb_array(), *t = rb_text(""), *n = rb_number(LONG_MIN);
    char *large = malloc(RB_MOST + 2);

    assert(a != NULL && t != NULL && n != NULL && large != NULL);
    memset(large, 'x', RB_MOST + 1);
    large[RB_MOST + 1] = '\0';
    assert(rb_text(large) == NULL && rb_text(NULL) == NULL && rb_retain(NULL) == NULL);
    free(large);
    rb_release(NULL);
    assert(rb_pop(a) == NULL && rb_at(a, 0) == NULL && rb_count(a) == 0);
    rb_value *c = rb_copy(a);
    assert(c != NULL && rb_count(c) == 0);
    assert(rb_push(a, NULL) == -1 && rb_push(a, a) == -1 && rb_push(a, c) == -1);
    rb_release(c);
    assert(rb_push(a, t) == 0 && rb_push(a, rb_retain(t)) == 0 && rb_push(a, n) == 0);
    assert(rb_get_number(rb_at(a, 2)) == LONG_MIN && *rb_get_text(rb_at(a, 0)) == '\0');
    assert(rb_at(a, 3) == NULL && rb_at(a, SIZE_MAX) == NULL && rb_kind_of(rb_at(a, 1)) == RB_TEXT);
    for (int i = 0; i < 20; i++)
        assert(rb_push(a, rb_number(i)) == 0);
    c = rb_copy(a);
    rb_value *last = rb_pop(a), *kept = rb_retain(rb_at(a, 0));
    assert(c != NULL && rb_count(c) == 23 && rb_at(c, 22) == last && rb_kind_of(c) == RB_ARRAY);
    rb_release(a);
    rb_release(c);
    assert(rb_get_number(last) == 19 && *rb_get_text(kept) == '\0');
    rb_release(last);
    rb_release(kept);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    rb_value *a = rb_array(), *t = rb_text("abc");

    if (a == NULL || t == NULL)
        return 0;
    switch (rule) {
    case 1:
        rb_push(a, t);
        rb_release(t);
        rb_release(a);
        break;
    case 2:
        rb_push(a, t);
        t = rb_at(a, 0);
        rb_release(a);
        puts(rb_get_text(t));
        break;
    default:
        printf("%zu\n", rb_count(t));
        break;
    }
    return 0;
}
#endif
