/* How a function says that it succeeded: by its type, by the names of its
 * constants, or as its header says in words ("0 on success, -1 on error",
 * "non-zero if it failed"). */
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "base/text.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define WORDS_MOST 96   /* of a sentence */
#define WORDS_BETWEEN 4 /* "if the function has succeeded" */

/* ---- words ---- */

struct words {
    struct {
        const char *s;
        size_t length;
    } items[WORDS_MOST];
    size_t count;
};

static bool is_part_of_word(char c)
{
    return is_name_letter(c) || c == '-';
}

/* A ',' is a word of its own. */
static void split(const struct clause *clause, struct words *words)
{
    const char *end = clause->s + clause->length;
    words->count = 0;
    for (const char *at = clause->s; at < end && words->count < WORDS_MOST;) {
        size_t length = 0;
        while (at + length < end && is_part_of_word(at[length]))
            length++;
        if (!length && *at != ',') {
            at++;
            continue;
        }
        length += !length;
        words->items[words->count].s = at;
        words->items[words->count++].length = length;
        at += length;
    }
}

static bool is_any(const struct words *words, size_t at, const char *const *list)
{
    for (; at < words->count && *list; list++)
        if (words->items[at].length == strlen(*list) &&
            strncasecmp(words->items[at].s, *list, words->items[at].length) == 0)
            return true;
    return false;
}

/* ---- what is said ---- */

enum told { TOLD_NOTHING, TOLD_NUMBER, TOLD_NONZERO };

static enum told number_at(const struct words *words, size_t at, long long *number)
{
    static const char *const zero[] = {"zero", NULL}, *const nonzero[] = {"nonzero", "non-zero", "true",
                                                                          "TRUE",    "non-null", NULL};
    char *end;
    if (is_any(words, at, nonzero))
        return TOLD_NONZERO;
    *number = 0;
    if (is_any(words, at, zero))
        return TOLD_NUMBER;
    if (at >= words->count)
        return TOLD_NOTHING;
    *number = strtoll(words->items[at].s, &end, 0);
    return end == words->items[at].s + words->items[at].length && end != words->items[at].s ? TOLD_NUMBER
                                                                                            : TOLD_NOTHING;
}

/* "on success", "if the call was successful": where that begins; the count of words: nowhere. */
static size_t condition_before(const struct words *words, size_t outcome)
{
    static const char *const beginnings[] = {"on", "upon", "if", "when", "for", "means", "indicates", "case", NULL};
    static const char *const other[] = {"not", "no", ",", "never", "un", NULL};
    for (size_t back = 1; back <= WORDS_BETWEEN + 1 && back <= outcome; back++) {
        if (is_any(words, outcome - back, other))
            break;
        if (is_any(words, outcome - back, beginnings))
            return outcome - back;
    }
    return words->count;
}

/* "0 on success", "0 in case of success"; or "on success 0 is returned". */
static enum told number_beside(const struct words *words, size_t condition, size_t outcome, long long *number)
{
    static const char *const in[] = {"in", NULL}, *const fillers[] = {",",        "returns", "return", "the",
                                                                      "function", "it",      "is",     "value",
                                                                      "returned", "will",    "be",     NULL};
    size_t before = condition > 0 && is_any(words, condition - 1, in) ? condition - 1 : condition;
    enum told told = before > 0 ? number_at(words, before - 1, number) : TOLD_NOTHING;
    for (size_t at = outcome + 1; !told && condition == 0 && at < words->count; at++) {
        told = number_at(words, at, number);
        if (!told && !is_any(words, at, fillers))
            break;
    }
    return told;
}

/* "0 ok, -1 out of memory", "0: full": the number stands before the outcome, and nothing before the number. */
static enum told number_before(const struct words *words, size_t outcome, long long *number)
{
    static const char *const beginnings[] = {",", "returns", "return", "or", NULL};
    bool is_first = outcome == 1 || (outcome > 1 && is_any(words, outcome - 2, beginnings));
    return is_first ? number_at(words, outcome - 1, number) : TOLD_NOTHING;
}

/* The number that goes with one of these outcomes. */
static enum told find_outcome(const struct words *words, const char *const *outcomes, long long *number)
{
    enum told told = TOLD_NOTHING;
    for (size_t i = 0; !told && i < words->count; i++) {
        size_t condition = is_any(words, i, outcomes) ? condition_before(words, i) : words->count;
        if (condition < words->count)
            told = number_beside(words, condition, i, number);
        else if (is_any(words, i, outcomes))
            told = number_before(words, i, number);
    }
    return told;
}

/* "-1", "E_RANGE", "ZIP_EINVAL": what nobody returns who has done it. */
static bool is_failure_at(const struct words *words, size_t at)
{
    long long number;
    if (at >= words->count)
        return false;
    if (number_at(words, at, &number) == TOLD_NUMBER)
        return number < 0;
    bool has_line = false;
    for (size_t i = 0; i < words->items[at].length; i++) {
        char c = words->items[at].s[i];
        has_line = has_line || c == '_';
        if (c >= 'a' && c <= 'z')
            return false;
    }
    return has_line;
}

/* "0, or -1 if there is no such row", "Returns 0, E_SYNTAX or E_RANGE"; the second part may be a sentence of its own:
 * "0; or -1, and no change, if …". */
static bool tells_zero_or_failure(const struct words *words, bool *is_begun)
{
    static const char *const returns[] = {"returns", "return", "gives", "result", "it", "is", ",", NULL};
    static const char *const joins[] = {",", "or", "else", "otherwise", "and", "returns", NULL};
    size_t at = 0;
    long long number;
    bool was_begun = *is_begun;
    *is_begun = false;
    while (is_any(words, at, returns))
        at++;
    if (!was_begun || !is_any(words, at, joins)) {
        if (number_at(words, at, &number) != TOLD_NUMBER || number != 0)
            return false;
        at++;
        *is_begun = at == words->count;
    }
    size_t joined = at;
    while (is_any(words, at, joins))
        at++;
    return at > joined && is_failure_at(words, at);
}

/* "-1 if the text is anything else, else 0" */
static bool tells_failure_else_zero(const struct words *words)
{
    static const char *const returns[] = {"returns", "return", "gives", NULL}, *const turns[] = {"if", "when", "for",
                                                                                                 "on", NULL};
    static const char *const others[] = {"else", "otherwise", NULL};
    size_t at = 0;
    long long number;
    while (is_any(words, at, returns))
        at++;
    if (number_at(words, at, &number) != TOLD_NUMBER || number >= 0 || !is_any(words, at + 1, turns))
        return false;
    for (at += 2; at + 1 < words->count; at++)
        if (is_any(words, at, others) && number_at(words, at + 1, &number) == TOLD_NUMBER && number == 0)
            return true;
    return false;
}

static bool read_success(struct operation *operation, const struct clause *clause, bool *is_begun)
{
    static const char *const good[] = {"success", "successful", "successfully", "succeeded", "succeeds", "ok", NULL};
    static const char *const bad[] = {"error", "errors", "failure", "failed", "fails", "fail", NULL};
    static const char *const refused[] = {"full", "refused", "rejected", NULL}; /* "0 if full" may tell how it is */
    struct words words;
    long long number;
    split(clause, &words);
    enum told told = find_outcome(&words, good, &number);
    if (!told) {
        enum told failed = find_outcome(&words, bad, &number);
        if (!failed && is_any(&words, 1, refused))
            failed = number_before(&words, 1, &number);
        told = failed == TOLD_NONZERO                 ? TOLD_NUMBER
               : failed == TOLD_NUMBER && number == 0 ? TOLD_NONZERO
                                                      : TOLD_NOTHING;
        number = 0;
    }
    if (!told && (tells_zero_or_failure(&words, is_begun) || tells_failure_else_zero(&words))) {
        told = TOLD_NUMBER;
        number = 0;
    }
    if (told)
        operation->success = told == TOLD_NONZERO ? SUCCESS_TRUE : SUCCESS_CONSTANT;
    operation->success_value = told == TOLD_NUMBER ? number : 0;
    return told;
}

static void find_said(struct operation *operation)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_begun = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause) && !read_success(operation, &clause, &is_begun))
        ;
    text_release(&comment);
}

/* ---- of all functions ---- */

/* "Functions that return int return 0 when all went well and -1 on failure" */
static bool tells_all(const struct words *words)
{
    static const char *const functions[] = {"functions", "function", "calls", "they", NULL};
    static const char *const returns[] = {"return", "returns", "returning", "give", "gives", NULL};
    static const char *const failures[] = {"negative", "nonzero", "non-zero", "error", "code", "codes", NULL};
    size_t at = 0;
    long long number;
    while (at < words->count && !is_any(words, at, functions))
        at++;
    for (; at + 1 < words->count; at++)
        if (is_any(words, at, returns) && number_at(words, at + 1, &number) == TOLD_NUMBER && number == 0)
            for (size_t behind = at + 2; behind < words->count; behind++)
                if (is_failure_at(words, behind) || is_any(words, behind, failures))
                    return true;
    return false;
}

/* It does something, and its own comment tells of no result; "also -1 when …" goes on with what is said of all. */
static bool may_be_one_of_all(const struct operation *operation)
{
    static const char own[] =
        "return|returns|gives|1 if|0 if|1 when|0 when|number of|how many|whether|-1 for|-1 if|else "
        "0|the length|the count|index of";
    const struct function *function = operation->function;
    bool changes = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        changes = changes ||
                  (function->parameters[i].type->kind == TYPE_POINTER && !function->parameters[i].type->target_const);
    return changes && function->result->is_signed &&
           (!operation_says(operation, own) || operation_says(operation, "also"));
}

static void find_said_of_all(struct operation *operation)
{
    struct text comments = TEXT_INIT;
    struct clause clause;
    const char *at = may_be_one_of_all(operation) && operation_general_comments(operation, &comments) ? comments.s : "";
    while (operation->success == SUCCESS_UNKNOWN && clause_next(&at, &clause)) {
        struct words words;
        split(&clause, &words);
        if (tells_all(&words)) {
            operation->success = SUCCESS_CONSTANT;
            operation->success_value = 0;
        }
    }
    text_release(&comments);
}

/* ---- all ---- */

static bool find_constant(struct operation *operation)
{
    const struct type *type = operation->function->result;
    for (size_t i = 0; i < type->constant_count; i++)
        if (name_has(type->constants[i].name, "ok okay success succeeded none no_error")) {
            operation->success = SUCCESS_CONSTANT;
            operation->success_value = type->constants[i].value;
            return true;
        }
    return false;
}

/* typedef int my_bool. */
static bool is_called_bool(const struct alias *alias)
{
    return alias->name && alias->depth == 0 && name_has(alias->name, "bool boolean");
}

void success_of_operation(struct operation *operation)
{
    switch (operation->function->result->kind) {
    case TYPE_POINTER:
        operation->success = SUCCESS_NONNULL;
        break;
    case TYPE_BOOL:
        operation->success = SUCCESS_TRUE;
        break;
    case TYPE_ENUM:
        operation->success = SUCCESS_UNKNOWN;
        if (!find_constant(operation))
            find_said(operation);
        break;
    case TYPE_INTEGER:
        operation->success = SUCCESS_UNKNOWN;
        if (is_called_bool(&operation->function->result_alias))
            operation->success = SUCCESS_TRUE;
        else
            find_said(operation);
        if (operation->success == SUCCESS_UNKNOWN)
            find_said_of_all(operation);
        break;
    default:
        operation->success = SUCCESS_ALWAYS;
    }
}
