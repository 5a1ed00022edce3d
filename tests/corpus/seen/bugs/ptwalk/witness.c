#include "ptwalk.h"

int main(void)
{
    ptw *p = ptw_create();
    uint64_t physical = 0;
    if (ptw_map(p, PTW_SPACE, 0, 7) != PTW_RANGE || ptw_map(p, 0x12345, 3, PTW_READ) != PTW_OK)
        return 2;
    if (ptw_translate(p, 0x12301, PTW_READ, &physical) != PTW_OK || physical != 3 * 256 + 1)
        return 2;
    if (ptw_translate(p, 0x12301, PTW_WRITE, &physical) != PTW_DENIED || ptw_protect(p, 0x123ff, PTW_WRITE) != PTW_OK)
        return 2;
    if (ptw_translate(p, 0x12301, PTW_WRITE, &physical) != PTW_OK || ptw_pages(p) != 1 || ptw_is_mapped(p, 0xfffff))
        return 2;
    if (ptw_unmap(p, 0x12300) != PTW_OK || ptw_unmap(p, 0x12300) != PTW_UNMAPPED || ptw_pages(p) != 0)
        return 2;
    if (ptw_map(p, 0xfffff, UINT32_MAX, ~0u) != PTW_OK || ptw_translate(p, 0xfffff, 7, &physical) != PTW_OK)
        return 2;
    int status = 0;
#ifndef LEGAL
    status = ptw_is_mapped(p, 0xffe00);
#endif
    ptw_destroy(p);
    return status;
}
