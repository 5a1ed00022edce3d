/* A string of a class by a walk through the tree of choices: much cheaper than
 * making the class a pattern or a language first, but assertions are not looked
 * at, and a matcher may see another class in it. */
#include "front/regex/cover.h"

#define MORE 4 /* elements beyond the least, at most, where a class leaves that open */

struct proposal {
    struct cover *cover;
    const uint32_t *at; /* choices of the class; NULL: by lot */
    struct dice dice;
    struct text *out;
};

/* What each part of a set adds to those before it (all of it, where that is
 * nothing), as far as it is in the default alphabet. */
static void make_ready(struct cover *cover, struct cover_node *node)
{
    struct arena *arena = &cover->arena;
    if (charset_is_empty(cover->alphabet))
        cover->alphabet = regex_alphabet(cover->regex, arena);
    node->ready = arena_alloc(arena, (node->parts + 1) * sizeof *node->ready);
    for (size_t i = 0; i < node->parts; i++) {
        struct charset set = node->parts > 1 ? node->ast->parts[i].set : node->ast->set, rest = set;
        for (size_t k = 0; node->parts > 1 && k < i; k++)
            rest = charset_difference(arena, rest, node->ast->parts[k].set);
        node->ready[i] = charset_intersection(arena, charset_is_empty(rest) ? set : rest, cover->alphabet);
    }
}

static uint32_t choose(struct proposal *p, size_t count)
{
    return p->at ? *p->at++ : (uint32_t)dice_below(&p->dice, count);
}

static bool propose(struct proposal *p, struct cover_node *node);

static bool propose_set(struct proposal *p, struct cover_node *node)
{
    if (!node->ready)
        make_ready(p->cover, node);
    struct charset set = node->ready[node->parts > 1 ? choose(p, node->parts) : 0];
    uint64_t size = charset_size(set);
    if (size == 0)
        return false;
    text_add_character(p->out, charset_at(set, size == 1 ? 0 : dice_below(&p->dice, size)));
    return true;
}

static bool propose_repeat(struct proposal *p, struct cover_node *node)
{
    size_t span = node->span_count > 1 ? choose(p, node->span_count) : 0;
    uint32_t elements = cover_elements(p->cover, node, span);
    for (uint32_t i = 0; i < elements; i++)
        if (!propose(p, node->items[0]))
            return false;
    uint64_t most = node->spans[span].max - node->spans[span].min;
    most = most > MORE ? MORE : most;
    uint64_t rest = node->spans[span].min - elements + (most ? dice_below(&p->dice, most + 1) : 0);
    const uint32_t *at = p->at;
    p->at = NULL;
    bool done = true;
    for (uint64_t i = 0; i < rest && done; i++)
        done = propose(p, node->items[0]);
    p->at = at;
    return done;
}

static bool propose(struct proposal *p, struct cover_node *node)
{
    switch (node->ast->kind) {
    case AST_SET:
        return propose_set(p, node);
    case AST_ALTERNATION:
        return propose(p, node->items[choose(p, node->count)]);
    case AST_REPEAT:
        return propose_repeat(p, node);
    case AST_BACK:
        return false;
    default:
        for (size_t i = 0; i < node->count; i++)
            if (!propose(p, node->items[i]))
                return false;
        return true;
    }
}

bool cover_propose(struct cover *cover, const struct cover_class *class, uint64_t seed, struct text *out)
{
    static const uint32_t none;
    struct proposal p = {cover, class->count ? class->choices : &none, dice_of(seed, 0), out};
    text_clear(out);
    return propose(&p, cover->root);
}
