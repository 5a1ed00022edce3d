#include "straccum.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    StrAccum *p = StrAccumNew(0);
    StrAccumAppendAll(p, "n=");
    StrAccumAppendInt(p, -12);
    StrAccumAppendChar(p, 2, '!');
    StrAccumAppend(p, "xyz", 2);
    StrAccumAppend(p, "q", 100);
    StrAccumAppend(p, "q", -1);
    StrAccumAppendAll(p, "");
    if (strcmp(StrAccumValue(p), "n=-12!!xyq") != 0 || StrAccumLength(p) != 10)
        return 2;
    StrAccumAppendAll(p, StrAccumValue(p));
    char *z = StrAccumFinish(p);
    if (z == NULL || strlen(z) != 20)
        return 2;
    free(z);
    p = StrAccumNew(3);
    StrAccumAppendAll(p, "abcd");
    if (StrAccumErrcode(p) != SA_TOOBIG || StrAccumFinish(p) != NULL)
        return 2;
#ifndef LEGAL
    p = StrAccumNew(3);
    StrAccumAppendAll(p, "ab");
    StrAccumAppendChar(p, 2, 'c');
    StrAccumAppendAll(p, "d");
    if (StrAccumErrcode(p) != SA_TOOBIG || StrAccumFinish(p) != NULL)
        return 2;
#endif
    return 0;
}
