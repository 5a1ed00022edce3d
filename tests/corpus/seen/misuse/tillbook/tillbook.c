#include "tillbook.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct post {
    size_t account;
    int64_t amount;
};

struct tb_book {
    struct tb_account *accounts;
    size_t count, capacity;
    struct post posts[TB_POSTS_MAX];
    size_t post_count;
    int open;
};

static int beyond(int64_t amount)
{
    return amount > TB_AMOUNT_MAX || amount < -TB_AMOUNT_MAX;
}

/* Index of the account, or the number of accounts. */
static size_t index_of(const tb_book *book, const char *name)
{
    size_t i = 0;

    if (!name)
        return book->count;
    while (i < book->count && strcmp(book->accounts[i].name, name) != 0)
        i++;
    return i;
}

tb_book *tb_open(void)
{
    return calloc(1, sizeof(tb_book));
}

void tb_close(tb_book *book)
{
    if (!book)
        return;
    assert(!book->open);
    free(book->accounts);
    free(book);
}

enum tb_status tb_account_add(tb_book *book, const char *name)
{
    size_t length = 0;
    struct tb_account *a;

    assert(!book->open);
    if (!name)
        return TB_NAME;
    while (length <= TB_NAME_MAX && name[length])
        length++;
    if (length == 0 || length > TB_NAME_MAX || index_of(book, name) < book->count)
        return TB_NAME;
    if (book->count == TB_ACCOUNTS_MAX)
        return TB_FULL;
    if (book->count == book->capacity) {
        size_t capacity = book->capacity ? book->capacity * 2 : 2;
        char copy[TB_NAME_MAX + 1];

        /* the name may be that of an account, and move */
        memcpy(copy, name, length + 1);
        a = realloc(book->accounts, capacity * sizeof *a);
        if (!a)
            return TB_FULL;
        book->accounts = a;
        book->capacity = capacity;
        a = &book->accounts[book->count++];
        memset(a, 0, sizeof *a);
        memcpy(a->name, copy, length + 1);
        return TB_OK;
    }
    a = &book->accounts[book->count++];
    memset(a, 0, sizeof *a);
    memcpy(a->name, name, length + 1);
    return TB_OK;
}

const struct tb_account *tb_find(const tb_book *book, const char *name)
{
    size_t i = index_of(book, name);

    return i < book->count ? &book->accounts[i] : NULL;
}

void tb_begin(tb_book *book)
{
    assert(!book->open);
    book->open = 1;
    book->post_count = 0;
}

enum tb_status tb_post(tb_book *book, const char *name, int64_t amount)
{
    size_t i;

    assert(book->open);
    i = index_of(book, name);
    if (i == book->count)
        return TB_UNKNOWN;
    if (beyond(amount))
        return TB_AMOUNT;
    if (book->post_count == TB_POSTS_MAX)
        return TB_FULL;
    book->posts[book->post_count].account = i;
    book->posts[book->post_count].amount = amount;
    book->post_count++;
    return TB_OK;
}

/* 64 posts of at most 10^12 and a balance of as much are far from overflow. */
enum tb_status tb_commit(tb_book *book)
{
    int64_t sum = 0;

    assert(book->open);
    for (size_t i = 0; i < book->post_count; i++)
        sum += book->posts[i].amount;
    if (sum != 0)
        return TB_UNBALANCED;

    for (size_t i = 0; i < book->post_count; i++) {
        int64_t balance = book->accounts[book->posts[i].account].balance;

        for (size_t k = 0; k < book->post_count; k++)
            if (book->posts[k].account == book->posts[i].account)
                balance += book->posts[k].amount;
        if (beyond(balance))
            return TB_AMOUNT;
    }

    for (size_t i = 0; i < book->post_count; i++) {
        struct tb_account *a = &book->accounts[book->posts[i].account];

        a->balance += book->posts[i].amount;
        a->posts++;
    }
    book->post_count = 0;
    book->open = 0;
    return TB_OK;
}

void tb_cancel(tb_book *book)
{
    assert(book->open);
    book->post_count = 0;
    book->open = 0;
}

int tb_in_transaction(const tb_book *book)
{
    return book->open;
}

const char *tb_status_text(int status)
{
    static const char *const texts[] = {
        "ok", "bad or duplicate name", "no such account", "full", "amount too large", "posts do not add up to zero",
    };

    if (status < 0 || status >= (int)(sizeof texts / sizeof *texts))
        return "unknown status";
    return texts[status];
}
