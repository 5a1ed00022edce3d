#ifndef SLOTS_H
#define SLOTS_H

struct slot {
    const void *what;
    unsigned length;
};
struct slots {
    struct slot *first;
    unsigned size, used;
};

void slots_init(struct slots *s, struct slot *first, unsigned size);
unsigned slots_used(const struct slots *s);

#endif
