/* Structs that the library makes itself.  One that the caller filled in may be
 * nonsense; so it is asked whether a struct of the library's own breaks as well. */
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "model/type_kinds.h"
#include "model/words.h"
#include "oracle/policy_saying.h"

#define MEMBERS_MOST 16

/* ---- filled in by the caller, though the library has a function that does ---- */

static bool says_stored(const struct operation *operation, const char *name)
{
    static const char words[] = "stored|stores|store|fills|filled|fill|set|sets|writes|written|puts|put|gives|given|"
                                "returns|saved|saves|records|found|returned";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    char *pointed = mem_format("*%s", name);
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_has_any(&clause, words) && clause_names(&clause, pointed);
    mem_free(pointed);
    text_release(&comment);
    return says;
}

/* int search(…, struct hit *hit): "the match is stored in *hit". */
static bool fills(const struct operation *operation, const struct type *type)
{
    const struct function *function = operation->function;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *parameter = function->parameters[i].type;
        if (parameter->kind == TYPE_POINTER && !parameter->target_const && parameter->target == type &&
            says_stored(operation, function->parameters[i].name))
            return true;
    }
    return false;
}

/* Positions in a text that it points to, say: of plain numbers a caller knows as much as the library. */
static bool has_pointer(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].type->kind == TYPE_POINTER)
            return true;
    return false;
}

static bool is_made_by_library(const struct policy_case *judged, const struct type *type)
{
    for (size_t i = 0; i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, (uint32_t)i);
        if (operation->function->result == type || (has_pointer(type) && fills(operation, type)))
            return true;
    }
    return false;
}

/* ---- read from a text, which nobody would write down as a struct ---- */

static bool takes_text(const struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (type_is_string(function->parameters[i].type) && function->parameters[i].type->target_const)
            return true;
    return false;
}

/* cron_parse(const char *text, struct cron *target): its tables are what the parser makes of the text.  Of a date, say,
 * a caller knows as much. */
static bool gets_pointer_to(const struct function *function, const struct type *type, bool to_const)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *parameter = function->parameters[i].type;
        if (parameter->kind == TYPE_POINTER && parameter->target_const == to_const && parameter->target == type)
            return true;
    }
    return false;
}

static bool is_parsed(const struct operation *operation, const struct type *type)
{
    const struct function *function = operation->function;
    return name_has(function->name, "parse compile decode scan") && takes_text(function) &&
           gets_pointer_to(function, type, false);
}

/* packet_build(out, size, const struct packet *): callers do fill them in. */
static bool is_built(const struct operation *operation, const struct type *type)
{
    return name_has(operation->function->name, "build encode format serialize serialise pack write print dump emit") &&
           gets_pointer_to(operation->function, type, true);
}

static bool has_table(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].type->kind == TYPE_ARRAY && strcmp(type->fields[i].type->target->name, "char") != 0)
            return true;
    return has_pointer(type);
}

static const struct operation *find_parser(const struct policy_case *judged, const struct type *type)
{
    const struct operation *parser = NULL;
    for (size_t i = 0; has_table(type) && i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, (uint32_t)i);
        if (is_built(operation, type))
            return NULL;
        if (!parser && is_parsed(operation, type))
            parser = operation;
    }
    return parser;
}

static bool judge_parsed(struct policy_case *judged, const struct sequence_place *at, uint32_t operation, unsigned by)
{
    const struct type *type = case_struct_at(judged, operation, at);
    const struct operation *parser = type ? find_parser(judged, type) : NULL;
    return parser && parser != sequence_plan_operation(judged->plan, operation) &&
           case_rule(judged, RULING_SUSPECT, by, "such a '%s' is what %s makes of a text", type->name,
                     parser->function->name);
}

struct members { /* of a struct, all of them plain numbers */
    const struct type *type;
    uint32_t first, count; /* nodes */
    size_t word; /* of the first, in the sequence */
};

static bool are_numbers(const struct sequence_plan *plan, uint32_t first, uint32_t count)
{
    bool are = count > 0 && count <= MEMBERS_MOST;
    for (uint32_t i = 0; are && i < count; i++)
        are = plan->nodes.items[first + i].kind == SEQ_NUMBER && !plan->nodes.items[first + i].bit_width;
    return are;
}

/* The struct whose first member stands at a place of the call that broke. */
static bool find_members(const struct policy_case *judged, const struct sequence_place *at, struct members *members)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const struct sequence_plan *plan = judged->plan;
    uint32_t root = plan->items.items[operation].parameters + plan->nodes.items[at->node].parameter;
    const struct sequence_node *node = &plan->nodes.items[root];
    if ((node->kind == SEQ_OBJECT || (node->kind == SEQ_BUFFER && !(node->flags & ARGUMENT_RAW))) && node->count == 1)
        node = &plan->nodes.items[node->first];
    if (node->kind != SEQ_STRUCT || at->node != node->first || !are_numbers(plan, node->first, node->count))
        return false;
    *members = (struct members){case_struct_at(judged, operation, at), node->first, node->count, at->word};
    return members->type != NULL;
}

/* With zeros or ones in its members nothing breaks. */
static bool is_by_members(struct policy_case *judged, const sequence_places *places, bool *is_gone)
{
    bool done = true;
    for (uint64_t number = 0; done && !*is_gone && number < 2; number++) {
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        for (size_t i = 0; i < places->count; i++)
            if (places->items[i].depth > 0 && fact_is_amount(&judged->plan->nodes.items[places->items[i].node]))
                changed.words.items[places->items[i].word] = number;
        done = case_try(judged, &changed, 0, is_gone);
        sequence_release(&changed);
    }
    return done;
}

/* ---- one of several ---- */

typedef VECTOR(struct members) members_vector;

/* All structs of the call that broke; false: numbers stand elsewhere, too. */
static bool find_all(const struct policy_case *judged, const sequence_places *places, members_vector *all)
{
    size_t end = 0; /* words before are those of the last one */
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        struct members members;
        if (at->depth == 0 || at->word < end)
            continue;
        if (!find_members(judged, at, &members))
            return false;
        vector_push(all, members);
        end = members.word + members.count;
    }
    return true;
}

enum company { COMPANY_ZEROS, COMPANY_ONES, COMPANY_SAME, COMPANIES };

/* All others become zeros, ones, or what this one is. */
static void leave_alone(const struct policy_case *judged, struct sequence *changed, const members_vector *all,
                        const struct members *one, enum company company)
{
    for (size_t i = 0; i < all->count; i++) {
        const struct members *other = &all->items[i];
        for (uint32_t k = 0; other != one && k < other->count; k++) {
            bool is_copied = company == COMPANY_SAME && other->type == one->type;
            if (fact_is_amount(&judged->plan->nodes.items[other->first + k]))
                changed->words.items[other->word + k] =
                    is_copied ? changed->words.items[one->word + k] : company == COMPANY_ONES;
        }
    }
}

/* Members that do not fit each other do not fit in whatever company: of several structs one alone has to break it.
 * Otherwise it is how they lie to each other, as with three points on a line. */
static bool is_by_one(struct policy_case *judged, const sequence_places *places, bool *is_one)
{
    members_vector all = VECTOR_INIT;
    bool done = true;
    *is_one = !find_all(judged, places, &all) || all.count < 2 || all.count > MEMBERS_MOST;
    for (size_t i = 0; done && !*is_one && i < all.count * COMPANIES; i++) {
        struct sequence changed = SEQUENCE_INIT;
        bool is_gone = false;
        sequence_copy(&changed, &judged->sequence);
        leave_alone(judged, &changed, &all, &all.items[i / COMPANIES], (enum company)(i % COMPANIES));
        done = case_try(judged, &changed, 0, &is_gone);
        *is_one = !is_gone;
        sequence_release(&changed);
    }
    vector_release(&all);
    return done;
}

/* ---- made by the library of the same numbers ---- */

/* The member that a parameter of a maker is for: 'hue' is 'h'. */
static uint32_t member_for(const struct policy_case *judged, const struct members *members,
                           const struct function *maker, size_t parameter)
{
    const char *name = maker->parameters[parameter].name;
    for (uint32_t i = 0; name && i < members->count; i++) {
        const struct field *field = judged->plan->roles.items[members->first + i]->field;
        size_t length = field && field->name ? strlen(field->name) : 0;
        if (length && strncmp(field->name, name, length) == 0)
            return i;
    }
    return maker->parameter_count == members->count ? (uint32_t)parameter : SEQUENCE_NONE;
}

/* It gives one and gets nothing but numbers, if anything. */
static bool gives_of_numbers(const struct policy_case *judged, uint32_t operation, const struct members *members)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    return function->result == members->type && item->result != SEQUENCE_NONE &&
           !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           (item->parameter_count == 0 || are_numbers(judged->plan, item->parameters, item->parameter_count));
}

static bool is_maker(const struct policy_case *judged, uint32_t operation, const struct members *members)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    bool is_one = function->parameter_count && gives_of_numbers(judged, operation, members);
    for (size_t i = 0; is_one && i < function->parameter_count; i++)
        is_one = member_for(judged, members, function, i) != SEQUENCE_NONE;
    return is_one;
}

/* What the maker gives for these arguments, as members of the struct.  False: nobody knows. */
static bool give(struct policy_case *judged, uint32_t maker, const uint64_t *arguments, const struct members *members,
                 uint64_t *numbers)
{
    struct sequence empty = SEQUENCE_INIT;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &empty);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probe_append_call(&probe->sequence, judged->plan, maker, 0, 0);
    for (size_t i = 0; done && i < judged->plan->items.items[maker].parameter_count; i++)
        probe->sequence.words.items[1 + i] = arguments[i];
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    done = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
           sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                probe->outcome.record_count);
    const struct recorded_output *output = done ? sequence_record_output(&record, 0, 0) : NULL;
    done = output && SEQUENCE_TAG(recorded_head(&record, output)) == HEAD_VALUE &&
           SEQUENCE_COUNT(recorded_head(&record, output)) >= members->type->size;
    for (uint32_t i = 0; done && i < members->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[members->first + i];
        numbers[i] = 0;
        memcpy(&numbers[i], (const char *)&record.words[output->word + 1] + node->offset, node->size);
        numbers[i] = sequence_number(node, numbers[i]);
    }
    sequence_record_release(&record);
    probes_release(&probes);
    sequence_release(&empty);
    return done;
}

/* What the maker gives for these numbers, which are replaced by that. */
static bool make(struct policy_case *judged, uint32_t maker, const struct members *members, uint64_t *numbers)
{
    const struct function *function = sequence_plan_operation(judged->plan, maker)->function;
    uint64_t arguments[MEMBERS_MOST];
    for (size_t i = 0; i < function->parameter_count; i++)
        arguments[i] = numbers[member_for(judged, members, function, i)];
    return give(judged, maker, arguments, members, numbers);
}

/* Large numbers come out as others: it makes no struct that is not in order, whatever it is told. */
static bool is_careful(struct policy_case *judged, uint32_t maker, const struct members *members)
{
    uint64_t numbers[MEMBERS_MOST], given[MEMBERS_MOST];
    for (uint32_t i = 0; i < members->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[members->first + i];
        given[i] = numbers[i] = (uint64_t)sequence_extend((uint64_t)policy_numbers.far[0], node->size, false) >> 1;
    }
    return make(judged, maker, members, numbers) && memcmp(numbers, given, members->count * sizeof *given) != 0;
}

/* All of them 0, or -1: it may be how a maker says no. */
static bool is_refusal(const uint64_t *numbers, uint32_t count)
{
    bool is_same = true;
    for (uint32_t i = 1; i < count; i++)
        is_same = is_same && numbers[i] == numbers[0];
    return is_same;
}

/* The struct in the sequence becomes what the maker gives for its numbers. */
static bool make_one(struct policy_case *judged, struct sequence *changed, const struct members *members)
{
    bool done = false;
    for (uint32_t i = 0; !done && !judged->has_failed && i < judged->plan->items.count; i++) {
        uint64_t *words = &changed->words.items[members->word], numbers[MEMBERS_MOST];
        for (uint32_t k = 0; k < members->count; k++)
            numbers[k] = sequence_number(&judged->plan->nodes.items[members->first + k], words[k]);
        done = is_maker(judged, i, members) && is_careful(judged, i, members) && make(judged, i, members, numbers) &&
               !is_refusal(numbers, members->count);
        if (done)
            memcpy(words, numbers, members->count * sizeof *words);
    }
    return done;
}

bool case_make_members(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    struct sequence changed = SEQUENCE_INIT;
    struct members members;
    bool is_made = false, can = true, is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; can && i < places.count; i++)
        if (find_members(judged, &places.items[i], &members))
            is_made = can = make_one(judged, &changed, &members);
    is_made = is_made && can && case_try(judged, &changed, 0, &is_gone) && !is_gone;
    if (is_made)
        sequence_copy(&judged->sequence, &changed);
    sequence_release(&changed);
    vector_release(&places);
    return is_made;
}

/* ---- of the library's own, and it breaks as well ---- */

/* The struct in the sequence becomes what this maker gives, with these arguments, and it breaks as before. */
static bool breaks_as_given(struct policy_case *judged, uint32_t maker, const uint64_t *arguments,
                            const struct members *members)
{
    uint64_t numbers[MEMBERS_MOST];
    struct sequence changed = SEQUENCE_INIT;
    bool is_same = false;
    if (!give(judged, maker, arguments, members, numbers))
        return false;
    sequence_copy(&changed, &judged->sequence);
    memcpy(&changed.words.items[members->word], numbers, members->count * sizeof *numbers);
    if (case_try_same(judged, &changed, &is_same) && is_same) {
        sequence_copy(&judged->sequence, &changed);
        judged->is_given = true;
    }
    sequence_release(&changed);
    return is_same;
}

/* pwm_reset_config() gives one that breaks, too: then it is none that a caller filled in badly. */
static bool breaks_with_own(struct policy_case *judged, const struct members *members)
{
    static const uint64_t values[] = {0, 1, 100, 1000000};
    enum { VALUES = sizeof values / sizeof *values };
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++) {
        uint32_t count = judged->plan->items.items[i].parameter_count;
        if (!gives_of_numbers(judged, i, members))
            continue;
        unsigned tries = count == 0 ? 1 : count == 1 ? VALUES : VALUES * VALUES;
        for (unsigned k = 0; k < tries && !judged->has_failed; k++) {
            uint64_t arguments[MEMBERS_MOST];
            for (uint32_t m = 0; m < count; m++)
                arguments[m] = values[m % 2 ? k / VALUES : k % VALUES];
            if (breaks_as_given(judged, i, arguments, members))
                return true;
        }
    }
    return false;
}

/* "A plain struct that may be filled in by hand". */
static bool leaves_to_caller(const struct clause *clause)
{
    return clause_has_any(clause, "by hand|filled in directly|set directly|may fill in|may be filled in|may set the "
                                  "fields|may set the members|fields may be set|members may be set|any values");
}

bool case_made(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by)
{
    const struct type *filled = NULL;
    struct members members;
    bool is_gone = false, is_one = false, leaves = case_says_anywhere(judged, operation, leaves_to_caller);
    for (size_t i = 0; !leaves && i < places->count; i++)
        if (judge_parsed(judged, &places->items[i], operation, by))
            return true;
    for (size_t i = 0; i < places->count; i++) /* who looks at one of them has a way to refuse it */
        if (policy_number_care(judged->policy, places->items[i].node) == CARE_CHECKED)
            return false;
    for (size_t i = 0; !filled && i < places->count; i++) {
        const struct type *type = case_struct_at(judged, operation, &places->items[i]);
        filled = type && is_made_by_library(judged, type) ? type : NULL;
    }
    if (!filled || leaves)
        return false;
    if (!is_by_members(judged, places, &is_gone) || (is_gone && !is_by_one(judged, places, &is_one)))
        return true;
    for (size_t i = 0; is_one && i < places->count; i++)
        is_one = !(find_members(judged, &places->items[i], &members) && breaks_with_own(judged, &members));
    if (judged->has_failed)
        return true;
    return is_one &&
           case_rule(judged, RULING_SUSPECT, by, "the members of a '%s' may have to fit each other", filled->name);
}
