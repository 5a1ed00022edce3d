/* Templates: what the header shows of the language of its texts, "{name:=text}" or
 * "10:30".  As it stands it gets to code that nothing else gets to; with names
 * that this sequence has met it speaks of what is there. */
#include "runtime/sequence/writing.h"

#define NESTED_MOST 2 /* templates within templates */
#define DIGITS_MOST 18

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static uint32_t count_while(bool (*is)(char), const char *text, uint32_t size)
{
    uint32_t count = 0;
    while (count < size && is(text[count]))
        count++;
    return count;
}

static void write_nested(struct writing *out, uint32_t depth);

/* ---- in the place of a name ---- */

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* NAME, X: it stands for something else, and a single letter mostly for a number. */
static void write_placed(struct writing *out, uint32_t size)
{
    uint32_t turn = below(8);
    if (turn < (size == 1 ? 5u : 2u))
        write_digits(out);
    else if (turn < 7)
        write_met(out);
    else
        write_word(out);
}

static void write_name(struct writing *out, const char *name, uint32_t size, uint32_t depth)
{
    if (count_while(is_capital, name, size) == size && below(8)) {
        write_placed(out, size);
        return;
    }
    uint32_t turn = below(16);
    if (turn < 6)
        write_met(out);
    else if (turn < 8)
        write_word(out);
    else if (turn < 10)
        write_known_word(out);
    else if (turn < 12 && depth < NESTED_MOST)
        write_nested(out, depth + 1);
    else if (turn < 13)
        write_digits(out);
    else if (turn < 15)
        write_bytes(out, name, size);
}

/* ---- in the place of a number ---- */

static void write_decimal(struct writing *out, uint64_t number)
{
    char digits[24];
    uint32_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    write_bytes(out, digits + at, (uint32_t)sizeof digits - at);
}

static void write_large(struct writing *out)
{
    static const uint64_t numbers[] = {99, 255, 256, 65536, INT32_MAX, UINT32_MAX, (uint64_t)UINT32_MAX + 1, INT64_MAX};
    write_decimal(out, numbers[below(sizeof numbers / sizeof *numbers)]);
}

static void write_number(struct writing *out, const char *digits, uint32_t size)
{
    uint64_t number = 0;
    for (uint32_t i = 0; i < size && i < DIGITS_MOST; i++)
        number = number * 10 + (uint64_t)(digits[i] - '0');
    uint32_t turn = below(10);
    if (turn < 2)
        write_decimal(out, turn);
    else if (turn == 2)
        write_decimal(out, number + 1);
    else if (turn == 3 && number)
        write_decimal(out, number - 1);
    else if (turn == 4)
        write_large(out);
    else if (turn == 5)
        write_digits(out);
    else
        write_bytes(out, digits, size);
}

/* ---- all of it ---- */

/* A name, a number, or a sign. */
static uint32_t piece_at(const char *text, uint32_t left)
{
    uint32_t count = count_while(is_letter, text, left);
    count = count ? count : count_while(is_digit, text, left);
    return count ? count : 1;
}

static uint32_t count_pieces(const char *text, uint32_t size)
{
    uint32_t pieces = 0;
    for (uint32_t at = 0; at < size; at += piece_at(text + at, size - at))
        pieces++;
    return pieces;
}

#define ALL_PIECES UINT32_MAX

/* What is long is wrong in most places when all of them change: then it may be one only. */
static uint32_t piece_to_change(const char *text, uint32_t size)
{
    uint32_t pieces = count_pieces(text, size);
    return pieces > 1 && one_in(2) ? below(pieces) : ALL_PIECES;
}

static void write_changed(struct writing *out, const char *text, uint32_t size, uint32_t depth)
{
    uint32_t chosen = piece_to_change(text, size), piece = 0;
    for (uint32_t at = 0, count; at < size; at += count, piece++) {
        count = piece_at(text + at, size - at);
        bool is_kept = chosen != ALL_PIECES && piece != chosen;
        if (!is_kept && is_letter(text[at]))
            write_name(out, text + at, count, depth);
        else if (!is_kept && is_digit(text[at]))
            write_number(out, text + at, count);
        else
            write_bytes(out, text + at, count);
    }
}

static void write_nested(struct writing *out, uint32_t depth)
{
    const struct sequence_text *templates = in_block(sequences->templates);
    const struct sequence_text *chosen = &templates[below(sequences->template_count)];
    const char *text = in_block(chosen->bytes);
    if (one_in(4))
        write_bytes(out, text, chosen->size);
    else
        write_changed(out, text, chosen->size, depth);
}

/* Between two that stand one behind the other. */
static void write_between(struct writing *out)
{
    uint32_t turn = below(8);
    if (turn < 2)
        write_sign(out);
    else if (turn < 3)
        write_word(out);
    else if (turn < 4)
        write_byte(out, '\n');
    else if (turn < 5)
        write_byte(out, ' ');
}

void write_template(struct writing *out)
{
    write_nested(out, 0);
    for (uint32_t more = one_in(3) ? 1 + below(one_in(2) ? 1 : 4) : 0; more; more--) {
        write_between(out);
        write_nested(out, 1);
    }
}
