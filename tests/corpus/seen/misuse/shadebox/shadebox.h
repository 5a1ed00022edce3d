/* shadebox: a box of named colours */
#ifndef SHADEBOX_H
#define SHADEBOX_H

#include <stddef.h>
#include <stdint.h>

#define SB_SHADES 4096                  /* at most in a box */

typedef struct shadebox shadebox;
typedef struct shade shade;             /* belongs to its box */

shadebox *sb_new(void);
void sb_free(shadebox *box);            /* with its shades */

/* Adds a shade, or gives the one of this name (which is copied) a new colour.
 * Returns it, or NULL: no memory, too many, or a name that is empty or longer
 * than 63 bytes. */
shade *sb_put(shadebox *box, const char *name, uint32_t rgb);
/* NULL when there is none. */
shade *sb_find(const shadebox *box, const char *name);
/* The shade which looks most like rgb; NULL when the box is empty. */
shade *sb_nearest(const shadebox *box, uint32_t rgb);
/* Takes the shade out of the box, and it is gone. */
void sb_remove(shadebox *box, shade *s);
size_t sb_count(const shadebox *box);

const char *sb_name(const shade *s);    /* good as long as the shade is */
uint32_t sb_rgb(const shade *s);        /* 0xRRGGBB; higher bits are cut off */
/* Moves the colour towards rgb by so many percent (0 to 100, or cut to it). */
void sb_tint(shade *s, uint32_t rgb, int percent);

/* Calls fn for each shade in the order they were put, until it returns other
 * than 0, and returns that.  fn may change colours; it must neither add nor
 * remove shades. */
typedef int (*sb_fn)(shade *s, void *arg);
int sb_each(shadebox *box, sb_fn fn, void *arg);

#endif
