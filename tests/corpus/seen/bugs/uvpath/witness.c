#include "uvpath.h"

#include <string.h>

int main(void)
{
    char buf[32];
    if (uvp_basename("/a/b/c.txt", buf, sizeof buf) != 5 || strcmp(buf, "c.txt") != 0)
        return 2;
    if (uvp_basename("/", buf, 2) != 1 || uvp_basename("", buf, 1) != UVP_ENOBUFS || uvp_basename("/a/b//", buf, 2) != 1)
        return 2;
    if (uvp_dirname("/a/b/", buf, sizeof buf) != 2 || strcmp(buf, "/a") != 0 || uvp_dirname("x", buf, 2) != 1)
        return 2;
    if (uvp_dirname("/x", buf, 2) != 1 || uvp_extname("a.b/.x", buf, 1) != 0 || uvp_extname("q.tar.gz", buf, 4) != 3)
        return 2;
    if (uvp_join("a/", "b", buf, 4) != 3 || uvp_join("", "b", buf, 2) != 1 || uvp_join("a", "/b", buf, 3) != 2)
        return 2;
    if (uvp_join("a", "b", buf, 4) != 3 || strcmp(buf, "a/b") != 0 || uvp_join("a", "b", buf, 2) != UVP_ENOBUFS)
        return 2;
    if (strcmp(uvp_err_name(UVP_ENOBUFS), "ENOBUFS") != 0)
        return 2;
#ifndef LEGAL
    char small[3];
    uvp_join("a", "b", small, sizeof small);
#endif
    return 0;
}
