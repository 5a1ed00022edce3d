#ifndef QUARRY_H
#define QUARRY_H

/* Half of n.  n can be anything, but only of an even n it is promised that nothing
   is lost. */
int quarry_half(int n);

/* A third of n, which has to be odd. */
int quarry_third(int n);

#endif
