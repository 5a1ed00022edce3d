/* jsonl and json: see export.h for the form. */
#include <string.h>
#include "export/json_program.h"

struct heading {
    struct fragment open;   /* "node0":{"type":"struct node", */
    uint32_t program;       /* UINT32_MAX: nothing inside */
    bool shown, array;
};

struct json {
    struct json_programs programs;
    struct heading *headings; /* [objects] */
    bool as_list;
};

/* ---- preparation ---- */

static void add_opening(struct text *out, const struct layout_object *object)
{
    text_add_json(out, object->name);
    text_add(out, ":{\"type\":");
    if (object->kind != OBJECT_ARRAY) {
        text_add_json(out, object->type ? object->type->name : "void");
        text_add_char(out, ',');
    }
}

static struct heading heading_of(struct json *json, const struct layout_object *object)
{
    struct heading heading = {.program = UINT32_MAX, .array = object->kind == OBJECT_ARRAY};
    struct text open = TEXT_INIT;
    heading.shown = object->kind != OBJECT_STRING && object->kind != OBJECT_ARGUMENTS;
    add_opening(&open, object);
    heading.open = json_fragment(&json->programs, open.s, open.length);
    if (object->content)
        heading.program = json_program_for(&json->programs, object);
    text_release(&open);
    return heading;
}

static struct json *json_new(const struct layout *layout, bool as_list)
{
    struct json *json = mem_alloc(sizeof *json);
    json->as_list = as_list;
    json_programs_init(&json->programs, layout);
    json->headings = mem_array(layout->objects.count, sizeof *json->headings);
    for (size_t i = 0; i < layout->objects.count; i++)
        json->headings[i] = heading_of(json, &layout->objects.items[i]);
    return json;
}

static void json_free(struct json *json)
{
    json_programs_release(&json->programs);
    mem_free(json->headings);
    mem_free(json);
}

/* ---- one input ---- */

/* Most pieces are short: two vector moves beat a call of memcpy. */
static inline void add(struct text *out, struct fragment piece)
{
    if (out->capacity - out->length <= (size_t)piece.length + 32)
        text_reserve(out, (size_t)piece.length + 4096);
    char *end = out->s + out->length;
    if (piece.length <= 32) {
        memcpy(end, piece.s, 16);
        memcpy(end + 16, piece.s + 16, 16);
    } else {
        memcpy(end, piece.s, piece.length);
    }
    out->length += piece.length;
}

static void close_with(struct text *out, struct fragment bracket)
{
    if (out->length && out->s[out->length - 1] == ',')
        out->length--;
    add(out, bracket);
}

static void add_literal(struct text *out, const char *s)
{
    out->s[out->length] = '\0';
    text_add(out, s);
}

static void add_large(const struct value_graph *graph, uint32_t field, struct fragment key, struct text *out)
{
    add(out, key);
    out->s[out->length] = '\0';
    json_add_value(graph->layout, field, graph->index[field], out);
    text_add_char(out, ',');
}

static void add_array_name(const struct value_graph *graph, uint32_t object, struct fragment key, struct text *out)
{
    add(out, key);
    add_literal(out, graph->layout->objects.items[object].name);
    text_add(out, "\",");
}

static void run(const struct json_program *program, const struct value_graph *graph, const struct layout_object *object,
                struct text *out)
{
    const uint32_t *index = graph->index + object->first_field;
    for (size_t i = 0; i < program->steps.count; i++) {
        const struct json_step *step = &program->steps.items[i];
        switch (step->kind) {
        case STEP_TEXT:
            add(out, step->text);
            break;
        case STEP_CHOICE:
            add(out, step->fragments[index[step->field]]);
            break;
        case STEP_LARGE:
            add_large(graph, object->first_field + step->field, step->text, out);
            break;
        case STEP_ARRAY:
            add_array_name(graph, object->first_array + step->object, step->text, out);
            break;
        case STEP_GUARD:
            if (!value_member_present(graph, object, step->member))
                i += step->skip - 1;
            break;
        case STEP_CLOSE:
            close_with(out, step->text);
            break;
        }
    }
}

static const char padded_close[64] = "},", padded_cells[64] = "]},", padded_end[64] = "}}";

static void add_array_heading(const struct value_graph *graph, const struct layout_object *array, struct text *out)
{
    struct text type = TEXT_INIT;
    add_array_type(&type, array->type, cells_present(graph, array));
    out->s[out->length] = '\0';
    text_add_json(out, type.s);
    text_add(out, ",\"cells\":[");
    text_release(&type);
}

static void add_object(const struct json *json, const struct value_graph *graph, uint32_t number, struct text *out)
{
    const struct heading *heading = &json->headings[number];
    const struct layout_object *object = &graph->layout->objects.items[number];
    if (!heading->shown)
        return;
    add(out, heading->open);
    if (heading->array)
        add_array_heading(graph, object, out);
    if (heading->program != UINT32_MAX)
        run(&json->programs.programs.items[heading->program], graph, value_holder(graph->layout, object), out);
    close_with(out, heading->array ? (struct fragment){padded_cells, 3} : (struct fragment){padded_close, 2});
}

static void add_input(const struct json *json, const struct value_graph *graph, struct text *out)
{
    static const char open[64] = "{\"args\":[", objects[64] = "],\"objects\":{";
    add(out, (struct fragment){open, 9});
    run(&json->programs.programs.items[json->headings[0].program], graph, &graph->layout->objects.items[0], out);
    close_with(out, (struct fragment){objects, 13});
    for (size_t i = 1; i < graph->reachable_count; i++)
        add_object(json, graph, graph->reachable[i], out);
    close_with(out, (struct fragment){padded_end, 2});
}

/* ---- the formats ---- */

static void *begin_lines(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)source_file, (void)out;
    return json_new(layout, false);
}

static void *begin_list(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)source_file;
    text_add(out, "[");
    return json_new(layout, true);
}

static void one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    const struct json *json = state;
    if (json->as_list)
        text_add(out, number > 1 ? ",\n" : "\n");
    add_input(json, graph, out);
    out->s[out->length] = '\0';
    if (!json->as_list)
        text_add_char(out, '\n');
}

static void end(void *state, unsigned long long count, struct text *out)
{
    struct json *json = state;
    if (json->as_list)
        text_add(out, count ? "\n]\n" : "]\n");
    json_free(json);
}

const struct export_format export_jsonl = {"jsonl", "one JSON object a line", begin_lines, one, end};
const struct export_format export_json = {"json", "one JSON array", begin_list, one, end};
