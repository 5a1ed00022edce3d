#include "target/stubs_functions.h"

#include <string.h>

/* ---- any function ---- */

/* int next(void *source), unsigned long now(void): it gets nothing that its result could depend on, and who waits for
 * another one must get it. */
static bool is_source(const struct type *function)
{
    const struct type *first = function->argument_count ? function->arguments[0] : NULL;
    return function->argument_count <= 1 && (!first || (first->kind == TYPE_POINTER && !first->target_const));
}

/* What is below 0 ends most that is read, and time goes on.  First of the pool, and so the most frequent: a constant
 * that does not end it costs as long as a sequence may take. */
static void make_sources(struct stub_pool *pool, struct arena *arena)
{
    const struct type *result = pool->function->target;
    const char *spelling = simple_functions_spelling(result);
    if (!is_source(pool->function))
        return;
    if (result->kind == TYPE_BOOL)
        stubs_add_in_turns(pool, "return *turn < 3 ? ++*turn : (*turn = 0);", "return true three times, then false");
    if (result->kind == TYPE_INTEGER && result->is_signed)
        stubs_add_in_turns(
            pool, arena_format(arena, "return (%s)(*turn < 6 ? \"abbaba\"[(*turn)++] : (*turn = 0) - 1);", spelling),
            "return six letters, then -1");
    if (result->kind == TYPE_INTEGER)
        stubs_add_in_turns(pool, arena_format(arena, "return (%s)++*turn;", spelling), "return 1, 2, 3, and so on");
}

static void make_plain(struct stub_pool *pool, struct arena *arena)
{
    struct simple_functions list;
    make_sources(pool, arena);
    simple_functions_make(&list, pool->function);
    for (size_t i = 0; i < list.items.count; i++)
        stubs_add(pool, arena_strdup(arena, list.items.items[i].body), arena_strdup(arena, list.items.items[i].words));
    simple_functions_release(&list);
}

/* ---- memory: what the standard library has, behind other parameters where need be ---- */

static bool is_size(const struct type *type)
{
    return type->kind == TYPE_INTEGER;
}

/* The last parameter that is a pointer: what stands before it is the library's own. */
static size_t last_pointer(const struct type *function)
{
    size_t last = function->argument_count;
    for (size_t i = 0; i < function->argument_count; i++)
        if (function->arguments[i]->kind == TYPE_POINTER)
            last = i;
    return last;
}

/* The bytes that are asked for: the last number, or the product of the last two; NULL for more than there can be. */
static const char *guarded_size(const struct type *function, struct arena *arena, const char *call)
{
    size_t count = function->argument_count;
    bool is_product = count > 1 && is_size(function->arguments[count - 2]);
    if (!is_product)
        return arena_format(arena, "return %s(unsigned long)a%zu);", call, count - 1);
    return arena_format(arena,
                        "return a%zu && (unsigned long)a%zu > (unsigned long)-1 / a%zu ? 0 : "
                        "%s(unsigned long)a%zu * a%zu);",
                        count - 1, count - 2, count - 1, call, count - 2, count - 1);
}

/* Of a pointer, an old and a new size: the pointer stands before the two. */
static const char *resize_body(const struct type *function, struct arena *arena)
{
    size_t pointer = is_size(function->arguments[1]) ? 0 : 1;
    return arena_format(arena, "if (!a%zu) { free((void *)a%zu); return 0; } return realloc((void *)a%zu, a%zu);",
                        pointer + 2, pointer, pointer, pointer + 2);
}

static const char *memory_body(const struct stub_pool *pool, struct arena *arena)
{
    size_t pointer = last_pointer(pool->function);
    switch (pool->callback) {
    case CALLBACK_ALLOCATE:
        return guarded_size(pool->function, arena, "malloc(");
    case CALLBACK_REALLOCATE:
        return guarded_size(pool->function, arena, arena_format(arena, "realloc((void *)a%zu, ", pointer));
    case CALLBACK_RESIZE:
        return resize_body(pool->function, arena);
    default:
        return arena_format(arena, "free((void *)a%zu);", pointer);
    }
}

/* Whether malloc, realloc or free itself is of this type. */
static bool is_standard(const struct stub_pool *pool)
{
    const struct type *function = pool->function;
    size_t wanted = pool->callback == CALLBACK_REALLOCATE ? 2 : 1; /* CALLBACK_RESIZE has more of them */
    const struct type *last = function->argument_count ? function->arguments[function->argument_count - 1] : NULL;
    return function->argument_count == wanted &&
           (pool->callback == CALLBACK_FREE || strcmp(last->name, "unsigned long") == 0);
}

static void make_memory(struct stub_pool *pool, struct arena *arena, const char *name)
{
    struct stub_function function = {.name = name, .words = name};
    if (!is_standard(pool)) {
        function.name = NULL;
        function.body = memory_body(pool, arena);
    }
    vector_push(&pool->functions, function);
}

void stubs_make_functions(struct stub_pool *pool, struct arena *arena)
{
    switch (pool->callback) {
    case CALLBACK_COMPARE:
    case CALLBACK_EQUAL:
    case CALLBACK_HASH:
        stubs_make_orders(pool, arena);
        break;
    case CALLBACK_FILL:
        stubs_make_fillers(pool, arena);
        break;
    case CALLBACK_ALLOCATE:
        make_memory(pool, arena, "malloc");
        break;
    case CALLBACK_REALLOCATE:
    case CALLBACK_RESIZE:
        make_memory(pool, arena, "realloc");
        break;
    case CALLBACK_FREE:
        make_memory(pool, arena, "free");
        break;
    case CALLBACK_PLAIN:
        make_plain(pool, arena);
        break;
    }
}
