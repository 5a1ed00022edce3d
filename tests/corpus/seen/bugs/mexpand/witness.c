#include "mexpand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    mexpand *m = mexpand_new();
    int error = 0;
    if (!m)
        return 2;
#ifdef LEGAL
    if (mexpand_define(m, "who", "world") || mexpand_define(m, "hi", "hello {who}") ||
        mexpand_define(m, "", "x") != MEXPAND_NAME || mexpand_define(m, "loop", "{loop}"))
        return 1;
    char *s = mexpand_run(m, "{hi}!{who:=you}{hi}{-who}{who} {} {a b} {", &error);
    if (!s || strcmp(s, "hello world!hello you{who} {} {a b} {"))
        return 1;
    free(s);
    if (mexpand_define(m, "hi", mexpand_text(m, "hi")) || mexpand_count(m) != 2)
        return 1;
    if (mexpand_run(m, "{loop}", &error) || error != MEXPAND_LIMIT)
        return 1;
    if (!mexpand_undefine(m, "loop") || mexpand_undefine(m, "loop"))
        return 1;
    s = mexpand_run(m, "", NULL);
    if (!s || *s)
        return 1;
    free(s);
#else
    mexpand_define(m, "once", "{once:=again}first");
    char *s = mexpand_run(m, "{once} {once}", &error);
    if (s)
        puts(s);
    free(s);
#endif
    mexpand_free(m);
    return 0;
}
