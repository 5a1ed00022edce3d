#include "tillbook.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tb_book *book = tb_open();
    const struct tb_account *cash;

    if (!book)
        return 0;
    assert(tb_account_add(book, "cash") == TB_OK && tb_account_add(book, "sales") == TB_OK);
    cash = tb_find(book, "cash");
    assert(cash && cash->balance == 0);
#ifdef LEGAL
    (void)rule;
    tb_close(NULL);
    assert(tb_account_add(book, cash->name) == TB_NAME && tb_account_add(book, cash->name + 1) == TB_OK);
    assert(tb_find(book, "ash") && !tb_find(book, NULL) && !tb_find(book, ""));
    assert(tb_account_add(book, "") == TB_NAME && tb_account_add(book, NULL) == TB_NAME);
    assert(tb_account_add(book, "abcdefghijklmnopqrstuvwx") == TB_NAME);
    assert(tb_account_add(book, "abcdefghijklmnopqrstuvw") == TB_OK);
    tb_begin(book);
    assert(tb_in_transaction(book) == 1 && tb_commit(book) == TB_OK && !tb_in_transaction(book));
    tb_begin(book);
    assert(tb_post(book, "x", 1) == TB_UNKNOWN && tb_post(book, NULL, 1) == TB_UNKNOWN);
    assert(tb_post(book, "cash", INT64_MIN) == TB_AMOUNT && tb_post(book, "cash", INT64_MAX) == TB_AMOUNT);
    assert(tb_post(book, "cash", TB_AMOUNT_MAX) == TB_OK && tb_commit(book) == TB_UNBALANCED);
    assert(tb_post(book, "sales", -TB_AMOUNT_MAX) == TB_OK && tb_commit(book) == TB_OK);
    tb_begin(book);
    assert(tb_post(book, "cash", 1) == TB_OK && tb_post(book, "sales", -1) == TB_OK);
    assert(tb_commit(book) == TB_AMOUNT && tb_find(book, "cash")->balance == TB_AMOUNT_MAX);
    tb_cancel(book);
    tb_begin(book);
    for (int i = 0; i < TB_POSTS_MAX; i++)
        assert(tb_post(book, "cash", TB_AMOUNT_MAX) == TB_OK);
    assert(tb_post(book, "cash", 0) == TB_FULL && tb_commit(book) == TB_UNBALANCED);
    tb_cancel(book);
    assert(tb_find(book, "cash")->posts == 1);
    for (int i = 0; i < 300; i++) {
        char name[16];

        snprintf(name, sizeof name, "n%d", i);
        assert(tb_account_add(book, name) == (i < 252 ? TB_OK : TB_FULL));
    }
    for (int i = -1; i < 8; i++)
        assert(*tb_status_text(i));
    assert(strcmp(tb_status_text(INT_MIN), tb_status_text(INT_MAX)) == 0);
    tb_close(book);
    return 0;
#else
    if (rule == 1) {
        tb_account_add(book, "rent");
        printf("%lld\n", (long long)cash->balance);
    } else if (rule == 2) {
        tb_post(book, "cash", 5);
    } else {
        tb_begin(book);
        tb_post(book, "cash", 5);
    }
    tb_close(book);
    return 0;
#endif
}
