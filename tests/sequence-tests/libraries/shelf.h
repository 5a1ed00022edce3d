/* A library with a little of everything that a header can ask for. */
#ifndef SHELF_H
#define SHELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- books: counted ---- */

typedef struct book book_t;

enum genre { GENRE_NONE, GENRE_POEMS = 3, GENRE_MAPS = -2 };
enum marks { MARK_READ = 1, MARK_LENT = 2, MARK_TORN = 4 };

book_t *book_new(const char *title, enum genre genre);
book_t *book_ref(book_t *book);
void book_unref(book_t *book);
enum genre book_genre(const book_t *book);
enum marks book_mark(book_t *book, enum marks marks);
/* Valid until the next call. */
const char *book_label(const book_t *book, const unsigned char *suffix);

/* Of letters only. */
bool book_check(const char *title, size_t length);
/* Where the title that was checked last goes wrong, in the caller's memory; NULL: nowhere. */
const char *book_wrong(void);

/* ---- shelves: in a variable ---- */

struct shelf;

int shelf_open(struct shelf **out, float width);
void shelf_close(struct shelf **shelf);
int shelf_put(struct shelf *shelf, book_t *book); /* takes a reference of its own */
size_t shelf_count(const struct shelf *shelf);
double shelf_ratio(const struct shelf *shelf, double by);
long long shelf_extreme(const struct shelf *shelf, bool least);

/* ---- structs ---- */

struct place {
    int16_t row;
    unsigned upper : 1;
    float height;
    char tag[6];
};
struct plan {
    short rows[3];
    const char *owner;
    uint64_t seed;
};

struct place shelf_place(const struct shelf *shelf, struct place near);
bool shelf_measure(const struct shelf *shelf, struct place *result, uint32_t *millimetres);
uint64_t shelf_arrange(struct shelf *shelf, struct plan plan);

/* ---- arrays ---- */

/* How many of them are in order. */
int shelf_sort(struct shelf *shelf, int *keys, size_t count, int (*order)(const void *, const void *));
int shelf_sum(const int *first, const int *last);
/* In: room; out: how many. */
bool shelf_numbers(const struct shelf *shelf, unsigned char *out, size_t *out_len);
void shelf_each(const struct shelf *shelf, void (*visit)(const book_t *book, void *data), void *data);

/* ---- memory ---- */

void *shelf_alloc(size_t size);
char *shelf_strdup(const char *text);
void shelf_free(void *block);

#endif
