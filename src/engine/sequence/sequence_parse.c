/* Parsing: the lines that sequence_text.c writes. */
#include <string.h>

#include "engine/sequence/parsing.h"

static uint32_t find_operation(const struct sequence_plan *plan, const char *name)
{
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (strcmp(sequence_plan_operation(plan, i)->function->name, name) == 0)
            return i;
    return SEQUENCE_NONE;
}

/* "name =" and the function. */
static bool parse_callee(struct parsing *parsing, uint32_t *operation)
{
    char *name = scan_word(&parsing->scanner);
    if (name && scan_accept(&parsing->scanner, '=')) {
        uint32_t call = (uint32_t)parsing->sequence->calls.count - 1;
        vector_push(&parsing->fresh, ((struct named){name, call, 0}));
        name = scan_word(&parsing->scanner);
    }
    if (!name)
        return scan_fail(&parsing->scanner, "the name of a function");
    *operation = find_operation(parsing->plan, name);
    bool is_known = *operation != SEQUENCE_NONE;
    if (!is_known)
        error_set(parsing->scanner.error, ERROR_INPUT, "line %d: the library has no function '%s'",
                  parsing->scanner.line, name);
    else if (parsing->plan->items.items[*operation].flags & OPERATION_UNCALLABLE_FLAG) {
        const char *obstacle = sequence_plan_operation(parsing->plan, *operation)->obstacle;
        error_set(parsing->scanner.error, ERROR_INPUT, "line %d: '%s' cannot be called: %s", parsing->scanner.line,
                  name, obstacle ? obstacle : "it is left out");
        is_known = false;
    }
    mem_free(name);
    return is_known;
}

static bool parse_arguments(struct parsing *parsing)
{
    const struct sequence_operation *item = parsing->operation;
    if (!scan_expect(&parsing->scanner, '('))
        return false;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if ((i && !scan_expect(&parsing->scanner, ',')) || !parse_argument(parsing, item->parameters + i))
            return false;
    if (!scan_expect(&parsing->scanner, ')'))
        return false;
    scan_accept(&parsing->scanner, ';');
    scan_spaces(&parsing->scanner);
    return *parsing->scanner.at == '\n' || *parsing->scanner.at == '\0' ||
           scan_fail(&parsing->scanner, "the end of the line");
}

static bool parse_call(struct parsing *parsing)
{
    struct sequence *sequence = parsing->sequence;
    size_t head = sequence->words.count;
    uint32_t operation = 0;
    vector_push(&sequence->calls, (uint32_t)head);
    vector_push(&sequence->words, 0);
    if (!parse_callee(parsing, &operation))
        return false;
    parsing->operation = &parsing->plan->items.items[operation];
    if (!parse_arguments(parsing))
        return false;
    sequence->words.items[head] = SEQUENCE_CALL(operation, sequence->words.count - head - 1);
    for (size_t i = 0; i < parsing->fresh.count; i++)
        vector_push(&parsing->names, parsing->fresh.items[i]);
    parsing->fresh.count = 0;
    return true;
}

/* What was parsed fits node by node; whether there is too much of it shows at the end. */
static bool check_whole(struct parsing *parsing)
{
    struct sequence checked = SEQUENCE_INIT;
    bool ok =
        sequence_read_words(&checked, parsing->plan, parsing->sequence->words.items, parsing->sequence->words.count);
    sequence_release(&checked);
    return ok || error_set(parsing->scanner.error, ERROR_INPUT, "the sequence is too long: %zu words, of %d",
                           parsing->sequence->words.count, SEQUENCE_WORDS_MOST);
}

static bool parse_lines(struct parsing *parsing)
{
    for (; *parsing->scanner.at; parsing->scanner.line++) {
        scan_spaces(&parsing->scanner);
        bool is_empty = *parsing->scanner.at == '\n' || strncmp(parsing->scanner.at, "//", 2) == 0;
        if (is_empty)
            parsing->scanner.at += strcspn(parsing->scanner.at, "\n");
        else if (*parsing->scanner.at && !parse_call(parsing))
            return false;
        if (*parsing->scanner.at == '\n')
            parsing->scanner.at++;
    }
    return check_whole(parsing);
}

bool sequence_parse(struct sequence *sequence, const struct sequence_plan *plan, const char *text, struct error *error)
{
    struct parsing parsing = {.sequence = sequence, .plan = plan, .scanner = {text, 1, error}};
    sequence_clear(sequence);
    bool ok = parse_lines(&parsing);
    if (!ok)
        sequence_clear(sequence);
    for (size_t i = 0; i < parsing.names.count; i++)
        mem_free(parsing.names.items[i].name);
    for (size_t i = 0; i < parsing.fresh.count; i++)
        mem_free(parsing.fresh.items[i].name);
    vector_release(&parsing.names);
    vector_release(&parsing.fresh);
    return ok;
}
