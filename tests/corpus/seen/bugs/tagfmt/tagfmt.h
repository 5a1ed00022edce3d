/* tagfmt: formatting like printf, but with checked arguments.
 *
 * Arguments are an array of tagged values instead of "...", so a format that
 * does not suit them is an error (returned) and never undefined behaviour.
 *
 *   tf_arg a[] = { tf_text("total"), tf_int(8), tf_real(2.5) };
 *   tf_format(buf, sizeof buf, "%-6s %*.2f", a, 3);
 */
#ifndef TAGFMT_H
#define TAGFMT_H

#include <stddef.h>

#define TF_MAX_WIDTH 500 /* wider fields are made this wide */
#define TF_MAX_PREC 60   /* same for the precision of %f */

enum tf_kind { TF_INT, TF_LONG, TF_REAL, TF_TEXT };

typedef struct tf_arg {
    enum tf_kind kind;
    union {
        int i;
        long long l;
        double r;
        const char *t;
    } as;
} tf_arg;

/* Errors of tf_format and tf_count. */
#define TF_EFORMAT (-1L) /* unknown conversion, or '%' at the end */
#define TF_EARGS (-2L)   /* too few arguments, or one of a wrong kind */
#define TF_ELONG (-3L)   /* the result would be longer than TF_MAX_RESULT */

#define TF_MAX_RESULT 100000L

/* The four kinds of arguments.  The text of tf_text is not copied and must
 * stay until it has been formatted; NULL is formatted as "(null)". */
tf_arg tf_int(int value);
tf_arg tf_long(long long value);
tf_arg tf_real(double value);
tf_arg tf_text(const char *text);

/* Formats into buf, at most size bytes including the NUL, which is always
 * there unless size is 0 (buf may be NULL then).  Returns the length of the
 * whole result, also if it was cut; or an error, with buf an empty text.
 *
 * Conversions: %[flags][width][.precision]x where x is
 *   d x     TF_INT or TF_LONG, decimal or hexadecimal (two's complement)
 *   f       TF_REAL
 *   s       TF_TEXT; the precision is the most that is taken of it
 *   %       a per cent sign, without an argument
 * Flags are '-' (to the left), '0' (zeros in front) and '+'.  Width and
 * precision are digits, or '*' for the next argument, a TF_INT of any value:
 * a negative width stands for '-' and the width without the sign, a negative
 * precision for none; with d and x the precision has no effect.  Too many
 * arguments are no error.  Neither fmt nor the
 * texts may overlap with buf; args may be NULL when nargs is 0. */
long tf_format(char *buf, size_t size, const char *fmt, const tf_arg *args, size_t nargs);

/* How many arguments the format needs, or TF_EFORMAT. */
long tf_count(const char *fmt);

/* Same as tf_format with "%*s", width and text. */
long tf_pad(char *buf, size_t size, const char *text, int width);

#endif
