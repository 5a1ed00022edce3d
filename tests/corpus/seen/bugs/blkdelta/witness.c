#include "blkdelta.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char out[32];
    bd_op op;
    bd_index *ix = bd_index_new("abcdefgh!", 9, 4);
    bd_delta *d;
    assert(ix && bd_index_blocks(ix) == 2);
    assert(bd_index_find(ix, "efgh") == 1 && bd_index_find(ix, "aaaa") == -1);
    assert(bd_index_find(ix, "zzzz") == -1);
    assert(bd_index_find(ix, "dcba") == -1);
    d = bd_make(ix, "xefghabcdefgh!", 14);
    assert(d && bd_delta_ops(d) == 4 && bd_delta_size(d) == 14);
    assert(bd_delta_op(d, 0, &op) == 0 && !op.is_copy && op.len == 1 && *op.literal == 'x');
    assert(bd_delta_op(d, 1, &op) == 0 && op.is_copy && op.offset == 4 && op.len == 4);
    assert(bd_delta_op(d, 2, &op) == 0 && op.is_copy && op.offset == 0 && op.len == 8);
    assert(bd_delta_op(d, 4, &op) == -1);
    bd_index_free(ix);
    assert(bd_apply(d, "abcdefgh", 8, out, sizeof out) == 0 && memcmp(out, "xefghabcdefgh!", 14) == 0);
    assert(bd_apply(d, "abcdefg", 7, out, sizeof out) == -1);
    assert(bd_apply(d, "abcdefgh", 8, out, 13) == -1);
    bd_delta_free(d);
    ix = bd_index_new(NULL, 0, 4);
    assert(ix && bd_index_find(ix, "abcd") == -1);
    d = bd_make(ix, NULL, 0);
    assert(d && bd_delta_ops(d) == 0 && bd_apply(d, NULL, 0, NULL, 0) == 0);
    bd_delta_free(d);
    d = bd_make(ix, "hello", 5);
    assert(d && bd_apply(d, NULL, 0, out, 5) == 0 && memcmp(out, "hello", 5) == 0);
    bd_delta_free(d);
    bd_index_free(ix);
    assert(bd_index_new("a", 1, 0) == NULL && bd_index_new("a", 1, BD_MAX_BLOCK + 1) == NULL);
    bd_index_free(NULL);
    bd_delta_free(NULL);
#else
    bd_index *ix = bd_index_new("ab", 2, 2);
    bd_delta *d = bd_make(ix, "ba", 2);
    bd_delta_free(d);
    bd_index_free(ix);
#endif
    return 0;
}
