#include "plistw.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char buf[2000];
    plistw w;
#ifdef LEGAL
    (void)argc, (void)argv;
    plistw_begin(&w, buf, sizeof buf);
    plistw_dict(&w);
    plistw_key(&w, "a<b");
    plistw_string(&w, "x & y");
    plistw_key(&w, "n");
    plistw_array(&w);
    plistw_integer(&w, -9223372036854775807LL - 1);
    plistw_real(&w, 1e308);
    plistw_bool(&w, 7);
    plistw_dict(&w);
    plistw_close(&w);
    plistw_close(&w);
    plistw_close(&w);
    size_t n = plistw_end(&w);
    if (n != strlen(buf) || plistw_needed(&w) != n + 1 || !strstr(buf, "\t<key>a&lt;b</key>\n\t<string>x &amp; y</string>\n"))
        return 1;
    for (size_t cap = 0; cap < 100; cap++) {
        char *small = malloc(cap ? cap : 1);
        plistw_begin(&w, small, cap);
        plistw_string(&w, "");
        n = plistw_end(&w);
        if ((n != 0) != (cap >= plistw_needed(&w)) || (cap && strlen(small) >= cap))
            return 1;
        free(small);
    }
    plistw_begin(&w, NULL, 0);
    for (int i = 0; i < PLISTW_DEPTH; i++)
        plistw_array(&w);
    for (int i = 0; i < PLISTW_DEPTH; i++)
        plistw_close(&w);
    return plistw_end(&w) != 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    plistw_begin(&w, buf, sizeof buf);
    if (rule == 1) {
        plistw_dict(&w);
        plistw_string(&w, "x");
    }
    if (rule == 2)
        plistw_close(&w);
    if (rule == 3) {
        plistw_array(&w);
        plistw_end(&w);
    }
    if (rule == 4) {
        plistw_bool(&w, 1);
        plistw_bool(&w, 0);
    }
    for (int i = 0; rule == 5 && i < 25; i++)
        plistw_array(&w);
    if (rule == 6) {
        char *small = malloc(10);
        plistw_begin(&w, small, 1000);
        free(small);
    }
    return 0;
#endif
}
