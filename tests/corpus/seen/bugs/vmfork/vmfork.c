#include "vmfork.h"

#include <stdlib.h>
#include <string.h>

struct page {
    size_t users;
    unsigned char data[VM_PAGE];
};

struct vm_space {
    size_t npages;
    struct page *page[]; /* NULL: all zero */
};

static const unsigned char zeros[VM_PAGE];

vm_space *vm_new(size_t npages)
{
    if (npages < 1 || npages > VM_MAXPAGES)
        return NULL;
    vm_space *vm = malloc(sizeof *vm + npages * sizeof vm->page[0]);
    if (!vm)
        return NULL;
    vm->npages = npages;
    for (size_t i = 0; i < npages; i++)
        vm->page[i] = NULL;
    return vm;
}

static void put_page(struct page *p)
{
    if (p && --p->users == 0)
        free(p);
}

vm_space *vm_fork(const vm_space *parent)
{
    vm_space *vm = vm_new(parent->npages);
    if (!vm)
        return NULL;
    for (size_t i = 0; i < vm->npages; i++) {
        vm->page[i] = parent->page[i];
        if (vm->page[i])
            vm->page[i]->users++;
    }
    return vm;
}

void vm_free(vm_space *vm)
{
    if (!vm)
        return;
    for (size_t i = 0; i < vm->npages; i++)
        put_page(vm->page[i]);
    free(vm);
}

size_t vm_size(const vm_space *vm)
{
    return vm->npages * VM_PAGE;
}

static bool inside(const vm_space *vm, size_t addr, size_t len)
{
    return addr <= vm_size(vm) && len <= vm_size(vm) - addr;
}

static const unsigned char *look(const vm_space *vm, size_t n)
{
    return vm->page[n] ? vm->page[n]->data : zeros;
}

/* The data of page n for writing, or NULL. */
static unsigned char *touch(vm_space *vm, size_t n)
{
    struct page *old = vm->page[n];
    if (old && old->users == 1)
        return old->data;
    struct page *p = malloc(sizeof *p);
    if (!p)
        return NULL;
    p->users = 1;
    memcpy(p->data, look(vm, n), VM_PAGE);
    put_page(old);
    vm->page[n] = p;
    return p->data;
}

/* Like touch, for a page that is overwritten from end to end. */
static unsigned char *claim(vm_space *vm, size_t n)
{
    if (!vm->page[n]) {
        struct page *p = malloc(sizeof *p);
        if (!p)
            return NULL;
        p->users = 1;
        vm->page[n] = p;
    }
    return vm->page[n]->data;
}

/* How much of len bytes from addr is in addr's page. */
static size_t part(size_t addr, size_t len)
{
    size_t room = VM_PAGE - addr % VM_PAGE;
    return len < room ? len : room;
}

bool vm_read(const vm_space *vm, size_t addr, void *buf, size_t len)
{
    if (!inside(vm, addr, len))
        return false;
    unsigned char *to = buf;
    while (len > 0) {
        size_t n = part(addr, len);
        memcpy(to, look(vm, addr / VM_PAGE) + addr % VM_PAGE, n);
        to += n;
        addr += n;
        len -= n;
    }
    return true;
}

bool vm_write(vm_space *vm, size_t addr, const void *buf, size_t len)
{
    if (!inside(vm, addr, len))
        return false;
    const unsigned char *from = buf;
    while (len > 0) {
        size_t n = part(addr, len);
        unsigned char *data = touch(vm, addr / VM_PAGE);
        if (!data)
            return false;
        memcpy(data + addr % VM_PAGE, from, n);
        from += n;
        addr += n;
        len -= n;
    }
    return true;
}

bool vm_fill(vm_space *vm, size_t addr, size_t len, int value)
{
    if (!inside(vm, addr, len))
        return false;
    while (len > 0) {
        size_t n = part(addr, len);
        unsigned char *data = n == VM_PAGE ? claim(vm, addr / VM_PAGE) : touch(vm, addr / VM_PAGE);
        if (!data)
            return false;
        memset(data + addr % VM_PAGE, (unsigned char)value, n);
        addr += n;
        len -= n;
    }
    return true;
}

bool vm_copy(vm_space *vm, size_t dst, size_t src, size_t len)
{
    if (!inside(vm, dst, len) || !inside(vm, src, len))
        return false;
    if (len == 0 || dst == src)
        return true;
    unsigned char *copy = malloc(len);
    if (!copy)
        return false;
    bool done = vm_read(vm, src, copy, len) && vm_write(vm, dst, copy, len);
    free(copy);
    return done;
}

bool vm_equal(const vm_space *a, const vm_space *b)
{
    if (a->npages != b->npages)
        return false;
    for (size_t i = 0; i < a->npages; i++)
        if (a->page[i] != b->page[i] && memcmp(look(a, i), look(b, i), VM_PAGE) != 0)
            return false;
    return true;
}

size_t vm_resident(const vm_space *vm)
{
    size_t n = 0;
    for (size_t i = 0; i < vm->npages; i++)
        n += vm->page[i] != NULL;
    return n;
}
