/* How does a function take a number?  It is called with numbers that are in no
 * container: those that come back were looked at, those that are followed
 * wherever they lead were not. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

enum { FAR_BELOW = POLICY_FAR, FURTHER_BELOW, SMALL_ZERO, SMALL_ONE, ASKED };

struct asking {
    struct policy_case *judged;
    const struct sequence *sequence; /* its last call is asked about */
    size_t call, place;
    size_t other; /* a place that moves along, or == place */
    uint64_t distance; /* … and stays so far behind it */
    uint32_t node;
    struct probe *probes[ASKED];
};

/* A number that the parameter can hold. */
static uint64_t number_for(const struct sequence_node *node, unsigned which)
{
    if (which == SMALL_ZERO || which == SMALL_ONE)
        return which == SMALL_ONE;
    if (which == FAR_BELOW || which == FURTHER_BELOW)
        return (uint64_t)-policy_numbers.far[which - FAR_BELOW];
    uint64_t far = (uint64_t)policy_numbers.far[which];
    return far <= node->hi ? far : node->hi - 7 * which;
}

static struct probe *add_probe(const struct asking *asking, struct probes *probes, unsigned which)
{
    const struct sequence_plan *plan = asking->judged->plan;
    uint64_t number = number_for(&plan->nodes.items[asking->node], which);
    struct probe *probe = probes_add(probes, asking->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe_set_number(&probe->sequence, plan, asking->call, asking->place, number);
    if (asking->other != asking->place)
        probe_set_number(&probe->sequence, plan, asking->call, asking->other, number + asking->distance);
    return probe;
}

static void add_probes(struct asking *asking, struct probes *probes)
{
    for (unsigned i = 0; i < ASKED; i++)
        asking->probes[i] = add_probe(asking, probes, i);
}

/* matrix_new(16000057, 2): what grows with the number takes all the time that there is.  Nothing is learned from that,
 * nor from those further away, and nobody should draw such numbers either. */
static bool is_endless(const struct asking *asking, bool *is_endless)
{
    struct policy_case *judged = asking->judged;
    struct sequence_node *node = &judged->plan->nodes.items[asking->node];
    struct probes probes;
    *is_endless = node->flags & ARGUMENT_MODEST;
    if (*is_endless)
        return true;
    probes_init(&probes, judged->policy);
    const struct probe *probe = add_probe(asking, &probes, 0);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_endless = done && probe->ran && probe->outcome.failure.timed_out;
    if (*is_endless)
        node->flags |= ARGUMENT_MODEST;
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool fault_is_outside(const struct verdict *verdict, const struct sequence_fault *fault)
{
    enum fault_class class = case_class(verdict, fault);
    return (class != FAULT_NONE && class != FAULT_FREED) ||
           (verdict->kind == VERDICT_UNDEFINED && strstr(verdict->signature, "shift exponent"));
}

enum way { WAY_OTHER, WAY_OVERFLOW, WAY_OUTSIDE };

/* How the call itself died: by going outside, or on the way there. */
static enum way way_of(const struct asking *asking, const struct probe *probe)
{
    if (!probe->ran || case_died_in(&probe->outcome) != asking->call)
        return WAY_OTHER;
    struct ruling ruling = {0};
    const struct policy *policy = asking->judged->policy;
    case_describe((struct policy *)policy, policy->symbols, &probe->sequence, &probe->outcome, &ruling);
    enum way way = fault_is_outside(&ruling.verdict, &probe->outcome.fault) ? WAY_OUTSIDE
                   : strstr(ruling.verdict.signature, "overflow") != NULL   ? WAY_OVERFLOW
                                                                            : WAY_OTHER;
    ruling_release(&ruling);
    return way;
}

static bool dies(const struct asking *asking, const struct probe *probe)
{
    return way_of(asking, probe) != WAY_OTHER;
}

static bool comes_back(const struct probe *probe)
{
    return probe->ran && probe->outcome.outcome == TRIAL_PASSED;
}

/* Where it went, as an address or in the words of a report: "offset 8000024 to null pointer", "index 1000003".  Of many
 * bytes at once that is where the last one is: memmove() begins where it should and ends far away. */
static bool destination(const struct probe *probe, uint64_t *number)
{
    const char *told = probe->outcome.said ? strstr(probe->outcome.said, ": runtime error: ") : NULL;
    if (told) {
        told += strcspn(told + strlen(": runtime error: "), "0123456789\n") + strlen(": runtime error: ");
        *number = strtoull(told, NULL, 0); /* addresses are hexadecimal */
        return isdigit((unsigned char)*told);
    }
    *number = probe->outcome.fault.address + probe->outcome.fault.access_size;
    return probe->outcome.fault.has_address;
}

/* Eight bits are a byte, and bits are read by words. */
static bool is_of_bits(uint64_t moved, uint64_t distance)
{
    const uint64_t word = 8;
    return distance / 8 <= moved + word && moved <= distance / 8 + word;
}

/* The further the number, the further it went: of two far ones. */
static bool follows(const struct asking *asking, unsigned one, unsigned other)
{
    const struct sequence_node *node = &asking->judged->plan->nodes.items[asking->node];
    uint64_t distance = number_for(node, other) - number_for(node, one), first, second;
    if (!destination(asking->probes[one], &first) || !destination(asking->probes[other], &second))
        return false;
    uint64_t moved = second - first;
    if ((int64_t)distance < 0)
        distance = -distance;
    bool is_scaled = distance != 0 && (moved % distance == 0 || -moved % distance == 0);
    return moved != 0 && (is_scaled || is_of_bits(moved, distance) || is_of_bits(-moved, distance));
}

/* What the call gave, as it stands in the record. */
static bool gives_other(const struct asking *asking, const struct probe *a, const struct probe *b)
{
    struct sequence_record one = SEQUENCE_RECORD_INIT, other = SEQUENCE_RECORD_INIT;
    const struct sequence_plan *plan = asking->judged->plan;
    bool differs = false;
    if (a->outcome.record && b->outcome.record &&
        sequence_record_read(&one, &a->sequence, plan, a->outcome.record, a->outcome.record_count) &&
        sequence_record_read(&other, &b->sequence, plan, b->outcome.record, b->outcome.record_count)) {
        uint32_t call = (uint32_t)asking->call;
        differs = sequence_record_outcome(&one, call) != sequence_record_outcome(&other, call);
        const struct recorded_output *x = sequence_record_output(&one, call, 0);
        const struct recorded_output *y = sequence_record_output(&other, call, 0);
        if (!differs && x && y)
            differs = x->words != y->words ||
                      memcmp(&one.words[x->word], &other.words[y->word], x->words * sizeof *one.words) != 0;
    }
    sequence_record_release(&one);
    sequence_record_release(&other);
    return differs;
}

/* What comes back from far away and is no NULL is an address that was only worked out: element(v, 1000003). */
static bool gives_pointer(const struct asking *asking)
{
    const struct sequence_plan *plan = asking->judged->plan;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    const struct probe *probe = asking->probes[0];
    uint32_t operation = sequence_operation_of(asking->sequence, asking->call);
    bool gives =
        plan->items.items[operation].success == SEQ_SUCCESS_NONNULL && comes_back(probe) && probe->outcome.record &&
        sequence_record_read(&record, &probe->sequence, plan, probe->outcome.record, probe->outcome.record_count) &&
        sequence_record_outcome(&record, (uint32_t)asking->call) != CALL_FAILED;
    sequence_record_release(&record);
    return gives;
}

/* As far before a block, or as far behind it, whatever block that is: the one that was made for the number, mostly. */
static bool is_as_far(const struct sequence_fault *one, const struct sequence_fault *other)
{
    int64_t behind = one->offset - (int64_t)one->block_size, other_behind = other->offset - (int64_t)other->block_size;
    return one->block_size && other->block_size && one->region == REGION_HEAP && other->region == REGION_HEAP &&
           one->owner == other->owner && one->access_size == other->access_size &&
           ((one->offset < 0 && one->offset == other->offset) || (behind >= 0 && behind == other_behind));
}

/* Both went to one place, however far they are apart: flags, of which a bit was looked at. */
static bool is_same_place(const struct asking *asking, unsigned one, unsigned other)
{
    uint64_t first, second;
    if (is_as_far(&asking->probes[one]->outcome.fault, &asking->probes[other]->outcome.fault))
        return true;
    return destination(asking->probes[one], &first) && destination(asking->probes[other], &second) && first == second;
}

/* Where all far numbers went. */
struct travels {
    unsigned died, back, moved; /* moved: to another place than the one before */
    bool follow, is_outside; /* is_outside: one of them left memory; a number that only overflows is no index */
};

static struct travels travel(const struct asking *asking)
{
    struct travels travels = {0};
    unsigned last = POLICY_FAR;
    for (unsigned i = 0; i < POLICY_FAR; i++) {
        travels.back += comes_back(asking->probes[i]);
        if (!dies(asking, asking->probes[i]))
            continue;
        travels.follow = travels.follow || (last < POLICY_FAR && follows(asking, last, i));
        travels.moved += last < POLICY_FAR && !is_same_place(asking, last, i);
        travels.died++;
        travels.is_outside = travels.is_outside || way_of(asking, asking->probes[i]) == WAY_OUTSIDE;
        last = i;
    }
    /* of what is so far above that the processor knows no such address, nothing is told */
    bool die_below = dies(asking, asking->probes[FAR_BELOW]) && dies(asking, asking->probes[FURTHER_BELOW]);
    travels.follow = travels.follow || (die_below && follows(asking, FAR_BELOW, FURTHER_BELOW));
    return travels;
}

static enum number_care conclude(const struct asking *asking)
{
    const struct probe *zero = asking->probes[SMALL_ZERO], *one = asking->probes[SMALL_ONE];
    const struct probe *below = asking->probes[FAR_BELOW];
    struct travels travels = travel(asking);
    bool goes_far = travels.died >= POLICY_FAR - 1, goes_below = !below->ran || dies(asking, below);
    /* who was told how large the caller's memory is may stop there, and one too late */
    bool is_told_room = case_class(&asking->judged->ruling->verdict, &asking->judged->outcome.fault) == FAULT_CALLER;
    /* … and of characters '\\0' is well because it means something else */
    bool is_letter = asking->judged->plan->nodes.items[asking->node].flags & ARGUMENT_LETTERS;
    bool is_nearer_well = !is_told_room && !is_letter && (comes_back(zero) || comes_back(one));
    if (goes_far && goes_below && travels.is_outside && travels.moved && (travels.follow || is_nearer_well))
        return CARE_UNCHECKED;
    bool is_far_back = travels.back == POLICY_FAR && !gives_pointer(asking);
    bool is_told = is_far_back && comes_back(zero) && gives_other(asking, asking->probes[0], zero);
    bool is_half = (is_far_back && dies(asking, below)) || (goes_far && comes_back(below));
    return is_told || is_half ? CARE_CHECKED : CARE_UNKNOWN;
}

static bool ask(struct asking *asking, struct answer *answer)
{
    struct policy_case *judged = asking->judged;
    struct probes probes;
    bool is_over = false;
    *answer = (struct answer){.care = CARE_UNKNOWN};
    if (!is_endless(asking, &is_over))
        return false;
    if (is_over)
        return true;
    probes_init(&probes, judged->policy);
    add_probes(asking, &probes);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    struct travels travels = done ? travel(asking) : (struct travels){0};
    answer->care = done ? conclude(asking) : CARE_UNKNOWN;
    answer->stands = travels.back == POLICY_FAR && !gives_pointer(asking);
    answer->is_served = done && travels.back == POLICY_FAR && gives_pointer(asking);
    answer->is_lost = travels.died == POLICY_FAR && travels.is_outside && dies(asking, asking->probes[SMALL_ZERO]) &&
                      dies(asking, asking->probes[SMALL_ONE]);
    answer->is_followed = travels.follow;
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_ask_number(struct policy_case *judged, const struct sequence *sequence, size_t place, uint32_t node,
                     struct answer *answer)
{
    struct asking asking = {.judged = judged,
                            .sequence = sequence,
                            .call = sequence->calls.count - 1,
                            .place = place,
                            .other = place,
                            .node = node};
    const struct answer *before = policy_asked_in_vain(judged->policy, node);
    if (before) {
        *answer = *before;
        return true;
    }
    bool done = ask(&asking, answer);
    if (done)
        policy_set_number_care(judged->policy, node, answer);
    return done;
}

bool case_ask_range(struct policy_case *judged, const struct sequence *sequence, size_t first, size_t last,
                    uint64_t distance, struct answer *answer)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, judged->plan, sequence->calls.count - 1, &places);
    struct asking asking = {.judged = judged,
                            .sequence = sequence,
                            .call = sequence->calls.count - 1,
                            .place = first,
                            .other = last,
                            .distance = distance,
                            .node = places.items[first].node};
    vector_release(&places);
    return ask(&asking, answer);
}
