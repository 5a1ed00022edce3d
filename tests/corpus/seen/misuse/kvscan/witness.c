#include "kvscan.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char text[] = " name = joe \n\n# remark\nbad line\nlist=a,b,,c\r\n=x\nempty=";
    char *k, *v;
    kvscan s = {NULL, 0};
    int which = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    (void)which;
    int n;
    kvscan_start(&s, text);
    if (kvscan_line(&s) != 0 || kvscan_next(&s, &k, &v) != 1 || strcmp(k, "name") || strcmp(v, "joe"))
        return 2;
    if (kvscan_next(&s, &k, &v) != -1 || kvscan_line(&s) != 4 || kvscan_next(&s, &k, &v) != 1 || strcmp(v, "a,b,,c"))
        return 2;
    if (strcmp(kv_split(&v, ','), "a") || strcmp(kv_split(&v, 0), "b,,c") || v != NULL)
        return 2;
    if (kvscan_next(&s, &k, &v) != -1 || kvscan_next(&s, &k, &v) != 1 || *v || kvscan_next(&s, &k, &v) != 0)
        return 2;
    char esc[] = "\"a\\nb\\x\\\"\\\"", one[] = "\"";
    if (strcmp(kv_unescape(kv_unquote(esc)), "a\nb\\x\"\\") || strcmp(kv_unquote(one), "\""))
        return 2;
    if (kv_int("-12", &n) || n != -12 || !kv_int("", &n) || !kv_int("99999999999", &n) || !kv_int("1x", &n) || !kv_int("-", &n))
        return 2;
    return kv_bool("on") != 1 || kv_bool("no") != 0 || kv_bool("") != -1;
#else
    switch (which) {
    case 1:
        kvscan_start(&s, (char *)"a = b\n");
        kvscan_next(&s, &k, &v);
        break;
    case 2: {
        char *copy = malloc(sizeof text);
        memcpy(copy, text, sizeof text);
        kvscan_start(&s, copy);
        kvscan_next(&s, &k, &v);
        free(copy);
        kv_bool(v);
        break;
    }
    case 3:
        kvscan_next(&s, &k, &v);
        break;
    case 4:
        v = text;
        kv_split(&v, '?');
        kv_split(&v, '?');
        break;
    case 5: {
        char open[3] = {'a', '=', 'b'};
        kvscan_start(&s, open);
        kvscan_next(&s, &k, &v);
        break;
    }
    }
    return 0;
#endif
}
