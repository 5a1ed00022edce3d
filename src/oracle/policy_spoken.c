/* Of which kind of object does the comment at a function speak?  "Of a list.",
 * "for texts only", "a number's digits": where the constructors of a type make
 * one kind each, that is all a header says to keep a caller from passing others.
 * A sentence that is nothing but this, or that has "only" or "must be" in it, is
 * enough; others count where an enum of the type has a constant for the kind. */
#include <string.h>
#include <strings.h>

#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define PHRASES_MOST 2048 /* bytes, with a word in the place of each '%' */

/* Nothing else stands in the sentence.  "%" is the word, "%s" the same of several. */
static const char alone[] = "of a %|of an %|of the %|of %s|for a %|for an %|for the %|for %s|on a %|on an %|on %s|%s|"
                            "a %|an %|the %|with a %|with %s|a % has|%s have|% functions|% operations|% access";
static const char only[] =
    "%s only|% only|only %s|only a %|only an %|only for %s|only for a %|only for an %|only of a %|"
    "only of an %|only of %s|only on %s|only on a %|must be a %|must be an %|must be %s|"
    "has to be a %|has to be an %|have to be %s|needs a %|needs an %|wants a %|wants an %|"
    "expects a %|expects an %|requires a %|requires an %|assumes a %|assumes an %";
static const char spoken[] =
    "of a %|of an %|of the %|of %s|for a %|for an %|for %s|a %'s|an %'s|the %'s|of type %|of kind %";
static const char added[] = "to a %|to an %|to the %|into a %|into an %|into the %"; /* of a function that adds */
static const char begins[] = "the % of|the % in"; /* … a sentence */
/* What it does with objects of other kinds is said, or that it is for all of them. */
static const char others[] =
    "otherwise|else|other|others|another|is none|is not one|not a %|not an %|isn't a %|isn't an %|"
    "no %|not %s|wrong|any kind|any type|every kind|all kinds|each kind|of whatever|anything|"
    "whatever|mismatch|unless";
static const char never[] = "undefined|unchecked|not checked|nothing is checked|no check";

/* With the word in its places. */
static const char *phrases_of(const char *pattern, const struct kind_word *kind, char phrases[PHRASES_MOST])
{
    size_t length = 0;
    for (; *pattern && length + sizeof kind->s < PHRASES_MOST; pattern++) {
        size_t count = *pattern == '%' ? strlen(kind->s) : 1;
        memcpy(phrases + length, *pattern == '%' ? kind->s : pattern, count);
        length += count;
    }
    phrases[length] = '\0';
    return phrases;
}

static bool has_any(const struct clause *clause, const char *pattern, const struct kind_word *kind)
{
    char phrases[PHRASES_MOST];
    return clause_has_any(clause, phrases_of(pattern, kind, phrases));
}

/* "--- of a list ---" */
static struct clause without_signs(const struct clause *clause)
{
    struct clause words = *clause;
    for (; words.length && !is_name_letter(*words.s); words.length--)
        words.s++;
    while (words.length && !is_name_letter(words.s[words.length - 1]))
        words.length--;
    return words;
}

static bool is_any(const struct clause *clause, const char *pattern, const struct kind_word *kind, bool is_whole)
{
    char phrases[PHRASES_MOST];
    struct clause words = without_signs(clause);
    for (const char *at = phrases_of(pattern, kind, phrases); *at;) {
        size_t length = strcspn(at, "|");
        bool fits = is_whole ? words.length == length : words.length > length && words.s[length] == ' ';
        if (fits && strncasecmp(words.s, at, length) == 0)
            return true;
        at += length + (at[length] == '|');
    }
    return false;
}

/* ---- constants ---- */

static bool has_constant(const struct type *type, const struct kind_word *kind)
{
    for (size_t i = 0; type->kind == TYPE_ENUM && i < type->constant_count; i++)
        if (name_ends(type->constants[i].name, kind->s))
            return true;
    return false;
}

/* In the struct, or told by a function that gets nothing but one: VALUE_LIST. */
static bool has_kind(const struct sequence_plan *plan, uint32_t sort, const struct type *object,
                     const struct kind_word *kind)
{
    for (size_t i = 0; object && object->complete && i < object->field_count; i++)
        if (has_constant(object->fields[i].type, kind))
            return true;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct sequence_operation *item = &plan->items.items[i];
        const struct sequence_node *node = item->parameter_count == 1 ? &plan->nodes.items[item->parameters] : NULL;
        if (node && node->kind == SEQ_HANDLE && node->sort == sort &&
            has_constant(sequence_plan_operation(plan, i)->function->result, kind))
            return true;
    }
    return false;
}

/* ---- the comment ---- */

static bool speaks(const struct operation *operation, const struct clause *clause, const struct kind_word *kind,
                   bool has_kind)
{
    if (is_any(clause, alone, kind, true) || has_any(clause, only, kind))
        return true;
    return has_kind && (has_any(clause, spoken, kind) || is_any(clause, begins, kind, false) ||
                        (operation_is_named_adder(operation) && has_any(clause, added, kind)));
}

/* The struct behind its first object. */
static const struct type *first_object(const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (operation->roles[i].kind == ROLE_HANDLE)
            return operation->roles[i].sort->object;
    return NULL;
}

bool case_says_kind(const struct sequence_plan *plan, uint32_t operation, uint32_t sort, struct kind_word kind)
{
    const struct operation *about = sequence_plan_operation(plan, operation);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_spoken = false, is_for_others = false;
    bool is_kind = has_kind(plan, sort, first_object(about), &kind);
    const char *at = strlen(kind.s) > 2 && operation_comment(about, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        is_spoken = is_spoken || speaks(about, &clause, &kind, is_kind);
        is_for_others = is_for_others || (has_any(&clause, others, &kind) && !clause_has_any(&clause, never));
    }
    text_release(&comment);
    return is_spoken && !is_for_others;
}

bool case_says_becomes(const struct sequence_plan *plan, uint32_t operation, struct kind_word kind)
{
    static const char becomes[] = "is % then|is a % then|is an % then|is then %|is then a %|is then an %|becomes %|"
                                  "becomes a %|becomes an %|is % afterwards|is a % afterwards|is % again|is a % again|"
                                  "is % after that|set to %|set to a %|reset to %|turned into %|turned into a %|"
                                  "turned into an %|leaves %|leaves a %|leaves it %|makes it %|makes it a %";
    char phrases[PHRASES_MOST];
    return *kind.s && operation_says(sequence_plan_operation(plan, operation), phrases_of(becomes, &kind, phrases));
}
