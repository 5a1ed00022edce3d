#ifndef BENCHPAIR_H
#define BENCHPAIR_H

/* A bench with a vice on it. */
struct vice {
    const char *held;
    int turns;
};
struct benchpair {
    struct vice *vice;
    int used;
};

/* Sets a bench up, with a vice that is open. */
void benchpair_init(struct benchpair *bench, struct vice *vice);

/* Holds a piece, if it holds none: 1, else 0. */
int benchpair_hold(struct benchpair *bench, const char *piece);

/* Lets it go: how many letters its name has, 0 if there is none. */
int benchpair_release(struct benchpair *bench);

#endif
