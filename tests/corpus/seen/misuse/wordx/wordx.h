#ifndef WORDX_H
#define WORDX_H

#include <stddef.h>

/*
 * NAME
 *	wordx, wordxfree - split a command line as the shell does
 *
 * DESCRIPTION
 *	wordx() breaks s into words and sets w to them.  Quotes ' and " and the
 *	backslash work as in sh(1).  A # at the beginning of a word starts a
 *	comment.  Nothing is expanded.
 *
 *	w need not be initialised, and whatever it holds is overwritten; call
 *	wordxfree() before using a wordx_t again.  With WX_APPEND the words are
 *	added to those of an earlier call with the same w.
 *
 *	wordxfree() frees all words and leaves w empty; an empty w may be freed
 *	or appended to again.
 *
 * RETURN VALUES
 *	0, or one of the WX_E codes.  On error w is as before with WX_APPEND, and
 *	empty without.
 */
typedef struct {
	size_t wx_wordc;	/* count of words */
	char **wx_wordv;	/* the words, and a NULL; NULL when empty */
} wordx_t;

#define WX_APPEND	1	/* flag: add words */
#define WX_NOCOMM	2	/* flag: # is nothing special */

#define WX_ESYNTAX	1	/* quote not closed, backslash at the end */
#define WX_EBADCH	2	/* one of | & ; < > ( ) or newline, not quoted */
#define WX_EMEM		3	/* no memory, or more than WX_MANY words */

#define WX_MANY		1000

int wordx(const char *s, wordx_t *w, int flags);
void wordxfree(wordx_t *w);

/* Take a word out, the rest moves down; -1 if there is no word i. */
int wordxdel(wordx_t *w, size_t i);

/* Words and blanks as one new text, for free(); quoted so that wordx() gives
   the same words.  NULL if memory is out. */
char *wordxjoin(const wordx_t *w);

#endif
