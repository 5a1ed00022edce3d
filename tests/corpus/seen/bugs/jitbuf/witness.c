#include "jitbuf.h"

#include <string.h>

int main(void)
{
    jitbuf *jb = jb_new(4);
    char buf[8];
    if (jb == NULL || jb_new(1) != NULL || jb_get(jb, buf, 8) != -1 || jb_lost(jb) != 0)
        return 2;
    if (jb_put(jb, 65535, "abc", 3) != JB_OK || jb_put(jb, 1, "ef", 2) != JB_OK || jb_put(jb, 65534, "x", 1) != JB_LATE)
        return 2;
    if (jb_put(jb, 3, "x", 1) != JB_EARLY || jb_held(jb) != 2 || jb_peek(jb) != 3)
        return 2;
    if (jb_get(jb, buf, 2) != 3 || memcmp(buf, "ab", 2) != 0 || jb_get(jb, buf, 8) != -1 || jb_lost(jb) != 1)
        return 2;
    if (jb_put(jb, 4, NULL, 0) != JB_OK || jb_get(jb, buf, 8) != 2 || jb_put(jb, 9, buf, 2000) != JB_TOOBIG)
        return 2;
#ifndef LEGAL
    jb_put(jb, 3, "one", 3);
    jb_put(jb, 3, "two", 3);
#endif
    jb_flush(jb);
    if (jb_put(jb, 100, "q", 1) != JB_OK || jb_held(jb) != 1)
        return 2;
    jb_free(jb);
    return 0;
}
