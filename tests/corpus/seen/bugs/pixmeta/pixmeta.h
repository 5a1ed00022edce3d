#ifndef PIXMETA_H
#define PIXMETA_H

/*
 * pixmeta - what an image file says about its pixels: dimensions, palette,
 * time of last change, and key/text pairs such as "Author".
 *
 * An object comes from pixmeta_new and goes to pixmeta_free.  Functions that
 * return int give a negative number when they refuse, and then have changed
 * nothing.  Keys and texts are copied.  Strings handed out belong to the
 * object: they are good until pixmeta_drop(PIXMETA_TEXT) or pixmeta_free.
 * No pointer may be NULL where it is not mentioned.
 */

#include <stddef.h>
#include <stdint.h>

#define PIXMETA_MAX_TEXTS 256
#define PIXMETA_MAX_KEY   79

enum {
    PIXMETA_TEXT    = 1,
    PIXMETA_PALETTE = 2,
    PIXMETA_TIME    = 4,
    PIXMETA_ALL     = 7
};

typedef struct pixmeta pixmeta;

struct pixmeta_rgb {
    uint8_t r, g, b;
};

struct pixmeta_time {
    int year;   /* 1..9999 */
    int month;  /* 1..12 */
    int day;    /* 1..31 */
    int hour, minute, second; /* second 60 is a leap second */
};

/* depth is 1, 2, 4, 8 or 16 bits per pixel; NULL for others, for a width or
 * height of 0, or without memory */
pixmeta *pixmeta_new(uint32_t width, uint32_t height, int depth);
void     pixmeta_free(pixmeta *m);                      /* NULL is fine */

/* bytes of one packed row */
uint64_t pixmeta_rowbytes(const pixmeta *m);

/* The index of the new pair.  Keys have 1..79 characters and may repeat; text
 * may be NULL, which is an empty text. */
int         pixmeta_add_text(pixmeta *m, const char *key, const char *text);
int         pixmeta_text_count(const pixmeta *m);
const char *pixmeta_text_key(const pixmeta *m, int i);  /* NULL: no such pair */
const char *pixmeta_text_value(const pixmeta *m, int i);
/* text of the first pair with that key, or NULL */
const char *pixmeta_find_text(const pixmeta *m, const char *key);

/* n colours, 1 up to 2^depth; refused for depth 16 */
int pixmeta_set_palette(pixmeta *m, const struct pixmeta_rgb *colours, int n);
int pixmeta_palette_size(const pixmeta *m);
int pixmeta_colour(const pixmeta *m, int i, struct pixmeta_rgb *out);

int pixmeta_set_time(pixmeta *m, struct pixmeta_time t);
/* "7 Jun 1996 09:05:00 +0000"; refuses when no time is set or the text with
 * its NUL does not fit into size bytes */
int pixmeta_time_text(const pixmeta *m, char *out, size_t size);

/* Forgets what the bits say, other bits are ignored. */
void pixmeta_drop(pixmeta *m, unsigned what);

#endif
