#include "crumbs.h"

#include <string.h>

int main(void)
{
    char out[12];
    CrumbJar *jar = crumb_jar();
    if (crumb_put(jar, "a", "1", 10, 0) != CRUMB_KEPT || crumb_put(jar, "b", "x=y", INT64_MAX, 5) != CRUMB_KEPT)
        return 2;
    if (crumb_put(jar, "", "", 1, 0) != CRUMB_BAD || crumb_put(jar, "c", ";", 1, 0) != CRUMB_BAD)
        return 2;
    if (crumb_header(jar, 3, out, sizeof out) != 10 || strcmp(out, "a=1; b=x=y") != 0)
        return 2;
    if (crumb_header(jar, 3, out, 4) != 10 || strcmp(out, "a=1") != 0 || crumb_header(jar, 10, NULL, 0) != 5)
        return 2;
    if (crumb_put(jar, "a", "22", 1, 0) != CRUMB_KEPT || strcmp(crumb_find(jar, "a", 0), "22") != 0)
        return 2;
    if (crumb_find(jar, "a", 1) || crumb_sweep(jar, 1) != 1 || crumb_put(jar, "b", "", -1, 0) != CRUMB_GONE)
        return 2;
    if (crumb_count(jar) != 0 || crumb_header(jar, 0, out, sizeof out) != 0 || *out)
        return 2;
#ifndef LEGAL
    crumb_put(jar, "gone", "", 0, 7);
#endif
    crumb_toss(jar);
    return 0;
}
