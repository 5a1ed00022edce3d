#ifndef LISTING_H
#define LISTING_H

/* listing: numbers and ranges in a text, "1,3-5". */

struct listing;

struct listing *listing_new(void);
void listing_free(struct listing *listing);

/* Adds the numbers of a text.  0, or -1 for malformed text.  The text has to be sorted.  Every range in it must run
 * upwards. No number must be there twice. */
int listing_read(struct listing *listing, const char *text);

#endif
