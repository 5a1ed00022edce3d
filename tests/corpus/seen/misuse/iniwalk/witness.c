#include "iniwalk.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ini_t *ini = ini_new();
    ini_walk_t walk;
    if (ini_first(ini, &walk) || ini_parse(ini, "a = 1\n; c\n[ s ]\nb=x = y \nrubbish\n\n  [t\n=1\n") != 3 ||
        ini_count(ini) != 2 || strcmp(ini_get(ini, "s", "b"), "x = y") != 0 || ini_get(ini, "", "b") != NULL)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (ini_set(ini, "s", "b", ini_get(ini, "s", "b")) != INI_OK || ini_set(ini, "", "", "") != INI_ENAME ||
        ini_set(ini, "a]", "k", "") != INI_ENAME || ini_set(ini, "", " k", "") != INI_ENAME ||
        ini_set(ini, "", "n", "-12") != INI_OK || ini_get_long(ini, "", "n", 0) != -12 ||
        ini_get_long(ini, "s", "b", 5) != 5 || ini_get_long(ini, "", "zz", 6) != 6)
        return 2;
    ini_set(ini, "", "big", "99999999999999999999");
    if (ini_get_long(ini, "", "big", 7) != 7 || ini_remove(ini, "", "a") != INI_OK ||
        ini_remove(ini, "", "a") != INI_ENOENT || ini_parse(ini, "") != 0)
        return 2;
    char keys[32] = "";
    for (int more = ini_first(ini, &walk); more; more = ini_next(&walk)) {
        strcat(keys, walk.key);
        ini_remove(ini, "", "big");
        ini_set(ini, "", "last", "1");
        if (walk.key[0] == 'n')
            break;
    }
    if (strcmp(keys, "bn") != 0 || ini_count(ini) != 3)
        return 2;
    int seen = 0;
    for (int more = ini_first(ini, &walk); more; more = ini_next(&walk))
        seen++;
    if (seen != 3)
        return 2;
    ini_free(ini);
#else
    const char *value = ini_get(ini, "", "a");
    ini_first(ini, &walk);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ini_remove(ini, "", "a");
        ini_next(&walk);
        break;
    case 2:
        ini_set(ini, "", "a", "2");
        ini_next(&walk);
        break;
    case 3:
        while (ini_next(&walk))
            ;
        ini_next(&walk);
        break;
    case 4:
        ini_set(ini, "", "a", "2");
        ini_set(ini, "", "copy", value);
        break;
    case 5:
        ini_free(ini);
        ini_count(ini);
        break;
    case 6:
        ini_free(ini);
        ini_next(&walk);
        break;
    }
#endif
    return 0;
}
