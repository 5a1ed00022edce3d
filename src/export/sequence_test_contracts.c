/* Contracts, written out: what must hold of the objects of a test, as checks. */
#include <string.h>
#include "base/file.h"
#include "export/sequence_test_parts.h"

struct contract {
    struct test_writing *writing;
    const struct sequence_contract *item;
    const struct test_output *objects[3]; /* NULL: none */
};

static const struct sequence_contract *contract_of(const struct test_writing *writing)
{
    uint32_t number = writing->one->contract;
    return number == SEQUENCE_NONE ? NULL : &writing->plan->contracts.items[number];
}

/* ---- services ---- */

static void add_nothing(const struct role *role, struct text *expression)
{
    const struct type *type = role->type;
    if (type && (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION))
        text_addf(expression, "(%s){0}", type->name);
    else
        text_add(expression, type && type->kind == TYPE_POINTER ? "NULL" : "0");
}

void test_add_service(struct test_writing *writing, const struct operation *operation,
                      const struct test_output *const *objects, size_t count, struct text *expression)
{
    size_t taken = 0;
    text_addf(expression, "%s(", operation->function->name);
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        bool takes_object = role->kind == ROLE_HANDLE && role->passing != PASS_OUT && taken < count;
        text_add(expression, i ? ", " : "");
        if (takes_object)
            test_add_object(writing, objects[taken++], role->holding, expression);
        else
            add_nothing(role, expression);
    }
    text_add(expression, ")");
    writing->file->uses_model =
        writing->file->uses_model || (writing->file->tests->model &&
                                      strcmp(path_base(operation->file), path_base(writing->file->tests->model)) == 0);
}

/* The number-th; where it broke while one was asked about, that one. */
static const struct test_output *object_of(const struct contract *contract, size_t number)
{
    return contract->objects[number] ? contract->objects[number] : contract->objects[0];
}

/* Of the contract's objects: first, second (from 0; 3: NULL is passed). */
static char *ask(const struct contract *contract, uint32_t operation, size_t first, size_t second)
{
    const struct test_output *objects[] = {object_of(contract, first), second < 3 ? object_of(contract, second) : NULL};
    struct text expression = TEXT_INIT;
    const struct operation *service = sequence_plan_operation(contract->writing->plan, operation);
    test_add_service(contract->writing, service, objects, 2, &expression);
    return text_detach(&expression);
}

static uint32_t service(const struct contract *contract, enum sequence_service which)
{
    return contract->writing->plan->sorts.items[contract->item->sort].services[which];
}

static char *equal(const struct contract *contract, size_t first, size_t second)
{
    return ask(contract, service(contract, SEQ_SERVICE_EQUAL), first, second);
}

static char *compare(const struct contract *contract, size_t first, size_t second)
{
    return ask(contract, service(contract, SEQ_SERVICE_COMPARE), first, second);
}

/* Says that a condition holds, of up to three answers. */
static void check(const struct contract *contract, const char *format, char *a, char *b, char *c)
{
    struct text condition = TEXT_INIT;
    const char *answers[] = {a, b, c};
    for (const char *at = format; *at; at++)
        if (*at == '$')
            text_add(&condition, answers[*++at - '1']);
        else
            text_add_char(&condition, *at);
    test_add_check(contract->writing, &contract->writing->file->forms->truth, condition.s, "");
    text_release(&condition);
    mem_free(a);
    mem_free(b);
    mem_free(c);
}

/* ---- relations ---- */

/* It broke while two were compared, before anything was to be checked. */
static void compare_two(const struct contract *contract, char *asking)
{
    text_addf(contract->writing->out, INDENT "(void)%s;\n", asking);
    mem_free(asking);
}

static void check_relation(const struct contract *contract)
{
    bool are_two = contract->objects[1];
    switch ((enum sequence_contract_kind)contract->item->kind) {
    case CONTRACT_EQUAL_REFLEXIVE:
        if (are_two)
            compare_two(contract, equal(contract, 0, 1));
        else
            check(contract, "$1", equal(contract, 0, 0), NULL, NULL);
        return;
    case CONTRACT_EQUAL_SYMMETRIC:
        check(contract, "!$1 == !$2", equal(contract, 0, 1), equal(contract, 1, 0), NULL);
        return;
    case CONTRACT_EQUAL_TRANSITIVE:
        check(contract, "!$1 || !$2 || $3", equal(contract, 0, 1), equal(contract, 1, 2), equal(contract, 0, 2));
        return;
    case CONTRACT_EQUAL_NULL:
        check(contract, "!$1", equal(contract, 0, 3), NULL, NULL);
        return;
    case CONTRACT_COMPARE_REFLEXIVE:
        if (are_two)
            compare_two(contract, compare(contract, 0, 1));
        else
            check(contract, "$1 == 0", compare(contract, 0, 0), NULL, NULL);
        return;
    case CONTRACT_COMPARE_ANTISYMMETRIC:
        check(contract, "($1 < 0) == ($2 > 0)", compare(contract, 0, 1), compare(contract, 1, 0), NULL);
        check(contract, "($1 > 0) == ($2 < 0)", compare(contract, 0, 1), compare(contract, 1, 0), NULL);
        return;
    case CONTRACT_COMPARE_TRANSITIVE:
        check(contract, "$1 > 0 || $2 > 0 || $3 <= 0", compare(contract, 0, 1), compare(contract, 1, 2),
              compare(contract, 0, 2));
        return;
    case CONTRACT_COMPARE_EQUAL:
        check(contract, "($1 == 0) == !!$2", compare(contract, 0, 1), equal(contract, 0, 1), NULL);
        return;
    default:
        return;
    }
}

static void check_hash(const struct contract *contract)
{
    uint32_t hash = service(contract, SEQ_SERVICE_HASH);
    check(contract, "!$1 || $2 == $3", equal(contract, 0, 1), ask(contract, hash, 0, 3), ask(contract, hash, 1, 3));
}

static void check_copy(const struct contract *contract)
{
    if (service(contract, SEQ_SERVICE_EQUAL) != SEQUENCE_NONE)
        check(contract, "$1", equal(contract, 0, 1), NULL, NULL);
    else
        check(contract, "$1 == 0", compare(contract, 0, 1), NULL, NULL);
}

/* A contract of values is a call of the sequence. */
static bool is_judged_by(const struct test_writing *writing, uint32_t call)
{
    const struct sequence_contract *contract = contract_of(writing);
    return contract && contract->kind == CONTRACT_USER && writing->one->contract_call == call &&
           sequence_operation_of(writing->sequence, call) == contract->operation;
}

static void check_user(const struct contract *contract)
{
    struct text expression = TEXT_INIT;
    uint32_t call = contract->writing->one->contract_call;
    if (call < contract->writing->sequence->calls.count && is_judged_by(contract->writing, call)) {
        const struct test_output *answer = test_output_find(contract->writing, call, 0);
        test_add_check(contract->writing, &contract->writing->file->forms->truth, answer->name, "");
        return;
    }
    test_add_service(contract->writing, sequence_plan_operation(contract->writing->plan, contract->item->operation),
                     contract->objects, 3, &expression);
    test_add_check(contract->writing, &contract->writing->file->forms->truth, expression.s, "");
    text_release(&expression);
}

static void check_text(const struct contract *contract)
{
    char *text = ask(contract, contract->item->operation, 0, 3);
    text_addf(contract->writing->out, INDENT "(void)strlen(%s); /* which must end */\n", text);
    mem_free(text);
}

/* ---- a call that is made again ---- */

bool test_contract_repeats(const struct test_writing *writing, uint32_t call)
{
    const struct sequence_contract *contract = contract_of(writing);
    return (contract && contract->kind == CONTRACT_COPY_INDEPENDENT &&
            writing->one->contract_objects[2] == call << 16) ||
           is_judged_by(writing, call);
}

/* The variables that the first call filled, before they are filled again. */
struct told {
    char *names[8];
    enum held held[8];
};

static void keep_told(struct test_writing *writing, uint32_t call, uint32_t outputs, struct told *told)
{
    for (uint32_t i = 0; i < outputs && i < 8; i++) {
        const struct test_output *output = test_output_find(writing, call, i);
        told->held[i] = output ? output->held : HELD_NOT;
        told->names[i] = told->held[i] == HELD_NOT ? NULL : mem_strdup(output->name);
    }
}

static void check_told_again(struct test_writing *writing, uint32_t call, uint32_t outputs, const struct told *told)
{
    for (uint32_t i = 1; i < outputs && i < 8; i++) {
        const struct test_output *output = test_output_find(writing, call, i);
        if (!told->names[i] || !output)
            continue;
        const struct sequence_node *node = &writing->plan->nodes.items[output->node];
        bool is_pointer = node->kind == SEQ_OBJECT && output->held == HELD_VALUE;
        char *now = mem_format(is_pointer ? "(*%s)" : "%s", output->name);
        char *then = mem_format(is_pointer ? "(*%s)" : "%s", told->names[i]);
        test_check_same(writing, node->kind == SEQ_OBJECT ? node->first : output->node, now, then);
        mem_free(now);
        mem_free(then);
    }
}

static void check_result_again(struct test_writing *writing, uint32_t operation, const char *call, const char *before)
{
    const struct function *function = sequence_plan_operation(writing->plan, operation)->function;
    uint32_t result = writing->plan->items.items[operation].result;
    if (writing->plan->nodes.items[result].kind != SEQ_STRUCT) {
        test_check_same(writing, result, call, before);
        return;
    }
    struct text type = TEXT_INIT;
    char *now = test_name_new(writing, "now");
    test_add_type(function->result, &function->result_alias, 0, &type);
    text_add(writing->out, INDENT);
    test_add_declaration(type.s, now, writing->out);
    text_addf(writing->out, " = %s;\n", call);
    test_check_same(writing, result, now, before);
    text_release(&type);
    mem_free(now);
}

/* What only looks at an object tells the same as before: nobody changed that one. */
static void check_independence(const struct contract *contract)
{
    struct test_writing *writing = contract->writing;
    uint32_t call = writing->one->contract_objects[2] >> 16;
    if (writing->one->contract_objects[2] == SEQUENCE_NONE || call >= writing->sequence->calls.count)
        return;
    uint32_t operation = sequence_operation_of(writing->sequence, call);
    const struct sequence_operation *item = &writing->plan->items.items[operation];
    struct told told = {0};
    struct text again = TEXT_INIT;
    keep_told(writing, call, item->outputs, &told);
    text_addf(&again, "%s(", sequence_plan_operation(writing->plan, operation)->function->name);
    test_add_arguments(writing, call, &again);
    text_add(&again, ")");
    if (item->result != SEQUENCE_NONE && told.names[0])
        check_result_again(writing, operation, again.s, told.names[0]);
    else
        text_addf(writing->out, INDENT "%s;\n", again.s);
    check_told_again(writing, call, item->outputs, &told);
    for (size_t i = 0; i < 8; i++)
        mem_free(told.names[i]);
    text_release(&again);
}

/* ---- plain values of one call ---- */

static bool is_about_values(const struct sequence_contract *contract)
{
    bool is_relation = contract->kind == CONTRACT_EQUAL_REFLEXIVE || contract->kind == CONTRACT_EQUAL_SYMMETRIC ||
                       contract->kind == CONTRACT_COMPARE_REFLEXIVE ||
                       contract->kind == CONTRACT_COMPARE_ANTISYMMETRIC || contract->kind == CONTRACT_HASH;
    return contract->sort == SEQUENCE_NONE && is_relation;
}

/* What a relation of the call's two values says, or what hashes one of them; second: NULL. */
static char *ask_values(const struct contract *contract, uint32_t operation, const char *first, const char *second)
{
    const char *name = sequence_plan_operation(contract->writing->plan, operation)->function->name;
    return second ? mem_format("%s(%s, %s)", name, first, second) : mem_format("%s(%s)", name, first);
}

static void check_values(const struct contract *contract)
{
    struct text values[] = {TEXT_INIT, TEXT_INIT};
    const struct sequence_contract *item = contract->item;
    uint32_t relation = item->beside != SEQUENCE_NONE ? item->beside : item->operation;
    test_add_each_argument(contract->writing, contract->writing->one->contract_call, values);
    const char *a = values[0].s, *b = values[1].s;
    if (item->kind == CONTRACT_EQUAL_REFLEXIVE)
        check(contract, "$1", ask_values(contract, relation, a, a), NULL, NULL);
    else if (item->kind == CONTRACT_EQUAL_SYMMETRIC)
        check(contract, "!$1 == !$2", ask_values(contract, relation, a, b), ask_values(contract, relation, b, a), NULL);
    else if (item->kind == CONTRACT_COMPARE_REFLEXIVE)
        check(contract, "$1 == 0", ask_values(contract, relation, a, a), NULL, NULL);
    else if (item->kind == CONTRACT_COMPARE_ANTISYMMETRIC)
        check(contract, "($1 < 0) == ($2 > 0) && ($1 > 0) == ($2 < 0)", ask_values(contract, relation, a, b),
              ask_values(contract, relation, b, a), NULL);
    else
        check(contract, "$1 == $2", ask_values(contract, item->operation, a, NULL),
              ask_values(contract, item->operation, b, NULL), NULL);
    text_release(&values[0]);
    text_release(&values[1]);
}

/* ---- memory of one call ---- */

bool test_contract_is_about(const struct test_writing *writing, uint32_t call)
{
    const struct sequence_contract *contract = contract_of(writing);
    bool is_memory = contract && (contract->kind == CONTRACT_CONST ||
                                  (contract->kind == CONTRACT_PRINT_TERMINATED && contract->sort == SEQUENCE_NONE));
    return is_memory && writing->one->contract_call == call;
}

static bool is_watched(const struct test_writing *writing, const struct test_block *block)
{
    const struct sequence_node *node = &writing->plan->nodes.items[block->node];
    return contract_of(writing)->kind == CONTRACT_CONST ? sequence_node_is_const(node)
                                                        : (node->flags & ARGUMENT_TERMINATED) != 0;
}

void test_add_before_call(struct test_writing *writing)
{
    bool is_const = contract_of(writing)->kind == CONTRACT_CONST;
    for (size_t i = 0; i < writing->blocks.count; i++) {
        const struct test_block *block = &writing->blocks.items[i];
        if (!is_watched(writing, block))
            continue;
        writing->file->copy = writing->file->copy || is_const;
        if (is_const)
            text_addf(writing->out, INDENT "void *before%zu = assay_copy(%s, %s);\n", i + 1, block->name, block->size);
        else
            text_addf(writing->out, INDENT "memset(%s, '#', %s);\n", block->name, block->size);
    }
}

void test_add_after_call(struct test_writing *writing)
{
    bool is_const = contract_of(writing)->kind == CONTRACT_CONST;
    for (size_t i = 0; i < writing->blocks.count; i++) {
        const struct test_block *block = &writing->blocks.items[i];
        if (!is_watched(writing, block))
            continue;
        char *condition = is_const ? mem_format("memcmp(%s, before%zu, %s) == 0", block->name, i + 1, block->size)
                                   : mem_format("memchr(%s, '\\0', %s) != NULL", block->name, block->size);
        test_add_check(writing, &writing->file->forms->truth, condition, "");
        if (is_const)
            text_addf(writing->out, INDENT "free(before%zu);\n", i + 1);
        mem_free(condition);
    }
}

/* ---- any ---- */

void test_add_contract(struct test_writing *writing)
{
    struct contract contract = {.writing = writing, .item = contract_of(writing)};
    if (!contract.item)
        return;
    for (size_t i = 0; i < 3; i++) {
        uint32_t object = writing->one->contract_objects[i];
        contract.objects[i] = object == SEQUENCE_NONE ? NULL : test_output_find(writing, object >> 16, object & 0xffff);
    }
    if (is_about_values(contract.item)) {
        check_values(&contract);
        return;
    }
    switch ((enum sequence_contract_kind)contract.item->kind) {
    case CONTRACT_INVARIANT:
    case CONTRACT_USER:
        check_user(&contract);
        return;
    case CONTRACT_HASH:
        check_hash(&contract);
        return;
    case CONTRACT_COPY_EQUAL:
        check_copy(&contract);
        return;
    case CONTRACT_COPY_INDEPENDENT:
        check_independence(&contract);
        return;
    case CONTRACT_PRINT_TERMINATED:
        if (contract.item->sort != SEQUENCE_NONE)
            check_text(&contract);
        return;
    default:
        check_relation(&contract);
    }
}
