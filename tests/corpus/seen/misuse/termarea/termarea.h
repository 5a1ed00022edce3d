/* termarea - capabilities of a terminal, from a termcap entry
 *
 * An entry is one line such as
 *
 *     vt52|DEC VT52:am:co#80:li#24:cl=\EH\EJ:cm=\EY%+ %+ :
 *
 * with flags (am), numbers (co#80) and strings (cl=...).  In strings \E is
 * escape, ^X is control-X, \nnn is a character in octal and \ before another
 * character is that character.
 *
 * A capability is named by two characters.
 */
#ifndef TERMAREA_H
#define TERMAREA_H

#include <stddef.h>

/* Selects the entry for the functions below.  It is not copied, and must stay
 * until another one is selected.  NULL selects none. */
void tma_select(const char *entry);

/* All others need an entry that is selected. */

/* Copies the terminal's first name as far as there is room, and a 0; nothing
 * when size is 0.  Returns the length of the whole name. */
size_t tma_name(char *buffer, size_t size);

/* 1 when the terminal has this flag, else 0. */
int tma_flag(const char *id);

/* A number, or -1 when the terminal does not have it or it is above 32767. */
int tma_number(const char *id);

/* Bytes that tma_string() would write, with the 0 at the end; 0 when the
 * terminal does not have this string. */
size_t tma_size(const char *id);

/* Decodes a string to *area, moves *area behind it, and returns the string; or
 * NULL when the terminal does not have it.  Strings are decoded one after the
 * other to one area, which has to be as large as all of them (see tma_size();
 * the length of the entry and one for each string will do). */
char *tma_string(const char *id, char **area);

/* Expands the string for moving the cursor: "%d" is a decimal number, "%+c" is
 * a character that is the number plus c, "%%" is a percent sign; the first
 * number is row and the second column, and further ones are 0.  Numbers outside
 * 0 to 32767 are taken as the nearest.  The result is overwritten by the next
 * call; it is "" when it would be longer than 63 characters, or when the string
 * has another "%". */
const char *tma_goto(const char *motion, int column, int row);

/* Calls put with each character of a string. */
void tma_puts(const char *string, int (*put)(int));

#endif
