#include "stakvm.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
static int host(sv_machine *m, int32_t arg, void *ctx)
{
    (void)ctx;
    if (arg < 0)
        return arg;
    return sv_push(m, sv_depth(m) > 0 ? sv_pop(m) + 1 : 100);
}
#define LOAD(code) sv_load(m, code, sizeof code / sizeof code[0])
int main(void)
{
    sv_machine *m = sv_open();
    sv_close(NULL);
    assert(m && sv_depth(m) == 0 && !sv_slot(m, 0) && !sv_slot(m, SIZE_MAX));
    sv_clear(m);
    assert(sv_load(m, NULL, SIZE_MAX) == SV_ECODE && sv_load(m, NULL, 0) == SV_OK);
    assert(sv_run(m, 0) == SV_OK);
    sv_ins bad[] = {{(sv_op)99, 0}}, far[] = {{SV_JUMP, 2}}, back[] = {{SV_JUMP, -1}};
    assert(LOAD(bad) == SV_ECODE && LOAD(far) == SV_ECODE && LOAD(back) == SV_ECODE);
    sv_ins loop[] = {{SV_JUMP, 0}}, end[] = {{SV_JUMP, 1}}, grow[] = {{SV_LIT, 1}, {SV_JUMP, 0}};
    assert(LOAD(loop) == 0 && sv_run(m, 1000) == SV_ESTEPS && sv_run(m, UINT32_MAX) == SV_ESTEPS && LOAD(end) == 0 && sv_run(m, 1) == SV_OK);
    assert(LOAD(grow) == 0 && sv_run(m, 100000) == SV_EOVER && sv_depth(m) == SV_STACK && sv_push(m, 1) == SV_EOVER);
    sv_clear(m);
    sv_ins ops[] = {{SV_ADD, 0}}, mul[] = {{SV_MUL, 0}}, sub[] = {{SV_SUB, 0}}, quo[] = {{SV_DIV, 0}}, swap[] = {{SV_SWAP, 0}};
    assert(LOAD(ops) == 0 && sv_run(m, 9) == SV_EUNDER);
    sv_push(m, INT32_MAX), sv_push(m, 1);
    assert(sv_run(m, 9) == 0 && *sv_slot(m, 0) == INT32_MIN && sv_depth(m) == 1);
    sv_push(m, -1);
    assert(LOAD(quo) == 0 && sv_run(m, 9) == SV_EDIV && sv_depth(m) == 2);
    assert(LOAD(mul) == 0 && sv_run(m, 9) == 0 && *sv_slot(m, 0) == INT32_MIN);
    sv_push(m, 1);
    assert(LOAD(sub) == 0 && sv_run(m, 9) == 0 && sv_pop(m) == INT32_MAX);
    sv_push(m, 7), sv_push(m, 2);
    assert(LOAD(swap) == 0 && sv_run(m, 9) == 0 && *sv_slot(m, 0) == 7 && *sv_slot(m, 1) == 2);
    *sv_slot(m, 0) = 0;
    assert(LOAD(quo) == 0 && sv_run(m, 9) == SV_EDIV);
    sv_clear(m);
    sv_ins call[] = {{SV_CALL, 0}, {SV_DUP, 0}, {SV_JZERO, 4}, {SV_CALL, 0}, {SV_HALT, 0}, {SV_DROP, 0}}, fail[] = {{SV_CALL, INT32_MIN}};
    assert(LOAD(call) == 0 && sv_run(m, 9) == SV_EHOST);
    sv_set_host(m, host, NULL);
    assert(sv_run(m, 9) == 0 && sv_pop(m) == 101 && sv_depth(m) == 0);
    assert(LOAD(fail) == 0 && sv_run(m, 9) == SV_EHOST);
    sv_close(m);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sv_machine *m = sv_open();
    if (!m)
        return 0;
    if (rule == 1) {
        sv_pop(m);
    } else if (rule == 2) {
        sv_run(m, 10);
    } else {
        for (int i = 0; i < 4; i++)
            sv_push(m, i);
        int32_t *top = sv_slot(m, 0);
        sv_push(m, 4);
        return *top == 77;
    }
    return 0;
}
#endif
