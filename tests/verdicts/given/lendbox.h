#ifndef LENDBOX_H
#define LENDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Boxes of bytes.  Built-in ones, from lendbox_builtin(), are static, never to be freed; your own come from
 * lendbox_new().  Buffers need no padding behind their bytes. */
typedef struct lendbox lendbox;

lendbox *lendbox_new(void);
/* Frees a box of your own; NULL is ignored. */
void lendbox_free(lendbox *box);
lendbox *lendbox_builtin(void);

/* The sum of n bytes. */
unsigned lendbox_sum(const unsigned char *bytes, size_t n);
/* Cuts a text at blanks: argv gets at most `max` words and a NULL behind them, so it has room for max + 1. */
size_t lendbox_words(char *text, char **argv, size_t max);

/* A sheet of pixels that stay yours: h lines of w.  Filled by lendbox_sheet(); its members are private. */
struct lendsheet {
    const uint8_t *pixels;
    int w, h;
};
/* 0, or -1 when a size is not in 1 to 4096. */
int lendbox_sheet(struct lendsheet *sheet, const uint8_t *pixels, int w, int h);
/* The last pixel of all. */
int lendbox_last(const struct lendsheet *sheet);

/* A walk through the bytes of a box.  lendbox_put() ends all walks, and so does lendbox_cut() the other ones: these must
 * not be used any more. */
typedef struct {
    lendbox *box;
    void *at;
} lendwalk;

int lendbox_put(lendbox *box, int byte);
void lendbox_walk(lendwalk *walk, lendbox *box);
/* The byte, or -1. */
int lendbox_next(lendwalk *walk);
/* Takes out the byte that lendbox_next() just gave; the walk goes on behind it.  0, or -1. */
int lendbox_cut(lendwalk *walk);

#endif
