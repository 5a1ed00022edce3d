#include "colonvm.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>

#ifdef LEGAL
int main(void)
{
    struct cvm *vm = cvm_new();
    long v = 3;
    char text[64], name[8];

    assert(vm && cvm_pop(vm, &v) == CVM_EUNDER && v == 3);
    assert(cvm_run(vm, "") == CVM_OK && cvm_run(vm, " \t\n") == CVM_OK && cvm_depth(vm) == 0);
    assert(cvm_run(vm, "1 nosuch") == CVM_EWORD && cvm_depth(vm) == 0);
    assert(cvm_define(vm, "square", "dup *") == CVM_OK && cvm_run(vm, "7 square 1 +") == CVM_OK);
    assert(cvm_pop(vm, &v) == CVM_OK && v == 50);
    assert(cvm_push(vm, LONG_MIN) == CVM_OK && cvm_run(vm, "dup -1 / over -1 mod rot negate") == CVM_OK);
    assert(cvm_pop(vm, &v) == CVM_OK && v == LONG_MIN && cvm_pop(vm, &v) == CVM_OK && v == 0);
    assert(cvm_run(vm, "drop 1 0 /") == CVM_EZERO && cvm_depth(vm) == 2 && cvm_run(vm, "drop drop") == CVM_OK);
    assert(cvm_run(vm, "1 2 tuck - +") == CVM_OK && cvm_pop(vm, &v) == CVM_OK && v == 1 && cvm_run(vm, "swap") == CVM_EUNDER);
    assert(cvm_run(vm, "1 2 3 rot") == CVM_OK && cvm_pop(vm, &v) == CVM_OK && v == 1 && cvm_run(vm, "drop drop") == CVM_OK);
    assert(cvm_run(vm, "99999999999999999999999") == CVM_EWORD);
    assert(cvm_define(vm, "", "1") == CVM_ENAME && cvm_define(vm, "a b", "1") == CVM_ENAME && cvm_define(vm, "12", "") == CVM_ENAME);
    assert(cvm_define(vm, "bad", "nosuch") == CVM_EWORD && cvm_define(vm, "none", "") == CVM_OK && cvm_run(vm, "none") == CVM_OK);
    assert(cvm_define(vm, "dup", "1") == CVM_OK && cvm_run(vm, "dup square") == CVM_OK && cvm_depth(vm) == 1);
    assert(cvm_forget(vm, "dup") == CVM_OK && cvm_forget(vm, "dup") == CVM_EWORD && cvm_forget(vm, "square") == CVM_OK);
    assert(cvm_define(vm, "w0", "") == CVM_OK);
    for (int i = 1; i < 64; i++) {
        snprintf(name, sizeof name, "w%d", i);
        snprintf(text, sizeof text, "w%d w%d", i - 1, i - 1);
        assert(cvm_define(vm, name, text) == CVM_OK);
    }
    assert(cvm_define(vm, "more", "") == CVM_EFULL && cvm_run(vm, "w63") == CVM_ESTEPS);
    while (cvm_push(vm, 1) == CVM_OK)
        ;
    assert(cvm_depth(vm) == 256 && cvm_run(vm, "tuck") == CVM_EOVER && cvm_run(vm, "dup") == CVM_EOVER && cvm_run(vm, "+") == CVM_OK);
    cvm_free(vm);
    cvm_free(NULL);
    return 0;
}
#else
int main(void)
{
    struct cvm *vm = cvm_new();

    assert(vm);
    int status = cvm_define(vm, "a", "dup nosuch");
    cvm_free(vm);
    return status == CVM_EWORD ? 0 : 3;
}
#endif
