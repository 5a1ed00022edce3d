#include "dotnames.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

#ifdef LEGAL
static int count(dn_name *below, void *context)
{
    char path[DN_PATH_SIZE];
    dn_path(below, path);
    ++*(int *)context;
    return dn_value(below);
}
static int more(dn_name *below, void *context)
{
    char path[DN_PATH_SIZE + 2];
    dn_path(below, path);
    strcat(path, "x");
    return !dn_make(context, path);
}
#else
static int drop(dn_name *below, void *context)
{
    (void)context;
    dn_drop(below);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    dotnames *r = dn_new();
    if (!r)
        return 0;
#ifdef LEGAL
    (void)argv;
    (void)rule;
    char path[DN_PATH_SIZE], big[DN_PATH_SIZE + 40];
    int n = 0;
    OK(dn_make(r, "") == dn_root(r) && !dn_up(dn_root(r)) && !*dn_part(dn_root(r)) && dn_path(dn_root(r), path) == 0);
    OK(dn_each(dn_root(r), count, &n) == 0 && n == 0);
    dn_name *t = dn_make(r, "net.http.timeout");
    OK(t && dn_find(r, "net.http.timeout") == t && dn_make(r, "net.http.timeout") == t && !dn_find(r, "net.htt") && !dn_find(r, "net.http.timeout.x"));
    OK(dn_path(t, path) == 16 && !strcmp(path, "net.http.timeout") && !strcmp(dn_part(dn_up(t)), "http"));
    OK(!dn_make(r, ".") && !dn_make(r, "a.") && !dn_make(r, ".a") && !dn_make(r, "a..b") && !dn_make(r, "a b"));
    dn_set_value(t, 5);
    OK(dn_each(dn_up(t), count, &n) == 5 && n == 1);
    OK(dn_make(r, "net.ftp") && dn_make(r, "net.ssh"));
    dn_drop(dn_find(r, "net.ftp"));
    dn_drop(dn_find(r, "net.http"));
    OK(!dn_find(r, "net.http.timeout") && dn_find(r, "net.ssh"));
    dn_drop(dn_find(r, "net.ssh"));
    OK(dn_make(r, "net.b") && dn_each(dn_find(r, "net"), more, r) == 0 && dn_find(r, "net.bx") && !dn_find(r, "net.bxx"));
    big[0] = 0;
    for (int i = 0; i < DN_DEPTH; i++)
        strcat(big, i ? ".abcdefghijklmnopqrstuvwxyz-_012" : "abcdefghijklmnopqrstuvwxyz-_012");
    t = dn_make(r, big);
    OK(t && dn_path(t, path) == DN_PATH_SIZE - 1 && !strcmp(path, big));
    strcat(big, "3");
    OK(!dn_make(r, big));
    big[strlen(big) - 1] = 0;
    strcat(big, ".a");
    OK(!dn_make(r, big));
    dn_drop(dn_root(r));
    OK(!dn_find(r, "net") && dn_make(r, "again"));
    dn_free(NULL);
#else
    dn_name *t = dn_make(r, "net.http.timeout");
    if (rule == 1) {
        dn_drop(dn_find(r, "net"));
        printf("%d\n", dn_value(t));
    } else if (rule == 2) {
        dn_make(r, "disk");
        dn_each(dn_root(r), drop, NULL);
    } else {
        dn_free(r);
        dn_set_value(t, 1);
        return 0;
    }
#endif
    dn_free(r);
    return 0;
}
