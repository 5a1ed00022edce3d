/* A class as a pattern: the original with its choices made. */
#include "front/regex/cover.h"
#include "front/regex/walk.h"

#include <string.h>

struct restriction {
    const struct cover *cover;
    struct arena *arena;
    const uint32_t *at;
};

static struct ast *copy_of(struct restriction *r, const struct ast *ast)
{
    struct ast *copy = arena_alloc(r->arena, sizeof *copy);
    *copy = *ast;
    return copy;
}

/* A part, without what earlier parts have: a matcher would say that it is
 * theirs.  Where nothing is left, all of it. */
static const struct ast *restrict_set(struct restriction *r, const struct ast *ast)
{
    uint32_t choice = *r->at++;
    struct ast *copy = copy_of(r, ast);
    struct charset set = ast->parts[choice].set;
    bool plain = true;
    for (uint32_t i = 0; i < choice && plain; i++)
        plain = charset_is_empty(charset_intersection(r->arena, set, ast->parts[i].set));
    for (uint32_t i = 0; i < choice && !plain; i++)
        set = charset_difference(r->arena, set, ast->parts[i].set);
    copy->set = charset_is_empty(set) ? ast->parts[choice].set : set;
    copy->parts = &ast->parts[choice];
    copy->part_count = 1;
    return copy;
}

static const struct ast *restrict_node(struct restriction *r, const struct cover_node *node);

static const struct ast *sequence(struct restriction *r, const struct ast *like, const struct ast **items, size_t count)
{
    struct ast *copy = arena_alloc(r->arena, sizeof *copy);
    copy->kind = AST_SEQUENCE;
    copy->position = like->position;
    copy->length = like->length;
    copy->items = items;
    copy->count = count;
    return copy;
}

static const struct ast *restrict_repeat(struct restriction *r, const struct cover_node *node)
{
    uint32_t choice = node->span_count > 1 ? *r->at++ : 0;
    const struct cover_span *span = &node->spans[choice];
    uint32_t elements = cover_elements(r->cover, node, choice);
    const struct ast **items = arena_alloc(r->arena, ((size_t)elements + 1) * sizeof *items);
    for (uint32_t i = 0; i < elements; i++)
        items[i] = restrict_node(r, node->items[0]);
    if (span->max == elements)
        return sequence(r, node->ast, items, elements);
    struct ast *rest = copy_of(r, node->ast);
    rest->min = span->min - elements;
    rest->max = span->max == AST_FOREVER ? AST_FOREVER : span->max - elements;
    items[elements] = rest;
    return sequence(r, node->ast, items, (size_t)elements + 1);
}

static const struct ast *restrict_node(struct restriction *r, const struct cover_node *node)
{
    switch (node->ast->kind) {
    case AST_SET:
        return node->parts > 1 ? restrict_set(r, node->ast) : node->ast;
    case AST_ALTERNATION: {
        uint32_t choice = *r->at++;
        return restrict_node(r, node->items[choice]);
    }
    case AST_REPEAT:
        return restrict_repeat(r, node);
    case AST_SEQUENCE:
    case AST_GROUP: {
        struct ast *copy = copy_of(r, node->ast);
        copy->items = arena_alloc(r->arena, (node->count + 1) * sizeof *copy->items);
        for (size_t i = 0; i < node->count; i++)
            copy->items[i] = restrict_node(r, node->items[i]);
        return copy;
    }
    default:
        return node->ast;
    }
}

/* The pattern with the choices of a class made; in the arena. */
static const struct ast *cover_restrict(const struct cover *cover, const struct cover_class *class, struct arena *arena)
{
    struct restriction r = {cover, arena, class->choices};
    return restrict_node(&r, cover->root);
}

struct language *cover_language(const struct cover *cover, const struct cover_class *class,
                                const struct charset *alphabet, struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct language *language = language_of_tree(cover->regex, cover_restrict(cover, class, &arena), alphabet, error);
    arena_release(&arena);
    return language;
}

/* ---- printing ---- */

static void print_quantifier(const struct ast *node, struct text *out)
{
    if (node->max == AST_FOREVER && node->min < 2)
        text_add(out, node->min ? "+" : "*");
    else if (node->max == AST_FOREVER)
        text_addf(out, "{%u,}", node->min);
    else if (node->min == node->max)
        text_addf(out, "{%u}", node->min);
    else
        text_addf(out, "{%u,%u}", node->min, node->max);
    if (node->lazy)
        text_add(out, "?");
}

static void print(const struct ast_pattern *pattern, const struct ast *node, struct text *out)
{
    const char *open = "";
    switch (node->kind) {
    case AST_REPEAT:
        text_add_bytes(out, pattern->source + node->items[0]->position, node->items[0]->length);
        print_quantifier(node, out);
        return;
    case AST_GROUP:
        open = node->capture ? "(" : "(?:";
        if (node->capture && pattern->capture_names[node->capture]) {
            text_addf(out, "(?<%s>", pattern->capture_names[node->capture]);
            open = "";
        }
        text_add(out, open);
        print(pattern, node->items[0], out);
        text_add(out, ")");
        return;
    case AST_SEQUENCE:
        for (size_t i = 0; i < node->count; i++)
            print(pattern, node->items[i], out);
        return;
    case AST_SET:
        if (node->part_count == 1) {
            text_add(out, "[");
            text_add_bytes(out, pattern->source + node->parts[0].position, node->parts[0].length);
            text_add(out, "]");
            return;
        }
        __attribute__((fallthrough));
    default:
        text_add_bytes(out, pattern->source + node->position, node->length);
    }
}

void cover_class_print(const struct cover *cover, const struct cover_class *class, struct text *out)
{
    struct arena arena = ARENA_INIT;
    print(cover->regex->pattern, cover_restrict(cover, class, &arena), out);
    arena_release(&arena);
}

/* ---- drawing ---- */

#define WALKS 24
#define SAMPLES 200

static bool same_class(const struct cover_class *a, const struct cover_class *b)
{
    return a->count == b->count &&
           (a->count == 0 || memcmp(a->choices, b->choices, a->count * sizeof *a->choices) == 0);
}

struct drawing {
    struct cover *cover;
    const struct cover_class *class;
    struct cover_class found;
    struct charset alphabet;
    size_t min, max;
    uint64_t seed;
    struct text *out;
    struct error *error;
};

static bool is_of_class(struct drawing *d)
{
    return cover_class_of(d->cover, d->out->s, d->out->length, &d->found, d->error) == COVER_FOUND &&
           same_class(&d->found, d->class);
}

static bool draw_by_walking(struct drawing *d, const struct ast *root)
{
    struct dice dice = dice_of(d->seed, 0);
    for (unsigned i = 0; i < WALKS && d->error->kind == ERROR_NONE; i++)
        if (walk(d->cover->regex, root, d->alphabet, d->min, d->max, i % 8, &dice, d->out) && is_of_class(d))
            return true;
    return false;
}

static enum cover_drawn draw_by_language(struct drawing *d, const struct ast *root)
{
    enum cover_drawn result = COVER_GAVE_UP;
    struct language *language = language_of_tree(d->cover->regex, root, &d->alphabet, d->error);
    struct selection *selection = language ? selection_of(language, d->min, d->max, d->error) : NULL;
    mpz_t count;
    mpz_init(count);
    if (selection)
        selection_count(selection, count);
    if (selection && mpz_sgn(count) == 0) {
        result = COVER_EMPTY;
    } else if (selection) {
        result = COVER_AMBIGUOUS;
        uint64_t samples = mpz_cmp_ui(count, SAMPLES) < 0 ? mpz_get_ui(count) : SAMPLES;
        for (uint64_t i = 0; i < samples && result == COVER_AMBIGUOUS && d->error->kind == ERROR_NONE; i++) {
            selection_shuffled(selection, d->seed, i, d->out);
            if (is_of_class(d))
                result = COVER_DRAWN;
        }
        if (d->error->kind != ERROR_NONE)
            result = COVER_GAVE_UP;
    }
    mpz_clear(count);
    selection_free(selection);
    language_free(language);
    return result;
}

/* With backreferences there is no language: what a walk proposes must do. */
static enum cover_drawn draw_by_luck(struct drawing *d, const struct ast *root)
{
    struct dice dice = dice_of(d->seed, 1);
    enum cover_drawn result = COVER_GAVE_UP;
    for (unsigned i = 0; i < 50 * WALKS && d->error->kind == ERROR_NONE; i++) {
        if (!walk(d->cover->regex, root, d->alphabet, d->min, d->max, i % 8, &dice, d->out))
            continue;
        if (is_of_class(d))
            return COVER_DRAWN;
    }
    error_set(d->error, ERROR_INPUT,
              "regex '%s': found no string of this class; with backreferences Assay generates and tests",
              d->cover->regex->pattern->source);
    return result;
}

enum cover_drawn cover_draw(struct cover *cover, const struct cover_class *class, const struct charset *alphabet,
                            size_t min, size_t max, uint64_t seed, struct text *out, struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct drawing d = {
        .cover = cover, .class = class, .min = min, .max = max, .seed = seed, .out = out, .error = error};
    d.alphabet = alphabet ? *alphabet : regex_alphabet(cover->regex, &arena);
    const struct ast *root = cover_restrict(cover, class, &arena);
    enum cover_drawn result = COVER_DRAWN;
    if (!draw_by_walking(&d, root)) {
        if (error->kind != ERROR_NONE)
            result = COVER_GAVE_UP;
        else
            result = cover->regex->pattern->has_back ? draw_by_luck(&d, root) : draw_by_language(&d, root);
    }
    cover_class_release(&d.found);
    arena_release(&arena);
    return result;
}
