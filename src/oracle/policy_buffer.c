/* Rule 3: beyond a block of the caller. */
#include <string.h>
#include <strings.h>
#include "model/words.h"
#include "oracle/policy_case.h"

/* The block: where it was passed. */
struct passed {
    size_t call, place;
    uint32_t node;
    uint64_t head;
};

static bool find_passed(const struct policy_case *judged, struct passed *passed)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    bool found = false;
    size_t call = fault->allocated_by < judged->sequence.calls.count ? fault->allocated_by : judged->call;
    if (call < judged->sequence.calls.count && fault->argument != SEQUENCE_NONE)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        found = places.items[i].node == fault->argument;
        *passed = (struct passed){call, i, places.items[i].node, judged->sequence.words.items[places.items[i].word]};
    }
    vector_release(&places);
    return found;
}

/* ---- does a number say how many cells there are? ---- */

static uint64_t cells_of(const struct policy_case *judged, const struct passed *passed)
{
    const struct sequence_node *node = &judged->plan->nodes.items[passed->node];
    return node->kind == SEQ_OBJECT || node->kind == SEQ_HANDLE ? 1 : SEQUENCE_COUNT(passed->head);
}

/* N - 1 and N cells are well, N + 1 are not. */
static bool is_length(struct policy_case *judged, const struct passed *passed, size_t place, bool *is_one)
{
    struct probes probes;
    uint64_t cells = cells_of(judged, passed);
    probes_init(&probes, judged->policy);
    for (uint64_t number = cells ? cells - 1 : cells; number <= cells + 1; number++) {
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->tag = number <= cells;
        probe_set_number(&probe->sequence, judged->plan, passed->call, place, number);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done;
    for (size_t i = 0; *is_one && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        *is_one = probe->ran && case_is_gone(judged, probe) == (bool)probe->tag;
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool rule_length(struct policy_case *judged, const struct passed *passed, uint32_t number)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, passed->call);
    uint64_t cells = cells_of(judged, passed);
    struct rule *rule =
        case_learn(judged, RULE_LENGTH, operation, judged->plan->nodes.items[passed->node].parameter,
                   judged->plan->nodes.items[number].parameter, NULL,
                   mem_format("of %llu cells, up to %llu are well and %llu are too many", (unsigned long long)cells,
                              (unsigned long long)cells, (unsigned long long)cells + 1));
    char *why = rule_sentence(rule, judged->plan);
    rule->is_certain = !rule->is_bug;
    case_rule_by(judged, rule, 3, why);
    mem_free(why);
    return true;
}

/* True: decided. */
static bool learn_length(struct policy_case *judged, const struct passed *passed)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false, is_one = false;
    sequence_look(&judged->sequence, judged->plan, passed->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        if (places.items[i].depth > 0 || !fact_is_amount(&judged->plan->nodes.items[places.items[i].node]))
            continue;
        if (!is_length(judged, passed, i, &is_one))
            decided = true;
        else if (is_one)
            decided = rule_length(judged, passed, places.items[i].node);
    }
    vector_release(&places);
    return decided;
}

/* ---- a length that is told by a pointer ---- */

/* (bytes, size_t *length) may be how many there are, or only how many there will be: a function that never looks at it
 * is well as soon as there is room enough.  A variable that is moved on is moved within what is there; who stops where
 * there is less room minds it, and has to mind it here, too. */
static bool is_looked_at(struct policy_case *judged, const struct passed *passed, bool *is_looked)
{
    static const uint32_t sizes[] = {0, 1, 2, 3, 5, 8, 1024, 4096};
    const struct sequence_node *node = &judged->plan->nodes.items[passed->node];
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t words = 1 + (node->flags & ARGUMENT_OUT ? 0 : ((size_t)sizes[i] * node->cell_size + 7) / 8);
        uint64_t *zeros = mem_array(words, sizeof *zeros);
        zeros[0] = SEQUENCE_HEAD(HEAD_VALUE, sizes[i]);
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->tag = sizes[i] >= SEQUENCE_COUNT(passed->head);
        probe_replace(&probe->sequence, judged->plan, passed->call, passed->place, zeros, words);
        mem_free(zeros);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error), is_well_small = false, is_well_large = false;
    for (size_t i = 0; done && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        if (!case_is_gone(judged, probe))
            continue;
        is_well_small = is_well_small || !probe->tag;
        is_well_large = is_well_large || probe->tag;
    }
    *is_looked = is_well_small || !is_well_large || node->flags & ARGUMENT_MOVED;
    judged->is_proved = is_well_small && node->flags & ARGUMENT_MOVED && node->flags & ARGUMENT_OUT;
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool is_told_by_pointer(const struct policy_case *judged, const struct sequence_node *node)
{
    return node->array != SEQUENCE_NONE && node->flags & (ARGUMENT_OUT | ARGUMENT_RAW) &&
           judged->plan->nodes.items[node->array].flags & ARGUMENT_LENGTH_IN_PLACE;
}

/* ---- ruling ---- */

static bool rule_error(struct policy_case *judged, const char *why)
{
    return case_null(judged) || case_excuse(judged, 3) || case_follow(judged, 3) ||
           case_rule(judged, RULING_ERROR, 3, "%s", why);
}

#define LEAST_MOST 1024 /* bytes that a function may need of an argument that nobody says the size of */

/* So much was read of it: what is drawn from now on has as much, up to a power of two. */
static void draw_more(const struct policy_case *judged, const struct passed *passed)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    struct sequence_node *node = &judged->plan->nodes.items[passed->node];
    uint32_t least = 1;
    if (node->kind != SEQ_STRING || fault->is_write || fault->offset < 0 || fault->offset >= LEAST_MOST)
        return;
    while (least < (uint64_t)fault->offset + fault->access_size)
        least *= 2;
    node->least = least > node->least && least <= LEAST_MOST ? least : node->least;
}

static bool rule_unknown(struct policy_case *judged, const struct passed *passed)
{
    draw_more(judged, passed);
    return learn_length(judged, passed) ||
           case_rule(judged, RULING_INVALID, 3, "nobody knows how large '%s' of %s must be",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, passed->call), passed->node),
                     case_operation_name(judged, (uint32_t)passed->call));
}

/* A byte just before what the caller passed, to read: that is no question of how large it is.  Before a text its
 * library may keep something. */
static bool is_before(const struct policy_case *judged, const struct sequence_node *node)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    return fault->offset == -1 && fault->access_size == 1 && !fault->is_write && node->flags & ARGUMENT_CONST &&
           !case_is_of_characters(judged, node);
}

static bool is_sized(const struct sequence_node *node)
{
    return !(node->flags & ARGUMENT_UNSIZED) &&
           (node->flags & ARGUMENT_CLOSED || node->cells || node->array != SEQUENCE_NONE);
}

bool case_is_told(const struct policy_case *judged)
{
    struct passed passed;
    const struct sequence_node *nodes = judged->plan->nodes.items;
    return case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_CALLER &&
           find_passed(judged, &passed) && nodes[passed.node].kind == SEQ_BUFFER && is_sized(&nodes[passed.node]);
}

/* (0, {NULL}): what main() gets mostly begins with the name of the program. */
static bool rule_nameless(struct policy_case *judged, const struct passed *passed, const struct sequence_node *node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, passed->call);
    const char *name = fact_parameter(judged->plan, operation, passed->node);
    bool is_counted = node->flags & ARGUMENT_CLOSED && node->array != SEQUENCE_NONE;
    if (!is_counted || cells_of(judged, passed) > 0 || !name_ends(name, "argv"))
        return false;
    return case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s has not even the name of the program", name,
                     case_operation_name(judged, (uint32_t)passed->call));
}

static bool rule_buffer(struct policy_case *judged, const struct passed *passed, const struct sequence_node *node)
{
    bool is_looked = true, is_known = is_sized(node);
    if (is_known && is_told_by_pointer(judged, node) && !is_looked_at(judged, passed, &is_looked))
        return true;
    bool is_kept = judged->call < judged->sequence.calls.count && passed->call != judged->call;
    if (is_kept && judged->outcome.fault.block_size == 0 &&
        !fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, judged->call)))
        return case_rule(judged, RULING_SUSPECT, 3, "there was no room at all, and %s cannot say so",
                         case_operation_name(judged, judged->call));
    if (is_known && is_looked)
        return rule_nameless(judged, passed, node) || case_headed(judged, passed->call, node) ||
               case_terminator(judged, passed->call, node) ||
               case_unended(judged, passed->call, passed->place, node, passed->head) ||
               case_flag(judged, passed->call) || case_room(judged, passed->call, node) ||
               rule_error(judged, "the buffer is as large as the call was told");
    if (is_before(judged, node) && !case_headed(judged, passed->call, node))
        return rule_error(judged, "an array has nothing before its beginning");
    return rule_unknown(judged, passed);
}

/* The type that a pointer leads to is made for texts: "char", not "uint8_t" nor "signed char". */
bool case_is_of_characters(const struct policy_case *judged, const struct sequence_node *node)
{
    const struct role *role = judged->plan->roles.items[node - judged->plan->nodes.items];
    const struct type *type = role ? role->type : NULL;
    return type && type->kind == TYPE_POINTER && strcmp(type->target->name, "char") == 0;
}

/* A library that hands out texts of its own keeps something before them: who passes another text is to blame. */
static bool is_of_library(const struct policy_case *judged)
{
    if (judged->outcome.fault.access_size < 4)
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        uint32_t result = judged->plan->items.items[i].result;
        if (result != SEQUENCE_NONE &&
            (judged->plan->nodes.items[result].kind == SEQ_STRING || judged->plan->nodes.items[result].kind == SEQ_ANY))
            return true;
    }
    return false;
}

/* map(text, from, to, n): the length behind two texts may be that of both. */
static bool shares_length(const struct policy_case *judged, const struct passed *passed,
                          const struct sequence_node *node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, passed->call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    sequence_places places = VECTOR_INIT;
    bool shares = false;
    sequence_look(&judged->sequence, judged->plan, passed->call, &places);
    for (size_t i = 0; !shares && i < places.count; i++) {
        const struct sequence_node *other = &judged->plan->nodes.items[places.items[i].node];
        shares = places.items[i].depth == 0 && other->kind == SEQ_BUFFER && other->array != SEQUENCE_NONE &&
                 other->parameter == node->parameter + 1 &&
                 SEQUENCE_COUNT(judged->sequence.words.items[places.items[i].word]) > 0 &&
                 function->parameters[other->parameter].type == function->parameters[node->parameter].type;
    }
    vector_release(&places);
    return shares;
}

#define NEAR 32 /* bytes behind the end of a text */

/* double load_double(const char *p): bytes that a number is made of, all read at once, and no text. */
static bool reads_number(const struct policy_case *judged, const struct passed *passed)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, passed->call);
    const struct type *result = sequence_plan_operation(judged->plan, operation)->function->result;
    return judged->outcome.fault.access_size > 1 && (result->kind == TYPE_INTEGER || result->kind == TYPE_FLOAT) &&
           result->size == judged->outcome.fault.access_size;
}

static bool rule_string(struct policy_case *judged, const struct passed *passed, const struct sequence_node *node)
{
    if (learn_length(judged, passed))
        return true;
    if (judged->outcome.fault.offset >= 0 && shares_length(judged, passed, node))
        return case_rule(judged, RULING_INVALID, 3, "the length behind two texts may be that of both");
    if (judged->outcome.fault.offset < 0 && is_of_library(judged))
        return case_rule(
            judged, RULING_SUSPECT, 3, "'%s' of %s may have to be a text that the library gave",
            fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, passed->call), passed->node),
            case_operation_name(judged, (uint32_t)passed->call));
    if (is_before(judged, node))
        return rule_error(judged, "an array has nothing before its beginning");
    uint32_t called = sequence_operation_of(&judged->sequence, passed->call);
    if (fact_is_named(judged->plan, called, "compress uncompress decompress inflate deflate") ||
        reads_number(judged, passed) ||
        (!case_is_of_characters(judged, node) && (node->flags & ARGUMENT_CONST || judged->outcome.fault.offset < 0)))
        return rule_unknown(judged, passed); /* bytes, of which nobody says that a zero ends them */
    if (judged->outcome.fault.offset < 0)
        return rule_error(judged, "a text has nothing before its beginning");
    if (judged->outcome.fault.offset > (int64_t)judged->outcome.fault.block_size + NEAR)
        return rule_unknown(judged, passed); /* who reads to its end does not get there: it may be anybody's memory */
    if (judged->outcome.fault.is_write)
        return case_rule(judged, RULING_INVALID, 3, "a text is made longer in the caller's memory");
    uint32_t operation = sequence_operation_of(&judged->sequence, passed->call);
    const char *name = fact_parameter(judged->plan, operation, passed->node);
    size_t length = SEQUENCE_TAG(passed->head) == HEAD_VALUE ? SEQUENCE_COUNT(passed->head) : 0;
    if (case_too_short(judged, passed->call, passed->node, length))
        return true;
    if (case_says_length(judged, operation, name, length))
        return case_rule(judged, RULING_SUSPECT, 3, "the %s says how many characters '%s' has",
                         case_teller(judged, operation, NULL), name);
    return rule_error(judged, "a text was terminated and read beyond its end");
}

/* The block that void * points into is all calls'. */
static bool find_any(const struct policy_case *judged, struct passed *passed)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = judged->sequence.calls.count; !found && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++) {
            found = judged->plan->nodes.items[places.items[i].node].kind == SEQ_ANY &&
                    !fact_is_null(&judged->sequence, judged->plan, &places.items[i]);
            *passed = (struct passed){.call = call, .place = i, .node = places.items[i].node};
        }
    }
    vector_release(&places);
    return found;
}

static bool rule_any(struct policy_case *judged, const struct passed *passed)
{
    return case_rule(judged, RULING_INVALID, 3, "nobody knows what '%s' of %s points to",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, passed->call), passed->node),
                     case_operation_name(judged, (uint32_t)passed->call));
}

bool case_rule_any(struct policy_case *judged)
{
    struct passed passed;
    return find_any(judged, &passed) && rule_any(judged, &passed);
}

bool case_misaligned(struct policy_case *judged)
{
    struct passed passed;
    bool is_misaligned = strstr(judged->what, "misaligned"),
         is_bad_free = strstr(judged->what, "alloc-dealloc-mismatch") || strstr(judged->what, "bad-free");
    return (is_misaligned || is_bad_free) && find_any(judged, &passed) &&
           (is_misaligned || case_is_gone_without(judged, passed.call)) && rule_any(judged, &passed);
}

/* A float * is one number or many, and a char ** one text or many: words(line, argv, most).  A struct item * is one,
 * where no length is beside it. */
static bool is_one_or_many(const struct policy_case *judged, const struct sequence_node *node)
{
    const struct role *role = judged->plan->roles.items[node - judged->plan->nodes.items];
    const struct type *type = role ? role->type : NULL;
    return type && type->kind == TYPE_POINTER &&
           (type->target->kind == TYPE_INTEGER || type->target->kind == TYPE_FLOAT ||
            type->target->kind == TYPE_POINTER);
}

static bool has_cells(const struct policy_case *judged, uint32_t node)
{
    const struct role *role = judged->plan->roles.items[node];
    const struct type *type = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    bool has = !type || !type->complete;
    for (size_t i = 0; !has && i < type->field_count; i++)
        has = type->fields[i].type->kind == TYPE_ARRAY;
    return has;
}

/* "ah_item *items": many of its type, by its name. */
static bool is_named_many(const struct policy_case *judged, const struct passed *passed)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    uint32_t sort = judged->plan->nodes.items[passed->node].sort;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        const struct type *type = function->parameters[i].type;
        if (node->kind != SEQ_HANDLE || node->sort != sort || type->kind != TYPE_POINTER)
            continue;
        const char *name = type->target->name, *word = name + strlen(name);
        while (word > name && word[-1] != '_' && word[-1] != ' ')
            word--;
        size_t length = strlen(word), stem = length && word[length - 1] == 'y' ? length - 1 : length;
        const char *many = function->parameters[i].name;
        if (strncasecmp(many, word, stem) == 0 && strlen(many) > length && many[strlen(many) - 1] == 's')
            return true;
    }
    return false;
}

/* "(node *nodes, size_t n)": as many as a number says that the call got, which is followed beyond the one that there
 * is.  So they are cells of an array, and not one object. */
static bool rule_struct(struct policy_case *judged, const struct passed *passed)
{
    sequence_places places = VECTOR_INIT;
    if (judged->call >= judged->sequence.calls.count || has_cells(judged, passed->node))
        return false;
    bool is_array = is_named_many(judged, passed) || case_follows_number(judged);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !is_array && !judged->has_failed && i < places.count; i++) {
        struct passed here = {judged->call, i, passed->node, passed->head};
        bool is_number = places.items[i].depth == 0 && fact_is_amount(&judged->plan->nodes.items[places.items[i].node]);
        is_array = is_number && is_length(judged, &here, i, &is_array) && is_array;
    }
    vector_release(&places);
    if (!is_array)
        return judged->has_failed;
    return case_rule(
        judged, RULING_INVALID, 3, "%s goes as far as its numbers say, and nobody knows how many '%s' are",
        case_operation_name(judged, judged->call),
        fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, passed->call), passed->node));
}

/* Beyond the variable that leads to cells, which is known by the node of a cell: there may have to be several. */
static bool rule_variable(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->allocated_by >= judged->sequence.calls.count || fault->argument >= judged->plan->nodes.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, fault->allocated_by);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    uint32_t parameter = judged->plan->nodes.items[fault->argument].parameter;
    if (parameter >= item->parameter_count)
        return false;
    uint32_t root = item->parameters + parameter;
    bool is_variable = fault->argument != root && judged->plan->nodes.items[root].flags & ARGUMENT_MOVED;
    return is_variable &&
           case_rule(judged, RULING_INVALID, 3, "nobody knows how many '%s' of %s are",
                     fact_parameter(judged->plan, operation, root), case_operation_name(judged, fault->allocated_by));
}

bool case_pointers(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    bool is_wild = case_class(&judged->ruling->verdict, fault) == FAULT_WILD;
    bool is_cell = fault->access_size == sizeof(void *) && fault->argument < judged->plan->nodes.count;
    bool is_pointer = !fault->is_write && (is_wild || is_cell) && judged->call < judged->sequence.calls.count;
    uint32_t operation = is_pointer ? sequence_operation_of(&judged->sequence, judged->call) : 0;
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    for (uint32_t i = 0; is_pointer && i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        const struct type *type = function->parameters[i].type;
        bool has_texts = type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER &&
                         type->target->target->kind == TYPE_INTEGER && type->target->target->size == 1;
        if (has_texts && node->kind == SEQ_OBJECT && node->array == SEQUENCE_NONE)
            return case_rule(judged, RULING_INVALID, 3, "nobody knows how many '%s' of %s are",
                             function->parameters[i].name, function->name);
    }
    return false;
}

bool case_buffer(struct policy_case *judged)
{
    struct passed passed;
    if (rule_variable(judged) || case_pointers(judged))
        return true;
    if (!find_passed(judged, &passed) && !find_any(judged, &passed))
        return case_null(judged) || case_counted(judged) || case_several_given(judged) || case_excuse(judged, 2) ||
               case_rule(judged, RULING_ERROR, 2, "the library leaves the memory that it was given");
    const struct sequence_node *node = &judged->plan->nodes.items[passed.node];
    switch ((enum sequence_node_kind)node->kind) {
    case SEQ_BUFFER:
        return case_room_left(judged, passed.call, passed.node, 3) || case_padded(judged, passed.call, passed.node) ||
               case_said_to_end(judged, passed.call, passed.place, passed.node) ||
               case_continued(judged, passed.call, passed.place, passed.node) || rule_buffer(judged, &passed, node);
    case SEQ_STRING:
        return rule_string(judged, &passed, node);
    case SEQ_ANY:
        return rule_any(judged, &passed);
    case SEQ_OBJECT:
        return is_one_or_many(judged, node) ? case_headed(judged, passed.call, node) || rule_unknown(judged, &passed)
                                            : learn_length(judged, &passed) || rule_struct(judged, &passed) ||
                                                  case_itself(judged, passed.call, passed.node) ||
                                                  case_several(judged, passed.call, passed.node) ||
                                                  case_first(judged, passed.call, passed.node) ||
                                                  rule_error(judged, "the object is as large as its type");
    default:
        return rule_struct(judged, &passed) || case_several_given(judged) ||
               case_first(judged, passed.call, passed.node) || rule_error(judged, "the object is as large as its type");
    }
}
