#include "ownmap.h"

#include <stdlib.h>
#include <string.h>

static bool join(const char *name, void *object, void *context)
{
    strcat(context, name);
    return *(int *)object != 3;
}

#ifdef LEGAL
static int destroyed;

static void destroy(void *object)
{
    destroyed++;
    free(object);
}
#else
static bool drop(const char *name, void *object, void *context)
{
    (void)object;
    return ownmap_remove(context, name);
}
#endif

static int *number(int n)
{
    int *p = malloc(sizeof *p);
    *p = n;
    return p;
}

int main(int count, char **arguments)
{
    char names[50] = "";
    int *p = number(1);
#ifdef LEGAL
    (void)count, (void)arguments;
    ownmap *m = ownmap_new(destroy);
    if (!ownmap_put(m, "b", p) || !ownmap_put(m, "a", number(2)) || !ownmap_put(m, "c", number(3)) || !ownmap_put(m, "", number(4)))
        return 2;
    if (!ownmap_put(m, "b", number(5)) || destroyed != 1 || ownmap_size(m) != 4 || *(int *)ownmap_get(m, "b") != 5)
        return 2;
    if (ownmap_get(m, "d") || ownmap_take(m, "aa") || ownmap_remove(m, "d") || !ownmap_put(m, "d", number(6)))
        return 2;
    if (ownmap_each(m, join, names) || strcmp(names, "abc") != 0 || !ownmap_remove(m, "c") || destroyed != 2)
        return 2;
    p = ownmap_take(m, "a");
    if (*p != 2 || ownmap_size(m) != 3 || !ownmap_each(m, join, names))
        return 2;
    free(p);
    ownmap_free(m);
    if (destroyed != 5)
        return 2;
    m = ownmap_new(NULL);
    ownmap_put(m, "x", number(1));
#else
    ownmap *m = ownmap_new(NULL);
    ownmap_put(m, "x", p);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(p);
        break;
    case 2:
        ownmap_put(m, "y", p);
        break;
    case 3:
        free(ownmap_get(m, "x"));
        ownmap_each(m, join, names);
        break;
    case 4:
        p = ownmap_get(m, "x");
        ownmap_remove(m, "x");
        return *p - 1;
    case 5: {
        static int fixed;
        ownmap_put(m, "y", &fixed);
        break;
    }
    case 6:
        ownmap_put(m, "y", NULL);
        break;
    case 7:
        ownmap_put(m, "y", number(2));
        ownmap_each(m, drop, m);
        break;
    }
#endif
    ownmap_free(m);
    return 0;
}
