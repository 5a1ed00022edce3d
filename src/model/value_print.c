/* Values as C would write them, and a whole input in one line. */
#include "model/number.h"
#include "model/type_kinds.h"
#include "model/value.h"

static void print_integer(const struct type *type, long long value, struct text *out)
{
    const char *name = type->kind == TYPE_ENUM ? type_constant_name(type, value) : NULL;
    if (name)
        text_add(out, name);
    else if (type->kind == TYPE_BOOL)
        text_add(out, value ? "true" : "false");
    else if (type_is_negative(type))
        text_add_integer(out, value);
    else
        text_add_unsigned(out, (unsigned long long)value);
}

static void print_reference(const struct layout *layout, uint32_t object, struct text *out)
{
    if (object == NO_OBJECT)
        text_add(out, "NULL");
    else
        text_addf(out, "&%s", layout->objects.items[object].name);
}

void value_print(const struct layout *layout, uint32_t number, uint32_t index, struct text *out)
{
    const struct layout_field *field = &layout->fields.items[number];
    const struct domain_value *value = &field->values[index];
    switch (field->kind) {
    case CHOICE_INTEGER:
    case CHOICE_BOOL:
    case CHOICE_ENUM:
        print_integer(field->type, value->integer, out);
        break;
    case CHOICE_FLOAT:
        number_add_real(out, value->real, field->type->size);
        break;
    case CHOICE_STRING:
        if (value->string)
            string_add_c(out, value->string);
        else
            text_add(out, "NULL");
        break;
    case CHOICE_REFERENCE:
    case CHOICE_OPAQUE:
    case CHOICE_ARRAY:
        print_reference(layout, value->object, out);
        break;
    case CHOICE_UNBOUNDED:
        text_add(out, "0");
        break;
    }
}

void value_field_print(const struct value_graph *graph, uint32_t field, struct text *out)
{
    value_print(graph->layout, field, graph->index[field], out);
}

/* ---- composite values ---- */

struct printing {
    const struct value_graph *graph;
    const struct layout_object *object;
    struct text *out;
};

static void print_member(const struct printing *printing, const struct layout_member *member);

static void print_inside(const struct printing *printing, const struct layout_member *member, bool *first)
{
    for (size_t i = 0; i < member->member_count; i++) {
        const struct layout_member *inner = &member->members[i];
        if (!value_member_present(printing->graph, printing->object, inner))
            continue;
        if (!inner->name && (inner->kind == MEMBER_STRUCT || inner->kind == MEMBER_UNION) &&
            member->kind != MEMBER_CELLS) {
            print_inside(printing, inner, first);
            continue;
        }
        text_add(printing->out, *first ? "" : ", ");
        *first = false;
        if (inner->name)
            text_addf(printing->out, "%s = ", inner->name);
        print_member(printing, inner);
    }
}

static void print_member(const struct printing *printing, const struct layout_member *member)
{
    const struct layout_object *object = printing->object;
    bool first = true;
    switch (member->kind) {
    case MEMBER_CHOICE:
        value_field_print(printing->graph, object->first_field + member->field, printing->out);
        break;
    case MEMBER_ARRAY:
        print_reference(printing->graph->layout, object->first_array + member->object, printing->out);
        break;
    case MEMBER_FRESH:
        print_reference(printing->graph->layout, member->object, printing->out);
        break;
    case MEMBER_STRUCT:
    case MEMBER_UNION:
    case MEMBER_CELLS:
        text_add_char(printing->out, '{');
        print_inside(printing, member, &first);
        text_add_char(printing->out, '}');
        break;
    }
}

const struct layout_object *value_holder(const struct layout *layout, const struct layout_object *object)
{
    return object->kind == OBJECT_ARRAY ? &layout->objects.items[object->owner] : object;
}

void value_object_print(const struct value_graph *graph, const struct layout_object *object, struct text *out)
{
    struct printing printing = {graph, value_holder(graph->layout, object), out};
    bool first = true;
    print_inside(&printing, object->content, &first);
}

void value_call_print(const struct value_graph *graph, struct text *out)
{
    const struct layout_object *arguments = &graph->layout->objects.items[0];
    struct printing printing = {graph, arguments, out};
    text_addf(out, "%s(", graph->layout->predicate->name);
    for (size_t i = 0; i < arguments->content->member_count; i++) {
        text_add(out, i ? ", " : "");
        print_member(&printing, &arguments->content->members[i]);
    }
    text_add_char(out, ')');
}

void value_graph_print(const struct value_graph *graph, struct text *out)
{
    value_call_print(graph, out);
    for (size_t i = 1; i < graph->reachable_count; i++) {
        const struct layout_object *object = &graph->layout->objects.items[graph->reachable[i]];
        if (!object->content)
            continue;
        text_addf(out, "%s %s {", i == 1 ? ":" : ",", object->name);
        value_object_print(graph, object, out);
        text_add_char(out, '}');
    }
}
