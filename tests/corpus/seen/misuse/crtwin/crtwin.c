#include "crtwin.h"

#include <stdlib.h>
#include <string.h>

struct crtwin {
	int lines, cols;
	int y, x;
	int stride;	/* columns of the outermost window */
	char *cell;	/* its upper left corner */
	char *own;	/* what to free; NULL for a subwindow */
};

static char *at(const CRTWIN *w, int y)
{
	return w->cell + (size_t)y * (size_t)w->stride;
}

static CRTWIN *make(int lines, int cols)
{
	CRTWIN *w;

	if (lines < 1 || lines > CW_MAXY || cols < 1 || cols > CW_MAXX)
		return NULL;
	w = calloc(1, sizeof *w);
	if (w != NULL) {
		w->lines = lines;
		w->cols = cols;
	}
	return w;
}

CRTWIN *cw_new(int lines, int cols)
{
	CRTWIN *w = make(lines, cols);

	if (w == NULL)
		return NULL;
	w->own = malloc((size_t)lines * (size_t)cols);
	if (w->own == NULL) {
		free(w);
		return NULL;
	}
	w->stride = cols;
	w->cell = w->own;
	cw_erase(w);
	return w;
}

CRTWIN *cw_sub(CRTWIN *w, int lines, int cols, int y, int x)
{
	CRTWIN *s;

	if (y < 0 || y >= w->lines || x < 0 || x >= w->cols || lines > w->lines - y || cols > w->cols - x)
		return NULL;
	s = make(lines, cols);
	if (s != NULL) {
		s->stride = w->stride;
		s->cell = at(w, y) + x;
	}
	return s;
}

void cw_delete(CRTWIN *w)
{
	free(w->own);
	free(w);
}

int cw_move(CRTWIN *w, int y, int x)
{
	if (y < 0 || y >= w->lines || x < 0 || x >= w->cols)
		return ERR;
	w->y = y;
	w->x = x;
	return OK;
}

void cw_where(const CRTWIN *w, int *y, int *x)
{
	*y = w->y;
	*x = w->x;
}

void cw_size(const CRTWIN *w, int *lines, int *cols)
{
	*lines = w->lines;
	*cols = w->cols;
}

static void blank(CRTWIN *w, int from, int to)
{
	for (; from < to; from++)
		memset(at(w, from), ' ', (size_t)w->cols);
}

void cw_scroll(CRTWIN *w, int n)
{
	int y;

	if (n >= w->lines || n <= -w->lines) {
		blank(w, 0, w->lines);
	} else if (n > 0) {
		for (y = 0; y < w->lines - n; y++)
			memcpy(at(w, y), at(w, y + n), (size_t)w->cols);
		blank(w, w->lines - n, w->lines);
	} else if (n < 0) {
		for (y = w->lines - 1; y >= -n; y--)
			memcpy(at(w, y), at(w, y + n), (size_t)w->cols);
		blank(w, 0, -n);
	}
}

static void newline(CRTWIN *w)
{
	w->x = 0;
	if (w->y < w->lines - 1)
		w->y++;
	else
		cw_scroll(w, 1);
}

void cw_clrtoeol(CRTWIN *w)
{
	memset(at(w, w->y) + w->x, ' ', (size_t)(w->cols - w->x));
}

void cw_addch(CRTWIN *w, int c)
{
	if (c == '\n') {
		cw_clrtoeol(w);
		newline(w);
		return;
	}
	at(w, w->y)[w->x] = (char)(c < 32 || c > 126 ? '?' : c);
	if (++w->x == w->cols)
		newline(w);
}

void cw_addstr(CRTWIN *w, const char *s)
{
	for (; *s != '\0'; s++)
		cw_addch(w, *s);
}

void cw_erase(CRTWIN *w)
{
	blank(w, 0, w->lines);
	w->y = w->x = 0;
}

int cw_inch(const CRTWIN *w)
{
	return at(w, w->y)[w->x];
}

int cw_line(const CRTWIN *w, int y, char *buf)
{
	if (y < 0 || y >= w->lines)
		return ERR;
	memcpy(buf, at(w, y), (size_t)w->cols);
	buf[w->cols] = '\0';
	return OK;
}
