#include "vecmat.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    vm_mat *a = vm_new(2, 3), *i = vm_identity(2), *c = vm_new(2, 3);
    double b[2] = {2, 4};
    if (vm_new(0, 1) || vm_new(1, (size_t)-1) || vm_identity(257))
        return 2;
    vm_set(a, 0, 2, 5);
    vm_mul(c, i, a);
    if (vm_get(c, 0, 2) != 5 || vm_trace(i) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    vm_mat *t = vm_transposed(a), *d = vm_clone(i);
    if (vm_rows(t) != 3 || vm_cols(t) != 2 || vm_get(t, 2, 0) != 5)
        return 2;
    vm_add(a, a, a);
    vm_scale(a, 0.5);
    vm_set(d, 0, 0, 0);
    vm_set(d, 0, 1, 2);
    if (vm_get(a, 0, 2) != 5 || vm_solve(d, b, b))
        return 2;
    vm_set(d, 1, 0, 1);
    if (!vm_solve(d, b, b) || b[0] != 3 || b[1] != 1)
        return 2;
    vm_free(a);
    vm_free(i);
    vm_free(c);
    vm_free(t);
    vm_free(d);
    vm_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vm_trace(a);
        break;
    case 2:
        vm_get(a, 2, 0);
        break;
    case 3:
        vm_add(a, a, i);
        break;
    case 4:
        vm_mul(c, a, i);
        break;
    case 5:
        vm_mul(i, i, i);
        break;
    case 6:
        vm_solve(vm_identity(3), b, b);
        break;
    case 7:
        vm_solve(a, b, b);
        break;
    case 8:
        vm_free(a);
        vm_rows(a);
        break;
    }
#endif
    return 0;
}
