/* Comments within a list of parameters, each about one of them:
 *
 *     void setup(const byte key[],     // the key
 *                int size);            // its length in bits
 *
 * They are read as "@param key the key. @param size its length in bits". */
#include <ctype.h>
#include <string.h>
#include "model/comment.h"
#include "model/operation_parts.h"

struct list {
    const char *open, *close; /* its parentheses */
};

static bool is_comment(const char *at)
{
    return at[0] == '/' && (at[1] == '/' || at[1] == '*');
}

/* Code from here on up to one of these signs, comments and what is in brackets left out. */
static const char *find_sign(const char *at, const char *signs)
{
    struct comment comment;
    for (int depth = 0; *at; at++) {
        if (is_comment(at) && comment_next(at, &comment)) {
            at = comment.behind - 1;
            continue;
        }
        if (!depth && strchr(signs, *at))
            return at;
        depth += *at == '(' || *at == '[';
        depth -= *at == ')' || *at == ']';
    }
    return at;
}

/* The next list before the end of the declaration: "API(int) name(…)" has two. */
static bool find_list(const char *at, struct list *list)
{
    list->open = find_sign(at, "(;{}=#");
    list->close = *list->open == '(' ? find_sign(list->open + 1, ")") : list->open;
    return *list->open == '(' && *list->close == ')';
}

/* The last name before what ends a parameter; its length is 0 where there is none. */
static const char *name_before(const struct list *list, const char *end, size_t *length)
{
    while (end > list->open + 1 && strchr(" \t\r\n", end[-1]))
        end--;
    while (end > list->open + 1 && end[-1] == ']') {
        while (end > list->open + 1 && end[-1] != '[')
            end--;
        for (end--; end > list->open + 1 && end[-1] == ' ';)
            end--;
    }
    const char *start = end;
    while (start > list->open + 1 && is_name_letter(start[-1]))
        start--;
    *length = (size_t)(end - start);
    return start;
}

static bool ends_line(const char *behind)
{
    behind += strspn(behind, " \t\r");
    return *behind == '\n' || *behind == '\0';
}

static void tell(const char *name, size_t length, const struct comment *comment, struct text *out)
{
    struct text words = TEXT_INIT;
    comment_take_words(comment, &words);
    if (length && words.length)
        text_addf(out, "%s @param %.*s %s", out->length ? "." : "", (int)length, name, words.s);
    text_release(&words);
}

/* In front of its parameter or behind it, also behind the comma at the end of a line. */
static bool is_behind(const char *code, const struct comment *comment, const char *source)
{
    if (*code == '(' || *code == ',')
        return *code == ',' && ends_line(comment->behind) && !comment_begins_line(source, comment);
    const char next = comment->behind[strspn(comment->behind, " \t\r\n")];
    return next == ',' || next == ')';
}

static const char *end_of_parameter(const char *code, const char *behind_comment, bool is_behind_it)
{
    if (!is_behind_it)
        return find_sign(behind_comment, ",)");
    return *code == ',' ? code : code + 1;
}

static void take_list(const char *source, const struct list *list, struct text *out)
{
    struct comment comment;
    bool has_behind = false;
    size_t length;
    const char *code = list->open; /* the last sign that is none of a comment */
    for (const char *at = list->open + 1; at < list->close; at++) {
        if (!is_comment(at) || !comment_next(at, &comment)) {
            code = isspace((unsigned char)*at) ? code : at;
            continue;
        }
        bool behind = is_behind(code, &comment, source);
        const char *name = name_before(list, end_of_parameter(code, comment.behind, behind), &length);
        tell(name, length, &comment, out);
        has_behind = has_behind || behind;
        at = comment.behind - 1;
    }
    const char *end = list->close + strcspn(list->close, "\n");
    const char *name = name_before(list, list->close, &length);
    if (has_behind && comment_next(list->close, &comment) && comment.start < end)
        tell(name, length, &comment, out);
}

void comments_within(const char *source, const char *line, struct text *out)
{
    struct list list;
    for (const char *at = line; find_list(at, &list); at = list.close + 1)
        take_list(source, &list, out);
}
