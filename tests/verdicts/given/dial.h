#ifndef DIAL_H
#define DIAL_H

/* The hand of a dial. */
struct hand {
    unsigned short minute;
    unsigned char width;
};

/* Any minute, before or after the full hour too. */
struct hand hand_make(int minute, unsigned char width);
const char *hand_quarter(struct hand hand);

/* A mark on the dial. */
struct mark {
    int place, width;
};

struct mark mark_make(int place, int width);
const char *mark_name(struct mark mark);

#endif
