#include "shelf.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct book {
    char *title;
    enum genre genre;
    enum marks marks;
    unsigned references;
};

book_t *book_new(const char *title, enum genre genre)
{
    book_t *book = title && *title ? calloc(1, sizeof *book) : NULL;
    if (!book)
        return NULL;
    book->title = strdup(title);
    book->genre = genre;
    book->references = 1;
    return book;
}

book_t *book_ref(book_t *book)
{
    if (book)
        book->references++;
    return book;
}

void book_unref(book_t *book)
{
    if (!book || --book->references)
        return;
    free(book->title);
    free(book);
}

enum genre book_genre(const book_t *book)
{
    return book ? book->genre : GENRE_NONE;
}

enum marks book_mark(book_t *book, enum marks marks)
{
    if (book)
        book->marks |= marks;
    return book ? book->marks : 0;
}

const char *book_label(const book_t *book, const unsigned char *suffix)
{
    static char label[64];
    if (!book || !suffix)
        return NULL;
    snprintf(label, sizeof label, "%s%s", book->title, (const char *)suffix);
    return label;
}

static const char *wrong;

bool book_check(const char *title, size_t length)
{
    size_t at = 0;
    while (at < length && ((title[at] | 32) >= 'a' && (title[at] | 32) <= 'z'))
        at++;
    wrong = at < length ? title + at : NULL;
    return !wrong;
}

const char *book_wrong(void)
{
    return wrong;
}

struct shelf {
    float width;
    size_t count;
    book_t *books[8];
};

int shelf_open(struct shelf **out, float width)
{
    if (!out || !(width > 0))
        return -1;
    *out = calloc(1, sizeof **out);
    (*out)->width = width;
    return 0;
}

void shelf_close(struct shelf **shelf)
{
    if (!shelf || !*shelf)
        return;
    for (size_t i = 0; i < (*shelf)->count; i++)
        book_unref((*shelf)->books[i]);
    free(*shelf);
    *shelf = NULL;
}

int shelf_put(struct shelf *shelf, book_t *book)
{
    if (!shelf || !book || shelf->count == 8)
        return -1;
    shelf->books[shelf->count++] = book_ref(book);
    return (int)shelf->count;
}

size_t shelf_count(const struct shelf *shelf)
{
    return shelf ? shelf->count : 0;
}

double shelf_ratio(const struct shelf *shelf, double by)
{
    return shelf ? shelf->width / by : 0;
}

long long shelf_extreme(const struct shelf *shelf, bool least)
{
    (void)shelf;
    return least ? LLONG_MIN : LLONG_MAX;
}

struct place shelf_place(const struct shelf *shelf, struct place near)
{
    near.row = (int16_t)(near.row + (shelf ? 1 : 0));
    near.height *= 2;
    memcpy(near.tag, "left", 5);
    return near;
}

bool shelf_measure(const struct shelf *shelf, struct place *result, uint32_t *millimetres)
{
    if (!shelf || !result || !millimetres)
        return false;
    *result = (struct place){.row = -1, .height = shelf->width, .tag = "abcdef"};
    *millimetres = UINT32_MAX;
    return true;
}

uint64_t shelf_arrange(struct shelf *shelf, struct plan plan)
{
    if (!shelf)
        return 0;
    uint64_t sum = plan.seed + (plan.owner ? strlen(plan.owner) : 0);
    for (size_t i = 0; i < 3; i++)
        sum += (uint64_t)plan.rows[i];
    return sum;
}

int shelf_sort(struct shelf *shelf, int *keys, size_t count, int (*order)(const void *, const void *))
{
    if (!shelf || !keys || !order)
        return -1;
    qsort(keys, count, sizeof *keys, order);
    return (int)count;
}

int shelf_sum(const int *first, const int *last)
{
    unsigned sum = 0;
    for (; first < last; first++)
        sum += (unsigned)*first;
    return (int)(sum & INT_MAX);
}

bool shelf_numbers(const struct shelf *shelf, unsigned char *out, size_t *out_len)
{
    if (!shelf || !out || !out_len)
        return false;
    for (size_t i = 0; i < *out_len; i++)
        out[i] = (unsigned char)(i * i);
    *out_len = *out_len / 2;
    return true;
}

void shelf_each(const struct shelf *shelf, void (*visit)(const book_t *book, void *data), void *data)
{
    for (size_t i = 0; shelf && visit && i < shelf->count; i++)
        visit(shelf->books[i], data);
}

void *shelf_alloc(size_t size)
{
    return size ? calloc(1, size) : NULL;
}

char *shelf_strdup(const char *text)
{
    return text ? strdup(text) : NULL;
}

void shelf_free(void *block)
{
    free(block);
}
