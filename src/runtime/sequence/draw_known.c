/* Known texts: texts and bytes with which a component reached what nobody had
 * reached, for each parameter.  They stand in the words of components. */
#include "runtime/sequence/generating.h"

#define LAST 16

struct known {
    uint64_t words; /* offset, of its head */
};
struct list {
    struct known *items;
    size_t capacity;
    uint32_t count;
};
static struct list *lists; /* one for each node, then all of them */
static size_t lists_capacity;

void known_texts_forget(void)
{
    for (uint32_t i = 0; lists && i <= sequences->node_count; i++)
        lists[i].count = 0;
}

static void add(struct list *list, uint64_t words)
{
    list->items = memory_grow(list->items, &list->capacity, (size_t)list->count + 1, sizeof *list->items);
    list->items[list->count++].words = words;
}

static bool is_of_bytes(const struct sequence_node *node)
{
    return is_text(node) && (node->kind == SEQ_STRING || node->cell_size == 1);
}

void known_texts_learn(uint32_t operation, uint64_t *words, uint32_t count)
{
    const struct sequence_operation *called = &operations[operation];
    lists = memory_grow(lists, &lists_capacity, (size_t)sequences->node_count + 1, sizeof *lists);
    for (uint32_t i = 0; i < called->parameter_count; i++) {
        uint32_t number = called->parameters + i, size = words_of_node(&nodes[number], words, count);
        if (size == SEQUENCE_NONE)
            return;
        if (is_of_bytes(&nodes[number]) && SEQUENCE_TAG(words[0]) == HEAD_VALUE && SEQUENCE_COUNT(words[0])) {
            uint64_t offset = (uint64_t)((char *)words - (char *)in_block(0));
            add(&lists[number], offset);
            add(&lists[sequences->node_count], offset);
        }
        words += size;
        count -= size;
    }
}

const char *known_text(const struct sequence_node *node, uint32_t *size)
{
    if (!lists)
        return NULL;
    const struct list *list = &lists[node - nodes];
    if (!list->count || one_in(4))
        list = &lists[sequences->node_count];
    if (!list->count)
        return NULL;
    uint32_t from = list->count > LAST && one_in(2) ? list->count - LAST : 0;
    const uint64_t *words = in_block(list->items[from + below(list->count - from)].words);
    *size = SEQUENCE_COUNT(words[0]);
    return (const char *)(words + 1);
}
