/* Written: bytes and texts that calls of this sequence wrote for the caller.  What
 * reads a format seldom gets far on bytes that were drawn, and often on those
 * that the function beside it has written: build and parse, encode and decode. */
#include "runtime/sequence/calling.h"
#include "runtime/sequence/writing.h"

#define WRITTEN_MOST 8
#define BYTES_MOST 512

static struct written {
    uint32_t size;
    char bytes[BYTES_MOST];
} all[WRITTEN_MOST];
static uint32_t count;
static bool are_read; /* some operation takes bytes or texts */

/* ---- who writes ---- */

static bool is_filled(const struct sequence_node *node)
{
    return node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && node->cell_size == 1 &&
           node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT);
}

static bool is_read(const struct sequence_node *node)
{
    return node->parameter != SEQUENCE_RESULT && !(node->flags & ARGUMENT_OUT) &&
           (is_text(node) || (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && node->cell_size == 1));
}

static bool fills(const struct sequence_node *node, uint32_t left)
{
    for (; left; node++, left--)
        if (is_filled(node) || fills(&nodes[node->first], node->count))
            return true;
    return false;
}

void written_start(void)
{
    are_read = false;
    for (uint32_t i = 0; i < sequences->node_count && !are_read; i++)
        are_read = is_read(&nodes[i]);
}

bool written_by(const struct sequence_operation *operation)
{
    bool is_text = operation->result != SEQUENCE_NONE && nodes[operation->result].kind == SEQ_STRING;
    return are_read && (is_text || fills(&nodes[operation->parameters], operation->parameter_count));
}

void written_begin(void)
{
    count = 0;
}

/* ---- what was written ---- */

static void add(const char *bytes, size_t size)
{
    if (!size)
        return;
    struct written *to = &all[count < WRITTEN_MOST ? count++ : below(WRITTEN_MOST)];
    to->size = (uint32_t)size;
    memory_copy(to->bytes, bytes, size);
}

READS_ANYTHING static size_t length_of(const char *text, size_t most)
{
    size_t length = 0;
    while (length < most && text[length])
        length++;
    return length;
}

/* Without the zeros at its end: the caller's memory began as zeros, mostly. */
READS_ANYTHING static size_t size_of(const char *bytes, size_t most)
{
    while (most && !bytes[most - 1])
        most--;
    return most;
}

/* told: what the call returned, maybe how much it wrote. */
static void meet_block(const struct passed_block *block, int64_t told)
{
    size_t most = memory_readable(block->address, block->size < BYTES_MOST ? block->size : BYTES_MOST);
    size_t size = nodes[block->node].flags & ARGUMENT_TERMINATED ? length_of(block->address, most)
                                                                 : size_of(block->address, most);
    if (size && told > (int64_t)size && told <= (int64_t)most)
        size = (size_t)told;
    add(block->address, size);
}

void written_meet(uint32_t number)
{
    const struct call *call = &calls[number];
    const struct sequence_operation *operation = &operations[call->operation];
    uint32_t result = operation->result;
    bool is_number = result != SEQUENCE_NONE && nodes[result].kind == SEQ_NUMBER;
    int64_t told = is_number ? result_number(operation, call->result) : 0;
    for (uint32_t i = 0; i < passed_count; i++)
        if (is_filled(&nodes[passed[i].node]))
            meet_block(&passed[i], told);
    const char *text = NULL;
    if (result != SEQUENCE_NONE && nodes[result].kind == SEQ_STRING)
        text = (const char *)(uintptr_t)value_load(call->result, sizeof text);
    if (text)
        add(text, length_of(text, memory_readable(text, BYTES_MOST)));
}

/* ---- passing it on ---- */

bool written_any(void)
{
    return count != 0;
}

static char any_byte(char byte, const struct sequence_node *node)
{
    switch (below(5)) {
    case 0:
        return 0;
    case 1:
        return (char)(byte + 1);
    case 2:
        return (char)(byte - 1);
    case 3:
        return (char)(byte ^ 1 << below(8));
    default:
        return draw_character(node);
    }
}

/* One byte is another, or there is one more, or it is cut. */
static void change(struct writing *out, const struct sequence_node *node)
{
    uint32_t at = below(out->size), turn = below(4);
    if (turn < 2)
        out->to[at] = any_byte(out->to[at], node);
    else if (turn == 2)
        write_byte(out, one_in(2) ? draw_character(node) : 0);
    else
        out->size = one_in(2) ? out->size - 1 : at;
}

uint32_t draw_written(const struct sequence_node *node, char *to, uint32_t most)
{
    const struct written *from = &all[below(count)];
    struct writing out = {.to = to, .most = most};
    write_bytes(&out, from->bytes,
                node->kind == SEQ_STRING ? (uint32_t)length_of(from->bytes, from->size) : from->size);
    uint32_t turn = below(8);
    if (out.size && turn == 0)
        return draw_text_like(node, to, out.size, most);
    if (out.size && turn < 4)
        change(&out, node);
    return out.size;
}
