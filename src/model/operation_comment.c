/* Comments of a header: what it tells its readers about a function, and here
 * and there forbids. */
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "model/comment.h"
#include "model/operation_parts.h"

/* ---- where ---- */

const char *header_line(const char *text, int line)
{
    for (; line > 1 && text; line--) {
        text = strchr(text, '\n');
        text = text ? text + 1 : NULL;
    }
    return text;
}

/* A constant that is named in what follows: "#define TEXT_BYTES 25". */
static bool is_constant(const char *sign)
{
    sign += 1 + strspn(sign + 1, " \t");
    size_t length = strcspn(sign, "\n");
    return strncmp(sign, "define ", strlen("define ")) == 0 && sign[length - 1] != '\\';
}

/* Between a comment and a declaration there are only declarations and constants, none of them apart from the next. */
static bool stands_with(const char *from, const char *to)
{
    for (; from < to; from++) {
        if (*from == '#' && is_constant(from))
            from += strcspn(from, "\n");
        if (from < to && (strchr("{}#", *from) || (*from == '\n' && from[strspn(from + 1, " \t") + 1] == '\n')))
            return false;
    }
    return true;
}

/* A comment for a documentation tool is about what follows, though blank lines are between. */
static const char *skip_blank(const char *behind)
{
    return behind + strspn(behind, " \t\r\n");
}

/* Only blanks and the rest of the declaration before it. */
static bool stands_behind(const char *declaration, const char *comment)
{
    const char *end = strchr(declaration, ';');
    return end && end < comment && !memchr(end, '\n', (size_t)(comment - end));
}

bool header_read(const struct operation *operation, struct text *source)
{
    struct error error = ERROR_INIT;
    bool done = operation->file && file_read(operation->file, source, &error);
    error_release(&error);
    return done;
}

/* "The same without going on": what is said of the one before holds here, too. */
static bool is_like_before(const char *start, const char *end)
{
    static const char *const words[] = {"The same", "Same", "Likewise", "As above", "Ditto", "As before"};
    static const char *const anywhere[] = {"the same holds",    "the same applies", "same rules", "same conditions",
                                           "same restrictions", "such a",           "as above",   "see above"};
    for (size_t i = 0; i < sizeof anywhere / sizeof *anywhere; i++)
        if (memmem(start, (size_t)(end - start), anywhere[i], strlen(anywhere[i])))
            return true;
    start += strspn(start, " *\n\t/!");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(start, words[i], strlen(words[i])) == 0)
            return true;
    return false;
}

/* "As reader_bits, …", "Like list_at()": a name that is declared here; NULL: none is named. */
static const char *line_like(const char *source, const char *start, const char *end)
{
    static const char *const words[] = {"As ", "Like ", "like ", "Same as ", "same as ", "See ", "see "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const char *at = memmem(start, (size_t)(end - start), words[i], strlen(words[i]));
        if (!at)
            continue;
        at += strlen(words[i]);
        size_t length = name_length(at);
        for (const char *found = strstr(source, "("); found; found = strstr(found + 1, "("))
            if (length > 2 && memchr(at, '_', length) && found - source > (long)length &&
                (found < start || found >= end) && strncmp(found - length, at, length) == 0 &&
                strchr(" *", found[-(long)length - 1]))
                return found - length;
    }
    return NULL;
}

/* Above a body a blank line parts nothing.  Above a declaration it does, but for documentation tools. */
enum place { AT_DECLARATION, AT_BODY };

/* The comment at the declaration that has this line; refers: how often it may lead to another one. */
static void take_comment(const char *source, const char *line, struct text *out, unsigned refers, enum place place)
{
    struct comment comment, above = {0}, before = {0}, behind = {0};
    while (line > source && line[-1] != '\n')
        line--;
    for (const char *at = source; !behind.start && comment_next(at, &comment); at = comment.behind)
        if (comment.behind > line)
            behind = comment;
        else if (comment_begins_line(source, &comment) && !comment_is_mark(&comment))
            before = above, above = comment;
    bool may_be_apart = above.start && (place == AT_BODY || comment_is_documentation(&above));
    bool is_above = above.start && stands_with(may_be_apart ? skip_blank(above.behind) : above.behind, line);
    if (is_above) {
        comment_take_words(&above, out);
        const char *like = refers ? line_like(source, above.start, above.end) : NULL;
        if (refers && is_like_before(above.start, above.end) && before.start)
            comment_take_words(&before, out);
        else if (like)
            take_comment(source, like, out, refers - 1, place);
    }
    if (place == AT_DECLARATION && behind.start &&
        (stands_behind(line, behind.start) || (!is_above && comment_is_below(line, &behind))))
        comment_take_words(&behind, out);
    comments_within(source, line, out);
}

void header_take_comment(const char *source, const char *line, struct text *out)
{
    take_comment(source, line, out, 0, AT_DECLARATION);
}

static void take_comment_of_body(const struct operation *operation, struct text *out)
{
    struct error error = ERROR_INIT;
    struct text source = TEXT_INIT;
    bool done = file_read(operation->body_file, &source, &error);
    const char *line = done ? header_line(source.s, operation->function->line) : NULL;
    if (line)
        take_comment(source.s, line, out, 1, AT_BODY);
    error_release(&error);
    text_release(&source);
}

bool operation_comment(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    text_clear(out);
    const char *line = header_read(operation, &source) ? header_line(source.s, operation->line) : NULL;
    if (line)
        take_comment(source.s, line, out, 1, AT_DECLARATION);
    if (!out->length && operation->body_file)
        take_comment_of_body(operation, out);
    if (out->length)
        constants_to_numbers(source.s, out);
    text_release(&source);
    return out->length > 0;
}

bool operation_is_told_by_body(const struct operation *operation, const struct clause *clause)
{
    struct text source = TEXT_INIT, comment = TEXT_INIT;
    const char *line =
        operation->body_file && header_read(operation, &source) ? header_line(source.s, operation->line) : NULL;
    if (line)
        take_comment(source.s, line, &comment, 1, AT_DECLARATION);
    bool is_told = operation->body_file && !comment.length && operation_comment(operation, &comment) &&
                   (!clause || memmem(comment.s, comment.length, clause->s, clause->length));
    text_release(&comment);
    text_release(&source);
    return is_told;
}

static bool stands_elsewhere(const struct operation *operation)
{
    const struct function *function = operation->function;
    return function->defined && !function->is_static && function->file && strcmp(function->file, operation->file) != 0;
}

void comments_of_bodies(const struct sorting *sorting)
{
    struct text comment = TEXT_INIT;
    size_t told = 0, count = sorting->operations->items.count;
    for (size_t i = 0; i < count; i++)
        told += operation_comment(sorting->operations->items.items[i], &comment);
    for (size_t i = 0; 4 * told < count && i < count; i++) {
        struct operation *operation = sorting->operations->items.items[i];
        if (stands_elsewhere(operation))
            operation->body_file = operation->function->file;
    }
    text_release(&comment);
}

/* How many braces are open behind this code; those of extern "C" are none. */
static int count_braces(int open, const char *from, const char *to)
{
    static const char language[] = "extern \"C\"";
    const char *statement = from;
    for (; from < to; from++) {
        if (*from == '{' && !memmem(statement, (size_t)(from - statement), language, strlen(language)))
            open++;
        if (*from == '}' && open > 0)
            open--;
        if (strchr(";{}", *from))
            statement = from;
    }
    return open;
}

static bool names(const struct comment *comment, const struct operation *operation)
{
    const char *name = operation->function->name;
    return memmem(comment->start, (size_t)(comment->end - comment->start), name, strlen(name)) != NULL;
}

/* What is said of a member or a constant asks nothing of a call, unless it names it. */
bool operation_header_comments(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    struct comment comment;
    int open = 0;
    text_clear(out);
    if (header_read(operation, &source))
        for (const char *at = source.s; comment_next(at, &comment); at = comment.behind) {
            open = count_braces(open, at, comment.start);
            if (open == 0 || names(&comment, operation))
                comment_take_words(&comment, out);
        }
    text_release(&source);
    return out->length > 0;
}

bool operation_is_called_back(const struct operation *operation)
{
    struct text source = TEXT_INIT;
    const char *name = operation->function->name, *line = NULL, *at = NULL;
    if (header_read(operation, &source) && source.length > 0)
        line = header_line(source.s, operation->line);
    for (at = line ? strstr(line, name) : NULL; at && at < line + strcspn(line, "\n"); at = strstr(at + 1, name)) {
        const char *behind = at + strlen(name);
        bool is_whole = at > line && (at[-1] == ' ' || at[-1] == '\t');
        if (is_whole && behind[strspn(behind, " \t")] == ';')
            break;
    }
    bool is_so = at && at < line + strcspn(line, "\n");
    text_release(&source);
    return is_so;
}

bool operation_is_forbidden(const struct operation *operation)
{
    static const char *const words[] = {"o not call ", "on't call ", "ever call "};
    static const char internal[] = "internal function|internal use|not be called directly|not be used directly|"
                                   "not intended to be called|not meant to be called|not for public use|"
                                   "not be called from any|not be called by user|not be called by applications";
    struct text comment = TEXT_INIT;
    bool is_forbidden = operation_says(operation, internal);
    const char *name = operation->function->name;
    operation_comment(operation, &comment);
    for (size_t i = 0; comment.length && i < sizeof words / sizeof *words; i++) {
        const char *at = strstr(comment.s, words[i]);
        is_forbidden |= at && strncmp(at + strlen(words[i]), name, strlen(name)) == 0;
    }
    text_release(&comment);
    return is_forbidden;
}
