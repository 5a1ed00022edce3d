#include "keyvault.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    kv_vault *v = kv_open();
    kv_secret *s = kv_secret_new("db", "hunter2", 7);
    size_t size = 0;
    if (kv_store(v, s) != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (kv_store(v, s) != 0 || kv_count(v) != 1 || kv_find(v, "db") != s || kv_find(v, "") != NULL)
        return 2;
    if (memcmp(kv_bytes(s, &size), "hunter2", 7) != 0 || size != 7 || strcmp(kv_name(s), "db") != 0)
        return 2;
    kv_secret *t = kv_secret_new("db", NULL, 0);
    if (kv_store(v, t) != 0 || kv_find(v, "db") != t || kv_secret_new("x", "y", 5000) != NULL)
        return 2;
    kv_unref(t);
    kv_unref(kv_ref(s));
    kv_unref(s);
    if (kv_drop(v, "db") != 1 || kv_drop(v, "db") != 0)
        return 2;
    kv_close(v);
    kv_close(NULL);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        kv_unref(s);
        kv_unref(s);
        kv_close(v);
        break;
    case 2:
        kv_unref(kv_find(v, "db"));
        kv_unref(s);
        kv_find(v, "db");
        break;
    case 3:
        kv_unref(s);
        s = kv_find(v, "db");
        kv_drop(v, "db");
        kv_name(s);
        break;
    case 4: {
        const char *bytes = kv_bytes(s, &size);
        kv_unref(s);
        kv_close(v);
        return bytes[0] == 'h';
    }
    case 5:
        kv_close(v);
        kv_count(v);
        break;
    }
    return 0;
#endif
}
