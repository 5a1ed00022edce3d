#include "vendmac.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct slot {
    int price;
    int count;
};

struct VendMac {
    struct slot slots[VM_SLOTS];
    int  credit;
    long earned;
    long cash;      /* all coins that are in the box */
};

/* Every coin in the box is either credit of a customer or earned. */
static void verify(const VendMac *vm)
{
    assert(vm->credit >= 0 && vm->earned >= 0);
    assert(vm->cash == vm->earned + vm->credit);
    (void)vm;
}

VendMac *vm_new(void)
{
    return calloc(1, sizeof(VendMac));
}

void vm_free(VendMac *vm)
{
    free(vm);
}

static int is_slot(int slot)
{
    return slot >= 0 && slot < VM_SLOTS;
}

VmStatus vm_fill(VendMac *vm, int slot, int price, int count)
{
    if (!is_slot(slot))
        return VM_BAD_SLOT;
    if (price < 5 || price > 1000 || count < 0 || count > 50)
        return VM_BAD_VALUE;
    vm->slots[slot].price = price;
    vm->slots[slot].count = count;
    return VM_OK;
}

int vm_left(const VendMac *vm, int slot)
{
    return is_slot(slot) ? vm->slots[slot].count : -1;
}

static int is_coin(int value)
{
    static const int coins[] = {5, 10, 20, 50, 100, 200};
    for (unsigned i = 0; i < sizeof coins / sizeof coins[0]; i++)
        if (coins[i] == value)
            return 1;
    return 0;
}

VmStatus vm_coin(VendMac *vm, int value)
{
    verify(vm);
    if (!is_coin(value))
        return VM_BAD_COIN;
    if (vm->credit + value > VM_CREDIT_MAX || vm->cash > LONG_MAX - value)
        return VM_TOO_MUCH;
    vm->credit += value;
    vm->cash += value;
    return VM_OK;
}

VmStatus vm_select(VendMac *vm, int slot)
{
    struct slot *s;

    verify(vm);
    if (!is_slot(slot))
        return VM_BAD_SLOT;
    s = &vm->slots[slot];
    if (vm->credit < s->price)
        return VM_TOO_LITTLE;
    vm->credit -= s->price;
    if (s->count == 0)
        return VM_SOLD_OUT;
    s->count--;
    vm->earned += s->price;
    return VM_OK;
}

int vm_return(VendMac *vm)
{
    int amount;

    verify(vm);
    amount = vm->credit;
    vm->credit = 0;
    vm->cash -= amount;
    return amount;
}

int vm_credit(const VendMac *vm)
{
    return vm->credit;
}

long vm_earned(const VendMac *vm)
{
    return vm->earned;
}

long vm_empty(VendMac *vm)
{
    long amount;

    verify(vm);
    amount = vm->earned;
    vm->earned = 0;
    vm->cash -= amount;
    return amount;
}
