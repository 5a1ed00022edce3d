#include "dbook.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_POSTINGS 64
#define MAX_AMOUNT INT64_C(1000000000000)
#define MAX_BALANCE INT64_C(1000000000000000000)

struct dbook_account {
    DAccount *next;
    DBook *book;
    int64_t balance;
    char name[];
};

struct posting {
    DAccount *account;
    int64_t amount;
};

struct dbook_entry {
    DBook *book;
    int count;
    struct posting postings[MAX_POSTINGS];
};

struct dbook {
    DAccount *accounts;
    DEntry *current;
    size_t entries;
};

DBook *dbook_open(void)
{
    return calloc(1, sizeof(DBook));
}

void dbook_close(DBook *book)
{
    if (!book)
        return;
    assert(!book->current && "an entry is in progress");
    while (book->accounts) {
        DAccount *account = book->accounts;
        book->accounts = account->next;
        free(account);
    }
    free(book);
}

DAccount *dbook_find(DBook *book, const char *name)
{
    DAccount *account = book->accounts;
    while (account && strcmp(account->name, name) != 0)
        account = account->next;
    return account;
}

DAccount *dbook_account(DBook *book, const char *name)
{
    DAccount *account = dbook_find(book, name);
    if (account)
        return account;
    size_t size = strlen(name) + 1;
    account = malloc(sizeof *account + size);
    if (!account)
        return NULL;
    account->next = book->accounts;
    account->book = book;
    account->balance = 0;
    memcpy(account->name, name, size);
    book->accounts = account;
    return account;
}

const char *daccount_name(const DAccount *account)
{
    return account->name;
}

int64_t daccount_balance(const DAccount *account)
{
    return account->balance;
}

DEntry *dbook_begin(DBook *book)
{
    assert(!book->current && "one entry at a time");
    DEntry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->book = book;
    book->current = entry;
    return entry;
}

bool dentry_post(DEntry *entry, DAccount *account, int64_t amount)
{
    assert(account->book == entry->book);
    if (entry->count == MAX_POSTINGS || amount < -MAX_AMOUNT || amount > MAX_AMOUNT)
        return false;
    entry->postings[entry->count].account = account;
    entry->postings[entry->count].amount = amount;
    entry->count++;
    return true;
}

int64_t dentry_missing(const DEntry *entry)
{
    int64_t sum = 0;
    for (int i = 0; i < entry->count; i++)
        sum += entry->postings[i].amount;
    return -sum;
}

static void end(DEntry *entry)
{
    entry->book->current = NULL;
    free(entry);
}

static bool in_range(const DEntry *entry)
{
    for (int i = 0; i < entry->count; i++) {
        int64_t balance = entry->postings[i].account->balance;
        if (balance > MAX_BALANCE || balance < -MAX_BALANCE)
            return false;
    }
    return true;
}

static void book_all(DEntry *entry, int sign)
{
    for (int i = 0; i < entry->count; i++)
        entry->postings[i].account->balance += sign * entry->postings[i].amount;
}

bool dentry_commit(DEntry *entry)
{
    if (dentry_missing(entry) != 0)
        return false;
    book_all(entry, 1);
    if (!in_range(entry)) {
        book_all(entry, -1);
        return false;
    }
    entry->book->entries++;
    end(entry);
    return true;
}

void dentry_abort(DEntry *entry)
{
    end(entry);
}

size_t dbook_entries(const DBook *book)
{
    return book->entries;
}
