#ifndef INIQUOTE_H
#define INIQUOTE_H

#include <stdbool.h>
#include <stddef.h>

/* Lines of INI files: splitting, quoting, escaping.  All texts are NUL
 * terminated, none is NULL.
 *
 * value   := '"' any* '"'  |  plain*
 * escapes := \n \t \r \\ \" \; \# \xHH (not \x00)
 * A plain value has no bare " ; or #; in quotes ; and # are allowed as they
 * are. Bare control characters are not allowed in either. */

enum iq_kind { IQ_EMPTY, IQ_SECTION, IQ_PAIR, IQ_BAD };

/* Parts of a line; they point into it, nothing is copied. */
struct iq_line {
    enum iq_kind kind;
    const char *name;  /* of section or pair, without blanks around */
    size_t namelen;
    const char *value; /* of a pair, still escaped; else NULL */
    size_t valuelen;
};

/* Splits a line (up to NUL or '\n'), a comment at its end is left out. Returns
 * out->kind. For IQ_EMPTY and IQ_BAD the parts are NULL and 0. Line must stay
 * as it is while *out is in use. */
enum iq_kind iq_split(const char *line, struct iq_line *out);

/* Whether the name of a section or pair is this one, ASCII case ignored. */
bool iq_named(const struct iq_line *l, const char *name);

/* The value of a pair, unescaped, for the caller to free. NULL if l is not a
 * pair, the value is not well-formed, or malloc fails. */
char *iq_value(const struct iq_line *l);

/* Whether s has to be in quotes: empty, or a blank at either end. */
bool iq_needs_quotes(const char *s);

/* Bytes that iq_escape will write for s, the NUL included. */
size_t iq_escaped_size(const char *s);

/* Writes s as a value, with quotes if need be, to dst, which has room for
 * iq_escaped_size(s) bytes and does not overlap s. Returns dst. */
char *iq_escape(char *dst, const char *s);

/* Whether text is a well-formed value. */
bool iq_check(const char *text);

/* Unescapes a value in place and returns the new length. Only for text that
 * iq_check accepts. */
size_t iq_unescape(char *text);

#endif
