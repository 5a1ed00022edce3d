/* Constants in comments: "0 to MAX_DIGITS" is a range in digits for whoever has
 * read "#define MAX_DIGITS 9" above.  A name that bounds something is replaced by
 * the number that the header defines it as. */
#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "base/file.h"
#include "model/operation_parts.h"

#define NAME_LEAST 3
#define ROOM_MOST 65536

static size_t constant_length(const char *at)
{
    size_t length = 0;
    while (isupper((unsigned char)at[length]) || isdigit((unsigned char)at[length]) || at[length] == '_')
        length++;
    bool is_whole = !islower((unsigned char)at[length]) && at[length] != '(';
    return is_whole && isupper((unsigned char)*at) && length >= NAME_LEAST ? length : 0;
}

#define NAMES_DEEP 3 /* of names that are defined by names */

static bool is_defined(const char *source, const char *name, size_t length, unsigned depth, long long *value);

/* "9", "0x40u", "NAME"; NULL: neither of them. */
static const char *read_term(const char *source, const char *at, unsigned depth, long long *value)
{
    char *end;
    for (const char *const *wrap = (const char *const[]){"INT64_C(", "UINT64_C(", "INT32_C(", "UINT32_C(", NULL}; *wrap;
         wrap++)
        if (strncmp(at, *wrap, strlen(*wrap)) == 0)
            at += strlen(*wrap);
    size_t length = constant_length(at);
    if (length)
        return depth > 0 && is_defined(source, at, length, depth - 1, value) ? at + length : NULL;
    *value = strtoll(at, &end, 0);
    return end == at ? NULL : end + strspn(end, "uUlL");
}

/* "<< 16", "+ 1", "* 8" */
static const char *read_rest(const char *source, const char *at, unsigned depth, long long *value)
{
    const char *sign = at + strspn(at, " \t)");
    bool is_shift = strncmp(sign, "<<", 2) == 0;
    long long second;
    if (!is_shift && !(*sign && strchr("+-*", *sign)))
        return at;
    const char *term = sign + 1 + is_shift, *end = read_term(source, term + strspn(term, " \t("), depth, &second);
    if (!end || (is_shift && (second < 0 || second > 40)) || llabs(*value) > INT32_MAX || llabs(second) > INT32_MAX)
        return NULL;
    *value = is_shift       ? *value << second
             : *sign == '+' ? *value + second
             : *sign == '-' ? *value - second
                            : *value * second;
    return end;
}

/* "9", "(64)", "(1 << 16)", "(MAX_DIGITS + 1)": a number, and nothing else in its line but a comment. */
static bool read_value(const char *source, const char *at, unsigned depth, long long *value)
{
    const char *end = read_term(source, at + strspn(at, " \t("), depth, value);
    end = end ? read_rest(source, end, depth, value) : NULL;
    if (!end)
        return false;
    end += strspn(end, " \t)");
    return *end == '\n' || *end == '\r' || *end == ',' || *end == '}' || strncmp(end, "/*", 2) == 0 ||
           strncmp(end, "//", 2) == 0;
}

/* "#define NAME 9", "NAME = 9" in an enum. */
static bool is_defined(const char *source, const char *name, size_t length, unsigned depth, long long *value)
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
        if (is_whole && (is_macro || is_enumerator) && read_value(source, behind + is_enumerator, depth, value))
            return true;
    }
    return false;
}

/* "to", "at most", "<", "room for": what follows is a bound. */
static bool is_bound(const char *start, const char *at)
{
    static const char *const words[] = {
        "to",    "most",    "than", "below", "above",    "least",     "exceed",     "exceeds",  "exceeding", "<",
        "<=",    ">",       ">=",   "..",    "...",      "and",       "maximum",    "limit",    "within",    "beyond",
        "reach", "reached", "-",    "more",  "room for", "space for", "enough for", "can hold", "must hold"};
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
        bool bounds = length && (is_bound(comment->s, at) || room_is_behind(at + length));
        if (bounds && is_defined(source, at, length, NAMES_DEEP, &value)) {
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

static void constants_of_file(const char *file, unsigned includes, struct text *expression)
{
    static const char include[] = "#include \"";
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool is_read = file_read(file, &source, &error);
    if (is_read)
        constants_to_numbers(source.s, expression);
    for (const char *at = is_read && includes ? source.s : NULL; at && (at = strstr(at, include));) {
        at += strlen(include);
        char *name = mem_strndup(at, strcspn(at, "\"\n")), *folder = path_directory(file);
        char *path = path_join(folder, name);
        if (file_exists(path))
            constants_of_file(path, includes - 1, expression);
        mem_free(path);
        mem_free(folder);
        mem_free(name);
    }
    error_release(&error);
    text_release(&source);
}

#define INCLUDES_DEEP 2

void operation_constants(const struct operation *operation, const char *file, struct text *expression)
{
    constants_of_file(file, INCLUDES_DEEP, expression);
    if (operation->file && strcmp(operation->file, file) != 0)
        constants_of_file(operation->file, INCLUDES_DEEP, expression);
}

/* PRICE stands in TRADE_MAX_PRICE, between its '_'. */
static bool has_word(const char *name, size_t length, const char *word)
{
    size_t count = strlen(word);
    for (size_t i = 0; count && i + count <= length; i++)
        if (strncasecmp(name + i, word, count) == 0 && (i == 0 || name[i - 1] == '_') &&
            (i + count == length || name[i + count] == '_'))
            return true;
    return false;
}

/* "#define MAX_WIDTH 500 ... wider fields are made this wide": what is above is no error. */
static bool is_dealt_with(const char *at)
{
    static const char *const words[] = {"are made",   "is made",  "are cut",    "is cut",  "clamp",
                                        "truncated",  "refused",  "rejected",   "capped",  "reduced",
                                        "limited to", "taken as", "treated as", "ignored", NULL};
    size_t line = strcspn(at, "\n");
    char *rest = mem_strndup(at, line);
    const char *comment = strstr(rest, "/*");
    bool is_one = false;
    for (size_t i = 0; comment && !is_one && words[i]; i++)
        is_one = strstr(comment, words[i]);
    mem_free(rest);
    return is_one;
}

bool operation_named_most(const struct operation *operation, const char *parameter, long long *most)
{
    struct text source = TEXT_INIT;
    bool found = false;
    const char *at = *parameter && header_read(operation, &source) ? source.s : "";
    while (!found && *at) {
        size_t length = (at == source.s || !is_name_letter(at[-1])) ? constant_length(at) : 0;
        found = length && has_word(at, length, parameter) &&
                (has_word(at, length, "MAX") || has_word(at, length, "MOST") || has_word(at, length, "LIMIT")) &&
                is_defined(source.s, at, length, NAMES_DEEP, most) && !is_dealt_with(at);
        at += length ? length : 1;
    }
    text_release(&source);
    return found;
}

/* "NAME 128" behind "#define ": the words of what is about a parameter's size. */
static bool is_room_of(const char *name, size_t length, const char *parameter, bool *is_size)
{
    *is_size = has_word(name, length, "SIZE") || has_word(name, length, "BUFSIZE") || has_word(name, length, "BYTES");
    return has_word(name, length, parameter) &&
           (*is_size || has_word(name, length, "MAX") || has_word(name, length, "LEN") ||
            has_word(name, length, "LENGTH") || has_word(name, length, "BUFLEN"));
}

size_t operation_named_room(const struct operation *operation, const char *parameter)
{
    static const char define[] = "#define ";
    struct text source = TEXT_INIT;
    size_t room = 0, count = 0;
    const char *at = *parameter && header_read(operation, &source) ? source.s : NULL;
    while (at && (at = strstr(at, define))) {
        long long value;
        bool is_size;
        at += strlen(define);
        size_t length = name_length(at);
        if (!is_room_of(at, length, parameter, &is_size) || at[length] == '(' ||
            !is_defined(source.s, at, length, NAMES_DEEP, &value) || value < 2 || value > ROOM_MOST)
            continue;
        room = (size_t)value + !is_size; /* a length may be without the end of the text */
        count++;
    }
    text_release(&source);
    return count == 1 ? room : 0;
}

#define CHOICES_LEAST 3  /* of constants that are one parameter's */
#define CHOICES_MOST 64

/* "#define ECC_LOW 0", of a parameter called ecc: the name, then '_' and more. */
static bool is_choice_of(const char *name, size_t length, const char *parameter)
{
    size_t count = strlen(parameter);
    return count > 1 && length > count + 1 && strncasecmp(name, parameter, count) == 0 && name[count] == '_' &&
           !has_word(name, length, "MAX") && !has_word(name, length, "MIN") && !has_word(name, length, "SIZE");
}

bool operation_named_choices(const struct operation *operation, const char *parameter, long long *first,
                             long long *last)
{
    struct text source = TEXT_INIT;
    uint64_t seen = 0;
    long long value;
    const char *at = *parameter && header_read(operation, &source) ? source.s : "";
    while (*at) {
        size_t length = (at == source.s || !is_name_letter(at[-1])) ? constant_length(at) : 0;
        if (length && is_choice_of(at, length, parameter) && is_defined(source.s, at, length, NAMES_DEEP, &value)) {
            bool is_small = value >= 0 && value < CHOICES_MOST;
            seen = is_small && seen != UINT64_MAX ? seen | (uint64_t)1 << value : UINT64_MAX;
        }
        at += length ? length : 1;
    }
    text_release(&source);
    unsigned count = seen == UINT64_MAX ? 0 : (unsigned)__builtin_popcountll(seen);
    if (count < CHOICES_LEAST)
        return false;
    *first = __builtin_ctzll(seen);
    *last = 63 - __builtin_clzll(seen);
    return *last - *first + 1 == count; /* flags and codes are other things */
}
