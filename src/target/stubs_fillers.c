/* Functions that fill a buffer: each time they are asked they give something
 * once and then nothing, since who reads to the end must get there. */
#include "target/stubs_functions.h"

struct filler {
    struct stub_pool *pool;
    struct arena *arena;
    size_t buffer; /* parameter; the next one is its size */
    size_t told;   /* parameter that points to how much there is; or NO_PARAMETER: the result says it */
};

/* As in model/operation_callback.c. */
static size_t find_buffer(const struct type *function)
{
    for (size_t i = 0; i + 1 < function->argument_count; i++) {
        const struct type *type = function->arguments[i];
        if (type->kind == TYPE_POINTER && !type->target_const &&
            (type->target->kind == TYPE_VOID || type->target->is_char) &&
            function->arguments[i + 1]->kind == TYPE_INTEGER &&
            (type->target->is_char || !function->arguments[i + 1]->is_signed))
            return i;
    }
    return NO_PARAMETER;
}

static size_t find_told(const struct type *function, size_t buffer)
{
    for (size_t i = buffer + 2; i < function->argument_count; i++) {
        const struct type *type = function->arguments[i];
        if (type->kind == TYPE_POINTER && !type->target_const && type->target->kind == TYPE_INTEGER &&
            !type->target->is_char)
            return i;
    }
    return NO_PARAMETER;
}

/* How many bytes, 'count', are given; then what the caller is told. */
static void add_counting(struct filler *filler, const char *count, const char *words)
{
    struct arena *arena = filler->arena;
    const struct type *function = filler->pool->function;
    const char *result = simple_functions_spelling(function->target);
    const char *end = arena_format(arena, "return (%s)count;", result);
    if (filler->told != NO_PARAMETER) {
        const char *type = function->arguments[filler->told]->target->name;
        end = arena_format(arena, "*(%s *)a%zu = (%s)count; return 1;", type, filler->told, type);
    }
    stubs_add_in_turns(filler->pool,
                       arena_format(arena,
                                    "*turn = !*turn; unsigned long count = *turn && a%zu > 0 ? %s : 0; "
                                    "memset((void *)a%zu, 'a', count); %s",
                                    filler->buffer + 1, count, filler->buffer, end),
                       words);
}

static void make_counting(struct filler *filler)
{
    const struct type *function = filler->pool->function;
    const char *nothing = "return 0;";
    if (filler->told != NO_PARAMETER)
        nothing = arena_format(filler->arena, "*(%s *)a%zu = 0; return 1;",
                               function->arguments[filler->told]->target->name, filler->told);
    stubs_add(filler->pool, nothing, "give nothing");
    add_counting(filler, "1", "give one byte, then nothing");
    add_counting(filler, arena_format(filler->arena, "(unsigned long)a%zu", filler->buffer + 1),
                 "fill the buffer, then give nothing");
}

/* Like fgets: the buffer, or NULL at the end. */
static void add_line(struct filler *filler, const char *count, const char *words)
{
    size_t buffer = filler->buffer, size = filler->buffer + 1;
    const char *type = filler->pool->function->target->name;
    stubs_add_in_turns(
        filler->pool,
        arena_format(filler->arena,
                     "*turn = !*turn; if (!*turn || a%zu < 2) return 0; "
                     "unsigned long count = %s; memset((void *)a%zu, 'a', count); ((char *)a%zu)[count] = 0; "
                     "return (%s)a%zu;",
                     size, count, buffer, buffer, type, buffer),
        words);
}

static void make_lines(struct filler *filler)
{
    stubs_add(filler->pool, "return 0;", "give nothing");
    add_line(filler, "1", "give one letter, then nothing");
    add_line(filler, arena_format(filler->arena, "(unsigned long)a%zu - 1", filler->buffer + 1),
             "fill the buffer with a string, then give nothing");
}

void stubs_make_fillers(struct stub_pool *pool, struct arena *arena)
{
    struct filler filler = {pool, arena, find_buffer(pool->function), NO_PARAMETER};
    filler.told = find_told(pool->function, filler.buffer);
    if (pool->function->target->kind == TYPE_POINTER)
        make_lines(&filler);
    else
        make_counting(&filler);
}
