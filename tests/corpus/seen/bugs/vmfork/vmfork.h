#ifndef VMFORK_H
#define VMFORK_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Address spaces of a toy machine.  Memory comes in pages of VM_PAGE bytes;
 * addresses run from 0 to vm_size() - 1, all bytes are zero at first.
 *
 * vm_fork() is cheap: parent and child share pages until one of them
 * changes a page.  That is invisible except to vm_resident().
 *
 * Ranges [addr, addr+len) must lie within the space, or functions return
 * false and do nothing.  An empty range is fine at any addr up to and
 * including vm_size(), and the buffer may be NULL then.  Functions return
 * false when out of memory also; some of the range may have changed then.
 */

#define VM_PAGE 64
#define VM_MAXPAGES 1024

typedef struct vm_space vm_space;

/* Space of npages pages, 1..VM_MAXPAGES; NULL otherwise or if out of memory. */
vm_space *vm_new(size_t npages);

/* Child with the contents of the parent as they are now.  Either may be
 * written or freed without the other noticing.  NULL if out of memory. */
vm_space *vm_fork(const vm_space *parent);

/* NULL is ignored. */
void vm_free(vm_space *vm);

/* Size in bytes. */
size_t vm_size(const vm_space *vm);

/* Copies out of and into the space. */
bool vm_read(const vm_space *vm, size_t addr, void *buf, size_t len);
bool vm_write(vm_space *vm, size_t addr, const void *buf, size_t len);

/* Sets each byte of the range to (unsigned char)value. */
bool vm_fill(vm_space *vm, size_t addr, size_t len, int value);

/* Copies within the space; the ranges may overlap. */
bool vm_copy(vm_space *vm, size_t dst, size_t src, size_t len);

/* Whether two spaces have the same size and contents. */
bool vm_equal(const vm_space *a, const vm_space *b);

/* Number of pages that take memory, shared ones included.  Pages never
 * written take none. */
size_t vm_resident(const vm_space *vm);

#endif
