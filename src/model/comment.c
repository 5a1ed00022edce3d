#include "model/comment.h"

#include <ctype.h>
#include <string.h>

/* Behind a text that begins here. */
static const char *skip_text(const char *at)
{
    for (at++; *at && *at != '"' && *at != '\n'; at++)
        at += *at == '\\' && at[1];
    return *at ? at + 1 : at;
}

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

bool comment_next(const char *at, struct comment *comment)
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

bool comment_begins_line(const char *source, const struct comment *comment)
{
    const char *at = comment->start - 2;
    while (at > source && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at == source || at[-1] == '\n';
}

bool comment_is_below(const char *declaration, const struct comment *comment)
{
    const char *end = strchr(declaration, ';'), *start = comment->start - 2;
    if (!end || end > start)
        return false;
    end += 1 + strspn(end + 1, " \t\r");
    if (*end != '\n' || end + 1 + strspn(end + 1, " \t") != start)
        return false;
    const char *behind = comment->behind + strspn(comment->behind, " \t\r");
    return !*behind || (*behind == '\n' && strchr("\n", behind[1 + strspn(behind + 1, " \t\r")]));
}

static bool has(const struct comment *comment, const char *word)
{
    return memmem(comment->start, (size_t)(comment->end - comment->start), word, strlen(word)) != NULL;
}

bool comment_is_documentation(const struct comment *comment)
{
    static const char *const tags[] = {"@param", "\\param", "@return", "\\return", "@brief", "\\brief", "@pre", NULL};
    bool is_marked = comment->end - comment->start > 2 && strchr("*!/", comment->start[0]) &&
                     isspace((unsigned char)comment->start[1]);
    for (size_t i = 0; !is_marked && tags[i]; i++)
        is_marked = has(comment, tags[i]);
    return is_marked;
}

/* Bytes of what says how the next word is set, or of "%" before a constant; 0: none. */
static size_t setting_at(const char *at, const char *end)
{
    static const char *const signs[] = {"@c ",  "@a ",  "@b ",   "@e ",  "@p ",   "@em ",   "@ref ",   "\\c ",
                                        "\\a ", "\\b ", "\\e ",  "\\p ", "\\em ", "\\ref ", "`",       "<b>",
                                        "</b>", "<i>",  "</i>",  "<tt>", "</tt>", "<code>", "</code>", "<p>",
                                        "</p>", "<em>", "</em>", "<br>", "<br/>", NULL};
    for (size_t i = 0; strchr("@\\`<", *at) && signs[i]; i++)
        if ((size_t)(end - at) > strlen(signs[i]) && strncmp(at, signs[i], strlen(signs[i])) == 0)
            return strlen(signs[i]);
    return *at == '%' && end - at > 2 && isupper((unsigned char)at[1]) && isupper((unsigned char)at[2]);
}

/* "rowspan   how many rows": a name, a gap, and what is said of it: a row of a table, and a sentence of its own. */
static bool begins_row(const char *at, const char *end)
{
    const char *behind = at;
    while (behind < end && (isalnum((unsigned char)*behind) || *behind == '_'))
        behind++;
    size_t gap = strspn(behind, " \t");
    return behind > at && behind + gap < end && (gap > 1 || *behind == '\t') && behind[gap] != '\n';
}

static void end_sentence(struct text *out)
{
    size_t length = out->length;
    while (length && out->s[length - 1] == ' ')
        length--;
    if (!length || strchr(".;:,!?", out->s[length - 1]))
        return;
    text_cut(out, length);
    text_add(out, "; ");
}

#define RULE_LEAST 4 /* signs */

/* "----", "====": a line that is drawn; how long it is, 0 when there is none. */
static size_t rule_at(const char *at, const char *end)
{
    size_t length = 0;
    while (strchr("-=~#*+", *at) && at + length < end && at[length] == *at)
        length++;
    return length >= RULE_LEAST ? length : 0;
}

/* "@code … @endcode", "``` … ```": what calls look like, which is said in C and not in words; 0: none begins here. */
static size_t example_at(const char *at, const char *end)
{
    static const char *const signs[][2] = {
        {"code", "endcode"}, {"verbatim", "endverbatim"}, {"dot", "enddot"}, {"msc", "endmsc"}, {"f[", "f]"}};
    const char *behind = NULL;
    if (end - at > 6 && strncmp(at, "```", 3) == 0)
        behind = memmem(at + 3, (size_t)(end - at) - 3, "```", 3);
    if (behind)
        return (size_t)(behind - at) + 3;
    for (size_t i = 0; (*at == '@' || *at == '\\') && i < sizeof signs / sizeof *signs; i++) {
        size_t length = strlen(signs[i][0]), last = strlen(signs[i][1]);
        if ((size_t)(end - at) <= length + last || strncmp(at + 1, signs[i][0], length) != 0 ||
            isalpha((unsigned char)at[1 + length]))
            continue;
        behind = memmem(at + 1 + length, (size_t)(end - at) - 1 - length, signs[i][1], last);
        if (behind && (behind[-1] == '@' || behind[-1] == '\\'))
            return (size_t)(behind - at) + last;
    }
    return 0;
}

void comment_take_words(const struct comment *comment, struct text *out)
{
    bool is_start = true;
    if (out->length)
        text_add(out, ". ");
    for (const char *at = comment->start; at < comment->end; at++) {
        size_t setting = setting_at(at, comment->end), rule = rule_at(at, comment->end);
        size_t example = example_at(at, comment->end);
        bool is_sign = is_start && strchr("*/!<", *at);
        if (example) {
            end_sentence(out);
            at += example - 1;
        } else if (setting || rule) {
            at += (setting ? setting : rule) - 1;
        } else if (!isspace((unsigned char)*at) && !is_sign) {
            if (is_start && begins_row(at, comment->end))
                end_sentence(out);
            text_add_char(out, *at);
            is_start = false;
        } else if (out->length && out->s[out->length - 1] != ' ') {
            text_add_char(out, ' ');
        }
        is_start = is_start || *at == '\n';
    }
}

bool comment_is_mark(const struct comment *comment)
{
    static const char *const tools[] = {"NOLINT", "clang-format", "cppcheck-suppress", "LCOV_",    "GCOV_", "coverity[",
                                        "lint ",  "lint -",       "IWYU pragma",       "INDENT-O", "PRQA "};
    const char *at = comment->start + strspn(comment->start, " \t\r\n*!<");
    for (size_t i = 0; i < sizeof tools / sizeof *tools; i++)
        if (strncmp(at, tools[i], strlen(tools[i])) == 0)
            return true;
    return strncmp(at, "@[", 2) == 0 && memchr(at, ']', (size_t)(comment->end - at)) &&
           !memchr(at, ' ', (size_t)((const char *)memchr(at, ']', (size_t)(comment->end - at)) - at));
}
