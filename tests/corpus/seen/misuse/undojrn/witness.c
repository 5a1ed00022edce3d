#include "undojrn.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    uj_journal *j = uj_open(100), *none = uj_open(0), *huge = uj_open(SIZE_MAX);
    char text[32] = "hello world", large[128] = "large";
    uj_mark m;
    int i, writes = 0;

    MUST(j && none && huge && !uj_active(j) && uj_used(j) == 0);
    MUST(uj_begin(j) == UJ_OK && uj_begin(j) == UJ_BUSY && uj_active(j));
    MUST(uj_write(j, NULL, NULL, 0) == UJ_OK && uj_used(j) == 0 && uj_savepoint(j) == uj_savepoint(j));
    MUST(uj_write(j, text, "HELLO", 5) == UJ_OK && uj_used(j) == 5);
    m = uj_savepoint(j);
    MUST(uj_write(j, text + 2, text, 6) == UJ_OK && strcmp(text, "HEHELLO rld") == 0);
    MUST(uj_fill(j, text, '-', 3) == UJ_OK && strcmp(text, "---ELLO rld") == 0);
    uj_rollback_to(j, m);
    uj_rollback_to(j, m);
    MUST(strcmp(text, "HELLO world") == 0 && uj_used(j) == 5);
    MUST(uj_fill(j, large, 'x', sizeof large) == UJ_FULL && uj_write(j, large, large + 32, 96) == UJ_FULL && large[0] == 'l');
    uj_rollback(j);
    MUST(strcmp(text, "hello world") == 0 && !uj_active(j) && uj_used(j) == 0);
    MUST(uj_begin(j) == UJ_OK && uj_write(j, text, text, 5) == UJ_OK && uj_fill(j, text, 'z', 1) == UJ_OK);
    uj_commit(j);
    MUST(strcmp(text, "zello world") == 0);
    MUST(uj_begin(j) == UJ_OK && uj_fill(j, text, 'y', 1) == UJ_OK);
    uj_close(j);
    MUST(text[0] == 'z');
    MUST(uj_begin(none) == UJ_OK && uj_fill(none, text, 'y', 1) == UJ_FULL && uj_fill(none, NULL, 0, 0) == UJ_OK);
    uj_rollback(none);
    MUST(uj_begin(none) == UJ_OK);
    uj_commit(none);
    uj_close(none);
    MUST(uj_begin(huge) == UJ_OK);
    i = 5;
    while (uj_write(huge, &i, &writes, sizeof i) == UJ_OK)
        writes++;
    uj_rollback(huge);
    MUST(i == 5 && writes > 1000);
    uj_close(huge);
    uj_close(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uj_journal *j = uj_open(100);
    char *text = malloc(8);

    if (!j || !text)
        return 0;
    if (rule == 1) {
        uj_begin(j);
        uj_write(j, text, "abc", 4);
        free(text);
        text = NULL;
        uj_rollback(j);
    } else if (rule == 2) {
        uj_commit(j);
    } else {
        uj_mark first, second;

        uj_begin(j);
        first = uj_savepoint(j);
        uj_fill(j, text, 0, 8);
        second = uj_savepoint(j);
        uj_rollback_to(j, first);
        uj_rollback_to(j, second);
    }
    free(text);
    uj_close(j);
    return 0;
}
#endif
