/* What is said about a library: _Static_assert(1, "assay …"), which every
 * compiler accepts and libclang shows. */
#include <string.h>

#include "front/c/literal.h"
#include "front/c/reading.h"

#define REMARK_MARK "assay "

static enum CXChildVisitResult find_literal(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct reading *reading = ((void **)data)[0];
    const char **literal = ((void **)data)[1];
    if (reading->clang.getCursorKind(cursor) != CXCursor_StringLiteral)
        return CXChildVisit_Continue;
    *literal = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    return CXChildVisit_Break;
}

/* libclang spells a literal as C does, quotes and escapes included. */
static const char *decoded(struct arena *arena, const char *literal)
{
    struct text text = TEXT_INIT;
    literal_text(literal, &text);
    const char *copy = arena_strdup(arena, text.s);
    text_release(&text);
    return copy;
}

/* In a header that several units include. */
static bool is_known(const struct program *program, const struct remark *remark)
{
    for (size_t i = 0; i < program->remarks.count; i++) {
        const struct remark *other = &program->remarks.items[i];
        if (other->line == remark->line && other->column == remark->column && strcmp(other->file, remark->file) == 0 &&
            strcmp(other->text, remark->text) == 0)
            return true;
    }
    return false;
}

void remarks_add(struct reading *reading, CXCursor assertion, const char *file, int line, int column)
{
    const char *literal = NULL;
    void *search[] = {reading, &literal};
    reading->clang.visitChildren(assertion, find_literal, search);
    if (!literal)
        return;
    const char *text = decoded(&reading->program->arena, literal);
    size_t mark = strlen(REMARK_MARK);
    if (strncmp(text, REMARK_MARK, mark) != 0)
        return;
    struct remark remark = {.text = text + mark, .file = file, .line = line, .column = column};
    if (!is_known(reading->program, &remark))
        vector_push(&reading->program->remarks, remark);
}
