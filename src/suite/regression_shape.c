/* The shape of a test: only calls that contribute, and behind them calls that
 * look at the objects, so that what was done to them is asserted. */
#include <string.h>
#include "suite/regression_parts.h"

#define OBSERVERS_MOST 6 /* that are put behind one test */
#define OBJECTS_MOST 4   /* that are looked at one by one */

typedef VECTOR(uint64_t) sequence_objects; /* references */

/* ---- trying another shape of all tests at once ---- */

typedef bool reshape(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out);

/* Takes the old one's place if nothing is lost: each feature is in the new one, or in another test. */
static void take_place(struct coverage *coverage, struct chosen *old, const struct sequence *sequence, features *found)
{
    features lost = VECTOR_INIT;
    for (size_t i = 0; i < old->features.count; i++) {
        features one = {&old->features.items[i], 1, 1};
        if (!features_include(found, &one))
            vector_push(&lost, old->features.items[i]);
    }
    if (coverage_is_shared(coverage, &lost)) {
        coverage_take(coverage, &old->features);
        coverage_add(coverage, found);
        sequence_copy(&old->sequence, sequence);
        features swapped = old->features;
        old->features = *found;
        *found = swapped;
    }
    vector_release(&lost);
}

/* What passes, and loses nothing, takes the place of the old one. */
static bool try_shapes(const struct choosing *choosing, struct chosen *chosen, size_t count, reshape *change)
{
    struct coverage coverage = {0};
    for (size_t i = 0; i < count; i++)
        coverage_add(&coverage, &chosen[i].features);
    struct sequence *shapes = mem_array(count + 1, sizeof *shapes);
    const struct sequence **tried = mem_array(count + 1, sizeof *tried);
    struct sequence_outcome *outcomes = mem_array(count + 1, sizeof *outcomes);
    size_t *of = mem_array(count + 1, sizeof *of), tries = 0;
    for (size_t i = 0; i < count; i++)
        if (change(choosing, &chosen[i], &shapes[i]) &&
            sequence_keeps_order(&shapes[i], &chosen[i].sequence, choosing->plan)) {
            of[tries] = i;
            tried[tries++] = &shapes[i];
        }
    bool done = choosing_try(choosing, tried, tries, GIVEN_RECORD | GIVEN_COVERAGE, outcomes);
    for (size_t i = 0; i < tries; i++) {
        features found = VECTOR_INIT;
        if (done && choosing_passed(tried[i], &outcomes[i])) {
            features_of(&found, tried[i], choosing->plan, &outcomes[i]);
            take_place(&coverage, &chosen[of[i]], tried[i], &found);
        }
        vector_release(&found);
        sequence_outcome_release(&outcomes[i]);
    }
    for (size_t i = 0; i < count; i++)
        sequence_release(&shapes[i]);
    coverage_release(&coverage);
    mem_free(of);
    mem_free(outcomes);
    mem_free(tried);
    mem_free(shapes);
    return done;
}

/* ---- trimming ---- */

static bool slice(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count, needed = 0;
    if (count < 2)
        return false;
    bool *marks = mem_array(count, sizeof *marks);
    sequence_slice(&chosen->sequence, choosing->plan, count - 1, marks);
    for (size_t i = 0; i < count; i++) {
        needed += marks[i];
        marks[i] = !marks[i];
    }
    bool is_smaller = needed < count && sequence_without(out, &chosen->sequence, choosing->plan, marks);
    mem_free(marks);
    return is_smaller;
}

/* Looking is done again at the end. */
static bool leave_out_looks(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count, gone = 0;
    bool *marks = mem_array(count + 1, sizeof *marks);
    for (size_t i = 0; i < count; i++) {
        marks[i] = operation_looks_only(choosing->plan, sequence_operation_of(&chosen->sequence, i));
        gone += marks[i];
    }
    bool is_smaller = gone && gone < count && sequence_without(out, &chosen->sequence, choosing->plan, marks);
    mem_free(marks);
    return is_smaller;
}

static bool leave_out_first(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count;
    bool *marks = mem_array(count + 1, sizeof *marks), is_smaller = false;
    for (size_t i = 0; i + 1 < count && !is_smaller; i++) {
        marks[i] = true;
        is_smaller = sequence_without(out, &chosen->sequence, choosing->plan, marks);
        marks[i] = false;
    }
    mem_free(marks);
    return is_smaller;
}

bool shape_trim(const struct choosing *choosing, struct chosen *chosen, size_t count)
{
    return try_shapes(choosing, chosen, count, slice) && try_shapes(choosing, chosen, count, leave_out_looks) &&
           try_shapes(choosing, chosen, count, leave_out_first);
}

/* ---- looking ---- */

/* What the sequence passed last for a parameter like this one is what the object may know: put(map, "a", 1) is looked
 * at by get(map, "a").  Number of its first word; words.count: it passed none. */
static size_t passed_last(const struct choosing *choosing, const struct sequence *sequence,
                          const struct sequence_node *node)
{
    const struct sequence_plan *plan = choosing->plan;
    size_t found = sequence->words.count;
    sequence_places places = VECTOR_INIT;
    for (size_t call = sequence->calls.count; call-- > 0 && found == sequence->words.count;) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *other = &plan->nodes.items[places.items[i].node];
            uint64_t head = sequence->words.items[places.items[i].word];
            bool is_alike = other->kind == node->kind && other->size == node->size;
            if (node->kind == SEQ_NUMBER
                    ? is_alike && node->kin && other->kin == node->kin
                    : is_alike && SEQUENCE_TAG(head) == HEAD_VALUE && !((other->flags | node->flags) & ARGUMENT_PATH))
                found = places.items[i].word;
        }
    }
    vector_release(&places);
    return found;
}

#define LOOK_WORDS_MOST 64

struct look { /* the words of a call that looks at an object */
    uint64_t words[LOOK_WORDS_MOST];
    size_t count, handles;
};

static bool add_look_word(struct look *look, uint64_t word)
{
    if (look->count == LOOK_WORDS_MOST)
        return false;
    look->words[look->count++] = word;
    return true;
}

static bool add_look_text(const struct choosing *choosing, const struct sequence *sequence,
                          const struct sequence_node *node, struct look *look)
{
    size_t word = passed_last(choosing, sequence, node), bytes = 0;
    if (node->flags & ARGUMENT_PATH || word == sequence->words.count)
        return false;
    bytes = SEQUENCE_COUNT(sequence->words.items[word]);
    bool done = true;
    for (size_t i = 0; i <= (bytes + 7) / 8; i++)
        done = done && add_look_word(look, sequence->words.items[word + i]);
    return done;
}

static bool add_look_argument(const struct choosing *choosing, const struct sequence *sequence,
                              const struct sequence_node *node, uint32_t sort, uint64_t object, struct look *look)
{
    if (node->kind == SEQ_HANDLE && node->flags & ARGUMENT_CONST && node->sort == sort && !look->handles++)
        return add_look_word(look, object);
    if (node->kind == SEQ_NUMBER) {
        size_t word = passed_last(choosing, sequence, node);
        return add_look_word(look, word < sequence->words.count ? sequence->words.items[word] : 0);
    }
    if (node->kind == SEQ_STRING)
        return add_look_text(choosing, sequence, node, look);
    bool is_told = node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT;
    return is_told && add_look_word(look, SEQUENCE_HEAD(HEAD_VALUE, 0));
}

/* A call that looks at this object; false: it needs more than we can say. */
static bool add_look(const struct choosing *choosing, const struct sequence *sequence, uint32_t operation,
                     uint64_t object, struct sequence *out)
{
    const struct sequence_plan *plan = choosing->plan;
    const struct sequence_operation *item = &plan->items.items[operation];
    uint32_t sort = plan->nodes
                        .items[sequence_plan_output(plan, sequence_operation_of(out, SEQUENCE_REFERENCE_CALL(object)),
                                                    SEQUENCE_REFERENCE_OUTPUT(object))]
                        .sort;
    struct look look = {.count = 0};
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (!add_look_argument(choosing, sequence, &plan->nodes.items[item->parameters + i], sort, object, &look))
            return false;
    if (look.handles != 1)
        return false;
    vector_push(&out->calls, (uint32_t)out->words.count);
    vector_push(&out->words, SEQUENCE_CALL(operation, look.count));
    for (size_t i = 0; i < look.count; i++)
        vector_push(&out->words, look.words[i]);
    return true;
}

/* What it tells can be asserted: first those that return a value, then those that only point somewhere or fill what the
 * caller has. */
enum telling { TELLS_VALUE, TELLS_PLACE, TELLINGS };

static bool fills_something(const struct sequence_plan *plan, const struct sequence_operation *item)
{
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT)
            return true;
    }
    return false;
}

static bool tells(const struct sequence_plan *plan, uint32_t operation, enum telling telling)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct operation *about = sequence_plan_operation(plan, operation);
    const struct sequence_node *result = item->result == SEQUENCE_NONE ? NULL : &plan->nodes.items[item->result];
    bool is_value = result && (result->kind == SEQ_NUMBER || result->kind == SEQ_FLOAT ||
                               (result->kind == SEQ_STRING && result->sort == SEQUENCE_NONE));
    bool is_known = is_value && (about->kind == OPERATION_OBSERVES || about->is_pure);
    if (telling == TELLS_VALUE)
        return is_known;
    bool is_place = result && (result->kind == SEQ_ANY || result->kind == SEQ_OBJECT);
    return !is_known && about->kind == OPERATION_PLAIN && (is_place || fills_something(plan, item));
}

/* void *map_first(const struct map *map) is one as well: only const handles are passed to it (add_look). */
static bool is_observer(const struct sequence_plan *plan, uint32_t operation, enum telling telling)
{
    const struct operation *item = sequence_plan_operation(plan, operation);
    return !item->obstacle && !item->is_oracle && tells(plan, operation, telling) &&
           !(plan->items.items[operation].flags & (OPERATION_UNCALLABLE_FLAG | OPERATION_AVOIDED_FLAG));
}

/* Objects that calls of the sequence gave or got, the last one first; those that are gone are refused when it runs, so
 * they are found out here. */
static bool is_gone(const struct choosing *choosing, const struct sequence *sequence, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool gone = false;
    for (size_t call = 0; call < sequence->calls.count && !gone; call++) {
        sequence_look(sequence, choosing->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            gone = gone || (sequence->words.items[places.items[i].word] == object &&
                            choosing->plan->nodes.items[places.items[i].node].flags & ARGUMENT_CONSUMED);
    }
    vector_release(&places);
    return gone;
}

/* PLAIN: those that take numbers and tell values; what texts and places are needs not be known everywhere. */
static bool is_among(const struct sequence_plan *plan, uint32_t operation, enum looks looks, enum telling telling)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool has_text = false;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        has_text = has_text || plan->nodes.items[item->parameters + i].kind == SEQ_STRING;
    return looks != LOOKS_PLAIN || (telling == TELLS_VALUE && !has_text);
}

static size_t look_at(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out,
                      uint64_t object, size_t room)
{
    size_t added = 0;
    for (enum telling telling = 0; telling < TELLINGS; telling++)
        for (uint32_t i = 0; i < choosing->plan->items.count && added < room; i++)
            if (is_observer(choosing->plan, i, telling) && is_among(choosing->plan, i, chosen->looks, telling) &&
                add_look(choosing, &chosen->sequence, i, object, out))
                added++;
    return added;
}

/* Objects that live behind the subject, the one given last first. */
static void list_objects(const struct choosing *choosing, const struct chosen *chosen, sequence_objects *objects)
{
    for (size_t call = chosen->subject + 1; call-- > 0;) {
        uint32_t operation = sequence_operation_of(&chosen->sequence, call);
        for (uint32_t i = 0; i < choosing->plan->items.items[operation].outputs; i++) {
            uint64_t object = SEQUENCE_REFERENCE(call, i);
            uint32_t node = sequence_plan_output(choosing->plan, operation, i);
            if (node != SEQUENCE_NONE && choosing->plan->nodes.items[node].kind == SEQ_HANDLE &&
                !is_gone(choosing, &chosen->sequence, object))
                vector_push(objects, object);
        }
    }
}

static bool look_at_all(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    if (chosen->has_looked)
        return false;
    sequence_objects objects = VECTOR_INIT;
    size_t added = 0;
    sequence_copy(out, &chosen->sequence);
    list_objects(choosing, chosen, &objects);
    for (size_t i = 0; i < objects.count; i++)
        added += look_at(choosing, chosen, out, objects.items[i], OBSERVERS_MOST - added);
    vector_release(&objects);
    return added > 0;
}

/* Only one object, where all of them are too many or one call breaks. */
static bool look_at_one(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t looks = chosen->sequence.calls.count - chosen->subject - 1;
    if (looks >= OBSERVERS_MOST || chosen->has_looked)
        return false;
    sequence_objects objects = VECTOR_INIT;
    sequence_copy(out, &chosen->sequence);
    list_objects(choosing, chosen, &objects);
    size_t room = chosen->looks == LOOKS_FIRST ? 1 : OBSERVERS_MOST - looks;
    bool is_any = chosen->turn < objects.count && look_at(choosing, chosen, out, objects.items[chosen->turn], room) > 0;
    vector_release(&objects);
    return is_any;
}

/* What has more calls afterwards has looked. */
static bool try_looks(const struct choosing *choosing, struct chosen *chosen, size_t count, enum looks looks,
                      reshape *change)
{
    size_t *before = mem_array(count + 1, sizeof *before);
    for (size_t i = 0; i < count; i++) {
        chosen[i].looks = looks;
        before[i] = chosen[i].sequence.calls.count;
    }
    bool done = try_shapes(choosing, chosen, count, change);
    for (size_t i = 0; i < count; i++)
        chosen[i].has_looked = chosen[i].has_looked || chosen[i].sequence.calls.count > before[i];
    mem_free(before);
    return done;
}

/* Object by object, those that could not be looked at together. */
static bool look_in_turn(const struct choosing *choosing, struct chosen *chosen, size_t count, uint32_t turn)
{
    bool *had_looked = mem_array(count + 1, sizeof *had_looked), done = true;
    for (size_t i = 0; i < count; i++) {
        chosen[i].turn = turn;
        had_looked[i] = chosen[i].has_looked;
    }
    for (enum looks looks = 0; done && looks < LOOKS; looks++)
        done = try_looks(choosing, chosen, count, looks, look_at_one);
    for (size_t i = 0; i < count; i++)
        chosen[i].has_looked = had_looked[i];
    mem_free(had_looked);
    return done;
}

bool shape_observe(const struct choosing *choosing, struct chosen *chosen, size_t count)
{
    for (size_t i = 0; i < count; i++)
        chosen[i].subject = (uint32_t)chosen[i].sequence.calls.count - 1;
    bool done = try_looks(choosing, chosen, count, LOOKS_ALL, look_at_all) &&
                try_looks(choosing, chosen, count, LOOKS_PLAIN, look_at_all);
    for (uint32_t turn = 0; done && turn < OBJECTS_MOST; turn++)
        done = look_in_turn(choosing, chosen, count, turn);
    return done;
}
