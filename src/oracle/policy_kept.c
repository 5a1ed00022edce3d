/* What a header asks for and was done: then a sentence is no reason to doubt. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

static bool passes_null(const struct saying *saying, const sequence_places *places)
{
    for (size_t i = 0; i < places->count; i++)
        if (fact_is_null(&saying->judged->sequence, saying->judged->plan, &places->items[i]))
            return true;
    return false;
}

static bool passes_empty(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    for (size_t i = 0; i < places->count; i++) {
        const uint64_t *words = &judged->sequence.words.items[places->items[i].word];
        if (judged->plan->nodes.items[places->items[i].node].kind == SEQ_STRING && SEQUENCE_TAG(*words) == HEAD_VALUE &&
            SEQUENCE_COUNT(*words) == 0)
            return true;
    }
    return false;
}

static bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ';
}

/* "… must consist of ASCII letters and digits besides the spaces": they do, and there are some. */
static bool is_of_plain_letters(const struct saying *saying, const sequence_places *places)
{
    static const char words[] = "letters and digits|letters or digits|alphanumeric|ASCII|printable|7-bit|valid UTF-8";
    const struct policy_case *judged = saying->judged;
    bool has_text = false;
    for (size_t i = 0; i < places->count; i++) {
        const uint64_t *head = &judged->sequence.words.items[places->items[i].word];
        if (judged->plan->nodes.items[places->items[i].node].kind != SEQ_STRING || SEQUENCE_TAG(*head) != HEAD_VALUE)
            continue;
        const char *text = (const char *)(head + 1);
        size_t size = SEQUENCE_COUNT(*head), letters = 0;
        for (size_t k = 0; k < size; k++) {
            if (!is_letter_or_digit(text[k]))
                return false;
            letters += text[k] != ' ';
        }
        if (!letters)
            return false;
        has_text = true;
    }
    return has_text && clause_has_any(saying->clause, words);
}

/* "Decodes a terminated text": all texts are, where no bytes with a length are passed. */
static bool is_terminated(const struct saying *saying, const sequence_places *places)
{
    static const char words[] = "terminated|NUL-terminated|null-terminated|zero-terminated|0-terminated|C string";
    bool has_text = false, has_bytes = false;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_node *node = &saying->judged->plan->nodes.items[places->items[i].node];
        has_text = has_text || node->kind == SEQ_STRING;
        has_bytes = has_bytes || (node->kind == SEQ_BUFFER && node->cell_size == 1 && node->flags & ARGUMENT_CONST);
    }
    return has_text && !has_bytes && clause_has_any(saying->clause, words);
}

/* "All functions expect normalised values": the library itself made every struct that is passed. */
static bool is_of_library(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    bool is_any = false;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places->items[i].node];
        bool is_given = fact_is_reference(&judged->sequence, judged->plan, &places->items[i]);
        if (node->kind != SEQ_HANDLE || node->holding != SEQ_HOLD_COPY || !is_given)
            return false;
        is_any = true;
    }
    return is_any && !(saying->is_own && clause_is_plain(saying->clause));
}

/* As the digits have it: "a part q (0 to 1)". */
static bool is_part_kept(const struct clause *about, uint64_t word)
{
    double number;
    memcpy(&number, &word, sizeof number);
    return clause_has_digits(about) && (!about->has_least || number >= (double)about->least) &&
           (!about->has_most || number <= (double)about->most) && (!about->not_zero || number != 0);
}

/* The parameter that is a number, itself or by the cells of its array; SEQUENCE_NONE: none is. */
static uint32_t number_at(const struct policy_case *judged, const struct sequence_place *place, int64_t *number)
{
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    uint64_t word = judged->sequence.words.items[place->word];
    if (fact_is_amount(node)) {
        *number = (int64_t)sequence_number(node, word);
        return place->node;
    }
    *number = SEQUENCE_TAG(word) == HEAD_VALUE ? (int64_t)SEQUENCE_COUNT(word) : 0;
    return node->kind == SEQ_BUFFER && !(node->flags & ARGUMENT_UNSIZED) ? node->array : SEQUENCE_NONE;
}

/* Every number that is meant is as the digits have it, or below what a function says. */
static bool is_number_kept(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    bool is_kept = false;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places->items[i].node];
        int64_t number = 0;
        bool is_part = node->kind == SEQ_FLOAT, is_amount = fact_is_amount(node);
        uint32_t meant = is_part ? places->items[i].node : number_at(judged, &places->items[i], &number);
        if (meant == SEQUENCE_NONE || !saying_means(saying, meant))
            continue;
        struct clause about = saying_of_number(saying, meant);
        if (!is_part && !is_amount && !clause_has_digits(&about))
            continue; /* of how long an array is, digits alone tell */
        is_kept = is_part ? is_part_kept(&about, judged->sequence.words.items[places->items[i].word])
                  : clause_has_digits(&about) ? !clause_excludes(&about, number)
                                              : saying_is_within(saying, number);
        if (!is_kept)
            return false;
    }
    return is_kept;
}

bool operation_is_asked(const struct operation *operation)
{
    const struct function *function = operation->function;
    bool is_asked = operation->is_pure || function->result->kind == TYPE_BOOL, has_pointer = false, only_looks = true;
    for (size_t i = 0; i < function->parameter_count; i++) {
        bool is_pointer = function->parameters[i].type->kind == TYPE_POINTER;
        has_pointer = has_pointer || is_pointer;
        only_looks = only_looks && (!is_pointer || function->parameters[i].type->target_const);
    }
    bool computes = function->parameter_count && !has_pointer && function->result->kind != TYPE_VOID;
    return (is_asked && only_looks) || computes;
}

/* The part of a list that something stands in: between commas, or "and" and "then". */
static struct clause part_around(const struct clause *clause, const char *at)
{
    static const char joints[] = "and|then|but|or|,";
    const char *from = clause->s, *end = clause->s + clause->length;
    for (const char *joint; (joint = clause_find_first(clause, from, joints)) && joint < at;)
        from = joint + 1;
    const char *behind = clause_find_first(clause, at, joints);
    return (struct clause){.s = from, .length = (size_t)((behind ? behind : end) - from)};
}

static const char at_end[] = "at the end|in the end|at exit|afterwards|finally|when done|when you are done|after use|"
                             "when no longer|when it is no longer|at last|when finished|once done";

/* "Call it when you are done", at the function itself: only what is lost can be missing that. */
static bool is_own_at_end(const struct saying *saying)
{
    static const char calls[] = "call it|call this|must be called|has to be called|should be called|to be called";
    return saying->is_own && !(saying->clause->asks & ASKS_NOT) && clause_has_any(saying->clause, calls) &&
           clause_has_any(saying->clause, at_end) && saying->judged->ruling->verdict.kind != VERDICT_LEAK;
}

/* "… and list_flush()ed at the end": it comes behind everything, and only what is lost can be missing it. */
static bool is_asked_at_end(const struct saying *saying, uint32_t operation)
{
    const struct sequence_plan *plan = saying->judged->plan;
    const char *at = clause_find(saying->clause, sequence_plan_operation(plan, operation)->function->name);
    if (!at || saying->clause->asks & ASKS_NOT || saying->judged->ruling->verdict.kind == VERDICT_LEAK)
        return false;
    struct clause part = part_around(saying->clause, at);
    bool destroys = plan->items.items[operation].kind == SEQ_KIND_DESTROYS;
    return clause_has_any(&part, at_end) || (destroys && !clause_has_any(&part, "before|first|prior"));
}

/* The functions that are named: those that must come first did, those that must not did not. */
static bool is_order_kept(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    bool is_named = false, is_one_enough = clause_names(saying->clause, "or"), is_one_called = false, asks_not = false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        bool is_called = false;
        const struct operation *operation = sequence_plan_operation(judged->plan, i);
        if (i == saying->operation || operation_is_asked(operation) ||
            !clause_names(saying->clause, operation->function->name))
            continue;
        for (size_t call = 0; call < saying->call && call < judged->sequence.calls.count; call++)
            is_called = is_called || sequence_operation_of(&judged->sequence, call) == i;
        is_named = true;
        if (!is_called && is_asked_at_end(saying, i))
            continue;
        bool is_not = saying->clause->asks & ASKS_NOT && !clause_wants_means(saying->clause, operation->function->name);
        is_one_called = is_one_called || is_called;
        asks_not = asks_not || is_not;
        if (is_called == is_not && !is_one_enough)
            return false;
    }
    /* "with parse() or make() only": one of them is enough, or too much */
    return is_named && (!is_one_enough || is_one_called == !asks_not);
}

/* "which must be initialised": no object is passed that nothing made. */
static bool is_made_before(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    bool is_made = false;
    for (size_t i = 0; i < places->count; i++)
        is_made = is_made || (judged->plan->nodes.items[places->items[i].node].kind == SEQ_HANDLE &&
                              fact_is_reference(&judged->sequence, judged->plan, &places->items[i]));
    return is_made && clause_has_any(saying->clause, PHRASES_INITIALISED) && !(saying->clause->asks & ASKS_NOT);
}

/* "must be one that pool_alloc returned": each object that such a function could have given was given by one. */
static bool is_of_named_maker(const struct saying *saying, const sequence_places *places)
{
    static const char words[] = "returned|returns|obtained|created by|made by|came from|given by|allocated by|comes "
                                "from|got from|allocated with|created with|handed out by";
    const struct policy_case *judged = saying->judged;
    bool is_made = false;
    for (size_t i = 0; clause_has_any(saying->clause, words) && i < places->count; i++) {
        if (judged->plan->nodes.items[places->items[i].node].kind != SEQ_HANDLE ||
            !fact_is_reference(&judged->sequence, judged->plan, &places->items[i]))
            continue;
        uint64_t object = judged->sequence.words.items[places->items[i].word];
        is_made = is_made || clause_names(saying->clause, case_operation_name(judged, SEQUENCE_REFERENCE_CALL(object)));
    }
    return is_made;
}

/* The sentence names a function as the one that such objects come from. */
static bool has_maker_of(const struct saying *saying, uint32_t sort)
{
    const struct sequence_plan *plan = saying->judged->plan;
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (fact_makes(plan, i, sort) &&
            clause_names_means(saying->clause, sequence_plan_operation(plan, i)->function->name))
            return true;
    return false;
}

static bool is_by_named(const struct saying *saying, const struct sequence_place *place)
{
    const struct policy_case *judged = saying->judged;
    uint64_t object = judged->sequence.words.items[place->word];
    return fact_is_reference(&judged->sequence, judged->plan, place) &&
           clause_names_means(saying->clause, case_operation_name(judged, SEQUENCE_REFERENCE_CALL(object)));
}

bool saying_is_of_makers(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    const unsigned others =
        ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER | ASKS_FILLED | ASKS_SAME | ASKS_LIFE | ASKS_PLAIN | ASKS_NOT;
    bool is_any = false, is_other = saying->clause->asks & others || clause_has_digits(saying->clause);
    sequence_places places = VECTOR_INIT;
    for (size_t call = 0; !is_other && call < judged->sequence.calls.count; call++) {
        const char *name = case_operation_name(judged, (uint32_t)call);
        is_any = is_any ||
                 clause_names_means(saying->clause, name); /* also of objects that nothing but a contract looks at */
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_other && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            if (node->kind != SEQ_HANDLE || node->flags & ARGUMENT_OUT || !has_maker_of(saying, node->sort))
                continue;
            is_any = true;
            is_other = !is_by_named(saying, &places.items[i]);
        }
    }
    vector_release(&places);
    return is_any && !is_other;
}

/* Of no pointer by its name, and without a word of duty. */
static bool tells_of_buffer(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (function->parameters[i].type->kind == TYPE_POINTER &&
            clause_names(saying->clause, function->parameters[i].name))
            return false;
    return clause_has_any(saying->clause, "buffer|buffers|array|arrays|memory") && !clause_is_plain(saying->clause);
}

/* "`buffer`, which must have at least `size` entries", "a buffer of the caller, `size` bytes large": every buffer is as
 * large as its length says. */
static bool is_length_kept(const struct saying *saying)
{
    static const char more[] = "+ |* |plus|more|twice|times";
    static const char sizes[] = "room|space|large|big|long|length|size|bytes|entries|elements|characters|cells|items|"
                                "hold|holds|at least|capacity|array of|memory";
    const struct sequence_plan *plan = saying->judged->plan;
    const struct sequence_operation *item = &plan->items.items[saying->operation];
    bool is_named = false;
    if (saying->clause->asks & (ASKS_OTHER | ASKS_NOT) || clause_has_any(saying->clause, more) ||
        !clause_has_any(saying->clause, sizes) || clause_computes(saying->clause))
        return false;
    for (uint32_t i = 0; !is_named && i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        is_named = node->kind == SEQ_BUFFER && node->array != SEQUENCE_NONE &&
                   (tells_of_buffer(saying) ||
                    clause_names(saying->clause, fact_parameter(plan, saying->operation, item->parameters + i))) &&
                   clause_names(saying->clause, fact_parameter(plan, saying->operation, node->array));
    }
    return is_named;
}

struct side {
    const char *at; /* where the sentence names it */
    int64_t number;
};

static void add_side(const struct saying *saying, uint32_t node, int64_t number, struct side sides[2], size_t *count)
{
    const char *name = fact_parameter(saying->judged->plan, saying->operation, node),
               *at = name && *name ? clause_find(saying->clause, name) : NULL;
    if (at && *count < 2)
        sides[*count] = (struct side){at, number};
    *count += at != NULL;
}

/* "from <= to", "low is not above high": of two numbers of the call; 1: so they are, -1: they are not, 0: it says no
 * such thing. */
static int compared(const struct saying *saying, const sequence_places *places)
{
    static const struct {
        const char *words;
        bool may_be_less, may_be_equal, may_be_more;
    } comparisons[] = {{"<=", true, true, false},
                       {">=", false, true, true},
                       {"<", true, false, false},
                       {">", false, false, true},
                       {"!=", true, false, true},
                       {"not above|not be above|not greater than|not be greater than|not more than|at most|not exceed",
                        true, true, false},
                       {"not below|not be below|not less than|not be less than|at least", false, true, true},
                       {"below|less than|smaller than", true, false, false},
                       {"above|greater than|larger than|more than", false, false, true}};
    struct side sides[2];
    size_t count = 0;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_node *node = &saying->judged->plan->nodes.items[places->items[i].node];
        if (fact_is_amount(node))
            add_side(saying, places->items[i].node,
                     (int64_t)sequence_number(node, saying->judged->sequence.words.items[places->items[i].word]), sides,
                     &count);
        if (node->kind == SEQ_BUFFER && node->array != SEQUENCE_NONE)
            add_side(saying, node->array,
                     (int64_t)SEQUENCE_COUNT(saying->judged->sequence.words.items[places->items[i].word]), sides,
                     &count);
    }
    if (count != 2)
        return 0;
    const struct side *left = &sides[sides[1].at < sides[0].at], *right = &sides[sides[1].at >= sides[0].at];
    const struct clause between = {.s = left->at, .length = (size_t)(right->at - left->at)};
    for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++)
        if (clause_has_any(&between, comparisons[i].words))
            return (left->number < right->number   ? comparisons[i].may_be_less
                    : left->number > right->number ? comparisons[i].may_be_more
                                                   : comparisons[i].may_be_equal)
                       ? 1
                       : -1;
    return 0;
}

/* "only to the heap that it is in": there is but one heap, and nothing is passed twice. */
static bool is_alone(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    uint32_t sort = SEQUENCE_NONE;
    size_t made = 0;
    for (size_t i = 0; sort == SEQUENCE_NONE && i < places->count; i++)
        if (judged->plan->nodes.items[places->items[i].node].kind == SEQ_HANDLE)
            sort = judged->plan->nodes.items[places->items[i].node].sort;
    for (size_t call = 0; sort != SEQUENCE_NONE && call < judged->sequence.calls.count; call++)
        made += fact_makes(judged->plan, sequence_operation_of(&judged->sequence, call), sort);
    return saying->clause->reading.topic == TOPIC_TOGETHER && sort != SEQUENCE_NONE && made == 1 &&
           !fact_has_alias(&judged->sequence, judged->plan);
}

static int compared_at(const struct saying *saying)
{
    sequence_places places = VECTOR_INIT;
    if (saying->call < saying->judged->sequence.calls.count)
        sequence_look(&saying->judged->sequence, saying->judged->plan, saying->call, &places);
    int is_so = compared(saying, &places);
    vector_release(&places);
    return is_so;
}

bool saying_is_compared(const struct saying *saying)
{
    return compared_at(saying) > 0;
}

bool saying_is_broken(const struct saying *saying)
{
    return compared_at(saying) < 0;
}

/* "NULL if a coordinate is out of range", at the function, of "coordinates must lie in …", at the top. */
static bool is_looked_at(const struct saying *saying)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_looked_at = false;
    const struct operation *about = sequence_plan_operation(saying->judged->plan, saying->operation);
    const char *at = !saying->is_own && operation_comment(about, &comment) ? comment.s : "";
    while (!is_looked_at && clause_next(&at, &clause))
        is_looked_at = clause_looks_at(&clause, saying->clause);
    text_release(&comment);
    return is_looked_at;
}

/* "At most INT32_MAX", "sizes up to SIZE_MAX": no number is anywhere near, and small ones do not add up to that. */
static bool is_small(const struct saying *saying)
{
    static const char limits[] = "INT_MAX|UINT_MAX|LONG_MAX|ULONG_MAX|LLONG_MAX|ULLONG_MAX|SIZE_MAX|SSIZE_MAX|"
                                 "PTRDIFF_MAX|INT32_MAX|UINT32_MAX|INT64_MAX|UINT64_MAX|INTMAX_MAX|UINTMAX_MAX";
    const struct policy_case *judged = saying->judged;
    const unsigned others = ASKS_LARGER | ASKS_OTHER | ASKS_FILLED | ASKS_APART | ASKS_SAME | ASKS_LIFE | ASKS_PLAIN;
    return clause_has_any(saying->clause, limits) && !(saying->clause->asks & others) &&
           !clause_has_digits(saying->clause) &&
           fact_count_beyond(&judged->sequence, judged->plan, policy_numbers.small_number) == 0;
}

bool saying_is_kept(const struct saying *saying)
{
    static const char apart[] = "overlap|overlaps|distinct|alias|aliased|the same object|itself";
    const struct policy_case *judged = saying->judged;
    sequence_places places = VECTOR_INIT;
    if (saying->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    bool kept = (clause_names(saying->clause, "NULL") && !passes_null(saying, &places)) ||
                (saying->clause->asks & ASKS_FILLED && !passes_empty(saying, &places)) ||
                (clause_has_any(saying->clause, apart) && !strstr(judged->what, "overlap") &&
                 !fact_has_alias(&judged->sequence, judged->plan)) ||
                saying_is_begun_so(saying) || is_terminated(saying, &places) || is_of_plain_letters(saying, &places) ||
                is_of_library(saying, &places) || is_number_kept(saying, &places) || is_order_kept(saying) ||
                is_made_before(saying, &places) || is_of_named_maker(saying, &places) || is_length_kept(saying) ||
                compared(saying, &places) > 0 || is_alone(saying, &places) || is_looked_at(saying) ||
                is_own_at_end(saying) || is_small(saying) || saying_is_of_unpassed(saying);
    vector_release(&places);
    return kept;
}
