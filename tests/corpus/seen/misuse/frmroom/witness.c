#include "frmroom.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    frm *f = frm_new(4, 8), *g;
    if (frm_length(f) != 0 || frm_headroom(f) != 4 || frm_tailroom(f) != 8 || frm_shared(f))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (frm_new(FRM_MAX, 1) != NULL || frm_new(SIZE_MAX, 2) != NULL)
        return 2;
    if (!frm_append(f, "abcde", 5) || frm_append(f, "wxyz", 4) || !frm_append(f, NULL, 0))
        return 2;
    memcpy(frm_push(f, 2), "\x12\x34", 2);
    if (frm_get16(f, 0) != 0x1234 || frm_length(f) != 7 || frm_headroom(f) != 2)
        return 2;
    g = frm_own(frm_hold(f));
    if (g == f || frm_shared(f) || frm_length(g) != 7 || memcmp(frm_data(g), frm_data(f), 7) != 0)
        return 2;
    frm_set16(g, 5, 0xffff);
    if (frm_get16(f, 5) != 0x6465 || frm_sum(g, 7) != 0xffff || frm_sum(g, 5) != 0)
        return 2;
    frm_pull(g, 2);
    frm_trim(g, 5);
    if (frm_length(g) != 0 || frm_own(g) != g || !frm_append(f, frm_data(f), 3) || frm_tailroom(f) != 0)
        return 2;
    *frm_put(g, 1) = 9;
    frm_drop(g);
    frm_drop(NULL);
#else
    g = NULL;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        frm_push(f, 5);
        break;
    case 2:
        frm_put(f, 9);
        break;
    case 3:
        frm_pull(f, 1);
        break;
    case 4:
        g = frm_hold(f);
        frm_append(g, "a", 1);
        break;
    case 5:
        frm_put(f, 1);
        frm_get16(f, 0);
        break;
    case 6:
        frm_drop(f);
        break;
    case 7:
        g = frm_hold(f);
        f = frm_own(g);
        frm_drop(g);
        frm_length(g);
        break;
    }
#endif
    frm_drop(f);
    return 0;
}
