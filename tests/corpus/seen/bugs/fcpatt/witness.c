#include "fcpatt.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    FcPatt *p = FcPattCreate(), *q;
    const char *s;
    double d;
    int i;
    bool b;
    if (!p || !FcPattAddString(p, FC_FAMILY, "Serif") || !FcPattAddString(p, FC_FAMILY, "") || !FcPattAddDouble(p, FC_SIZE, 12.5))
        return 2;
    if (!FcPattAddInt(p, FC_WEIGHT, INT_MIN) || !FcPattAddBool(p, FC_OUTLINE, true) || FcPattAddInt(p, FC_SIZE, 3))
        return 2;
    if (FcPattAddInt(p, (FcProp)99, 1) || FcPattAddBool(p, FC_PROPERTIES, true) || FcPattAddDouble(p, FC_FAMILY, 1))
        return 2;
    if (FcPattGetString(p, FC_FAMILY, 1, &s) != FcMatch || strcmp(s, "") != 0 || FcPattGetString(p, FC_FAMILY, 2, &s) != FcNoId)
        return 2;
    if (FcPattGetString(p, FC_FAMILY, -1, &s) != FcNoId || FcPattGetString(p, FC_SIZE, 0, &s) != FcTypeMismatch)
        return 2;
    if (FcPattGetDouble(p, FC_SIZE, 0, &d) != FcMatch || d != 12.5 || FcPattGetDouble(p, FC_ASPECT, INT_MAX, &d) != FcNoMatch)
        return 2;
    if (FcPattGetInt(p, FC_WEIGHT, 0, &i) != FcMatch || i != INT_MIN || FcPattGetBool(p, FC_OUTLINE, 0, &b) != FcMatch || !b)
        return 2;
    q = FcPattDuplicate(p);
    if (!q || !FcPattEqual(p, q) || !FcPattEqual(p, p))
        return 2;
    if (!FcPattDel(q, FC_FAMILY) || FcPattDel(q, FC_FAMILY) || FcPattEqual(p, q))
        return 2;
    if (!FcPattAddString(q, FC_FAMILY, "SERIF") || FcPattEqual(p, q))
        return 2;
    while (FcPattAddString(q, FC_LANG, "de")) {
    }
    if (FcPattCount(q, FC_LANG) != FC_VALUES || FcPattCount(q, (FcProp)77) != 0)
        return 2;
#ifndef LEGAL
    if (FcPattAddString(p, FC_WEIGHT, "bold"))
        return 2;
#endif
    FcPattDestroy(p);
    FcPattDestroy(q);
    FcPattDestroy(NULL);
    return 0;
}
