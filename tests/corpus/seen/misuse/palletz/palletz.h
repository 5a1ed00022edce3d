#ifndef PALLETZ_H
#define PALLETZ_H

/* palletz: the pallets on one dock.  Pallets are small numbers. */

#define PALLETZ_DOCK  16   /* pallets on a dock */
#define PALLETZ_BOXES 24   /* boxes on a pallet */

int palletz_open(int max_kg);              /* number of a new pallet; -1 dock full or max_kg < 1 */
void palletz_close(int pallet);            /* pallet left the dock, number may be used again */

int palletz_put(int pallet, int kg);       /* box on top; 0, or -1 too heavy or too high or kg < 1 */
int palletz_top(int pallet);               /* kg of the top box */
int palletz_take(int pallet);              /* same, and takes it off */
int palletz_move(int from, int to);        /* top box of one onto another; 0, or -1 does not fit and stays */

int palletz_boxes(int pallet);             /* how many */
int palletz_weight(int pallet);            /* kg of all boxes */
int palletz_average(int pallet);           /* kg of a box on average, rounded down */
int palletz_used(void);                    /* open pallets on the dock */

void palletz_pattern(const char *pattern); /* for labels: printf pattern with one %d for the number; NULL: "PAL-%02d". Not copied. */
const char *palletz_label(int pallet);     /* at most 31 chars, good until the next call */
void palletz_clear(void);                  /* end of shift: closes all, pattern as in the beginning */

#endif
