#ifndef PLACARD_H
#define PLACARD_H

/* placard: lines of text on a sheet. */

typedef struct placard {
    int (*width)(const char *text); /* how wide it is */
    int (*height)(void);
    int lines;
} placard;

void placard_init(placard *p);
/* The room that a line takes. */
int placard_room(placard *p, const char *text);
/* How high all lines are. */
int placard_height(placard *p);

#endif
