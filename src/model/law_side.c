/* One function of a law: what goes in, what comes out, and how it says no. */
#include <string.h>

#include "model/law.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

static bool is_named(const struct type *type)
{
    return type->name && !strchr(type->name, '<');
}

/* No unions, pointers or real numbers in it. */
static bool can_compare(const struct type *type)
{
    if (type->kind == TYPE_ARRAY)
        return !type->flexible && (type_is_discrete(type->target));
    if (type->kind != TYPE_STRUCT)
        return type_is_discrete(type);
    if (!type->complete || type->is_private || !type->field_count)
        return false;
    for (size_t i = 0; i < type->field_count; i++)
        if (!type->fields[i].name || !can_compare(type->fields[i].type))
            return false;
    return true;
}

/* A plain one: nothing has to be done when it ends. */
static bool is_plain_struct(const struct operations *operations, const struct type *type)
{
    if (type->kind != TYPE_STRUCT || !is_named(type) || !can_compare(type))
        return false;
    const struct sort *sort = sort_of_object(operations, type);
    return !sort || !sort->services[SERVICE_DESTROY];
}

static bool add(struct law_value *list, size_t *count, struct law_value value)
{
    if (*count == LAW_MOST)
        return false;
    list[(*count)++] = value;
    return true;
}

static bool add_input(struct law_side *side, struct law_value value)
{
    return add(side->inputs, &side->input_count, value);
}

static bool add_output(struct law_side *side, struct law_value value)
{
    return add(side->outputs, &side->output_count, value);
}

static struct law_value value_of(enum law_kind kind, const struct type *type, size_t parameter)
{
    return (struct law_value){
        .kind = kind, .type = type, .parameter = parameter, .length = NO_PARAMETER, .told = NO_PARAMETER};
}

/* ---- parameters ---- */

static bool take_cells(struct law_side *side, size_t parameter)
{
    const struct role *role = &side->operation->roles[parameter];
    const struct type *type = role->type, *cell = type->target;
    if ((cell->kind != TYPE_VOID && cell->kind != TYPE_INTEGER) || role->factor != NO_PARAMETER)
        return false;
    struct law_value value = value_of(LAW_CELLS, cell, parameter);
    if (role->length_in_place && type->target_const) /* a text, and the length of something else is told */
        return add_input(side, value_of(LAW_TEXT, cell, parameter)) &&
               add_output(side, value_of(LAW_NUMBER, side->operation->roles[role->length].type->target, role->length));
    if (role->length_in_place)
        value.told = role->length;
    else
        value.length = role->length;
    value.cells = role->cells;
    if (type->target_const)
        return (value.length != NO_PARAMETER || value.cells) && add_input(side, value);
    return add_output(side, value);
}

/* A void * to fill: a pointer of the caller's that is named so, in a function that gets no object. */
static bool take_any(struct law_side *side, size_t parameter)
{
    const struct parameter *declared = &side->operation->function->parameters[parameter];
    return !declared->type->target_const && name_has(declared->name, WORDS_OUT " buf buffer") &&
           add_output(side, value_of(LAW_CELLS, declared->type->target, parameter));
}

/* One that gets nothing: what it makes is empty.  NULL: there is none, or nothing destroys it. */
static const struct operation *maker_of(const struct operations *operations, const struct type *type)
{
    const struct sort *sort = sort_of_object(operations, type);
    for (size_t i = 0; sort && sort->services[SERVICE_DESTROY] && i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        const struct function *function = operation->function;
        if (operation->kind == OPERATION_MAKES && operation->sort == sort && !operation->obstacle &&
            function->parameter_count == 0 && function->result->kind == TYPE_POINTER &&
            function->result->target == type && !function->result->target_const)
            return operation;
    }
    return NULL;
}

static bool take_struct(const struct operations *operations, struct law_side *side, size_t parameter)
{
    const struct type *type = side->operation->function->parameters[parameter].type;
    if (type->kind != TYPE_POINTER)
        return is_plain_struct(operations, type) && add_input(side, value_of(LAW_STRUCT, type, parameter));
    if (is_plain_struct(operations, type->target)) {
        struct law_value value = value_of(LAW_STRUCT, type->target, parameter);
        value.is_address = true;
        return type->target_const ? add_input(side, value) : add_output(side, value);
    }
    struct law_value object = value_of(LAW_OBJECT, type->target, parameter);
    object.made_by = type->target_const ? NULL : maker_of(operations, type->target);
    if (type->target_const)
        return type->target->kind == TYPE_STRUCT && add_input(side, object);
    return object.made_by && add_output(side, object);
}

static bool take_pointer(const struct operations *operations, struct law_side *side, size_t parameter)
{
    const struct role *role = &side->operation->roles[parameter];
    const struct type *type = role->type, *target = type->target;
    switch (role->kind) {
    case ROLE_STRING:
        if (!type->target_const)
            return add_output(side, value_of(LAW_CELLS, target, parameter));
        return !role->is_path && add_input(side, value_of(LAW_TEXT, target, parameter));
    case ROLE_BUFFER:
        return !role->is_moved && take_cells(side, parameter);
    case ROLE_ANY:
        return take_any(side, parameter);
    case ROLE_HANDLE:
        return !role->is_consumed && role->holding != HOLD_VARIABLE && type_is_record(target) &&
               take_struct(operations, side, parameter);
    case ROLE_OBJECT:
        if (type_is_discrete(target))
            return !type->target_const && add_output(side, value_of(LAW_NUMBER, target, parameter));
        return take_struct(operations, side, parameter);
    default:
        return false;
    }
}

static bool take_parameter(const struct operations *operations, struct law_side *side, size_t parameter)
{
    const struct role *role = &side->operation->roles[parameter];
    const struct type *type = side->operation->function->parameters[parameter].type;
    if (role->kind == ROLE_LENGTH)
        return true; /* goes with its array */
    if (type_is_discrete(type))
        return is_named(type) && role->kind != ROLE_HANDLE && add_input(side, value_of(LAW_NUMBER, type, parameter));
    if (type->kind == TYPE_POINTER)
        return take_pointer(operations, side, parameter);
    return take_struct(operations, side, parameter);
}

/* ---- how much was written ---- */

/* (uint8_t *dst, size_t cap, size_t *out): a number that is told beside cells is how many there are. */
static void find_told(struct law_side *side)
{
    struct law_value *cells = NULL;
    size_t number = LAW_MOST;
    for (size_t i = 0; i < side->output_count; i++) {
        struct law_value *value = &side->outputs[i];
        if (value->kind == LAW_CELLS && value->told == NO_PARAMETER)
            cells = value;
        else if (value->kind == LAW_NUMBER && value->type->kind == TYPE_INTEGER)
            number = i;
    }
    if (!cells || number == LAW_MOST)
        return;
    cells->told = side->outputs[number].parameter;
    memmove(&side->outputs[number], &side->outputs[number + 1],
            (side->output_count - number - 1) * sizeof *side->outputs);
    side->output_count--;
}

static bool writes_uncounted(const struct law_side *side)
{
    for (size_t i = 0; i < side->output_count; i++)
        if (side->outputs[i].kind == LAW_CELLS && side->outputs[i].told == NO_PARAMETER)
            return true;
    return false;
}

/* ---- results ---- */

/* What an integer is that does not say no, by the comment; NULL: it says nothing of that. */
static const char *yes_of_integer(const struct operation *operation)
{
    static const char zero_is_well[] =
        "0 on success|zero on success|0 if ok|0 when ok|0 for success|0 if it worked|0 means ok";
    static const char zero_is_no[] =
        "0 if|0 when|0 unless|0 for|0 on|else 0|otherwise 0|or 0|0 otherwise|zero if|zero when|zero on|or zero|"
        "nonzero on success|non-zero on success|0 is returned";
    if (operation->function->result->is_signed && operation_says(operation, "-1|negative|< 0"))
        return ">= 0";
    if (operation_says(operation, zero_is_well))
        return "== 0";
    return operation_says(operation, zero_is_no) ? "!= 0" : NULL;
}

/* The only number that is told beside a result. */
static size_t take_only_number(struct law_side *side)
{
    if (side->output_count != 1 || side->outputs[0].kind != LAW_NUMBER || side->outputs[0].type->kind != TYPE_INTEGER)
        return NO_PARAMETER;
    side->output_count = 0;
    return side->outputs[0].parameter;
}

/* A text, or bytes that are counted, in memory of their own. */
static bool take_text(struct law_side *side)
{
    const struct type *type = side->operation->function->result;
    bool is_byte = type->target->kind == TYPE_VOID || type->target->is_char;
    struct law_value value = value_of(LAW_TEXT, type->target, NO_PARAMETER);
    side->yes = "!= NULL";
    side->may_refuse = true;
    if (is_byte && !type->target_const && (value.told = take_only_number(side)) != NO_PARAMETER) {
        value.kind = LAW_CELLS;
        return add_output(side, value);
    }
    return type_is_string(type) && strcmp(type->target->name, "char") == 0 && add_output(side, value);
}

/* A new object: there must be a way to end it. */
static bool take_made(struct law_side *side)
{
    const struct operation *operation = side->operation;
    const struct type *type = operation->function->result;
    side->yes = "!= NULL";
    side->may_refuse = true;
    return operation->kind == OPERATION_MAKES && operation->subject == NO_PARAMETER && operation->sort &&
           operation->sort->services[SERVICE_DESTROY] && !type->target_const && type_is_record(type->target) &&
           add_output(side, value_of(LAW_OBJECT, type->target, NO_PARAMETER));
}

/* -1 as a value says no as often as not: it is left alone. */
static bool take_number(struct law_side *side)
{
    const struct type *type = side->operation->function->result;
    const char *yes = yes_of_integer(side->operation);
    side->may_refuse = yes;
    if (yes && strcmp(yes, "!= 0") == 0)
        side->yes = yes;
    else if (type->is_signed)
        side->yes = "!= -1";
    else if (operation_says(side->operation, "-1|SIZE_MAX|UINT_MAX|UINT32_MAX|UINT64_MAX"))
        side->yes = "+ 1 != 0";
    return type->kind != TYPE_BOOL && is_named(type) && add_output(side, value_of(LAW_NUMBER, type, NO_PARAMETER));
}

static bool take_status(struct law_side *side)
{
    const struct operation *operation = side->operation;
    const struct type *type = operation->function->result;
    side->may_refuse = true;
    if (type->kind == TYPE_BOOL) {
        side->yes = "!= 0";
        return true;
    }
    if (type->kind == TYPE_ENUM) {
        side->yes = "== 0";
        return operation->success == SUCCESS_CONSTANT && operation->success_value == 0;
    }
    side->yes = yes_of_integer(operation);
    side->may_refuse = side->yes;
    if (!side->yes && type->is_signed)
        side->yes = ">= 0";
    side->gives_length = writes_uncounted(side) && !(side->yes && strcmp(side->yes, "== 0") == 0);
    if (side->gives_length && !side->yes)
        side->yes = "!= 0";
    return type->kind == TYPE_INTEGER;
}

static bool take_result(const struct operations *operations, struct law_side *side)
{
    const struct type *type = side->operation->function->result;
    switch (type->kind) {
    case TYPE_VOID:
        return true;
    case TYPE_STRUCT:
        return is_plain_struct(operations, type) && add_output(side, value_of(LAW_STRUCT, type, NO_PARAMETER));
    case TYPE_POINTER:
        return type_is_record(type->target) ? take_made(side) : take_text(side);
    default:
        if (!type_is_discrete(type))
            return false;
        return side->output_count ? take_status(side) : take_number(side);
    }
}

bool law_side_of(const struct operations *operations, const struct operation *operation, struct law_side *side)
{
    const struct function *function = operation->function;
    *side = (struct law_side){.operation = operation};
    if (operation->obstacle || operation->is_oracle || function->is_variadic)
        return false;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (!take_parameter(operations, side, i))
            return false;
    find_told(side);
    return take_result(operations, side) && side->input_count && side->output_count;
}
