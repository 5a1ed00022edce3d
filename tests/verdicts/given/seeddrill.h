#ifndef SEEDDRILL_H
#define SEEDDRILL_H

// A drill that sows seeds.

typedef struct drill drill;

drill *drill_new(double loss_rate);
void drill_free(drill *h);

// @param most  Largest number of seeds to keep
// @param per   how they are put on a row
void drill_keep(drill *h, int most, int per);

void drill_fill(drill *h, int seed_count);
void drill_drain(drill *h, int seed_count); // a negative count drains all
int drill_spare(drill *h, int seed_count);  // 0, or -1
void drill_turn(drill *h, int offset);
int drill_lost(const drill *h);

#endif
