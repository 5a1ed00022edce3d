/* Which values of two functions are the same: what one gives the other one gets, and
 * what both get. */
#include <string.h>

#include "base/text.h"
#include "model/law.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

/* ---- values that go together ---- */

static bool is_byte(const struct type *type)
{
    return type->kind == TYPE_VOID || type->is_char;
}

static bool are_cells_alike(const struct type *one, const struct type *other)
{
    return one == other || (is_byte(one) && is_byte(other)) ||
           (one->kind == other->kind && one->size == other->size && one->is_signed == other->is_signed);
}

bool law_is_written(enum law_kind kind)
{
    return kind == LAW_TEXT || kind == LAW_CELLS;
}

bool law_is_text_cell(const struct type *type)
{
    return strcmp(type->name, "char") == 0;
}

/* What was written can be passed there. */
static bool can_be_passed(const struct law_value *output, const struct law_value *input)
{
    if (output->kind == LAW_CELLS && input->kind == LAW_TEXT)
        return are_cells_alike(output->type, input->type);
    if (output->kind == LAW_TEXT && input->kind == LAW_CELLS)
        return is_byte(input->type);
    if (output->kind != input->kind)
        return false;
    if (output->kind == LAW_CELLS || output->kind == LAW_TEXT)
        return are_cells_alike(output->type, input->type);
    return output->type == input->type ||
           (output->kind == LAW_NUMBER && output->type->kind == TYPE_INTEGER && input->type->kind == TYPE_INTEGER &&
            output->type->size == input->type->size);
}

/* What came back can be compared with it. */
static bool can_be_like(const struct law_value *output, const struct law_value *input)
{
    if (input->kind == LAW_TEXT)
        return (output->kind == LAW_TEXT || output->kind == LAW_CELLS) && law_is_text_cell(output->type) &&
               law_is_text_cell(input->type);
    return input->kind == output->kind && can_be_passed(output, input);
}

static const char *name_of(const struct law_side *side, const struct law_value *value)
{
    return value->parameter == NO_PARAMETER ? "" : side->operation->function->parameters[value->parameter].name;
}

bool law_is_same(const struct law_side *one, const struct law_value *input, const struct law_side *other,
                 const struct law_value *instead)
{
    return input->kind == instead->kind && input->type == instead->type && input->is_address == instead->is_address &&
           strcmp(name_of(one, input), name_of(other, instead)) == 0;
}

/* The input of done with the same name and type; NO_PARAMETER: none. */
static size_t namesake(const struct law *law, size_t input)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        if (law_is_same(&law->undoing, &law->undoing.inputs[input], &law->done, &law->done.inputs[i]))
            return i;
    return NO_PARAMETER;
}

/* ---- which is which ---- */

/* Which input of undoing gets this: rather one that done has not got under the same name. */
static bool pass(struct law *law, size_t output)
{
    size_t best = NO_PARAMETER;
    for (size_t i = law->undoing.input_count; i-- > 0;) {
        if (law->given[i] != NO_PARAMETER || !can_be_passed(&law->done.outputs[output], &law->undoing.inputs[i]))
            continue;
        if (best == NO_PARAMETER || namesake(law, i) == NO_PARAMETER || namesake(law, best) != NO_PARAMETER)
            best = i;
    }
    if (best == NO_PARAMETER)
        return false;
    law->given[best] = output;
    return true;
}

static bool is_shared(const struct law *law, size_t input)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        if (law->shared[i] == input)
            return true;
    return false;
}

bool law_is_back(const struct law *law, size_t input)
{
    for (size_t i = 0; i < law->undoing.output_count; i++)
        if (law->back[i] == input)
            return true;
    return false;
}

static bool share(struct law *law)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        if (law->given[i] == NO_PARAMETER && (law->shared[i] = namesake(law, i)) == NO_PARAMETER)
            return false;
    return true;
}

static bool give_back(struct law *law, size_t output)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        if (!is_shared(law, i) && !law_is_back(law, i) &&
            can_be_like(&law->undoing.outputs[output], &law->done.inputs[i])) {
            law->back[output] = i;
            return true;
        }
    return false;
}

/* How something is written, or how much work it takes. */
static bool is_manner(const struct law_side *side, const struct law_value *value)
{
    static const char words[] = "width column columns wrap line indent level style flags options mode effort quality";
    return name_has(name_of(side, value), words);
}

/* Cells and texts come back whole, or do not. */
static bool gives_back_whole(const struct law *law)
{
    for (size_t i = 0; i < law->undoing.output_count; i++)
        if (!law_is_written(law->undoing.outputs[i].kind))
            return false;
    return true;
}

bool law_is_rest_harmless(const struct law *law, bool is_said)
{
    for (size_t i = 0; i < law->done.input_count; i++) {
        const struct law_value *value = &law->done.inputs[i];
        if (is_shared(law, i) || law_is_back(law, i))
            continue;
        bool may_be_left_out = value->type->kind != TYPE_INTEGER || is_said || is_manner(&law->done, value);
        if (value->kind != LAW_NUMBER || !may_be_left_out ||
            (value->type->kind == TYPE_INTEGER && !gives_back_whole(law)))
            return false;
    }
    return true;
}

/* Cells that come back are counted on both ways. */
bool law_counts(const struct law_side *side)
{
    for (size_t i = 0; i < side->output_count; i++)
        if (side->outputs[i].kind == LAW_CELLS && side->outputs[i].told == NO_PARAMETER && !side->gives_length &&
            !law_is_text_cell(side->outputs[i].type))
            return false;
    return true;
}

static bool passes_counted(const struct law *law)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        if (law->given[i] != NO_PARAMETER && law->undoing.inputs[i].length != NO_PARAMETER && !law_counts(&law->done))
            return false;
    return true;
}

bool law_match(struct law *law)
{
    for (size_t i = 0; i < LAW_MOST; i++)
        law->given[i] = law->shared[i] = law->back[i] = NO_PARAMETER;
    for (size_t i = 0; i < law->done.output_count; i++)
        if (!pass(law, i))
            return false;
    if (!share(law))
        return false;
    for (size_t i = 0; i < law->undoing.output_count; i++)
        if (!give_back(law, i))
            return false;
    return passes_counted(law) && law_counts(&law->undoing);
}
