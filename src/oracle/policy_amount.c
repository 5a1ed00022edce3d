/* Sentences that give a range for what is no number of the sequence's: the length
 * of a buffer ("n > 1", of what has one cell), and real numbers ("f 0..1").  They
 * explain what broke when it is well with so many cells, or within the range. */
#include <ctype.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

#define CELLS_MOST 64 /* that are tried; who asks for more is not understood */
#define TRIED 3

/* What the sentence says of one parameter, and what was passed there. */
struct amount {
    const char *name;
    struct clause clause;
    bool is_real;
    double number; /* the cells of a buffer, or the number itself */
};

/* "0.5 to 2": the digits that were read are none of what it says. */
static bool has_fraction(const struct clause *clause)
{
    for (size_t i = 1; i + 1 < clause->length; i++)
        if (clause->s[i] == '.' && isdigit((unsigned char)clause->s[i - 1]) &&
            isdigit((unsigned char)clause->s[i + 1]) && clause->s[i + 1] != '0')
            return true;
    return false;
}

/* "t is clamped to 0..1", "returns 0 to 1 for t": what the library does with it, or gives for it. */
static bool is_told(const struct clause *clause)
{
    static const char words[] = "clamp|clamped|clamps|clipped|clips|saturates|saturated|limited|limits|cut|wrapped|"
                                "wraps|brought|taken as|counts as|treated as|rounded|scaled|scales|mapped|maps|"
                                "normalised|normalized|turned into|made|becomes|return|returns|returned|result|gives|"
                                "yields|any";
    return clause_has_any(clause, words) && !clause_is_plain(clause);
}

/* What is not a number is in no range. */
static bool excludes(const struct amount *amount, double number)
{
    const struct clause *clause = &amount->clause;
    return (clause->has_least && !(number >= (double)clause->least)) ||
           (clause->has_most && !(number <= (double)clause->most)) || (clause->not_zero && number == 0);
}

/* "p, n": the number has no words of its own, it is how many cells there are. */
static bool is_counted(const struct sequence_node *node)
{
    return node->kind == SEQ_BUFFER && !node->cells && node->array != SEQUENCE_NONE && node->factor == SEQUENCE_NONE &&
           !(node->flags & ARGUMENT_UNSIZED);
}

static double number_at(const struct sequence_node *node, uint64_t word)
{
    double number = SEQUENCE_TAG(word) == HEAD_VALUE ? (double)SEQUENCE_COUNT(word) : 0;
    if (node->kind == SEQ_FLOAT)
        memcpy(&number, &word, sizeof number);
    return number;
}

/* False: the sentence gives no range for it, or it is within. */
static bool is_outside(const struct saying *saying, const struct sequence *sequence, const struct sequence_place *at,
                       struct amount *amount)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const struct sequence_node *node = &plan->nodes.items[at->node];
    amount->is_real = node->kind == SEQ_FLOAT;
    if (at->depth > 0 || (!amount->is_real && !is_counted(node)))
        return false;
    amount->name = fact_parameter(plan, saying->operation, amount->is_real ? at->node : node->array);
    amount->clause =
        clause_about(saying->clause, sequence_plan_operation(plan, saying->operation)->function, amount->name);
    amount->number = number_at(node, sequence->words.items[at->word]);
    return clause_names(&amount->clause, amount->name) && clause_has_digits(&amount->clause) &&
           !is_told(saying->clause) && !(amount->is_real && has_fraction(&amount->clause)) &&
           excludes(amount, amount->number);
}

/* ---- within ---- */

/* So many as it asks for, or a few more; but no buffer without cells, in which there is nothing to break. */
static size_t allowed(const struct amount *amount, double list[TRIED])
{
    const struct clause *clause = &amount->clause;
    double least = clause->has_least ? (double)clause->least : clause->has_most ? (double)clause->most - 1 : 1;
    double most = clause->has_most ? (double)clause->most : least + 1;
    const double reals[TRIED] = {(least + most) / 2, least, most}, cells[TRIED] = {least, least + 1, most};
    size_t count = 0;
    for (size_t i = 0; i < TRIED; i++) {
        double number = amount->is_real ? reals[i] : cells[i];
        bool can_be = amount->is_real || (number >= 1 && number <= CELLS_MOST);
        if (can_be && !excludes(amount, number))
            list[count++] = number;
    }
    return count;
}

static bool set_amount(const struct saying *saying, struct sequence *sequence, size_t place,
                       const struct amount *amount, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return amount->is_real ? probe_set_number(sequence, saying->judged->plan, saying->call, place, bits)
                           : probe_set_cells(sequence, saying->judged->plan, saying->call, place, (uint32_t)number);
}

/* The number-th that is allowed there. */
static bool keep_one(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    sequence_places places = VECTOR_INIT;
    struct amount amount;
    double list[TRIED];
    sequence_look(sequence, saying->judged->plan, saying->call, &places);
    bool done = place < places.count && is_outside(saying, sequence, &places.items[place], &amount) &&
                number < allowed(&amount, list) && set_amount(saying, sequence, place, &amount, list[number]);
    vector_release(&places);
    return done;
}

/* … and everything else of the call that it gives a range for: a call may be wrong twice. */
static bool keep_all(const struct saying *saying, struct sequence *sequence, size_t place, uint64_t number)
{
    sequence_places places = VECTOR_INIT;
    struct amount amount;
    size_t kept = 0;
    (void)place;
    sequence_look(sequence, saying->judged->plan, saying->call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (is_outside(saying, sequence, &places.items[i], &amount) && keep_one(saying, sequence, i, number)) {
            kept++;
            sequence_look(sequence, saying->judged->plan, saying->call, &places);
        }
    vector_release(&places);
    return kept > 1;
}

bool saying_amount(const struct saying *saying, const struct sequence_place *at, size_t place)
{
    struct policy_case *judged = saying->judged;
    struct amount amount;
    if (!is_outside(saying, &judged->sequence, at, &amount))
        return false;
    struct saying of_amount = *saying;
    of_amount.clause = &amount.clause;
    for (uint64_t i = 0; i < TRIED && !judged->has_failed; i++)
        if (saying_is_mended(saying, keep_one, place, i))
            return saying_rule_digits(&of_amount, amount.name);
    for (uint64_t i = 0; i < TRIED && !judged->has_failed; i++)
        if (saying_is_mended(saying, keep_all, place, i))
            return saying_rule(saying);
    return judged->has_failed;
}
