/* dot: one digraph for each input, objects as records, for Graphviz. */
#include <string.h>
#include "export/formats.h"

struct dot {
    const struct value_graph *graph;
    const struct layout_object *object;
    const char *name;   /* of the node */
    struct text path, edges;
    struct text *out;
    unsigned ports;
};

static void add_escaped(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (strchr("{}|<> \"\\", *s))
            text_add_char(out, '\\');
        text_add_char(out, *s);
    }
}

static void add_edge(struct dot *dot, uint32_t target)
{
    text_addf(&dot->edges, "    %s:f%u -> %s;\n", dot->name, dot->ports,
              dot->graph->layout->objects.items[target].name);
    text_addf(dot->out, "|<f%u> ", dot->ports++);
    add_escaped(dot->out, dot->path.s);
}

static void add_choice(struct dot *dot, uint32_t field)
{
    const struct layout_field *choice = &dot->graph->layout->fields.items[field];
    uint32_t target = choice->values[dot->graph->index[field]].object;
    if ((choice->kind == CHOICE_REFERENCE || choice->kind == CHOICE_OPAQUE) && target != NO_OBJECT) {
        add_edge(dot, target);
        return;
    }
    struct text value = TEXT_INIT;
    value_field_print(dot->graph, field, &value);
    text_add_char(dot->out, '|');
    add_escaped(dot->out, dot->path.s);
    text_add(dot->out, "\\ =\\ ");
    add_escaped(dot->out, value.s);
    text_release(&value);
}

static void add_members(struct dot *dot, const struct layout_member *member)
{
    size_t length = dot->path.length;
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        if (!value_member_present(dot->graph, dot->object, inner))
            continue;
        if (inner->name)
            text_addf(&dot->path, "%s%s", length ? "." : "", inner->name);
        else if (member->kind == MEMBER_CELLS)
            text_addf(&dot->path, "[%zu]", i);
        if (inner->kind == MEMBER_CHOICE)
            add_choice(dot, dot->object->first_field + inner->field);
        else if (inner->kind == MEMBER_ARRAY)
            add_edge(dot, dot->object->first_array + inner->object);
        else if (inner->kind == MEMBER_FRESH)
            add_edge(dot, inner->object);
        else
            add_members(dot, inner);
        dot->path.length = length;
        if (dot->path.capacity)
            dot->path.s[length] = '\0';
    }
}

static void add_node(struct dot *dot, const struct layout_object *object)
{
    const struct layout *layout = dot->graph->layout;
    dot->name = object->name;
    dot->object = value_holder(layout, object);
    dot->ports = 0;
    text_addf(dot->out, "    %s [label=\"", object->name);
    add_escaped(dot->out, object->kind == OBJECT_ARGUMENTS ? layout->predicate->name : object->name);
    if (object->content)
        add_members(dot, object->content);
    text_add(dot->out, "\"];\n");
}

static void *begin(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)layout, (void)source_file, (void)out;
    return NULL;
}

static void one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    struct dot dot = {.graph = graph, .path = TEXT_INIT, .edges = TEXT_INIT, .out = out};
    (void)state;
    text_addf(out, "digraph input_%llu {\n    node [shape=record];\n", number);
    for (size_t i = 0; i < graph->reachable_count; i++) {
        const struct layout_object *object = &graph->layout->objects.items[graph->reachable[i]];
        if (object->kind != OBJECT_STRING)
            add_node(&dot, object);
    }
    text_add_bytes(out, dot.edges.s, dot.edges.length);
    text_add(out, "}\n");
    text_release(&dot.path);
    text_release(&dot.edges);
}

static void end(void *state, unsigned long long count, struct text *out)
{
    (void)state, (void)count, (void)out;
}

const struct export_format export_dot = {"dot", "one Graphviz digraph for each input", begin, one, end};
