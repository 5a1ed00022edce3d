/*
 * NAME
 *      edscript - compare texts by lines, apply and reverse the differences
 *
 * DESCRIPTION
 *      An ed_text is a text cut into lines.  An ed_script is what turns one
 *      text into another: a sequence of steps which keep, delete or add a line.
 *      Neither changes any more once made (but see ed_reverse), and a script
 *      does not need the texts it was made from.
 *
 * LIMITS
 *      A text has at most ED_LINES_MAX lines and ED_BYTES_MAX bytes.
 *
 * MEMORY
 *      What a function returns that ends in "a new ..." is the caller's, to be
 *      given to ed_text_free, ed_script_free or free.  The former two take
 *      NULL.  No other function does, unless it says so.
 */
#ifndef EDSCRIPT_H
#define EDSCRIPT_H

#include <stdbool.h>
#include <stddef.h>

#define ED_LINES_MAX 200
#define ED_BYTES_MAX 65535

typedef struct ed_text ed_text;
typedef struct ed_script ed_script;

enum ed_op { ED_KEEP = ' ', ED_DELETE = '-', ED_ADD = '+' };

/* ed_text_new - a new text from a string.  The newline after the last line may
 * be missing; the empty string has no lines.  NULL: beyond the limits, string
 * is NULL, or no memory. */
ed_text *ed_text_new(const char *string);

void ed_text_free(ed_text *text);

/* ed_lines - how many lines there are */
size_t ed_lines(const ed_text *text);

/* ed_line - line i, counted from 0, without its newline; NULL: no such line.
 * It is the text's and goes with it. */
const char *ed_line(const ed_text *text, size_t i);

/* ed_join - a new string (free): all lines, each with a newline.
 * NULL: no memory. */
char *ed_join(const ed_text *text);

/* ed_same - whether two texts have the same lines */
bool ed_same(const ed_text *a, const ed_text *b);

/* ed_compare - a new script, as short as can be, which turns a into b.  NULL: no
 * memory.  ed_apply(ed_compare(a, b), a) is the same as b. */
ed_script *ed_compare(const ed_text *a, const ed_text *b);

void ed_script_free(ed_script *script);

/* ed_steps - how many steps there are, lines that are kept included */
size_t ed_steps(const ed_script *script);

/* ed_step - what step i does, and in *line (unless line is NULL) with which
 * line, which is the script's.  0: no such step; *line is unchanged. */
int ed_step(const ed_script *script, size_t i, const char **line);

/* ed_distance - how many lines the script deletes and adds */
size_t ed_distance(const ed_script *script);

/* ed_reverse - turns the script round, so that it makes a of b */
void ed_reverse(ed_script *script);

/* ed_apply - a new text, what the script makes of a text.  NULL: the text is not
 * the same as the one the script was made for, or no memory. */
ed_text *ed_apply(const ed_script *script, const ed_text *text);

#endif
