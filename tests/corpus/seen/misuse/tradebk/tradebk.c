#include "tradebk.h"

#include <stdlib.h>
#include <string.h>

struct tradebk {
    struct tradebk_pos *pos;
    size_t count, room;
};

struct tradebk *tradebk_open(void)
{
    return calloc(1, sizeof(struct tradebk));
}

void tradebk_close(struct tradebk *book)
{
    if (book == NULL)
        return;
    free(book->pos);
    free(book);
}

static struct tradebk_pos *find(const struct tradebk *book, const char *symbol)
{
    for (size_t i = 0; i < book->count; i++)
        if (strcmp(book->pos[i].symbol, symbol) == 0)
            return &book->pos[i];
    return NULL;
}

static int within(int64_t v, int64_t limit)
{
    return v >= -limit && v <= limit;
}

int tradebk_fill(struct tradebk *book, const char *symbol, int64_t lots, int64_t price)
{
    size_t len = strlen(symbol);
    if (len == 0 || len > TRADEBK_SYMBOL_MAX)
        return TRADEBK_ESYMBOL;
    if (!within(lots, TRADEBK_MAX_LOTS) || price < 0 || price > TRADEBK_MAX_PRICE)
        return TRADEBK_ERANGE;

    /* The symbol may be one of ours, and ours may move. */
    char name[TRADEBK_SYMBOL_MAX + 1] = {0};
    memcpy(name, symbol, len);

    int64_t value = lots * price;
    struct tradebk_pos *p = find(book, name);
    if (p != NULL) {
        if (!within(p->lots + lots, TRADEBK_MAX_LOTS))
            return TRADEBK_ERANGE;
        if (value > 0 ? p->cost > INT64_MAX - value : p->cost < -INT64_MAX - value)
            return TRADEBK_ERANGE;
        p->lots += lots;
        p->cost += value;
        return TRADEBK_OK;
    }

    if (book->count == book->room) {
        size_t room = book->room == 0 ? 4 : book->room * 2;
        if (room > TRADEBK_MAX_POS)
            return TRADEBK_EFULL;
        struct tradebk_pos *more = realloc(book->pos, room * sizeof *more);
        if (more == NULL)
            return TRADEBK_EFULL;
        book->pos = more;
        book->room = room;
    }
    p = &book->pos[book->count++];
    memcpy(p->symbol, name, sizeof name);
    p->lots = lots;
    p->cost = value;
    return TRADEBK_OK;
}

const struct tradebk_pos *tradebk_find(const struct tradebk *book, const char *symbol)
{
    return find(book, symbol);
}

int tradebk_each(const struct tradebk *book, tradebk_visit *visit, void *arg)
{
    const struct tradebk_pos *p = book->pos;
    for (size_t n = book->count; n > 0; n--, p++) {
        int rc = visit(p, arg);
        if (rc != 0)
            return rc;
    }
    return 0;
}

size_t tradebk_purge(struct tradebk *book)
{
    size_t kept = 0, before = book->count;
    for (size_t i = 0; i < before; i++)
        if (book->pos[i].lots != 0)
            book->pos[kept++] = book->pos[i];
    if (kept == 0) {
        free(book->pos);
        book->pos = NULL;
        book->room = 0;
    }
    book->count = kept;
    return before - kept;
}

size_t tradebk_count(const struct tradebk *book)
{
    return book->count;
}

int64_t tradebk_average(const struct tradebk_pos *pos)
{
    return pos->cost / pos->lots;
}

int64_t tradebk_mark(const struct tradebk_pos *pos, int64_t price)
{
    return pos->lots * price - pos->cost;
}
