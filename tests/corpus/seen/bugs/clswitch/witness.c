#include "clswitch.h"

#include <string.h>

int main(void)
{
    clswitch *s = cls_new("vo:x");

    if (cls_next(s) != CLS_END || cls_word(s) != NULL || cls_left(s) != 0)
        return 2;
    if (cls_line(s, "-vofile -o out\t-xq a -v") != 0 || cls_left(s) != 6)
        return 2;
    for (int round = 0; round < 2; round++, cls_rewind(s)) {
        if (cls_next(s) != 'v' || cls_arg(s) != NULL || cls_next(s) != 'o' || strcmp(cls_arg(s), "file") != 0)
            return 2;
        if (cls_next(s) != 'o' || strcmp(cls_arg(s), "out") != 0 || cls_next(s) != 'x' || cls_next(s) != '?')
            return 2;
        if (cls_next(s) != CLS_END || cls_next(s) != CLS_END || strcmp(cls_word(s), "a") != 0 || cls_next(s) != 'v')
            return 2;
        if (cls_left(s) != 0 || cls_next(s) != CLS_END)
            return 2;
    }
    if (cls_line(s, "-o") != 0 || cls_next(s) != '?' || cls_arg(s) != NULL || cls_next(s) != CLS_END)
        return 2;
    if (cls_line(s, "") != 0 || cls_next(s) != CLS_END)
        return 2;
    if (cls_line(s, "-v -- -x") != 0 || cls_next(s) != 'v' || cls_next(s) != CLS_END || cls_next(s) != CLS_END)
        return 2;
    if (cls_left(s) != 1 || strcmp(cls_word(s), "-x") != 0)
        return 2;
#ifndef LEGAL
    cls_rewind(s);
    if (cls_line(s, "-vx") != 0 || cls_next(s) != 'v')
        return 2;
    if (cls_line(s, "-x") != 0 || cls_next(s) != 'x')
        return 2;
#endif
    cls_free(s);
    return 0;
}
