/* Comments of a header: what it tells its readers about a function, and here
 * and there forbids. */
#include <ctype.h>
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "model/operation_parts.h"

/* ---- comments ---- */

struct comment {
    const char *start, *end;   /* the words, without the signs around them */
    const char *behind;        /* where the source goes on */
};

/* Behind a text that begins here. */
static const char *skip_text(const char *at)
{
    for (at++; *at && *at != '"' && *at != '\n'; at++)
        at += *at == '\\' && at[1];
    return *at ? at + 1 : at;
}

/* Lines that begin with // and follow each other are one comment. */
static struct comment lines_at(const char *at)
{
    struct comment comment = {.start = at + 2};
    for (;;) {
        at += strcspn(at, "\n");
        comment.end = comment.behind = at;
        at += *at == '\n';
        at += strspn(at, " \t");
        if (strncmp(at, "//", 2) != 0)
            return comment;
    }
}

/* The next comment from here on; false: there is none. */
static bool next_comment(const char *at, struct comment *comment)
{
    while (*at) {
        if (strncmp(at, "//", 2) == 0) {
            *comment = lines_at(at);
            return true;
        }
        if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/"), *last = at + strlen(at);
            *comment = (struct comment){at + 2, end ? end : last, end ? end + 2 : last};
            return true;
        }
        at = *at == '"' ? skip_text(at) : at + 1;
    }
    return false;
}

/* Without stars and slashes at the beginnings of lines, blanks drawn together. */
static void take_words(const char *start, const char *end, struct text *out)
{
    bool is_start = true;
    if (out->length)
        text_add(out, ". ");
    for (; start < end; start++) {
        bool is_sign = is_start && strchr("*/!<", *start);
        if (!isspace((unsigned char)*start) && !is_sign) {
            text_add_char(out, *start);
            is_start = false;
        } else if (out->length && out->s[out->length - 1] != ' ') {
            text_add_char(out, ' ');
        }
        is_start = is_start || *start == '\n';
    }
}

/* ---- where ---- */

static const char *line_at(const char *text, int line)
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

/* Only blanks and the rest of the declaration before it. */
static bool stands_behind(const char *declaration, const char *comment)
{
    const char *end = strchr(declaration, ';');
    return end && end < comment && !memchr(end, '\n', (size_t)(comment - end));
}

/* Nothing but blanks before it in its line. */
static bool begins_line(const char *text, const char *comment)
{
    const char *at = comment - 2;
    while (at > text && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at == text || at[-1] == '\n';
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
        size_t length = 0;
        while (isalnum((unsigned char)at[length]) || at[length] == '_')
            length++;
        for (const char *found = strstr(source, "("); found; found = strstr(found + 1, "("))
            if (length > 2 && memchr(at, '_', length) && found - source > (long)length &&
                (found < start || found >= end) && strncmp(found - length, at, length) == 0 &&
                strchr(" *", found[-(long)length - 1]))
                return found - length;
    }
    return NULL;
}

/* The comment at the declaration that has this line; refers: how often it may lead to another one. */
static void take_comment(const char *source, const char *line, struct text *out, unsigned refers)
{
    struct comment comment, above = {0}, before = {0}, behind = {0};
    while (line > source && line[-1] != '\n')
        line--;
    for (const char *at = source; !behind.start && next_comment(at, &comment); at = comment.behind)
        if (comment.behind > line)
            behind = comment;
        else if (begins_line(source, comment.start))
            before = above, above = comment;
    if (above.start && stands_with(above.behind, line)) {
        take_words(above.start, above.end, out);
        const char *like = refers ? line_like(source, above.start, above.end) : NULL;
        if (refers && is_like_before(above.start, above.end) && before.start)
            take_words(before.start, before.end, out);
        else if (like)
            take_comment(source, like, out, refers - 1);
    }
    if (behind.start && stands_behind(line, behind.start))
        take_words(behind.start, behind.end, out);
}

void header_take_comment(const char *source, const char *line, struct text *out)
{
    take_comment(source, line, out, 0);
}

bool operation_comment(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    text_clear(out);
    const char *line = header_read(operation, &source) ? line_at(source.s, operation->line) : NULL;
    if (line)
        take_comment(source.s, line, out, 1);
    if (out->length)
        constants_to_numbers(source.s, out);
    text_release(&source);
    return out->length > 0;
}

bool operation_header_comments(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    struct comment comment;
    text_clear(out);
    if (header_read(operation, &source))
        for (const char *at = source.s; next_comment(at, &comment); at = comment.behind)
            take_words(comment.start, comment.end, out);
    text_release(&source);
    return out->length > 0;
}

/* What follows a comment at once is a function, or the type of one: the comment is about that. */
static bool is_of_function(const struct comment *comment)
{
    const char *at = comment->behind + strspn(comment->behind, " \t");
    if (*at == '\n')
        at += 1 + strspn(at + 1, " \t");
    size_t length = strcspn(at, ";{\n");
    if (*at == '\n' || *at == '#')
        return false;
    return memchr(at, '(', length) != NULL;
}

bool operation_general_comments(const struct operation *operation, struct text *out)
{
    struct text source = TEXT_INIT;
    struct comment comment;
    text_clear(out);
    if (header_read(operation, &source))
        for (const char *at = source.s; next_comment(at, &comment); at = comment.behind)
            if (begins_line(source.s, comment.start) && !is_of_function(&comment))
                take_words(comment.start, comment.end, out);
    text_release(&source);
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
