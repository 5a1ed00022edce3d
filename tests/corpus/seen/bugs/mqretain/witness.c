#include "mqretain.h"

#include <string.h>

int main(void)
{
    MQ_Store *s = MQ_Create();
    size_t n = 0;
    if (!MQ_Retain(s, "a/b", "one", 3) || !MQ_Retain(s, "a/b", "four", 4) || !MQ_Retain(s, "a/c/d", "x", 1))
        return 2;
    if (MQ_Retain(s, "", "x", 1) || MQ_Retain(s, "a/+", "x", 1) || !MQ_Retain(s, "nobody", NULL, 0))
        return 2;
    const void *m = MQ_Lookup(s, "a/b", &n);
    if (m == NULL || n != 4 || memcmp(m, "four", 4) != 0 || MQ_Lookup(s, "a", &n) != NULL || MQ_Count(s) != 2)
        return 2;
    if (!MQ_Matches("a/+", "a/b") || MQ_Matches("a/+", "a/b/c") || !MQ_Matches("#", "a/b") || !MQ_Matches("a/#", "a/b/c"))
        return 2;
    if (MQ_Matches("a", "a/b") || MQ_Matches("a/b", "a") || MQ_CountMatching(s, "a/#") != 2 || !MQ_Matches("+/b", "a/b"))
        return 2;
#ifndef LEGAL
    MQ_Retain(s, "a/b", "", 0);
#endif
    MQ_Destroy(s);
    return 0;
}
