#include "inibook.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    int line = 0;
    char out[200];
    ini_iter it;
    ini_book *b = ini_parse("", NULL);
    assert(b && ini_count(b) == 0 && ini_first(b, &it) == 0 && ini_next(&it) == 0 && it.name == NULL);
    assert(ini_write(b, NULL, 0) == 0 && ini_write(b, out, 1) == 0 && ini_unset(b, "", "") == 0);
    assert(ini_set(b, "", "", "x") == -1 && ini_set(b, "a]", "x", "") == -1 && ini_set(b, "", "x", "1\n") == -1);
    assert(ini_set(b, "", "x=", "") == -1 && ini_set(b, "", ";x", "") == -1 && ini_set(b, "", "x", " v") == -1);
    ini_free(b);
    assert(ini_parse("a=1\nb", &line) == NULL && line == 2 && ini_parse("[", &line) == NULL && line == 1);
    assert(ini_parse("\n\n=", &line) == NULL && line == 3 && ini_parse("[a]]", NULL) == NULL);
    b = ini_parse(" a = 1 \r\n[ s t ]\n; no\nb==2\n\n[]\nc=\n[s t]\na=x\na=y=z", NULL);
    assert(b && ini_count(b) == 4 && strcmp(ini_get(b, "s t", "a", NULL), "y=z") == 0);
    assert(strcmp(ini_get(b, "s t", "b", NULL), "=2") == 0 && strcmp(ini_get(b, "", "c", "?"), "") == 0);
    assert(ini_get(b, "s", "b", NULL) == NULL);
    size_t n = ini_write(b, out, sizeof out);
    assert(n == strlen(out));
    ini_book *again = ini_parse(out, NULL);
    char out2[200], small[5];
    assert(again && ini_write(again, out2, sizeof out2) == n && strcmp(out, out2) == 0);
    assert(ini_write(b, small, sizeof small) == n && strncmp(small, out, 4) == 0 && small[4] == 0);
    ini_free(again);
    assert(ini_set(b, "", "a", ini_get(b, "", "a", NULL)) == 0 && strcmp(ini_get(b, "", "a", ""), "1") == 0);
    size_t seen = 0;
    for (int ok = ini_first(b, &it); ok; ok = ini_next(&it))
        seen += it.name != NULL && it.value != NULL && it.section != NULL;
    assert(seen == 4);
    assert(ini_unset(b, "s t", "a") == 1 && ini_set(b, "q", "w", "e") == 0 && ini_unset(b, "", "a") == 1);
    while (ini_first(b, &it))
        assert(ini_unset(b, it.section, it.name) == 1);
    for (int i = 0; i <= INI_MAX_ENTRIES; i++) {
        char name[12];
        snprintf(name, sizeof name, "%d", i);
        assert((ini_set(b, "", name, "") == 0) == (i < INI_MAX_ENTRIES));
    }
    ini_free(b);
    ini_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ini_book *b = ini_parse("host = example\nport = 80\n", NULL);
    assert(b);
    if (rule == 1) {
        const char *host = ini_get(b, "", "host", "");
        ini_set(b, "", "host", "localhost");
        printf("was %s\n", host);
    } else if (rule == 2) {
        ini_iter it;
        for (int ok = ini_first(b, &it); ok; ok = ini_next(&it))
            ini_unset(b, it.section, it.name);
    } else {
        ini_free(b);
        printf("%zu\n", ini_count(b));
        return 0;
    }
    ini_free(b);
    return 0;
#endif
}
