#include "shelf.h"

#include <assay.h>

/* A helper of the model: tests that call it include this file. */
struct shelf *full_shelf(int books)
{
    struct shelf *shelf = NULL;
    shelf_open(&shelf, 1.5f);
    for (int i = 0; i < books && i < 8; i++) {
        book_t *book = book_new("model", GENRE_NONE);
        shelf_put(shelf, book);
        book_unref(book);
    }
    return shelf;
}

static void visit_nothing(const book_t *book, void *data)
{
    (void)book, (void)data;
}

static bool shelf_is_small(const struct shelf *shelf)
{
    return shelf_count(shelf) < 8;
}
ASSAY_INVARIANT(shelf_is_small);
