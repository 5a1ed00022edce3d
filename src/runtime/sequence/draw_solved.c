/* A call as it was, with one side of a comparison that it made in the place of the
 * other. */
#include <string.h>
#include "runtime/sequence/drawing.h"

#define DIGITS_MOST 24

/* Bytes that may stand in a text, and what goes there. */
struct exchange {
    char from[COMPARED_BYTES], to[COMPARED_BYTES];
    uint32_t from_size, to_size; /* from_size 0: at the end */
    uint64_t from_number, to_number;
    bool is_number;
};

/* ---- what is exchanged ---- */

static uint32_t write_decimal(char *to, uint64_t number)
{
    char digits[DIGITS_MOST];
    uint32_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    memcpy(to, digits + at, sizeof digits - at);
    return (uint32_t)sizeof digits - at;
}

static uint32_t write_hex(char *to, uint64_t number, uint32_t digits)
{
    for (uint32_t i = 0; i < digits; i++)
        to[i] = "0123456789abcdef"[number >> 4 * (digits - 1 - i) & 15];
    return digits;
}

static void write_binary(char *to, uint64_t number, uint32_t width, bool is_high_first)
{
    for (uint32_t i = 0; i < width; i++)
        to[i] = (char)(number >> 8 * (is_high_first ? width - 1 - i : i));
}

/* As text, decimal or of two or four digits. */
static void write_digits(struct exchange *exchange)
{
    uint64_t from = exchange->from_number, to = exchange->to_number;
    bool is_decimal = one_in(2);
    uint32_t digits = from < 256 && to < 256 ? 2 : 4;
    exchange->from_size = is_decimal ? write_decimal(exchange->from, from) : write_hex(exchange->from, from, digits);
    exchange->to_size = is_decimal ? write_decimal(exchange->to, to) : write_hex(exchange->to, to, digits);
}

/* A character most of the time; else digits, or a number of several bytes. */
static void write_numbers(struct exchange *exchange)
{
    uint64_t from = exchange->from_number, to = exchange->to_number;
    bool is_small = from + 128 < 384 && to + 128 < 384; /* of signed and unsigned characters */
    uint32_t turn = below(4);
    if (is_small && turn < 2) {
        exchange->from_size = from != 0;
        exchange->to_size = 1;
        exchange->from[0] = (char)from;
        exchange->to[0] = (char)to;
    } else if (turn < 3) {
        write_digits(exchange);
    } else {
        uint32_t width = from < 256 && to < 256 ? 1 : from < 65536 && to < 65536 ? 2 : 4;
        bool is_high_first = one_in(2);
        exchange->from_size = exchange->to_size = width;
        write_binary(exchange->from, from, width, is_high_first);
        write_binary(exchange->to, to, width, is_high_first);
    }
}

static bool choose_numbers(struct exchange *exchange)
{
    const struct compared_numbers *pair = compared_numbers();
    if (!pair)
        return false;
    bool takes_left = pair->is_constant || one_in(2);
    uint32_t turn = below(8);
    exchange->is_number = true;
    exchange->from_number = takes_left ? pair->right : pair->left;
    exchange->to_number = (takes_left ? pair->left : pair->right) + (turn == 0) - (turn == 1);
    write_numbers(exchange);
    return true;
}

static bool choose_texts(struct exchange *exchange)
{
    const struct compared_texts *pair = compared_texts();
    if (!pair)
        return false;
    bool takes_left = one_in(2);
    exchange->from_size = takes_left ? pair->right_size : pair->left_size;
    exchange->to_size = takes_left ? pair->left_size : pair->right_size;
    memcpy(exchange->from, takes_left ? pair->right : pair->left, sizeof exchange->from);
    memcpy(exchange->to, takes_left ? pair->left : pair->right, sizeof exchange->to);
    return true;
}

static bool choose_any(struct exchange *exchange)
{
    return one_in(2) ? choose_texts(exchange) || choose_numbers(exchange)
                     : choose_numbers(exchange) || choose_texts(exchange);
}

/* ---- where it stands ---- */

/* One of the places, each as likely; SEQUENCE_NONE: it is not in there. */
static uint32_t find(const char *text, uint32_t size, const struct exchange *exchange)
{
    uint32_t chosen = SEQUENCE_NONE, count = 0;
    if (!exchange->from_size)
        return size;
    for (uint32_t at = 0; at + exchange->from_size <= size; at++)
        if (memcmp(text + at, exchange->from, exchange->from_size) == 0 && one_in(++count))
            chosen = at;
    return chosen;
}

static bool is_of_bytes(const struct sequence_node *node, const uint64_t *words)
{
    return is_text(node) && (node->kind == SEQ_STRING || node->cell_size == 1) &&
           SEQUENCE_TAG(words[0]) == HEAD_VALUE && SEQUENCE_COUNT(words[0]) <= SEQUENCE_BYTES_MOST / 2;
}

static bool is_same_number(const struct sequence_node *node, uint64_t word, uint64_t number)
{
    uint32_t unused = node->size < 8 ? 64 - node->size * 8 : 0;
    return word << unused == number << unused;
}

static bool has_it(const struct sequence_node *node, const uint64_t *words, const struct exchange *exchange)
{
    if (node->kind == SEQ_NUMBER)
        return exchange->is_number && node->limit == SEQUENCE_NONE &&
               !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS)) &&
               is_same_number(node, words[0], exchange->from_number) && number_fits(node, exchange->to_number);
    return is_of_bytes(node, words) &&
           find((const char *)(words + 1), SEQUENCE_COUNT(words[0]), exchange) != SEQUENCE_NONE;
}

/* ---- the call ---- */

static void put_exchanged(const struct sequence_node *node, const uint64_t *words, const struct exchange *exchange)
{
    static char text[SEQUENCE_BYTES_MOST];
    if (node->kind == SEQ_NUMBER) {
        put(exchange->to_number);
        return;
    }
    const char *bytes = (const char *)(words + 1);
    uint32_t size = SEQUENCE_COUNT(words[0]), at = find(bytes, size, exchange), behind = at + exchange->from_size;
    memcpy(text, bytes, at);
    memcpy(text + at, exchange->to, exchange->to_size);
    memcpy(text + at + exchange->to_size, bytes + behind, size - behind);
    size += exchange->to_size - exchange->from_size;
    if (node->kind == SEQ_STRING && memchr(text, 0, size))
        drawn.has_failed = true;
    put_text(node, text, size);
}

/* The root that has it; SEQUENCE_NONE. */
static uint32_t choose_root(const struct sequence_operation *called, const uint64_t *words, uint32_t count,
                            const struct exchange *exchange)
{
    uint32_t chosen = SEQUENCE_NONE, found = 0;
    for (uint32_t i = 0; i < called->parameter_count; i++) {
        const struct sequence_node *node = &nodes[called->parameters + i];
        uint32_t size = words_of_node(node, (uint64_t *)words, count);
        if (size == SEQUENCE_NONE)
            return SEQUENCE_NONE;
        if (size && has_it(node, words, exchange) && one_in(++found))
            chosen = i;
        words += size;
        count -= size;
    }
    return chosen;
}

bool draw_solved(uint32_t operation, const uint64_t *words, uint32_t count)
{
    const struct sequence_operation *called = &operations[operation];
    struct exchange exchange = {0};
    if (!choose_any(&exchange))
        return false;
    uint32_t root = choose_root(called, words, count, &exchange);
    if (root == SEQUENCE_NONE || !draw_begin(operation, NULL))
        return false;
    for (uint32_t i = 0; i < called->parameter_count && !drawn.has_failed; i++) {
        const struct sequence_node *node = &nodes[called->parameters + i];
        uint32_t size = words_of_node(node, (uint64_t *)words, count);
        if (i == root)
            put_exchanged(node, words, &exchange);
        else
            put_same_node(node, words, size);
        words += size;
        count -= size;
    }
    draw_limit_numbers();
    return draw_finish(operation);
}
