#include "pgdir.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    PgDir *dir = PgDir_New();
    if (!PgDir_Map(dir, 0) || !PgDir_Map(dir, PGDIR_SPACE - PGDIR_PAGE) || PgDir_Count(dir) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    PgDir_Store32(dir, PGDIR_SPACE - 4, 0xfedcba98);
    if (PgDir_Load8(dir, PGDIR_SPACE - 1) != 0xfe || PgDir_Load32(dir, PGDIR_SPACE - 4) != 0xfedcba98)
        return 2;
    PgDir_Store8(dir, 255, 9);
    if (PgDir_Page(dir, 7)[255] != 9 || PgDir_IsMapped(dir, PGDIR_SPACE) || PgDir_IsMapped(dir, 256))
        return 2;
    PgDir_Unmap(dir, 0);
    if (PgDir_IsMapped(dir, 1) || !PgDir_Map(dir, 0) || PgDir_Load8(dir, 255) != 0)
        return 2;
    PgDir_Delete(NULL);
#else
    uint8_t *page;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return PgDir_Load8(dir, 256);
    case 2:
        PgDir_Store8(dir, 0xfffffff0, 1);
        break;
    case 3:
        PgDir_Map(dir, 0);
        break;
    case 4:
        PgDir_Unmap(dir, 256);
        break;
    case 5:
        PgDir_Map(dir, 300);
        break;
    case 6:
        return (int)PgDir_Load32(dir, 2);
    case 7:
        page = PgDir_Page(dir, 5);
        PgDir_Unmap(dir, 0);
        page[0] = 1;
        break;
    }
#endif
    PgDir_Delete(dir);
    return 0;
}
