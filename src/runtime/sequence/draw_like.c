/* Changed texts: whole texts of a language are reached by small steps from those
 * that got far. */
#include "runtime/sequence/writing.h"

#define PIECE_MOST 128
#define REPEATED_MOST 64

struct text {
    char *bytes;
    uint32_t size, most;
};

static void put_in(struct text *text, uint32_t at, const char *piece, uint32_t count)
{
    if (count > text->most - text->size)
        return;
    memmove(text->bytes + at + count, text->bytes + at, text->size - at);
    memcpy(text->bytes + at, piece, count);
    text->size += count;
}

static uint32_t any_place(const struct text *text)
{
    return one_in(3) ? text->size : below(text->size + 1);
}

/* ---- steps; those that need a byte get one ---- */

static void put_piece(struct text *text, const struct sequence_node *node)
{
    char piece[PIECE_MOST];
    struct writing out = {.to = piece, .most = sizeof piece};
    write_piece(&out, node);
    put_in(text, any_place(text), piece, out.size);
}

static void put_character(struct text *text, const struct sequence_node *node)
{
    char character = draw_character(node);
    put_in(text, any_place(text), &character, 1);
}

static void cut_out(struct text *text, const struct sequence_node *node)
{
    (void)node;
    uint32_t at = below(text->size), left = text->size - at, count = one_in(3) ? 1 + below(left) : 1;
    memmove(text->bytes + at, text->bytes + at + count, left - count);
    text->size -= count;
}

/* A part of it once more: nesting, second keys. */
static void put_again(struct text *text, const struct sequence_node *node)
{
    (void)node;
    char piece[PIECE_MOST];
    uint32_t at = below(text->size), count = 1 + below(text->size - at);
    count = count < sizeof piece ? count : (uint32_t)sizeof piece;
    memcpy(piece, text->bytes + at, count);
    put_in(text, one_in(2) ? at : any_place(text), piece, count);
}

/* One character many times: what is longer than somebody thought. */
static void repeat_one(struct text *text, const struct sequence_node *node)
{
    (void)node;
    char piece[REPEATED_MOST];
    uint32_t at = below(text->size), count = 1 + below(one_in(2) ? 8 : sizeof piece);
    memset(piece, text->bytes[at], sizeof piece);
    put_in(text, at, piece, count);
}

static void change_byte(struct text *text, const struct sequence_node *node)
{
    char *byte = &text->bytes[below(text->size)];
    uint32_t turn = below(8);
    if (turn == 0)
        *byte ^= (char)(1u << below(8));
    else if (turn == 1)
        *byte = (char)(*byte + (one_in(2) ? 1 : -1));
    else if (turn < 6)
        *byte = draw_character(node);
    else
        *byte = text->bytes[below(text->size)];
}

static void swap_bytes(struct text *text, const struct sequence_node *node)
{
    (void)node;
    uint32_t at = below(text->size), other = one_in(2) ? below(text->size) : at ? at - 1 : at;
    char byte = text->bytes[at];
    text->bytes[at] = text->bytes[other];
    text->bytes[other] = byte;
}

/* Its beginning, and how another one goes on. */
static void splice(struct text *text, const struct sequence_node *node)
{
    uint32_t size;
    const char *other = known_text(node, &size);
    if (!other)
        return;
    uint32_t from = below(size), count = one_in(2) ? size - from : 1 + below(size - from);
    uint32_t at = below(text->size + 1);
    if (one_in(2))
        text->size = at;
    put_in(text, at, other + from, count < PIECE_MOST ? count : PIECE_MOST);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Another number in the place of one. */
static void change_number(struct text *text, const struct sequence_node *node)
{
    (void)node;
    char digits[32];
    struct writing out = {.to = digits, .most = sizeof digits};
    uint32_t at = below(text->size), end;
    while (at < text->size && !is_digit(text->bytes[at]))
        at++;
    for (end = at; end < text->size && is_digit(text->bytes[end]);)
        end++;
    memmove(text->bytes + at, text->bytes + end, text->size - end);
    text->size -= end - at;
    write_digits(&out);
    if (end > at)
        put_in(text, at, digits, out.size);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Another word that the sources know in the place of one: "&gt;" of "&lt;". */
static void change_word(struct text *text, const struct sequence_node *node)
{
    (void)node;
    char word[PIECE_MOST];
    struct writing out = {.to = word, .most = sizeof word};
    uint32_t at = below(text->size), end;
    while (at < text->size && !is_letter(text->bytes[at]))
        at++;
    while (at > 0 && is_letter(text->bytes[at - 1]))
        at--;
    for (end = at; end < text->size && is_letter(text->bytes[end]);)
        end++;
    memmove(text->bytes + at, text->bytes + end, text->size - end);
    text->size -= end - at;
    write_known_word(&out);
    if (end > at)
        put_in(text, at, word, out.size);
}

/* Counts and lengths, in both orders; many formats say how much comes next. */
static void put_binary_number(struct text *text, const struct sequence_node *node)
{
    (void)node;
    uint32_t width = 1u << below(3), at = below(text->size), rest = text->size - at;
    uint64_t number = one_in(2) ? below(16) : one_in(2) ? rest - below(4) : any64() >> below(64);
    bool is_high_first = one_in(2);
    for (uint32_t i = 0; i < width && i < rest; i++)
        text->bytes[at + i] = (char)(number >> 8 * (is_high_first ? width - 1 - i : i));
}

/* ---- some of them ---- */

typedef void step(struct text *text, const struct sequence_node *node);

static step *choose_step(const struct sequence_node *node)
{
    static step *const steps[] = {put_piece,
                                  put_piece,
                                  put_piece,
                                  put_character,
                                  put_character,
                                  put_character,
                                  cut_out,
                                  cut_out,
                                  cut_out,
                                  put_again,
                                  repeat_one,
                                  change_byte,
                                  change_byte,
                                  change_byte,
                                  swap_bytes,
                                  splice,
                                  splice,
                                  change_number,
                                  change_word,
                                  /* of bytes only: */ put_binary_number,
                                  put_binary_number,
                                  put_binary_number};
    uint32_t count = sizeof steps / sizeof *steps;
    return steps[below(node->kind == SEQ_BUFFER ? count : count - 3)];
}

uint32_t draw_text_like(const struct sequence_node *node, char *bytes, uint32_t size, uint32_t most)
{
    struct text text = {bytes, size, most};
    for (uint32_t left = 1 + (one_in(2) ? 0 : below(4)); left; left--)
        (text.size ? choose_step(node) : put_piece)(&text, node);
    struct writing out = {.to = bytes, .size = text.size, .most = most};
    if (node->kind == SEQ_STRING)
        drop_zeros(&out);
    return out.size;
}
