#include "daybook.h"

#include <stdlib.h>
#include <string.h>

struct account {
    char name[DB_NAME_SIZE];
    int64_t balance;
};

struct daybook {
    struct account *accounts;
    int account_count;
    int account_room;
    struct db_posting *postings;
    size_t count;
    size_t room;
};

daybook *db_open(void)
{
    return calloc(1, sizeof(daybook));
}

void db_close(daybook *book)
{
    if (book == NULL)
        return;
    free(book->accounts);
    free(book->postings);
    free(book);
}

int db_account(daybook *book, const char *name)
{
    size_t length = strlen(name);
    struct account account;

    if (length == 0 || length >= DB_NAME_SIZE || db_lookup(book, name) >= 0)
        return -1;
    if (book->account_count == DB_ACCOUNTS_MAX)
        return -1;
    memset(&account, 0, sizeof account);
    memcpy(account.name, name, length);
    if (book->account_count == book->account_room) {
        int room = book->account_room == 0 ? 2 : 2 * book->account_room;
        struct account *moved = realloc(book->accounts, (size_t)room * sizeof *moved);

        if (moved == NULL)
            return -1;
        book->accounts = moved;
        book->account_room = room;
    }
    book->accounts[book->account_count] = account;
    return book->account_count++;
}

int db_lookup(const daybook *book, const char *name)
{
    int i;

    for (i = 0; i < book->account_count; i++)
        if (strcmp(book->accounts[i].name, name) == 0)
            return i;
    return -1;
}

const char *db_name(const daybook *book, int account)
{
    return book->accounts[account].name;
}

int64_t db_balance(const daybook *book, int account)
{
    return book->accounts[account].balance;
}

static int exists(const daybook *book, int account)
{
    return account >= 0 && account < book->account_count;
}

static void set_note(struct db_posting *posting, const char *note)
{
    size_t i = 0;

    memset(posting->note, 0, sizeof posting->note);
    if (note == NULL)
        return;
    for (; i < DB_NOTE_SIZE - 1 && note[i] != '\0'; i++)
        posting->note[i] = note[i];
}

int db_post(daybook *book, int from, int to, int64_t amount, const char *note)
{
    struct db_posting posting;

    if (!exists(book, from) || !exists(book, to) || from == to)
        return -1;
    if (amount < 1 || amount > DB_AMOUNT_MAX || book->count == DB_POSTINGS_MAX)
        return -1;
    memset(&posting, 0, sizeof posting);
    posting.from = from;
    posting.to = to;
    posting.amount = amount;
    set_note(&posting, note);
    if (book->count == book->room) {
        size_t room = book->room == 0 ? 2 : 2 * book->room;
        struct db_posting *moved = realloc(book->postings, room * sizeof *moved);

        if (moved == NULL)
            return -1;
        book->postings = moved;
        book->room = room;
    }
    book->postings[book->count++] = posting;
    book->accounts[from].balance -= amount;
    book->accounts[to].balance += amount;
    return 0;
}

int db_undo(daybook *book)
{
    const struct db_posting *last;

    if (book->count == 0)
        return -1;
    last = &book->postings[--book->count];
    book->accounts[last->from].balance += last->amount;
    book->accounts[last->to].balance -= last->amount;
    if (book->count == 0) {
        free(book->postings);
        book->postings = NULL;
        book->room = 0;
    }
    return 0;
}

size_t db_count(const daybook *book)
{
    return book->count;
}

const struct db_posting *db_get(const daybook *book, size_t i)
{
    return &book->postings[i];
}

long db_next(const daybook *book, int account, size_t i)
{
    for (; i < book->count; i++)
        if (book->postings[i].from == account || book->postings[i].to == account)
            return (long)i;
    return -1;
}
