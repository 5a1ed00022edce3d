/* What a sentence that asks for something has to do with a sequence that broke:
 * whether it is said with weight, whether what it speaks of was there at all.
 * Nothing here decides; policy_weigh.c adds it up. */
#include <math.h>
#include <string.h>
#include <strings.h>
#include "model/type_kinds.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

/* ---- whom a sentence is about ---- */

/* Where the list begins that ends at `at`: "row_get(), row_set() and row_add()". */
static const char *list_begin(const struct clause *clause, const char *at)
{
    for (const char *from = at;;) {
        while (from > clause->s && strchr(" ,()`", from[-1]))
            from--;
        const char *word = from;
        while (word > clause->s && is_name_letter(word[-1]))
            word--;
        size_t length = (size_t)(from - word);
        bool joins =
            (length == 3 && strncasecmp(word, "and", 3) == 0) || (length == 2 && strncasecmp(word, "or", 2) == 0);
        bool is_other_name = length && (memchr(word, '_', length) || *from == '(');
        if (!joins && !is_other_name)
            return at;
        if (is_other_name)
            at = word;
        from = word;
    }
}

bool clause_names_means(const struct clause *clause, const char *name)
{
    static const char means[] = "by|with|from|using|use|via|through|of|see|like|than";
    const char *at = clause_find(clause, name);
    if (!at)
        return false;
    at = list_begin(clause, at);
    while (at > clause->s && strchr(" (`", at[-1]))
        at--;
    const char *word = at;
    while (word > clause->s && is_name_letter(word[-1]))
        word--;
    const struct clause before = {.s = word, .length = (size_t)(at - word)};
    return before.length && clause_has_any(&before, means);
}

/* From the last word of duty before it on nothing is denied: "with list_free(), and must not be used then" may be about
 * that call. */
bool clause_wants_means(const struct clause *clause, const char *name)
{
    static const char duties[] = "must|has to|have to|shall|should|may|can|cannot|needs to|need to|do not|don't|never";
    static const char denials[] = "not|never|no|cannot|don't|nor|neither|until|outside|unless|before|after";
    const char *at = clause_names_means(clause, name) ? clause_find(clause, name) : NULL, *duty = NULL;
    for (const char *next = clause->s; at && (next = clause_find_first(clause, next, duties)) && next < at; next++)
        duty = next;
    const struct clause rest = {.s = duty, .length = duty ? clause->length - (size_t)(duty - clause->s) : 0};
    return duty && !clause_has_any(&rest, denials);
}

bool case_says(const struct policy_case *judged, uint32_t operation, clause_test *test)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = test(&clause);
    text_release(&comment);
    return says;
}

const char *case_teller(const struct policy_case *judged, uint32_t operation, const struct clause *clause)
{
    return operation_is_told_by_body(sequence_plan_operation(judged->plan, operation), clause) ? "source" : "header";
}

bool case_says_anywhere(const struct policy_case *judged, uint32_t operation, clause_test *test)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = case_says(judged, operation, test);
    const char *at = !says && operation_general_comments(sequence_plan_operation(judged->plan, operation), &comment)
                         ? comment.s
                         : "";
    while (!says && clause_next(&at, &clause))
        says = test(&clause);
    text_release(&comment);
    return says;
}

bool clause_tells_otherwise(const struct clause *clause)
{
    return clause->is_handled;
}

/* "False if none is open", at the function itself: it looks, whatever is described elsewhere. */
bool saying_looks_itself(const struct saying *saying)
{
    return fact_can_say_no(saying->judged->plan, saying->operation) &&
           case_says(saying->judged, saying->operation, clause_tells_otherwise);
}

/* What values, orders and lifetimes there are is also told where nothing is asked. */
bool clause_is_weighty(const struct clause *clause)
{
    static const char words[] =
        "assume|assumes|invalidates|is invalid|not allowed|responsible|never checked|trusts|trusted|"
        "do not look|does not look|do not know|does not know|caller's business|is broken|gets this "
        "wrong|panics|asserts|"
        "asserted|assertion|error of the program|own risk|nothing checks|nobody checks|nothing is checked";
    return clause_is_plain(clause) || clause_has_any(clause, words);
}

/* "Arguments are not checked", "wrong order is a programming error": the library leaves it to its callers, and says so.
 */
bool clause_disclaims(const struct clause *clause)
{
    static const char words[] =
        "not checked|unchecked|nothing is checked|nothing checks|nobody checks|never checked|check nothing|checks "
        "nothing|no checks|no checking|without checks|without checking|time for checks|do not check|does not check|"
        "don't check|doesn't check|error of the caller|errors of the caller|caller's error|caller's mistake|caller's "
        "fault|caller's problem|caller's duty|caller who sees|caller sees to|trust the caller|trusts "
        "the caller|trusts its caller|trusts its callers|trust their callers|programming error|programming errors|"
        "programmer error|programmer errors|own risk|behaviour is undefined|behavior is undefined|undefined "
        "behaviour|undefined behavior|else is undefined|results are undefined|result is undefined|no defence|no "
        "protection|not verified|not validated|no validation|does no validation|trust it to be|trust them to be|trusts "
        "it to be|trusts them to be|is trusted to|are trusted to|taken on trust|business of the caller|neither is "
        "checked|none is checked|none of them is checked|none of this is checked";
    static const char looks[] = "otherwise returns|is refused|are refused|is rejected|are rejected|never undefined|no "
                                "undefined|not undefined";
    static const char allows[] = /* "they may come unchecked from the network", "is not checked: 31 * means …" */
        "may come|may be|can be|can come|untrusted|means|from anywhere";
    return clause_has_any(clause, words) && !clause_has_any(clause, looks) && !clause_has_any(clause, allows);
}

/* "The fields are private", "written only by the functions below": of what no call can do. */
bool clause_is_of_fields(const struct clause *clause)
{
    static const char fields[] = "fields|members|field|member|contents of the struct|inside of the struct";
    static const char touched[] = "private|read by|written only|read only|read-only|do not touch|don't touch|hands off|"
                                  "not be changed directly|not be modified directly|for the library only|internal";
    return clause_has_any(clause, fields) && clause_has_any(clause, touched);
}

/* Licences say "must" and "shall" as well. */
bool clause_is_licence(const struct clause *clause)
{
    static const char words[] = "copyright|permission|redistribution|redistributions|warranty|warranties|liable|"
                                "licence|license|licensed|software";
    return clause_has_any(clause, words);
}

bool clause_is_optional(const struct clause *clause)
{
    return clause_has_any(clause,
                          "if the caller needs|if the caller wants|if you need|if you want|if you wish|if needed|"
                          "if desired|if required|when you need");
}

bool clause_is_of_building(const struct clause *clause)
{
    static const char words[] =
        "define the macro|when building|when compiling|including this header|include this header|"
        "link with|link against|compile with|compiled with|before including|#define|#include|at "
        "compile time|compile-time|preprocessor|the compiler|your compiler|be defined|is defined|defines|macro";
    return clause_has_any(clause, words);
}

/* "No pointer may be NULL", of all functions: none was passed anywhere, and it asks for nothing else. */
bool saying_is_of_absent(const struct saying *saying)
{
    static const char apart[] = "overlap|overlaps|distinct|alias|aliased";
    const struct policy_case *judged = saying->judged;
    bool speaks_of_null = clause_names(saying->clause, "NULL"), is_apart = clause_has_any(saying->clause, apart);
    bool has_null = speaks_of_null && fact_count_nulls(&judged->sequence, judged->plan) > 0;
    bool has_alias = is_apart && (strstr(judged->what, "overlap") || fact_has_alias(&judged->sequence, judged->plan));
    const unsigned others = ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER | ASKS_FILLED | ASKS_SAME | ASKS_LIFE | ASKS_PLAIN;
    return !saying->is_own && (speaks_of_null || is_apart) && !has_null && !has_alias &&
           !(saying->clause->asks & others) && !clause_has_digits(saying->clause);
}

/* "makes", behind a name: what it does. */
static bool tells_of_deed(const struct clause *clause, const char *name)
{
    const char *behind = clause_find(clause, name) + strlen(name), *end = clause->s + clause->length;
    while (behind < end && strchr(" ()`", *behind))
        behind++;
    size_t length = behind < end ? name_length(behind) : 0;
    return length > 3 && behind[length - 1] == 's' && !word_is_in(behind, length, "needs this does always");
}

/* The function that is named first; and none of those that are named was called, or destroys. */
static const char *first_uncalled(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    const char *first = NULL;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const char *name = sequence_plan_operation(judged->plan, i)->function->name,
                   *at = clause_find(saying->clause, name);
        if (!at)
            continue;
        if (case_calls(judged, i) || i == saying->operation || judged->plan->items.items[i].kind == SEQ_KIND_DESTROYS)
            return NULL;
        first = !first || at < clause_find(saying->clause, first) ? name : first;
    }
    return first;
}

bool saying_is_of_uncalled(const struct saying *saying)
{
    enum sentence_topic topic = saying->clause->reading.topic;
    bool may_be = !saying->is_own && (topic == TOPIC_VALUES || topic == TOPIC_LIFE);
    const char *name = may_be ? first_uncalled(saying) : NULL;
    return name && tells_of_deed(saying->clause, name);
}

bool saying_is_of_origin(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    return !saying->is_own && case_class(&judged->ruling->verdict, &judged->outcome.fault) != FAULT_FREED &&
           saying_is_of_makers(saying);
}

bool saying_is_of_other_room(const struct saying *saying)
{
    static const char rooms[] =
        "room|space|bytes|characters|entries|elements|cells|large enough|big enough|long enough";
    return saying->is_own && saying->call == SEQUENCE_NONE && clause_has_any(saying->clause, rooms);
}

/* Some call got memory of the caller's to read or write. */
static bool gets_memory(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++) {
            uint32_t kind = judged->plan->nodes.items[places.items[i].node].kind;
            found = kind == SEQ_BUFFER || kind == SEQ_STRING || kind == SEQ_ANY;
        }
    }
    vector_release(&places);
    return found;
}

/* "The destination must be allocated already", where a number was shifted too far; "if the buffer is too small", where
 * nobody passed one. */
bool saying_is_of_memory_only(const struct saying *saying)
{
    static const char rooms[] = "already allocated|already be allocated|be already allocated|must be allocated|"
                                "large enough|big enough|enough room|enough space|must be freed|must free|caller frees";
    static const char buffers[] = "buffer|buffers|destination";
    const struct policy_case *judged = saying->judged;
    bool is_undefined = judged->ruling->verdict.kind == VERDICT_UNDEFINED;
    return (is_undefined && (clause_has_any(saying->clause, rooms) || clause_has_any(saying->clause, buffers))) ||
           (clause_has_any(saying->clause, buffers) && !gets_memory(judged));
}

/* "Must be finite", and all that was passed is. */
bool saying_is_of_finite(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    sequence_places places = VECTOR_INIT;
    bool is_other = false;
    if (!clause_has_any(saying->clause, "finite|NaN|infinity|infinite|not a number"))
        return false;
    for (size_t call = 0; !is_other && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_other && i < places.count; i++) {
            uint64_t word = judged->sequence.words.items[places.items[i].word];
            double number;
            memcpy(&number, &word, sizeof number);
            is_other = judged->plan->nodes.items[places.items[i].node].kind == SEQ_FLOAT && !isfinite(number);
        }
    }
    vector_release(&places);
    return !is_other;
}

/* A function that was called, other than one that ends something: "before it is opened again". */
static bool names_called(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    for (uint32_t call = 0; call < judged->sequence.calls.count; call++)
        if (judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].kind != SEQ_KIND_DESTROYS &&
            clause_names_function(saying->clause, case_operation_name(judged, call)))
            return true;
    return false;
}

bool saying_is_of_later(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    enum sentence_topic topic = saying->clause->reading.topic;
    return saying->is_own && saying->call == SEQUENCE_NONE && judged->call < judged->sequence.calls.count &&
           judged->plan->items.items[saying->operation].kind == SEQ_KIND_DESTROYS &&
           (topic == TOPIC_ORDER || topic == TOPIC_LIFE) && !names_called(saying);
}

/* "Do not use the set after this", at a function that frees sets and was not called. */
bool saying_is_of_end(const struct saying *saying)
{
    static const char words[] = "after this|after that|afterwards|any more|anymore|no longer|thereafter|is gone";
    const struct policy_case *judged = saying->judged;
    bool broke_in_call = judged->ruling->verdict.kind != VERDICT_LEAK && judged->call < judged->sequence.calls.count &&
                         judged->outcome.fault.stage == STAGE_CALLING;
    return saying->is_own && saying->call == SEQUENCE_NONE && broke_in_call &&
           judged->plan->items.items[saying->operation].kind == SEQ_KIND_DESTROYS &&
           clause_has_any(saying->clause, words);
}

/* ---- texts that nobody has to trust ---- */

/* "Anything that is not a list is refused", "-1 for malformed input", "bytes from anywhere". */
static bool refuses_texts(const struct clause *clause)
{
    static const char words[] =
        "malformed|ill-formed|untrusted|hostile|arbitrary bytes|arbitrary text|arbitrary input|any bytes|any text|any "
        "input|any string|from anywhere|from wherever|not well-formed|not well formed|syntax error|cannot be "
        "parsed|not "
        "parsed|is invalid|invalid text|invalid input|invalid syntax|anything that is not|anything else is|everything "
        "else is|does not parse|is not valid|are not valid";
    static const char deeds[] = "refused|refuses|rejected|rejects|returns|NULL|-1|error|false|fails|may be|can be|safe|"
                                "comes|come|accepted|allowed|0|nothing";
    return clause_has_any(clause, words) && clause_has_any(clause, deeds) && !clause_is_plain(clause);
}

/* A number or an object stands in it by its name, or memory that is written: that is another matter. */
static bool names_other_than_text(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        if (!type_is_read_text(parameter->type) && clause_names(saying->clause, parameter->name))
            return true;
    }
    return false;
}

static bool gets_text(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (type_is_read_text(function->parameters[i].type))
            return true;
    return false;
}

bool saying_is_refused(const struct saying *saying)
{
    enum sentence_topic topic = saying->clause->reading.topic;
    return saying->is_own && (topic == TOPIC_VALUES || topic == TOPIC_ORDER) && gets_text(saying) &&
           fact_can_say_no(saying->judged->plan, saying->operation) && !names_other_than_text(saying) &&
           case_says(saying->judged, saying->operation, refuses_texts);
}
