#include "front/regex/ways.h"

#define CODE_LIMIT 20000

struct writer {
    struct ways *ways;
    const struct cover *cover;
    bool fits;
};

/* Choices of the class that are still to be made; NULL: any will do. */
typedef const uint32_t **choices;

static uint32_t emit(struct writer *w, struct way_instruction instruction)
{
    vector_push(&w->ways->code, instruction);
    w->fits = w->fits && w->ways->code.count < CODE_LIMIT;
    return (uint32_t)w->ways->code.count - 1;
}

static uint32_t here(const struct writer *w)
{
    return (uint32_t)w->ways->code.count;
}

static struct way_instruction *at(struct writer *w, uint32_t place)
{
    return &w->ways->code.items[place];
}

static void write_node(struct writer *w, const struct cover_node *node, choices left);

/* The characters that count as a part: those of no part before it. */
static struct charset part_of(struct arena *arena, const struct ast *ast, uint32_t part)
{
    bool last = part + 1 == ast->part_count;
    struct charset set = last ? ast->set : charset_intersection(arena, ast->set, ast->parts[part].set);
    for (uint32_t i = 0; i < part; i++)
        set = charset_difference(arena, set, ast->parts[i].set);
    return set;
}

static void write_set(struct writer *w, const struct cover_node *node, choices left)
{
    if (node->parts < 2 || !left) {
        emit(w, (struct way_instruction){.op = WAY_READ, .set = node->ast->set});
        return;
    }
    struct charset part = part_of(&w->ways->arena, node->ast, *(*left)++);
    struct charset others = charset_difference(&w->ways->arena, node->ast->set, part);
    uint32_t split = emit(w, (struct way_instruction){.op = WAY_SPLIT, .a = here(w) + 1});
    emit(w, (struct way_instruction){.op = WAY_READ, .set = part});
    uint32_t jump = emit(w, (struct way_instruction){.op = WAY_JUMP});
    at(w, split)->b = here(w);
    emit(w, (struct way_instruction){.op = WAY_READ, .set = others});
    emit(w, (struct way_instruction){.op = WAY_MARK});
    at(w, jump)->b = here(w);
}

static void write_alternation(struct writer *w, const struct cover_node *node, choices left)
{
    VECTOR(uint32_t) jumps = VECTOR_INIT;
    uint32_t chosen = left ? *(*left)++ : 0;
    for (uint32_t i = 0; i < node->count && w->fits; i++) {
        bool last = i + 1 == node->count;
        uint32_t split = last ? 0 : emit(w, (struct way_instruction){.op = WAY_SPLIT, .a = here(w) + 1});
        if (left && i != chosen)
            emit(w, (struct way_instruction){.op = WAY_MARK});
        write_node(w, node->items[i], i == chosen ? left : NULL);
        if (last)
            break;
        vector_push(&jumps, emit(w, (struct way_instruction){.op = WAY_JUMP}));
        at(w, split)->b = here(w);
    }
    for (size_t i = 0; i < jumps.count; i++)
        at(w, jumps.items[i])->b = here(w);
    vector_release(&jumps);
}

/* ---- repetitions ---- */

static bool may_be_empty(const struct ast *ast)
{
    switch (ast->kind) {
    case AST_SET:
        return false;
    case AST_ALTERNATION:
        for (size_t i = 0; i < ast->count; i++)
            if (may_be_empty(ast->items[i]))
                return true;
        return false;
    case AST_REPEAT:
        return ast->min == 0 || may_be_empty(ast->items[0]);
    case AST_SEQUENCE:
    case AST_GROUP:
        for (size_t i = 0; i < ast->count; i++)
            if (!may_be_empty(ast->items[i]))
                return false;
        return true;
    default:
        return true;
    }
}

static void write_element(struct writer *w, const struct cover_node *node, bool must_not_be_empty, choices left)
{
    bool watched = must_not_be_empty && may_be_empty(node->ast->items[0]);
    uint32_t loop = w->ways->loops;
    if (watched) {
        w->fits = w->fits && loop < WAYS_LOOPS;
        w->ways->loops++;
        emit(w, (struct way_instruction){.op = WAY_BEGIN, .a = loop});
    }
    write_node(w, node->items[0], left);
    if (watched)
        emit(w, (struct way_instruction){.op = WAY_END, .a = loop});
}

/* Exits behind numbers of elements: those of the class, or of any class, go on; the others are marked. */
struct exits {
    uint32_t first, last;
    VECTOR(uint32_t) inside, outside;
};

static void add_exit(struct exits *exits, uint32_t count, uint32_t place)
{
    if (count >= exits->first && count <= exits->last)
        vector_push(&exits->inside, place);
    else
        vector_push(&exits->outside, place);
}

/* To another element, which follows, or out. */
static uint32_t write_test(struct writer *w, const struct ast *ast, uint32_t count, struct exits *exits)
{
    uint32_t split = emit(w, (struct way_instruction){.op = WAY_SPLIT, .lazy = ast->lazy, .a = here(w) + 1});
    add_exit(exits, count, split);
    return split;
}

static void write_exits(struct writer *w, struct exits *exits)
{
    uint32_t mark = emit(w, (struct way_instruction){.op = WAY_MARK});
    for (size_t i = 0; i < exits->outside.count; i++)
        at(w, exits->outside.items[i])->b = mark;
    for (size_t i = 0; i < exits->inside.count; i++)
        at(w, exits->inside.items[i])->b = here(w);
    vector_release(&exits->outside);
    vector_release(&exits->inside);
}

static void write_repeat(struct writer *w, const struct cover_node *node, choices left)
{
    const struct ast *ast = node->ast;
    size_t span = left && node->span_count > 1 ? *(*left)++ : 0, last = left ? span : node->span_count - 1;
    struct exits exits = {.first = node->spans[span].min, .last = node->spans[last].max};
    uint32_t elements = left ? cover_elements(w->cover, node, span) : 0;
    bool forever = ast->max == AST_FOREVER;
    uint32_t copies = forever ? exits.last == AST_FOREVER ? exits.first : exits.last + 1 : ast->max;
    copies = copies < ast->min ? ast->min : copies;
    for (uint32_t i = 0; i < copies && w->fits; i++) {
        if (i >= ast->min)
            write_test(w, ast, i, &exits);
        write_element(w, node, i >= ast->min, i < elements ? left : NULL);
    }
    if (forever) {
        uint32_t test = write_test(w, ast, copies, &exits);
        write_element(w, node, true, NULL);
        emit(w, (struct way_instruction){.op = WAY_JUMP, .b = test});
    } else {
        add_exit(&exits, copies, emit(w, (struct way_instruction){.op = WAY_JUMP}));
    }
    write_exits(w, &exits);
}

static void write_node(struct writer *w, const struct cover_node *node, choices left)
{
    if (!w->fits)
        return;
    switch (node->ast->kind) {
    case AST_SET:
        write_set(w, node, left);
        return;
    case AST_SEQUENCE:
    case AST_GROUP:
        for (size_t i = 0; i < node->count; i++)
            write_node(w, node->items[i], left);
        return;
    case AST_ALTERNATION:
        write_alternation(w, node, left);
        return;
    case AST_REPEAT:
        write_repeat(w, node, left);
        return;
    case AST_START:
    case AST_END:
    case AST_WORD:
        w->ways->asserts = true;
        emit(w, (struct way_instruction){.op = node->ast->kind == AST_START ? WAY_START
                                               : node->ast->kind == AST_END ? WAY_STOP
                                                                            : WAY_WORD,
                                         .negative = node->ast->negative});
        return;
    case AST_LOOK:
    case AST_BACK:
        w->fits = false;
        return;
    }
}

bool ways_of(struct ways *ways, const struct cover *cover, const struct cover_class *class)
{
    *ways = (struct ways){0};
    struct writer w = {.ways = ways, .cover = cover, .fits = true};
    const uint32_t *left = class ? class->choices : NULL;
    write_node(&w, cover->root, class ? &left : NULL);
    emit(&w, (struct way_instruction){.op = WAY_MATCH});
    if (!w.fits)
        ways_release(ways);
    return w.fits;
}

void ways_release(struct ways *ways)
{
    vector_release(&ways->code);
    arena_release(&ways->arena);
}
