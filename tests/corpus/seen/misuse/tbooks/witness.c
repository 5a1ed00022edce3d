#include "tbooks.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(const tb_account *account, void *arg)
{
    *(int64_t *)arg += account->balance;
    return strcmp(account->name, "stop") == 0 ? 5 : 0;
}
#else
static int opener(const tb_account *account, void *arg)
{
    (void)account;
    return tb_open(arg, "third") == TB_MEMORY;
}
static int64_t total;
static int outer(const tb_account *account, void *arg)
{
    total += account->balance;
    return opener(account, arg);
}
#endif

int main(int argc, char **argv)
{
    tb_books *b = tb_new();
    if (!b)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int64_t sum = 0;
    assert(tb_each(b, count, &sum) == 0 && !tb_find(b, ""));
    assert(tb_open(b, "") == TB_INVALID && tb_open(b, "123456789012345678901234") == TB_INVALID);
    assert(tb_open(b, "cash") == TB_OK && tb_open(b, "cash") == TB_EXISTS && tb_open(b, "sales") == TB_OK);
    tb_entry *e = tb_begin(b), *f = tb_begin(b);
    assert(e && f && tb_line(e, "none", 1) == TB_INVALID && tb_line(e, "cash", 0) == TB_INVALID);
    assert(tb_line(e, "cash", INT64_MIN) == TB_INVALID && tb_line(e, "cash", INT64_MAX) == TB_INVALID);
    assert(tb_line(e, "cash", 500) == TB_OK && tb_missing(e) == -500 && tb_post(e) == TB_UNBALANCED);
    assert(tb_open(b, "stop") == TB_OK);
    assert(tb_line(e, "sales", -500) == TB_OK && tb_post(e) == TB_OK && tb_post(f) == TB_OK);
    assert(tb_find(b, "cash")->balance == 500 && tb_find(b, "sales")->entries == 1);
    assert(tb_each(b, count, &sum) == 5 && sum == 0);
    for (int i = 0; i < 200; i++) {
        e = tb_begin(b);
        for (int k = 0; e && k < 8; k++)
            assert(!tb_line(e, "cash", TB_AMOUNT_MAX) && !tb_line(e, "sales", -TB_AMOUNT_MAX));
        assert(tb_line(e, "cash", 1) == TB_FULL);
        if (tb_post(e) != TB_OK)
            tb_drop(e);
    }
    assert(tb_find(b, "cash")->balance <= TB_BALANCE_MAX);
    for (char name[3] = "aa"; name[0] <= 'z'; name[0]++)
        for (name[1] = 'a'; name[1] <= 'z'; name[1]++)
            tb_open(b, name);
    assert(tb_open(b, "more") == TB_FULL);
    tb_drop(NULL);
    tb_free(b);
    tb_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tb_open(b, "cash");
    if (rule == 1) {
        const tb_account *a = tb_find(b, "cash");
        tb_open(b, "bank");
        return a->balance == 0 ? 0 : 1;
    } else if (rule == 2) {
        tb_entry *e = tb_begin(b);
        if (tb_post(e) == TB_OK)
            tb_drop(e);
    } else {
        tb_open(b, "bank");
        tb_each(b, outer, b);
    }
#endif
    return 0;
}
