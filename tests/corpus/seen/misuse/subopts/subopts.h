/* subopts.h -- option lists like "ro,size=64,label=disk"
 *
 * For the argument of things like mount -o: names, some with a value, with
 * commas between.  No blanks are skipped, and nothing is quoted.
 *
 * Everything is done in place: the text that is parsed is cut into pieces by
 * NULs written over its commas and equals signs, so it has to be writable, and
 * the values that come out point into it.
 */
#ifndef SUBOPTS_H
#define SUBOPTS_H

#include <stddef.h>

enum sub_kind {
	SUB_FLAG,	/* name or noname: dest is an int *, set to 1 or 0 */
	SUB_NUM,	/* name=number: dest is a long *; decimal, with a sign or none */
	SUB_TEXT	/* name=value: dest is a char **, set into the text */
};

/* What is known of an option.  A table of them ends with an entry whose name
 * is NULL. */
struct sub_opt {
	const char *name;
	enum sub_kind kind;
	void *dest;	/* NULL: the option is checked, but not stored */
};

enum sub_error {
	SUB_OK,
	SUB_UNKNOWN,	/* no such option */
	SUB_MISSING,	/* the option needs a value */
	SUB_EXTRA,	/* the option has none */
	SUB_BAD		/* not a number, or out of the range of long */
};

/* Takes the next piece from *text and moves *text behind it.  Returns its
 * name, and its value in *value (NULL without equals sign; empty after one).
 * Empty pieces are passed over.  NULL at the end. */
char *sub_next(char **text, char **value);

/* The entry of a name in a table, NULL if there is none. */
const struct sub_opt *sub_find(const struct sub_opt *table, const char *name);

/* Number of entries of a table. */
size_t sub_count(const struct sub_opt *table);

/* Parses a text and stores what it says by the table.  Of several pieces with
 * the same name the last one counts.  At the first error it stops; what came
 * before is stored, and *bad (if bad is not NULL) is the name in question,
 * which lies in the text, or NULL without error. */
enum sub_error sub_parse(char *text, const struct sub_opt *table,
			 const char **bad);

/* Parses a number the way SUB_NUM does.  0, or -1 with *out unchanged. */
int sub_number(const char *text, long *out);

/* Writes the list that the stored values amount to, in the table's order, cut
 * to size with a NUL (size may be 0).  A SUB_TEXT that is NULL and entries
 * without dest are left out.  buf does not overlap the stored texts.  Returns
 * the full length. */
size_t sub_format(char *buf, size_t size, const struct sub_opt *table);

/* What an error means; a constant text. */
const char *sub_strerror(enum sub_error error);

#endif
