#pragma once

/* Ratios of two counts. */
#define RATIO_MOST 9

struct count;
struct ratio;

struct ratio *ratio_new(int above);
void ratio_free(struct ratio *ratio);
/* Below zero, zero or above it, as with numbers. */
int ratio_compare(const struct ratio *a, const struct ratio *b);
/* A pointer to what is below. */
struct count *ratio_below_ref(struct ratio *ratio);
/* The part of it, in RATIO_MOST parts at most; parts is 1 .. RATIO_MOST. */
int ratio_parts(const struct ratio *ratio, int parts);
void count_set(struct count *count, int value);
int count_get(const struct count *count);
