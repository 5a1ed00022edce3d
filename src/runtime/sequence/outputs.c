/* Outputs: what a call gave, whether it says that it did what it should, and
 * which objects there are now.
 *
 * Where nobody has said what success is (SEQ_SUCCESS_UNKNOWN: an integer):
 *   - a handle in a variable is made if it is not NULL and the result not negative;
 *   - a struct that the caller has is made if the result is 0, or if it is 1 and
 *     something in it is not zero: both conventions are common, and with either
 *     of them other numbers are errors;
 *   - a call that was to make something and made nothing has failed; so has one
 *     with other outputs whose result is negative;
 *   - any other call has not. */
#include <string.h>
#include "runtime/sequence/calling.h"

#define NEAR 256 /* bytes from a text: a struct that it is taken for a part of */

uint64_t value_load(const void *place, uint32_t size)
{
    uint64_t value = 0;
    switch (size) { /* those that there are, without a call */
    case 1:
        return *(const uint8_t *)place;
    case 4:
        memcpy(&value, place, 4);
        return value;
    case 8:
        memcpy(&value, place, 8);
        return value;
    default:
        memcpy(&value, place, size < sizeof value ? size : sizeof value);
        return value;
    }
}

/* Results that are numbers but have no node count as signed. */
int64_t result_number(const struct sequence_operation *operation, const void *result)
{
    uint64_t value = value_load(result, operation->result_size);
    bool is_known = operation->result != SEQUENCE_NONE && nodes[operation->result].kind == SEQ_NUMBER;
    unsigned bits = operation->result_size < 8 ? 64 - operation->result_size * 8 : 0;
    if (is_known && !(nodes[operation->result].flags & ARGUMENT_SIGNED))
        return (int64_t)value;
    return bits < 64 ? (int64_t)(value << bits) >> bits : 0;
}

static bool has_succeeded(const struct sequence_operation *operation, const struct call *call)
{
    switch ((enum sequence_success)operation->success) {
    case SEQ_SUCCESS_NONNULL:
    case SEQ_SUCCESS_TRUE:
        return value_load(call->result, operation->result_size) != 0;
    case SEQ_SUCCESS_CONSTANT:
        return result_number(operation, call->result) == operation->success_value;
    case SEQ_SUCCESS_DECLARED:
        return assay_expressions[operation->success_expression](call->arguments, call->result) != 0;
    case SEQ_SUCCESS_ALWAYS:
    case SEQ_SUCCESS_UNKNOWN:
        break;
    }
    return true;
}

/* ---- what is new ---- */

static struct call *from;
static uint32_t from_number, first_handed;
static uint32_t wanted, made; /* objects */

/* What a borrowed result is part of: what the operation is about, else the first handle that it got. */
static uint32_t lender(void)
{
    const struct sequence_operation *operation = &operations[from->operation];
    uint32_t first = SEQUENCE_NONE;
    for (uint32_t i = first_handed; i < involved_count; i++) {
        if (handings[i].node == SEQUENCE_NONE) /* the call has just made it */
            continue;
        if (nodes[handings[i].node].parameter == operation->subject)
            return involved[i];
        first = first == SEQUENCE_NONE ? involved[i] : first;
    }
    return first;
}

static void join(uint32_t object)
{
    if (involved_count < INVOLVED_MOST) {
        handings[involved_count] = (struct handing){SEQUENCE_NONE, NULL};
        involved[involved_count++] = object;
    }
}

static uint32_t destroyer_of(const struct sequence_node *node)
{
    const struct sequence_operation *operation = &operations[from->operation];
    if (node->sort == SEQUENCE_NONE || node->flags & ARGUMENT_BORROWED)
        return SEQUENCE_NONE;
    return operation->destroyer != SEQUENCE_NONE && operations[operation->destroyer].sort == node->sort
               ? operation->destroyer
               : sorts[node->sort].services[SEQ_SERVICE_DESTROY];
}

/* An object that lives at this address already: the call gave that one again, or a part of it, or the address is new
 * memory and the object had gone unnoticed. */
static uint32_t known_object(const struct sequence_node *node, uint64_t value, uint32_t *parent)
{
    uint32_t known = object_live_of(value, node->sort);
    if (known == SEQUENCE_NONE)
        return SEQUENCE_NONE;
    const struct heap_block *block = heap_find((uintptr_t)value);
    if (block && block->owner == OWNER_TARGET && block->call == from_number && objects[known].call != from_number) {
        object_end(known, from_number, OBJECT_CONSUMED);
        return SEQUENCE_NONE;
    }
    if (objects[known].sort == node->sort)
        return known;
    *parent = known;
    return SEQUENCE_NONE;
}

/* One that is there already is the caller's now; of a counted sort, once more. */
static void give_again(uint32_t number, const struct sequence_node *node)
{
    bool is_counted = node->sort != SEQUENCE_NONE && sorts[node->sort].flags & SORT_COUNTED;
    if (operations[from->operation].flags & OPERATION_REFERS_FLAG ||
        node->flags & (ARGUMENT_BORROWED | ARGUMENT_IN_OUT))
        return;
    if (is_counted)
        objects[number].references++;
    else if (objects[number].is_borrowed)
        owner_own(number);
}

/* An object that the call has ended and of whose sort it gives one: block = resize(block, size). */
static uint32_t ended_for(const struct sequence_node *node)
{
    if (node->parameter != SEQUENCE_RESULT || node->sort == SEQUENCE_NONE || node->flags & ARGUMENT_BORROWED)
        return SEQUENCE_NONE;
    for (uint32_t i = first_handed; i < involved_count; i++) {
        const struct object *object = &objects[involved[i]];
        if (handings[i].node != SEQUENCE_NONE && object->sort == node->sort && object->state != OBJECT_LIVE &&
            object->ended_by == from_number && sequence_is_ended_for(&nodes[handings[i].node]))
            return involved[i];
    }
    return SEQUENCE_NONE;
}

/* What was made of the old one is the new one's, and the new one was made of what the old one was. */
static void follow(uint32_t number, uint32_t old)
{
    if (old == SEQUENCE_NONE)
        return;
    objects[number].instead_of = old;
    objects[number].source = objects[old].source;
    objects[old].followed_by = number;
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].source == old)
            objects[i].source = number;
}

static void give(uint32_t output, const struct sequence_node *node, uint64_t value, void *storage, uint32_t size)
{
    bool is_borrowed = node->flags & ARGUMENT_BORROWED;
    uint32_t parent = SEQUENCE_NONE;
    uint32_t number = storage ? SEQUENCE_NONE : known_object(node, value, &parent);
    if (number != SEQUENCE_NONE) {
        give_again(number, node);
    } else {
        uint32_t old = ended_for(node);
        number = object_add(&(struct object){.sort = node->sort,
                                             .call = from_number,
                                             .output = output,
                                             .parent = is_borrowed ? lender() : parent,
                                             .source = lender(),
                                             .instead_of = SEQUENCE_NONE,
                                             .followed_by = SEQUENCE_NONE,
                                             .ended_by = SEQUENCE_NONE,
                                             .references = 1,
                                             .destroyer = destroyer_of(node),
                                             .is_const = node->flags & ARGUMENT_CONST,
                                             .is_borrowed = is_borrowed || parent != SEQUENCE_NONE,
                                             .value = value,
                                             .storage = storage,
                                             .size = size,
                                             .changed_by = from_number,
                                             .holding = node->holding});
        follow(number, old);
    }
    from->outputs[output].object = number;
    made++;
    join(number);
}

/* ---- one output ---- */

READS_ANYTHING bool is_all_zero(const char *bytes, uint32_t size)
{
    for (uint32_t i = 0; i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

static bool is_storage_made(const struct sequence_operation *operation, const char *storage, uint32_t size)
{
    if (operation->success != SEQ_SUCCESS_UNKNOWN)
        return true;
    int64_t result = result_number(operation, from->result);
    bool is_blank = is_all_zero(storage, size);
    if ((result == 0 || result == 1) && !given_now)
        operation_counts[from->operation].results[2 * result + !is_blank]++;
    return result == 0 || (result == 1 && !is_blank);
}

static bool is_handle_made(const struct sequence_operation *operation, const struct sequence_node *node, uint64_t value,
                           bool is_result)
{
    if (node->sort != SEQUENCE_NONE && sorts[node->sort].flags & SORT_INTEGER) {
        unsigned bits = node->size < 8 ? 64 - node->size * 8 : 0;
        return is_result ? (int64_t)(value << bits) >= 0 : value != 0;
    }
    return value != 0 &&
           (is_result || operation->success != SEQ_SUCCESS_UNKNOWN || result_number(operation, from->result) >= 0);
}

/* Whatever stands in its variable now, it is the object that was passed in it. */
static bool is_passed_object(uint32_t output, const struct sequence_node *node)
{
    for (uint32_t i = first_handed; i < involved_count; i++)
        if (handings[i].node == (uint32_t)(node - nodes)) {
            if (objects[involved[i]].state == OBJECT_LIVE)
                from->outputs[output].object = involved[i];
            return true;
        }
    return false;
}

/* The address of a struct or of a variable stands at the place. */
static void read_held(const struct sequence_operation *operation, uint32_t output, const struct sequence_node *node)
{
    char *storage = (char *)(uintptr_t)value_load(from->outputs[output].place, sizeof(void *));
    uint32_t size = node->cell_size ? node->cell_size : 8;
    if (!storage || is_passed_object(output, node))
        return;
    wanted++;
    if (node->holding == SEQ_HOLD_STORAGE) {
        if (is_storage_made(operation, storage, size))
            give(output, node, (uint64_t)(uintptr_t)storage, storage, size);
        return;
    }
    uint64_t value = value_load(storage, size);
    uint32_t parent, known = value ? known_object(node, value, &parent) : SEQUENCE_NONE;
    if (known != SEQUENCE_NONE)
        give(output, node, value, NULL, 0);
    else if (is_handle_made(operation, node, value, false))
        give(output, node, value, storage, size);
}

/* A struct by value is the caller's from now on: it gets a block of its own. */
static void read_copy(uint32_t output, const struct sequence_node *node)
{
    void *storage = caller_block(node->size, (uint32_t)(node - nodes));
    if (!storage)
        return;
    memcpy(storage, from->outputs[output].place, node->size);
    give(output, node, (uint64_t)(uintptr_t)storage, storage, node->size);
}

static bool is_near(uint64_t value, uint64_t text)
{
    return value + NEAR > text && value < text + NEAR;
}

static bool is_in_block_of(uint64_t value, uint64_t text)
{
    const struct heap_block *block = heap_find_around((uintptr_t)text);
    return block && value >= block->address && value - block->address < block->size;
}

/* A text of the library's own may have something before it, too: the call made it, or it is an object already.  One of
 * another sort is there by chance. */
static bool is_of_library(uint64_t value, uint32_t sort)
{
    const struct heap_block *around = heap_find_around((uintptr_t)value);
    bool is_known = around && around->owner == OWNER_TARGET && around->call == from_number;
    for (uint32_t i = 0; !is_known && i < object_count; i++)
        is_known = objects[i].state == OBJECT_LIVE && objects[i].sort == sort && objects[i].value == value;
    return is_known;
}

/* Near a text of the caller, and not memory of the library: the text was to be part of something ("container of"). */
static bool is_made_of_text(uint64_t value, uint32_t sort)
{
    if (heap_find((uintptr_t)value))
        return false;
    for (uint32_t i = 0; i < passed_count; i++)
        if (nodes[passed[i].node].kind == SEQ_STRING && is_near(value, (uint64_t)(uintptr_t)passed[i].address) &&
            !is_of_library(value, sort))
            return true;
    for (uint32_t i = first_handed; i < involved_count; i++) {
        uint64_t text = objects[involved[i]].value;
        if (handings[i].node != SEQUENCE_NONE && nodes[handings[i].node].kind == SEQ_STRING && is_near(value, text) &&
            !is_in_block_of(value, text))
            return true;
    }
    return false;
}

static void read_handle(const struct sequence_operation *operation, uint32_t output, const struct sequence_node *node)
{
    bool is_result = node->parameter == SEQUENCE_RESULT;
    if (!is_result && (node->holding == SEQ_HOLD_STORAGE || node->holding == SEQ_HOLD_VARIABLE)) {
        read_held(operation, output, node);
        return;
    }
    wanted++;
    if (node->holding == SEQ_HOLD_COPY) {
        read_copy(output, node);
        return;
    }
    uint64_t value = value_load(from->outputs[output].place, node->size);
    if (!is_handle_made(operation, node, value, is_result))
        return;
    bool is_unfit = is_made_of_text(value, node->sort);
    give(output, node, value, NULL, 0);
    if (is_unfit)
        object_end(from->outputs[output].object, from_number, OBJECT_CONSUMED);
}

/* A buffer of the caller's that nothing was written to, or which is too small for an end. */
static bool is_endless(uint64_t text)
{
    for (uint32_t i = 0; i < passed_count; i++)
        if (nodes[passed[i].node].kind == SEQ_BUFFER && (uint64_t)(uintptr_t)passed[i].address == text)
            return !memchr(passed[i].address, 0, passed[i].size);
    return false;
}

/* What is to be freed is a block of the library's; else it is a place in a text that was passed, or stays the library's
 * after all: "char *skip(const char *text)". */
static bool is_own_block(uint64_t text)
{
    const struct heap_block *block = heap_find((uintptr_t)text);
    block = block ? block : heap_find_around((uintptr_t)text);
    return block && block->owner == OWNER_TARGET;
}

static void give_text(uint32_t output, const struct sequence_node *node, uint64_t text)
{
    struct sequence_node lent = *node;
    if (node->sort != SEQUENCE_NONE && !is_own_block(text)) {
        lent.sort = SEQUENCE_NONE;
        lent.flags |= ARGUMENT_BORROWED;
    }
    give(output, &lent, text, NULL, 0);
}

static void read_output(const struct sequence_operation *operation, uint32_t output)
{
    const struct output *it = &from->outputs[output];
    if (it->node == SEQUENCE_NONE || !it->place)
        return;
    const struct sequence_node *node = &nodes[it->node];
    bool is_result = node->parameter == SEQUENCE_RESULT;
    if (node->kind == SEQ_HANDLE && (is_result || node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT))) {
        read_handle(operation, output, node);
    } else if (node->kind == SEQ_STRING && is_result) {
        uint64_t text = value_load(it->place, sizeof(void *));
        if (text && !is_endless(text))
            give_text(output, node, text);
    }
}

static enum sequence_call_outcome judge(const struct sequence_operation *operation)
{
    if (operation->success != SEQ_SUCCESS_UNKNOWN)
        return CALL_SUCCEEDED;
    bool is_negative = from->output_count > 1 && result_number(operation, from->result) < 0;
    return (wanted && !made) || is_negative ? CALL_FAILED : CALL_SUCCEEDED;
}

/* ---- which operations give objects at all ---- */

static bool *gives; /* of each operation */
static size_t gives_capacity;

static bool may_give(uint32_t first, uint32_t count)
{
    for (const struct sequence_node *node = &nodes[first], *end = node + count; node < end; node++)
        if ((node->kind == SEQ_HANDLE && node->output) || may_give(node->first, node->count))
            return true;
    return false;
}

void outputs_start(void)
{
    gives = memory_grow(gives, &gives_capacity, sequences->operation_count + 1, sizeof *gives);
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        uint32_t result = operations[i].result;
        bool gives_result =
            result != SEQUENCE_NONE && (nodes[result].kind == SEQ_HANDLE || nodes[result].kind == SEQ_STRING);
        gives[i] = gives_result || may_give(operations[i].parameters, operations[i].parameter_count);
    }
}

/* ---- all of them ---- */

enum sequence_call_outcome outputs_read(struct call *call, uint32_t number, uint32_t handed)
{
    const struct sequence_operation *operation = &operations[call->operation];
    from = call;
    from_number = number;
    first_handed = handed;
    wanted = made = 0;
    bool is_done = has_succeeded(operation, call);
    objects_taken(operation, handed, number, call->result, is_done);
    if (operation->result != SEQUENCE_NONE && call->output_count)
        call->outputs[0] = (struct output){operation->result, SEQUENCE_NONE, call->result};
    if (!is_done)
        return CALL_FAILED;
    for (uint32_t i = 0; gives[call->operation] && i < call->output_count; i++)
        read_output(operation, i);
    return judge(operation);
}
