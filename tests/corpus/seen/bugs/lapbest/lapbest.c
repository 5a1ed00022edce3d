#include "lapbest.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static void cut(char to[LAP_NAME], const char *who)
{
	size_t n = 0;

	while (n < LAP_NAME - 1 && who[n] != '\0')
		n++;
	memset(to, 0, LAP_NAME);
	memcpy(to, who, n);
}

void lap_init(struct lap_board *b, struct lap_row *rows, size_t cap)
{
	b->rows = rows;
	b->cap = cap < LONG_MAX ? cap : LONG_MAX;
	b->len = 0;
}

/* The first row that is slower. */
static size_t slower(const struct lap_board *b, uint32_t ms)
{
	size_t lo = 0, hi = b->len;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (b->rows[mid].ms > ms)
			hi = mid;
		else
			lo = mid + 1;
	}
	return lo;
}

long lap_enter(struct lap_board *b, const char *who, uint32_t ms)
{
	struct lap_row row;
	size_t at = slower(b, ms);

	if (at >= b->cap)
		return -1;
	cut(row.who, who);	/* may be a name on this board */
	row.ms = ms;

	memmove(b->rows + at + 1, b->rows + at, (b->len - at) * sizeof *b->rows);
	b->rows[at] = row;
	if (b->len < b->cap)
		b->len++;
	return (long)at;
}

long lap_place(const struct lap_board *b, const char *who)
{
	char name[LAP_NAME];
	size_t i;

	cut(name, who);
	for (i = 0; i < b->len; i++)
		if (strcmp(b->rows[i].who, name) == 0)
			return (long)i;
	return -1;
}

int lap_strike(struct lap_board *b, size_t place)
{
	if (place >= b->len)
		return -1;
	b->len--;
	memmove(b->rows + place, b->rows + place + 1, (b->len - place) * sizeof *b->rows);
	return 0;
}

size_t lap_disqualify(struct lap_board *b, const char *who)
{
	char name[LAP_NAME];
	size_t i, kept = 0, gone;

	cut(name, who);
	for (i = 0; i < b->len; i++)
		if (strcmp(b->rows[i].who, name) != 0) {
			if (kept != i)
				b->rows[kept] = b->rows[i];
			kept++;
		}
	gone = b->len - kept;
	b->len = kept;
	return gone;
}

uint32_t lap_behind(const struct lap_board *b, size_t place)
{
	return place < b->len ? b->rows[place].ms - b->rows[0].ms : 0;
}

char *lap_text(uint32_t ms, char text[LAP_TEXT])
{
	unsigned long min = ms / 60000;
	unsigned sec = ms / 1000 % 60, rest = ms % 1000;

	snprintf(text, LAP_TEXT, "%lu:%02u.%03u", min, sec, rest);
	return text;
}
