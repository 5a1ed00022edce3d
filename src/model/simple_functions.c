#include "model/simple_functions.h"

#include "base/memory.h"

struct making {
    struct simple_functions *list;
    const struct type *type; /* TYPE_FUNCTION */
};

/* ---- types ---- */

const char *simple_functions_spelling(const struct type *type)
{
    switch (type->kind) {
    case TYPE_POINTER:
        return "const void *";
    case TYPE_BOOL:
        return "_Bool";
    case TYPE_ENUM:
        return type->target ? type->target->name : "int";
    default:
        return type->name;
    }
}

static const char *result_spelling(const struct making *making)
{
    return simple_functions_spelling(making->type->target);
}

static bool is_integer(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_BOOL || type->kind == TYPE_ENUM;
}

static bool is_number(const struct type *type)
{
    return is_integer(type) || type->kind == TYPE_FLOAT;
}

/* ---- one function ---- */

/* Takes over both. */
static void add(struct making *making, char *body, char *words)
{
    vector_push(&making->list->items, ((struct simple_function){body, words}));
}

/* What a person calls a0, a1, …; no function that is passed on has 26 of them. */
static char letter(size_t argument)
{
    return argument < 26 ? (char)('a' + argument) : 'z';
}

/* ---- numbers as results ---- */

/* Two parameters of one type can be compared: numbers, what numbers pointers
 * lead to, and addresses. */
static bool find_pair(const struct type *type, size_t *first, size_t *second)
{
    for (size_t i = 0; i < type->argument_count; i++)
        for (size_t k = i + 1; k < type->argument_count; k++)
            if (type->arguments[i] == type->arguments[k] &&
                (is_number(type->arguments[i]) || type->arguments[i]->kind == TYPE_POINTER)) {
                *first = i;
                *second = k;
                return true;
            }
    return false;
}

/* What compares two of a kind has better to say than a constant -1. */
static void add_constants(struct making *making)
{
    static const char *const constants[] = {"0", "1", "-1"};
    static const char *const truths[] = {"false", "true"};
    size_t first, second;
    bool is_bool = making->type->target->kind == TYPE_BOOL;
    size_t count = is_bool || find_pair(making->type, &first, &second) ? 2 : 3;
    for (size_t i = 0; i < count; i++)
        add(making, mem_format("return (%s)%s;", result_spelling(making), constants[i]),
            mem_format("return %s", is_bool ? truths[i] : constants[i]));
}

/* The first number that is given, as it is and turned round. */
static void add_identity(struct making *making)
{
    const struct type *type = making->type, *result = type->target;
    const char *spelling = result_spelling(making);
    for (size_t i = 0; i < type->argument_count; i++) {
        const struct type *argument = type->arguments[i];
        if (!is_number(argument) || (argument->kind == TYPE_FLOAT && is_integer(result) && result->kind != TYPE_BOOL))
            continue;
        add(making, mem_format("return (%s)a%zu;", spelling, i), mem_format("return %c", letter(i)));
        if (argument->kind == TYPE_FLOAT || result->kind == TYPE_FLOAT)
            add(making, mem_format("return (%s)-(long double)a%zu;", spelling, i), mem_format("return -%c", letter(i)));
        else if (result->kind == TYPE_BOOL)
            add(making, mem_format("return !a%zu;", i), mem_format("return !%c", letter(i)));
        else
            add(making, mem_format("return (%s)~(unsigned long long)a%zu;", spelling, i),
                mem_format("return ~%c", letter(i)));
        return;
    }
}

/* All integers that are given: their sum, and a small number that looks like chance. */
static void add_mixtures(struct making *making)
{
    const struct type *type = making->type;
    struct text sum = TEXT_INIT, hash = TEXT_INIT, letters = TEXT_INIT, names = TEXT_INIT;
    size_t count = 0;
    text_add(&hash, "7ull");
    for (size_t i = 0; i < type->argument_count; i++) {
        if (!is_integer(type->arguments[i]))
            continue;
        text_addf(&letters, "%s%c", count ? " + " : "", letter(i));
        text_addf(&names, "%s%c", count ? ", " : "", letter(i));
        text_addf(&sum, "%s(unsigned long long)a%zu", count++ ? " + " : "", i);
        char *before = text_detach(&hash);
        text_addf(&hash, "(%s) * 31 + (unsigned long long)a%zu", before, i);
        mem_free(before);
    }
    bool is_bool = type->target->kind == TYPE_BOOL;
    if (count > 1 && !is_bool)
        add(making, mem_format("return (%s)(%s);", result_spelling(making), sum.s), mem_format("return %s", letters.s));
    if (count > 0)
        add(making,
            mem_format("return (%s)((%s) * 0x9e3779b97f4a7c15ull >> 60%s);", result_spelling(making), hash.s,
                       is_bool ? " & 1" : ""),
            mem_format("return a hash of %s, %s", names.s, is_bool ? "true or false" : "0 to 15"));
    text_release(&sum);
    text_release(&hash);
    text_release(&letters);
    text_release(&names);
}

static bool leads_to_number(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target && is_number(type->target);
}

/* (const char *key, size_t length): there may be none to look at. */
static char *value_of(const struct type *function, size_t argument)
{
    const struct type *type = function->arguments[argument];
    if (!leads_to_number(type))
        return mem_format("a%zu", argument);
    const char *spelling = simple_functions_spelling(type->target);
    bool is_counted = argument + 1 < function->argument_count && is_integer(function->arguments[argument + 1]);
    char *some = is_counted ? mem_format("a%zu && a%zu", argument, argument + 1) : mem_format("a%zu", argument);
    char *value = mem_format("(%s ? *(const %s *)a%zu : (%s)0)", some, spelling, argument, spelling);
    mem_free(some);
    return value;
}

static void add_comparisons(struct making *making)
{
    size_t first, second;
    const struct type *result = making->type->target;
    if (!find_pair(making->type, &first, &second))
        return;
    const struct type *compared = making->type->arguments[first];
    char *a = value_of(making->type, first), *b = value_of(making->type, second);
    const char *star = leads_to_number(compared) ? "*" : "", *spelling = result_spelling(making);
    char x = letter(first), y = letter(second);
    if (result->kind == TYPE_BOOL) {
        add(making, mem_format("return %s < %s;", a, b), mem_format("return %s%c < %s%c", star, x, star, y));
        add(making, mem_format("return %s == %s;", a, b), mem_format("return %s%c == %s%c", star, x, star, y));
    } else {
        add(making, mem_format("return (%s)((%s > %s) - (%s < %s));", spelling, a, b, a, b),
            mem_format("compare %s%c with %s%c", star, x, star, y));
        add(making, mem_format("return (%s)((%s < %s) - (%s > %s));", spelling, a, b, a, b),
            mem_format("compare %s%c with %s%c", star, y, star, x));
    }
    mem_free(a);
    mem_free(b);
}

/* ---- other results ---- */

static void add_argument(struct making *making)
{
    const struct type *type = making->type;
    for (size_t i = 0; i < type->argument_count; i++)
        if (type->arguments[i] == type->target)
            add(making, mem_format("return a%zu;", i), mem_format("return %c", letter(i)));
}

void simple_functions_make(struct simple_functions *list, const struct type *function)
{
    *list = (struct simple_functions){0};
    struct making making = {list, function};
    const struct type *result = function->target;
    if (result->kind == TYPE_VOID) {
        add(&making, mem_strdup("(void)0;"), mem_strdup("do nothing"));
    } else if (is_number(result)) {
        add_constants(&making);
        add_identity(&making);
        add_mixtures(&making);
        add_comparisons(&making);
    } else if (result->kind == TYPE_POINTER) {
        add(&making, mem_strdup("return 0;"), mem_strdup("return NULL"));
        add_argument(&making);
    } else {
        add(&making,
            mem_format(
                "%s assay_nothing; __builtin_memset(&assay_nothing, 0, sizeof assay_nothing); return assay_nothing;",
                result_spelling(&making)),
            mem_strdup("return all zeros"));
        add_argument(&making);
    }
}

void simple_functions_release(struct simple_functions *list)
{
    for (size_t i = 0; i < list->items.count; i++) {
        mem_free(list->items.items[i].body);
        mem_free(list->items.items[i].words);
    }
    vector_release(&list->items);
}

void simple_function_print(const struct type *function, unsigned number, struct text *out)
{
    struct simple_functions list;
    simple_functions_make(&list, function);
    text_add(out, "a function");
    if (number < list.items.count)
        text_addf(out, ": %s", list.items.items[number].words);
    simple_functions_release(&list);
}
