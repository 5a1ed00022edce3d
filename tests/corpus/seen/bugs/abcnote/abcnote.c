#include "abcnote.h"

#include <string.h>

#define MAX_OCTAVE 8
#define MAX_LEN 64

static const char letters[] = "CDEFGAB";
static const int semitones[7] = { 0, 2, 4, 5, 7, 9, 11 };

/* how the semitones of an octave are spelled */
static const struct { int step, alter; } spelling[12] = {
	{ 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 2, 0 }, { 3, 0 },
	{ 3, 1 }, { 4, 0 }, { 4, 1 }, { 5, 0 }, { 5, 1 }, { 6, 0 },
};

static int good_den(int den)
{
	return den >= 1 && den <= MAX_LEN && (den & (den - 1)) == 0;
}

int abcnote_valid(const struct abcnote *note)
{
	return note->step >= 0 && note->step <= 6 &&
	       note->alter >= -2 && note->alter <= 2 &&
	       note->octave >= 0 && note->octave <= MAX_OCTAVE &&
	       note->num >= 1 && note->num <= MAX_LEN && good_den(note->den);
}

/* A number of at most two digits; -1 if it has more. */
static int number(const char **p)
{
	int n = 0, digits = 0;

	while (**p >= '0' && **p <= '9') {
		if (++digits > 2)
			return -1;
		n = n * 10 + (*(*p)++ - '0');
	}
	return n;
}

int abcnote_parse(const char *text, struct abcnote *note)
{
	struct abcnote n = { 0, 0, 4, 1, 1 };
	const char *p = text, *letter;

	if (*p == '^') {
		n.alter = p[1] == '^' ? 2 : 1;
		p += n.alter;
	} else if (*p == '_') {
		n.alter = p[1] == '_' ? -2 : -1;
		p -= n.alter;
	} else if (*p == '=') {
		p++;
	}

	if (*p >= 'a' && *p <= 'g') {
		n.octave = 5;
		letter = strchr(letters, *p - 'a' + 'A');
	} else if (*p >= 'A' && *p <= 'G') {
		letter = strchr(letters, *p);
	} else {
		return -1;
	}
	n.step = (int)(letter - letters);
	p++;

	for (; *p == ',' || *p == '\''; p++) {
		n.octave += *p == ',' ? -1 : 1;
		if (n.octave < 0 || n.octave > MAX_OCTAVE)
			return -1;
	}

	if (*p >= '0' && *p <= '9')
		n.num = number(&p);
	if (*p == '/') {
		p++;
		if (*p >= '0' && *p <= '9') {
			n.den = number(&p);
		} else {
			n.den = 2;
			for (; *p == '/'; p++) {
				n.den *= 2;
				if (n.den > MAX_LEN)
					return -1;
			}
		}
	}
	if (!abcnote_valid(&n))
		return -1;
	*note = n;
	return (int)(p - text);
}

static char *put_number(char *p, int n)
{
	if (n >= 10)
		*p++ = (char)('0' + n / 10);
	*p++ = (char)('0' + n % 10);
	return p;
}

int abcnote_format(const struct abcnote *note, char *buf, size_t size)
{
	char text[ABCNOTE_MAXTEXT], *p = text;
	int i;

	if (!abcnote_valid(note))
		return -1;
	for (i = 0; i < note->alter; i++)
		*p++ = '^';
	for (i = 0; i > note->alter; i--)
		*p++ = '_';
	if (note->octave >= 5) {
		*p++ = (char)(letters[note->step] - 'A' + 'a');
		for (i = 5; i < note->octave; i++)
			*p++ = '\'';
	} else {
		*p++ = letters[note->step];
		for (i = 4; i > note->octave; i--)
			*p++ = ',';
	}
	if (note->num != 1)
		p = put_number(p, note->num);
	if (note->den != 1) {
		*p++ = '/';
		p = put_number(p, note->den);
	}
	*p = '\0';
	if ((size_t)(p - text) >= size)
		return -1;
	memcpy(buf, text, (size_t)(p - text) + 1);
	return (int)(p - text);
}

int abcnote_pitch(const struct abcnote *note, int *semis)
{
	if (!abcnote_valid(note))
		return -1;
	*semis = note->octave * 12 + semitones[note->step] + note->alter;
	return 0;
}

int abcnote_transpose(struct abcnote *note, int semis)
{
	int pitch, octave;

	if (abcnote_pitch(note, &pitch) < 0)
		return -1;
	if (semis < -200 || semis > 200)
		return -1;
	pitch += semis;
	octave = pitch / 12;
	if (octave < 0 || octave > MAX_OCTAVE)
		return -1;
	note->step = spelling[pitch % 12].step;
	note->alter = spelling[pitch % 12].alter;
	note->octave = octave;
	return 0;
}

int abcnote_simplify(struct abcnote *note)
{
	return abcnote_transpose(note, 0);
}

int abcnote_ticks(const struct abcnote *note, int unit)
{
	if (!abcnote_valid(note) || unit < 1 || unit > 65535)
		return -1;
	return note->num * unit / note->den;
}

int abcnote_equal(const struct abcnote *a, const struct abcnote *b)
{
	return a->step == b->step && a->alter == b->alter &&
	       a->octave == b->octave && a->num == b->num && a->den == b->den;
}
