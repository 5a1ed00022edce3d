/* inkpal: palettes, in memory and in the PAL1 file format.
 *
 * A file is "PAL1", the number of colours in two bytes (low byte first), and
 * then for each colour its red, green and blue, the length of its name in a
 * byte, and the name. */
#ifndef INKPAL_H
#define INKPAL_H

#include <stddef.h>

#define INK_MAX 256 /* colours, at most */
#define INK_NAME 20 /* characters of a name, at most */

struct ink {
    unsigned char red, green, blue;
    char name[INK_NAME + 1];
};

struct ink_palette { /* start with a count of 0 */
    unsigned count;
    struct ink inks[INK_MAX];
};

/* Adds a colour; a longer name is cut off.  Returns its index, -1 when the
 * palette is full. */
int ink_add(struct ink_palette *palette, unsigned char red, unsigned char green, unsigned char blue, const char *name);

/* The colour nearest to this one (the first of them), -1 in an empty palette. */
int ink_nearest(const struct ink_palette *palette, unsigned char red, unsigned char green, unsigned char blue);

/* The bytes of the palette's file now. */
size_t ink_file_size(const struct ink_palette *palette);

/* Writes the file to OUT, which must have ink_file_size() bytes. */
void ink_write(const struct ink_palette *palette, void *out);

/* A file that is read where it is: nothing is copied, and the view is good as
 * long as the data are there and unchanged.  COUNT is for reading only. */
struct ink_view {
    const unsigned char *data;
    unsigned count;
    unsigned short at[INK_MAX];
};

/* Returns 0, or -1 when the data are not a palette file and nothing else;
 * the view cannot be used then.  The data may be NULL when SIZE is 0. */
int ink_open(struct ink_view *view, const void *data, size_t size);

/* The colour i, which must be less than the view's count. */
struct ink ink_at(const struct ink_view *view, unsigned i);

/* Replaces the palette by the view's colours. */
void ink_load(struct ink_palette *palette, const struct ink_view *view);

#endif
