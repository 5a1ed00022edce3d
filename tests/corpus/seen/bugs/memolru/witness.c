#include "memolru.h"
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    memolru *m = memolru_new(10);
    if (!m) return 2;
    if (memolru_put(m, "", "") != 0 || memolru_count(m) != 1 || memolru_cost(m) != 0) return 3;
    if (memolru_put(m, "a", "123") != 3) return 4;
    if (memolru_put(m, "a", memolru_get(m, "a")) != 3) return 5;
    if (memolru_append(m, "a", memolru_get(m, "a")) != 6) return 6;
    if (strcmp(memolru_peek(m, "a"), "123123") != 0 || memolru_cost(m) != 7) return 7;
    if (memolru_append(m, "b", "xy") != 2 || memolru_cost(m) != 10) return 8;
    if (memolru_append(m, "b", "z") != 3 || memolru_get(m, "a")) return 9;
    if (memolru_put(m, "b", "0123456789") != -1 || memolru_get(m, "b")) return 10;
    if (memolru_append(m, "c", "0123456789") != -1) return 11;
    if (memolru_forget(m, "zz") != 0) return 12;
    memolru_put(m, "k", "v");
    if (memolru_forget(m, "k") != 1) return 13;
    memolru_put(m, "k", "v");
    memolru_set_budget(m, 0);
    if (memolru_get(m, "k") || memolru_put(m, "k", "") != -1) return 14;
    memolru_set_budget(m, SIZE_MAX);
    if (memolru_put(m, "k", "long enough now") != 15) return 15;
    memolru_free(m);
    memolru_free(NULL);
    return 0;
#else
    memolru *m = memolru_new(8);
    if (!m) return 0;
    memolru_put(m, "a", "12345");
    memolru_append(m, "a", "6789");
    memolru_free(m);
    return 0;
#endif
}
