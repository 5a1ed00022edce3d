/* Functions that call the library back, of what they got or of the object whose
 * call is under way: one call, or two, a few times in a sequence and no more,
 * since what is added while a list is walked may be walked, too. */
#include "target/harness.h"
#include "target/stubs_functions.h"

#define REENTRANT_MOST 30 /* of a pool: the plain ones must still have their share */
#define TIMES "3"

/* For people a0 is 'a'. */
static char letter(size_t argument)
{
    return argument < 26 ? (char)('a' + argument) : 'z';
}

/* ---- which calls can be made there ---- */

struct inner {
    const struct operation *operation;
    size_t handle;              /* its parameter */
    const struct sort *within;  /* the object is not among what the function gets; NULL: it is */
    const char *object, *said;  /* as C has it, and for people */
};
struct reentrant {
    struct stub_pool *pool;
    struct arena *arena;
    VECTOR(struct inner) inner;
    size_t count;
};

static bool is_number(const struct role *role)
{
    return role->kind == ROLE_BOOL || role->kind == ROLE_INTEGER || role->kind == ROLE_ENUM ||
           role->kind == ROLE_FLAGS || role->kind == ROLE_FLOAT;
}

/* What it gives is nobody's to free. */
static bool gives_nothing(const struct operation *operation)
{
    return operation->result.kind == ROLE_NONE || is_number(&operation->result);
}

static bool is_same_function(const struct reentrant *reentrant, const struct role *role)
{
    return role->kind == ROLE_FUNCTION && role->type->target == reentrant->pool->function &&
           role->callback == reentrant->pool->callback;
}

static bool can_be_drawn(const struct reentrant *reentrant, const struct role *role)
{
    return is_number(role) || (role->kind == ROLE_STRING && !role->is_path && role->passing == PASS_IN) ||
           role->kind == ROLE_ANY || is_same_function(reentrant, role);
}

/* The one object that it gets, and changes; NO_PARAMETER: it is not of this kind. */
static size_t find_handle(const struct reentrant *reentrant, const struct operation *operation)
{
    size_t handle = NO_PARAMETER;
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        bool is_object = role->kind == ROLE_HANDLE && role->passing != PASS_OUT && !role->is_const &&
                         !role->is_consumed && role->sort->object &&
                         (role->holding == HOLD_VALUE || role->holding == HOLD_STORAGE);
        if (is_object && handle == NO_PARAMETER)
            handle = i;
        else if (!can_be_drawn(reentrant, role))
            return NO_PARAMETER;
    }
    return handle;
}

static size_t find_argument(const struct type *function, const struct type *object)
{
    for (size_t i = 0; i < function->argument_count; i++)
        if (function->arguments[i]->kind == TYPE_POINTER && function->arguments[i]->target == object)
            return i;
    return NO_PARAMETER;
}

static void add_inner(struct reentrant *reentrant, const struct operation *operation,
                      const struct operations *operations)
{
    bool is_plain = operation->kind == OPERATION_PLAIN && !operation->obstacle && !operation->is_oracle &&
                    operation->first == FIRST_NOT && gives_nothing(operation);
    size_t handle = is_plain ? find_handle(reentrant, operation) : NO_PARAMETER;
    if (handle == NO_PARAMETER || !operation_may_reenter(operation, operations))
        return;
    const struct sort *sort = operation->roles[handle].sort;
    size_t argument = find_argument(reentrant->pool->function, sort->object);
    struct inner inner = {operation, handle, sort, "within", "the object"};
    if (argument != NO_PARAMETER) {
        inner.within = NULL;
        inner.object = arena_format(reentrant->arena, "(void *)a%zu", argument);
        inner.said = arena_format(reentrant->arena, "%c", letter(argument));
    }
    vector_push(&reentrant->inner, inner);
}

/* ---- one call ---- */

/* The first argument of the function that is of this kind; NO_PARAMETER: none. */
static size_t find_number(const struct type *function)
{
    for (size_t i = 0; i < function->argument_count; i++)
        if (function->arguments[i]->kind == TYPE_INTEGER)
            return i;
    return NO_PARAMETER;
}

static size_t find_text(const struct type *function)
{
    for (size_t i = 0; i < function->argument_count; i++)
        if (function->arguments[i]->kind == TYPE_POINTER && function->arguments[i]->target->is_char)
            return i;
    return NO_PARAMETER;
}

static void add_argument(struct text *call, struct text *words, size_t argument, const char *cast)
{
    text_addf(call, "%sa%zu", cast, argument);
    text_addf(words, "%c", letter(argument));
}

/* A way to choose numbers and texts: what the function gets itself, or else 0; 1; 2. */
enum way { WAY_GIVEN, WAY_ONE, WAY_TWO, WAYS };

static void add_value(const struct reentrant *reentrant, const struct role *role, enum way way, struct text *call,
                      struct text *words)
{
    static const char *const numbers[] = {[WAY_GIVEN] = "0", [WAY_ONE] = "1", [WAY_TWO] = "2"};
    const struct type *function = reentrant->pool->function;
    bool is_given = way == WAY_GIVEN;
    size_t number = is_given ? find_number(function) : NO_PARAMETER;
    size_t text = is_given ? find_text(function) : NO_PARAMETER;
    const char *constant = "0";
    if (is_number(role) && number != NO_PARAMETER) {
        add_argument(call, words, number, "");
        return;
    }
    if (role->kind == ROLE_STRING && text != NO_PARAMETER) {
        add_argument(call, words, text, "(void *)");
        return;
    }
    if (is_number(role))
        constant = role->kind == ROLE_BOOL && way == WAY_TWO ? "1" : numbers[way];
    else if (role->kind == ROLE_STRING)
        constant = "\"a\"";
    text_add(call, role->kind == ROLE_FUNCTION ? "(void *)" HARNESS_SELF : constant);
    text_add(words, role->kind == ROLE_FUNCTION ? "itself" : role->kind == ROLE_ANY ? "NULL" : constant);
}

static void add_call(const struct reentrant *reentrant, const struct inner *inner, enum way way, struct text *call,
                     struct text *words)
{
    const struct operation *operation = inner->operation;
    text_addf(call, "(void)(%s)(", operation->function->name);
    text_addf(words, "%s(", operation->function->name);
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        text_add(call, i ? ", " : "");
        text_add(words, i ? ", " : "");
        if (i == inner->handle) {
            text_add(call, inner->object);
            text_add(words, inner->said);
        } else {
            add_value(reentrant, &operation->roles[i], way, call, words);
        }
    }
    text_add(call, "); ");
    text_add(words, ")");
}

/* ---- one function ---- */

/* What it says when it is done: go on, whichever way that is said. */
static const char *ending(const struct reentrant *reentrant, bool says_one, const char **words)
{
    const struct type *result = reentrant->pool->function->target;
    *words = "";
    if (result->kind == TYPE_VOID)
        return "";
    bool is_one = result->kind == TYPE_BOOL || says_one;
    *words = is_one ? "; return 1" : "; return 0";
    return is_one && result->kind != TYPE_POINTER ? "return 1;" : "return 0;";
}

/* second: NULL for one call only. */
static void add_function(struct reentrant *reentrant, const struct inner *first, const struct inner *second,
                         enum way way, bool says_one)
{
    struct text call = TEXT_INIT, words = TEXT_INIT;
    const char *said, *end = ending(reentrant, says_one, &said);
    const struct sort *within = first->within ? first->within : second ? second->within : NULL;
    if (reentrant->count++ >= REENTRANT_MOST || (second && first->within != second->within))
        return;
    add_call(reentrant, first, way, &call, &words);
    if (second) {
        text_add(&words, ", then ");
        add_call(reentrant, second, way == WAY_ONE ? WAY_GIVEN : WAY_ONE, &call, &words);
    }
    stubs_add(reentrant->pool,
              arena_format(reentrant->arena, "if (%s*turn < " TIMES ") { ++*turn; %s} %s", within ? "within && " : "",
                           call.s, end),
              arena_format(reentrant->arena, "%s%s", words.s, said));
    struct stub_function *added = &reentrant->pool->functions.items[reentrant->pool->functions.count - 1];
    added->reenters = added->takes_turns = true;
    added->within = within;
    text_release(&call);
    text_release(&words);
}

/* Which of several is meant hangs on it: remove(bus, id). */
static bool has_number(const struct operation *operation)
{
    bool has = false;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        has = has || operation->roles[i].kind == ROLE_INTEGER;
    return has;
}

void stubs_make_reentrant(struct stub_pool *pool, const struct operations *operations, struct arena *arena)
{
    struct reentrant reentrant = {.pool = pool, .arena = arena};
    const struct type *result = pool->function->target;
    bool is_simple = result->kind == TYPE_VOID || result->kind == TYPE_BOOL || result->kind == TYPE_INTEGER ||
                     result->kind == TYPE_POINTER || result->kind == TYPE_ENUM;
    for (size_t i = 0; is_simple && pool->callback == CALLBACK_PLAIN && i < operations->items.count; i++)
        add_inner(&reentrant, operations->items.items[i], operations);
    for (size_t i = 0; i < 2 * reentrant.inner.count; i++)
        add_function(&reentrant, &reentrant.inner.items[i / 2], NULL, i % 2 ? WAY_ONE : WAY_GIVEN, i % 2);
    for (size_t i = 0; i < 2 * reentrant.inner.count; i++)
        if (has_number(reentrant.inner.items[i / 2].operation))
            add_function(&reentrant, &reentrant.inner.items[i / 2], NULL, i % 2 ? WAY_TWO : WAY_ONE, false);
    for (size_t i = 0; i < reentrant.inner.count; i++)
        for (size_t k = 0; k < reentrant.inner.count; k++)
            if (i != k)
                add_function(&reentrant, &reentrant.inner.items[i], &reentrant.inner.items[k], WAY_ONE, true);
    vector_release(&reentrant.inner);
}
