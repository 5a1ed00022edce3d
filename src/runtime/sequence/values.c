/* Values: numbers and texts that this sequence has met already.  Code goes wrong
 * where the same key, the same index, comes again. */
#include "runtime/sequence/generating.h"

#define NUMBERS_MOST 32
#define TEXTS_MOST 32
#define TEXT_MOST 64 /* bytes */

static uint64_t numbers[NUMBERS_MOST];
static struct met_text texts[TEXTS_MOST];
static uint32_t number_count, text_count;

void values_begin(void)
{
    number_count = text_count = 0;
}

/* A full table gives up one at random: the last ones are the likeliest to be there. */
static uint32_t place_for(uint32_t *count, uint32_t most)
{
    return *count < most ? (*count)++ : below(most);
}

void values_meet_number(uint64_t number)
{
    if (number_count && numbers[number_count - 1] == number)
        return;
    numbers[place_for(&number_count, NUMBERS_MOST)] = number;
}

void values_meet_text(uint32_t at, uint32_t size)
{
    texts[place_for(&text_count, TEXTS_MOST)] = (struct met_text){at, size};
}

static bool is_number(const struct sequence_node *node)
{
    return node->kind == SEQ_NUMBER && !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS));
}

bool values_are_in(const struct sequence_operation *operation)
{
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (is_number(node) || node->kind == SEQ_STRING)
            return true;
    }
    return false;
}

/* Numbers and objects are a word each; of others it has to be found out. */
static uint32_t words_of(const struct sequence_node *node, uint64_t *words, uint32_t count)
{
    bool is_one = node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_HANDLE;
    return is_one && count ? 1 : words_of_node(node, words, count);
}

void values_meet_words(const struct sequence_operation *operation, uint64_t *words, uint32_t count)
{
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        uint32_t size = words_of(node, words, count);
        if (size == SEQUENCE_NONE)
            return;
        if (is_number(node) && count)
            values_meet_number(words[0]);
        if (node->kind == SEQ_STRING && size > 1 && SEQUENCE_TAG(words[0]) == HEAD_VALUE &&
            SEQUENCE_COUNT(words[0]) <= TEXT_MOST)
            values_meet_text((uint32_t)(words + 1 - sequences->words), SEQUENCE_COUNT(words[0]));
        words += size;
        count -= size;
    }
}

void values_forget(uint32_t words)
{
    for (uint32_t i = 0; i < text_count;)
        if (texts[i].at >= words)
            texts[i] = texts[--text_count];
        else
            i++;
}

bool values_number(uint64_t *number)
{
    if (number_count)
        *number = numbers[below(number_count)];
    return number_count != 0;
}

const char *values_text(uint32_t *size)
{
    if (!text_count)
        return NULL;
    struct met_text text = texts[below(text_count)];
    *size = text.size;
    return (const char *)(sequences->words + text.at);
}
