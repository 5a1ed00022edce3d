#include "daybook.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    daybook *book = db_open();
    int cash, bank;

    assert(book != NULL);
#ifdef LEGAL
    char name[DB_NAME_SIZE + 1], note[2 * DB_NOTE_SIZE];

    (void)rule;
    db_close(NULL);
    assert(db_undo(book) == -1 && db_count(book) == 0 && db_next(book, 0, 0) == -1);
    assert(db_lookup(book, "") == -1 && db_account(book, "") == -1);
    assert(db_post(book, 0, 1, 1, NULL) == -1);
    cash = db_account(book, "cash");
    bank = db_account(book, "bank");
    assert(cash >= 0 && bank >= 0 && db_account(book, "cash") == -1 && db_lookup(book, "bank") == bank);
    assert(db_account(book, db_name(book, cash) + 1) == 2 && db_lookup(book, "ash") == 2);
    memset(name, 'n', sizeof name);
    name[DB_NAME_SIZE] = '\0';
    assert(db_account(book, name) == -1);
    name[DB_NAME_SIZE - 1] = '\0';
    assert(strcmp(db_name(book, db_account(book, name)), name) == 0);
    assert(db_post(book, cash, cash, 1, "") == -1 && db_post(book, cash, INT_MAX, 1, "") == -1);
    assert(db_post(book, INT_MIN, bank, 1, "") == -1 && db_post(book, cash, bank, 0, "") == -1);
    assert(db_post(book, cash, bank, INT64_MIN, "") == -1 && db_post(book, cash, bank, INT64_MAX, "") == -1);
    memset(note, 'x', sizeof note);
    note[sizeof note - 1] = '\0';
    assert(db_post(book, cash, bank, DB_AMOUNT_MAX, note) == 0);
    assert(strlen(db_get(book, 0)->note) == DB_NOTE_SIZE - 1);
    for (int i = 0; i < 9; i++)
        assert(db_post(book, bank, cash, 1, db_get(book, 0)->note) == 0);
    assert(db_balance(book, cash) == 9 - DB_AMOUNT_MAX && db_balance(book, bank) == DB_AMOUNT_MAX - 9);
    assert(db_next(book, bank, 3) == 3 && db_next(book, -1, 0) == -1 && db_next(book, cash, SIZE_MAX) == -1);
    while (db_undo(book) == 0)
        ;
    assert(db_balance(book, cash) == 0 && db_count(book) == 0);
    assert(db_post(book, cash, bank, 5, NULL) == 0 && db_get(book, 0)->note[0] == '\0');
    for (int i = 4; i < DB_ACCOUNTS_MAX; i++) {
        snprintf(name, sizeof name, "account %d", i);
        assert(db_account(book, name) == i);
    }
    assert(db_account(book, "one more") == -1);
#else
    const struct db_posting *posting;

    cash = db_account(book, "cash");
    bank = db_account(book, "bank");
    db_post(book, cash, bank, 100, "first");
    db_post(book, cash, bank, 200, "second");
    switch (rule) {
    case 1:
        posting = db_get(book, 0);
        db_post(book, bank, cash, 50, "third");
        printf("%d\n", (int)posting->amount);
        break;
    case 2:
        printf("%d\n", (int)db_balance(book, db_lookup(book, "debts")));
        break;
    default:
        posting = db_get(book, db_count(book));
        printf("%d\n", (int)posting->amount);
    }
#endif
    db_close(book);
    return 0;
}
