/* Nonnull: pointers of which a declaration says that they are never NULL, by
 * __attribute__((nonnull)), nonnull(1, 2), one at the parameter itself, or
 * _Nonnull.  libclang has no name for these, but prints them, also where a macro
 * made them. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "front/c/reading.h"

/* Without its body. */
static const char *printed(struct reading *reading, CXCursor cursor)
{
    const struct clang *clang = &reading->clang;
    CXPrintingPolicy policy = clang->getCursorPrintingPolicy(cursor);
    clang->PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1);
    const char *text = clang_text(clang, &reading->program->arena, clang->getCursorPrettyPrinted(cursor, policy));
    clang->PrintingPolicy_dispose(policy);
    return text;
}

static bool is_in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool stands_at(const char *text, const char *at, const char *word)
{
    size_t length = strlen(word);
    return (at == text || !is_in_name(at[-1])) && strncmp(at, word, length) == 0 && !is_in_name(at[length]);
}

/* Behind the word where it is an attribute; NULL: it is none. */
static const char *behind_nonnull(const char *text, const char *at)
{
    static const char *const words[] = {"__nonnull__", "nonnull"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (stands_at(text, at, words[i]))
            return at + strlen(words[i]);
    return NULL;
}

static void mark(struct function *function, size_t parameter)
{
    if (parameter < function->parameter_count && function->parameters[parameter].type->kind == TYPE_POINTER)
        ((struct parameter *)function->parameters)[parameter].is_nonnull = true;
}

/* "(1, 2)"; without any, all pointers are meant. */
static void mark_listed(struct function *function, const char *at)
{
    size_t listed = 0;
    for (at += *at == '('; isdigit((unsigned char)*at); listed++) {
        char *end;
        mark(function, strtoul(at, &end, 10) - 1);
        at = end + strspn(end, ", ");
    }
    for (size_t i = 0; !listed && i < function->parameter_count; i++)
        mark(function, i);
}

/* Where its parameters begin. */
static const char *list_of(const char *text, const char *name)
{
    for (const char *at = strstr(text, name); at; at = strstr(at + 1, name))
        if (stands_at(text, at, name) && at[strlen(name)] == '(')
            return at + strlen(name);
    return NULL;
}

/* Its own attributes are within two parentheses; those of a parameter, within those of the list as well. */
void nonnull_read(struct reading *reading, struct function *function, CXCursor declaration)
{
    const char *text = printed(reading, declaration), *list = list_of(text, function->name);
    size_t parameter = 0;
    int deep = 0;
    bool is_in_list = false;
    if (!list || (!strstr(text, "nonnull") && !strstr(text, "_Nonnull")))
        return;
    for (const char *at = text; *at; at++) {
        is_in_list = at == list || (is_in_list && deep > 0);
        deep += (*at == '(') - (*at == ')');
        parameter += is_in_list && deep == 1 && *at == ',';
        const char *behind = behind_nonnull(text, at);
        if (is_in_list && ((deep == 1 && stands_at(text, at, "_Nonnull")) || (deep == 3 && behind)))
            mark(function, parameter);
        if (!is_in_list && behind && (deep == 0 || deep == 2))
            mark_listed(function, behind);
    }
}
