/* Constants in comments: "0 to MAX_DIGITS" is a range in digits for whoever has
 * read "#define MAX_DIGITS 9" above.  A name that bounds something is replaced by
 * the number that the header defines it as. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "model/operation_parts.h"

#define NAME_LEAST 3

static size_t constant_length(const char *at)
{
    size_t length = 0;
    while (isupper((unsigned char)at[length]) || isdigit((unsigned char)at[length]) || at[length] == '_')
        length++;
    bool is_whole = !islower((unsigned char)at[length]) && at[length] != '(';
    return is_whole && isupper((unsigned char)*at) && length >= NAME_LEAST ? length : 0;
}

/* "9", "(64)", "0x40u", "(1 << 16)": a plain number, and nothing else in its line but a comment. */
static bool read_value(const char *at, long long *value)
{
    char *end;
    at += strspn(at, " \t(");
    *value = strtoll(at, &end, 0);
    if (end == at)
        return false;
    end += strspn(end, "uUlL");
    end += strspn(end, " \t");
    if (strncmp(end, "<<", 2) == 0) {
        long shift = strtol(end + 2, &end, 0);
        if (shift < 0 || shift > 40)
            return false;
        *value <<= shift;
    }
    end += strspn(end, " \t)");
    return *end == '\n' || *end == '\r' || *end == ',' || *end == '}' || strncmp(end, "/*", 2) == 0 ||
           strncmp(end, "//", 2) == 0;
}

/* "#define NAME 9", "NAME = 9" in an enum. */
static bool is_defined(const char *source, const char *name, size_t length, long long *value)
{
    static const char define[] = "#define ";
    for (const char *at = source; (at = memmem(at, strlen(at), name, length)); at += length) {
        bool is_whole = at > source && !is_name_letter(at[-1]);
        const char *behind = at + length, *start = at;
        while (start > source && (start[-1] == ' ' || start[-1] == '\t'))
            start--;
        bool is_macro = start - source >= (ptrdiff_t)strlen(define) - 1 && *behind == ' ' &&
                        strncmp(start - (strlen(define) - 1), define, strlen(define) - 1) == 0;
        behind += strspn(behind, " \t");
        bool is_enumerator = *behind == '=' && behind[1] != '=';
        if (is_whole && (is_macro || is_enumerator) && read_value(behind + is_enumerator, value))
            return true;
    }
    return false;
}

/* "to", "at most", "<": what follows is a bound. */
static bool is_bound(const char *start, const char *at)
{
    static const char *const words[] = {
        "to", "most", "than", "below", "above",   "least", "exceed", "exceeds", "exceeding", "<",       "<=", ">",
        ">=", "..",   "...",  "and",   "maximum", "limit", "within", "beyond",  "reach",     "reached", "-",  "more"};
    while (at > start && strchr(" `'(@#", at[-1]))
        at--;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        ptrdiff_t length = (ptrdiff_t)strlen(words[i]);
        bool is_there = at - start >= length && strncmp(at - length, words[i], (size_t)length) == 0;
        if (is_there &&
            (at - start == length || !isalpha((unsigned char)*words[i]) || !isalpha((unsigned char)at[-length - 1])))
            return true;
    }
    return false;
}

/* "MAX_COUNT - 1" */
static long long less(const char **at)
{
    char *end;
    const char *sign = *at + strspn(*at, " ");
    if (*sign != '-' || !isdigit((unsigned char)sign[1 + strspn(sign + 1, " ")]))
        return 0;
    long long number = strtoll(sign + 1, &end, 10);
    *at = end;
    return number;
}

void constants_to_numbers(const char *source, struct text *comment)
{
    struct text out = TEXT_INIT;
    long long value;
    for (const char *at = comment->s; at && *at;) {
        bool is_start = at == comment->s || !is_name_letter(at[-1]);
        size_t length = is_start ? constant_length(at) : 0;
        if (length && is_bound(comment->s, at) && is_defined(source, at, length, &value)) {
            at += length;
            text_addf(&out, "%lld", value - less(&at));
        } else {
            text_add_char(&out, *at++);
        }
    }
    text_clear(comment);
    text_add(comment, out.length ? out.s : "");
    text_release(&out);
}
