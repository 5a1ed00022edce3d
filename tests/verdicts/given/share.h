#ifndef SHARE_H
#define SHARE_H

/* A part of something. */
typedef struct {
    double part;
} share;

share share_of(double part);
share share_div(share a, share b);
/* Less than, equal to or greater than 0. */
int share_compare(share a, share b);

#endif
