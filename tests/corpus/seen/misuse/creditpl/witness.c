#include "creditpl.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    credit_pool *p = credit_pool_new(10);
    assert(p);
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(credit_take(p, 11) == NULL && credit_take(p, SIZE_MAX) == NULL);
    credit_grant *a = credit_take(p, 10), *none = credit_take(p, 0);
    assert(a && none && credit_size(a) == 10 && credit_size(none) == 0 && credit_take(p, 1) == NULL);
    assert(credit_pool_add(p, SIZE_MAX) == -1 && credit_pool_add(p, SIZE_MAX - 10) == 0);
    assert(credit_pool_total(p) == SIZE_MAX && credit_pool_free_credits(p) == SIZE_MAX - 10);
    credit_grant *b = credit_split(a, 4), *c = credit_split(a, 6);
    assert(b && c && credit_split(b, 5) == NULL && credit_size(a) == 0 && credit_pool_grants(p) == 4);
    credit_join(b, c);
    assert(credit_size(b) == 10);
    credit_join(none, b);
    credit_grant *all = credit_take(p, credit_pool_free_credits(p));
    assert(all);
    credit_join(all, none);
    assert(credit_size(all) == SIZE_MAX);
    credit_give_back(a);
    credit_give_back(all);
    credit_give_back(NULL);
    assert(credit_pool_grants(p) == 0 && credit_pool_free_credits(p) == SIZE_MAX);
    credit_pool_free(p);
    credit_pool_free(NULL);
    p = credit_pool_new(0);
    assert(p && credit_take(p, 1) == NULL && credit_pool_add(p, 0) == 0);
    credit_pool_free(p);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    credit_grant *a = credit_take(p, 3), *b = credit_take(p, 4);
    assert(a && b);
    if (rule == 1) {
        credit_join(a, b);
        credit_give_back(b);
    } else if (rule == 2) {
        credit_give_back(a);
        credit_pool_free(p);
    } else {
        credit_pool *q = credit_pool_new(5);
        assert(q);
        credit_join(a, credit_take(q, 1));
    }
    return 0;
#endif
}
