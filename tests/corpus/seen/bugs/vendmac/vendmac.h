#ifndef VENDMAC_H
#define VENDMAC_H

/*
 * Control logic of a vending machine
 * ==================================
 *
 * Money goes in with vm_coin(). A purchase (vm_select) takes the price from
 * the credit; what remains can be spent on or handed back with vm_return().
 * All amounts are in cents.
 */

#define VM_SLOTS      8
#define VM_CREDIT_MAX 2000

typedef enum {
    VM_OK = 0,
    VM_BAD_COIN,    /* accepted are 5, 10, 20, 50, 100 and 200 */
    VM_BAD_SLOT,    /* slots are 0 to VM_SLOTS - 1             */
    VM_BAD_VALUE,   /* price or count out of range             */
    VM_TOO_MUCH,    /* credit would exceed VM_CREDIT_MAX       */
    VM_TOO_LITTLE,  /* credit is below the price               */
    VM_SOLD_OUT
} VmStatus;

typedef struct VendMac VendMac;

/* A machine with empty slots. */
VendMac *vm_new(void);
void     vm_free(VendMac *vm);

/* Fills a slot, whatever was in it. Price 5 to 1000, count 0 to 50. */
VmStatus vm_fill(VendMac *vm, int slot, int price, int count);

/* Pieces in a slot; -1 if there is no such slot. */
int      vm_left(const VendMac *vm, int slot);

/* A coin is dropped in. When it is not taken it falls through. */
VmStatus vm_coin(VendMac *vm, int value);

/* A piece is bought. */
VmStatus vm_select(VendMac *vm, int slot);

/* Hands back the credit and returns how much that was. */
int      vm_return(VendMac *vm);

int      vm_credit(const VendMac *vm);

/* Money earned since the last vm_empty(). */
long     vm_earned(const VendMac *vm);

/* Takes the earned money out; the amount is returned. */
long     vm_empty(VendMac *vm);

#endif
