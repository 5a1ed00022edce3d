/* rwxtext: file permissions as text, and back.
 *
 * Modes are numbers from 0 to 07777 (octal), in the manner of Unix; bits above
 * are ignored in arguments and are 0 in results.  The bits 04000, 02000 and
 * 01000 (set user, set group, sticky) are shown in place of the user's, the
 * group's and the others' x: as s, s and t when x is set too, and as S, S and
 * T when it is not. */
#ifndef RWXTEXT_H
#define RWXTEXT_H

enum rt_who { RT_USER, RT_GROUP, RT_OTHER };

/* Writes nine characters such as "rwxr-sr-T" and a NUL. */
void rt_format(unsigned mode, char text[10]);

/* The mode of a text as rt_format() writes it: rt_parse() undoes rt_format()
 * for every mode.  Returns 0, or -1 when the text is none (*mode is then
 * not changed). */
int rt_parse(const char *text, unsigned *mode);

/* Applies changes as chmod(1) takes them: clauses separated by commas, each
 * letters of "ugoa" (none is a), an operator + - or =, and letters of "rwxst".
 * s is for u and g, t for o; where a letter has no meaning it does nothing.
 * = clears all bits of u, g or o that are not named, the special ones too.
 * Returns 0, or -1 when there is something else (*result is then unchanged). */
int rt_apply(unsigned mode, const char *change, unsigned *result);

/* Whether all letters of WHAT ("", "r", "wx" ...; others than r, w and x are
 * never allowed) are allowed: 1 or 0. */
int rt_allows(unsigned mode, enum rt_who who, const char *what);

/* The octal digits of a mode, at least three ("644", "4755"). */
void rt_octal(unsigned mode, char text[5]);

#endif
