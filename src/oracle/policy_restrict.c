/* Sentences that ask for something without a word of duty: "0 <= row < rows()",
 * "the first of a list that is not empty", "both are of the same size".  They
 * say what a call is for, and so what it is not for. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

#define WORD_MOST 64

static const struct function *function_of(const struct saying *saying)
{
    return sequence_plan_operation(saying->judged->plan, saying->operation)->function;
}

/* ---- relations ---- */

enum relation { RELATION_NONE, RELATION_KEPT, RELATION_UNKNOWN, RELATION_BROKEN };

struct term {
    bool is_named;  /* a parameter, or a function that says a number of the object */
    bool is_known;
    int64_t number;
};

static void term_of_parameter(const struct saying *saying, const char *word, struct term *term)
{
    const struct policy_case *judged = saying->judged;
    const struct function *function = function_of(saying);
    sequence_places places = VECTOR_INIT;
    for (size_t i = 0; i < function->parameter_count; i++)
        term->is_named = term->is_named || strcmp(function->parameters[i].name, word) == 0;
    if (term->is_named && saying->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_cells = node->kind == SEQ_BUFFER && node->array != SEQUENCE_NONE && node->factor == SEQUENCE_NONE;
        uint32_t number = is_cells ? node->array : places.items[i].node; /* a length is as many cells as there are */
        if (places.items[i].depth > 0 || (node->kind != SEQ_NUMBER && !is_cells) ||
            strcmp(fact_parameter(judged->plan, saying->operation, number), word) != 0)
            continue;
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        term->is_known = true;
        term->number = is_cells ? (int64_t)SEQUENCE_COUNT(head) : (int64_t)sequence_number(node, head);
    }
    vector_release(&places);
}

static void term_of_function(const struct saying *saying, const char *word, struct term *term)
{
    struct policy_case *judged = saying->judged;
    uint32_t sort;
    uint64_t object = saying->call < judged->sequence.calls.count
                          ? fact_object(&judged->sequence, judged->plan, saying->call, 0, &sort)
                          : 0;
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++)
        if (strcmp(sequence_plan_operation(judged->plan, i)->function->name, word) == 0 &&
            observes_number(judged->plan, i, sort)) {
            term->is_named = true;
            term->is_known = case_observe(judged, &judged->sequence, saying->call, i, object, &term->number);
        }
}

/* "pos <= len": a member of the struct that the call is about. */
static bool is_member(const struct saying *saying, const char *word)
{
    const struct function *function = function_of(saying);
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        const struct type *object = type->kind == TYPE_POINTER ? type->target : type;
        for (size_t k = 0; object->kind == TYPE_STRUCT && k < object->field_count; k++)
            if (object->fields[k].name && strcmp(object->fields[k].name, word) == 0)
                return true;
    }
    return false;
}

static struct term term_of(const struct saying *saying, const char *word)
{
    struct term term = {0};
    char *end;
    term.number = strtoll(word, &end, 0);
    term.is_known = *word && !*end;
    if (!term.is_known)
        term_of_parameter(saying, word, &term);
    if (!term.is_named && !term.is_known)
        term_of_function(saying, word, &term);
    term.is_named = term.is_named || (!term.is_known && is_member(saying, word));
    return term;
}

/* The word that ends before `at`, or the one that begins there; "" when there is none. */
static void word_before(const char *first, const char *at, char word[WORD_MOST])
{
    while (at > first && strchr(" `()", at[-1]))
        at--;
    const char *from = at;
    while (from > first && is_name_letter(from[-1]))
        from--;
    if (from > first && from[-1] == '-' && isdigit((unsigned char)*from))
        from--;
    snprintf(word, WORD_MOST, "%.*s", (int)(at - from), from);
}

static void word_behind(const char *at, const char *end, char word[WORD_MOST])
{
    at += strspn(at, " `");
    const char *last = at + (*at == '-');
    while (last < end && is_name_letter(*last))
        last++;
    snprintf(word, WORD_MOST, "%.*s", (int)(last - at), at);
}

static bool holds(int64_t left, const char *sign, int64_t right)
{
    bool is_equal_too = sign[1] == '=';
    return (*sign == '<' ? left < right : left > right) || (is_equal_too && left == right);
}

/* What "a < b" says of the call: none of its parameters, or how it was kept. */
static enum relation compare(const struct saying *saying, const char *left, const char *sign, const char *right)
{
    struct term one = term_of(saying, left), other = term_of(saying, right);
    bool is_other_thing = (!one.is_named && !one.is_known) || (!other.is_named && !other.is_known);
    if (is_other_thing || (!one.is_named && !other.is_named))
        return RELATION_NONE;
    if (!one.is_known || !other.is_known)
        return RELATION_UNKNOWN;
    return holds(one.number, sign, other.number) ? RELATION_KEPT : RELATION_BROKEN;
}

/* Of all "a < b" in the sentence, of which one names a parameter. */
static enum relation relation_of_signs(const struct saying *saying)
{
    const char *first = saying->clause->s, *end = first + saying->clause->length;
    enum relation all = RELATION_NONE;
    for (const char *at = first + 1; all != RELATION_BROKEN && at + 2 < end; at++) {
        char left[WORD_MOST], right[WORD_MOST];
        bool is_sign = (*at == '<' || *at == '>') && at[-1] == ' ' && (at[1] == ' ' || (at[1] == '=' && at[2] == ' '));
        if (!is_sign)
            continue;
        word_before(first, at, left);
        word_behind(at + 1 + (at[1] == '='), end, right);
        enum relation one = compare(saying, left, at, right);
        all = one > all ? one : all;
    }
    return all;
}

/* "element i, which is below *np": the words between a parameter and what it is compared with. */
static const char *skip_verb(const char *first, const char *at, bool *is_verb)
{
    static const char verbs[] = "is are be must which that";
    char word[WORD_MOST];
    for (;;) {
        while (at > first && strchr(" ,", at[-1]))
            at--;
        word_before(first, at, word);
        if (!*word || !word_is_in(word, strlen(word), verbs))
            return at;
        at -= strlen(word);
        *is_verb = true;
    }
}

/* The same in words, which end with the other side: behind "a size that is above max is …" comes what happens then. */
static enum relation relation_of_words(const struct saying *saying)
{
    static const struct {
        const char *words, *sign;
    } comparisons[] = {{"not below", ">= "}, {"not less than", ">= "}, {"not above", "<= "},  {"not more than", "<= "},
                       {"at least", ">= "},  {"at most", "<= "},       {"below", "< "},       {"less than", "< "},
                       {"above", "> "},      {"more than", "> "},      {"greater than", "> "}};
    const char *first = saying->clause->s, *end = first + saying->clause->length;
    for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++) {
        const char *at = clause_find(saying->clause, comparisons[i].words);
        char left[WORD_MOST], right[WORD_MOST];
        bool is_verb = false;
        if (!at)
            continue;
        const char *behind = at + strlen(comparisons[i].words);
        behind += strspn(behind, " `*");
        word_behind(behind, end, right);
        behind += strlen(right);
        bool is_last = behind >= end || strchr(".,;:)`", *behind);
        word_before(first, skip_verb(first, at, &is_verb), left);
        return is_verb && is_last ? compare(saying, left, comparisons[i].sign, right) : RELATION_NONE;
    }
    return RELATION_NONE;
}

static enum relation relation_of(const struct saying *saying)
{
    static const char conditions[] = "if|when|unless|where|with|nothing|returns|return|false|true|whether|while|for";
    if (saying->clause->is_handled || clause_has_any(saying->clause, conditions))
        return RELATION_NONE;
    enum relation by_signs = relation_of_signs(saying);
    return by_signs != RELATION_NONE ? by_signs : relation_of_words(saying);
}

/* ---- things of which something is said ---- */

/* "node" of list_add(struct list_node *node). */
static bool is_thing(const struct function *function, const char *noun)
{
    bool found = strcasestr(function->name, noun) != NULL;
    for (size_t i = 0; !found && i < function->parameter_count; i++)
        found = strcasecmp(function->parameters[i].name, noun) == 0 ||
                (function->parameters[i].type->kind == TYPE_POINTER && function->parameters[i].type->target->name &&
                 strcasestr(function->parameters[i].type->target->name, noun));
    return found;
}

/* "a list that is not empty", and some function says that it has something in it. */
static bool is_filled(const struct saying *saying)
{
    struct policy_case *judged = saying->judged;
    uint32_t sort;
    uint64_t object = clause_names(saying->clause, "empty") && saying->call < judged->sequence.calls.count
                          ? fact_object(&judged->sequence, judged->plan, saying->call, 0, &sort)
                          : 0;
    int64_t size;
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++)
        if (observes_size(judged->plan, i, sort) &&
            case_observe(judged, &judged->sequence, saying->call, i, object, &size) && size > 0)
            return true;
    return false;
}

/* "a node that is not in a list", "another one, which is in use": of one that is passed. */
static bool qualifies(const struct saying *saying)
{
    static const char *const turns[] = {"that is not",    "that is in",   "that has not",   "that has been",
                                        "that was not",   "which is not", "which is in",    "which has not",
                                        "which has been", "that is open", "that is closed", NULL};
    static const char *const articles[] = {"a", "an", "another", "of a", NULL};
    const char *first = saying->clause->s;
    for (size_t i = 0; turns[i]; i++) {
        const char *at = clause_find(saying->clause, turns[i]);
        char noun[WORD_MOST], article[WORD_MOST];
        if (!at)
            continue;
        while (at > first && strchr(" ,", at[-1]))
            at--;
        word_before(first, at, noun);
        word_before(first, at - strlen(noun), article);
        bool is_other = strcasecmp(noun, "one") == 0 || strcasecmp(noun, "another") == 0;
        for (size_t k = 0; articles[k]; k++)
            if ((is_other || strcasecmp(article, articles[k]) == 0) &&
                (is_other || (strlen(noun) >= 3 && is_thing(function_of(saying), noun))))
                return true;
    }
    return false;
}

static bool takes_two_alike(const struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        for (size_t k = 0; k < i; k++) {
            const struct type *one = function->parameters[i].type, *other = function->parameters[k].type;
            const struct type *thing = one->kind == TYPE_POINTER ? one->target : one;
            if (thing->kind == TYPE_STRUCT && thing == (other->kind == TYPE_POINTER ? other->target : other))
                return true;
        }
    return false;
}

/* "Both views are of the same size." */
static bool asks_for_same(const struct saying *saying)
{
    static const char phrases[] =
        "the same size|the same length|the same range|the same shape|the same width|the same kind|the same "
        "dimensions|the same type|equal size|equal length|equally long|equally large|the same number";
    enum operation_kind kind = sequence_plan_operation(saying->judged->plan, saying->operation)->kind;
    bool tells =
        (kind == OPERATION_EQUALS || kind == OPERATION_COMPARES) && /* what it compares; "of sets with …" asks */
        strncasecmp(saying->clause->s, "Of ", 3) != 0;
    return !tells && !saying->clause->is_handled && clause_has_any(saying->clause, phrases) &&
           takes_two_alike(function_of(saying));
}

bool saying_compares(const struct saying *saying)
{
    enum relation relation = saying->is_own ? relation_of(saying) : RELATION_NONE;
    return relation == RELATION_BROKEN || relation == RELATION_UNKNOWN;
}

bool saying_restricts(const struct saying *saying)
{
    if (!saying->is_own || saying->clause->is_handled)
        return false;
    enum relation relation = relation_of(saying);
    if (relation != RELATION_NONE)
        return relation != RELATION_KEPT;
    return (qualifies(saying) && !is_filled(saying)) || asks_for_same(saying);
}
