/* Tags, "12-a": a number and a letter.
 *
 * struct tag is a plain value.  Set it with tag_parse() only; its members may be read but are not to be written.
 */
#ifndef TAGROW_H
#define TAGROW_H

#include <stddef.h>

struct tag {
    unsigned number;
    char letters[8];
};

enum tag_quality { TAG_POOR, TAG_FAIR, TAG_GOOD, TAG_QUALITIES };

/* 0, or -1 if text is no tag: *t is then unchanged. */
int tag_parse(struct tag *t, const char *text);

/* The largest number of n tags, 0 if n is 0. */
unsigned tag_most(const struct tag *v, size_t n);

/* "poor" and so on. */
const char *tag_quality_name(enum tag_quality quality);

/* How often the tag of the number at rank is painted; rank counts from 0. */
unsigned tag_rank(const struct tag *t, unsigned rank);

#endif
