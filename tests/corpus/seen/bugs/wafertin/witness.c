#include "wafertin.h"

#include <string.h>

static int visit(void *arg, const char *name, const char *value, const char *path, int64_t until)
{
    (void)value, (void)path, (void)until;
    strcat(arg, name);
    return strcmp(name, "b") == 0 ? 7 : 0;
}

int main(void)
{
    wt_tin *tin = wt_open();
    char text[40], names[80] = "";
    if (wt_put(tin, "a", "1", NULL, WT_SESSION) || wt_put(tin, "b", "", "\"/x/\"", 10) || wt_put(tin, "c", "=", "x", 5))
        return 2;
    if (wt_put(tin, "a", "2", "\"\"", WT_SESSION) || wt_put(tin, "c", "\"", "/", 20) || wt_count(tin) != 3)
        return 2;
    if (wt_put(tin, "", "", "", 0) != WT_REFUSED || wt_put(tin, "x y", "", "", 0) != WT_REFUSED ||
        wt_put(tin, NULL, "", "", 0) != WT_REFUSED || wt_put(tin, "x", "\n", "", 0) != WT_REFUSED)
        return 2;
    if (wt_header(tin, "/x/y", 9, text, sizeof text) != 12 || strcmp(text, "a=2; b=; c=\"") != 0)
        return 2;
    if (wt_header(tin, "/xy", 9, text, 4) != 8 || strcmp(text, "a=2") != 0 || wt_header(tin, "/", 0, NULL, 0) != 8)
        return 2;
    if (wt_each(tin, visit, names) != 7 || strcmp(names, "ab") != 0)
        return 2;
    if (wt_drop(tin, "b", "/y") || wt_drop(tin, NULL, NULL) || !wt_drop(tin, "b", "\"/x") || wt_drop(tin, "b", "/x"))
        return 2;
    if (wt_expire(tin, 19) != 0 || wt_expire(tin, INT64_MAX) != 1 || wt_end_session(tin) != 1 || wt_count(tin) != 0)
        return 2;
    for (char name[3] = "A"; wt_put(tin, name, "v", "/", 1) == WT_OK; name[0]++) {
    }
    if (wt_count(tin) != WT_LIMIT)
        return 2;
#ifndef LEGAL
    wt_expire(tin, 5);
    wt_put(tin, "n", "v", "\"", WT_SESSION);
#endif
    wt_close(tin);
    return 0;
}
