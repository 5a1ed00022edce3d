#include "mdefine.h"
#include <stdlib.h>
#include <string.h>

int main(void)
{
    mdef *t = mdef_new();
    char *out;
    if (t == NULL)
        return 2;
#ifdef LEGAL
    if (mdef_expand(t, "", &out) != MDEF_OK || strcmp(out, "") != 0)
        return 3;
    free(out);
    if (mdef_set(t, "", "x") != MDEF_ENAME || mdef_set(t, "1a", "x") != MDEF_ENAME || mdef_set(t, "a b", "") != MDEF_ENAME)
        return 4;
    mdef_set(t, "who", "world");
    mdef_set(t, "hi", "hello $who");
    mdef_set(t, "me", "x$me");
    mdef_set(t, "hi", mdef_get(t, "hi"));
    if (mdef_expand(t, "$hi! $$ $ $1 $", &out) != MDEF_OK || strcmp(out, "hello world! $ $ $1 $") != 0)
        return 5;
    free(out);
    if (mdef_expand(t, "$me", &out) != MDEF_ELOOP || out != NULL)
        return 6;
    if (mdef_expand(t, "$no", &out) != MDEF_EUNDEF || out != NULL)
        return 7;
    char name[2] = "A", body[1024];
    for (int i = 0; i < 20; i++) {
        name[0] = (char)('A' + i);
        for (int j = 0; j < 340; j++)
            memcpy(body + 3 * j, (char[]){ '$', (char)('B' + i), ' ' }, 3);
        body[1020] = 0;
        mdef_set(t, name, i == 19 ? "" : body);
    }
    if (mdef_expand(t, "$A", &out) != MDEF_ETOOBIG || mdef_count(t) != 23)
        return 8;
    if (mdef_unset(t, "who") || mdef_unset(t, "who") != MDEF_EUNDEF || mdef_get(t, "who"))
        return 9;
    if (!mdef_strerror(99))
        return 10;
    mdef_free(NULL);
#else
    mdef_set(t, "a", "$b");
    mdef_set(t, "b", "$a");
    if (mdef_expand(t, "$a", &out) == MDEF_OK)
        free(out);
#endif
    mdef_free(t);
    return 0;
}
