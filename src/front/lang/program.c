#include "front/lang/meta.h"

#include <string.h>
#include "base/file.h"
#include "front/lang/owned.h"

#define SOLUTIONS_MOST 1000000000

/* ---- names that are there from the start ---- */

static void bind_term(struct elaborator *E, const char *name, bool b)
{
    map_put(&E->builtins, name, (void *)meta_boolean(E, b));
}

static void bind_difference(struct elaborator *E, const char *name, enum lang_difference_kind kind)
{
    struct lang_difference *difference = arena_alloc(E->arena, sizeof *difference);
    difference->kind = kind;
    struct meta *meta = meta_make(E, META_DIFFERENCE);
    meta->difference = difference;
    meta->demands = term_boolean(E->arena, true);
    map_put(&E->builtins, name, meta);
}

static void bind_types(struct elaborator *E)
{
    static const struct {
        const char *name;
        enum lang_kind kind;
    } types[] = {{"Boolean", LANG_BOOLEAN}, {"Integer", LANG_INTEGER}, {"Real", LANG_REAL},    {"String", LANG_STRING},
                 {"Regex", LANG_REGEX},     {"Date", LANG_DATE},       {"DateTime", LANG_TIME}};
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        struct meta *meta = meta_make(E, META_TYPE);
        meta->type = type_plain(types[i].kind);
        map_put(&E->builtins, types[i].name, meta);
    }
}

static void bind_builtins(struct elaborator *E)
{
    const struct builtin *const tables[] = {builtins_logic, builtins_number, builtins_string,    builtins_regex,
                                            builtins_list,  builtins_option, builtins_difference};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (const struct builtin *builtin = tables[i]; builtin->name; builtin++) {
            struct meta *meta = meta_make(E, META_BUILTIN);
            meta->builtin = builtin;
            map_put(&E->builtins, builtin->name, meta);
        }
    bind_types(E);
    bind_term(E, "trueA", true);
    bind_term(E, "truea", true);
    bind_term(E, "true", true);
    bind_term(E, "false", false);
    bind_difference(E, "never", LANG_NEVER);
    bind_difference(E, "always", LANG_ALWAYS);
    /* the options of cover-regexp as words */
    const struct meta *yes = map_get(&E->builtins, "true");
    map_put(&E->builtins, "unroll", (struct meta *)keyword_with(E, "unroll", yes));
    map_put(&E->builtins, "whole-classes", (struct meta *)keyword_with(E, "whole-classes", yes));
    map_put(&E->builtins, "none", meta_make(E, META_NONE));
}

/* ---- generate ---- */

/* A local name hides the global one of the same name. */
static bool is_hidden(const struct elaborator *E, size_t i)
{
    for (size_t j = i + 1; j < E->variables.count; j++)
        if (strcmp(E->variables.items[i].name, E->variables.items[j].name) == 0)
            return true;
    return false;
}

static bool fill_variables(struct elaborator *E, struct lang_block *block)
{
    struct lang_variable *variables = arena_alloc(E->arena, (E->variables.count + 1) * sizeof *variables);
    for (size_t i = 0; i < E->variables.count; i++) {
        const struct declared *declared = &E->variables.items[i];
        if (is_hidden(E, i))
            continue;
        const struct lang_term *value = coerce_any(E, declared->value, declared->at);
        if (!value)
            return false;
        if (!value->closed)
            variables[block->variable_count++] =
                (struct lang_variable){declared->name, value, declared->global, declared->at};
    }
    block->variables = variables;
    return true;
}

static bool fill_block(struct elaborator *E, struct lang_block *block)
{
    const struct lang_symbol **symbols = arena_alloc(E->arena, (E->symbols.count + 1) * sizeof *symbols);
    const struct lang_term **assertions = arena_alloc(E->arena, (E->assertions.count + 1) * sizeof *assertions);
    for (size_t i = 0; i < E->symbols.count; i++)
        symbols[i] = E->symbols.items[i];
    for (size_t i = 0; i < E->assertions.count; i++)
        assertions[i] = E->assertions.items[i].term;
    block->symbols = symbols;
    block->symbol_count = E->symbols.count;
    block->assertions = assertions;
    block->assertion_count = E->assertions.count;
    block->difference = E->difference;
    return fill_variables(E, block);
}

/* What a block adds is gone behind it, the fields of global objects too. */
struct snapshot {
    size_t symbols, assertions, variables, objects;
    size_t *fields;
    const struct lang_difference *difference;
    struct frame *frame;
};

static struct snapshot snapshot_take(struct elaborator *E)
{
    struct snapshot snapshot = {E->symbols.count,
                                E->assertions.count,
                                E->variables.count,
                                E->objects.count,
                                mem_array(E->objects.count + 1, sizeof(size_t)),
                                E->difference,
                                E->frame};
    for (size_t i = 0; i < E->objects.count; i++)
        snapshot.fields[i] = E->objects.items[i]->fields.count;
    return snapshot;
}

static void snapshot_restore(struct elaborator *E, struct snapshot *snapshot)
{
    E->symbols.count = snapshot->symbols;
    E->assertions.count = snapshot->assertions;
    E->variables.count = snapshot->variables;
    for (size_t i = 0; i < snapshot->objects; i++)
        E->objects.items[i]->fields.count = snapshot->fields[i];
    E->difference = snapshot->difference;
    E->frame = snapshot->frame;
    mem_free(snapshot->fields);
}

static bool generate_head(struct elaborator *E, const struct sexp *form, struct lang_block *block)
{
    if (form->count < 3)
        return elaborator_found(E, form, "(generate name count …)");
    if (form->items[1]->kind != SEXP_SYMBOL)
        return elaborator_found(E, form->items[1], "the name of the generate block");
    const struct meta *count = core_evaluate(E, form->items[2], E->frame);
    block->name = form->items[1]->text;
    block->at = form->at;
    if (!count || !coerce_count(E, count, form->items[2]->at, "how many solutions, 1 to 1000000000", SOLUTIONS_MOST,
                                &block->count))
        return false;
    return block->count > 0 || elaborator_expected(E, form->items[2]->at, "at least 1 solution", count);
}

static bool generate(struct elaborator *E, const struct sexp *form, struct lang_block *block)
{
    if (!generate_head(E, form, block))
        return false;
    struct snapshot snapshot = snapshot_take(E);
    E->frame = frame_new(E, E->frame);
    E->in_block = true;
    bool right = true;
    for (size_t i = 3; i < form->count && right; i++)
        right = statement(E, form->items[i], true);
    right = right && fill_block(E, block);
    E->in_block = false;
    snapshot_restore(E, &snapshot);
    return right;
}

/* ---- programs ---- */

static bool program_body(struct elaborator *E, const struct sexp *form)
{
    struct lang_block *blocks = arena_alloc(E->arena, (form->count + 1) * sizeof *blocks);
    size_t count = 0;
    for (size_t i = 2; i < form->count; i++) {
        const struct sexp *item = form->items[i];
        if (!sexp_begins(item, "generate")) {
            if (count > 0)
                return elaborator_found(E, item, "another generate block: what is global stands before the first one");
            if (!statement(E, item, false))
                return false;
            continue;
        }
        if (!generate(E, item, &blocks[count]))
            return false;
        for (size_t j = 0; j < count; j++)
            if (strcmp(blocks[j].name, blocks[count].name) == 0)
                return elaborator_fail(E, item->items[1]->at, "expected another name, found '%s', which line %d has",
                                       blocks[j].name, blocks[j].at.line);
        count++;
    }
    if (count == 0)
        return elaborator_fail(E, form->at, "expected a generate block in the program '%s', found none",
                               E->program->name);
    E->program->blocks = blocks;
    E->program->block_count = count;
    return true;
}

static bool is_program(const struct sexp *form)
{
    return sexp_begins(form, "program") || sexp_begins(form, "define-program");
}

static bool elaborate(struct elaborator *E, const struct sexp *file)
{
    const struct sexp *program = NULL;
    for (size_t i = 0; i < file->count; i++) {
        const struct sexp *form = file->items[i];
        if (program)
            return elaborator_found(E, form, "one program in a file, and nothing behind it");
        if (sexp_begins(form, "define")) {
            if (!core_define(E, form, E->frame))
                return false;
        } else if (is_program(form))
            program = form;
        else
            return elaborator_found(E, form, "(program name …)");
    }
    if (!program)
        return elaborator_fail(E, file->at, "expected (program name …), found the end of the file");
    if (program->count < 2 || program->items[1]->kind != SEXP_SYMBOL)
        return elaborator_found(E, program->count < 2 ? program : program->items[1], "the name of the program");
    E->program->name = program->items[1]->text;
    return program_body(E, program);
}

static void elaborator_release(struct elaborator *E)
{
    for (size_t i = 0; i < E->objects.count; i++)
        vector_release(&E->objects.items[i]->fields);
    map_release(&E->builtins);
    map_release(&E->regexes);
    map_release(&E->covers);
    vector_release(&E->symbols);
    vector_release(&E->assertions);
    vector_release(&E->variables);
    vector_release(&E->objects);
}

struct lang_program *lang_parse(const char *path, const char *source, size_t length, struct error *error)
{
    struct lang_program *program = mem_alloc(sizeof *program);
    program->path = arena_strdup(&program->arena, path);
    program->owned = mem_alloc(sizeof *program->owned);
    struct elaborator E = {.program = program, .arena = &program->arena, .error = error, .blank_name = "blank"};
    const struct sexp *file = sexp_read(E.arena, path, source, length, error);
    bool right = file != NULL;
    if (right) {
        bind_builtins(&E);
        E.frame = frame_new(&E, NULL);
        E.difference = difference_never(&E);
        right = elaborate(&E, file);
    }
    elaborator_release(&E);
    if (right)
        return program;
    lang_free(program);
    return NULL;
}

struct lang_program *lang_read(const char *path, struct error *error)
{
    struct text text = TEXT_INIT;
    struct lang_program *program = file_read(path, &text, error) ? lang_parse(path, text.s, text.length, error) : NULL;
    text_release(&text);
    return program;
}

void lang_free(struct lang_program *program)
{
    if (!program)
        return;
    for (size_t i = 0; i < program->owned->covers.count; i++)
        cover_free(program->owned->covers.items[i]);
    for (size_t i = 0; i < program->owned->regexes.count; i++)
        regex_free(program->owned->regexes.items[i]);
    vector_release(&program->owned->covers);
    vector_release(&program->owned->regexes);
    mem_free(program->owned);
    arena_release(&program->arena);
    mem_free(program);
}
