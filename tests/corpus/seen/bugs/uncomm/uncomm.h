/* uncomm.h -- takes the comments out of JSON
 *
 * People like to write comments into their JSON configuration; JSON parsers
 * don't like to read them.  So run the text through here first.  We know both
 * kinds of C comments, the ones that go from two slashes to the end of the
 * line and the ones between slash-star and star-slash.  Those don't nest.
 *
 * Nothing here is a JSON parser, and so nothing here complains.  Whatever you
 * pass, valid JSON or not, gets treated like this: a double quote outside a
 * comment starts a string, which goes to the next double quote or to the end
 * of the text; a backslash in it takes the next character along, be it a quote
 * or another backslash.  Slashes and stars within strings are just characters.
 * A comment which nobody closed goes to the end of the text.
 *
 * All texts are plain NUL-terminated C strings.  Every function is happy with
 * a NULL instead of one and treats it like "".
 */
#ifndef UNCOMM_H
#define UNCOMM_H

#include <stdbool.h>
#include <stddef.h>

/* How a text may end, see uncomm_state(). */
enum uncomm_end {
    UNCOMM_PLAIN,  /* outside of everything                             */
    UNCOMM_STRING, /* in a string                                       */
    UNCOMM_LINE,   /* in a comment with two slashes (no newline so far) */
    UNCOMM_BLOCK   /* in a comment with slash and star                  */
};

/* Removes the comments from the text, in place (it can only get shorter).
 * The newline after a two-slash comment stays where it is.  Returns the new
 * length. */
size_t uncomm_strip(char *text);

/* Like uncomm_strip(), but leaves your text alone and gives you a new one,
 * for you to free().  NULL when memory is out. */
char *uncomm_dup(const char *text);

/* Overwrites comments with blanks instead, so that columns and offsets in
 * error messages of your parser still are right.  Newlines stay newlines. */
void uncomm_blank(char *text);

/* Removes blanks, tabs, newlines and carriage returns outside of strings, in
 * place.  Best done after uncomm_strip(): comments aren't special here.
 * Returns the new length. */
size_t uncomm_squeeze(char *text);

/* Counts the comments. */
size_t uncomm_count(const char *text);

/* Tells where we are at the end of the text: did someone forget to close
 * something? */
enum uncomm_end uncomm_state(const char *text);

/* The line of the character at this offset, counted from 1.  An offset
 * behind the end of the text means its end. */
size_t uncomm_lineno(const char *text, size_t offset);

#endif /* UNCOMM_H */
