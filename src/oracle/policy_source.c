/* Where a line stands in its function: what is asserted before anything was done
 * is what the function asks of its caller; and what breaks before its body begins
 * is in the declarations of its parameters. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "base/file.h"
#include "model/words.h"
#include "oracle/policy_source.h"

/* Comments, characters and strings become blanks: what is left are tokens. */
static void blank_out(char *text)
{
    for (char *at = text; *at; at++) {
        char end = 0;
        if (at[0] == '/' && at[1] == '/')
            end = '\n';
        else if (at[0] == '/' && at[1] == '*')
            end = '*';
        else if (*at == '"' || *at == '\'')
            end = *at;
        if (!end)
            continue;
        bool is_quoted = end == '"' || end == '\'';
        *at++ = is_quoted ? '0' : ' ';
        for (; *at && !(*at == end && (end != '*' || at[1] == '/')); at++) {
            if (is_quoted && *at == '\\' && at[1])
                *at++ = ' ';
            if (*at != '\n')
                *at = ' ';
        }
        if (!*at)
            return;
        if (end == '*')
            *at++ = ' ';
        if (end != '\n')
            *at = ' ';
    }
}

static char *line_at(char *text, int line)
{
    for (; line > 1 && text; line--) {
        text = strchr(text, '\n');
        text = text ? text + 1 : NULL;
    }
    return text;
}

/* extern "C" {, which is no function's; of the string a 0 is left. */
static bool opens_language(const char *head, const char *brace)
{
    static const char word[] = "extern";
    const char *at = brace;
    while (at > head && (isspace((unsigned char)at[-1]) || at[-1] == '0'))
        at--;
    size_t length = strlen(word), before = (size_t)(at - head);
    return before >= length && strncmp(at - length, word, length) == 0 &&
           (before == length || !is_name_letter(at[-(ptrdiff_t)length - 1]));
}

static struct around function_around(char *text, const char *end)
{
    struct around around = {.file = text, .head = text};
    int depth = 0;
    for (char *at = text; at < end; at++) {
        if (*at == '{' && depth == 0 && opens_language(around.head, at)) {
            around.head = at + 1;
            continue;
        }
        if (*at == '{' && depth++ == 0)
            around.body = at + 1;
        else if (*at == '}' && depth > 0 && --depth == 0)
            around.body = NULL;
        if (!around.body && (*at == ';' || *at == '}'))
            around.head = at + 1;
    }
    return around;
}

static bool is_keyword(const char *word, size_t length)
{
    static const char keywords[] = "for while do switch goto return continue else break case";
    return word_is_in(word, length, keywords);
}

static bool begins_with(const char *statement, const char *word)
{
    statement = skip_blanks(statement);
    return name_length(statement) == strlen(word) && strncmp(statement, word, strlen(word)) == 0;
}

static bool is_of_type(const char *statement)
{
    return begins_with(statement, "struct") || begins_with(statement, "union") || begins_with(statement, "enum");
}

/* "enum place *place = …": a word, and behind it another one. */
static bool is_declaration(const char *statement)
{
    size_t length = name_length(statement);
    const char *next = skip_blanks(statement + length);
    while (*next == '*')
        next = skip_blanks(next + 1);
    return length && !is_keyword(statement, length) && (name_length(next) || is_of_type(statement));
}

static bool is_assertion(const char *statement)
{
    size_t length = name_length(statement);
    for (size_t i = 0; i + 6 <= length; i++)
        if (strncmp(statement + i, "assert", 6) == 0 || strncmp(statement + i, "ASSERT", 6) == 0)
            return true;
    return false;
}

/* ---- what prepares ---- */

static bool has_name(const char *from, const char *end, const char *name, size_t length)
{
    for (const char *at = from; at < end;) {
        size_t other = name_length(at);
        if (other == length && strncmp(at, name, length) == 0)
            return true;
        at += other ? other : 1;
    }
    return false;
}

/* "t = innermost(t)": a parameter, or a variable that was declared here, becomes what is looked at. */
static bool is_own_assignment(const struct around *around, const char *statement)
{
    size_t length = name_length(statement);
    const char *next = skip_blanks(statement + length);
    return length && next[0] == '=' && next[1] != '=' && has_name(around->head, statement, statement, length);
}

bool source_is_member(const char *start, const char *at)
{
    return at > start && (at[-1] == '.' || (at[-1] == '>' && at - start > 1 && at[-2] == '-'));
}

char *source_behind(char *at)
{
    int depth = 0;
    for (; *at; at++) {
        depth += *at == '(';
        depth -= *at == ')';
        if (depth == 0)
            return at + 1;
    }
    return at;
}

/* The body from its brace on is of assertions. */
static bool only_asserts(const char *brace)
{
    const char *at = skip_blanks(brace + 1);
    while (is_assertion(at) && strchr(at, ';'))
        at = skip_blanks(strchr(at, ';') + 1);
    return *at == '}' && at > skip_blanks(brace + 1);
}

/* "check(f);", where check does nothing but assert. */
static bool is_check(const struct around *around, const char *statement)
{
    size_t length = name_length(statement);
    if (!length || *skip_blanks(statement + length) != '(')
        return false;
    for (char *at = around->file; *at;) {
        size_t other = name_length(at);
        char *name = at;
        at += other ? other : 1;
        if (other != length || strncmp(name, statement, length) != 0 || *at != '(')
            continue;
        const char *next = skip_blanks(source_behind(at));
        if (*next == '{')
            return only_asserts(next);
    }
    return false;
}

/* "if (count == capacity && !grow(q)) return false": it has done something already. */
static bool makes_room(const char *statement)
{
    static const char words[] = "grow resize reserve ensure expand enlarge realloc malloc calloc rehash";
    for (const char *at = statement; *at;) {
        size_t length = name_length(at);
        char name[64];
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (length && *skip_blanks(at + length) == '(' && name_has(name, words))
            return true;
        at += length ? length : 1;
    }
    return false;
}

/* "if (s == NULL) return -1": who is refused is not asked for more. */
static bool is_refusal(const char *statement)
{
    return name_length(statement) == 2 && strncmp(statement, "if", 2) == 0 && strstr(statement, "return") &&
           !makes_room(statement);
}

/* "UNUSED(s);", "HEADER_OF(8, s);": macros at the head of a function declare something or check it. */
static bool is_macro(const char *statement)
{
    size_t length = name_length(statement), capitals = 0;
    for (size_t i = 0; i < length; i++)
        capitals += !islower((unsigned char)statement[i]);
    return length > 2 && capitals == length && *skip_blanks(statement + length) == '(';
}

/* The end of another case. */
static bool is_break(const char *statement)
{
    return begins_with(statement, "break");
}

static char last_before(const char *start, const char *at)
{
    while (at > start && isspace((unsigned char)at[-1]))
        at--;
    return at > start ? at[-1] : '\0';
}

/* The brace that closes the one at `at`; NULL: none does. */
static char *closing(char *at)
{
    int depth = 0;
    for (; *at; at++) {
        depth += *at == '{';
        depth -= *at == '}';
        if (depth == 0)
            return at;
    }
    return NULL;
}

/* Either the block of an if, or that of its else; that of a switch, or of a case: what is asserted in one comes behind
 * a condition and nothing else.  Where to go on; NULL: something was done. */
static char *pass_block(char *statement, char *at, const char *end)
{
    char *close = closing(at);
    bool is_case = begins_with(statement, "case") || begins_with(statement, "default");
    bool is_branch = begins_with(statement, "if") || begins_with(statement, "else") || begins_with(statement, "switch");
    if (!close || (!is_branch && !is_case))
        return NULL;
    if (close > end)
        return at;
    return is_case || begins_with(close + 1, "else") ? close : NULL;
}

static bool is_preparation(const char *statement)
{
    return !*statement || is_declaration(statement) || is_assertion(statement) || is_refusal(statement) ||
           is_macro(statement) || is_break(statement);
}

/* Every statement before `end` only prepares or asserts. */
static bool are_first_words(const struct around *around, const char *end)
{
    char *start = around->body;
    int depth = 0;
    for (char *at = start; at < end; at++) {
        if (*at == '{' && depth == 0 && last_before(start, at) != '=' && !is_of_type(start)) {
            at = pass_block(start, at, end);
            if (!at)
                return false;
            start = at + 1;
            continue;
        }
        depth += *at == '(' || *at == '{' || *at == '[';
        depth -= *at == ')' || *at == '}' || *at == ']';
        if (*at != ';' || depth > 0)
            continue;
        *at = 0; /* is_preparation sees this statement and no other */
        bool prepares = is_preparation(skip_blanks(start));
        *at = ';';
        if (!prepares && !is_own_assignment(around, skip_blanks(start)) && !is_check(around, skip_blanks(start)))
            return false;
        start = at + 1;
    }
    return true;
}

char *source_assertion(char *line)
{
    for (char *at = line; at && *at && *at != '\n'; at++)
        if (strncmp(at, "assert", 6) == 0 || strncmp(at, "ASSERT", 6) == 0)
            return at;
    return line;
}

/* In the folder of this one; NULL: it is not there. */
static char *path_beside(const char *file, const char *beside)
{
    char *directory = path_directory(beside), *path = path_join(directory, path_base(file));
    mem_free(directory);
    if (file_exists(path))
        return path;
    mem_free(path);
    return NULL;
}

char *source_path(const struct sequence_plan *plan, const char *file, const char *beside)
{
    if (file_exists(file))
        return mem_strdup(file);
    char *path = path_beside(file, beside);
    for (uint32_t i = 0; !path && i < plan->items.count; i++) { /* "include/set.h", "src/set.c" */
        const struct function *function = sequence_plan_operation(plan, i)->function;
        if (function->defined && function->file)
            path = path_beside(file, function->file);
    }
    return path ? path : mem_strdup(file);
}

bool source_read(const char *path, int line, struct text *source, struct around *around)
{
    struct error error = ERROR_INIT;
    bool is_read = file_read(path, source, &error);
    error_release(&error);
    if (!is_read)
        return false;
    blank_out(source->s);
    char *start = line_at(source->s, line);
    *around = function_around(source->s, start ? start : source->s);
    around->line = start;
    return around->body != NULL && start != NULL;
}

bool source_read_fault(const struct policy_case *judged, struct text *source, struct around *around, char **path)
{
    const struct verdict *verdict = &judged->ruling->verdict;
    *path = NULL;
    if (!verdict->file || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    *path = source_path(judged->plan, verdict->file, sequence_plan_operation(judged->plan, operation)->file);
    return source_read(*path, verdict->line, source, around);
}

bool source_is_in_body(const char *path, int line)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool is_in_body = true;
    if (file_read(path, &source, &error)) {
        blank_out(source.s);
        const char *start = line_at(source.s, line);
        is_in_body = !start || function_around(source.s, start).body;
    }
    text_release(&source);
    error_release(&error);
    return is_in_body;
}

bool source_is_at_head(const char *path, int line)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool is_at_head = false;
    if (file_read(path, &source, &error)) {
        blank_out(source.s);
        char *end = source_assertion(line_at(source.s, line));
        struct around around = function_around(source.s, end ? end : source.s);
        is_at_head = around.body && are_first_words(&around, end);
    }
    text_release(&source);
    error_release(&error);
    return is_at_head;
}
