#include "boxoffice.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    struct boxoffice *bo = bo_open(2);
    if (bo_open(0) != NULL || bo_book(bo, "ann") != 0 || bo_book(bo, "bob") != 1 || bo_book(bo, "") != BO_BADNAME)
        return 2;
    if (bo_book(bo, "cy") != BO_WAITING || bo_book(bo, "di") != BO_WAITING || bo_book(bo, "cy") != BO_WAITING)
        return 2;
    if (bo_cancel(bo, 0) != 0 || strcmp(bo_holder(bo, 0), "cy") != 0 || bo_waiting(bo) != 2 || bo_leave(bo, "cy") != 1)
        return 2;
    if (bo_leave(bo, "di") != 1 || bo_leave(bo, "di") != 0 || bo_cancel(bo, 1) != 0 || bo_cancel(bo, 1) != BO_NOSEAT)
        return 2;
    if (bo_holder(bo, 1) != NULL || bo_holder(bo, -1) != NULL || bo_free_seats(bo) != 1 || bo_book(bo, "ed") != 1)
        return 2;
    if (bo_book(bo, "flo") != BO_WAITING)
        return 2;
#ifndef LEGAL
    bo_cancel(bo, 1);
    bo_book(bo, "gus");
#endif
    bo_close(bo);
    return 0;
}
