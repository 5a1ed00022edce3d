/* Texts for a call: short words, what the sources compare with, mixtures of
 * both, numbers, and what this sequence has passed already. */
#include <string.h>
#include "runtime/sequence/generating.h"

#define PIECES_MOST 8
#define MIXED_MOST 300 /* bytes of a mixture */

struct writing {
    char *to;
    uint32_t size, most;
};

static void write_bytes(struct writing *out, const char *bytes, uint32_t size)
{
    uint32_t room = out->most - out->size;
    size = size < room ? size : room;
    memcpy(out->to + out->size, bytes, size);
    out->size += size;
}

static void write_byte(struct writing *out, char byte)
{
    write_bytes(out, &byte, 1);
}

/* ---- pieces ---- */

static void write_listed(struct writing *out, uint32_t offset, uint32_t count)
{
    const struct sequence_text *listed = in_block(offset);
    const struct sequence_text *text = &listed[below(count)];
    write_bytes(out, in_block(text->bytes), text->size);
}

static void write_word(struct writing *out)
{
    for (uint32_t left = 1 + below(one_in(4) ? 8 : 2); left; left--)
        write_byte(out, (char)('a' + below(one_in(4) ? 26 : 3)));
}

static void write_mined(struct writing *out, const struct sequence_node *node)
{
    if (node->kind == SEQ_STRING && node->value_count && below(3))
        write_listed(out, node->values, node->value_count);
    else if (sequences->text_count)
        write_listed(out, sequences->texts, sequences->text_count);
    else
        write_word(out);
}

static void write_number(struct writing *out)
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

static void write_sign(struct writing *out)
{
    static const char signs[] = "{}[](),:;=\"'<>/\\.-+*&|!?#%@~^_$ \n\t\r";
    if (one_in(12))
        write_bytes(out, "\r\n", 2);
    else
        write_byte(out, signs[below(sizeof signs - 1)]);
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

static void write_met(struct writing *out)
{
    uint32_t size;
    const char *text = values_text(&size);
    if (text)
        write_bytes(out, text, size);
    else
        write_word(out);
}

static void write_piece(struct writing *out, const struct sequence_node *node)
{
    uint32_t turn = below(32);
    if (turn < 11)
        write_mined(out, node);
    else if (turn < 19)
        write_sign(out);
    else if (turn < 25)
        write_word(out);
    else if (turn < 28)
        write_number(out);
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

static void write_any(struct writing *out, const struct sequence_node *node)
{
    uint32_t turn = below(64);
    if (turn < 20)
        write_met(out);
    else if (turn < 24)
        return;
    else if (turn < 36)
        write_word(out);
    else if (turn < 48)
        write_mined(out, node);
    else if (turn < 54)
        write_mixture(out, node);
    else if (turn < 58)
        write_number(out);
    else if (turn < 60)
        write_repeated(out, node);
    else if (turn < 63)
        write_printable(out, below(one_in(4) ? 200 : 20));
    else
        write_foreign(out);
}

/* A NUL ends a string, so it cannot be in one. */
static void drop_zeros(struct writing *out)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < out->size; i++)
        if (out->to[i])
            out->to[kept++] = out->to[i];
    out->size = kept;
}

uint32_t draw_text(const struct sequence_node *node, char *to, uint32_t most)
{
    struct writing out = {.to = to, .most = most};
    write_any(&out, node);
    drop_zeros(&out);
    return out.size;
}

/* Few names, so that what one call writes another one reads; nothing outside of the working directory. */
uint32_t draw_path(char *to, uint32_t most)
{
    static const char *const names[] = {"a", "b", "file.txt", "data", "a.tmp", "missing/file", "out.bin", "."};
    uint32_t turn = below(20);
    const char *name = names[turn < 12 ? turn % 3 : below(sizeof names / sizeof *names)];
    struct writing out = {.to = to, .most = most};
    write_bytes(&out, name, (uint32_t)strlen(name));
    return out.size;
}

/* ---- changed ones: for code that reads a language, whole texts are reached by small steps ---- */

static uint32_t cut_out(char *text, uint32_t size)
{
    if (!size)
        return 0;
    uint32_t at = below(size), count = 1 + below(one_in(2) ? 1 : size - at);
    count = count < size - at ? count : size - at;
    memmove(text + at, text + at + count, size - at - count);
    return size - count;
}

static uint32_t put_in(char *text, uint32_t size, uint32_t most, const char *piece, uint32_t count)
{
    if (count > most - size)
        return size;
    uint32_t at = one_in(3) ? size : below(size + 1);
    memmove(text + at + count, text + at, size - at);
    memcpy(text + at, piece, count);
    return size + count;
}

static uint32_t put_piece(const struct sequence_node *node, char *text, uint32_t size, uint32_t most)
{
    char piece[128];
    struct writing out = {.to = piece, .most = sizeof piece};
    write_piece(&out, node);
    return put_in(text, size, most, piece, out.size);
}

/* A part of it once more: nesting, second keys. */
static uint32_t put_again(char *text, uint32_t size, uint32_t most)
{
    char piece[128];
    uint32_t at = below(size), count = 1 + below(size - at);
    count = count < sizeof piece ? count : (uint32_t)sizeof piece;
    memcpy(piece, text + at, count);
    return put_in(text, size, most, piece, count);
}

static void change_byte(char *text, uint32_t size)
{
    char *byte = &text[below(size)];
    struct writing sign = {.to = byte, .most = 1};
    uint32_t turn = below(4);
    if (turn == 0)
        *byte ^= (char)(1u << below(8));
    else if (turn == 1)
        *byte = (char)(*byte + (one_in(2) ? 1 : -1));
    else if (turn == 2)
        write_sign(&sign);
    else
        *byte = text[below(size)];
}

uint32_t draw_text_like(const struct sequence_node *node, char *text, uint32_t size, uint32_t most)
{
    for (uint32_t left = 1 + (one_in(2) ? 0 : below(4)); left; left--) {
        uint32_t turn = size ? below(8) : 0;
        if (turn < 3)
            size = put_piece(node, text, size, most);
        else if (turn < 4)
            size = put_again(text, size, most);
        else if (turn < 6)
            change_byte(text, size);
        else
            size = cut_out(text, size);
    }
    struct writing out = {.to = text, .size = size, .most = most};
    if (node->kind == SEQ_STRING)
        drop_zeros(&out);
    return out.size;
}

/* ---- cells of a buffer that are plain numbers ---- */

static void fill_bytes(const struct sequence_node *node, unsigned char *to, uint32_t count)
{
    struct writing out = {.to = (char *)to, .most = count};
    uint32_t turn = below(8);
    if (turn < 5)
        while (out.size < count) {
            write_any(&out, node);
            write_piece(&out, node);
        }
    else
        for (uint32_t i = 0; i < count; i++)
            to[i] = (unsigned char)(turn < 6 ? below(4) : turn < 7 ? below(256) : 0);
}

static void store_float(unsigned char *to, uint32_t size, uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    if (size == sizeof(float))
        memcpy(to, &(float){(float)number}, sizeof(float));
    else if (size == sizeof(long double))
        memcpy(to, &(long double){number}, 10); /* the rest is padding */
    else
        memcpy(to, &number, sizeof number);
}

static void fill_numbers(const struct sequence_node *node, unsigned char *to, uint32_t cells)
{
    static const struct sequence_node plain = {
        .kind = SEQ_NUMBER, .flags = ARGUMENT_SIGNED, .limit = SEQUENCE_NONE, .lo = -1000, .hi = 1000};
    const struct sequence_node *cell = node->count ? &nodes[node->first] : &plain;
    for (uint32_t i = 0; i < cells; i++, to += node->cell_size) {
        uint64_t number = cell->kind == SEQ_FLOAT ? draw_float(cell) : draw_number(cell);
        if (cell->kind == SEQ_FLOAT)
            store_float(to, node->cell_size, number);
        else
            memcpy(to, &number, node->cell_size < 8 ? node->cell_size : 8);
    }
}

void draw_cells(const struct sequence_node *node, unsigned char *to, uint32_t cells)
{
    if (node->cell_size == 1)
        fill_bytes(node, to, cells);
    else
        fill_numbers(node, to, cells);
}
