#include "front/c/examples.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "base/memory.h"
#include "front/c/literal.h"

#define LEAST_INDENT 2 /* columns more than the text around it */
#define PLAIN_WORDS 2  /* without any sign, in a line that is an example */
#define HEAD_WORDS 6   /* of a line of which the rest explains it */

struct span {
    const char *s;
    size_t length;
};

struct finding {
    example_found *found;
    void *data;
};

/* ---- what a piece looks like ---- */

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool is_sign(char c)
{
    return c && strchr("{}[]<>=:/\\|@#$%^&*+~", c);
}

static size_t count_signs(struct span piece)
{
    size_t count = 0;
    for (size_t i = 0; i < piece.length; i++)
        count += is_sign(piece.s[i]);
    return count;
}

static bool has(struct span piece, const char *text)
{
    return piece.length && memmem(piece.s, piece.length, text, strlen(text));
}

static bool has_digit(struct span piece)
{
    for (size_t i = 0; i < piece.length; i++)
        if (isdigit((unsigned char)piece.s[i]))
            return true;
    return false;
}

/* "10:30" */
static bool has_digits_around(struct span piece)
{
    for (size_t i = 1; i + 1 < piece.length; i++)
        if (is_sign(piece.s[i]) && isdigit((unsigned char)piece.s[i - 1]) && isdigit((unsigned char)piece.s[i + 1]))
            return true;
    return false;
}

static size_t name_at(struct span piece, size_t at)
{
    size_t end = at;
    while (end < piece.length && is_name(piece.s[end]))
        end++;
    return end - at;
}

/* find(…), list[i], *out, &out, item->next, <stdio.h>, n == 0: about the library's C, not about its texts. */
static bool is_code_of_c(struct span piece)
{
    static const char *const marks[] = {"->", "()", ".h>", ".h\"", "==", "!=", "<=", ">=", "&&", "||"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (has(piece, marks[i]))
            return true;
    size_t first = piece.length && (piece.s[0] == '*' || piece.s[0] == '&'), name = name_at(piece, first);
    bool is_named = name && !isdigit((unsigned char)piece.s[first]);
    if (is_named && first)
        return true;
    char next = first + name < piece.length ? piece.s[first + name] : '\0';
    return (is_named && (next == '(' || next == '[')) || piece.s[piece.length - 1] == ';';
}

static bool is_all_name(struct span piece)
{
    return !isdigit((unsigned char)piece.s[0]) && name_at(piece, 0) == piece.length;
}

static struct span trimmed(struct span piece)
{
    for (; piece.length && isspace((unsigned char)piece.s[0]); piece.s++)
        piece.length--;
    while (piece.length && isspace((unsigned char)piece.s[piece.length - 1]))
        piece.length--;
    return piece;
}

static struct span next_word(struct span *rest)
{
    *rest = trimmed(*rest);
    struct span word = {rest->s, 0};
    while (word.length < rest->length && !isspace((unsigned char)word.s[word.length]))
        word.length++;
    rest->s += word.length;
    rest->length -= word.length;
    return word;
}

static size_t count_plain(struct span piece)
{
    size_t count = 0;
    for (struct span word = next_word(&piece); word.length; word = next_word(&piece))
        count += !count_signs(word) && !has_digit(word);
    return count;
}

static size_t count_words(struct span piece)
{
    size_t count = 0;
    while (next_word(&piece).length)
        count++;
    return count;
}

static bool is_of_size(struct span piece)
{
    return piece.length > 1 && piece.length <= EXAMPLE_MOST;
}

static void give(const struct finding *finding, struct span piece)
{
    char *text = mem_strndup(piece.s, piece.length);
    finding->found(finding->data, text);
    mem_free(text);
}

/* ---- in back-ticks and quotes ---- */

static bool is_quoted_example(struct span inner, char quote)
{
    if (!is_of_size(inner) || is_code_of_c(inner))
        return false;
    switch (quote) {
    case '`':
        return !is_all_name(inner) && trimmed(inner).length == inner.length;
    case '"':
        return count_words(inner) <= PLAIN_WORDS || (count_signs(inner) && count_plain(inner) <= PLAIN_WORDS);
    default:
        return count_words(inner) == 1 && (count_signs(inner) || has_digit(inner)) && inner.s[0] != '\\';
    }
}

static void give_quoted(const struct finding *finding, struct span inner, char quote)
{
    if (!is_quoted_example(inner, quote))
        return;
    if (quote != '"') {
        give(finding, inner);
        return;
    }
    struct text text = TEXT_INIT;
    char *literal = mem_strndup(inner.s - 1, inner.length + 2);
    literal_text(literal, &text);
    if (text.length && strlen(text.s) == text.length)
        finding->found(finding->data, text.s);
    text_release(&text);
    mem_free(literal);
}

/* The quote that ends it, in the same line; 0: none.  An apostrophe has letters around it. */
static size_t end_of_quote(struct span line, size_t at)
{
    char quote = line.s[at];
    if (quote == '\'' && at && is_name(line.s[at - 1]))
        return 0;
    for (size_t i = at + 1; i < line.length; i++)
        if (line.s[i] == '\\' && quote == '"')
            i++;
        else if (line.s[i] == quote && !(quote == '\'' && i + 1 < line.length && is_name(line.s[i + 1])))
            return i;
    return 0;
}

static void find_quoted(const struct finding *finding, struct span line)
{
    for (size_t at = 0; at < line.length; at++) {
        bool is_quote = line.s[at] == '`' || line.s[at] == '"' || line.s[at] == '\'';
        size_t end = is_quote ? end_of_quote(line, at) : 0;
        if (end) {
            give_quoted(finding, (struct span){line.s + at + 1, end - at - 1}, line.s[at]);
            at = end;
        }
    }
}

/* ---- words among prose ---- */

static bool has_quote(struct span piece)
{
    return memchr(piece.s, '`', piece.length) || memchr(piece.s, '"', piece.length) ||
           memchr(piece.s, '\'', piece.length);
}

/* Without what belongs to the sentence. */
static struct span bare(struct span word)
{
    for (; word.length && strchr("(,", word.s[0]); word.s++)
        word.length--;
    while (word.length && strchr(".,;:)!?", word.s[word.length - 1]))
        word.length--;
    return word;
}

static bool is_word_example(struct span word)
{
    if (!is_of_size(word) || has_quote(word) || is_code_of_c(word) || strchr("@\\", word.s[0]))
        return false;
    if (word.length == 2 && word.s[0] == '%' && isalpha((unsigned char)word.s[1]))
        return true; /* "%d" */
    if (word.s[0] == '$' && is_all_name((struct span){word.s + 1, word.length - 1}))
        return true; /* "$name" */
    const char *open = memchr(word.s, '{', word.length);
    bool is_pair = open && memchr(open, '}', word.length - (size_t)(open - word.s));
    return is_pair || has_digits_around(word) || count_signs(word) > 2;
}

static void find_words(const struct finding *finding, struct span line)
{
    for (struct span word = next_word(&line); word.length; word = next_word(&line))
        if (is_word_example(bare(word)))
            give(finding, bare(word));
}

/* ---- lines that stand apart ---- */

/* Up to a gap: what comes behind it explains. */
static struct span head_of(struct span line)
{
    struct span head = trimmed(line);
    for (size_t i = 0; i + 1 < head.length; i++)
        if (head.s[i] == '\t' || (head.s[i] == ' ' && head.s[i + 1] == ' '))
            head.length = i;
    return head;
}

/* "v X Y Z", of "v X Y Z ...": what may go on does. */
static struct span without_dots(struct span head)
{
    static const char dots[] = " ...";
    size_t length = strlen(dots);
    if (head.length > length && memcmp(head.s + head.length - length, dots, length) == 0)
        head.length -= length;
    return head;
}

/* "forget NAME     forgets the definition of NAME": words that are explained behind a gap. */
static bool is_explained(struct span head, struct span line)
{
    return head.length < trimmed(line).length && count_words(head) <= HEAD_WORDS && !memchr(head.s, '.', head.length) &&
           !memchr(head.s, ',', head.length);
}

static void find_head(const struct finding *finding, struct span line)
{
    struct span head = without_dots(head_of(line));
    if (!is_of_size(head) || has_quote(head) || is_code_of_c(head) || strchr("@\\-", head.s[0]))
        return;
    bool is_code = (count_signs(head) || has_digit(head)) && count_plain(head) <= PLAIN_WORDS;
    if (is_code || is_explained(head, line))
        give(finding, head);
}

/* ---- lines of a comment ---- */

/* What is behind the marks, with its indentation. */
static struct span without_marks(struct span line, bool is_first)
{
    struct span text = trimmed(line);
    size_t marks = 0;
    if (is_first)
        while (marks < text.length && strchr("/*!", text.s[marks]) && text.s[marks])
            marks++;
    else if (text.length && text.s[0] == '*')
        marks = 1;
    if (marks)
        text = (struct span){text.s + marks, text.length - marks};
    else
        text = (struct span){line.s, (size_t)(text.s + text.length - line.s)};
    while (text.length >= 2 && memcmp(text.s + text.length - 2, "*/", 2) == 0)
        text.length -= 2;
    return text;
}

static size_t indent_of(struct span line)
{
    size_t indent = 0;
    for (size_t i = 0; i < line.length && isspace((unsigned char)line.s[i]); i++)
        indent += line.s[i] == '\t' ? 8 : 1;
    return indent;
}

static struct span next_line(const char **at, bool is_first)
{
    struct span line = {*at, strcspn(*at, "\n")};
    *at += line.length + (line.s[line.length] == '\n');
    return without_marks(line, is_first);
}

/* Of most lines: the least of them all. */
static size_t usual_indent(const char *comment)
{
    size_t least = 1;
    bool is_known = comment[0] == '/' && comment[1] == '/';
    const char *at = comment;
    next_line(&at, true);
    while (*at) {
        struct span line = next_line(&at, false);
        if (!trimmed(line).length)
            continue;
        least = is_known && least < indent_of(line) ? least : indent_of(line);
        is_known = true;
    }
    return least;
}

void examples_find(const char *comment, example_found *found, void *data)
{
    struct finding finding = {found, data};
    size_t usual = usual_indent(comment);
    const char *at = comment;
    for (bool is_first = true; *at; is_first = false) {
        struct span line = next_line(&at, is_first);
        if (!trimmed(line).length)
            continue;
        find_quoted(&finding, line);
        if (indent_of(line) >= usual + LEAST_INDENT)
            find_head(&finding, line);
        find_words(&finding, line);
    }
}
