#include "dbook.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    DBook *book = dbook_open(), *other = dbook_open();
    DAccount *cash = dbook_account(book, "cash"), *rent = dbook_account(book, "rent");
    DEntry *entry = dbook_begin(book);
    if (dbook_find(book, "x") || dbook_account(book, "cash") != cash || strcmp(daccount_name(rent), "rent"))
        return 2;
    if (!dentry_post(entry, cash, -500) || dentry_commit(entry) || dentry_missing(entry) != 500)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (dentry_post(entry, rent, INT64_MIN) || !dentry_post(entry, rent, 500) || !dentry_commit(entry))
        return 2;
    if (daccount_balance(cash) != -500 || dbook_entries(book) != 1)
        return 2;
    entry = dbook_begin(book);
    dentry_post(entry, cash, 3);
    dentry_abort(entry);
    entry = dbook_begin(book);
    while (dentry_post(entry, cash, 1)) {
    }
    dentry_abort(entry);
    if (!dentry_commit(dbook_begin(book)) || daccount_balance(cash) != -500)
        return 2;
    dbook_close(book);
    dbook_close(other);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        dbook_begin(book);
        break;
    case 2:
        dentry_post(entry, dbook_account(other, "cash"), 500);
        break;
    case 3:
        dentry_abort(entry);
        dentry_post(entry, rent, 500);
        break;
    case 4:
        dbook_close(book);
        break;
    case 5:
        dentry_abort(entry);
        dbook_close(book);
        daccount_balance(cash);
        break;
    }
#endif
    return 0;
}
