#ifndef TENURE_H
#define TENURE_H

/* tenure: shares of something, and shares of shares. */

typedef struct share share;
typedef struct slip slip;

share *share_open(share *parent, int most); /* a share of its parent, or a first one when there is none; NULL: no memory */
void share_close(share *s);                 /* NULL is ignored */
slip *share_take(share *s, int amount);     /* NULL: there is not so much, or no memory */
void slip_give(slip *taken);                /* gives it back, to the share and to those above it */
void share_forget(share *s);                /* what was taken of it is no longer counted */
int share_count(const share *s);            /* how often something was taken */

#endif
