/* Does a function look for circles itself?  Where it accepts that one object is put
 * into another, and says no as soon as the two would hold each other, whoever made a
 * circle by it was let in: the library has promised that there is none.  That it
 * refuses an object within itself proves less, since that takes but a comparison. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

struct putting {
    size_t call;
    uint64_t whole;
    uint32_t first, second; /* words of the call, from its beginning */
};

static bool read_putting(const struct policy_case *judged, size_t call, struct putting *putting)
{
    const struct sequence_node *nodes = judged->plan->nodes.items;
    struct sequence_place first, second;
    uint64_t whole = case_nth_object(judged, call, 0, &first), part = case_nth_object(judged, call, 1, &second);
    if (!whole || !part || nodes[first.node].sort != nodes[second.node].sort)
        return false;
    uint32_t start = judged->sequence.calls.items[call];
    *putting = (struct putting){call, whole, (uint32_t)first.word - start, (uint32_t)second.word - start};
    return true;
}

static void copy_call(struct sequence *to, const struct sequence *from, size_t call)
{
    size_t first = from->calls.items[call];
    vector_push(&to->calls, (uint32_t)to->words.count);
    for (size_t i = 0; i <= SEQUENCE_CALL_WORDS(from->words.items[first]); i++)
        vector_push(&to->words, from->words.items[first + i]);
}

static void add_put(const struct policy_case *judged, struct sequence *sequence, const struct putting *putting,
                    uint64_t whole, uint64_t part)
{
    copy_call(sequence, &judged->sequence, putting->call);
    uint32_t start = sequence->calls.items[sequence->calls.count - 1];
    sequence->words.items[start + putting->first] = whole;
    sequence->words.items[start + putting->second] = part;
}

/* The texts of a call become another one: two objects may not go by the same name. */
static bool rename_texts(struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    static const uint64_t other[] = {SEQUENCE_HEAD(HEAD_VALUE, 2), 'o' | 'b' << 8};
    sequence_places places = VECTOR_INIT;
    bool done = true;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; done && i < places.count; i++)
        if (plan->nodes.items[places.items[i].node].kind == SEQ_STRING &&
            SEQUENCE_TAG(sequence->words.items[places.items[i].word]) == HEAD_VALUE) {
            done = probe_replace(sequence, plan, call, i, other, 2);
            sequence_look(sequence, plan, call, &places);
        }
    vector_release(&places);
    return done;
}

enum { ASK_PUT = 1, ASK_BACK = 2 }; /* the other object into this one; this one into the other */

/* What went before, another object that is made like this one, and what is asked. */
static bool add_question(const struct policy_case *judged, struct probes *probes, const struct putting *putting,
                         bool is_renamed, unsigned asks)
{
    struct probe *probe = probes_add(probes, &judged->sequence);
    struct sequence *sequence = &probe->sequence;
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    if (putting->call == 0 || !probe_cut_behind(sequence, judged->plan, putting->call - 1))
        return false;
    copy_call(sequence, &judged->sequence, SEQUENCE_REFERENCE_CALL(putting->whole));
    size_t maker = sequence->calls.count - 1;
    if (is_renamed && !rename_texts(sequence, judged->plan, maker))
        return false;
    uint64_t other = SEQUENCE_REFERENCE(maker, SEQUENCE_REFERENCE_OUTPUT(putting->whole));
    if (asks & ASK_PUT)
        add_put(judged, sequence, putting, putting->whole, other);
    if (asks & ASK_BACK)
        add_put(judged, sequence, putting, other, putting->whole);
    return true;
}

/* Each alone is answered like the call itself, and both are not. */
static bool refuses_pair(struct policy_case *judged, const struct putting *putting, bool is_renamed)
{
    struct probes probes;
    int64_t answers[4];
    probes_init(&probes, judged->policy);
    struct probe *itself = probes_add(&probes, &judged->sequence);
    itself->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probe_cut_behind(&itself->sequence, judged->plan, putting->call);
    for (unsigned asks = ASK_PUT; done && asks <= (ASK_PUT | ASK_BACK); asks++)
        done = add_question(judged, &probes, putting, is_renamed, asks);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    for (size_t i = 0; done && i < 4; i++)
        done = probe_last_number(judged, probes.items.items[i], &answers[i]);
    probes_release(&probes);
    return done && answers[ASK_PUT] == answers[0] && answers[ASK_BACK] == answers[0] &&
           answers[ASK_PUT | ASK_BACK] != answers[0];
}

bool case_rule_circle(struct policy_case *judged, size_t call, unsigned by, const char *why)
{
    struct putting putting;
    const char *name = case_operation_name(judged, (uint32_t)call);
    /* two references to one object share what is in it, and are refused for that */
    bool is_watched =
        by == 9 && read_putting(judged, call, &putting) && !case_is_reference(judged, putting.whole) &&
        (refuses_pair(judged, &putting, false) || (!judged->has_failed && refuses_pair(judged, &putting, true)));
    if (judged->has_failed)
        return true;
    return is_watched ? case_rule(judged, RULING_ERROR, by,
                                  "%s says no when two objects would hold each other, and "
                                  "made a circle here",
                                  name)
                      : case_rule(judged, RULING_SUSPECT, by, "%s %s", why, name);
}
