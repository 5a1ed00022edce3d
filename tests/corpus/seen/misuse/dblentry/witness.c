#include "dblentry.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    de_book *b = de_book_new(), *other = de_book_new();
    de_account *cash, *rent, *far;
    de_entry *e;
    char name[DE_MAX_NAME + 2], few[8];

    assert(b && other && de_count(b) == 0 && !de_memo(b, 0) && !de_find(b, ""));
    memset(name, 'n', sizeof name);
    name[DE_MAX_NAME + 1] = '\0';
    assert(!de_open(b, name) && !de_entry_new(name));
    name[DE_MAX_NAME] = '\0';
    far = de_open(other, name);
    assert(far && de_find(other, name) == far && !de_open(b, ""));
    cash = de_open(b, "cash");
    rent = de_open(b, "rent");
    assert(cash && rent && !de_open(b, "cash") && de_find(b, "cash") == cash && strcmp(de_name(rent), "rent") == 0);
    assert(de_close(b, far) == -1);
    e = de_entry_new("");
    assert(e && de_post(b, e) == -1);
    assert(de_entry_leg(e, cash, INT64_MIN) == -1 && de_entry_leg(e, cash, DE_MAX_AMOUNT + 1) == -1);
    assert(de_entry_leg(e, cash, -5) == 0 && de_post(b, e) == -1 && de_close(b, cash) == -1);
    assert(de_entry_leg(e, rent, 5) == 0 && de_post(other, e) == -1 && de_post(b, e) == 0);
    assert(de_balance(cash) == -5 && de_balance(rent) == 5 && strcmp(de_memo(b, 0), "") == 0 && !de_memo(b, 1) && !de_memo(b, SIZE_MAX));
    e = de_entry_new("same account");
    assert(e);
    for (int i = 0; i < DE_MAX_LEGS; i++)
        assert(de_entry_leg(e, cash, i % 2 ? -DE_MAX_AMOUNT : DE_MAX_AMOUNT) == 0);
    assert(de_entry_leg(e, cash, 0) == -1 && de_post(b, e) == 0 && de_balance(cash) == -5);
    e = de_entry_new("mixed books");
    assert(e && de_entry_leg(e, cash, 1) == 0 && de_entry_leg(e, far, -1) == 0 && de_post(b, e) == -1 && de_post(other, e) == -1);
    de_entry_free(e);
    de_entry_free(NULL);
    assert(de_close(other, far) == 0 && !de_find(other, name));
    for (int i = 0; i < DE_MAX_ACCOUNTS; i++) {
        snprintf(few, sizeof few, "a%d", i);
        assert(de_open(other, few));
    }
    assert(!de_open(other, "more") && de_close(other, de_find(other, "a500")) == 0 && de_open(other, "more"));
    e = NULL;
    for (int i = 0;; i++) { /* until a balance would overflow */
        de_entry *many = de_entry_new("much");

        assert(many && i < 2000);
        for (int k = 0; k < DE_MAX_LEGS; k++)
            assert(de_entry_leg(many, k % 2 ? cash : rent, k % 2 ? DE_MAX_AMOUNT : -DE_MAX_AMOUNT) == 0);
        int64_t before = de_balance(cash);
        if (de_post(b, many) != 0) {
            assert(de_balance(cash) == before);
            de_entry_free(many);
            break;
        }
    }
    assert(de_balance(cash) == -de_balance(rent) && de_count(b) > 1000 && strcmp(de_memo(b, de_count(b) - 1), "much") == 0);
    de_book_free(b);
    de_book_free(other);
    de_book_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    de_book *b = de_book_new();
    de_account *cash = b ? de_open(b, "cash") : NULL;
    de_entry *e = de_entry_new("first");

    if (!cash || !e)
        return 0;
    if (rule == 2) {
        de_close(b, cash);
        printf("%d\n", (int)de_balance(cash));
        return 0;
    }
    if (de_entry_leg(e, cash, 0) != 0)
        return 0;
    if (rule == 1) {
        if (de_post(b, e) != 0)
            return 0;
        de_entry_free(e);
        de_book_free(b);
    } else {
        de_book_free(b);
        de_entry_free(e);
    }
    return 0;
}
#endif
