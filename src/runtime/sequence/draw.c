/* Draw: the words of a call, node by node, behind those of the calls before. */
#include <string.h>
#include "runtime/sequence/drawing.h"

#define OUT_UNSIZED 4096 /* bytes of a buffer to fill, when nobody says how many are needed */
#define IN_UNSIZED 256
#define NULL_ALLOWED_RATIO 0.15f

struct drawn drawn;
static uint32_t *counts; /* for each node: cells or bytes that were drawn for it in this call */
static size_t counts_capacity;

static struct { /* cells of a buffer that comes later, and shares its length with one that was drawn */
    uint32_t node, cells;
} planned;

static struct later { /* a number that is limited by what is drawn behind it */
    uint64_t *word;
    const struct sequence_node *node;
} later[16];
static uint32_t later_count;

void draw_start(void)
{
    counts = memory_grow(counts, &counts_capacity, sequences->node_count + 1, sizeof *counts);
}

/* ---- NULL ---- */

bool draws_null(const struct sequence_node *node)
{
    if (node->null == SEQ_NULL_NEVER)
        return false;
    float usual = ratio_or(sequences->null_ratio, 0.05f);
    if (node->null == SEQ_NULL_ALLOWED)
        return usual > 0 && chance(NULL_ALLOWED_RATIO);
    return extent.passes_nulls && chance(usual);
}

void put_null(const struct sequence_node *node)
{
    if (node->null == SEQ_NULL_NEVER)
        drawn.has_failed = true;
    counts[number_of(node)] = 0;
    put(SEQUENCE_HEAD(HEAD_NULL, 0));
}

/* ---- numbers ---- */

static uint64_t limited(const struct sequence_node *node, uint64_t number)
{
    uint64_t most = counts[node->limit];
    if (number <= most)
        return number;
    uint64_t within = one_in(3) ? most : below((uint32_t)most + 1);
    return (int64_t)within >= node->lo ? within : (uint64_t)node->lo;
}

/* The number that comes next. */
static void limit_later(const struct sequence_node *node)
{
    if (node->limit < sequences->node_count && later_count < sizeof later / sizeof *later)
        later[later_count++] = (struct later){drawn.at, node};
}

static void put_number(const struct sequence_node *node)
{
    uint64_t number;
    limit_later(node);
    put(kin_number(node, &number) ? number : draw_number(node));
}

void draw_limit_numbers(void)
{
    for (uint32_t i = 0; i < later_count && !drawn.has_failed; i++)
        *later[i].word = limited(later[i].node, *later[i].word);
}

/* ---- bytes ---- */

static void put_bytes(const char *bytes, uint32_t size)
{
    uint32_t words = words_for(size);
    if (words > drawn.end - drawn.at) {
        drawn.has_failed = true;
        return;
    }
    if (words)
        drawn.at[words - 1] = 0;
    memcpy(drawn.at, bytes, size);
    drawn.at += words;
}

void put_text(const struct sequence_node *node, const char *text, uint32_t size)
{
    counts[number_of(node)] = size;
    put(SEQUENCE_HEAD(HEAD_VALUE, size));
    if (size && size <= 64)
        values_meet_text((uint32_t)(drawn.at - sequences->words), size);
    put_bytes(text, size);
}

static bool put_earlier_string(const struct sequence_node *node)
{
    uint32_t object = object_choose(node, 0);
    if (object == SEQUENCE_NONE)
        return false;
    counts[number_of(node)] = 0;
    put(SEQUENCE_REFERENCE(objects[object].call, objects[object].output));
    return true;
}

/* Bytes of which more were read than there were: with others behind them. */
static uint32_t draw_bytes(const struct sequence_node *node, char *text, uint32_t most)
{
    uint32_t size = draw_text(node, text, most), least = node->least < most ? node->least : most;
    while (size < least)
        text[size++] = (char)(1 + below(255));
    return size;
}

static void put_string(const struct sequence_node *node)
{
    static char text[SEQUENCE_BYTES_MOST];
    if (draws_null(node))
        put_null(node);
    else if (node->flags & ARGUMENT_PATH)
        put_text(node, text, draw_path(text, sizeof text));
    else if (!one_in(8) || !put_earlier_string(node))
        put_text(node, text, draw_bytes(node, text, sizeof text));
}

/* ---- buffers ---- */

#define BORDER_MOST 1024 /* cells, of a constant of the sources */
#define READ_MANY 64      /* cells: with little room for what comes of them, nothing does */

static uint32_t read_cells; /* of the last buffer of this call that is only read; 0: none */

bool is_room_for_many(const struct sequence_node *node)
{
    return node->kind == SEQ_BUFFER && read_cells >= READ_MANY && !(node->flags & ARGUMENT_CONST);
}

/* Where a byte ends that counts them, or at a number that the sources know. */
static uint32_t cells_at_border(void)
{
    static const uint16_t borders[] = {127, 128, 129, 254, 254, 254, 255, 255, 255, 256, 256, 257};
    const int64_t *numbers = in_block(sequences->numbers);
    int64_t known = sequences->number_count && one_in(3) ? numbers[below(sequences->number_count)] - 1 + below(3) : 0;
    return known > 0 && known <= BORDER_MOST ? (uint32_t)known : borders[below(sizeof borders / sizeof *borders)];
}

static uint32_t cells_in(const struct sequence_node *node)
{
    static const uint16_t usual[] = {1, 2, 3, 4, 5, 8, 16, 32};
    uint32_t turn = below(32);
    if (turn == 0)
        return 0;
    if (turn == 1 && node->flags & ARGUMENT_RAW)
        return one_in(4) ? 1 + below(256) : cells_at_border();
    if (turn == 1)
        return 1 + below(16);
    return turn < 20 ? 1 + below(8) : usual[below(node->flags & ARGUMENT_RAW ? 8 : 6)];
}

/* What goes on where it ended needs little room at a time, and says when there is none. */
static uint32_t cells_out(const struct sequence_node *node)
{
    static const uint16_t usual[] = {0, 1, 2, 4, 8, 16, 16, 64, 64, 64, 256, 256, 256, 4096};
    if (node->flags & ARGUMENT_MOVED && one_in(2))
        return below(9);
    if (node->flags & ARGUMENT_ROOM && !one_in(4))
        return (64u << 2 * below(6)) - (one_in(4) ? below(32) : 0); /* up to 64 KiB */
    return one_in(4) ? below(20) : usual[below(sizeof usual / sizeof *usual)];
}

static uint32_t draw_cell_count(const struct sequence_node *node);

/* As many as the one has whose cells the length counts: that comes before it, or is planned for later. */
static uint32_t shared_cells(const struct sequence_node *node)
{
    uint32_t lead = node_lead(number_of(node));
    if (lead > number_of(node) && planned.node != lead) {
        planned.node = lead;
        planned.cells = draw_cell_count(&nodes[lead]);
    }
    uint32_t cells = lead > number_of(node) ? planned.cells : counts[lead];
    return cells ? cells : 1;
}

static uint32_t draw_cell_count(const struct sequence_node *node)
{
    uint32_t size = node->cell_size ? node->cell_size : 1;
    uint32_t most = node->flags & ARGUMENT_ROOM ? 65536 : SEQUENCE_BYTES_MOST / size + 1;
    if (node->cells)
        return node->cells;
    if (node_lead(number_of(node)) != number_of(node))
        return shared_cells(node);
    if ((node->flags & (ARGUMENT_UNSIZED | ARGUMENT_CLOSED)) == ARGUMENT_UNSIZED) {
        uint32_t bytes = node->flags & ARGUMENT_OUT ? OUT_UNSIZED : IN_UNSIZED;
        return bytes / size > 16 ? bytes / size : 16;
    }
    uint32_t cells = is_room_for_many(node) && one_in(2) ? read_cells + below(3)
                     : node->flags & ARGUMENT_OUT        ? cells_out(node)
                                                         : cells_in(node);
    return cells < most ? cells : most;
}

static void put_raw(const struct sequence_node *node, uint32_t cells)
{
    uint64_t size = (uint64_t)cells * node->cell_size;
    uint32_t words = words_for(size);
    if (words > (uint64_t)(drawn.end - drawn.at)) {
        drawn.has_failed = true;
        return;
    }
    memset(drawn.at, 0, (size_t)words * 8);
    draw_cells(node, (unsigned char *)drawn.at, cells);
    drawn.at += words;
}

/* Text in a buffer has the length that it has. */
static bool put_text_buffer(const struct sequence_node *node)
{
    char text[512];
    if (node->cell_size != 1 || node->cells || node->flags & (ARGUMENT_UNSIZED | ARGUMENT_OUT) ||
        planned.node == number_of(node) || node_lead(number_of(node)) != number_of(node) || is_room_for_many(node) ||
        one_in(3))
        return false;
    put_text(node, text, draw_text(node, text, sizeof text));
    return true;
}

static void put_buffer(const struct sequence_node *node)
{
    bool is_raw = node->flags & ARGUMENT_RAW;
    if (draws_null(node)) {
        put_null(node);
        return;
    }
    if (is_raw && put_text_buffer(node))
        return;
    uint32_t cells = planned.node == number_of(node) ? planned.cells : draw_cell_count(node);
    counts[number_of(node)] = cells;
    put(SEQUENCE_HEAD(HEAD_VALUE, cells));
    if (node->flags & ARGUMENT_OUT)
        return;
    if (node->flags & ARGUMENT_CONST)
        read_cells = cells;
    if (is_raw)
        put_raw(node, cells);
    else
        for (uint32_t i = 0; i < cells && !drawn.has_failed; i++)
            draw_node(&nodes[node->first]);
}

static void put_children(const struct sequence_node *node)
{
    for (uint32_t i = 0; i < node->count && !drawn.has_failed; i++)
        draw_node(&nodes[node->first + i]);
}

static void put_object(const struct sequence_node *node)
{
    if (draws_null(node)) {
        put_null(node);
        return;
    }
    put(SEQUENCE_HEAD(HEAD_VALUE, 0));
    if (!(node->flags & ARGUMENT_OUT) && !draw_filled(node))
        put_children(node);
}

static void put_function(const struct sequence_node *node)
{
    if (!node->cells || draws_null(node)) {
        if (node->null == SEQ_NULL_NEVER)
            drawn.has_failed = true;
        put(node->cells);
    } else {
        bool is_first = node->flags & ARGUMENT_MODEST || extent.calls_back_simply || one_in(3);
        put(is_first ? 0 : below(node->cells));
    }
}

/* ---- all of them ---- */

void draw_node(const struct sequence_node *node)
{
    switch (node->kind) {
    case SEQ_NUMBER:
        put_number(node);
        break;
    case SEQ_FLOAT:
        put(draw_float(node));
        break;
    case SEQ_STRING:
        put_string(node);
        break;
    case SEQ_BUFFER:
        put_buffer(node);
        break;
    case SEQ_OBJECT:
        put_object(node);
        break;
    case SEQ_STRUCT:
        if (!draw_filled(node))
            put_children(node);
        break;
    case SEQ_CELLS:
        draw_member_cells(node);
        break;
    case SEQ_HANDLE:
        draw_handle(node);
        break;
    case SEQ_ANY:
        draw_any(node);
        break;
    case SEQ_FUNCTION:
        put_function(node);
        break;
    default:
        break;
    }
}

static void put_same(const uint64_t *words, uint32_t count)
{
    if (count > drawn.end - drawn.at) {
        drawn.has_failed = true;
        return;
    }
    memcpy(drawn.at, words, count * sizeof *words);
    drawn.at += count;
}

void put_same_node(const struct sequence_node *node, const uint64_t *words, uint32_t count)
{
    if (node->kind == SEQ_NUMBER)
        limit_later(node);
    if (node->kind == SEQ_STRING || node->kind == SEQ_BUFFER)
        counts[number_of(node)] = SEQUENCE_TAG(words[0]) == HEAD_VALUE ? SEQUENCE_COUNT(words[0]) : 0;
    put_same(words, count);
}

bool draw_begin(uint32_t operation, const struct decided *decided)
{
    if (sequences->call_count >= SEQUENCE_CALLS_MOST || sequences->word_count + 1 >= SEQUENCE_WORDS_MOST)
        return false;
    drawn.at = sequences->words + sequences->word_count + 1;
    drawn.end = sequences->words + SEQUENCE_WORDS_MOST;
    drawn.first_root = operations[operation].parameters;
    drawn.root_count = operations[operation].parameter_count;
    drawn.decided = decided;
    drawn.has_failed = false;
    later_count = 0;
    read_cells = 0;
    planned.node = SEQUENCE_NONE;
    draw_object_begin();
    kin_begin(operation);
    return true;
}

/* The call is complete in the journal before it counts. */
static void add_call(uint32_t operation, uint32_t at, uint32_t words)
{
    sequences->words[at] = SEQUENCE_CALL(operation, words);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    sequences->word_count = at + 1 + words;
    sequences->call_count++;
    operation_counts[operation].drawn++;
}

bool draw_finish(uint32_t operation)
{
    uint32_t at = sequences->word_count;
    if (drawn.has_failed)
        values_forget(at);
    else
        add_call(operation, at, (uint32_t)(drawn.at - sequences->words) - at - 1);
    return !drawn.has_failed;
}

static void draw_roots(const struct sequence_operation *called)
{
    const uint64_t *before = drawn.at; /* words of the root before */
    for (uint32_t i = 0; i < called->parameter_count && !drawn.has_failed; i++) {
        const struct sequence_node *node = &nodes[called->parameters + i];
        const uint64_t *words = drawn.at;
        if (!i || !draw_twin(node, before, (uint32_t)(words - before)))
            draw_node(node);
        before = words;
    }
}

bool draw_decided(uint32_t operation, const struct decided *decided)
{
    const struct sequence_operation *called = &operations[operation];
    if (!draw_begin(operation, decided))
        return false;
    draw_roots(called);
    draw_limit_numbers();
    return draw_finish(operation);
}

bool draw_words(uint32_t operation, const uint64_t *words, uint32_t count, uint32_t shift)
{
    uint32_t at = sequences->word_count;
    if (sequences->call_count >= SEQUENCE_CALLS_MOST || count >= SEQUENCE_WORDS_MOST - at)
        return false;
    words_copy(operation, sequences->words + at + 1, words, count, shift);
    add_call(operation, at, count);
    if (facts[operation].gets_values)
        values_meet_words(&operations[operation], sequences->words + at + 1, count);
    return true;
}

bool draw_call(uint32_t operation)
{
    return draw_decided(operation, NULL);
}

/* The last call once more, as it was. */
bool draw_again(void)
{
    uint32_t last = sequences->call_count - 1;
    const uint64_t *words = call_words(last);
    uint32_t count = SEQUENCE_CALL_WORDS(words[-1]);
    return draw_words(call_operation(last), words, count, 0);
}

void draw_undo(void)
{
    uint32_t last = sequences->call_count - 1;
    const uint64_t *words = call_words(last);
    sequences->call_count = last;
    sequences->word_count = (uint32_t)(words - 1 - sequences->words);
    values_forget(sequences->word_count);
}
