/* The strings of all classes together, and those that match with a number of
 * elements that no class has. */
#include "front/regex/cover.h"

struct domain {
    const struct cover *cover;
    struct arena *arena;
};

static struct ast *node_like(struct domain *d, const struct ast *like, enum ast_kind kind, size_t count)
{
    struct ast *node = arena_alloc(d->arena, sizeof *node);
    node->kind = kind;
    node->position = like->position;
    node->length = like->length;
    node->items = arena_alloc(d->arena, (count + 1) * sizeof *node->items);
    node->count = count;
    return node;
}

static struct ast *copy_of(struct domain *d, const struct ast *ast)
{
    struct ast *copy = arena_alloc(d->arena, sizeof *copy);
    *copy = *ast;
    copy->items = arena_alloc(d->arena, (ast->count + 1) * sizeof *copy->items);
    for (size_t i = 0; i < ast->count; i++)
        copy->items[i] = ast->items[i];
    return copy;
}

/* Repetitions with the numbers of elements that classes have. */
static const struct ast *inside(struct domain *d, const struct cover_node *node)
{
    if (node->count == 0)
        return node->ast;
    struct ast *copy = copy_of(d, node->ast);
    for (size_t i = 0; i < node->count; i++)
        copy->items[i] = inside(d, node->items[i]);
    if (copy->kind == AST_REPEAT) {
        copy->min = node->spans[0].min;
        copy->max = node->spans[node->span_count - 1].max;
    }
    return copy;
}

static const struct ast *outside(struct domain *d, const struct cover_node *node);

/* One of the alternatives; NULL: there are none. */
static const struct ast *one_of(struct domain *d, const struct ast *like, const struct ast **items, size_t count)
{
    if (count < 2)
        return count ? items[0] : NULL;
    struct ast *node = node_like(d, like, AST_ALTERNATION, count);
    for (size_t i = 0; i < count; i++)
        node->items[i] = items[i];
    return node;
}

/* More elements than any class has; or one that is outside itself, among any others. */
static const struct ast *outside_repeat(struct domain *d, const struct cover_node *node)
{
    const struct ast *ways[2], *element = outside(d, node->items[0]);
    uint32_t last = node->spans[node->span_count - 1].max;
    size_t count = 0;
    if (last < node->ast->max) {
        struct ast *longer = copy_of(d, node->ast);
        longer->min = last + 1;
        ways[count++] = longer;
    }
    if (element) {
        struct ast *any = copy_of(d, node->ast), *among = node_like(d, node->ast, AST_SEQUENCE, 3);
        any->min = 0;
        among->items[0] = any;
        among->items[1] = element;
        among->items[2] = any;
        ways[count++] = among;
    }
    return one_of(d, node->ast, ways, count);
}

/* A pattern for (at least) the ways of matching that are in no class; NULL: there are none. */
static const struct ast *outside(struct domain *d, const struct cover_node *node)
{
    if (node->ast->kind == AST_REPEAT)
        return outside_repeat(d, node);
    const struct ast **ways = arena_alloc(d->arena, (node->count + 1) * sizeof *ways);
    size_t count = 0;
    for (size_t i = 0; i < node->count; i++) {
        const struct ast *item = outside(d, node->items[i]);
        if (!item)
            continue;
        if (node->ast->kind == AST_ALTERNATION) {
            ways[count++] = item;
        } else {
            struct ast *copy = copy_of(d, node->ast);
            copy->items[i] = item;
            ways[count++] = copy;
        }
    }
    return one_of(d, node->ast, ways, count);
}

/* All classes, and what the pattern may match otherwise: apart? */
static struct language *certain_or_not(struct domain *d, const struct ast *rest, const struct charset *alphabet,
                                       bool *certain, struct error *error)
{
    struct language *all = language_of_tree(d->cover->regex, inside(d, d->cover->root), alphabet, error);
    struct language *others = all ? language_of_tree(d->cover->regex, rest, alphabet, error) : NULL;
    struct language *both = others ? language_and(all, others, error) : NULL;
    *certain = both && language_is_empty(both);
    if (!both) {
        language_free(all);
        all = NULL;
    }
    language_free(both);
    language_free(others);
    return all;
}

struct language *cover_domain(const struct cover *cover, const struct charset *alphabet, bool *certain,
                              struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct domain d = {cover, &arena};
    const struct ast *rest = outside(&d, cover->root);
    struct language *all = NULL;
    *certain = true;
    if (!rest)
        all = language_of(cover->regex, alphabet, error);
    else
        all = cover_own(cover, NULL, alphabet, error);
    if (!all && error->kind == ERROR_NONE)
        all = certain_or_not(&d, rest, alphabet, certain, error);
    arena_release(&arena);
    return all;
}
