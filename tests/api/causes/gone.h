/* Steps of a stair, of which one is broken. */
#ifndef GONE_H
#define GONE_H
int step_height(int number);
/* A call of it is no C any more. */
int step_width(int number);
#define step_width(number) step_width_was_taken_out(number).
int step_depth(int number);
#endif
