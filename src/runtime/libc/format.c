/* <stdio.h>: formatted output.  Format, strings and destination are read and
 * written here, byte by byte; a single number is left to the real snprintf,
 * which sees nothing but the stack. */
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

#include "runtime/libc/libc.h"
#include "runtime/libc/sink.h"

#define FIELD_MOST 1024 /* wider fields and longer fractions are cut to this */

/* One conversion of a format: "%-5.3ld". */
struct conversion {
    char flags[8];
    int width, precision; /* precision -1: none was given */
    char length[3];       /* "", "h", "ll" … */
    char letter;
};

struct arguments {
    va_list list;
};

/* ---- reading a conversion ---- */

static const char *read_flags(struct conversion *conversion, const char *s)
{
    size_t count = 0;
    for (; *s && WOVEN(strchr)("-+ #0'", *s); s++)
        if (count + 1 < sizeof conversion->flags)
            conversion->flags[count++] = *s;
    conversion->flags[count] = '\0';
    return s;
}

static const char *read_count(const char *s, struct arguments *arguments, int *count)
{
    if (*s == '*') {
        *count = va_arg(arguments->list, int);
        return s + 1;
    }
    for (*count = 0; *s >= '0' && *s <= '9'; s++)
        *count = *count > FIELD_MOST ? *count : *count * 10 + (*s - '0');
    return s;
}

static const char *read_length(struct conversion *conversion, const char *s)
{
    size_t count = 0;
    while (*s && WOVEN(strchr)("hljztLq", *s) && count + 1 < sizeof conversion->length)
        conversion->length[count++] = *s++;
    conversion->length[count] = '\0';
    return s;
}

static int within(int n, int most)
{
    return n > most ? most : n;
}

/* s: behind the '%'; returns what is behind the conversion. */
static const char *read_conversion(struct conversion *conversion, const char *s, struct arguments *arguments)
{
    s = read_flags(conversion, s);
    s = read_count(s, arguments, &conversion->width);
    if (conversion->width < 0) { /* from an argument */
        WOVEN(strlcat)(conversion->flags, "-", sizeof conversion->flags);
        conversion->width = -conversion->width;
    }
    conversion->precision = -1;
    if (*s == '.')
        s = read_count(s + 1, arguments, &conversion->precision);
    s = read_length(conversion, s);
    conversion->letter = *s;
    return *s ? s + 1 : s;
}

/* ---- writing it ---- */

static bool has_flag(const struct conversion *conversion, char flag)
{
    return WOVEN(strchr)(conversion->flags, flag) != NULL;
}

static void add_padding(struct sink *sink, const struct conversion *conversion, size_t length, bool before)
{
    if (has_flag(conversion, '-') == before)
        return;
    for (size_t i = length; conversion->width > 0 && i < (size_t)conversion->width; i++)
        assay_sink_add(sink, ' ');
}

static void add_padded(struct sink *sink, const struct conversion *conversion, const char *s, size_t length)
{
    add_padding(sink, conversion, length, true);
    for (size_t i = 0; i < length; i++)
        assay_sink_add(sink, s[i]);
    add_padding(sink, conversion, length, false);
}

static void add_string(struct sink *sink, const struct conversion *conversion, const char *s)
{
    size_t most = conversion->precision < 0 ? SIZE_MAX : (size_t)conversion->precision;
    if (!s)
        s = most < 6 ? "" : "(null)"; /* as glibc has it */
    add_padded(sink, conversion, s, WOVEN(strnlen)(s, most));
}

/* The conversion as a format of its own, with numbers in place of '*'. */
static void spell(const struct conversion *conversion, char spelled[64])
{
    int width = within(conversion->width, FIELD_MOST), precision = within(conversion->precision, FIELD_MOST);
    char letter[2] = {conversion->letter, '\0'}, digits[16];
    WOVEN(strcpy)(spelled, "%");
    WOVEN(strcat)(spelled, conversion->flags);
    if (width > 0) {
        snprintf(digits, sizeof digits, "%d", width);
        WOVEN(strcat)(spelled, digits);
    }
    if (precision >= 0) {
        snprintf(digits, sizeof digits, ".%d", precision);
        WOVEN(strcat)(spelled, digits);
    }
    WOVEN(strcat)(spelled, conversion->length);
    WOVEN(strcat)(spelled, letter);
}

static bool is_wide(const struct conversion *conversion)
{
    return conversion->length[0] && conversion->length[0] != 'h';
}

static void add_number(struct sink *sink, const struct conversion *conversion, struct arguments *arguments)
{
    char spelled[64], text[2 * FIELD_MOST];
    int length;
    spell(conversion, spelled);
    if (WOVEN(strchr)("eEfFgGaA", conversion->letter) && conversion->length[0] == 'L')
        length = snprintf(text, sizeof text, spelled, va_arg(arguments->list, long double));
    else if (WOVEN(strchr)("eEfFgGaA", conversion->letter))
        length = snprintf(text, sizeof text, spelled, va_arg(arguments->list, double));
    else if (conversion->letter == 'm')
        length = snprintf(text, sizeof text, spelled, 0); /* no argument is used */
    else if (is_wide(conversion) || WOVEN(strchr)("psSC", conversion->letter))
        length = snprintf(text, sizeof text, spelled, va_arg(arguments->list, long long));
    else
        length = snprintf(text, sizeof text, spelled, va_arg(arguments->list, int));
    for (int i = 0; i < within(length, sizeof text - 1); i++)
        assay_sink_add(sink, text[i]);
}

static void store_count(const struct conversion *conversion, void *to, size_t count)
{
    if (WOVEN(strcmp)(conversion->length, "hh") == 0)
        *(signed char *)to = (signed char)count;
    else if (conversion->length[0] == 'h')
        *(short *)to = (short)count;
    else if (is_wide(conversion))
        *(long long *)to = (long long)count;
    else
        *(int *)to = (int)count;
}

static void add_conversion(struct sink *sink, const struct conversion *conversion, struct arguments *arguments)
{
    char letter = conversion->letter;
    if (letter == '%') {
        assay_sink_add(sink, '%');
    } else if (letter == 's' && !is_wide(conversion)) {
        add_string(sink, conversion, va_arg(arguments->list, const char *));
    } else if (letter == 'c' && !is_wide(conversion)) {
        char c = (char)va_arg(arguments->list, int);
        add_padded(sink, conversion, &c, 1);
    } else if (letter == 'n') {
        store_count(conversion, va_arg(arguments->list, void *), sink->length);
    } else if (letter) {
        add_number(sink, conversion, arguments);
    }
}

void assay_sink_format(struct sink *sink, const char *format, va_list list)
{
    struct arguments arguments;
    va_copy(arguments.list, list);
    while (*format) {
        struct conversion conversion;
        if (*format != '%') {
            assay_sink_add(sink, *format++);
            continue;
        }
        format = read_conversion(&conversion, format + 1, &arguments);
        add_conversion(sink, &conversion, &arguments);
    }
    va_end(arguments.list);
}
