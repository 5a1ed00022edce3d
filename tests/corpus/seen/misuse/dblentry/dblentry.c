#include "dblentry.h"

#include <stdlib.h>
#include <string.h>

struct de_account {
    de_account *next;
    de_book *book;
    size_t legs; /* of all entries */
    int64_t balance;
    char name[DE_MAX_NAME + 1];
};

struct leg {
    de_account *account;
    int64_t amount;
};

struct de_entry {
    de_entry *next;
    size_t count;
    struct leg legs[DE_MAX_LEGS];
    char memo[DE_MAX_NAME + 1];
};

struct de_book {
    de_account *accounts;
    size_t account_count;
    de_entry *first, **last;
    size_t entry_count;
};

de_book *de_book_new(void)
{
    de_book *book = calloc(1, sizeof *book);

    if (book)
        book->last = &book->first;
    return book;
}

void de_book_free(de_book *book)
{
    if (!book)
        return;
    while (book->first) {
        de_entry *entry = book->first;

        book->first = entry->next;
        free(entry);
    }
    while (book->accounts) {
        de_account *account = book->accounts;

        book->accounts = account->next;
        free(account);
    }
    free(book);
}

de_account *de_find(const de_book *book, const char *name)
{
    de_account *account = book->accounts;

    while (account && strcmp(account->name, name) != 0)
        account = account->next;
    return account;
}

de_account *de_open(de_book *book, const char *name)
{
    size_t len = strlen(name);
    de_account *account;

    if (len == 0 || len > DE_MAX_NAME || book->account_count == DE_MAX_ACCOUNTS)
        return NULL;
    if (de_find(book, name))
        return NULL;
    account = calloc(1, sizeof *account);
    if (!account)
        return NULL;
    memcpy(account->name, name, len + 1);
    account->book = book;
    account->next = book->accounts;
    book->accounts = account;
    book->account_count++;
    return account;
}

int de_close(de_book *book, de_account *account)
{
    de_account **link = &book->accounts;

    if (account->book != book || account->legs > 0)
        return -1;
    while (*link && *link != account)
        link = &(*link)->next;
    if (!*link)
        return -1;
    *link = account->next;
    book->account_count--;
    free(account);
    return 0;
}

const char *de_name(const de_account *account)
{
    return account->name;
}

int64_t de_balance(const de_account *account)
{
    return account->balance;
}

de_entry *de_entry_new(const char *memo)
{
    size_t len = strlen(memo);
    de_entry *entry;

    if (len > DE_MAX_NAME)
        return NULL;
    entry = calloc(1, sizeof *entry);
    if (entry)
        memcpy(entry->memo, memo, len + 1);
    return entry;
}

int de_entry_leg(de_entry *entry, de_account *account, int64_t amount)
{
    struct leg *leg;

    if (entry->count == DE_MAX_LEGS || amount > DE_MAX_AMOUNT || amount < -DE_MAX_AMOUNT)
        return -1;
    leg = &entry->legs[entry->count++];
    leg->account = account;
    leg->amount = amount;
    account->legs++;
    return 0;
}

void de_entry_free(de_entry *entry)
{
    if (!entry)
        return;
    for (size_t i = 0; i < entry->count; i++)
        entry->legs[i].account->legs--;
    free(entry);
}

/* Whether the entry can be posted to the book, balances aside. */
static int sound(const de_book *book, const de_entry *entry)
{
    int64_t sum = 0; /* DE_MAX_LEGS times DE_MAX_AMOUNT fits */

    for (size_t i = 0; i < entry->count; i++) {
        if (entry->legs[i].account->book != book)
            return 0;
        sum += entry->legs[i].amount;
    }
    return entry->count > 0 && sum == 0;
}

/* Adds the amount, unless the balance would overflow. */
static int book_leg(const struct leg *leg)
{
    int64_t balance = leg->account->balance;

    if (leg->amount > 0 ? balance > INT64_MAX - leg->amount : balance < INT64_MIN - leg->amount)
        return -1;
    leg->account->balance = balance + leg->amount;
    return 0;
}

int de_post(de_book *book, de_entry *entry)
{
    if (!sound(book, entry))
        return -1;
    for (size_t i = 0; i < entry->count; i++) {
        if (book_leg(&entry->legs[i]) != 0) {
            while (i-- > 0)
                entry->legs[i].account->balance -= entry->legs[i].amount;
            return -1;
        }
    }
    entry->next = NULL;
    *book->last = entry;
    book->last = &entry->next;
    book->entry_count++;
    return 0;
}

size_t de_count(const de_book *book)
{
    return book->entry_count;
}

const char *de_memo(const de_book *book, size_t i)
{
    const de_entry *entry = book->first;

    if (i >= book->entry_count)
        return NULL;
    while (i-- > 0)
        entry = entry->next;
    return entry->memo;
}
