/*
** A string accumulator, in the manner of sqlite3_str.
**
** An accumulator collects text that is appended to it, up to a maximum that is
** given when it is made.  Errors are remembered: the first one throws the text
** away, and from then on appending does nothing.  So a caller may append
** without looking, and ask once at the end.
*/
#ifndef STRACCUM_H
#define STRACCUM_H

typedef struct StrAccum StrAccum;

#define SA_OK 0
#define SA_NOMEM 7   /* malloc() failed */
#define SA_TOOBIG 18 /* more text than the maximum */

/* The largest maximum; larger ones, and those below 1, are taken for this. */
#define SA_MAX_LENGTH 1000000

/*
** Make a new accumulator for texts of up to mx characters.  Returns NULL when
** out of memory.  It is freed by StrAccumFinish() or StrAccumFree().
*/
StrAccum *StrAccumNew(int mx);

/*
** Free an accumulator together with its text.  A NULL pointer is a no-op.
*/
void StrAccumFree(StrAccum *p);

/*
** Free an accumulator and return its text, which the caller must free().
** Returns NULL if an error was encountered, or if the text is empty.
*/
char *StrAccumFinish(StrAccum *p);

/* Append a text, the first N characters of one (all, if it is shorter), or N
** copies of a character.  N<=0 appends nothing. */
void StrAccumAppendAll(StrAccum *p, const char *z);
void StrAccumAppend(StrAccum *p, const char *z, int N);
void StrAccumAppendChar(StrAccum *p, int N, char c);

/* Append an integer in decimal. */
void StrAccumAppendInt(StrAccum *p, long long v);

/*
** Empty the accumulator.  An error that was encountered is kept.
*/
void StrAccumReset(StrAccum *p);

/* SA_OK, or the first error. */
int StrAccumErrcode(const StrAccum *p);
/* Length of the text; 0 after an error. */
int StrAccumLength(const StrAccum *p);
/* The text until now, "" after an error.  The pointer is valid until the next
** call that changes the accumulator. */
const char *StrAccumValue(const StrAccum *p);

#endif
