#include "valcell.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char longer[VAL_TEXT_MAX + 2];
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    assert(val_text(NULL) == NULL && val_text(longer) == NULL);
    val_drop(NULL);
    assert(val_keep(NULL) == NULL);
    Val *i = val_int(LONG_MIN), *t = val_text(""), *l = val_list(), *m = val_list();
    assert(i && t && l && m);
    assert(val_append(l, l) == -1 && val_append(i, t) == -1);
    assert(val_append(l, i) == 0 && val_append(l, i) == 0 && val_append(l, t) == 0);
    assert(val_append(m, l) == 0 && val_append(l, t) == -1 && val_append(l, m) == -1);
    assert(val_count(l) == 3 && val_count(i) == 0 && val_number(val_at(l, 1)) == LONG_MIN);
    assert(val_at(l, 3) == NULL && val_at(i, 0) == NULL && val_at(l, (size_t)-1) == NULL);
    assert(strcmp(val_chars(t), "") == 0 && strcmp(val_chars(l), "") == 0);
    Val *c = val_copy(m);
    assert(c && c != m && val_equal(c, m) && val_equal(m, c) && !val_equal(c, l) && val_equal(l, l));
    assert(val_append(c, t) == 0 && !val_equal(c, m) && val_kind(c) == VAL_LIST);
    Val *x = NULL;
    val_assign(&x, NULL);
    val_assign(&x, t);
    val_assign(&x, x);
    val_assign(&x, i);
    val_assign(&x, m);
    val_assign(&x, val_at(x, 0)); /* m is ours too */
    assert(x == l);
    val_assign(&x, NULL);
    assert(x == NULL);
    Val *deep = val_list();
    int levels = 1;
    for (;; levels++) {
        Val *outer = val_list();
        assert(outer && deep);
        if (val_append(outer, deep) != 0) {
            val_drop(outer);
            break;
        }
        val_drop(deep);
        deep = outer;
    }
    assert(levels == VAL_DEPTH_MAX);
    val_drop(deep);
    Val *big = val_list();
    size_t n = 0;
    while (val_append(big, i) == 0)
        n++;
    assert(n == VAL_SIZE_MAX);
    val_drop(big);
    val_drop(i), val_drop(t), val_drop(l), val_drop(m), val_drop(c);
    return 0;
#else
    Val *x = val_list(), *t = val_text("a");
    if (x == NULL || t == NULL || val_append(x, t) != 0)
        return 2;
    val_drop(t);
    val_assign(&x, val_at(x, 0)); /* the list gives way to its first item */
    puts(val_chars(x));
    val_drop(x);
    return 0;
#endif
}
