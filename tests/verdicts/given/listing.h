#ifndef LISTING_H
#define LISTING_H

/* listing: numbers and ranges in a text, "1,3-5". */

struct listing;

struct listing *listing_new(void);
void listing_free(struct listing *listing);

/* Adds the numbers of a text.  -1 for malformed text.  A range must not run backwards. */
int listing_read(struct listing *listing, const char *text);
/* Adds the numbers of a text.  0, or -1 when there is no memory.  A range must not run backwards. */
int listing_take(struct listing *listing, const char *text);

#endif
