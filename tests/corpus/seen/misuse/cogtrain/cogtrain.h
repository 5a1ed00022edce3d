#ifndef COGTRAIN_H
#define COGTRAIN_H

// cogtrain: arithmetic of gear trains, exact, without floating point

#include <stddef.h>
#include <stdint.h>

// A pair of meshing wheels. Both have at least one tooth.
typedef struct cog_pair {
    uint8_t driver;
    uint8_t driven;
} cog_pair;

// So many turns of the input for so many turns of the output, in lowest
// terms. Neither is ever 0.
typedef struct cog_ratio {
    uint32_t in;
    uint32_t out;
} cog_ratio;

// The most pairs in a train.
#define COG_PAIRS 4

// The ratio of one pair.
cog_ratio cog_of_pair(cog_pair pair);

// The ratio of a train of n pairs, from the input on; n is not above
// COG_PAIRS. A train without pairs is 1:1.
cog_ratio cog_of_train(const cog_pair *pairs, size_t n);

// The ratio of a train that is driven from its output.
cog_ratio cog_invert(cog_ratio r);

// Speed of the output in thousandths of a turn per minute, at a speed of the
// input in the same unit; rounded towards 0.
int64_t cog_speed(cog_ratio r, int32_t input);

// -1, 0 or 1 as a reduces the speed less than, as much as or more than b.
int cog_compare(cog_ratio a, cog_ratio b);

// After how many turns of the driver the same teeth of a pair meet again.
unsigned cog_hunting(cog_pair pair);

// The direction in which a tooth points, in millionths of a turn. Teeth of a
// wheel are numbered from 0.
uint32_t cog_angle(uint8_t teeth, uint8_t tooth);

// Picks two of the n wheels in a box whose ratio is nearest to the wanted one.
// At least two wheels are needed; none has less than 1 tooth.
cog_pair cog_choose(const uint8_t *box, size_t n, cog_ratio wanted);

#endif
