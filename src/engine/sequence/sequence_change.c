/* Sequences from sequences: calls go, are put behind each other, or get other
 * arguments. */
#include <string.h>

#include "engine/sequence/walking.h"

static uint64_t *reference_at(const struct sequence *sequence, const struct sequence_plan *plan,
                              const struct sequence_place *place)
{
    uint64_t *head = &sequence->words.items[place->word];
    bool is_reference = sequence_has_head(&plan->nodes.items[place->node]) && SEQUENCE_TAG(*head) == HEAD_REFERENCE;
    return is_reference ? head : NULL;
}

/* ---- removing ---- */

/* shift[i]: how many calls before call i go; a reference to one that goes: false. */
static bool renumber(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                     const bool *is_gone, const uint32_t *shift, sequence_places *places)
{
    sequence_look(sequence, plan, call, places);
    for (size_t i = 0; i < places->count; i++) {
        uint64_t *head = reference_at(sequence, plan, &places->items[i]);
        uint32_t to = head ? SEQUENCE_REFERENCE_CALL(*head) : 0;
        if (head && is_gone[to])
            return false;
        if (head)
            *head = SEQUENCE_REFERENCE(to - shift[to], SEQUENCE_REFERENCE_OUTPUT(*head));
    }
    return true;
}

static void copy_call(struct sequence *out, const struct sequence *from, size_t call)
{
    size_t first = from->calls.items[call], count = 1 + SEQUENCE_CALL_WORDS(from->words.items[first]);
    vector_push(&out->calls, (uint32_t)out->words.count);
    vector_reserve(&out->words, count);
    memcpy(&out->words.items[out->words.count], &from->words.items[first], count * sizeof *out->words.items);
    out->words.count += count;
}

bool sequence_without(struct sequence *out, const struct sequence *from, const struct sequence_plan *plan,
                      const bool *is_gone)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    uint32_t *shift = mem_array(from->calls.count + 1, sizeof *shift);
    bool ok = true;
    sequence_copy(&changed, from);
    sequence_clear(out);
    for (size_t i = 0; ok && i < from->calls.count; i++) {
        shift[i + 1] = shift[i] + is_gone[i];
        if (is_gone[i])
            continue;
        ok = renumber(&changed, plan, i, is_gone, shift, &places);
        copy_call(out, &changed, i);
    }
    if (!ok)
        sequence_clear(out);
    mem_free(shift);
    vector_release(&places);
    sequence_release(&changed);
    return ok;
}

/* ---- what belongs together ---- */

struct touched { /* objects: call and output */
    VECTOR(uint64_t) objects;
};

static bool has_object(const struct touched *touched, uint64_t reference)
{
    for (size_t i = 0; i < touched->objects.count; i++)
        if (touched->objects.items[i] == reference)
            return true;
    return false;
}

/* Whether the call touches one of these objects; all: it is one of the part, and what it touches is too. */
static bool touches(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                    struct touched *touched, bool all)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const uint64_t *head = reference_at(sequence, plan, &places.items[i]);
        if (!head)
            continue;
        bool is_there = has_object(touched, *head);
        found = found || is_there;
        if (all && !is_there)
            vector_push(&touched->objects, *head);
    }
    vector_release(&places);
    return found;
}

static bool gives_one(const struct touched *touched, size_t call)
{
    for (size_t i = 0; i < touched->objects.count; i++)
        if (SEQUENCE_REFERENCE_CALL(touched->objects.items[i]) == call)
            return true;
    return false;
}

/* It begins or ends the library: whatever comes behind it needs it. */
static bool is_of_order(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    return item->flags & OPERATION_FIRST_FLAG || item->opposite != SEQUENCE_NONE;
}

void sequence_slice(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, bool *is_needed)
{
    struct touched touched = {VECTOR_INIT};
    memset(is_needed, 0, sequence->calls.count * sizeof *is_needed);
    is_needed[call] = true;
    touches(sequence, plan, call, &touched, true);
    for (size_t i = 0; i < call; i++)
        is_needed[i] = is_of_order(plan, sequence_operation_of(sequence, i));
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = call; i-- > 0;) {
            if (is_needed[i] || !(gives_one(&touched, i) || touches(sequence, plan, i, &touched, false)))
                continue;
            is_needed[i] = changed = true;
            touches(sequence, plan, i, &touched, true);
        }
    }
    vector_release(&touched.objects);
}

/* ---- adding ---- */

void sequence_append(struct sequence *out, const struct sequence_plan *plan, const struct sequence *more)
{
    uint32_t shift = (uint32_t)out->calls.count;
    sequence_places places = VECTOR_INIT;
    for (size_t i = 0; i < more->calls.count; i++) {
        copy_call(out, more, i);
        sequence_look(out, plan, shift + i, &places);
        for (size_t k = 0; shift && k < places.count; k++) {
            uint64_t *head = reference_at(out, plan, &places.items[k]);
            if (head)
                *head = SEQUENCE_REFERENCE(SEQUENCE_REFERENCE_CALL(*head) + shift, SEQUENCE_REFERENCE_OUTPUT(*head));
        }
    }
    vector_release(&places);
}

/* ---- arguments ---- */

void sequence_replace(struct sequence *out, const struct sequence *from, const struct sequence_plan *plan,
                      const struct sequence_place *place, const uint64_t *words, size_t count)
{
    size_t gone = sequence_words_of(plan, place->node, from->words.items, place->word, from->words.count);
    size_t end = place->word + gone;
    sequence_copy(out, from);
    vector_reserve(&out->words, count);
    uint64_t *at = &out->words.items[place->word];
    memmove(at + count, at + gone, (from->words.count - end) * sizeof *at);
    memcpy(at, words, count * sizeof *at);
    out->words.count = from->words.count - gone + count;
    uint64_t *head = &out->words.items[out->calls.items[place->call]];
    *head = SEQUENCE_CALL(SEQUENCE_CALL_OPERATION(*head), SEQUENCE_CALL_WORDS(*head) + count - gone);
    for (size_t i = place->call + 1; i < out->calls.count; i++)
        out->calls.items[i] = (uint32_t)(out->calls.items[i] + count - gone);
}

void sequence_redirect(struct sequence *sequence, const struct sequence_plan *plan, uint32_t call, uint32_t output,
                       uint64_t word, size_t first)
{
    sequence_places places = VECTOR_INIT;
    for (size_t i = first; i < sequence->calls.count; i++) {
        sequence_look(sequence, plan, i, &places);
        for (size_t k = 0; k < places.count; k++) {
            uint64_t *head = reference_at(sequence, plan, &places.items[k]);
            if (head && *head == SEQUENCE_REFERENCE(call, output))
                *head = word;
        }
    }
    vector_release(&places);
}
