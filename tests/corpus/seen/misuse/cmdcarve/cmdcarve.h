#ifndef CMDCARVE_H
#define CMDCARVE_H

/*
 * Cuts a command line into words, in place, and finds options in them.
 *
 * Blanks and tabs separate words.  Single and double quotes keep them in a
 * word and are removed; a backslash (not in single quotes) takes the next
 * character as it is.  A # that begins a word ends the line.
 */

/*
 * Cuts LINE, which is overwritten, and stores pointers to the words in WORDS,
 * an array with room for MOST pointers.  The words are parts of LINE.
 * Returns how many there are, CC_OPEN when a quote is not closed or a
 * backslash is last, CC_MANY when there are more than MOST.  What LINE and
 * WORDS hold after a failure is not defined.
 */
int cc_carve(char *line, char **words, int most);

#define CC_OPEN (-1)
#define CC_MANY (-2)

/* For all of these COUNT is what cc_carve() returned; when that is negative
 * there are no words.  Words from "--" on are not looked at as options. */

/* How often the option stands there, e.g. "-v". */
int cc_flag(char *const *words, int count, const char *option);

/*
 * The value of the last option of this name, of "--name=value" or of the two
 * words "--name" "value"; NULL when there is none.
 */
const char *cc_value(char *const *words, int count, const char *option);

/* cc_value() as a number, or OTHERWISE when there is none, it is not a
 * decimal number or not within LOW and HIGH. */
long cc_number(char *const *words, int count, const char *option, long low, long high, long otherwise);

/* The index of the first word that is behind "--"; COUNT (or 0 when that is
 * negative) when there is none. */
int cc_rest(char *const *words, int count);

#endif
