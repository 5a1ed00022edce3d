#ifndef ATOMBOX_H
#define ATOMBOX_H

/*
 * atombox: walking through the boxes ("atoms") of MP4 and QuickTime data in
 * memory.
 *
 * The format: data is a row of boxes, one right after the other.  A box starts
 * with a 32-bit size and a 32-bit type, both big-endian; the size counts the
 * whole box with its header.  Two sizes are special.  With 1, the real size
 * follows the type as a 64-bit number, and the header is 16 bytes long instead
 * of 8.  With 0, the box goes up to the end of the data and is the last one.
 * What follows the header is the body; that of a container is again a row of
 * boxes.
 *
 * Nothing is copied and nothing is allocated.  The data need not be trusted.
 * A box is malformed if less than a header is left of the data, if it is
 * smaller than its own header, or if it reaches beyond the end.
 */

#include <stddef.h>
#include <stdint.h>

/* The type as a number, as in ATOM_TYPE('m','o','o','v'). */
#define ATOM_TYPE(a, b, c, d) \
    ((uint32_t)(uint8_t)(a) << 24 | (uint32_t)(uint8_t)(b) << 16 | \
     (uint32_t)(uint8_t)(c) << 8 | (uint32_t)(uint8_t)(d))

typedef struct {
    uint32_t type;
    size_t header;          /* length of the header, 8 or 16 */
    const uint8_t *body;    /* points into the data */
    size_t body_len;
} atom_box;

/* A place in a row of boxes.  The members are private. */
typedef struct {
    const uint8_t *data;
    size_t len;
    size_t pos;
} atom_walk;

/* Results of the functions that return int. */
#define ATOM_FOUND      1
#define ATOM_NONE       0
#define ATOM_MALFORMED (-1)

/* Begins a walk through len bytes of data, which must stay there for as long
 * as the walk and its boxes are in use.  data may be NULL if len is 0. */
void atom_start(atom_walk *walk, const void *data, size_t len);

/* Steps to the next box and describes it in *box.  ATOM_NONE at the end of the
 * data; ATOM_MALFORMED if there is no proper box, and then at every further
 * call too. */
int atom_next(atom_walk *walk, atom_box *box);

/* Begins a walk through the boxes in the body of a box. */
void atom_enter(const atom_box *box, atom_walk *inner);

/* Counts the boxes of a row, without those inside of them.  ATOM_MALFORMED if
 * one is malformed, else ATOM_FOUND.  *count is the number of the good ones in
 * either case. */
int atom_count(const void *data, size_t len, size_t *count);

/* Looks for a box by a path of types such as "moov/trak/tkhd": the first box
 * of each type, inside of the one before.  Each type has exactly four
 * characters, none of them '/'; ATOM_NONE for a path that is not like that.
 * *box is set with ATOM_FOUND only. */
int atom_find(const void *data, size_t len, const char *path, atom_box *box);

/* Writes the type of a box as text, with '.' for what is not printable. */
void atom_type_text(uint32_t type, char text[5]);

/* Writes the header for a box with body_len bytes of body to out, which has
 * room for 16 bytes, in the short form if possible.  Returns its length, or 0
 * if the size of such a box would not fit into 64 bits. */
size_t atom_header(uint32_t type, uint64_t body_len, uint8_t out[16]);

#endif
