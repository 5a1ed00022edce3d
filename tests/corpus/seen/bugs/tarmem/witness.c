#include "tarmem.h"

#include <string.h>

int main(void)
{
    static char out[8192];
    TarMem *t = Tar_New();
    if (Tar_Total(t) != 1024 || Tar_Find(t, "a") != -1 || Tar_Write(t, out, 1023) != 0 || Tar_Write(t, out, 1024) != 1024)
        return 2;
    if (Tar_Add(t, "", "x", 1) != TAR_ENAME || Tar_Add(t, "a", "hello", 5) != TAR_OK)
        return 2;
    memset(out, 'y', 700);
    if (Tar_Add(t, "b", out, 700) != TAR_OK || Tar_Add(t, Tar_Name(t, 0), "again", 5) != TAR_OK)
        return 2;
    if (Tar_Count(t) != 3 || Tar_Find(t, "a") != 2 || Tar_Size(t, 1) != 700 || Tar_Name(t, 3) != NULL)
        return 2;
    if (Tar_Read(t, 2, out, 3) != 3 || memcmp(out, "aga", 3) != 0 || Tar_Read(t, -1, out, 3) != 0)
        return 2;
    if (Tar_Write(t, out, sizeof out) != Tar_Total(t) || Tar_Total(t) != 1024 + 1024 + 1536 + 1024 ||
        strcmp(out + 257, "ustar") != 0)
        return 2;
#ifndef LEGAL
    Tar_Add(t, "empty", NULL, 0);
#endif
    Tar_Free(t);
    return 0;
}
