/* jsonl and json of solved inputs: see solved.h for the form. */
#include <string.h>
#include "export/solved_formats.h"

struct json {
    const struct solved_inputs *inputs;
    bool as_list, named;
    unsigned long long written;
};

static struct json *json_new(const struct solved_inputs *inputs, bool as_list)
{
    struct json *json = mem_alloc(sizeof *json);
    *json = (struct json){.inputs = inputs, .as_list = as_list, .named = solved_names_blocks(inputs)};
    return json;
}

static void *begin_lines(const struct solved_inputs *inputs, struct text *out)
{
    (void)out;
    return json_new(inputs, false);
}

static void *begin_list(const struct solved_inputs *inputs, struct text *out)
{
    text_add_char(out, '[');
    return json_new(inputs, true);
}

/* The block's name has the key "generate". */
static void add_key(const struct json *json, const char *name, struct text *out)
{
    bool taken = json->named && strcmp(name, "generate") == 0;
    text_add_json(out, taken ? ".generate" : name);
    text_add_char(out, ':');
}

static bool has_value(const struct lang_value *value)
{
    return value && !(value->kind == LANG_OPTION && !value->option);
}

static void add_input(const struct json *json, const struct lang_block *block, const struct lang_value *const *values,
                      struct text *out)
{
    const char *separator = "";
    text_add_char(out, '{');
    if (json->named) {
        text_add(out, "\"generate\":");
        text_add_json(out, block->name);
        separator = ",";
    }
    for (size_t i = 0; i < block->variable_count; i++) {
        if (!has_value(values[i]))
            continue;
        text_add(out, separator);
        separator = ",";
        add_key(json, block->variables[i].name, out);
        lang_print_json(values[i], block->variables[i].value->type, out);
    }
    text_add_char(out, '}');
}

static void one(void *state, size_t block, const struct lang_value *const *values, struct text *out)
{
    struct json *json = state;
    if (json->as_list)
        text_add(out, json->written ? ",\n" : "\n");
    json->written++;
    add_input(json, json->inputs->blocks[block], values, out);
    if (!json->as_list)
        text_add_char(out, '\n');
}

static void end(void *state, struct text *out)
{
    struct json *json = state;
    if (json->as_list)
        text_add(out, json->written ? "\n]\n" : "]\n");
    mem_free(json);
}

const struct solved_format solved_jsonl = {"jsonl", "one JSON object a line", begin_lines, one, end};
const struct solved_format solved_json = {"json", "one JSON array", begin_list, one, end};
