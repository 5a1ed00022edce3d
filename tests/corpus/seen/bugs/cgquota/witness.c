#include "cgquota.h"
#include <assert.h>
#include <stddef.h>

int main(void)
{
    cg *top = cg_new(NULL, 100);
    cg *mid = top ? cg_new(top, 50) : NULL;
    cg *leaf = mid ? cg_new(mid, CG_UNLIMITED) : NULL;
    if (!leaf)
        return 0;
#ifdef LEGAL
    cg_unref(NULL);
    assert(cg_parent(top) == NULL && cg_parent(leaf) == mid);
    assert(cg_charge(leaf, 51) == CG_OVER && cg_charge(leaf, UINT64_MAX) == CG_OVER);
    assert(cg_charge(leaf, 0) == CG_OK && cg_charge(leaf, 40) == CG_OK);
    assert(cg_charge(mid, 10) == CG_OK && cg_charge(mid, 1) == CG_OVER);
    assert(cg_usage(top) == 50 && cg_usage(mid) == 50 && cg_usage(leaf) == 40);
    assert(cg_uncharge(mid, 11) == CG_LESS && cg_uncharge(top, 1) == CG_LESS);
    assert(cg_uncharge(mid, UINT64_MAX) == CG_LESS && cg_uncharge(mid, 10) == CG_OK);
    assert(cg_move(leaf, leaf) == CG_LOOP && cg_move(top, leaf) == CG_LOOP);
    assert(cg_move(leaf, mid) == CG_OK);
    assert(cg_move(leaf, top) == CG_OK && cg_usage(mid) == 0 && cg_usage(top) == 40);
    cg_set_limit(mid, 39);
    assert(cg_limit(mid) == 39);
    assert(cg_move(leaf, mid) == CG_OVER && cg_usage(top) == 40 && cg_parent(leaf) == top);
    cg_set_limit(mid, 0);
    cg *other = cg_new(NULL, CG_UNLIMITED);
    if (other) {
        assert(cg_charge(other, UINT64_MAX - 40) == CG_OK);
        assert(cg_move(leaf, other) == CG_OK && cg_usage(other) == UINT64_MAX && cg_usage(top) == 0);
        assert(cg_charge(leaf, 1) == CG_OVER);
        assert(cg_uncharge(leaf, 40) == CG_OK);
        cg_set_limit(other, 3);
        assert(cg_charge(leaf, 0) == CG_OK && cg_charge(leaf, 1) == CG_OVER);
        assert(cg_move(leaf, mid) == CG_OK); /* nothing to move */
        assert(cg_move(top, other) == CG_OK && cg_parent(top) == other);
        assert(cg_move(other, leaf) == CG_LOOP);
        cg_set_limit(other, CG_UNLIMITED);
        cg_set_limit(mid, 9);
        assert(cg_charge(mid, 9) == CG_OK && cg_usage(other) == UINT64_MAX - 31);
        /* the last reference takes the charge along */
        assert(cg_move(leaf, other) == CG_OK);
        cg_unref(mid);
        assert(cg_usage(top) == 0 && cg_usage(other) == UINT64_MAX - 40);
        mid = NULL;
        cg_unref(cg_ref(other));
        cg_unref(other);
        assert(cg_usage(cg_parent(leaf)) == UINT64_MAX - 40);
    }
    cg_unref(mid);
    cg_unref(top);
    cg_unref(leaf);
#else
    cg_unref(mid);
    cg_unref(top);
    cg_move(leaf, cg_parent(cg_parent(leaf)));
    cg_unref(leaf);
#endif
    return 0;
}
