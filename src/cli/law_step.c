/* One call of a law: where its values are, the call itself, and what it gives. */
#include <stdio.h>
#include <string.h>

#include "cli/law_writing.h"

#define ROOM 1024     /* cells for what a call writes */

/* ---- what a function gives ---- */

static const char *cell_name(const struct law_value *value)
{
    return value->type->kind == TYPE_VOID ? "unsigned char" : value->type->name;
}

void step_place_outputs(struct step *step)
{
    for (size_t i = 0; i < step->side->output_count; i++) {
        const struct law_value *value = &step->side->outputs[i];
        struct place *place = &step->outputs[i];
        *place = (struct place){0};
        place->type = value->type;
        snprintf(place->name, sizeof place->name, "%s", step->prefix);
        if (i)
            snprintf(place->name, sizeof place->name, "%s%zu", step->prefix, i + 1);
        if (value->kind == LAW_TEXT ||
            (value->kind == LAW_CELLS && value->told == NO_PARAMETER && !step->side->gives_length))
            snprintf(place->length, sizeof place->length, "strlen(%s)", place->name);
        else if (value->kind == LAW_CELLS && value->told == NO_PARAMETER)
            snprintf(place->length, sizeof place->length, "(size_t)%s_said", step->prefix);
        else if (value->kind == LAW_CELLS)
            snprintf(place->length, sizeof place->length, "(size_t)%s_length", place->name);
    }
}

static void declare_output(const struct step *step, size_t number, struct text *out)
{
    const struct law_value *value = &step->side->outputs[number];
    const char *name = step->outputs[number].name;
    switch (value->kind) {
    case LAW_NUMBER:
        text_addf(out, "    %s %s = 0;\n", value->type->name, name);
        break;
    case LAW_STRUCT:
        text_addf(out, "    %s %s;\n    memset(&%s, 0, sizeof %s);\n", value->type->name, name, name, name);
        break;
    case LAW_TEXT:
        text_addf(out, "    %schar *%s = NULL;\n",
                  step->side->operation->function->result->target_const ? "const " : "", name);
        break;
    case LAW_CELLS:
        if (value->parameter == NO_PARAMETER)
            text_addf(out, "    %s *%s = NULL;\n", cell_name(value), name);
        else
            text_addf(out, "    %s %s[%d] = {0};\n", cell_name(value), name, ROOM);
        if (value->told != NO_PARAMETER)
            text_addf(out, "    %s %s_length = %d;\n", law_parameter(step->side, value->told)->type->target->name, name,
                      ROOM - 1);
        break;
    case LAW_OBJECT:
        text_addf(out, "    %s *%s = %s%s;\n", value->type->name, name,
                  value->made_by ? value->made_by->function->name : "NULL", value->made_by ? "()" : "");
        break;
    }
}

void step_declare(const struct step *step, struct text *out)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        declare_output(step, i, out);
    if (step->side->gives_length)
        text_addf(out, "    %s %s_said = 0;\n", step->side->operation->function->result->name, step->prefix);
}

/* ---- a call ---- */

void step_write_value(const struct law_value *value, const struct place *place, struct text *out)
{
    if (value->kind == LAW_STRUCT && value->is_address != place->is_address)
        text_addf(out, "%s%s", value->is_address ? "&" : "*", place->name);
    else if ((value->kind == LAW_TEXT || value->kind == LAW_CELLS) && value->type != place->type)
        text_addf(out, "(const void *)%s", place->name);
    else
        text_add(out, place->name);
}

static void write_argument(const struct step *step, size_t parameter, struct text *out)
{
    const struct law_side *side = step->side;
    for (size_t i = 0; i < side->input_count; i++) {
        if (side->inputs[i].parameter == parameter)
            step_write_value(&side->inputs[i], &step->inputs[i], out);
        if (side->inputs[i].length == parameter)
            text_add(out, step->inputs[i].length);
    }
    for (size_t i = 0; i < side->output_count; i++) {
        const struct law_value *value = &side->outputs[i];
        if (value->parameter == parameter)
            text_addf(out, "%s%s", value->kind == LAW_CELLS || value->kind == LAW_OBJECT ? "" : "&",
                      step->outputs[i].name);
        if (value->length == parameter)
            text_addf(out, "%d", ROOM - 1);
        if (value->told == parameter)
            text_addf(out, "&%s_length", step->outputs[i].name);
    }
}

static void write_call(const struct step *step, struct text *out)
{
    const struct function *function = step->side->operation->function;
    text_addf(out, "%s(", function->name);
    for (size_t i = 0; i < function->parameter_count; i++) {
        text_add(out, i ? ", " : "");
        write_argument(step, i, out);
    }
    text_add(out, ")");
}

/* Its result is a value: NULL when it is not. */
const char *step_result(const struct step *step)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        if (step->side->outputs[i].parameter == NO_PARAMETER)
            return step->outputs[i].name;
    return NULL;
}

/* The call as a statement, where its result is kept; then the condition that it did not say no, or "". */
void step_write(const struct step *step, int depth, struct text *out, struct text *condition)
{
    const char *result = step_result(step), *yes = step->side->yes;
    if (result || step->side->gives_length || !yes) {
        text_addf(out, "%*s", 4 * depth, "");
        if (result)
            text_addf(out, "%s = ", result);
        else if (step->side->gives_length)
            text_addf(out, "%s_said = ", step->prefix);
        write_call(step, out);
        text_add(out, ";\n");
        if (yes)
            text_addf(condition, "%s%s %s", result ? result : step->prefix, result ? "" : "_said", yes);
        return;
    }
    write_call(step, condition);
    text_addf(condition, " %s", yes);
}

/* ---- beginning and end ---- */

void step_start(struct step *step)
{
    for (size_t i = 0; i < step->side->input_count; i++) {
        const struct law_value *value = &step->side->inputs[i];
        struct place *place = &step->inputs[i];
        snprintf(place->name, sizeof place->name, "%s", law_parameter(step->side, value->parameter)->name);
        if (value->length != NO_PARAMETER)
            snprintf(place->length, sizeof place->length, "%s", law_parameter(step->side, value->length)->name);
        place->is_address = value->is_address;
        place->type = value->type;
    }
    step_place_outputs(step);
}

void step_write_frees(const struct operations *operations, const struct step *step, struct text *out)
{
    const struct operation *operation = step->side->operation;
    for (size_t i = 0; i < step->side->output_count; i++) {
        const struct law_value *value = &step->side->outputs[i];
        const char *name = step->outputs[i].name, *freed = NULL;
        if (value->kind == LAW_OBJECT)
            freed = (value->made_by ? value->made_by : operation)->sort->services[SERVICE_DESTROY]->function->name;
        else if (value->parameter == NO_PARAMETER && (value->kind == LAW_TEXT || value->kind == LAW_CELLS))
            freed = law_free(operations, operation);
        if (freed)
            text_addf(out, "    if (%s)\n        %s(%s);\n", name, freed, name);
    }
}
