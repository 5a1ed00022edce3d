#include "cfline.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    CFL *cfl = CFL_Create();
    if (CFL_ParseLine(cfl, "  # hello") != CFL_OK || CFL_ParseLine(cfl, " port =  80 \t") != CFL_OK)
        return 2;
    if (CFL_ParseLine(cfl, "port 80") != CFL_ESYNTAX || CFL_ParseLine(cfl, "x=") != CFL_EVALUE || CFL_Count(cfl) != 1)
        return 2;
    if (CFL_GetNumber(cfl, "port", 1) != 80 || CFL_Set(cfl, "port", "a b") != CFL_OK || CFL_GetNumber(cfl, "port", 1) != 1)
        return 2;
    if (CFL_Set(cfl, "host", "") != CFL_EVALUE || CFL_Set(cfl, "a-b", "1") != CFL_ENAME || CFL_Set(cfl, "h", "x") != CFL_OK)
        return 2;
    CFL_Unset(cfl, "port");
    if (strcmp(CFL_Get(cfl, "h", "?"), "x") != 0 || CFL_Get(cfl, "port", NULL) != NULL)
        return 2;
    if (strcmp(CFL_StatusText(CFL_EFULL), "too many settings") != 0 || CFL_Set(cfl, "h", CFL_Get(cfl, "h", "?")) != CFL_OK)
        return 2;
#ifndef LEGAL
    if (CFL_Set(cfl, "h", "") != CFL_EVALUE)
        return 2;
#endif
    CFL_Destroy(cfl);
    return 0;
}
