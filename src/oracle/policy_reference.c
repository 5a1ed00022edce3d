/* References: objects that only refer to others of their sort, as a function named
 * so makes them (b = create_reference(a)).  What is changed by way of one is
 * changed where it belongs, what is put into one belongs to nobody, and one that is
 * put into what it refers to has no end. */
#include "model/words.h"
#include "oracle/policy_case.h"

#define HANDLES 4 /* of a call that are looked at */

static bool is_named_so(const struct policy_case *judged, uint32_t operation)
{
    const char *name = sequence_plan_operation(judged->plan, operation)->function->name;
    return name_has_part(name, "reference alias") || name_has(name, "ref"); /* but no refill */
}

/* By its maker's name. */
static bool is_called_reference(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *result =
        item->result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[item->result];
    return is_named_so(judged, operation) && item->kind != SEQ_KIND_COPIES && result && result->kind == SEQ_HANDLE &&
           result->sort != SEQUENCE_NONE && !(judged->plan->sorts.items[result->sort].flags & SORT_COUNTED);
}

bool case_is_reference(const struct policy_case *judged, uint64_t object)
{
    uint32_t call = SEQUENCE_REFERENCE_CALL(object), sort;
    return is_called_reference(judged, object) && fact_object(&judged->sequence, judged->plan, call, 0, &sort) &&
           judged->plan->nodes.items[judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].result]
                   .sort == sort;
}

/* ---- freed ---- */

/* To destroy the reference itself must not free it, and what was made later is none of what it refers to. */
bool case_referred(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    bool is_referred = false;
    if (fault->freed_by >= judged->sequence.calls.count ||
        judged->plan->items.items[sequence_operation_of(&judged->sequence, fault->freed_by)].kind == SEQ_KIND_DESTROYS)
        return false;
    sequence_look(&judged->sequence, judged->plan, fault->freed_by, &places);
    for (size_t i = 0; !is_referred && i < places.count; i++) {
        uint64_t object = judged->sequence.words.items[places.items[i].word];
        is_referred = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                      fault->allocated_by < SEQUENCE_REFERENCE_CALL(object) && case_is_reference(judged, object);
    }
    vector_release(&places);
    return is_referred && case_rule(judged, RULING_SUSPECT, 4, "%s frees it by way of what only refers to it",
                                    case_operation_name(judged, fault->freed_by));
}

bool case_refers_to_freed(const struct policy_case *judged, uint64_t object)
{
    uint32_t sort;
    return case_is_reference(judged, object) &&
           SEQUENCE_REFERENCE_CALL(fact_object(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), 0,
                                               &sort)) == judged->outcome.fault.allocated_by;
}

/* ---- lost ---- */

/* The call changes a reference, to an object or to a text: add(reference, …). */
static bool changes_reference(const struct policy_case *judged, size_t call)
{
    struct sequence_place at;
    uint64_t object = case_nth_object(judged, call, 0, &at);
    return object && !(judged->plan->nodes.items[at.node].flags & (ARGUMENT_CONST | ARGUMENT_CONSUMED)) &&
           is_called_reference(judged, object);
}

/* Among the first rules about leaks: nothing is learned here about who owns what. */
bool case_lost_in_reference(struct policy_case *judged, unsigned by)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        if (changes_reference(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "%s changes what only refers to something",
                             case_operation_name(judged, (uint32_t)call));
    return false;
}

/* ---- round in a circle ---- */

/* Who follows the first may come to the second: it was put there, is a part of it, or is what it refers to. */
enum link_kind { LINK_PUT = 1, LINK_PART = 2, LINK_REFERENCE = 4 };
#define LINK_LOOSE 16 /* put there, and taken out again maybe */
#define LINK_BACK 8 /* the other way round: from a part to its neighbours, and to what it is part of */
struct link {
    size_t call;
    uint64_t from, to;
    unsigned kind;
};
typedef VECTOR(struct link) links;

/* add(whole, part), replace(whole, old, part), hang(part, on): of one sort, and both are changed. */
static void add_puts(const struct policy_case *judged, size_t call, links *list)
{
    struct sequence_place first, other;
    const struct sequence_node *nodes = judged->plan->nodes.items;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint64_t whole = case_nth_object(judged, call, 0, &first), part;
    enum link_kind kind = is_named_so(judged, operation) ? LINK_REFERENCE : LINK_PUT;
    for (size_t i = 1; whole && i < HANDLES && (part = case_nth_object(judged, call, i, &other)); i++) {
        bool is_taker = fact_is_named_taker(judged->plan, operation, other.node);
        if (nodes[first.node].sort == nodes[other.node].sort &&
            !fact_holds_nothing(judged->plan, nodes[first.node].sort) &&
            !((nodes[first.node].flags | nodes[other.node].flags) & ARGUMENT_CONST))
            vector_push(list, ((struct link){call, is_taker ? part : whole, is_taker ? whole : part, kind}));
    }
}

/* Of the call's objects the first that is of this sort; 0: none is. */
static uint64_t first_of_sort(const struct policy_case *judged, size_t call, uint32_t sort)
{
    struct sequence_place at;
    uint64_t object;
    for (size_t i = 0; i < HANDLES && (object = case_nth_object(judged, call, i, &at)); i++)
        if (judged->plan->nodes.items[at.node].sort == sort)
            return object;
    return 0;
}

/* get(whole), new(pool, whole) give a part; create_reference(object) leads to it. */
static void add_gift(const struct policy_case *judged, size_t call, links *list)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *nodes = judged->plan->nodes.items;
    bool is_object = item->result != SEQUENCE_NONE && nodes[item->result].kind == SEQ_HANDLE;
    uint64_t source = is_object ? first_of_sort(judged, call, nodes[item->result].sort) : 0;
    uint64_t given = SEQUENCE_REFERENCE(call, 0);
    if (!source)
        return;
    if (case_is_reference(judged, given))
        vector_push(list, ((struct link){call, given, source, LINK_REFERENCE}));
    else if (nodes[item->result].flags & ARGUMENT_BORROWED ||
             sequence_plan_operation(judged->plan, operation)->result.is_borrowed)
        vector_push(list, ((struct link){call, source, given, LINK_PART}));
}

struct reached {
    uint64_t object;
    unsigned kinds; /* of the links up to there */
};
typedef VECTOR(struct reached) all_reached;

static void reach(all_reached *reached, uint64_t object, unsigned kinds)
{
    for (size_t i = 0; i < reached->count; i++)
        if (reached->items[i].object == object && reached->items[i].kinds == kinds)
            return;
    vector_push(reached, ((struct reached){object, kinds}));
}

/* A reference leads there whatever is done, and a part is one.  follows: so does what was put somewhere and is there
 * still. */
static bool is_certain(unsigned kinds, bool follows)
{
    return kinds & LINK_REFERENCE || (!(kinds & LINK_BACK) && (follows ? !(kinds & LINK_LOOSE) : !(kinds & LINK_PUT)));
}

/* What the link puts somewhere leads back to there, by other calls. */
static bool leads_back(const links *list, const struct link *closing, bool follows)
{
    all_reached reached = VECTOR_INIT;
    bool is_back = false;
    reach(&reached, closing->to, closing->kind & (LINK_REFERENCE | LINK_LOOSE));
    for (size_t i = 0; !is_back && i < reached.count; i++) {
        struct reached from = reached.items[i];
        is_back = from.object == closing->from && is_certain(from.kinds, follows);
        for (size_t k = 0; !is_back && k < list->count; k++) {
            const struct link *link = &list->items[k];
            if (link->call != closing->call && link->from == from.object)
                reach(&reached, link->to, from.kinds | link->kind);
            if (link->call != closing->call && link->to == from.object)
                reach(&reached, link->from, from.kinds | link->kind | LINK_BACK);
        }
    }
    vector_release(&reached);
    return is_back;
}

typedef VECTOR(size_t) closing_calls;

/* Without these calls (of those whose results nobody needs) it does not break like that, or what follows cannot be. */
static bool is_due_to(struct policy_case *judged, const size_t *calls, size_t count)
{
    struct probes probes;
    size_t removed = 0;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    for (size_t i = count; i-- > 0;) /* from the last one, so that the others keep their numbers */
        removed += probe_remove(&probe->sequence, judged->plan, calls[i]);
    bool done = !removed || probes_run(&probes, judged->seconds, judged->error);
    bool is_refused = removed && done && (!probe->ran || probe->outcome.outcome == TRIAL_DISCARDED);
    bool is_due = is_refused || (removed && done && case_is_gone(judged, probe));
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return is_due;
}

/* It gets what the link is between, and gives a part of that, or gets both.  What was deleted could not have been used
 * again. */
static bool may_undo(const struct policy_case *judged, size_t call, const struct link *link)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint32_t result = judged->plan->items.items[operation].result;
    struct sequence_place first, second;
    uint64_t whole = case_nth_object(judged, call, 0, &first);
    bool gives = result != SEQUENCE_NONE && judged->plan->nodes.items[result].kind == SEQ_HANDLE;
    return fact_takes_out(judged->plan, operation) && (whole == link->from || whole == link->to) &&
           (gives || case_nth_object(judged, call, 1, &second));
}

static void collect_links(const struct policy_case *judged, links *list)
{
    size_t count = judged->sequence.calls.count;
    for (size_t call = 0; call < count; call++) {
        add_puts(judged, call, list);
        add_gift(judged, call, list);
    }
    for (size_t i = 0; i < list->count; i++)
        for (size_t call = list->items[i].call + 1; list->items[i].kind & LINK_PUT && call < count; call++)
            if (may_undo(judged, call, &list->items[i]))
                list->items[i].kind |= LINK_LOOSE;
}

/* Those by which what leads to an object is put into it, each once and in order. */
static void collect_closing(const struct policy_case *judged, bool follows, closing_calls *closing)
{
    links list = VECTOR_INIT;
    collect_links(judged, &list);
    for (size_t i = 0; i < list.count; i++) {
        const struct link *link = &list.items[i];
        bool is_known = closing->count && closing->items[closing->count - 1] == link->call;
        if (link->kind != LINK_PART && !is_known && leads_back(&list, link, follows))
            vector_push(closing, link->call);
    }
    vector_release(&list);
}

bool case_refers_back(struct policy_case *judged, unsigned by)
{
    closing_calls closing = VECTOR_INIT;
    size_t call = SEQUENCE_NONE;
    collect_closing(judged, by == 9, &closing);
    for (size_t i = 0; call == SEQUENCE_NONE && !judged->has_failed && i < closing.count; i++)
        if (is_due_to(judged, &closing.items[i], 1))
            call = closing.items[i];
    /* One of several circles is broken by one call: add(a, a) twice. */
    if (call == SEQUENCE_NONE && !judged->has_failed && closing.count > 1 &&
        is_due_to(judged, closing.items, closing.count))
        call = closing.items[0];
    vector_release(&closing);
    return judged->has_failed ||
           (call != SEQUENCE_NONE && case_rule_circle(judged, call, by, "what leads to an object is put into it by"));
}
