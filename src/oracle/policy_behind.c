/* Memory of the caller's that has to be larger than a call is told: padding behind
 * the data, a text that has to be as long as another one. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* "Every buffer must have PADDING more bytes behind the data." */
static bool asks_for_padding(const struct clause *clause)
{
    static const char words[] = "padding|padded|more bytes behind|more bytes after|bytes behind the|bytes beyond|bytes "
                                "past|extra bytes|spare bytes|readable beyond|readable behind|readable after|slack";
    static const char denied[] = "neither|nor|no padding|not need|needs no|need no|no need|without padding|not padded|"
                                 "unpadded";
    return clause_has_any(clause, words) && clause_is_weighty(clause) && !clause->is_handled &&
           !clause_has_any(clause, denied);
}

/* "Adds four bytes at data[n]": just behind the n bytes that it is told of. */
static bool names_behind(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    bool found = false, is_told = operation_comment(about, &comment);
    for (size_t i = 0; is_told && !found && i < about->function->parameter_count; i++) {
        char *cell =
            mem_format("%s[%s]", fact_parameter(judged->plan, operation, node), about->function->parameters[i].name);
        found = *about->function->parameters[i].name && strstr(comment.s, cell);
        mem_free(cell);
    }
    text_release(&comment);
    return found;
}

/* "It has to have room for max + 1 pointers", where `max` is passed as its length.  "Writes at most n+1 bytes" says
 * nothing of what is only read. */
static bool names_one_more(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    static const char writes[] = "writes|writing|written|write|stores|storing|stored";
    uint32_t length = judged->plan->nodes.items[node].array;
    const char *name = length == SEQUENCE_NONE ? "" : fact_parameter(judged->plan, operation, length);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false, is_read = judged->plan->nodes.items[node].flags & ARGUMENT_CONST;
    char *with_blanks = mem_format("%s + 1", name), *without = mem_format("%s+1", name);
    const char *at =
        *name && operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause)) {
        char *said = mem_strndup(clause.s, clause.length);
        found = (strstr(said, with_blanks) || strstr(said, without)) && !(is_read && clause_has_any(&clause, writes));
        mem_free(said);
    }
    mem_free(with_blanks);
    mem_free(without);
    text_release(&comment);
    return found;
}

bool case_padded(struct policy_case *judged, size_t call, uint32_t node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    if (judged->outcome.fault.offset == (int64_t)judged->outcome.fault.block_size &&
        names_one_more(judged, operation, node))
        return case_rule(judged, RULING_SUSPECT, 3, "the header asks for one more of '%s' than its length says",
                         fact_parameter(judged->plan, operation, node));
    if (judged->outcome.fault.offset >= 0 && names_behind(judged, operation, node))
        return case_rule(judged, RULING_SUSPECT, 3, "the header speaks of cells of '%s' behind its length",
                         fact_parameter(judged->plan, operation, node));
    if (judged->outcome.fault.is_write || judged->outcome.fault.offset < 0 ||
        !case_says_anywhere(judged, operation, asks_for_padding))
        return false;
    return case_rule(judged, RULING_SUSPECT, 3, "the header asks for more memory behind '%s' than its length says",
                     fact_parameter(judged->plan, operation, node));
}

/* The name as a word of its own: s, but not "s-expression". */
static bool names_alone(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name), *behind = at ? at + strlen(name) : NULL;
    return behind && !(behind + 1 < clause->s + clause->length && behind[0] == '-' && is_name_letter(behind[1]));
}

/* "s is a terminated string in memory that may be written to", "the string s" */
static bool is_said_to_end(const struct clause *clause, const char *name)
{
    static const char words[] = "terminated|NUL-terminated|null-terminated|zero-terminated|the string|a string";
    static const char nots[] = "need not|not be terminated|not terminated|without a terminator|unterminated|bytes";
    return *name && names_alone(clause, name) && clause_has_any(clause, words) && !clause_has_any(clause, nots);
}

static bool has_zero(const struct policy_case *judged, const struct sequence_place *place, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)&judged->sequence.words.items[place->word + 1];
    for (size_t i = 0; i < size; i++)
        if (!bytes[i])
            return true;
    return false;
}

/* It was read beyond its end, and nothing in it ends it. */
bool case_said_to_end(struct policy_case *judged, size_t call, size_t place, uint32_t node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const char *name = fact_parameter(judged->plan, operation, node);
    const struct sequence_node *cells = &judged->plan->nodes.items[node];
    sequence_places places = VECTOR_INIT;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool decided = false;
    if (judged->outcome.fault.is_write || judged->outcome.fault.offset < 0 || cells->cell_size != 1 ||
        !(cells->flags & ARGUMENT_RAW) || cells->flags & (ARGUMENT_OUT | ARGUMENT_CLOSED))
        return false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    uint64_t head = judged->sequence.words.items[places.items[place].word];
    const char *length = cells->array == SEQUENCE_NONE ? "" : fact_parameter(judged->plan, operation, cells->array);
    bool is_open = SEQUENCE_TAG(head) == HEAD_VALUE && !has_zero(judged, &places.items[place], SEQUENCE_COUNT(head));
    vector_release(&places);
    for (unsigned is_general = 0; is_open && !decided && is_general < 2; is_general++) {
        const char *at =
            (is_general ? operation_general_comments : operation_comment)(about, &comment) ? comment.s : "";
        while (!decided && clause_next(&at, &clause))
            decided = is_said_to_end(&clause, name) && !clause_names(&clause, length) &&
                      !clause_leads_elsewhere(&clause, about->function->name) &&
                      case_rule(judged, RULING_SUSPECT, 3, "the %s says of '%s': %.*s",
                                case_teller(judged, operation, &clause), name, (int)clause.length, clause.s);
        text_release(&comment);
        comment = (struct text)TEXT_INIT;
    }
    return decided;
}

/* "`to` is at least as long as `from`" */
static bool compares_lengths(const struct clause *clause, const char *name)
{
    static const char words[] = "as long as|same length|equal length|equally long|as many characters";
    return clause_has_any(clause, words) && clause_names(clause, name) && !clause->is_handled;
}

/* A longer text of the same call, or one that the library gave, which the clause names as well. */
static bool names_longer(const struct policy_case *judged, const struct clause *clause, size_t call, uint32_t node,
                         size_t length)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        uint32_t other = places.items[i].node;
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        found = other != node && judged->plan->nodes.items[other].kind == SEQ_STRING &&
                (SEQUENCE_TAG(head) == HEAD_REFERENCE || SEQUENCE_COUNT(head) > length) &&
                clause_names(clause, fact_parameter(judged->plan, operation, other));
    }
    vector_release(&places);
    return found;
}

bool case_too_short(struct policy_case *judged, size_t call, uint32_t node, size_t length)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *name = fact_parameter(judged->plan, operation, node);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool decided = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!decided && clause_next(&at, &clause))
        decided = compares_lengths(&clause, name) && names_longer(judged, &clause, call, node, length) &&
                  case_rule(judged, RULING_SUSPECT, 3, "the %s says of '%s': %.*s",
                            case_teller(judged, operation, &clause), name, (int)clause.length, clause.s);
    text_release(&comment);
    return decided;
}
