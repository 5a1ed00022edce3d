#ifndef SWATCHBK_H
#define SWATCHBK_H

#include <stdint.h>

/*
 * Swatch books: colours with names.
 *
 * Colours are 0xRRGGBB.  Names are not empty and unique within a book.
 */

typedef struct SwatchBook SwatchBook;

typedef enum {
    SWATCH_OK = 0,
    SWATCH_EXISTS,
    SWATCH_NOTFOUND,
    SWATCH_INVALID, /* empty name or a colour above 0xFFFFFF */
    SWATCH_NOMEM
} SwatchResult;

SwatchBook *Swatch_Create(void);
void Swatch_Destroy(SwatchBook *book);

/* An independent copy of the book with all its swatches. */
SwatchBook *Swatch_Clone(const SwatchBook *book);

SwatchResult Swatch_Add(SwatchBook *book, const char *name, uint32_t rgb);
SwatchResult Swatch_Remove(SwatchBook *book, const char *name);
SwatchResult Swatch_Rename(SwatchBook *book, const char *from, const char *to);
SwatchResult Swatch_Get(const SwatchBook *book, const char *name, uint32_t *rgb);

unsigned Swatch_Count(const SwatchBook *book);

/* Name of the swatch nearest to a colour (of equally near ones the first
 * added), NULL when the book is empty.  Belongs to the book; valid until the
 * swatch is renamed or removed. */
const char *Swatch_Nearest(const SwatchBook *book, uint32_t rgb);

#endif
