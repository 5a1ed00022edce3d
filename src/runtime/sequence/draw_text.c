/* Texts for a call: short words, what the sources compare with, mixtures of
 * both, numbers, and what this sequence has passed already. */
#include "runtime/sequence/writing.h"

#define PIECES_MOST 8
#define MIXED_MOST 300 /* bytes of a mixture */
#define LIKE_MOST 1024 /* of a text that is a known one changed */
#define TEMPLATE_EVERY 6 /* texts, where the header has examples of them … */
#define TEMPLATE_PIECE_EVERY 12 /* … and pieces */
#define FORMAT_KEPT_EVERY 4     /* texts with a "%d" in it that the sources have; the others are as printed by it */

/* ---- pieces ---- */

void write_word(struct writing *out)
{
    for (uint32_t left = 1 + below(one_in(4) ? 8 : 2); left; left--)
        write_byte(out, (char)('a' + below(one_in(4) ? 26 : 3)));
}

void write_digits(struct writing *out)
{
    char digits[24];
    uint64_t number = below(8) ? below(one_in(2) ? 10 : 1000) : any64() >> below(64);
    uint32_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    if (one_in(6))
        digits[--at] = '-';
    write_bytes(out, digits + at, (uint32_t)sizeof digits - at);
    if (one_in(8))
        write_bytes(out, one_in(2) ? ".5" : "e3", 2);
}

/* What is behind a '%': how many bytes of it say what comes there, the letter included. */
static uint32_t conversion(const char *at, uint32_t left, char *letter)
{
    uint32_t size = 0;
    while (size < left && memchr("-+ #0123456789.*hlzjtL", at[size], 22))
        size++;
    *letter = size < left ? at[size] : 0;
    return size < left ? size + 1 : size;
}

/* "%d: %s" as "17: ab": what a library prints or scans is what others of its functions read. */
static void write_of_format(struct writing *out, const char *format, uint32_t size)
{
    char letter;
    for (uint32_t i = 0; i < size; i++) {
        if (format[i] != '%') {
            write_byte(out, format[i]);
            continue;
        }
        i += conversion(format + i + 1, size - i - 1, &letter);
        if (letter == '%')
            write_byte(out, '%');
        else if (letter == 'c')
            write_byte(out, (char)(' ' + below('~' - ' ' + 1)));
        else if (letter == 's' || letter == '[')
            write_word(out);
        else
            write_digits(out);
    }
}

static void write_listed(struct writing *out, uint32_t offset, uint32_t count)
{
    const struct sequence_text *listed = in_block(offset);
    const struct sequence_text *text = &listed[below(count)];
    const char *bytes = in_block(text->bytes);
    if (memchr(bytes, '%', text->size) && below(FORMAT_KEPT_EVERY))
        write_of_format(out, bytes, text->size);
    else
        write_bytes(out, bytes, text->size);
}

void write_known_word(struct writing *out)
{
    if (sequences->text_count)
        write_listed(out, sequences->texts, sequences->text_count);
    else
        write_word(out);
}

static void write_mined(struct writing *out, const struct sequence_node *node)
{
    if (node->kind == SEQ_STRING && node->value_count && below(3))
        write_listed(out, node->values, node->value_count);
    else
        write_known_word(out);
}

static void write_foreign(struct writing *out)
{
    static const char *const texts[] = {"\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xff", "\xc3",
                                        "\x80",     "\xed\xa0\x80", "\xef\xbb\xbf",     "\x01", "\x7f"};
    const char *text = texts[below(sizeof texts / sizeof *texts)];
    write_bytes(out, text, (uint32_t)strlen(text));
}

static void write_printable(struct writing *out, uint32_t count)
{
    while (count--)
        write_byte(out, (char)(' ' + below('~' - ' ' + 1)));
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Names that differ by small and capital letters are the same to some functions, and have to be to the others then. */
static void change_case(char *text, uint32_t size)
{
    for (uint32_t i = 0; i < size; i++)
        if (is_letter(text[i]) && below(4))
            text[i] ^= 'a' ^ 'A';
}

void write_met(struct writing *out)
{
    uint32_t size, before = out->size;
    if (extent.has_few_names && below(8)) {
        write_name_of_few(out);
        return;
    }
    const char *text = values_text(&size);
    if (!text) {
        write_word(out);
        return;
    }
    write_bytes(out, text, size);
    if (one_in(8))
        change_case(out->to + before, out->size - before);
}

void write_piece(struct writing *out, const struct sequence_node *node)
{
    if (sequences->template_count && one_in(TEMPLATE_PIECE_EVERY)) {
        write_template(out);
        return;
    }
    uint32_t turn = below(32);
    if (turn < 11)
        write_mined(out, node);
    else if (turn < 19)
        write_sign(out);
    else if (turn < 25)
        write_word(out);
    else if (turn < 28)
        write_digits(out);
    else if (turn < 30)
        write_met(out);
    else if (turn < 31)
        write_printable(out, 1 + below(4));
    else
        write_foreign(out);
}

/* ---- whole texts ---- */

static void write_mixture(struct writing *out, const struct sequence_node *node)
{
    uint32_t most = out->most;
    out->most = most < MIXED_MOST ? most : MIXED_MOST;
    for (uint32_t left = 2 + below(PIECES_MOST - 1); left; left--)
        write_piece(out, node);
    out->most = most;
}

static void write_repeated(struct writing *out, const struct sequence_node *node)
{
    char piece[64];
    struct writing small = {.to = piece, .most = one_in(2) ? 1 : sizeof piece};
    write_piece(&small, node);
    for (uint32_t left = 1 + below(one_in(4) ? 300 : 24); left && out->size < MIXED_MOST; left--)
        write_bytes(out, piece, small.size);
}

void write_any(struct writing *out, const struct sequence_node *node)
{
    if (extent.has_few_names && write_of_few(out))
        return;
    if (sequences->template_count && one_in(TEMPLATE_EVERY)) {
        write_template(out);
        return;
    }
    uint32_t turn = below(64);
    if (turn < 18)
        write_met(out);
    else if (turn < 21)
        return;
    else if (turn < 30)
        write_word(out);
    else if (turn < 40)
        write_mined(out, node);
    else if (turn < 50)
        write_of_alphabet(out, node);
    else if (turn < 55)
        write_mixture(out, node);
    else if (turn < 58)
        write_digits(out);
    else if (turn < 60)
        write_repeated(out, node);
    else if (turn < 63)
        write_printable(out, below(one_in(4) ? 200 : 20));
    else
        write_foreign(out);
}

/* Code that reads a language is reached by texts that are nearly right. */
static uint32_t draw_known_text(const struct sequence_node *node, char *to, uint32_t most)
{
    uint32_t size;
    const char *text = known_text(node, &size);
    if (!text)
        return 0;
    most = most < LIKE_MOST ? most : LIKE_MOST;
    size = size < most ? size : most;
    memcpy(to, text, size);
    return draw_text_like(node, to, size, most);
}

static uint32_t draw_kin_text(const struct sequence_node *node, char *to, uint32_t most)
{
    uint32_t size;
    const char *text = values_text(&size);
    if (!text || size > most)
        return 0;
    memcpy(to, text, size);
    return draw_text_like(node, to, size, most);
}

uint32_t draw_text(const struct sequence_node *node, char *to, uint32_t most)
{
    struct writing out = {.to = to, .most = most};
    if (extent.has_kin_texts && one_in(2) && (out.size = draw_kin_text(node, to, most < LIKE_MOST ? most : LIKE_MOST)))
        return out.size;
    bool is_new = extent.has_few_names && below(4);
    if (!is_new && written_any() && one_in(WRITTEN_EVERY))
        out.size = draw_written(node, to, most);
    else if (!is_new && !extent.from_scratch && one_in(3))
        out.size = draw_known_text(node, to, most);
    if (!out.size)
        write_any(&out, node);
    if (node->kind == SEQ_STRING)
        drop_zeros(&out);
    return out.size;
}
