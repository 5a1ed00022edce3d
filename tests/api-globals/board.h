/* A board of 16 places.  Nothing says here what comes first, but for the name. */
#ifndef BOARD_H
#define BOARD_H

void board_init(void);
void board_quit(void);
/* False: there is no such place. */
_Bool board_put(int place, int value);
/* 0 where nothing was put. */
int board_at(int place);

#endif
