#include "inplcfg.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int stop_at(void *ctx, const char *section, const char *name, const char *value)
{
    assert(section && name && value);
    return --*(int *)ctx == 0;
}
#endif

int main(int argc, char **argv)
{
    inpl_cfg *cfg;

#ifdef LEGAL
    char text[] = "\n# x\na=1\r\n b b = \n[ s ]\n;\n a = 2=3 \nflag=off\n[]\nbig=99999999999999999999\na=-5";
    char empty[] = "", bad[] = "a=1\nb", bad2[] = "[", bad3[] = " = 3", many[] = "[x\n";
    size_t line = 77;
    int n = 2;

    (void)argc, (void)argv;
    cfg = inpl_open(empty, &line);
    assert(cfg && line == 0 && inpl_count(cfg) == 0 && !inpl_get(cfg, NULL, ""));
    assert(inpl_each(cfg, stop_at, &n) == 0);
    inpl_close(cfg);
    inpl_close(NULL);
    assert(!inpl_open(bad, &line) && line == 2);
    assert(!inpl_open(bad2, &line) && line == 1);
    assert(!inpl_open(bad3, NULL) && !inpl_open(many, &line) && line == 1);
    cfg = inpl_open(text, &line);
    assert(cfg && line == 0 && inpl_count(cfg) == 6);
    assert(inpl_get_long(cfg, NULL, "a", 0) == -5 && inpl_get_long(cfg, "", "big", 8) == 8);
    assert(strcmp(inpl_get(cfg, "", "b b"), "") == 0 && inpl_get_long(cfg, "", "b b", 3) == 3);
    assert(strcmp(inpl_get(cfg, "s", "a"), "2=3") == 0 && inpl_get_long(cfg, "s", "a", 1) == 1);
    assert(inpl_get_bool(cfg, "s", "flag", 7) == 0 && inpl_get_bool(cfg, "s", "no", 7) == 7);
    assert(inpl_set(cfg, "s", "flag", "on") == 0 && inpl_get_bool(cfg, "s", "flag", 7) == 1);
    assert(inpl_set(cfg, NULL, "new", "0") == 0 && inpl_count(cfg) == 7);
    assert(inpl_set(cfg, "s", "a", inpl_get(cfg, "", "new")) == 0);
    assert(inpl_get_long(cfg, "s", "a", 1) == 0);
    assert(inpl_each(cfg, stop_at, &n) == 1 && n == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text;

    if (rule == 1) {
        cfg = inpl_open((char *)"a = 1\nb = 2\n", NULL);
        inpl_close(cfg);
        return 0;
    }
    text = malloc(32);
    if (!text)
        return 0;
    strcpy(text, "a = 1\nb = 2\n");
    cfg = inpl_open(text, NULL);
    if (!cfg)
        return 0;
    if (rule == 2) {
        free(text);
        printf("%ld\n", inpl_get_long(cfg, "", "a", 0));
    } else {
        char *value = malloc(8);

        if (!value)
            return 0;
        strcpy(value, "17");
        inpl_set(cfg, "", "a", value);
        free(value);
        printf("%ld\n", inpl_get_long(cfg, "", "a", 0));
    }
#endif
    inpl_close(cfg);
    return 0;
}
