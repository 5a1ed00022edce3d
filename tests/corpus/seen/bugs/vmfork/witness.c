#include "vmfork.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    assert(!vm_new(0) && !vm_new(VM_MAXPAGES + 1) && !vm_new(SIZE_MAX));
    vm_free(NULL);
    vm_space *p = vm_new(3);
    if (!p)
        return 0;
    char b[200], z[200] = {0};
    assert(vm_size(p) == 192 && vm_resident(p) == 0);
    assert(vm_read(p, 0, b, 192) && memcmp(b, z, 192) == 0);
    assert(!vm_read(p, 1, b, 192) && !vm_read(p, SIZE_MAX, b, 2) && !vm_read(p, 2, b, SIZE_MAX));
    assert(vm_read(p, 192, NULL, 0) && !vm_read(p, 193, NULL, 0));
    assert(vm_write(p, 192, NULL, 0) && vm_fill(p, 192, 0, 1) && vm_copy(p, 192, 0, 0));
    assert(!vm_fill(p, 100, 93, 1) && !vm_copy(p, 100, 0, 93) && !vm_write(p, 193, NULL, 0));
    assert(vm_write(p, 60, "abcdefgh", 8) && vm_resident(p) == 2);
    vm_space *c = vm_fork(p);
    vm_space *d = vm_new(1);
    if (c && d) {
        assert(vm_equal(p, p) && vm_equal(p, c) && vm_equal(c, p) && !vm_equal(p, d));
        assert(vm_copy(c, 61, 60, 8));
        assert(vm_read(c, 60, b, 9) && memcmp(b, "aabcdefgh", 9) == 0);
        assert(vm_read(p, 60, b, 9) && memcmp(b, "abcdefgh", 9) == 0);
        assert(!vm_equal(p, c) && !vm_equal(c, p));
        assert(vm_fill(p, 130, 3, INT_MIN) && vm_fill(p, 129, 63, -1));
        assert(vm_read(c, 130, b, 3) && memcmp(b, z, 3) == 0);
        assert(vm_fill(d, 0, VM_PAGE, 0) && vm_resident(d) == 1);
        vm_space *e = vm_new(1);
        if (e)
            assert(vm_equal(d, e) && vm_equal(e, d));
        vm_free(e);
    }
    vm_free(p);
    if (c)
        assert(vm_read(c, 60, b, 9) && memcmp(b, "aabcdefgh", 9) == 0);
    vm_free(c);
    vm_free(d);
    return 0;
#else
    unsigned char byte = 0;
    vm_space *p = vm_new(1);
    if (!p)
        return 0;
    vm_fill(p, 0, VM_PAGE, 1);
    vm_space *c = vm_fork(p);
    if (!c)
        return 0;
    vm_fill(c, 0, VM_PAGE, 2);
    vm_read(p, 0, &byte, 1);
    int status = byte != 1;
    vm_free(c);
    vm_free(p);
    return status;
#endif
}
