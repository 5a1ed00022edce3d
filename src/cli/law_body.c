/* The function of one law: calls, one behind the other, and what must be the same.
 *
 *     static int tc_to_frame_undoes_tc_from_frame(tc_rate rate, int32_t n)
 *     {
 *         int holds = ASSAY_UNDECIDED;
 *         tc_code there = {0};
 *         int back = 0;
 *         if (tc_from_frame(rate, n, &there) >= 0) {
 *             back = tc_to_frame(rate, there);
 *             holds = back == n;
 *         }
 *         return holds;
 *     }
 *
 * Whatever the first call refuses is undecided; what undoes it must not refuse
 * what it gave. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/laws.h"
#include "model/property.h"
#include "model/type_kinds.h"

#define ROOM 1024     /* cells for what a call writes */
#define CELLS_MOST 64 /* of what it gets */
#define TEXT_MOST 100

struct place { /* where a value is */
    char name[64];
    char length[96]; /* of cells: an expression */
    bool is_address; /* of a struct */
    const struct type *type;
};

struct step { /* a call of one side */
    const struct law_side *side;
    const char *prefix; /* of the names of what it gives */
    struct place inputs[LAW_MOST], outputs[LAW_MOST];
};

struct writing {
    const struct operations *operations;
    const struct law *law;
    struct text *out;
};

static const struct parameter *parameter_of(const struct law_side *side, size_t parameter)
{
    return &side->operation->function->parameters[parameter];
}

/* ---- what a function gives ---- */

static const char *cell_name(const struct law_value *value)
{
    return value->type->kind == TYPE_VOID ? "unsigned char" : value->type->name;
}

static void place_outputs(struct step *step)
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
            text_addf(out, "    %s %s_length = %d;\n", parameter_of(step->side, value->told)->type->target->name, name,
                      ROOM - 1);
        break;
    case LAW_OBJECT:
        text_addf(out, "    %s *%s = %s%s;\n", value->type->name, name,
                  value->made_by ? value->made_by->function->name : "NULL", value->made_by ? "()" : "");
        break;
    }
}

static void declare(const struct step *step, struct text *out)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        declare_output(step, i, out);
    if (step->side->gives_length)
        text_addf(out, "    %s %s_said = 0;\n", step->side->operation->function->result->name, step->prefix);
}

/* ---- a call ---- */

static void write_input(const struct law_value *value, const struct place *place, struct text *out)
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
            write_input(&side->inputs[i], &step->inputs[i], out);
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
static const char *result_name(const struct step *step)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        if (step->side->outputs[i].parameter == NO_PARAMETER)
            return step->outputs[i].name;
    return NULL;
}

/* The call as a statement, where its result is kept; then the condition that it did not say no, or "". */
static void write_step(const struct step *step, int depth, struct text *out, struct text *condition)
{
    const char *result = result_name(step), *yes = step->side->yes;
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

/* ---- the same again ---- */

/* "same_tc_code" */
static void add_same_name(const struct type *type, struct text *out)
{
    text_add(out, "same_");
    for (const char *at = type->name; *at; at++)
        text_add_char(out, isalnum((unsigned char)*at) ? *at : '_');
}

static void add_same_members(const struct type *type, const char *path, struct text *out)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        char *member = mem_format("%s%s%s", path, *path ? "." : "", field->name);
        if (i)
            text_add(out, " &&\n           ");
        if (field->type->kind == TYPE_STRUCT)
            add_same_members(field->type, member, out);
        else if (field->type->kind == TYPE_ARRAY && strcmp(field->type->target->name, "char") == 0)
            text_addf(out, "strncmp(one->%s, other->%s, sizeof one->%s) == 0", member, member, member);
        else if (field->type->kind == TYPE_ARRAY)
            text_addf(out, "memcmp(one->%s, other->%s, sizeof one->%s) == 0", member, member, member);
        else
            text_addf(out, "one->%s == other->%s", member, member);
        mem_free(member);
    }
}

void law_write_same(const struct type *type, struct text *out)
{
    text_add(out, "\nstatic bool ");
    add_same_name(type, out);
    text_addf(out, "(const %s *one, const %s *other)\n{\n    return ", type->name, type->name);
    add_same_members(type, "", out);
    text_add(out, ";\n}\n");
}

static void write_equal(const struct operation *equal, const struct law_value *value, const struct place *one,
                        const struct place *other, struct text *out)
{
    struct law_value passed = *value;
    passed.is_address = equal->function->parameters[0].type->kind == TYPE_POINTER;
    text_addf(out, "%s(", equal->function->name);
    write_input(&passed, one, out);
    text_add(out, ", ");
    write_input(&passed, other, out);
    text_add(out, ")");
}

static void write_same_struct(const struct law_value *value, const struct place *one, const struct place *other,
                              struct text *out)
{
    add_same_name(value->type, out);
    text_addf(out, "(%s%s, %s%s)", one->is_address ? "" : "&", one->name, other->is_address ? "" : "&", other->name);
}

static void write_comparison(const struct writing *writing, const struct law_value *value, const struct place *one,
                             const struct place *other, struct text *out)
{
    const struct operation *equal =
        value->kind == LAW_STRUCT || value->kind == LAW_OBJECT ? law_equal(writing->operations, value->type) : NULL;
    if (equal)
        write_equal(equal, value, one, other, out);
    else if (value->kind == LAW_NUMBER && one->type != value->type)
        text_addf(out, "(%s)%s == %s", value->type->name, one->name, other->name);
    else if (value->kind == LAW_NUMBER)
        text_addf(out, "%s == %s", one->name, other->name);
    else if (value->kind == LAW_STRUCT)
        write_same_struct(value, one, other, out);
    else if (value->kind == LAW_TEXT)
        text_addf(out, "strcmp(%s, %s) == 0", one->name, other->name);
    else
        text_addf(out, "%s == (size_t)%s && memcmp(%s, %s, %s * sizeof *%s) == 0", one->length, other->length,
                  one->name, other->name, other->length, one->name);
}

/* ---- beginning and end ---- */

static void write_parameter(const struct parameter *parameter, const char *before, struct text *out)
{
    const char *spelling = parameter->spelling;
    if (parameter->cells)
        text_addf(out, "%s%s%s %s[%zu]", before, parameter->type->target_const ? "const " : "",
                  parameter->type->target->name, parameter->name, parameter->cells);
    else
        text_addf(out, "%s%s%s%s", before, spelling, spelling[strlen(spelling) - 1] == '*' ? "" : " ", parameter->name);
}

static void write_parameters(const struct step *start, struct text *out)
{
    const struct function *function = start->side->operation->function;
    bool is_first = true;
    for (size_t i = 0; i < function->parameter_count; i++) {
        bool is_input = false;
        for (size_t k = 0; k < start->side->input_count; k++)
            is_input = is_input || start->side->inputs[k].parameter == i || start->side->inputs[k].length == i;
        if (!is_input)
            continue;
        write_parameter(&function->parameters[i], is_first ? "" : ", ", out);
        is_first = false;
    }
}

/* A separator may be part of what it separates. */
static void write_number_limit(const struct step *start, size_t input, bool is_arithmetic, struct text *out)
{
    const struct type *type = start->side->inputs[input].type;
    const char *name = start->inputs[input].name;
    if (type->is_char)
        text_addf(out, "    if (!strchr(\",;_|\", %s))\n        return ASSAY_UNDECIDED;\n", name);
    else if (type->kind == TYPE_INTEGER && type->size >= 4 && is_arithmetic) {
        unsigned long long most = 1ULL << (type->size == 4 ? 28 : 48);
        text_addf(out, "    if (%s > %llu", name, most);
        if (type->is_signed)
            text_addf(out, " || %s < -%llu", name, most);
        text_add(out, ")\n        return ASSAY_UNDECIDED;\n");
    }
}

/* What is longer than there is room for, and NULL, say nothing. */
static void write_limits(const struct step *start, bool is_arithmetic, struct text *out)
{
    for (size_t i = 0; i < start->side->input_count; i++) {
        const struct law_value *value = &start->side->inputs[i];
        const struct place *place = &start->inputs[i];
        bool is_pointer = value->kind != LAW_NUMBER && !(value->kind == LAW_STRUCT && !value->is_address);
        if (value->kind == LAW_NUMBER)
            write_number_limit(start, i, is_arithmetic, out);
        if (!is_pointer)
            continue;
        text_addf(out, "    if (!%s", place->name);
        if (value->kind == LAW_TEXT)
            text_addf(out, " || strlen(%s) > %d", place->name, TEXT_MOST);
        else if (value->length != NO_PARAMETER)
            text_addf(out, " || !%s || (size_t)%s > %d", place->length, place->length, CELLS_MOST);
        text_add(out, ")\n        return ASSAY_UNDECIDED;\n");
    }
}

static void write_frees(const struct writing *writing, const struct step *step)
{
    const struct operation *operation = step->side->operation;
    for (size_t i = 0; i < step->side->output_count; i++) {
        const struct law_value *value = &step->side->outputs[i];
        const char *name = step->outputs[i].name, *freed = NULL;
        if (value->kind == LAW_OBJECT)
            freed = (value->made_by ? value->made_by : operation)->sort->services[SERVICE_DESTROY]->function->name;
        else if (value->parameter == NO_PARAMETER && (value->kind == LAW_TEXT || value->kind == LAW_CELLS))
            freed = law_free(writing->operations, operation);
        if (freed)
            text_addf(writing->out, "    if (%s)\n        %s(%s);\n", name, freed, name);
    }
}

static void start_step(struct step *step)
{
    for (size_t i = 0; i < step->side->input_count; i++) {
        const struct law_value *value = &step->side->inputs[i];
        struct place *place = &step->inputs[i];
        snprintf(place->name, sizeof place->name, "%s", parameter_of(step->side, value->parameter)->name);
        if (value->length != NO_PARAMETER)
            snprintf(place->length, sizeof place->length, "%s", parameter_of(step->side, value->length)->name);
        place->is_address = value->is_address;
        place->type = value->type;
    }
    place_outputs(step);
}

/* A text that begins with its end is none: what was written may be bytes. */
static void write_filled(const struct step *step, struct text *condition)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        if (step->side->gives_length && strcmp(cell_name(&step->side->outputs[i]), "char") == 0)
            text_addf(condition, "%s(!%s_said || *%s)", condition->length ? " && " : "", step->prefix,
                      step->outputs[i].name);
}

/* Opens a block for what comes next, when the call can say no. */
static int write_if(const struct step *step, int depth, struct text *out)
{
    struct text condition = TEXT_INIT;
    write_step(step, depth, out, &condition);
    write_filled(step, &condition);
    bool opens = condition.length;
    if (opens)
        text_addf(out, "%*sif (%s) {\n", 4 * depth, "", condition.s);
    text_release(&condition);
    return depth + opens;
}

/* ---- decode(encode(x)) is x ---- */

static bool is_unlimited(const struct step *last)
{
    const char *yes = last->side->yes;
    bool is_number = result_name(last) && last->side->outputs[0].kind == LAW_NUMBER;
    return is_number || (last->side->gives_length && yes && strcmp(yes, "!= 0") == 0);
}

static void write_last(const struct step *last, const char *comparison, int depth, struct text *out)
{
    struct text condition = TEXT_INIT;
    write_step(last, depth, out, &condition);
    bool asks = condition.length && !is_unlimited(last); /* then the comparison says it */
    text_addf(out, "%*sholds = %s%s%s;\n", 4 * depth, "", asks ? condition.s : "", asks ? " && " : "", comparison);
    text_release(&condition);
}

/* One behind the other; all but the first may not refuse what the ones before gave them, from `strict` on. */
static void write_steps(const struct writing *writing, struct step *const *steps, size_t count, size_t strict,
                        const char *comparison)
{
    int depth = 1;
    for (size_t i = 0; i < count; i++)
        declare(steps[i], writing->out);
    for (size_t i = 0; i + 1 < count; i++) {
        if (i == strict)
            text_addf(writing->out, "%*sholds = 0;\n", 4 * depth, "");
        depth = write_if(steps[i], depth, writing->out);
    }
    write_last(steps[count - 1], comparison, depth, writing->out);
    while (--depth > 0)
        text_addf(writing->out, "%*s}\n", 4 * depth, "");
    for (size_t i = count; i-- > 0;)
        write_frees(writing, steps[i]);
}

static void pass_on(const struct law *law, const struct step *there, struct step *back)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        back->inputs[i] = law->given[i] != NO_PARAMETER ? there->outputs[law->given[i]] : there->inputs[law->shared[i]];
    place_outputs(back);
}

/* Of objects that nothing compares: the same text is written of both. */
static bool compares_texts(const struct writing *writing)
{
    const struct law_side *undoing = &writing->law->undoing;
    return undoing->outputs[0].kind == LAW_OBJECT && !law_equal(writing->operations, undoing->outputs[0].type);
}

static void write_comparisons(const struct writing *writing, const struct step *there, const struct step *back,
                              struct text *out)
{
    const struct law *law = writing->law;
    for (size_t i = 0; i < law->undoing.output_count; i++) {
        text_add(out, i ? " && " : "");
        const struct place *like = law->form == LAW_SETTLES ? &there->outputs[i] : &there->inputs[law->back[i]];
        write_comparison(writing, &law->done.inputs[law->back[i]], &back->outputs[i], like, out);
    }
}

/* Gets what undoing gave where done got the like. */
static void go_again(const struct law *law, const struct step *there, const struct step *back, struct step *again)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        again->inputs[i] = there->inputs[i];
    for (size_t i = 0; i < law->undoing.output_count; i++)
        again->inputs[law->back[i]] = back->outputs[i];
    place_outputs(again);
}

static void write_undoes(const struct writing *writing, struct step *there)
{
    struct text comparison = TEXT_INIT;
    struct step back = {.side = &writing->law->undoing, .prefix = "back"};
    struct step again = {.side = &writing->law->done, .prefix = "again"};
    struct step *steps[] = {there, &back, &again};
    bool by_texts = compares_texts(writing);
    pass_on(writing->law, there, &back);
    go_again(writing->law, there, &back, &again);
    if (by_texts)
        write_comparison(writing, &writing->law->done.outputs[0], &again.outputs[0], &there->outputs[0], &comparison);
    else
        write_comparisons(writing, there, &back, &comparison);
    write_steps(writing, steps, by_texts ? 3 : 2, 1, comparison.s);
    text_release(&comparison);
}

/* ---- parse(format(value)) is the value ---- */

/* What of the maker's values has this name. */
static const struct place *namesake(const struct step *made, const char *name)
{
    for (size_t i = 0; i < made->side->input_count; i++)
        if (strcmp(made->inputs[i].name, name) == 0)
            return &made->inputs[i];
    return NULL;
}

/* What done gets: what was made, and what its maker got, too. */
static void write_from(const struct law *law, const struct step *made, struct step *there)
{
    for (size_t i = 0; i < law->done.input_count; i++) {
        const struct place *place = namesake(made, parameter_of(&law->done, law->done.inputs[i].parameter)->name);
        there->inputs[i] = place ? *place : made->outputs[0];
    }
    there->inputs[law->back[0]] = made->outputs[0];
    place_outputs(there);
}

static void write_reads(const struct writing *writing, struct step *made)
{
    const struct law *law = writing->law;
    struct text comparison = TEXT_INIT;
    struct step there = {.side = &law->done, .prefix = "there"}, back = {.side = &law->undoing, .prefix = "back"};
    struct step again = {.side = &law->done, .prefix = "again"};
    struct step *steps[] = {made, &there, &back, &again};
    bool by_texts = compares_texts(writing);
    write_from(law, made, &there);
    pass_on(law, &there, &back);
    go_again(law, &there, &back, &again);
    if (by_texts)
        write_comparison(writing, &law->done.outputs[0], &again.outputs[0], &there.outputs[0], &comparison);
    else
        write_comparison(writing, &law->undoing.outputs[0], &back.outputs[0], &made->outputs[0], &comparison);
    write_steps(writing, steps, by_texts ? 4 : 3, 2, comparison.s);
    text_release(&comparison);
}

void law_write(const struct operations *operations, const struct law *law, struct text *out)
{
    struct writing writing = {operations, law, out};
    bool reads = law->form == LAW_READS;
    struct step start = {.side = reads ? &law->maker : &law->done, .prefix = reads ? "made" : "there"};
    start_step(&start);
    text_add(out, "static int ");
    law_name(law, out);
    text_add_char(out, '(');
    write_parameters(&start, out);
    text_add(out, ")\n{\n");
    write_limits(&start, law->is_arithmetic, out);
    text_add(out, "    int holds = ASSAY_UNDECIDED;\n");
    if (reads)
        write_reads(&writing, &start);
    else
        write_undoes(&writing, &start);
    text_add(out, "    return holds;\n}\n");
}
