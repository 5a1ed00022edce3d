#include "cookjar.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    struct cookjar *jar = cookjar_new();

    if (!jar)
        return 2;
#ifdef LEGAL
    {
        const char *v;
        if (cookjar_set(jar, "a=1; Path=/x; Secure; Max-Age=10; Max-Age=60", 100) != 0)
            return 1;
        if (cookjar_set(jar, "a=2", 100) != 0 || cookjar_set(jar, "", 0) != -1 || cookjar_set(jar, "=", 0) != -1)
            return 1;
        if (cookjar_set(jar, "b=;Path=", LLONG_MAX) != 0 || cookjar_count(jar) != 3)
            return 1;
        v = cookjar_get(jar, "a", "/x/y", 159);
        if (!v || strcmp(v, "1") != 0 || cookjar_expire(jar, 160) != 1)
            return 1;
        v = cookjar_get(jar, "a", "/x/y", 160);
        if (!v || strcmp(v, "2") != 0)
            return 1;
        if (cookjar_set(jar, "a=; max-age=-5", 0) != 0 || cookjar_count(jar) != 1)
            return 1;
    }
#else
    cookjar_set(jar, "a=b; Path=/x; Path=/y", 0);
#endif
    cookjar_free(jar);
    return 0;
}
