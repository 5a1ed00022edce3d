#include "vendmac.h"

#include <stddef.h>

int main(void)
{
    VendMac *vm = vm_new();
    if (vm_fill(vm, 8, 50, 1) != VM_BAD_SLOT || vm_fill(vm, 0, 4, 1) != VM_BAD_VALUE || vm_fill(vm, 0, 150, 1))
        return 2;
    if (vm_coin(vm, 1) != VM_BAD_COIN || vm_coin(vm, 100) || vm_select(vm, 0) != VM_TOO_LITTLE || vm_coin(vm, 200))
        return 2;
    if (vm_select(vm, 0) || vm_credit(vm) != 150 || vm_left(vm, 0) != 0 || vm_return(vm) != 150 || vm_earned(vm) != 150)
        return 2;
    if (vm_select(vm, 1) != VM_SOLD_OUT || vm_empty(vm) != 150 || vm_empty(vm) != 0)
        return 2;
#ifndef LEGAL
    vm_coin(vm, 200);
    vm_select(vm, 0);
    vm_return(vm);
#endif
    vm_free(vm);
    return 0;
}
