#include "quillvm.h"
#include <assert.h>
#include <string.h>

int main(void)
{
    qv_prog *p = qv_new();
    int64_t r = 42;
    assert(p);
#ifdef LEGAL
    char buf[64];
    assert(qv_run(p, NULL, 0, &r) == QV_EMPTY && qv_print(p, buf, sizeof buf) == 0 && !*buf && qv_print(p, NULL, 0) == 0);
    assert(qv_op(p, QV_DROP) == QV_SHALLOW && qv_op(p, -1) == QV_BADOP && qv_op(p, 12) == QV_BADOP && qv_op(p, 100) == QV_BADOP);
    assert(qv_arg(p, -1) == QV_BADARG && qv_arg(p, QV_ARGS) == QV_BADARG);
    assert(qv_push(p, INT64_MIN) == QV_OK && qv_push(p, -1) == QV_OK && qv_op(p, QV_DIV) == QV_OK && qv_run(p, NULL, 0, &r) == QV_OK && r == INT64_MIN);
    assert(qv_op(p, QV_NEG) == QV_OK && qv_push(p, -1) == QV_OK && qv_op(p, QV_MOD) == QV_OK && qv_run(p, NULL, 0, &r) == QV_OK && r == 0);
    qv_prog *q = qv_clone(p);
    assert(q && qv_equal(p, q) && qv_equal(q, p));
    assert(qv_push(q, 0) == QV_OK && qv_op(q, QV_DIV) == QV_OK && !qv_equal(p, q) && !qv_equal(q, p));
    r = 42;
    assert(qv_run(q, NULL, 0, &r) == QV_DIVZERO && r == 42);
    qv_free(q);
    q = qv_new();
    assert(q && qv_arg(q, 1) == QV_OK && qv_arg(q, 0) == QV_OK && qv_op(q, QV_OVER) == QV_OK && qv_op(q, QV_SWAP) == QV_OK);
    assert(qv_op(q, QV_SUB) == QV_OK && qv_op(q, QV_SQR) == QV_OK && qv_op(q, QV_DUP) == QV_OK && qv_op(q, QV_MUL) == QV_OK && qv_op(q, QV_MAX2) == QV_OK);
    int64_t args[2] = {2, 5};
    assert(qv_run(q, args, 1, &r) == QV_BADARG && qv_run(q, args, 2, &r) == QV_OK && r == 81 && qv_depth(q) == 1 && qv_length(q) == 9);
    assert(qv_print(q, buf, sizeof buf) == 35 && !strcmp(buf, "$1 $0 over swap sub sqr dup mul max"));
    qv_free(q);
    q = qv_new();
    assert(q);
    for (int i = 0; i < QV_MAX; i++)
        assert(qv_push(q, INT64_MIN) == QV_OK);
    assert(qv_push(q, 0) == QV_FULL && qv_op(q, QV_ADD) == QV_FULL && qv_run(q, NULL, 0, &r) == QV_OK && r == INT64_MIN);
    assert(qv_print(q, buf, 5) == 256 * 20 + 255 && !strcmp(buf, "-922"));
    qv_free(q);
    qv_free(NULL);
#else
    qv_push(p, 3);
    qv_op(p, QV_SQR);
    qv_run(p, NULL, 0, &r);
#endif
    qv_free(p);
    return 0;
}
