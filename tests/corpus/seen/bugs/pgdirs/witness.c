#include "pgdirs.h"
#include <assert.h>

#ifdef LEGAL
static int seen(void *arg, uint32_t va, uint32_t frame, unsigned rights)
{
    (void)va; (void)frame; (void)rights;
    return ++*(int *)arg == 2 ? 7 : 0;
}
#endif

int main(void)
{
    pgd *d = pgd_new();
    uint32_t pa = 1;
    if (!d)
        return 3;
#ifdef LEGAL
    int n = 0;
    assert(pgd_translate(d, 0, PGD_READ, &pa) == PGD_EFAULT && pa == 1);
    assert(pgd_unmap(d, UINT32_MAX) == PGD_EFAULT);
    assert(pgd_map(d, 0, 1, PGD_READ) == PGD_EINVAL);
    assert(pgd_map(d, 0, 0, 0) == PGD_EINVAL && pgd_map(d, 0, 0, 8) == PGD_EINVAL);
    assert(pgd_map(d, 0, 0, PGD_READ) == 0 && pgd_map(d, 5, 0, PGD_READ) == PGD_EEXIST);
    assert(pgd_map(d, UINT32_MAX, 0xfffff000u, PGD_READ) == 0);
    assert(pgd_map(d, 0x1000, 0x3000, PGD_READ) == 0);
    assert(pgd_translate(d, UINT32_MAX, PGD_READ, &pa) == 0 && pa == UINT32_MAX);
    assert(pgd_translate(d, 0x1234, PGD_WRITE, &pa) == PGD_EACCESS);
    assert(pgd_protect(d, 0x1234, PGD_WRITE) == 0);
    assert(pgd_translate(d, 0x1234, PGD_WRITE, &pa) == 0 && pa == 0x3234);
    assert(pgd_unmap(d, 0x1000) == 0 && pgd_translate(d, 0x1000, PGD_READ, &pa) == PGD_EFAULT);
    assert(pgd_pages(d) == 2 && pgd_tables(d) == 2);
    assert(pgd_walk(d, seen, &n) == 7);
    pgd_clear(d);
    assert(pgd_walk(d, seen, &n) == 0 && pgd_pages(d) == 0 && pgd_tables(d) == 0);
    assert(pgd_translate(d, 0, PGD_READ, &pa) == PGD_EFAULT);
    pgd_free(NULL);
#else
    pgd_map(d, 0x1000, 0x2000, PGD_READ);
    pgd_translate(d, 0x1000, PGD_READ, &pa);
    pgd_unmap(d, 0x1000);
    pgd_translate(d, 0x1000, PGD_READ, &pa);
#endif
    pgd_free(d);
    return 0;
}
