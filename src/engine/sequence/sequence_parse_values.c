/* Arguments: values in the form that sequence_text.c writes. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/sequence/parsing.h"

/* ---- words ---- */

static void emit(struct parsing *parsing, uint64_t word)
{
    vector_push(&parsing->sequence->words, word);
}

static void emit_bytes(struct parsing *parsing, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i += 8) {
        uint64_t word = 0;
        memcpy(&word, bytes + i, size - i < 8 ? size - i : 8);
        emit(parsing, word);
    }
}

/* ---- numbers ---- */

static bool parse_float(struct parsing *parsing)
{
    uint64_t bits;
    char *end;
    if (scan_accept_word(&parsing->scanner, "bits")) {
        if (!scan_expect(&parsing->scanner, '(') || !scan_digits(&parsing->scanner, &bits) ||
            !scan_expect(&parsing->scanner, ')'))
            return false;
        emit(parsing, bits);
        return true;
    }
    if (scan_accept_word(&parsing->scanner, "NAN")) {
        emit(parsing, sequence_bits_of(NAN));
        return true;
    }
    double number = strtod(parsing->scanner.at, &end);
    if (end == parsing->scanner.at)
        return scan_fail(&parsing->scanner, "a number");
    parsing->scanner.at = end;
    emit(parsing, sequence_bits_of(number));
    return true;
}

/* ---- lists ---- */

/* count: how many there were. */
static bool parse_list(struct parsing *parsing, uint32_t child, uint32_t *count)
{
    *count = 0;
    if (scan_accept(&parsing->scanner, '}'))
        return true;
    do {
        if (!parse_argument(parsing, child))
            return false;
        ++*count;
    } while (scan_accept(&parsing->scanner, ','));
    return scan_expect(&parsing->scanner, '}');
}

static bool is_at(struct parsing *parsing, char c)
{
    bool is_there = scan_accept(&parsing->scanner, c);
    parsing->scanner.at -= is_there;
    return is_there;
}

/* Another member stands here, or none: this one is 0. */
static bool is_left_out(struct parsing *parsing, const char *name)
{
    const char *before = parsing->scanner.at;
    bool is_named = scan_accept(&parsing->scanner, '.');
    bool is_this = name && is_named && scan_accept_word(&parsing->scanner, name);
    parsing->scanner.at = before;
    return is_at(parsing, '}') || (is_named && !is_this);
}

static bool leave_out(struct parsing *parsing, uint32_t member)
{
    size_t words = sequence_plain_words(parsing->plan, member);
    for (size_t i = 0; i < words; i++)
        emit(parsing, 0);
    return words || scan_fail(&parsing->scanner, "the members in their order");
}

static bool parse_member(struct parsing *parsing, uint32_t member, const char *name)
{
    if (scan_accept(&parsing->scanner, '.') &&
        (!name || !scan_accept_word(&parsing->scanner, name) || !scan_expect(&parsing->scanner, '=')))
        return scan_fail(&parsing->scanner, "the members in their order");
    return parse_argument(parsing, member);
}

static bool parse_struct(struct parsing *parsing, const struct sequence_node *node)
{
    bool wants_comma = false;
    if (!scan_expect(&parsing->scanner, '{'))
        return false;
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        if (!sequence_takes_words(parsing->plan, i))
            continue;
        const char *name = sequence_member_name(parsing->plan, i);
        if (wants_comma && !is_at(parsing, '}') && !scan_expect(&parsing->scanner, ','))
            return false;
        bool is_left = is_left_out(parsing, name);
        wants_comma = !is_left || is_at(parsing, '}');
        if (is_left ? !leave_out(parsing, i) : !parse_member(parsing, i, name))
            return false;
    }
    return is_at(parsing, '.') ? scan_fail(&parsing->scanner, "the members in their order")
                               : scan_expect(&parsing->scanner, '}');
}

static bool parse_cells(struct parsing *parsing, uint32_t number, const struct sequence_node *node)
{
    uint32_t count, cells = sequence_takes_words(parsing->plan, number) ? node->cells : 0;
    if (!scan_expect(&parsing->scanner, '{') || !parse_list(parsing, node->first, &count))
        return false;
    for (; count && count < cells && sequence_has_plain_cells(parsing->plan, node); count++)
        emit(parsing, 0);
    return count == cells || scan_fail(&parsing->scanner, "as many cells as the array has, before this");
}

static bool take_raw_cells(struct parsing *parsing, const struct sequence_node *node, struct text *bytes)
{
    if (scan_accept(&parsing->scanner, '}'))
        return true;
    do {
        uint64_t value;
        if (!scan_number(&parsing->scanner, NULL, &value))
            return false;
        text_add_bytes(bytes, (const char *)&value, node->cell_size > 8 ? 8 : node->cell_size);
    } while (scan_accept(&parsing->scanner, ','));
    return scan_expect(&parsing->scanner, '}');
}

static bool parse_raw(struct parsing *parsing, const struct sequence_node *node)
{
    struct text bytes = TEXT_INIT;
    bool ok = scan_accept(&parsing->scanner, '"')
                  ? scan_literal(&parsing->scanner, &bytes)
                  : scan_expect(&parsing->scanner, '{') && take_raw_cells(parsing, node, &bytes);
    if (ok && bytes.length % node->cell_size)
        ok = scan_fail(&parsing->scanner, "whole cells, before this");
    if (ok) {
        emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, bytes.length / node->cell_size));
        emit_bytes(parsing, bytes.s, bytes.length);
    }
    text_release(&bytes);
    return ok;
}

static bool parse_buffer(struct parsing *parsing, const struct sequence_node *node)
{
    uint32_t count;
    size_t head = parsing->sequence->words.count;
    if (node->flags & ARGUMENT_RAW)
        return parse_raw(parsing, node);
    emit(parsing, 0);
    if (!scan_expect(&parsing->scanner, '{') || !parse_list(parsing, node->first, &count))
        return false;
    parsing->sequence->words.items[head] = SEQUENCE_HEAD(HEAD_VALUE, count);
    return true;
}

/* ---- names ---- */

static const struct named *find_name(const struct parsing *parsing, const char *name)
{
    for (size_t i = parsing->names.count; i-- > 0;)
        if (strcmp(parsing->names.items[i].name, name) == 0)
            return &parsing->names.items[i];
    return NULL;
}

static bool take_name(struct parsing *parsing, uint32_t output)
{
    char *name = scan_word(&parsing->scanner);
    if (!name)
        return scan_fail(&parsing->scanner, "a name");
    uint32_t call = (uint32_t)parsing->sequence->calls.count - 1;
    vector_push(&parsing->fresh, ((struct named){name, call, output}));
    return true;
}

static bool parse_reference(struct parsing *parsing, const struct sequence_node *node)
{
    char *word = scan_word(&parsing->scanner);
    const struct named *named = word ? find_name(parsing, word) : NULL;
    if (word && !named)
        parsing->scanner.at -= strlen(word);
    mem_free(word);
    if (!named)
        return scan_fail(&parsing->scanner, "a value, or the name of what an earlier call gave");
    uint32_t operation = sequence_operation_of(parsing->sequence, named->call);
    uint32_t given = sequence_plan_output(parsing->plan, operation, named->output);
    uint32_t number = (uint32_t)(node - parsing->plan->nodes.items);
    if (given == SEQUENCE_NONE || !sequence_fits(parsing->plan, number, given))
        return error_set(parsing->scanner.error, ERROR_INPUT, "line %d: '%s' is not what parameter %u takes",
                         parsing->scanner.line, named->name, node->parameter + 1u);
    emit(parsing, SEQUENCE_REFERENCE(named->call, named->output));
    return true;
}

/* ---- pointers ---- */

static bool take_index(struct parsing *parsing, uint64_t *index)
{
    return scan_expect(&parsing->scanner, '[') && scan_digits(&parsing->scanner, index) &&
           (*index <= UINT32_MAX || scan_fail(&parsing->scanner, "a smaller number")) &&
           scan_expect(&parsing->scanner, ']');
}

/* What the call fills: a name, and of a buffer the number of cells. */
static bool parse_out(struct parsing *parsing, const struct sequence_node *node)
{
    uint64_t count = 0;
    if (!take_name(parsing, node->output) || (node->kind == SEQ_BUFFER && !take_index(parsing, &count)))
        return false;
    emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, count));
    return true;
}

static bool parse_string(struct parsing *parsing)
{
    struct text bytes = TEXT_INIT;
    bool ok = scan_literal(&parsing->scanner, &bytes);
    if (ok) {
        emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, bytes.length));
        emit_bytes(parsing, bytes.s, bytes.length);
    }
    text_release(&bytes);
    return ok;
}

static bool parse_value(struct parsing *parsing, const struct sequence_node *node)
{
    uint64_t index;
    if (node->flags & ARGUMENT_OUT)
        return parse_out(parsing, node);
    switch (node->kind) {
    case SEQ_BUFFER:
        return parse_buffer(parsing, node);
    case SEQ_OBJECT:
        emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, 0));
        return parse_argument(parsing, node->first);
    case SEQ_STRING:
        return scan_accept(&parsing->scanner, '"') ? parse_string(parsing) : parse_reference(parsing, node);
    case SEQ_HANDLE:
        if (node->holding != SEQ_HOLD_VARIABLE || !scan_accept_word(&parsing->scanner, "NULL"))
            return parse_reference(parsing, node);
        emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, 0));
        return true;
    default:
        if (!scan_accept(&parsing->scanner, '&'))
            return parse_reference(parsing, node);
        if (!scan_accept_word(&parsing->scanner, "data") || !take_index(parsing, &index))
            return scan_fail(&parsing->scanner, "data[number]");
        emit(parsing, SEQUENCE_HEAD(HEAD_VALUE, index));
        return true;
    }
}

/* NULL, GUARD, GUARD(2); *found: it was one of these. */
static bool parse_nothing(struct parsing *parsing, bool *found)
{
    uint64_t number = 0;
    struct scanner *scanner = &parsing->scanner;
    bool is_null = scan_accept_word(scanner, "NULL");
    *found = is_null || scan_accept_word(scanner, "GUARD");
    if (!*found)
        return true;
    if (!is_null && scan_accept(scanner, '(') && (!scan_digits(scanner, &number) || !scan_expect(scanner, ')')))
        return false;
    emit(parsing, SEQUENCE_HEAD(is_null ? HEAD_NULL : HEAD_GUARD, (uint32_t)number));
    return true;
}

static bool parse_name(struct parsing *parsing, const struct sequence_node *node, bool *is_named)
{
    *is_named = node->output && scan_accept(&parsing->scanner, '(');
    return !*is_named || (take_name(parsing, node->output) && scan_expect(&parsing->scanner, '='));
}

/* Outside of a & there can be a name for nothing, inside one for the value. */
static bool parse_head(struct parsing *parsing, const struct sequence_node *node)
{
    bool is_nothing, is_named, is_named_inside = false;
    struct scanner *scanner = &parsing->scanner;
    if (!parse_name(parsing, node, &is_named) || !parse_nothing(parsing, &is_nothing))
        return false;
    if (!is_nothing && sequence_is_addressed(node) &&
        (!scan_expect(scanner, '&') || !parse_name(parsing, node, &is_named_inside)))
        return false;
    if (!is_nothing && !parse_value(parsing, node))
        return false;
    return (!is_named_inside || scan_expect(scanner, ')')) && (!is_named || scan_expect(scanner, ')'));
}

/* ---- functions ---- */

static bool parse_function(struct parsing *parsing, const struct sequence_node *node)
{
    const struct stub_pool *pool = &parsing->plan->stubs->pools.items[node->pool];
    uint64_t number = node->cells;
    if (scan_accept_word(&parsing->scanner, "NULL")) {
        emit(parsing, number);
        return true;
    }
    bool is_told = scan_accept(&parsing->scanner, '<');
    if (is_told && scan_accept(&parsing->scanner, '#')) {
        if (!scan_digits(&parsing->scanner, &number))
            return false;
    } else {
        size_t length = is_told ? strcspn(parsing->scanner.at, ">\n") : scan_word_length(parsing->scanner.at);
        char *words = mem_strndup(parsing->scanner.at, length);
        number = sequence_function_of(pool, words);
        parsing->scanner.at += number < node->cells ? length : 0;
        mem_free(words);
    }
    if (number >= node->cells)
        return scan_fail(&parsing->scanner, "a function that can be passed here");
    emit(parsing, number);
    return !is_told || scan_expect(&parsing->scanner, '>');
}

/* ---- all kinds ---- */

static bool parse_number(struct parsing *parsing, uint32_t number)
{
    const struct role *role = parsing->plan->roles.items[number];
    uint64_t value;
    if (!scan_number(&parsing->scanner, role ? role->type : NULL, &value))
        return false;
    emit(parsing, value);
    return true;
}

bool parse_argument(struct parsing *parsing, uint32_t number)
{
    const struct sequence_node *node = &parsing->plan->nodes.items[number];
    uint64_t ignored;
    switch (node->kind) {
    case SEQ_NUMBER:
        return parse_number(parsing, number);
    case SEQ_FLOAT:
        scan_spaces(&parsing->scanner);
        return parse_float(parsing);
    case SEQ_FUNCTION:
        return parse_function(parsing, node);
    case SEQ_STRUCT:
        return parse_struct(parsing, node);
    case SEQ_CELLS:
        return parse_cells(parsing, number, node);
    case SEQ_LENGTH:
        scan_accept(&parsing->scanner, '&');
        return scan_digits(&parsing->scanner, &ignored);
    case SEQ_END:
        return scan_accept_word(&parsing->scanner, "end") || scan_fail(&parsing->scanner, "'end'");
    case SEQ_ZERO:
        return scan_digits(&parsing->scanner, &ignored);
    default:
        return parse_head(parsing, node);
    }
}
