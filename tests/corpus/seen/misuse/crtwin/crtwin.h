/* crtwin.h: character windows */
#ifndef CRTWIN_H
#define CRTWIN_H

#define OK	0
#define ERR	(-1)

#define CW_MAXY	100	/* lines in a window */
#define CW_MAXX	200	/* columns */

/* A window has lines, columns and a cursor, which is at 0,0 when made; it is
   blank then.  Coordinates are y, x, from 0.  Functions that give int give OK,
   or ERR and do nothing, if not stated otherwise. */
typedef struct crtwin CRTWIN;

/* NULL if not 1..CW_MAXY by 1..CW_MAXX, or memory is out. */
CRTWIN *cw_new(int lines, int cols);

/* A window inside another, at y, x of it.  They share their characters: what is
   written to one is seen in the other.  A subwindow can have subwindows.  NULL
   if it does not fit.  All subwindows must be deleted before their window. */
CRTWIN *cw_sub(CRTWIN *w, int lines, int cols, int y, int x);

void cw_delete(CRTWIN *w);

int cw_move(CRTWIN *w, int y, int x);
void cw_where(const CRTWIN *w, int *y, int *x);
void cw_size(const CRTWIN *w, int *lines, int *cols);

/* Write at the cursor and move it on.  '\n' clears to the end of the line and
   goes to the next.  Behind the last line the window scrolls.  Characters
   that do not print become '?'. */
void cw_addch(CRTWIN *w, int c);
void cw_addstr(CRTWIN *w, const char *s);

void cw_erase(CRTWIN *w);	/* blank it, cursor home */
void cw_clrtoeol(CRTWIN *w);	/* blank from the cursor to the end of the line */
void cw_scroll(CRTWIN *w, int n);	/* up, or down if n < 0; the cursor stays */

int cw_inch(const CRTWIN *w);	/* the character at the cursor */

/* Copy line y, as text, to buf, which has room for columns + 1 characters. */
int cw_line(const CRTWIN *w, int y, char *buf);

#endif
