#include "lexbank.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

int main(void)
{
    lexbank *bank = lex_new(), *copy, *empty;
    char text[32], *big;
    lex_id id;
    int i;

    if (bank == NULL)
        return 2;
    lex_free(NULL);
    CHECK(lex_count(bank) == 0);
    CHECK(lex_same(bank, bank));
    CHECK(lex_find(bank, "") == LEX_NONE);
    CHECK(lex_text(bank, 0) == NULL && lex_text(bank, 1) == NULL && lex_text(bank, UINT32_MAX) == NULL);
    CHECK(lex_length(bank, UINT32_MAX) == 0);
    empty = lex_clone(bank);
    CHECK(empty != NULL && lex_same(bank, empty));
    CHECK(lex_intern_n(bank, NULL, 0) == 1);
    CHECK(lex_intern(bank, "") == 1 && lex_find(bank, "") == 1);
    CHECK(lex_intern_n(bank, "a\0b", 3) == 2 && lex_length(bank, 2) == 3);
    CHECK(lex_intern_n(bank, "a\0c", 3) == 3);
    CHECK(lex_intern(bank, "a") == 4);
    CHECK(lex_intern(bank, lex_text(bank, 4)) == 4);
    CHECK(lex_intern_n(bank, "x", SIZE_MAX) == LEX_NONE);
    big = calloc(1, LEX_MAX_LENGTH + 2);
    if (big == NULL)
        return 2;
    memset(big, 'b', LEX_MAX_LENGTH + 1);
    CHECK(lex_intern(bank, big) == LEX_NONE);
    CHECK(lex_intern(bank, big + 1) == 5);
    free(big);
    for (i = 0; i < 1000; i++) {
        sprintf(text, "word%d", i);
        id = lex_intern(bank, text);
        CHECK(id == (lex_id)i + 6 && strcmp(lex_text(bank, id), text) == 0);
    }
    CHECK(lex_find(bank, "word999") == 1005 && lex_find(bank, "word1000") == LEX_NONE);
    CHECK(!lex_same(bank, empty));
    CHECK(lex_intern(empty, "own") == 1);
    /* a clone that goes first does no harm */
    copy = lex_clone(bank);
    CHECK(copy != NULL && lex_same(bank, copy) && lex_same(copy, bank));
    CHECK(strcmp(lex_text(copy, 1005), "word999") == 0 && lex_text(copy, 1005) != lex_text(bank, 1005));
    CHECK(lex_find(copy, "word7") == 13);
    CHECK(lex_intern(copy, "more") == 1006 && lex_find(bank, "more") == LEX_NONE);
    lex_free(copy);
    CHECK(lex_find(bank, "word7") == 13);
    lex_free(empty);
    lex_free(bank);
    return 0;
}
#else
int main(void)
{
    lexbank *bank = lex_new(), *copy;
    lex_id id;

    if (bank == NULL)
        return 2;
    lex_intern(bank, "alpha");
    copy = lex_clone(bank);
    lex_free(bank);
    if (copy == NULL)
        return 2;
    id = lex_find(copy, "alpha");
    lex_free(copy);
    return id == 1 ? 0 : 1;
}
#endif
