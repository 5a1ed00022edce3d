#ifndef FLDCUT_H
#define FLDCUT_H
/*
 * fldcut - cut a line into fields where it stands
 *
 * No memory is allocated: separators are overwritten with NULs, and the fields
 * that come back point into the line.  Hence the line must be writable, and the
 * fields are good as long as the line is.
 */

/* Cut at every sep; empty fields count.  At most max fields go to fld, which has
 * that much room; the last takes the rest of the line uncut.  Returns how many. */
int fc_split(char *line, int sep, char **fld, int max);

/* Same, at runs of blanks and tabs; none are empty.  "..." keeps blanks. */
int fc_words(char *line, char **fld, int max);

/* Field by field: cut at the first sep in *p, return what is before it and move *p
 * behind it, to NULL at the end.  NULL if *p is NULL. */
char *fc_next(char **p, int sep);

/* Cut blanks, tabs and newlines off both ends; returns the new start. */
char *fc_trim(char *s);

/* Replace \n and \t by what they mean, any other \c by c; returns s. */
char *fc_unesc(char *s);

/* Put fld[0..n-1] together again, with sep in between.  At most size - 1 chars and
 * a NUL are written to dst, nothing if size < 1; dst is apart from the fields.
 * Returns the length of the whole. */
int fc_join(char *const *fld, int n, int sep, char *dst, int size);

/* Index of the field that equals key; -1 if none does. */
int fc_index(char *const *fld, int n, const char *key);

#endif
