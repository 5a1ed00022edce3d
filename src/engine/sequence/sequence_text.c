/* Text: one line a call.  Values look like C:
 *
 *   -3, true, BLUE, READ | WRITE, 'a', 1.5     numbers; 0x… all 64 bits of a word that has more than its type
 *   NAN, bits(0x7ff8000000000001)              a float that has no decimal form
 *   "text\n\000"                               strings, and buffers of characters
 *   {1, 2, 3}                                  other buffers and arrays
 *   {.x = 1, .y = 2}                           structs
 *   &{.x = 1}, &3                              a pointer to one value
 *   &stack1                                    what the call gives there is called stack1 from here on
 *   &(list2 = list1), &(list2 = NULL)          a variable: what is in it before, and what it is called after the call
 *   (text2 = "abc"), out1[8]                   a string that the call changes; cells that it fills
 *   &"abc", &out1[8]                           the same in a variable that the call moves on
 *   stack1                                     an object that has this name
 *   malloc, <returns 0>, <#3>                  functions; those without a name by what they do, or by number
 *   &data[3]                                   an address that means nothing to the library
 *   NULL, GUARD
 *
 * A length that goes with a buffer is written as C has it, and not read. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/sequence/text.h"

#define SHORT_STRUCT 4 /* members: each is written, zeros as well */

struct printing {
    const struct sequence *sequence;
    const struct sequence_plan *plan;
    const struct sequence_names *names;
    uint32_t call;
    size_t at; /* the next word */
    struct text *out;
};

static void print_node(struct printing *printing, uint32_t number);

static uint64_t next_word(struct printing *printing)
{
    return printing->sequence->words.items[printing->at++];
}

/* ---- numbers ---- */

static const struct constant *constant_of(const struct type *type, uint64_t value)
{
    for (size_t i = 0; type && i < type->constant_count; i++)
        if ((uint64_t)type->constants[i].value == value)
            return &type->constants[i];
    return NULL;
}

static bool print_flags(const struct type *type, uint64_t value, struct text *out)
{
    size_t before = out->length;
    for (size_t i = 0; value && i < type->constant_count; i++) {
        uint64_t bit = (uint64_t)type->constants[i].value;
        if (bit & (bit - 1) || !(value & bit))
            continue;
        text_add(out, out->length > before ? " | " : "");
        text_add(out, type->constants[i].name);
        value &= ~bit;
    }
    if (value)
        text_cut(out, before);
    return value == 0 && out->length > before;
}

static void print_character(char c, struct text *out)
{
    if (c == '\n')
        text_add(out, "\\n");
    else if (c == '\t')
        text_add(out, "\\t");
    else if (c == '"' || c == '\\' || c == '\'')
        text_addf(out, "\\%c", c);
    else if (c >= ' ' && c <= '~')
        text_add_char(out, c);
    else
        text_addf(out, "\\%03o", (unsigned)(unsigned char)c);
}

static void print_number(const struct sequence_node *node, const struct type *type, uint64_t word, struct text *out)
{
    bool is_enum = type && node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS);
    const struct constant *constant = is_enum ? constant_of(type, word) : NULL;
    if (sequence_number(node, word) != word)
        text_addf(out, "0x%llx", (unsigned long long)word);
    else if (node->flags & ARGUMENT_BOOL && word <= 1)
        text_add(out, word ? "true" : "false");
    else if (constant)
        text_add(out, constant->name);
    else if (is_enum && node->flags & ARGUMENT_FLAGS && print_flags(type, word, out))
        return;
    else if (node->flags & ARGUMENT_LETTERS && word >= ' ' && word <= '~') {
        text_add(out, "'");
        print_character((char)word, out);
        text_add(out, "'");
    } else if (node->flags & ARGUMENT_SIGNED)
        text_add_integer(out, (long long)word);
    else
        text_add_unsigned(out, word);
}

/* The fewest digits that mean the same number. */
static void print_float(uint64_t bits, struct text *out)
{
    double number = sequence_float_of(bits);
    char digits[64];
    if (isnan(number) && bits == sequence_bits_of(NAN))
        text_add(out, "NAN");
    else if (isnan(number))
        text_addf(out, "bits(0x%llx)", (unsigned long long)bits);
    else if (isinf(number))
        text_add(out, number < 0 ? "-INFINITY" : "INFINITY");
    else {
        for (int precision = 1; precision <= 17; precision++) {
            snprintf(digits, sizeof digits, "%.*g", precision, number);
            if (sequence_bits_of(strtod(digits, NULL)) == bits)
                break;
        }
        text_add(out, digits);
        text_add(out, strpbrk(digits, ".e") ? "" : ".0");
    }
}

/* ---- bytes ---- */

static void print_literal(const char *bytes, size_t size, struct text *out)
{
    text_add(out, "\"");
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == '\'')
            text_add_char(out, '\'');
        else
            print_character(bytes[i], out);
    text_add(out, "\"");
}

static bool is_printable(const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (bytes[i] < ' ' || bytes[i] > '~')
            return false;
    return true;
}

static void print_raw(struct printing *printing, const struct sequence_node *node, uint32_t count)
{
    struct sequence_node cell = {.kind = SEQ_NUMBER, .size = node->cell_size};
    if (node->count)
        cell = printing->plan->nodes.items[node->first];
    const char *bytes = (const char *)&printing->sequence->words.items[printing->at];
    size_t size = (size_t)count * node->cell_size;
    printing->at += sequence_words_of_bytes(size);
    bool is_text = node->cell_size == 1 && (cell.flags & ARGUMENT_LETTERS || (count && is_printable(bytes, size)));
    if (is_text || node->cell_size > 8) {
        print_literal(bytes, size, printing->out);
        return;
    }
    text_add(printing->out, "{");
    for (uint32_t i = 0; i < count; i++) {
        uint64_t word = 0;
        memcpy(&word, bytes + (size_t)i * node->cell_size, node->cell_size);
        text_add(printing->out, i ? ", " : "");
        print_number(&cell, NULL, sequence_number(&cell, word), printing->out);
    }
    text_add(printing->out, "}");
}

/* ---- lists ---- */

static void print_cells(struct printing *printing, const struct sequence_node *node, uint32_t count)
{
    text_add(printing->out, "{");
    for (uint32_t i = 0; i < count; i++) {
        text_add(printing->out, i ? ", " : "");
        print_node(printing, node->first);
    }
    text_add(printing->out, "}");
}

#define CELLS_ALL 8 /* of so many each is written, zeros at the end as well */

/* An array of numbers within a struct.  As in C, those that are left out at its end are 0. */
static void print_array(struct printing *printing, const struct sequence_node *node, uint32_t count)
{
    uint32_t written = count;
    if (sequence_has_plain_cells(printing->plan, node) && count > CELLS_ALL)
        while (written > 1 && printing->sequence->words.items[printing->at + written - 1] == 0)
            written--;
    print_cells(printing, node, written);
    printing->at += count - written;
}

/* Of many members, those that are 0 are left out. */
static bool is_left_out(const struct printing *printing, const struct sequence_node *node, uint32_t member)
{
    size_t words = node->count > SHORT_STRUCT ? sequence_plain_words(printing->plan, member) : 0;
    bool is_zero = words && sequence_member_name(printing->plan, member);
    for (size_t i = 0; is_zero && i < words; i++)
        is_zero = printing->sequence->words.items[printing->at + i] == 0;
    return is_zero;
}

static void print_struct(struct printing *printing, const struct sequence_node *node)
{
    bool is_first = true;
    text_add(printing->out, "{");
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        if (!sequence_takes_words(printing->plan, i))
            continue;
        if (is_left_out(printing, node, i)) {
            printing->at += sequence_plain_words(printing->plan, i);
            continue;
        }
        const char *name = sequence_member_name(printing->plan, i);
        text_add(printing->out, is_first ? "" : ", ");
        if (name)
            text_addf(printing->out, ".%s = ", name);
        print_node(printing, i);
        is_first = false;
    }
    text_add(printing->out, "}");
}

/* ---- pointers ---- */

static const char *name_of_reference(const struct printing *printing, uint64_t head)
{
    return sequence_name(printing->names, SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
}

static void print_value(struct printing *printing, const struct sequence_node *node, uint64_t head, const char *name)
{
    uint32_t count = SEQUENCE_COUNT(head);
    bool is_out = node->flags & ARGUMENT_OUT;
    switch (node->kind) {
    case SEQ_STRING:
        print_literal((const char *)&printing->sequence->words.items[printing->at], count, printing->out);
        printing->at += sequence_words_of_bytes(count);
        break;
    case SEQ_BUFFER:
        if (is_out)
            text_addf(printing->out, "%s[%u]", name ? name : "cells", count);
        else if (node->flags & ARGUMENT_RAW)
            print_raw(printing, node, count);
        else
            print_cells(printing, node, count);
        break;
    case SEQ_OBJECT:
        if (is_out)
            text_add(printing->out, name ? name : "value");
        else
            print_node(printing, node->first);
        break;
    case SEQ_HANDLE:
        text_add(printing->out, is_out ? name : "NULL");
        break;
    default:
        text_addf(printing->out, "&data[%u]", count);
    }
}

/* Nothing is there, and somebody refers to it all the same: (name = NULL). */
static void print_nothing(struct printing *printing, const struct sequence_node *node, uint64_t head)
{
    const char *name = node->output ? sequence_name_referred(printing->names, printing->call, node->output) : NULL;
    if (name)
        text_addf(printing->out, "(%s = ", name);
    text_add(printing->out, SEQUENCE_TAG(head) == HEAD_NULL ? "NULL" : "GUARD");
    if (SEQUENCE_COUNT(head))
        text_addf(printing->out, "(%u)", SEQUENCE_COUNT(head));
    text_add(printing->out, name ? ")" : "");
}

static void print_head(struct printing *printing, uint32_t number)
{
    const struct sequence_node *node = &printing->plan->nodes.items[number];
    const char *name = node->output ? sequence_name(printing->names, printing->call, node->output) : NULL;
    uint64_t head = next_word(printing);
    bool wraps = name && !(node->flags & ARGUMENT_OUT);
    if (SEQUENCE_TAG(head) == HEAD_NULL || SEQUENCE_TAG(head) == HEAD_GUARD) {
        print_nothing(printing, node, head);
        return;
    }
    if (sequence_is_addressed(node))
        text_add(printing->out, "&");
    if (wraps)
        text_addf(printing->out, "(%s = ", name);
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        text_add(printing->out, name_of_reference(printing, head));
    else
        print_value(printing, node, head, name);
    text_add(printing->out, wraps ? ")" : "");
}

/* ---- functions ---- */

static void print_function(const struct printing *printing, const struct sequence_node *node, uint64_t number)
{
    if (number >= node->cells) {
        text_add(printing->out, "NULL");
        return;
    }
    const struct stub_pool *pool = &printing->plan->stubs->pools.items[node->pool];
    const struct stub_function *function = &pool->functions.items[number];
    if (sequence_function_of(pool, function->name ? function->name : function->words) != number)
        text_addf(printing->out, "<#%llu>", (unsigned long long)number);
    else if (function->name)
        text_add(printing->out, function->name);
    else
        text_addf(printing->out, "<%s>", function->words);
}

/* ---- all kinds ---- */

static uint32_t cells_of(const struct printing *printing, uint32_t buffer)
{
    sequence_places places = VECTOR_INIT;
    uint32_t count = 0;
    sequence_look(printing->sequence, printing->plan, printing->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t head = printing->sequence->words.items[places.items[i].word];
        if (places.items[i].node == buffer && SEQUENCE_TAG(head) == HEAD_VALUE)
            count = SEQUENCE_COUNT(head);
    }
    vector_release(&places);
    return count;
}

static void print_length(const struct printing *printing, const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_LENGTH_IN_PLACE)
        text_add(printing->out, "&");
    text_add_unsigned(printing->out, node->cells ? node->cells : cells_of(printing, node->array));
}

static void print_node(struct printing *printing, uint32_t number)
{
    const struct sequence_node *node = &printing->plan->nodes.items[number];
    const struct role *role = printing->plan->roles.items[number];
    switch (node->kind) {
    case SEQ_NUMBER:
        print_number(node, role ? role->type : NULL, next_word(printing), printing->out);
        break;
    case SEQ_FLOAT:
        print_float(next_word(printing), printing->out);
        break;
    case SEQ_FUNCTION:
        print_function(printing, node, next_word(printing));
        break;
    case SEQ_STRUCT:
        print_struct(printing, node);
        break;
    case SEQ_CELLS:
        print_array(printing, node, sequence_takes_words(printing->plan, number) ? node->cells : 0);
        break;
    case SEQ_LENGTH:
        print_length(printing, node);
        break;
    case SEQ_END:
        text_add(printing->out, "end");
        break;
    case SEQ_ZERO:
        text_add(printing->out, "0");
        break;
    default:
        print_head(printing, number);
    }
}

/* ---- calls ---- */

static void print_call(struct printing *printing, uint32_t call)
{
    uint32_t operation = sequence_operation_of(printing->sequence, call);
    const struct sequence_operation *item = &printing->plan->items.items[operation];
    const char *name = sequence_name(printing->names, call, 0);
    printing->call = call;
    printing->at = printing->sequence->calls.items[call] + 1;
    if (name)
        text_addf(printing->out, "%s = ", name);
    text_addf(printing->out, "%s(", sequence_plan_operation(printing->plan, operation)->function->name);
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        text_add(printing->out, i ? ", " : "");
        print_node(printing, item->parameters + i);
    }
    text_add(printing->out, ")");
}

void sequence_print(const struct sequence *sequence, const struct sequence_plan *plan, struct text *out)
{
    struct sequence_names names;
    sequence_names_make(&names, sequence, plan);
    struct printing printing = {.sequence = sequence, .plan = plan, .names = &names, .out = out};
    for (uint32_t i = 0; i < sequence->calls.count; i++) {
        print_call(&printing, i);
        text_add(out, "\n");
    }
    sequence_names_release(&names);
}

void sequence_print_call(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                         struct text *out)
{
    struct sequence_names names;
    sequence_names_make(&names, sequence, plan);
    struct printing printing = {.sequence = sequence, .plan = plan, .names = &names, .out = out};
    print_call(&printing, (uint32_t)call);
    sequence_names_release(&names);
}

void sequence_print_arguments(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                              struct text *arguments, size_t count)
{
    struct sequence_names names;
    const struct sequence_operation *item = &plan->items.items[sequence_operation_of(sequence, call)];
    sequence_names_make(&names, sequence, plan);
    struct printing printing = {.sequence = sequence, .plan = plan, .names = &names, .call = (uint32_t)call};
    printing.at = sequence->calls.items[call] + 1;
    for (uint32_t i = 0; i < item->parameter_count && i < count; i++) {
        printing.out = &arguments[i];
        print_node(&printing, item->parameters + i);
    }
    sequence_names_release(&names);
}

void sequence_print_end(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t object,
                        struct text *out)
{
    uint32_t call = object >> 16, output = object & 0xffff;
    uint32_t operation = call < sequence->calls.count ? sequence_operation_of(sequence, call) : SEQUENCE_NONE;
    uint32_t node = operation == SEQUENCE_NONE ? SEQUENCE_NONE : sequence_plan_output(plan, operation, output);
    uint32_t sort = node == SEQUENCE_NONE ? SEQUENCE_NONE : plan->nodes.items[node].sort;
    uint32_t ender = sort == SEQUENCE_NONE ? SEQUENCE_NONE : plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
    struct sequence_names names;
    if (ender == SEQUENCE_NONE)
        return;
    sequence_names_make(&names, sequence, plan);
    const char *name = names.names.items[names.first.items[call] + output];
    if (name)
        text_addf(out, "%s(%s)", sequence_plan_operation(plan, ender)->function->name, name);
    sequence_names_release(&names);
}
