/* Cells: those of a buffer that are plain numbers or bytes, and those within a
 * struct. */
#include "runtime/sequence/drawing.h"
#include "runtime/sequence/writing.h"

#define SHORT 8 /* characters: rather a tag than a text */
#define MANY 64 /* bytes, of which one run of the same reaches what none of a mixture does */

static void fill_bytes(const struct sequence_node *node, unsigned char *to, uint32_t count)
{
    struct writing out = {.to = (char *)to, .most = count};
    if (count && written_any() && one_in(WRITTEN_EVERY)) {
        draw_written(node, (char *)to, count); /* what is left stays zero */
        return;
    }
    uint32_t turn = below(8);
    if (count >= MANY && turn >= 4)
        memset(to, one_in(2) ? 1 + (int)below(255) : turn < 6 ? 1 : turn < 7 ? 255 : 0, count);
    else if (turn < 5)
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

/* char name[64]: a text, with its end. */
static void put_member_text(const struct sequence_node *node)
{
    static char text[SEQUENCE_BYTES_MOST];
    uint32_t most = node->cells - 1 < sizeof text ? node->cells - 1 : (uint32_t)sizeof text;
    uint32_t size = draw_text(node, text, most);
    for (uint32_t i = 0; i < node->cells && !drawn.has_failed; i++)
        put(i < size ? (uint64_t)(int64_t)text[i] : 0);
}

void draw_member_cells(const struct sequence_node *node)
{
    const struct sequence_node *cell = &nodes[node->first];
    bool is_text = cell->kind == SEQ_NUMBER && cell->flags & ARGUMENT_LETTERS && node->cells > 1 &&
                   (node->cells >= SHORT || one_in(2));
    if (is_text)
        put_member_text(node);
    else
        for (uint32_t i = 0; i < node->cells && !drawn.has_failed; i++)
            draw_node(cell);
}
