#include "symmode.h"

#include <stdlib.h>
#include <string.h>

#define ALL 07777u
#define STEP 4

struct cmd {
	char op;	/* '+', '-', '='; 0 ends the list */
	char from;	/* 'u', 'g', 'o': copy these; 0: use bits */
	char xdir;	/* 'X' was given */
	unsigned who;
	unsigned bits;
};

struct symmode {
	struct cmd *cmds;
	size_t len, room;
};

static int
addcmd(symmode_t *s, const struct cmd *c)
{
	struct cmd *p;

	if (s->len == SM_MAX)
		return -1;
	if (s->len == s->room) {
		p = realloc(s->cmds, (s->room + STEP) * sizeof *p);
		if (p == NULL)
			return -1;
		s->cmds = p;
		s->room += STEP;
	}
	s->cmds[s->len++] = *c;
	return 0;
}

static int
octal(symmode_t *s, const char *t)
{
	struct cmd c = { .op = '=', .who = ALL };

	for (; *t != '\0'; t++) {
		if (*t < '0' || *t > '7')
			return -1;
		c.bits = c.bits << 3 | (unsigned)(*t - '0');
		if (c.bits > ALL)
			return -1;
	}
	return addcmd(s, &c);
}

/* One action: the operator at *tp and what follows. */
static int
action(symmode_t *s, const char **tp, unsigned who)
{
	const char *t = *tp;
	struct cmd c = { .op = *t++, .who = who };

	if (*t == 'u' || *t == 'g' || *t == 'o')
		c.from = *t++;
	else
		for (;; t++) {
			if (*t == 'r')
				c.bits |= 0444;
			else if (*t == 'w')
				c.bits |= 0222;
			else if (*t == 'x')
				c.bits |= 0111;
			else if (*t == 's')
				c.bits |= 06000;
			else if (*t == 't')
				c.bits |= 01000;
			else if (*t == 'X')
				c.xdir = 1;
			else
				break;
		}
	*tp = t;
	return addcmd(s, &c);
}

static int
clauses(symmode_t *s, const char *t, unsigned mask)
{
	unsigned who;

	for (;; t++) {
		who = 0;
		for (;; t++) {
			if (*t == 'u')
				who |= 04700;
			else if (*t == 'g')
				who |= 02070;
			else if (*t == 'o')
				who |= 00007;
			else if (*t == 'a')
				who |= ALL;
			else
				break;
		}
		if (who == 0)
			who = ALL & ~mask;
		if (*t != '+' && *t != '-' && *t != '=')
			return -1;
		while (*t == '+' || *t == '-' || *t == '=')
			if (action(s, &t, who) != 0)
				return -1;
		if (*t == '\0')
			return 0;
		if (*t != ',')
			return -1;
	}
}

symmode_t *
sm_compile(const char *text, unsigned mask)
{
	symmode_t *s;
	int bad;

	if (text == NULL || (s = calloc(1, sizeof *s)) == NULL)
		return NULL;
	if (*text >= '0' && *text <= '7')
		bad = octal(s, text);
	else
		bad = clauses(s, text, mask);
	if (bad) {
		sm_free(s);
		return NULL;
	}
	s->cmds[s->len].op = 0;
	return s;
}

symmode_t *
sm_join(const symmode_t *a, const symmode_t *b)
{
	symmode_t *s;
	size_t n = a->len + b->len;

	if (n > SM_MAX || (s = calloc(1, sizeof *s)) == NULL)
		return NULL;
	s->cmds = calloc(n + 1, sizeof *s->cmds);
	if (s->cmds == NULL) {
		free(s);
		return NULL;
	}
	memcpy(s->cmds, a->cmds, a->len * sizeof *a->cmds);
	memcpy(s->cmds + a->len, b->cmds, b->len * sizeof *b->cmds);
	s->len = n;
	s->room = n + 1;
	return s;
}

unsigned
sm_apply(const symmode_t *s, unsigned mode)
{
	const struct cmd *c;
	unsigned bits;

	for (c = s->cmds; c->op != 0; c++) {
		bits = c->bits;
		if (c->from != 0)
			bits = (c->from == 'u' ? mode >> 6 : c->from == 'g' ? mode >> 3 : mode) % 8 * 0111;
		if (c->xdir && (mode & (SM_DIR | 0111)) != 0)
			bits |= 0111;
		bits &= c->who;
		if (c->op == '+')
			mode |= bits;
		else if (c->op == '-')
			mode &= ~bits;
		else
			mode = (mode & ~c->who) | bits;
	}
	return mode;
}

size_t
sm_count(const symmode_t *s)
{
	return s->len;
}

void
sm_free(symmode_t *s)
{
	if (s == NULL)
		return;
	free(s->cmds);
	free(s);
}

void
sm_strmode(unsigned mode, char p[11])
{
	int i;

	p[0] = (mode & SM_DIR) != 0 ? 'd' : '-';
	for (i = 0; i < 9; i++)
		p[1 + i] = (mode & 0400u >> i) != 0 ? "rwx"[i % 3] : '-';
	p[10] = '\0';
	if (mode & 04000)
		p[3] = p[3] == 'x' ? 's' : 'S';
	if (mode & 02000)
		p[6] = p[6] == 'x' ? 's' : 'S';
	if (mode & 01000)
		p[9] = p[9] == 'x' ? 't' : 'T';
}
