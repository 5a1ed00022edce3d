/* What a header says of the whole, of a section, and of types: comments that
 * stand at no function.  What comes before the first function or after the last
 * one is about all of them; what stands alone between is about those that
 * follow, up to the next that stands alone.  Who may copy the header, and under
 * which terms, is left out. */
#include <ctype.h>
#include <string.h>
#include <strings.h>
#include "base/vector.h"
#include "model/comment.h"
#include "model/operation_parts.h"

/* ---- what a comment is about ---- */

/* A macro with parameters: what is said of it is said of no function. */
static bool is_macro(const char *sign)
{
    sign += 1 + strspn(sign + 1, " \t");
    if (strncmp(sign, "define ", strlen("define ")) != 0)
        return false;
    sign += strlen("define ") + strspn(sign + strlen("define "), " \t");
    return sign[name_length(sign)] == '(';
}

static bool is_comment(const char *at)
{
    return strncmp(at, "/*", 2) == 0 || strncmp(at, "//", 2) == 0;
}

/* Up to the end of the declaration that begins here, or to a blank line. */
static size_t declaration_length(const char *at)
{
    size_t length = strcspn(at, ";{");
    for (size_t i = 0; i < length; i++)
        if (at[i] == '\n' && at[i + 1 + strspn(at + i + 1, " \t\r")] == '\n')
            return i;
    return length;
}

/* What it stands at, on the next line or, where it is for a documentation tool, behind blank lines; NULL: alone. */
static const char *subject_of(const struct comment *comment)
{
    const char *at = comment->behind + strspn(comment->behind, " \t\r");
    at += *at == '\n';
    at += strspn(at, comment_is_documentation(comment) ? " \t\r\n" : " \t\r");
    return !*at || *at == '\n' || is_comment(at) ? NULL : at;
}

/* A function, the type of one, or a macro that is used like one. */
static bool is_of_function(const struct comment *comment)
{
    const char *at = subject_of(comment);
    return at && (*at == '#' ? is_macro(at) : memchr(at, '(', declaration_length(at)) != NULL);
}

/* ---- code between comments ---- */

struct code {
    unsigned open;                 /* braces; "extern "C" {" is none */
    const char *statement;         /* that was begun; NULL: none */
    const char *first, *last;      /* functions that were declared; NULL: none yet */
};

static const char *behind_directive(const char *at, const char *end)
{
    while (at < end && *at != '\n')
        at += *at == '\\' && at + 1 < end ? 2 : 1;
    return at;
}

static void note_function(struct code *code, const char *at)
{
    static const char type[] = "typedef";
    if (code->open > 0 || !code->statement || strncmp(code->statement, type, strlen(type)) == 0)
        return;
    code->first = code->first ? code->first : at;
    code->last = at;
}

static void note_sign(struct code *code, const char *at)
{
    bool is_language = code->statement && strncmp(code->statement, "extern \"C\"", strlen("extern \"C\"")) == 0;
    if (*at == '{' && !is_language)
        code->open++;
    if (*at == '}' && code->open > 0)
        code->open--;
    if (strchr(";{}", *at))
        code->statement = NULL;
    else if (!code->statement)
        code->statement = at;
    if (*at == '(')
        note_function(code, at);
}

static void code_read(struct code *code, const char *from, const char *to)
{
    for (; from < to; from++) {
        if (*from == '#' && !code->statement)
            from = behind_directive(from, to);
        if (from < to && !isspace((unsigned char)*from))
            note_sign(code, from);
    }
}

/* ---- terms ---- */

static bool has_any(const char *s, size_t length, const char *const *words)
{
    for (; *words; words++)
        for (size_t i = 0; i + strlen(*words) <= length; i++)
            if (strncasecmp(s + i, *words, strlen(*words)) == 0)
                return true;
    return false;
}

/* A licence has sentences like these; in other comments "software" is a word like any other. */
static void add_without_terms(const char *words, struct text *out)
{
    static const char *const terms[] = {
        "copyright", "licen",  "warrant",   "redistribut",   "permission", "permitted",   "notice",     "disclaim",
        "software",  "liab",   "damages",   "endorse",       "provided",   "version",     "source",     "fitness",
        "distribut", "author", "trademark", "public domain", "granted",    "contributor", "misreprese", NULL};
    for (size_t length; *words; words += length) {
        length = strcspn(words, ".;");
        length += strspn(words + length, ".; ");
        if (!has_any(words, length, terms))
            text_add_bytes(out, words, length);
    }
}

static void add_comment(const struct comment *comment, struct text *out)
{
    static const char *const signs[] = {"copyright", "licence", "license", "warranty", NULL};
    struct text words = TEXT_INIT;
    comment_take_words(comment, &words);
    if (out->length)
        text_add(out, ". ");
    if (words.length && has_any(words.s, words.length, signs))
        add_without_terms(words.s, out);
    else if (words.length)
        text_add(out, words.s);
    text_release(&words);
}

/* ---- all ---- */

struct general {
    struct comment comment;
    bool is_alone;
};
typedef VECTOR(struct general) generals;

/* Those of a header, and the functions that it declares. */
static void find_general(const char *source, generals *found, struct code *code)
{
    struct comment comment;
    const char *at = source;
    for (; comment_next(at, &comment); at = comment.behind) {
        code_read(code, at, comment.start - 2);
        bool is_below = code->last >= at && comment_is_below(code->last, &comment);
        if (code->open == 0 && comment_begins_line(source, &comment) && !is_of_function(&comment) && !is_below &&
            !comment_is_mark(&comment))
            vector_push(found, ((struct general){comment, !subject_of(&comment)}));
    }
    code_read(code, at, at + strlen(at));
}

/* The line is in the section that this one begins, or there are no sections. */
static bool is_about(const generals *found, size_t one, const struct code *code, const char *line)
{
    const char *behind = found->items[one].comment.behind;
    if (!code->first || behind <= code->first || behind > code->last)
        return true;
    for (size_t i = one + 1; i < found->count; i++)
        if (found->items[i].is_alone && found->items[i].comment.start < line)
            return false;
    return behind <= line;
}

/* It begins a section: functions come before it, and it stands alone. */
static bool begins_section(const struct general *general, const struct code *code, const char *line)
{
    return general->is_alone && code->first && general->comment.start > code->first && general->comment.behind <= line;
}

static bool take_general(const struct operation *operation, bool of_section, struct text *out)
{
    struct text source = TEXT_INIT;
    generals found = VECTOR_INIT;
    struct code code = {0};
    text_clear(out);
    if (header_read(operation, &source) && source.length > 0) {
        const char *line = header_line(source.s, operation->line);
        find_general(source.s, &found, &code);
        for (size_t i = 0; i < found.count; i++)
            if (is_about(&found, i, &code, line ? line : source.s + source.length) &&
                (!of_section || (line && begins_section(&found.items[i], &code, line))))
                add_comment(&found.items[i].comment, out);
    }
    vector_release(&found);
    text_release(&source);
    return out->length > 0;
}

bool operation_general_comments(const struct operation *operation, struct text *out)
{
    return take_general(operation, false, out);
}

bool operation_comments(const struct operation *operation, struct text *out)
{
    struct text section = TEXT_INIT;
    operation_comment(operation, out);
    if (take_general(operation, true, &section))
        text_addf(out, "%s%s", out->length ? ". " : "", section.s);
    text_release(&section);
    return out->length > 0;
}
