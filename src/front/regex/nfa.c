#include "front/regex/nfa.h"
#include "front/regex/unicode.h"

#include <string.h>

#define WORK_PER_STATE 16

struct builder {
    struct nfa *nfa;
    struct ast_flags flags;
    uint32_t any; /* the set of all characters */
    size_t work;
};

static uint32_t add_state(struct nfa *nfa, struct nfa_state state)
{
    if (nfa->states.count >= nfa->limit) {
        nfa->too_large = true;
        return NFA_ACCEPT;
    }
    vector_push(&nfa->states, state);
    return (uint32_t)nfa->states.count - 1;
}

static uint32_t add_set(struct nfa *nfa, struct charset set)
{
    for (uint32_t i = 0; i < nfa->sets.count; i++)
        if (charset_equal(nfa->sets.items[i], set))
            return i;
    vector_push(&nfa->sets, set);
    return (uint32_t)nfa->sets.count - 1;
}

static uint32_t read_set(struct nfa *nfa, uint32_t set, uint32_t next)
{
    return add_state(nfa, (struct nfa_state){.kind = NFA_SET, .set = set, .out = {next, next}});
}

static uint32_t split(struct nfa *nfa, uint32_t first, uint32_t second)
{
    return add_state(nfa, (struct nfa_state){.kind = NFA_SPLIT, .out = {first, second}});
}

static uint32_t guard(struct nfa *nfa, uint32_t look, bool negative, uint32_t next)
{
    return add_state(nfa,
                     (struct nfa_state){.kind = NFA_GUARD, .look = look, .negative = negative, .out = {next, next}});
}

static uint32_t build(struct builder *builder, const struct ast *node, uint32_t next);

/* Reads any number of characters, then goes to next. */
static uint32_t skip_any(struct builder *builder, uint32_t next)
{
    uint32_t loop = split(builder->nfa, next, NFA_ACCEPT);
    uint32_t any = read_set(builder->nfa, builder->any, loop);
    if (!builder->nfa->too_large)
        builder->nfa->states.items[loop].out[1] = any;
    return loop;
}

static uint32_t add_look(struct builder *builder, bool behind, const struct ast *content, uint32_t set)
{
    struct nfa *nfa = builder->nfa;
    struct nfa_look look = {.behind = behind, .content = content, .end = NFA_ACCEPT};
    if (behind)
        look.end = add_state(nfa, (struct nfa_state){.kind = NFA_END});
    look.entry = content ? build(builder, content, look.end) : read_set(nfa, set, look.end);
    if (behind) {
        look.entry = skip_any(builder, look.entry);
        look.tracker = nfa->trackers++;
    }
    vector_push(&nfa->looks, look);
    return (uint32_t)nfa->looks.count - 1;
}

/* The same content (in a repetition) is one look. */
static uint32_t find_look(struct builder *builder, const struct ast *node)
{
    for (uint32_t i = 0; i < builder->nfa->looks.count; i++)
        if (builder->nfa->looks.items[i].content == node->items[0] &&
            builder->nfa->looks.items[i].behind == node->behind)
            return i;
    return add_look(builder, node->behind, node->items[0], 0);
}

/* A look at one character of a set. */
static uint32_t find_neighbour(struct builder *builder, bool behind, uint32_t set)
{
    const struct nfa *nfa = builder->nfa;
    for (uint32_t i = 0; i < nfa->looks.count; i++) {
        const struct nfa_look *look = &nfa->looks.items[i];
        if (look->content || look->behind != behind)
            continue;
        const struct nfa_state *state = &nfa->states.items[look->entry];
        if (behind)
            state = &nfa->states.items[state->out[0]];
        if (state->set == set)
            return i;
    }
    return add_look(builder, behind, NULL, set);
}

static uint32_t build_word(struct builder *builder, bool negative, uint32_t next)
{
    struct nfa *nfa = builder->nfa;
    bool folded = builder->flags.ignore_case && builder->flags.unicode;
    uint32_t word = add_set(nfa, unicode_words(&nfa->arena, folded));
    uint32_t before = find_neighbour(builder, true, word);
    uint32_t after = find_neighbour(builder, false, word);
    uint32_t first = guard(nfa, before, false, guard(nfa, after, !negative, next));
    uint32_t second = guard(nfa, before, true, guard(nfa, after, negative, next));
    return split(nfa, first, second);
}

static uint32_t build_edge(struct builder *builder, bool behind, uint32_t next)
{
    struct arena *arena = &builder->nfa->arena;
    uint32_t set = builder->any;
    if (builder->flags.multiline)
        set = add_set(builder->nfa, charset_complement(arena, unicode_line_ends(arena)));
    return guard(builder->nfa, find_neighbour(builder, behind, set), true, next);
}

static uint32_t build_repeat(struct builder *builder, const struct ast *node, uint32_t next)
{
    struct nfa *nfa = builder->nfa;
    uint32_t entry = next;
    if (node->max == AST_FOREVER) {
        entry = split(nfa, NFA_ACCEPT, next);
        uint32_t body = build(builder, node->items[0], entry);
        if (!nfa->too_large)
            nfa->states.items[entry].out[0] = body;
    } else {
        for (uint32_t i = node->min; i < node->max && !nfa->too_large; i++)
            entry = split(nfa, build(builder, node->items[0], entry), next);
    }
    for (uint32_t i = 0; i < node->min && !nfa->too_large; i++)
        entry = build(builder, node->items[0], entry);
    return entry;
}

static uint32_t build(struct builder *builder, const struct ast *node, uint32_t next)
{
    struct nfa *nfa = builder->nfa;
    /* (a{0}){1000000} has no states but takes its time too. */
    if (++builder->work > WORK_PER_STATE * nfa->limit)
        nfa->too_large = true;
    if (nfa->too_large)
        return NFA_ACCEPT;
    switch (node->kind) {
    case AST_SET:
        return read_set(nfa, add_set(nfa, node->set), next);
    case AST_SEQUENCE:
        for (size_t i = node->count; i-- > 0;)
            next = build(builder, node->items[i], next);
        return next;
    case AST_ALTERNATION: {
        uint32_t entry = build(builder, node->items[node->count - 1], next);
        for (size_t i = node->count - 1; i-- > 0;)
            entry = split(nfa, build(builder, node->items[i], next), entry);
        return entry;
    }
    case AST_REPEAT:
        return build_repeat(builder, node, next);
    case AST_GROUP:
        return build(builder, node->items[0], next);
    case AST_LOOK:
        return guard(nfa, find_look(builder, node), node->negative, next);
    case AST_START:
        return build_edge(builder, true, next);
    case AST_END:
        return build_edge(builder, false, next);
    case AST_WORD:
        return build_word(builder, node->negative, next);
    case AST_BACK:
        break;
    }
    BUG("a backreference has no automaton");
}

bool nfa_build(struct nfa *nfa, const struct ast *root, struct ast_flags flags, bool search, size_t limit,
               struct error *error)
{
    *nfa = (struct nfa){.limit = limit};
    struct arena *arena = &nfa->arena;
    struct builder builder = {nfa, flags, add_set(nfa, charset_range(arena, 0, CHARSET_LAST)), 0};
    add_state(nfa, (struct nfa_state){.kind = NFA_SET, .set = builder.any, .out = {NFA_ACCEPT, NFA_ACCEPT}});
    uint32_t end = search ? NFA_ACCEPT : add_state(nfa, (struct nfa_state){.kind = NFA_END});
    nfa->entry = build(&builder, root, end);
    if (search)
        nfa->entry = skip_any(&builder, nfa->entry);
    if (!nfa->too_large)
        return true;
    nfa_release(nfa);
    return error_set(error, ERROR_INPUT,
                     "regex: written out, its repetitions have more than %zu parts; use smaller counts",
                     limit);
}

void nfa_release(struct nfa *nfa)
{
    vector_release(&nfa->states);
    vector_release(&nfa->sets);
    vector_release(&nfa->looks);
    arena_release(&nfa->arena);
}
