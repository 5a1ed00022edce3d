#include "inimerge.h"

#include <string.h>

int main(void)
{
    IniFile *a = IniFile_New(), *b;
    if (!IniFile_Set(a, "net", "host", "x") || !IniFile_Set(a, "net", "port", "1") || !IniFile_Set(a, "", "", ""))
        return 2;
    if (!IniFile_Set(a, "net", "port", "2") || strcmp(IniFile_Get(a, "net", "port"), "2") != 0)
        return 2;
    b = IniFile_Clone(a);
    if (IniFile_Count(b) != 3 || !IniFile_Remove(b, "net", "host") || IniFile_Remove(b, "net", "host"))
        return 2;
    if (!IniFile_Merge(b, a) || IniFile_Count(b) != 3 || !IniFile_Merge(a, a))
        return 2;
    if (IniFile_SetComment(a, "q", "q", "c") || !IniFile_SetComment(a, "net", "host", "c") ||
        strcmp(IniFile_GetComment(a, "net", "host"), "c") != 0)
        return 2;
    IniFile_Free(b);
    int status = 0;
#ifndef LEGAL
    b = IniFile_Clone(a);
    IniFile_SetComment(a, "net", "host", NULL);
    status = strcmp(IniFile_GetComment(b, "net", "host"), "c") != 0;
    IniFile_Free(b);
#endif
    IniFile_Free(a);
    return status;
}
