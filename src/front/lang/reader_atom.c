#include "front/lang/reader.h"

#include <ctype.h>
#include <string.h>

#define EXPONENT_MOST 1000

/* ---- strings ---- */

static bool hex_digits(struct reader *reader, size_t count, uint32_t *c)
{
    *c = 0;
    for (size_t i = 0; i < count; i++, reader_advance(reader, 1)) {
        if (reader->at == reader->end || !isxdigit((unsigned char)*reader->at))
            return false;
        int digit = *reader->at <= '9' ? *reader->at - '0' : (*reader->at | 0x20) - 'a' + 10;
        *c = *c * 16 + (uint32_t)digit;
    }
    return true;
}

/* Behind \u: four digits, or up to six in braces. */
static bool unicode_escape(struct reader *reader, struct lang_place at, struct text *out)
{
    uint32_t c = 0;
    bool right = false;
    if (reader_sees(reader, "{")) {
        reader_advance(reader, 1);
        size_t count = 0;
        while (count < 7 && reader->at + count < reader->end && isxdigit((unsigned char)reader->at[count]))
            count++;
        right = count > 0 && count < 7 && hex_digits(reader, count, &c) && reader_sees(reader, "}");
        if (right)
            reader_advance(reader, 1);
    } else
        right = hex_digits(reader, 4, &c);
    if (!right || c > CHARSET_LAST || (c >= 0xd800 && c <= 0xdfff))
        return reader_refuse(reader, at, "expected a character such as \\u00e9 or \\u{1f600}");
    text_add_character(out, c);
    return true;
}

static bool string_escape(struct reader *reader, struct text *out)
{
    struct lang_place at = reader->place;
    reader_advance(reader, 1);
    if (reader->at == reader->end)
        return true; /* the missing quote is what is wrong */
    char c = *reader->at;
    const char *known = strchr("n\nt\tr\r\"\"\\\\", c);
    if (c == 'u') {
        reader_advance(reader, 1);
        return unicode_escape(reader, at, out);
    }
    bool escape = c && known && !isspace((unsigned char)c);
    text_add_char(out, escape ? known[1] : '\\');
    if (escape)
        reader_advance(reader, 1);
    return true;
}

static void raw_escape(struct reader *reader, struct text *out)
{
    bool quote = reader->at + 1 < reader->end && reader->at[1] == '"';
    bool pair = reader->at + 1 < reader->end && reader->at[1] == '\\';
    text_add_bytes(out, quote ? "\"" : "\\\\", pair ? 2 : 1);
    reader_advance(reader, quote || pair ? 2 : 1);
}

static bool string_body(struct reader *reader, struct lang_place start, bool raw, struct text *out)
{
    while (reader->at < reader->end && *reader->at != '"') {
        uint32_t c;
        size_t bytes = utf8_decode(reader->at, (size_t)(reader->end - reader->at), &c);
        if (bytes == 0)
            return reader_refuse(reader, reader->place, "expected UTF-8, found the byte 0x%02x",
                                 (unsigned char)*reader->at);
        if (c == '\\' && raw)
            raw_escape(reader, out);
        else if (c == '\\') {
            if (!string_escape(reader, out))
                return false;
        } else {
            text_add_bytes(out, reader->at, bytes);
            reader_advance(reader, bytes);
        }
    }
    if (reader->at == reader->end)
        return reader_refuse(reader, start, "expected '\"' that ends this string, found the end of the file");
    reader_advance(reader, 1);
    return true;
}

const struct sexp *reader_string(struct reader *reader, bool raw)
{
    struct lang_place start = reader->place;
    struct text out = TEXT_INIT;
    struct sexp *sexp = NULL;
    reader_advance(reader, raw ? 4 : 1);
    if (string_body(reader, start, raw, &out)) {
        sexp = reader_make(reader, raw ? SEXP_REGEX : SEXP_STRING, start);
        sexp->text = keep_bytes(reader->arena, out.s, out.length);
        sexp->length = out.length;
    }
    text_release(&out);
    return sexp;
}

/* ---- numbers ---- */

struct number {
    bool negative;
    const char *whole, *fraction, *divisor;
    size_t whole_digits, fraction_digits, divisor_digits;
    long exponent;
    bool is_real;
};

static size_t count_digits(const char **s)
{
    const char *start = *s;
    while (isdigit((unsigned char)**s))
        (*s)++;
    return (size_t)(*s - start);
}

static bool scan_exponent(const char **s, struct number *number)
{
    if (**s != 'e' && **s != 'E')
        return true;
    (*s)++;
    bool negative = **s == '-';
    *s += **s == '-' || **s == '+';
    const char *digits = *s;
    size_t count = count_digits(s);
    for (size_t i = 0; i < count && number->exponent <= EXPONENT_MOST; i++)
        number->exponent = number->exponent * 10 + (digits[i] - '0');
    if (negative)
        number->exponent = -number->exponent;
    number->is_real = true;
    return count > 0;
}

static bool scan_number(const char *s, struct number *number)
{
    *number = (struct number){.negative = *s == '-'};
    s += *s == '-' || *s == '+';
    number->whole = s;
    number->whole_digits = count_digits(&s);
    if (*s == '/' && number->whole_digits > 0) {
        number->divisor = ++s;
        number->divisor_digits = count_digits(&s);
        number->is_real = true;
        return number->divisor_digits > 0 && *s == '\0';
    }
    if (*s == '.') {
        number->fraction = ++s;
        number->fraction_digits = count_digits(&s);
        number->is_real = true;
    }
    if (number->whole_digits + number->fraction_digits == 0)
        return false;
    return scan_exponent(&s, number) && *s == '\0';
}

static void digits_to(mpz_t out, const char *a, size_t a_length, const char *b, size_t b_length)
{
    struct text digits = TEXT_INIT;
    text_add_char(&digits, '0');
    text_add_bytes(&digits, a ? a : "", a_length);
    text_add_bytes(&digits, b ? b : "", b_length);
    mpz_set_str(out, digits.s, 10);
    text_release(&digits);
}

static const struct lang_value *number_value(struct reader *reader, const struct number *number)
{
    mpq_t q;
    mpq_init(q);
    digits_to(mpq_numref(q), number->whole, number->whole_digits, number->fraction, number->fraction_digits);
    if (number->divisor)
        digits_to(mpq_denref(q), number->divisor, number->divisor_digits, NULL, 0);
    long scale = number->exponent - (long)number->fraction_digits;
    mpz_t power;
    mpz_init(power);
    mpz_ui_pow_ui(power, 10, (unsigned long)(scale < 0 ? -scale : scale));
    mpz_mul(scale < 0 ? mpq_denref(q) : mpq_numref(q), scale < 0 ? mpq_denref(q) : mpq_numref(q), power);
    mpz_clear(power);
    if (number->negative)
        mpz_neg(mpq_numref(q), mpq_numref(q));
    const struct lang_value *value = NULL;
    if (mpz_sgn(mpq_denref(q)) != 0) {
        mpq_canonicalize(q);
        value = number->is_real ? lang_real(reader->arena, q) : lang_integer(reader->arena, mpq_numref(q));
    }
    mpq_clear(q);
    return value;
}

/* ---- names ---- */

static const struct sexp *hash_atom(struct reader *reader, struct sexp *sexp)
{
    const char *text = sexp->text;
    bool yes = strcmp(text, "#t") == 0 || strcmp(text, "#true") == 0;
    if (yes || strcmp(text, "#f") == 0 || strcmp(text, "#false") == 0) {
        sexp->kind = SEXP_BOOLEAN;
        sexp->value = lang_boolean(reader->arena, yes);
        return sexp;
    }
    if (text[1] == ':' && text[2]) {
        sexp->kind = SEXP_KEYWORD;
        sexp->text = text + 2;
        sexp->length -= 2;
        return sexp;
    }
    reader_refuse(reader, sexp->at, "expected #t, #f, #rx\"…\", #:keyword or #| comment |#, found '%s'", text);
    return NULL;
}

static const struct sexp *finish_atom(struct reader *reader, struct sexp *sexp)
{
    struct number number;
    if (sexp->text[0] == '#')
        return hash_atom(reader, sexp);
    if (!scan_number(sexp->text, &number))
        return sexp;
    if (number.exponent > EXPONENT_MOST || number.exponent < -EXPONENT_MOST) {
        reader_refuse(reader, sexp->at, "expected an exponent of at most %d, found '%s'", EXPONENT_MOST, sexp->text);
        return NULL;
    }
    sexp->kind = SEXP_NUMBER;
    sexp->value = number_value(reader, &number);
    if (sexp->value)
        return sexp;
    reader_refuse(reader, sexp->at, "expected a number, found '%s', which divides by zero", sexp->text);
    return NULL;
}

const struct sexp *reader_atom(struct reader *reader)
{
    struct lang_place start = reader->place;
    const char *begin = reader->at;
    while (!reader_at_delimiter(reader)) {
        uint32_t c;
        size_t bytes = utf8_decode(reader->at, (size_t)(reader->end - reader->at), &c);
        if (bytes == 0 || c < 0x20 || c == 0x7f) {
            reader_refuse(reader, reader->place, "expected a character of a name, found the byte 0x%02x",
                          (unsigned char)*reader->at);
            return NULL;
        }
        reader_advance(reader, bytes);
    }
    struct sexp *sexp = reader_make(reader, SEXP_SYMBOL, start);
    sexp->length = (size_t)(reader->at - begin);
    sexp->text = arena_strndup(reader->arena, begin, sexp->length);
    return finish_atom(reader, sexp);
}
