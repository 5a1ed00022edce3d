/* What the macros of assay.h left at functions and parameters, and whether a
 * property's body looks as if it checked anything. */
#include <ctype.h>
#include <string.h>

#include "front/c/reading.h"

#define PROPERTY_MARK "assay property" /* as in include/assay.h */
#define GENERATOR_MARK "assay generator"
#define SOURCE_MARK "assay of "

/* --- annotations --- */

struct search {
    struct reading *reading;
    const char *mark;
    const char *other; /* look for a text that is not this one; NULL: any */
    const char *text;  /* what follows the mark; NULL: none */
};

static enum CXChildVisitResult match(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct search *search = data;
    struct reading *reading = search->reading;
    if (reading->clang.getCursorKind(cursor) != CXCursor_AnnotateAttr)
        return CXChildVisit_Continue;
    const char *text = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    size_t length = strlen(search->mark);
    if (strncmp(text, search->mark, length) != 0 || (search->other && strcmp(text + length, search->other) == 0))
        return CXChildVisit_Continue;
    search->text = text + length;
    return CXChildVisit_Break;
}

static const char *other_text(struct reading *reading, CXCursor cursor, const char *mark, const char *other)
{
    struct search search = {.reading = reading, .mark = mark, .other = other};
    reading->clang.visitChildren(cursor, match, &search);
    return search.text;
}

struct attribute_search {
    struct reading *reading;
    bool is_pure;
};

static enum CXChildVisitResult look_for_pure(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct attribute_search *search = data;
    enum CXCursorKind kind = search->reading->clang.getCursorKind(cursor);
    search->is_pure = kind == CXCursor_PureAttr || kind == CXCursor_ConstAttr;
    return search->is_pure ? CXChildVisit_Break : CXChildVisit_Continue;
}

const char *marks_text(struct reading *reading, CXCursor cursor, const char *mark)
{
    return other_text(reading, cursor, mark, NULL);
}

/* As a message begins: file:line:column. */
static const char *place(struct reading *reading, CXCursor cursor)
{
    CXFile file;
    unsigned line, column;
    reading->clang.getFileLocation(reading->clang.getCursorLocation(cursor), &file, &line, &column, NULL);
    const char *name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getFileName(file));
    return arena_format(&reading->program->arena, "%s:%u:%u", name, line, column);
}

/* --- what a body names --- */

#define BODIES_MOST 40 /* that may check, of one property */

static bool contains(const char *name, const char *word)
{
    size_t length = strlen(word);
    for (; *name; name++) {
        size_t i = 0;
        while (i < length && tolower((unsigned char)name[i]) == word[i])
            i++;
        if (i == length)
            return true;
    }
    return false;
}

static bool sounds_like_check(const char *name)
{
    static const char *const words[] = {"assert", "abort", "check", "fail", "expect", "require", "verify", "trap"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (contains(name, words[i]))
            return true;
    return false;
}

static bool is_exit(const char *name)
{
    static const char *const names[] = {"exit", "_exit", "_Exit", "quick_exit"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

struct tokens {
    const struct clang *clang;
    CXTranslationUnit unit;
    CXToken *items;
    unsigned count;
};

static bool token_is(const struct tokens *tokens, unsigned index, const char *text)
{
    if (index >= tokens->count)
        return false;
    CXString string = tokens->clang->getTokenSpelling(tokens->unit, tokens->items[index]);
    bool same = strcmp(tokens->clang->getCString(string), text) == 0;
    tokens->clang->disposeString(string);
    return same;
}

static bool token_checks(const struct tokens *tokens, unsigned index)
{
    if (tokens->clang->getTokenKind(tokens->items[index]) != CXToken_Identifier)
        return false;
    CXString string = tokens->clang->getTokenSpelling(tokens->unit, tokens->items[index]);
    const char *name = tokens->clang->getCString(string);
    bool checks = sounds_like_check(name) || (is_exit(name) && token_is(tokens, index + 1, "("));
    tokens->clang->disposeString(string);
    return checks;
}

static enum CXChildVisitResult find_body(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct tokens *tokens = data;
    if (tokens->clang->getCursorKind(cursor) != CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    tokens->clang->tokenize(tokens->unit, tokens->clang->getCursorExtent(cursor), &tokens->items, &tokens->count);
    return CXChildVisit_Break;
}

/* Bodies that are looked into: that of the property, and of what it calls. */
struct checking {
    struct reading *reading;
    unsigned left;
    bool checks;
};

static void look_into(struct checking *checking, CXCursor definition);

static enum CXChildVisitResult find_calls(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct checking *checking = data;
    const struct clang *clang = &checking->reading->clang;
    if (clang->getCursorKind(cursor) == CXCursor_CallExpr) {
        CXCursor called = clang->getCursorDefinition(clang->getCursorReferenced(cursor));
        if (clang->getCursorKind(called) == CXCursor_FunctionDecl && checking->left)
            look_into(checking, called);
    }
    return checking->checks || !checking->left ? CXChildVisit_Break : CXChildVisit_Recurse;
}

/* A body that does not begin with its brace comes from a macro: who knows. */
static void look_into(struct checking *checking, CXCursor definition)
{
    struct reading *reading = checking->reading;
    struct tokens tokens = {.clang = &reading->clang, .unit = reading->translation_unit};
    checking->left--;
    reading->clang.visitChildren(definition, find_body, &tokens);
    checking->checks = !token_is(&tokens, 0, "{");
    for (unsigned i = 0; !checking->checks && i < tokens.count; i++)
        checking->checks = token_checks(&tokens, i);
    if (tokens.items)
        reading->clang.disposeTokens(tokens.unit, tokens.items, tokens.count);
    if (!checking->checks)
        reading->clang.visitChildren(definition, find_calls, checking);
}

static bool body_may_check(struct reading *reading, CXCursor definition)
{
    struct checking checking = {.reading = reading, .left = BODIES_MOST};
    look_into(&checking, definition);
    return checking.checks;
}

/* --- functions and parameters --- */

bool marks_of_function(struct reading *reading, struct function *function, CXCursor cursor)
{
    struct attribute_search search = {reading, false};
    reading->clang.visitChildren(cursor, look_for_pure, &search);
    function->is_pure = function->is_pure || search.is_pure;
    nonnull_read(reading, function, cursor);
    if (marks_text(reading, cursor, PROPERTY_MARK))
        function->is_property = true;
    if (marks_text(reading, cursor, GENERATOR_MARK))
        function->is_generator = true;
    if (function->is_property && function->is_generator)
        return error_set(reading->error, ERROR_INPUT,
                         "%s: '%s' is marked ASSAY_PROPERTY and ASSAY_GENERATOR: it can be one of them only",
                         place(reading, cursor), function->name);
    if (reading->clang.isCursorDefinition(cursor) && function->is_property)
        function->may_check = body_may_check(reading, cursor);
    return true;
}

bool marks_of_parameter(struct reading *reading, struct parameter *parameter, CXCursor cursor)
{
    const char *name = marks_text(reading, cursor, SOURCE_MARK);
    if (!name)
        return true;
    const char *other = parameter->of && strcmp(parameter->of, name) != 0
                            ? parameter->of
                            : other_text(reading, cursor, SOURCE_MARK, name);
    if (other)
        return error_set(reading->error, ERROR_INPUT,
                         "%s: the values of '%s' can come from one place only: ASSAY_OF(%s) or ASSAY_OF(%s)",
                         place(reading, cursor), parameter->name ? parameter->name : "a parameter", name, other);
    parameter->of = name;
    return true;
}
