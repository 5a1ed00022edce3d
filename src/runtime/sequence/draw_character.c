/* Characters: those that the sources compare with, and for bytes also the numbers
 * that fit into one.  A sequence has a small alphabet of them: of long alphabets
 * few texts are ever made, of short ones all that are short. */
#include "runtime/sequence/writing.h"

#define ALPHABET_MOST 5
#define MARKS_MOST 16 /* characters of a text that lists some: strchr(" \t\n", c) */

struct listed {
    unsigned char items[256];
    uint32_t count;
};
static struct listed characters, bytes; /* distinct */
static char alphabet[ALPHABET_MOST];    /* of the sequence that runs */
static uint32_t alphabet_size;          /* 0: not chosen yet */

static void add(struct listed *to, unsigned char byte)
{
    if (to->count < sizeof to->items && !memchr(to->items, byte, to->count))
        to->items[to->count++] = byte;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static bool lists_characters(const char *text, uint32_t size)
{
    for (uint32_t i = 0; i < size && size > 1; i++)
        if (is_letter(text[i]))
            return false;
    return size <= MARKS_MOST;
}

void characters_start(void)
{
    const struct sequence_text *texts = in_block(sequences->texts);
    const int64_t *numbers = in_block(sequences->numbers);
    characters.count = bytes.count = 0;
    for (uint32_t i = 0; i < sequences->text_count; i++) {
        const char *text = in_block(texts[i].bytes);
        for (uint32_t k = 0; lists_characters(text, texts[i].size) && k < texts[i].size; k++)
            add(&characters, (unsigned char)text[k]);
    }
    for (uint32_t i = 0; i < sequences->number_count; i++)
        if (numbers[i] >= INT8_MIN && numbers[i] <= UINT8_MAX)
            add(&bytes, (unsigned char)numbers[i]);
}

void characters_begin(void)
{
    alphabet_size = 0;
}

static char sign(void)
{
    static const char signs[] = "{}[](),:;=\"'<>/\\.-+*&|!?#%@~^_$ \n\t\r";
    return signs[below(sizeof signs - 1)];
}

static char any_byte(void)
{
    if (bytes.count && below(4))
        return (char)bytes.items[below(bytes.count)];
    return (char)below(one_in(2) ? 8 : 256);
}

char draw_character(const struct sequence_node *node)
{
    uint32_t turn = below(16);
    if (node->kind == SEQ_BUFFER && turn < 6)
        return any_byte();
    if (turn < 12 && characters.count)
        return (char)characters.items[below(characters.count)];
    return turn < 13 ? (char)('0' + below(10)) : turn < 15 ? (char)('a' + below(3)) : sign();
}

void write_of_alphabet(struct writing *out, const struct sequence_node *node)
{
    if (!alphabet_size)
        for (uint32_t left = 2 + below(ALPHABET_MOST - 1); left; left--)
            alphabet[alphabet_size++] = draw_character(node);
    for (uint32_t left = 1 + below(one_in(3) ? 12 : 6); left; left--)
        write_byte(out, alphabet[below(alphabet_size)]);
}

void write_sign(struct writing *out)
{
    if (one_in(12))
        write_bytes(out, "\r\n", 2);
    else
        write_byte(out, sign());
}
