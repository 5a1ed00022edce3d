/* Not a number: it is neither equal to itself nor before or behind anything, so
 * an object that holds one is not either.  C programmers know that, and no
 * header says it.  Numbers without end, and those whose square has none, become
 * one by plain arithmetic. */
#include <float.h>
#include <math.h>
#include <string.h>
#include <strings.h>
#include "oracle/policy_case.h"

/* Its square is a number, too. */
static bool is_plain(double number, double largest)
{
    return fabs(number) < sqrt(largest);
}

static bool mend_number(const struct sequence_node *node, uint64_t *word, bool is_strict)
{
    double number;
    memcpy(&number, word, sizeof number);
    if (is_plain(number, node->size == sizeof(float) ? FLT_MAX : DBL_MAX) && (!is_strict || number > 0))
        return false;
    number = 1;
    memcpy(word, &number, sizeof number);
    return true;
}

static bool mend_cell(char *cell, uint32_t size)
{
    double number = 0;
    float small = 0;
    const float one = 1;
    if (size == sizeof number)
        memcpy(&number, cell, sizeof number);
    else if (size == sizeof small)
        memcpy(&small, cell, sizeof small);
    if (is_plain(number, DBL_MAX) && is_plain(small, FLT_MAX))
        return false;
    const double large = 1;
    memcpy(cell, size == sizeof large ? (const void *)&large : &one, size);
    return true;
}

/* Bytes of floats, one behind the other. */
static bool mend_cells(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t *words)
{
    const struct sequence_node *cell = node->count ? &plan->nodes.items[node->first] : NULL;
    bool found = false;
    if (!cell || cell->kind != SEQ_FLOAT || !(node->flags & ARGUMENT_RAW) || node->flags & ARGUMENT_OUT ||
        SEQUENCE_TAG(*words) != HEAD_VALUE)
        return false;
    for (uint32_t i = 0; i < SEQUENCE_COUNT(*words); i++)
        found = mend_cell((char *)(words + 1) + (size_t)i * cell->size, cell->size) || found;
    return found;
}

/* "nan" is one for strtod, and so may be "inf". */
static bool mend_text(uint64_t *words)
{
    char *text = (char *)(words + 1);
    bool found = false;
    for (size_t i = 0; SEQUENCE_TAG(*words) == HEAD_VALUE && i + 3 <= SEQUENCE_COUNT(*words); i++)
        if (strncasecmp(text + i, "nan", 3) == 0 || strncasecmp(text + i, "inf", 3) == 0) {
            memcpy(text + i, "111", 3);
            found = true;
        }
    return found;
}

/* div(0, 0), sqrt(-1): what makes one of plain numbers. */
static bool computes(const struct policy_case *judged)
{
    static const char words[] = "div divide quotient ratio sqrt root log ln pow power inverse reciprocal normalize "
                                "normalise mean average mod fmod";
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (fact_is_named(judged->plan, sequence_operation_of(&judged->sequence, call), words))
            return true;
    return false;
}

/* A number in the place of each; false: there was none.  is_strict: in that of each that is not above 0, too. */
static bool mend(const struct policy_case *judged, struct sequence *sequence, bool is_strict)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; call < sequence->calls.count; call++) {
        sequence_look(sequence, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            uint64_t *words = &sequence->words.items[places.items[i].word];
            bool is_one = node->kind == SEQ_FLOAT    ? mend_number(node, words, is_strict)
                          : node->kind == SEQ_BUFFER ? mend_cells(judged->plan, node, words)
                          : node->kind == SEQ_STRING ? mend_text(words)
                                                     : false;
            found = found || is_one;
        }
    }
    vector_release(&places);
    return found;
}

static bool is_mended(struct policy_case *judged, bool is_strict)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done = mend(judged, &changed, is_strict) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

bool case_nan(struct policy_case *judged, unsigned by)
{
    if (!is_mended(judged, false) && (judged->has_failed || !computes(judged) || !is_mended(judged, true)))
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "what is not a number is not equal to itself, either");
}
