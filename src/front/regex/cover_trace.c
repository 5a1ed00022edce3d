/* The class of a string, read off the way of its match. */
#include "front/regex/backtrack.h"
#include "front/regex/cover.h"

#include <string.h>

struct reading {
    const struct cover *cover;
    const uint32_t *at;
    struct cover_class *class;
    bool outside; /* a number of elements that no class has */
};

static void read_node(struct reading *r, const struct cover_node *node);

static void read_set(struct reading *r, const struct cover_node *node)
{
    if (node->ast->part_count < 2)
        return;
    uint32_t c = *r->at++, part = 0;
    while (part + 1 < node->ast->part_count && !charset_contains(node->ast->parts[part].set, c))
        part++;
    if (node->parts > 1)
        cover_class_add(r->class, part);
}

/* Which span is known only behind the last element: its place is kept free. */
static void read_repeat(struct reading *r, const struct cover_node *node)
{
    size_t place = r->class->count;
    if (node->span_count > 1)
        cover_class_add(r->class, 0);
    uint32_t count = 0;
    for (; *r->at++; count++) {
        size_t before = r->class->count;
        read_node(r, node->items[0]);
        if (count > 0 && !r->cover->options.unroll)
            r->class->count = before;
    }
    for (uint32_t span = 0; span < node->span_count; span++)
        if (count >= node->spans[span].min && count <= node->spans[span].max) {
            if (node->span_count > 1)
                r->class->choices[place] = span;
            return;
        }
    r->outside = true;
}

static void read_node(struct reading *r, const struct cover_node *node)
{
    switch (node->ast->kind) {
    case AST_SET:
        read_set(r, node);
        break;
    case AST_ALTERNATION: {
        uint32_t choice = *r->at++;
        cover_class_add(r->class, choice);
        read_node(r, node->items[choice]);
        break;
    }
    case AST_REPEAT:
        read_repeat(r, node);
        break;
    default:
        for (size_t i = 0; i < node->count; i++)
            read_node(r, node->items[i]);
    }
}

static enum cover_found find_class(struct cover *cover, const char *s, size_t length, struct cover_class *class,
                                   struct error *error)
{
    struct subject subject;
    const trace *way;
    if (!subject_init(&subject, cover->regex, s, length, error))
        return COVER_UNKNOWN;
    enum backtracked result = backtrack(cover->regex, &subject, &way, error);
    subject_release(&subject);
    if (result != BACKTRACK_MATCH)
        return result == BACKTRACK_GAVE_UP ? COVER_UNKNOWN : COVER_NO_MATCH;
    struct reading r = {cover, way->items, class, false};
    class->count = 0;
    read_node(&r, cover->root);
    return r.outside ? COVER_OUTSIDE : COVER_FOUND;
}

enum cover_found cover_class_of(struct cover *cover, const char *s, size_t length, struct cover_class *class,
                                struct error *error)
{
    __typeof__(cover->last) *last = &cover->last;
    if (!last->has || last->text.length != length || memcmp(last->text.s, s, length) != 0) {
        last->found = find_class(cover, s, length, &last->class, error);
        text_clear(&last->text);
        text_add_bytes(&last->text, s, length);
        last->has = last->found != COVER_UNKNOWN;
    }
    class->count = 0;
    if (last->found == COVER_FOUND)
        cover_class_append(class, &last->class);
    return last->found;
}
