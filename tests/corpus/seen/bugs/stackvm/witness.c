#include "stackvm.h"

#include <string.h>

int main(void)
{
    int32_t word = 0;
    svm *vm = svm_new(4);
    if (svm_new(1) || svm_new(4097) || svm_eval(vm, " 7 2 - 3 *  4 / ") != SVM_OK || svm_pop(vm, &word) != SVM_OK ||
        word != 3)
        return 2;
    if (svm_eval(vm, "1 0 /") != SVM_DIVZERO || svm_depth(vm) != 2 || svm_eval(vm, "1 1 1") != SVM_OVERFLOW)
        return 2;
    svm_reset(vm);
    if (svm_pop(vm, &word) != SVM_UNDERFLOW || svm_exec(vm, 77) != SVM_BADOP || svm_eval(vm, "x") != SVM_SYNTAX)
        return 2;
    if (svm_push(vm, INT32_MIN) || svm_exec(vm, OP_NEG) || svm_push(vm, -1) || svm_exec(vm, OP_MOD) ||
        svm_pop(vm, &word) || word != 0)
        return 2;
    if (svm_eval(vm, "3 d s 35 < .") != SVM_OK || svm_pop(vm, &word) || word != 3 ||
        strcmp(svm_strerror(SVM_OK), "ok") != 0)
        return 2;
#ifndef LEGAL
    svm_push(vm, INT32_MIN);
    svm_push(vm, -1);
    svm_exec(vm, OP_DIV);
#endif
    svm_free(vm);
    return 0;
}
