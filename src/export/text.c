/* text: for reading.
 *
 *     1: bst_ok(&bst0)
 *         bst0 -> node0(node1, -)
 *         bst0   struct bst   root = &node0, size = 2
 *         node0  struct node  left = &node1, right = NULL, key = 1
 *         node1  struct node  left = NULL, right = NULL, key = 0
 *
 * The picture follows references from the arguments: '->' where an object has
 * one reference, brackets where it has several; '-' is NULL, '&node0' an object
 * that was drawn before. */
#include <string.h>
#include "export/formats.h"

#define DRAWN_MOST 16 /* objects; larger structures get no picture */

struct drawing {
    const struct value_graph *graph;
    uint32_t drawn[DRAWN_MOST];
    size_t drawn_count;
    struct text *out;
};

struct references {
    uint32_t to[DRAWN_MOST];
    size_t count;
};

static void collect(const struct value_graph *graph, const struct layout_object *object,
                    const struct layout_member *member, struct references *references)
{
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        if (!value_member_present(graph, object, inner))
            continue;
        collect(graph, object, inner, references);
        if (inner->kind != MEMBER_CHOICE || references->count == DRAWN_MOST)
            continue;
        uint32_t field = object->first_field + inner->field;
        if (graph->layout->fields.items[field].kind == CHOICE_REFERENCE)
            references->to[references->count++] = graph->layout->fields.items[field].values[graph->index[field]].object;
    }
}

static bool was_drawn(const struct drawing *drawing, uint32_t object)
{
    for (size_t i = 0; i < drawing->drawn_count; i++)
        if (drawing->drawn[i] == object)
            return true;
    return false;
}

static bool all_null(const struct references *references)
{
    for (size_t i = 0; i < references->count; i++)
        if (references->to[i] != NO_OBJECT)
            return false;
    return true;
}

static void draw(struct drawing *drawing, uint32_t number)
{
    struct references references = {.count = 0};
    if (number == NO_OBJECT) {
        text_add_char(drawing->out, '-');
        return;
    }
    const struct layout_object *object = &drawing->graph->layout->objects.items[number];
    if (was_drawn(drawing, number)) {
        text_addf(drawing->out, "&%s", object->name);
        return;
    }
    text_add(drawing->out, object->name);
    drawing->drawn[drawing->drawn_count++] = number;
    collect(drawing->graph, object, object->content, &references);
    if (references.count == 1) {
        text_add(drawing->out, " -> ");
        draw(drawing, references.to[0]);
    } else if (!all_null(&references)) {
        for (size_t i = 0; i < references.count; i++) {
            text_add(drawing->out, i ? ", " : "(");
            draw(drawing, references.to[i]);
        }
        text_add_char(drawing->out, ')');
    }
}

/* Where the picture starts: what the arguments point to. */
static void add_picture(const struct value_graph *graph, struct text *out)
{
    const struct layout_object *arguments = &graph->layout->objects.items[0];
    struct drawing drawing = {.graph = graph, .out = out};
    struct references starts = {.count = 0};
    for (size_t i = 0; i < arguments->content->member_count && starts.count < DRAWN_MOST; i++)
        if (arguments->content->members[i].kind == MEMBER_FRESH)
            starts.to[starts.count++] = arguments->content->members[i].object;
    collect(graph, arguments, arguments->content, &starts);
    if (all_null(&starts) || graph->reachable_count < 3 || graph->reachable_count > DRAWN_MOST)
        return;
    size_t before = out->length;
    for (size_t i = 0; i < starts.count; i++) {
        text_add(out, i ? "; " : "    ");
        draw(&drawing, starts.to[i]);
    }
    text_add_char(out, '\n');
    if (drawing.drawn_count <= starts.count) /* nothing hangs together: no picture */
        text_cut(out, before);
}

static void add_type(const struct value_graph *graph, const struct layout_object *object, struct text *out)
{
    if (object->kind == OBJECT_ARRAY)
        add_array_type(out, object->type, cells_present(graph, object));
    else
        text_add(out, object->type->name);
}

static int name_width(const struct value_graph *graph)
{
    size_t width = 0;
    for (size_t i = 1; i < graph->reachable_count; i++) {
        const struct layout_object *object = &graph->layout->objects.items[graph->reachable[i]];
        if (object->content && strlen(object->name) > width)
            width = strlen(object->name);
    }
    return (int)width;
}

static void add_object(const struct value_graph *graph, const struct layout_object *object, int width, struct text *out)
{
    text_addf(out, "    %-*s  ", width, object->name);
    add_type(graph, object, out);
    size_t before = out->length;
    text_add(out, "  ");
    value_object_print(graph, object, out);
    if (out->length == before + 2) /* an empty array */
        text_cut(out, before);
    text_add_char(out, '\n');
}

static void *begin(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)layout, (void)source_file, (void)out;
    return NULL;
}

static void one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    int width = name_width(graph);
    (void)state;
    text_addf(out, "%llu: ", number);
    value_call_print(graph, out);
    text_add_char(out, '\n');
    add_picture(graph, out);
    for (size_t i = 1; i < graph->reachable_count; i++) {
        const struct layout_object *object = &graph->layout->objects.items[graph->reachable[i]];
        if (object->content)
            add_object(graph, object, width, out);
    }
    text_add_char(out, '\n');
}

static void end(void *state, unsigned long long count, struct text *out)
{
    (void)state, (void)count, (void)out;
}

const struct export_format export_text = {"text", "for reading: a picture and the fields", begin, one, end};
