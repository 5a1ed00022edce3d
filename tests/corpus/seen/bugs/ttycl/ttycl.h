/*
 * ttycl.h - character lists for terminal drivers
 *
 * A clist holds a line discipline's characters, 0..255, first in, first out,
 * in small blocks which come and go as needed.  -1 means "no character".
 * A list must be clinit()ed once before anything else, and clflush()ed at the
 * end.  No pointer may be NULL.
 */
#ifndef TTYCL_H
#define TTYCL_H

#define	CLBSIZE	6	/* characters per block */
#define	CLHIGH	2000	/* characters per list, at most */

struct cblock;

struct clist {
	int		 c_cc;	/* character count; read only */
	struct cblock	*c_cf;	/* private */
	struct cblock	*c_cl;	/* private */
};

void	clinit(struct clist *q);
void	clflush(struct clist *q);		/* drop all characters */

int	clputc(struct clist *q, int c);		/* append c & 0377; -1 when full */
int	clgetc(struct clist *q);		/* take the first */
int	clunputc(struct clist *q);		/* take back the last */
int	clnth(const struct clist *q, int n);	/* look at one; 0 is the first */

/* Append n characters, take n; the count done is returned. */
int	clwrite(struct clist *q, const char *cp, int n);
int	clread(struct clist *q, char *cp, int n);

/* Characters up to and with the first newline; 0 when there is none. */
int	clline(const struct clist *q);

/* The kill character: take back up to, not with, the last newline. */
int	clkill(struct clist *q);

/* Move all of `from' behind what is in `to', as long as that has room. */
void	clcat(struct clist *from, struct clist *to);

#endif
