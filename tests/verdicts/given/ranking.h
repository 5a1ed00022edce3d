#ifndef RANKING_H
#define RANKING_H

/* ranking: numbers and ranges in a text, "1,3-5". */

struct ranking;

struct ranking *ranking_new(void);
void ranking_free(struct ranking *ranking);

/* Adds the numbers of a text.  0, or -1 when all of them are there.  The text has to be sorted.  Every range in it must
 * run upwards. No number must be there twice. */
int ranking_read(struct ranking *ranking, const char *text);

#endif
