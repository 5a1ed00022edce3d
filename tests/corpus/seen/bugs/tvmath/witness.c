#include "tvmath.h"

#include <string.h>

int main(void)
{
    char text[64];
    tvm_t a = tvm_make(1, 2500000), b = tvm_from_ms(-500);
    if (a.sec != 3 || a.usec != 500000 || b.sec != -1 || b.usec != 500000 || tvm_to_ms(b) != -500)
        return 2;
    if (tvm_to_ms(tvm_add(a, b)) != 3000 || tvm_to_ms(tvm_sub(a, b)) != 4000 || tvm_cmp(tvm_neg(b), a) >= 0)
        return 2;
    if (tvm_cmp(tvm_add(TVM_MAX, a), TVM_MAX) != 0 || tvm_cmp(tvm_sub(TVM_MIN, a), TVM_MIN) != 0)
        return 2;
    if (tvm_cmp(tvm_add(TVM_MIN, TVM_MIN), TVM_MIN) != 0 || tvm_cmp(tvm_sub(a, TVM_MIN), TVM_MAX) != 0)
        return 2;
    if (tvm_isset(tvm_sub(TVM_MIN, TVM_MIN)) || tvm_to_ms(TVM_MAX) != INT64_MAX || tvm_to_ms(TVM_MIN) != INT64_MIN)
        return 2;
    if (tvm_cmp(tvm_neg(tvm_neg(TVM_MAX)), TVM_MAX) != 0)
        return 2;
    if (tvm_format(b, text, sizeof text) != 9 || strcmp(text, "-0.500000") != 0 || tvm_format(TVM_MIN, text, 4) != 27)
        return 2;
    if (tvm_to_ms(tvm_from_ms(INT64_MAX - 1)) != INT64_MAX - 1 || tvm_to_ms(tvm_from_ms(INT64_MIN + 1)) != INT64_MIN + 1)
        return 2;
#ifndef LEGAL
    tvm_neg(tvm_make(INT64_MIN, 0));
#endif
    return 0;
}
