#ifndef HOOKS_H
#define HOOKS_H

/* hooks: weights on a rail, in memory of the caller's. */

struct hook {
    struct hook *next;
};
struct rail {
    struct hook *first;
    int count, bends;
};

void rail_init(struct rail *rail);
void hook_init(struct hook *hook);
/* Hangs it on the rail. */
void rail_hang(struct rail *rail, struct hook *hook);
/* How much of the rail each of them has. */
int rail_part(const struct rail *rail);
/* How many hooks there are up to the last. */
int rail_length(const struct rail *rail);

#endif
