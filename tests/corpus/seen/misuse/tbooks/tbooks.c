#include "tbooks.h"

#include <stdlib.h>
#include <string.h>

struct tb_books {
    tb_account *accounts;
    size_t count;
    size_t room;
};

struct line {
    size_t account;
    int64_t amount;
};

struct tb_entry {
    tb_books *books;
    size_t count;
    struct line lines[TB_LINES_MAX];
};

tb_books *tb_new(void)
{
    return calloc(1, sizeof(tb_books));
}

void tb_free(tb_books *books)
{
    if (!books)
        return;
    free(books->accounts);
    free(books);
}

/* The account's index, or the number of accounts. */
static size_t locate(const tb_books *books, const char *name)
{
    size_t i;

    for (i = 0; i < books->count; i++)
        if (strcmp(books->accounts[i].name, name) == 0)
            break;
    return i;
}

tb_status tb_open(tb_books *books, const char *name)
{
    size_t length = strlen(name);
    char copy[TB_NAME_MAX + 1];
    tb_account *account;

    if (length == 0 || length > TB_NAME_MAX)
        return TB_INVALID;
    if (locate(books, name) < books->count)
        return TB_EXISTS;
    if (books->count == TB_ACCOUNTS_MAX)
        return TB_FULL;
    memcpy(copy, name, length + 1);
    if (books->count == books->room) {
        size_t room = books->room ? 2 * books->room : 1;
        tb_account *more = realloc(books->accounts, room * sizeof *more);

        if (!more)
            return TB_MEMORY;
        books->accounts = more;
        books->room = room;
    }
    account = &books->accounts[books->count++];
    memset(account, 0, sizeof *account);
    memcpy(account->name, copy, length + 1);
    return TB_OK;
}

const tb_account *tb_find(const tb_books *books, const char *name)
{
    size_t i = locate(books, name);

    return i < books->count ? &books->accounts[i] : NULL;
}

int tb_each(tb_books *books, int (*visit)(const tb_account *account, void *arg), void *arg)
{
    const tb_account *account = books->accounts;
    size_t left;

    for (left = books->count; left > 0; left--) {
        int result = visit(account++, arg);

        if (result != 0)
            return result;
    }
    return 0;
}

tb_entry *tb_begin(tb_books *books)
{
    tb_entry *entry = calloc(1, sizeof *entry);

    if (entry)
        entry->books = books;
    return entry;
}

tb_status tb_line(tb_entry *entry, const char *account, int64_t amount)
{
    size_t i = locate(entry->books, account);
    struct line *line;

    if (i == entry->books->count)
        return TB_INVALID;
    if (amount == 0 || amount > TB_AMOUNT_MAX || amount < -TB_AMOUNT_MAX)
        return TB_INVALID;
    if (entry->count == TB_LINES_MAX)
        return TB_FULL;
    line = &entry->lines[entry->count++];
    line->account = i;
    line->amount = amount;
    return TB_OK;
}

int64_t tb_missing(const tb_entry *entry)
{
    int64_t sum = 0;
    size_t i;

    for (i = 0; i < entry->count; i++)
        sum += entry->lines[i].amount;
    return -sum;
}

/* The balance of an account as it would be after the entry. */
static int64_t after(const tb_entry *entry, size_t account)
{
    int64_t balance = entry->books->accounts[account].balance;
    size_t i;

    for (i = 0; i < entry->count; i++)
        if (entry->lines[i].account == account)
            balance += entry->lines[i].amount;
    return balance;
}

tb_status tb_post(tb_entry *entry)
{
    tb_account *accounts = entry->books->accounts;
    size_t i;

    if (tb_missing(entry) != 0)
        return TB_UNBALANCED;
    for (i = 0; i < entry->count; i++) {
        int64_t balance = after(entry, entry->lines[i].account);

        if (balance > TB_BALANCE_MAX || balance < -TB_BALANCE_MAX)
            return TB_FULL;
    }
    for (i = 0; i < entry->count; i++) {
        tb_account *account = &accounts[entry->lines[i].account];

        account->balance += entry->lines[i].amount;
        account->entries++;
    }
    free(entry);
    return TB_OK;
}

void tb_drop(tb_entry *entry)
{
    free(entry);
}
