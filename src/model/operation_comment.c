/* The comment above a declaration: what a header tells its readers about a
 * function, and here and there forbids. */
#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "model/operation_parts.h"

#define LINES_MOST 4 /* of a declaration, above the one that has its name */

/* Behind the last line end before `at`. */
static const char *line_start(const char *text, const char *at)
{
    while (at > text && at[-1] != '\n')
        at--;
    return at;
}

static const char *line_at(const char *text, int line)
{
    for (; line > 1 && text; line--) {
        text = strchr(text, '\n');
        text = text ? text + 1 : NULL;
    }
    return text;
}

/* Where the comment ends above a declaration whose name stands in this line; NULL: there is none.  Return type and
 * attributes may stand in lines of their own. */
static const char *end_of_comment(const char *text, const char *line)
{
    for (unsigned left = LINES_MOST; left && line > text; left--) {
        const char *end = line, *start = line_start(text, line - 1);
        while (end > start && isspace((unsigned char)end[-1]))
            end--;
        if (end - start >= 2 && end[-1] == '/' && end[-2] == '*')
            return end - 2;
        for (const char *at = start; at < end; at++)
            if (strchr(";{}#", *at))
                return NULL;
        line = start;
    }
    return NULL;
}

/* Without stars, blanks drawn together. */
static void take_words(const char *start, const char *end, struct text *out)
{
    for (; start < end; start++) {
        if (!isspace((unsigned char)*start) && *start != '*')
            text_add_char(out, *start);
        else if (out->length && out->s[out->length - 1] != ' ')
            text_add_char(out, ' ');
    }
}

bool operation_comment(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    text_clear(out);
    if (operation->file && file_read(operation->file, &source, &error)) {
        const char *line = line_at(source.s, operation->line);
        const char *end = line ? end_of_comment(source.s, line) : NULL, *start = end;
        while (start && start > source.s + 1 && !(start[-2] == '/' && start[-1] == '*'))
            start--;
        if (start)
            take_words(start, end, out);
    }
    text_release(&source);
    error_release(&error);
    return out->length > 0;
}

bool operation_is_forbidden(const struct operation *operation)
{
    static const char *const words[] = {"o not call ", "on't call ", "ever call "};
    struct text comment = TEXT_INIT;
    bool is_forbidden = false;
    const char *name = operation->function->name;
    operation_comment(operation, &comment);
    for (size_t i = 0; comment.length && i < sizeof words / sizeof *words; i++) {
        const char *at = strstr(comment.s, words[i]);
        is_forbidden |= at && strncmp(at + strlen(words[i]), name, strlen(name)) == 0;
    }
    text_release(&comment);
    return is_forbidden;
}
