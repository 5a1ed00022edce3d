/* Buffers of which a call needs more cells than it was told, however many it was
 * told: "n frames" of two samples each.  A bug goes a little too far; whoever goes
 * as far again as the buffer is long, at any length, counts in other units. */
#include <string.h>
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define CELLS_MANY 200 /* more than what else is passed gives reason for */

/* Words of so many cells of zero; 0: cells that cannot be made so. */
static size_t zero_words(const struct policy_case *judged, const struct sequence_node *node, uint32_t cells)
{
    if (node->flags & ARGUMENT_OUT)
        return 1;
    if (node->flags & ARGUMENT_RAW)
        return 1 + ((size_t)cells * node->cell_size + 7) / 8;
    const struct sequence_node *cell = node->count ? &judged->plan->nodes.items[node->first] : NULL;
    return cell && (cell->kind == SEQ_FLOAT || cell->kind == SEQ_NUMBER) ? 1 + (size_t)cells : 0;
}

static bool set_cells(const struct policy_case *judged, struct sequence *sequence, size_t call, size_t place,
                      const struct sequence_node *node)
{
    size_t count = zero_words(judged, node, CELLS_MANY);
    if (!count)
        return false;
    uint64_t *words = mem_array(count, sizeof *words);
    words[0] = SEQUENCE_HEAD(HEAD_VALUE, CELLS_MANY);
    bool done = probe_replace(sequence, judged->plan, call, place, words, count);
    mem_free(words);
    return done;
}

/* All buffers whose cells this length counts. */
static bool lengthen(const struct policy_case *judged, struct sequence *sequence, size_t call, uint32_t length)
{
    sequence_places places = VECTOR_INIT;
    bool done = true;
    sequence_look(sequence, judged->plan, call, &places);
    for (size_t i = places.count; done && i-- > 0;) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        if (node->kind == SEQ_BUFFER && node->array == length && places.items[i].depth == 0)
            done = set_cells(judged, sequence, call, i, node);
    }
    vector_release(&places);
    return done;
}

/* "… after `count` varints", of bytes: a number of something else; NULL where nobody says so. */
static char *counted(const struct policy_case *judged, uint32_t operation, const struct sequence_node *node)
{
    static const char bytes[] =
        "bytes chars characters octets letters is was has does as cells items elements values entries";
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *name = fact_parameter(judged->plan, operation, node->array);
    struct text comment = TEXT_INIT;
    struct clause clause;
    char *found = NULL;
    const char *at = node->cell_size == 1 && operation_comment(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause)) {
        const char *noun = strlen(name) > 1 ? clause_find(&clause, name) : NULL;
        size_t length = noun && noun[strlen(name)] == ' ' ? name_length(noun += strlen(name) + 1) : 0;
        if (length > 3 && noun[length - 1] == 's' && !word_is_in(noun, length, bytes))
            found = mem_strndup(noun, length);
    }
    text_release(&comment);
    return found;
}

/* A '*' with as many blanks on both sides: "n*n", "3 * n"; "where *left bytes are" is no product. */
static bool is_product(const struct clause *clause, const char *sign)
{
    const char *end = clause->s + clause->length;
    return sign > clause->s && sign + 1 < end && *sign == '*' && (sign[-1] == ' ') == (sign[1] == ' ');
}

/* "n*n*n", "3 * n": it stands beside one. */
static bool is_multiplied(const struct clause *clause, const char *name)
{
    const char *end = clause->s + clause->length;
    for (const char *at = clause_find(clause, name); at; at = clause_find_first(clause, at + strlen(name), name)) {
        const char *behind = at + strlen(name), *before = at - 1;
        behind += behind < end && *behind == ' ';
        before -= before > clause->s && *before == ' ';
        if ((behind < end && is_product(clause, behind)) || (before > clause->s && is_product(clause, before)))
            return true;
    }
    return false;
}

/* "A table of edge n has n*n*n colours": the number is no length by itself. */
static bool is_reckoned_with(const struct policy_case *judged, uint32_t operation, const struct sequence_node *node)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *name = fact_parameter(judged->plan, operation, node->array);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = is_multiplied(&clause, name);
    at = !found && operation_general_comments(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = is_multiplied(&clause, name);
    text_release(&comment);
    return found;
}

bool case_room(struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    uint32_t called = sequence_operation_of(&judged->sequence, call);
    if (node->array != SEQUENCE_NONE && is_reckoned_with(judged, called, node))
        return case_rule(judged, RULING_SUSPECT, 3, "how large '%s' of %s has to be is reckoned from '%s'",
                         fact_parameter(judged->plan, called, (uint32_t)(node - judged->plan->nodes.items)),
                         case_operation_name(judged, (uint32_t)call),
                         fact_parameter(judged->plan, called, node->array));
    char *noun = node->array == SEQUENCE_NONE ? NULL : counted(judged, called, node);
    if (noun) {
        case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s counts %s", fact_parameter(judged->plan, called, node->array),
                  case_operation_name(judged, (uint32_t)call), noun);
        mem_free(noun);
        return true;
    }
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *told = probes_add(&probes, &judged->sequence);
    bool is_long = node->array != SEQUENCE_NONE && lengthen(judged, &told->sequence, call, node->array);
    struct probe *few = probes_add(&probes, &told->sequence), *many = probes_add(&probes, &told->sequence);
    few->flags = GIVEN_FEW_MORE;
    many->flags = GIVEN_MANY_MORE;
    bool done = !is_long || probes_run(&probes, judged->seconds, judged->error);
    bool needs_many = is_long && done && told->ran && case_is_same(judged, &told->sequence, &told->outcome) &&
                      few->ran && case_is_same(judged, &few->sequence, &few->outcome) && case_is_gone(judged, many);
    probes_release(&probes);
    if (!done)
        return case_failed(judged);
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return needs_many &&
           case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s needs more cells than '%s' says, however many these are",
                     fact_parameter(judged->plan, operation, (uint32_t)(node - judged->plan->nodes.items)),
                     case_operation_name(judged, (uint32_t)call), fact_parameter(judged->plan, operation, node->array));
}
