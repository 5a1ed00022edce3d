/* A box of numbers, from a library that treats its process badly. */
#ifndef ROUGH_H
#define ROUGH_H

struct box;
struct box *box_new(void);
void box_free(struct box *box);
int box_put(struct box *box, int number); /* the fourth one overruns its memory */
int box_count(const struct box *box);
int box_misbehave(struct box *box); /* as -DDEED=N says, when there are two in it */
#ifdef ANY_DEED
int box_do(struct box *box, int deed);
#endif

#endif
