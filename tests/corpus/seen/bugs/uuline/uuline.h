#ifndef UULINE_H
#define UULINE_H

/*
 * uuline - one line of uuencoded text at a time.
 *
 * A data line is a count character, then four printing characters for every
 * three bytes; no newline.  Both blank and ` stand for zero on input, ` is
 * what is written.  Texts are terminated by a NUL.  Pointers are not NULL, and
 * what is read does not overlap what is written.
 */
#define UU_BYTES    45  /* bytes in a full line */
#define UU_LINE     62  /* room for a full line and its NUL */
#define UU_NAME     64  /* room for a file name and its NUL */

/* Encode n bytes, 0..UU_BYTES, into line (UU_LINE chars of room); the length of the
 * line, or -1 if n is out of range. */
int uu_enc(const unsigned char *src, int n, char *line);

/* Decode a data line into dst (UU_BYTES of room); the number of bytes, or -1 for a
 * line with a bad character or count.  Mailers strip trailing blanks from
 * lines: what is missing counts as blank.  What follows the data is ignored. */
int uu_dec(const char *line, unsigned char *dst);

/* "begin MODE NAME".  Writing: size chars of room, -1 if it does not fit or the
 * mode is not 0..0777.  Reading: name has UU_NAME chars of room, a longer one is
 * cut; 0, or -1 if the line is no begin line. */
int uu_begin(char *line, int size, int mode, const char *name);
int uu_isbegin(const char *line, int *mode, char *name);

/* 1 for an "end" line. */
int uu_isend(const char *line);

/* Data lines needed for n bytes, with the empty one at the end. */
long uu_lines(long n);

/* BSD sum of n bytes, going on from sum (0 at first). */
unsigned uu_sum(unsigned sum, const unsigned char *src, int n);

#endif
