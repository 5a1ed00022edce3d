#ifndef TELETYPE_H
#define TELETYPE_H

#include <stddef.h>

/* Letters on a line with two cases.  A byte of 1 switches to small letters, one
 * of 2 to capitals.  What cannot be sent becomes a question mark: numbers above
 * 127. */

/* One direction of one line.  Members are for reading only. */
struct teletype {
    int is_capital;
    unsigned long sent;
};

/* Before anything else, and to start over. */
void teletype_init(struct teletype *t);

/* Sends letters until the output has no room for what comes next.  The output may
 * be NULL when there is no room and must not overlap the text. */
size_t teletype_send(struct teletype *t, const char *text, unsigned char *out, size_t room);

/* A wire from one to another. */
struct wire {
    unsigned char *held;
    size_t count;
};

/* Takes what a teletype would send now.  Before anything else, set up the wire
 * with wire_init(). */
void wire_init(struct wire *w);
void wire_fini(struct wire *w);
size_t wire_take(struct wire *w, const unsigned char *bytes, size_t count);

#endif
