#include "cmdwords.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const char *lookup(void *arg, const char *name)
{
    return strcmp(name, "v") == 0 ? arg : strcmp(name, "empty") == 0 ? "" : NULL;
}

static void error(const char *text, int flags, int result)
{
    cw_list l;

    assert(cw_split(text, &l, flags, lookup, "x") == result);
    assert(l.count == 0 && l.words == NULL);
    cw_free(&l);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    static char big[CW_MAX_TEXT + 2];
    cw_list l, m;
    char *s;

    (void)argc, (void)argv;
    assert(cw_split("", &l, 0, NULL, NULL) == CW_OK && l.count == 0 && l.words[0] == NULL);
    assert(cw_find(&l, "") == -1 && cw_take(&l, 0) == NULL);
    s = cw_join(&l);
    assert(*s == '\0');
    free(s);
    cw_free(&l);
    assert(cw_split(" a 'b c' \"d $v\" e\\ f ${v}g '' $ $empty", &l, 0, lookup, "x y") == CW_OK);
    assert(l.count == 8 && strcmp(l.words[1], "b c") == 0 && strcmp(l.words[2], "d x y") == 0);
    assert(strcmp(l.words[3], "e f") == 0 && strcmp(l.words[4], "x yg") == 0 && *l.words[5] == '\0');
    assert(strcmp(l.words[6], "$") == 0 && *l.words[7] == '\0' && l.words[8] == NULL);
    assert(cw_split("it\\'s \"$nope\"", &l, CW_APPEND, NULL, NULL) == CW_OK && l.count == 10);
    assert(cw_split("x '", &l, CW_APPEND, NULL, NULL) == CW_QUOTE && l.count == 10);
    s = cw_join(&l);
    assert(cw_split(s, &m, 0, NULL, NULL) == CW_OK && m.count == l.count);
    for (size_t i = 0; i < l.count; i++)
        assert(strcmp(l.words[i], m.words[i]) == 0);
    free(s);
    cw_free(&m);
    cw_free(&m);
    assert(cw_split("z", &m, CW_APPEND, NULL, NULL) == CW_OK && m.count == 1);
    cw_free(&m);
    s = cw_take(&l, 9);
    assert(s != NULL && *s == '\0' && l.count == 9 && l.words[9] == NULL);
    free(s);
    s = cw_take(&l, 0);
    assert(strcmp(s, "a") == 0 && cw_find(&l, "it's") == 7 && cw_take(&l, SIZE_MAX) == NULL);
    free(s);
    cw_free(&l);
    l.offs = 2;
    assert(cw_split("a", &l, CW_OFFS, NULL, NULL) == CW_OK && l.words[0] == NULL && l.words[1] == NULL);
    assert(cw_split("b", &l, CW_APPEND, NULL, NULL) == CW_OK && strcmp(l.words[3], "b") == 0 && l.words[4] == NULL);
    assert(cw_find(&l, "b") == 1);
    cw_free(&l);
    l.offs = SIZE_MAX;
    assert(cw_split("a", &l, CW_OFFS, NULL, NULL) == CW_LIMIT && l.words == NULL);
    cw_free(&l);
    error("\"", 0, CW_QUOTE);
    error("a \\", 0, CW_QUOTE);
    error("\"\\", 0, CW_QUOTE);
    error("${", 0, CW_BRACE);
    error("${}", 0, CW_BRACE);
    error("${v", 0, CW_BRACE);
    error("a $u", CW_UNDEF, CW_UNSET);
    memset(big, 'x', sizeof big - 1);
    error(big, 0, CW_LIMIT);
    big[CW_MAX_TEXT] = '\0';
    assert(cw_split(big, &l, 0, NULL, NULL) == CW_OK);
    cw_free(&l);
    for (size_t i = 1; i < CW_MAX_TEXT; i += 2)
        big[i] = ' ';
    error(big, 0, CW_LIMIT);
    big[2 * CW_MAX_WORDS] = '\0';
    assert(cw_split(big, &l, 0, NULL, NULL) == CW_OK && l.count == CW_MAX_WORDS);
    assert(cw_split("a", &l, CW_APPEND, NULL, NULL) == CW_LIMIT && cw_split("", &l, CW_APPEND, NULL, NULL) == CW_OK);
    cw_free(&l);
    s = cw_quote("");
    assert(strcmp(s, "''") == 0);
    free(s);
    s = cw_quote("it's");
    assert(strcmp(s, "'it'\\''s'") == 0);
    free(s);
    assert(strcmp(cw_message(CW_OK), "ok") == 0 && cw_message(-1) != NULL && cw_message(99) != NULL);
    return 0;
#else
    cw_list *l = malloc(sizeof *l);
    const char *word;
    int sum = 0;

    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        sum = cw_split("a b", l, CW_APPEND, NULL, NULL);
        cw_free(l);
        break;
    case 2:
        cw_split("a b", l, 0, NULL, NULL);
        word = l->words[0];
        cw_free(l);
        sum = word[0];
        break;
    case 3:
        cw_split("a b", l, 0, NULL, NULL);
        free(l->words[0]);
        cw_free(l);
        break;
    }
    free(l);
    return sum == -99;
#endif
}
