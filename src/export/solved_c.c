/* c of solved inputs: types, and for each block an array of inputs to include
 * in a test.  The inputs of a block are held back until all are there, since
 * its types follow from them. */
#include "export/solved_c.h"

struct c_file {
    const struct solved_inputs *inputs;
    struct c_names names;
    size_t block; /* the one whose inputs are being held */
    struct arena arena;
    VECTOR(const struct lang_value **) held;
};

static void *begin(const struct solved_inputs *inputs, struct text *out)
{
    struct c_file *file = mem_alloc(sizeof *file);
    file->inputs = inputs;
    text_add(out, "/* Inputs of ");
    c_add_comment(out, inputs->program->name);
    text_addf(out, ", written by Assay (seed %llu). */\n#include <stdbool.h>\n#include <stddef.h>\n",
              (unsigned long long)inputs->seed);
    return file;
}

static void add_array(const struct c_file *file, const struct c_type *type, const char *name, struct text *out)
{
    text_addf(out, "static const struct %s %s[%s] __attribute__((unused))", type->tag, name,
              file->held.count ? "" : "1");
    if (!file->held.count) {
        text_add(out, "; /* there is none */\n");
        return;
    }
    text_add(out, " = {\n");
    for (size_t i = 0; i < file->held.count; i++)
        c_add_input(type, file->held.items[i], out);
    text_add(out, "};\n");
}

static void add_block(struct c_file *file, struct text *out)
{
    const struct lang_block *block = file->inputs->blocks[file->block];
    struct arena *arena = &file->arena;
    struct c_type *type = c_type_of_block(arena, block);
    for (size_t i = 0; i < file->held.count; i++)
        c_type_see(type, file->held.items[i]);
    c_type_name(arena, &file->names, type, block->name);
    const char *count = c_identifier(arena, &file->names, arena_format(arena, "%s_count", type->tag));
    const char *name = c_identifier(arena, &file->names, arena_format(arena, "%s_inputs", type->tag));
    text_add_char(out, '\n');
    c_type_declare(type, out);
    text_addf(out, "static const size_t %s __attribute__((unused)) = %zu;\n", count, file->held.count);
    add_array(file, type, name, out);
    file->held.count = 0;
    arena_release(arena);
    file->block++;
}

static void one(void *state, size_t block, const struct lang_value *const *values, struct text *out)
{
    struct c_file *file = state;
    while (file->block < block)
        add_block(file, out);
    size_t count = file->inputs->blocks[block]->variable_count;
    const struct lang_value **kept = arena_alloc(&file->arena, count * sizeof *kept);
    for (size_t i = 0; i < count; i++)
        kept[i] = values[i] ? lang_value_copy(&file->arena, values[i]) : NULL;
    vector_push(&file->held, kept);
}

static void end(void *state, struct text *out)
{
    struct c_file *file = state;
    while (file->block < file->inputs->block_count)
        add_block(file, out);
    vector_release(&file->held);
    arena_release(&file->arena);
    map_release(&file->names.taken);
    mem_free(file);
}

const struct solved_format solved_c = {"c", "C: an array of inputs to include in a test", begin, one, end};
