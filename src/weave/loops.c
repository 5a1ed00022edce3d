/* Loops: where every cycle of a function's blocks can be stopped. */
#include <stdlib.h>

#include "weave/weave.h"

enum visit { UNSEEN, ON_PATH, DONE };

struct node {
    LLVMBasicBlockRef block;
    enum visit visit;
    bool is_head;
    unsigned next_successor;
};

/* The blocks of a function, sorted by address so that they can be found. */
struct graph {
    struct node *nodes;
    size_t count;
};

static int compare_nodes(const void *a, const void *b)
{
    uintptr_t x = (uintptr_t)((const struct node *)a)->block, y = (uintptr_t)((const struct node *)b)->block;
    return (x > y) - (x < y);
}

static struct node *node_of(const struct graph *graph, LLVMBasicBlockRef block)
{
    struct node key = {.block = block};
    return bsearch(&key, graph->nodes, graph->count, sizeof key, compare_nodes);
}

static void graph_init(struct graph *graph, LLVMValueRef function)
{
    graph->count = LLVMCountBasicBlocks(function);
    graph->nodes = mem_array(graph->count, sizeof *graph->nodes);
    size_t i = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        graph->nodes[i++].block = b;
    qsort(graph->nodes, graph->count, sizeof *graph->nodes, compare_nodes);
}

/* Depth first, with its own stack: an edge to a block on the path closes a cycle. */
static void mark_heads(const struct graph *graph, struct node *entry)
{
    VECTOR(struct node *) path = VECTOR_INIT;
    entry->visit = ON_PATH;
    vector_push(&path, entry);
    while (path.count) {
        struct node *node = path.items[path.count - 1];
        LLVMValueRef end = LLVMGetBasicBlockTerminator(node->block);
        if (node->next_successor == LLVMGetNumSuccessors(end)) {
            node->visit = DONE;
            path.count--;
            continue;
        }
        struct node *next = node_of(graph, LLVMGetSuccessor(end, node->next_successor++));
        if (next->visit == ON_PATH)
            next->is_head = true;
        if (next->visit == UNSEEN) {
            next->visit = ON_PATH;
            vector_push(&path, next);
        }
    }
    vector_release(&path);
}

void loop_heads(LLVMValueRef function, block_list *heads)
{
    struct graph graph;
    graph_init(&graph, function);
    mark_heads(&graph, node_of(&graph, LLVMGetEntryBasicBlock(function)));
    for (size_t i = 0; i < graph.count; i++)
        if (graph.nodes[i].is_head)
            vector_push(heads, graph.nodes[i].block);
    mem_free(graph.nodes);
}
