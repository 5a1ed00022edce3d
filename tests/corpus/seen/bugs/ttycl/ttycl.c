#include "ttycl.h"

#include <stdlib.h>

struct cblock {
	struct cblock	*next;
	int		 first, last;
	unsigned char	 info[CLBSIZE];
};

void
clinit(struct clist *q)
{
	q->c_cc = 0;
	q->c_cf = q->c_cl = NULL;
}

void
clflush(struct clist *q)
{
	struct cblock *b, *next;

	for (b = q->c_cf; b != NULL; b = next) {
		next = b->next;
		free(b);
	}
	clinit(q);
}

int
clputc(struct clist *q, int c)
{
	struct cblock *b = q->c_cl;

	if (q->c_cc >= CLHIGH)
		return -1;
	if (b == NULL || b->last == CLBSIZE) {
		b = malloc(sizeof *b);
		if (b == NULL)
			return -1;
		b->next = NULL;
		b->first = b->last = 0;
		if (q->c_cl == NULL)
			q->c_cf = b;
		else
			q->c_cl->next = b;
		q->c_cl = b;
	}
	b->info[b->last++] = (unsigned char)c;
	q->c_cc++;
	return 0;
}

int
clgetc(struct clist *q)
{
	struct cblock *b = q->c_cf;
	int c;

	if (b == NULL)
		return -1;
	c = b->info[b->first++];
	q->c_cc--;
	if (b->first == b->last) {
		q->c_cf = b->next;
		if (q->c_cf == NULL)
			q->c_cl = NULL;
		free(b);
	}
	return c;
}

int
clunputc(struct clist *q)
{
	struct cblock *b = q->c_cl, **bp;
	int c;

	if (b == NULL)
		return -1;
	c = b->info[--b->last];
	q->c_cc--;
	if (b->first == b->last) {
		for (bp = &q->c_cf; *bp != b; bp = &(*bp)->next)
			continue;
		*bp = NULL;
		if (q->c_cf == NULL)
			q->c_cl = NULL;
		free(b);
	}
	return c;
}

int
clnth(const struct clist *q, int n)
{
	const struct cblock *b;

	if (n < 0 || n >= q->c_cc)
		return -1;
	for (b = q->c_cf; n >= b->last - b->first; b = b->next)
		n -= b->last - b->first;
	return b->info[b->first + n];
}

int
clwrite(struct clist *q, const char *cp, int n)
{
	int i;

	for (i = 0; i < n; i++)
		if (clputc(q, cp[i]) < 0)
			break;
	return i;
}

int
clread(struct clist *q, char *cp, int n)
{
	int i, c;

	for (i = 0; i < n; i++) {
		if ((c = clgetc(q)) < 0)
			break;
		cp[i] = (char)c;
	}
	return i;
}

int
clline(const struct clist *q)
{
	const struct cblock *b;
	int i, n = 0;

	for (b = q->c_cf; b != NULL; b = b->next)
		for (i = b->first; i < b->last; i++) {
			n++;
			if (b->info[i] == '\n')
				return n;
		}
	return 0;
}

int
clkill(struct clist *q)
{
	int n = 0;

	while (q->c_cc > 0 && clnth(q, q->c_cc - 1) != '\n') {
		clunputc(q);
		n++;
	}
	return n;
}

void
clcat(struct clist *from, struct clist *to)
{
	if (from == to)
		return;
	while (from->c_cc > 0 && clputc(to, clnth(from, 0)) == 0)
		clgetc(from);
}
