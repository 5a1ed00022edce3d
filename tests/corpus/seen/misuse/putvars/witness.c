#include "putvars.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
#ifdef LEGAL
    static char home[] = "HOME=/root", noname[] = "=x", none[] = "x";
    if (pv_put(home) != 0 || pv_put(home) != 0 || pv_put(noname) != -1 || pv_put(none) != -1)
        return 1;
    home[6] = 'R';
    if (strcmp(pv_get("HOME"), "/Root") != 0 || pv_get("HOM") != NULL || pv_get("") != NULL || pv_get("HOME=") != NULL)
        return 1;
    if (pv_set("A", "1", 0) != 0 || pv_set("A", "2", 0) != 0 || strcmp(pv_get("A"), "1") != 0)
        return 1;
    if (pv_set("A", pv_get("A"), 1) != 0 || pv_set("", "x", 1) != -1 || pv_set("a=b", "", 1) != -1)
        return 1;
    char out[16];
    if (pv_expand("$HOME/$A$none-$", out, sizeof out) != 9 || strcmp(out, "/Root/1-$") != 0)
        return 1;
    if (pv_expand("$HOME$HOME", out, 4) != 10 || strcmp(out, "/Ro") != 0 || pv_expand("$A", NULL, 0) != 1)
        return 1;
    if (pv_set("HOME", "x", 1) != 0 || pv_put(home) != 0 || pv_count() != 2)
        return 1;
    pv_unset("A");
    pv_unset("A");
    pv_unset("");
    char name[8] = "v00", big[PV_TEXT_MAX + 1];
    memset(big, 'v', PV_TEXT_MAX);
    big[PV_TEXT_MAX] = 0;
    if (pv_set("n", big, 1) != -1 || pv_set(big, "", 1) != -1)
        return 1;
    big[PV_TEXT_MAX - 2] = 0;
    if (pv_set("n", big, 1) != 0 || pv_at(pv_count()) != NULL || pv_at(0) != home)
        return 1;
    int full = 0;
    for (int i = 0; i < 200; i++) {
        name[1] = (char)('A' + i / 16);
        name[2] = (char)('a' + i % 16);
        full += pv_set(name, "", 1) != 0;
    }
    if (pv_count() != PV_MAX || full != 200 - (PV_MAX - 2))
        return 1;
    pv_clear();
    return pv_count() != 0;
#else
    char *text = malloc(4);
    const char *value;
    memcpy(text, "a=1", 4);
    switch (rule) {
    case 1:
        pv_put(text);
        free(text);
        pv_get("a");
        break;
    case 2:
        pv_set("b", "22", 1);
        value = pv_get("b");
        pv_set("b", "33", 1);
        return value[0] == 'x';
    case 3:
        return strlen(pv_get("none")) == 5;
    case 4:
        text[3] = '1';
        pv_put(text);
        break;
    }
    return 0;
#endif
}
