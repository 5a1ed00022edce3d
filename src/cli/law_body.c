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
#include <string.h>

#include "cli/law_writing.h"

#define CELLS_MOST 64 /* of what it gets */
#define TEXT_MOST 100

/* ---- beginning and end ---- */

void law_write_parameter(const struct parameter *parameter, const char *before, struct text *out)
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
        law_write_parameter(&function->parameters[i], is_first ? "" : ", ", out);
        is_first = false;
    }
}

/* A separator may be part of what it separates. */
static void write_number_limit(const struct step *start, size_t input, bool is_arithmetic, struct text *out)
{
    const struct type *type = start->side->inputs[input].type;
    const char *name = start->inputs[input].name;
    if (strcmp(type->name, "char") == 0)
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
static void write_limits(const struct step *start, const struct law *law, struct text *out)
{
    for (size_t i = 0; i < start->side->input_count; i++) {
        const struct law_value *value = &start->side->inputs[i];
        const struct place *place = &start->inputs[i];
        bool is_pointer = value->kind != LAW_NUMBER && !(value->kind == LAW_STRUCT && !value->is_address);
        if (value->kind == LAW_NUMBER)
            write_number_limit(start, i, law->is_arithmetic, out);
        if (!is_pointer)
            continue;
        text_addf(out, "    if (!%s", place->name);
        if (value->kind == LAW_TEXT)
            text_addf(out, " || strlen(%s) > %d", place->name, TEXT_MOST);
        else if (value->length != NO_PARAMETER)
            text_addf(out, " || !%s || (size_t)%s > %d", place->length, place->length, CELLS_MOST);
        if (value->kind == LAW_CELLS && value->length != NO_PARAMETER && law->ends_at_zero &&
            law_is_text_cell(value->type))
            text_addf(out, " || memchr(%s, 0, (size_t)%s)", place->name, place->length);
        text_add(out, ")\n        return ASSAY_UNDECIDED;\n");
    }
}

/* A text that begins with its end is none: what was written may be bytes. */
static void write_filled(const struct step *step, struct text *condition)
{
    for (size_t i = 0; i < step->side->output_count; i++)
        if (step->side->gives_length && strcmp(step->side->outputs[i].type->name, "char") == 0)
            text_addf(condition, "%s(!%s_said || *%s)", condition->length ? " && " : "", step->prefix,
                      step->outputs[i].name);
}

/* Opens a block for what comes next, when the call can say no. */
static int write_if(const struct step *step, int depth, struct text *out)
{
    struct text condition = TEXT_INIT;
    step_write(step, depth, out, &condition);
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
    bool is_number = step_result(last) && last->side->outputs[0].kind == LAW_NUMBER;
    return is_number || (last->side->gives_length && yes && strcmp(yes, "!= 0") == 0);
}

static void write_last(const struct step *last, const char *comparison, int depth, struct text *out)
{
    struct text condition = TEXT_INIT;
    step_write(last, depth, out, &condition);
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
        step_declare(steps[i], writing->out);
    for (size_t i = 0; i + 1 < count; i++) {
        if (i == strict)
            text_addf(writing->out, "%*sholds = 0;\n", 4 * depth, "");
        depth = write_if(steps[i], depth, writing->out);
    }
    write_last(steps[count - 1], comparison, depth, writing->out);
    while (--depth > 0)
        text_addf(writing->out, "%*s}\n", 4 * depth, "");
    for (size_t i = count; i-- > 0;)
        step_write_frees(writing->operations, steps[i], writing->out);
}

static void pass_on(const struct law *law, const struct step *there, struct step *back)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        back->inputs[i] = law->given[i] != NO_PARAMETER ? there->outputs[law->given[i]] : there->inputs[law->shared[i]];
    step_place_outputs(back);
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
        same_write(writing->operations, &law->done.inputs[law->back[i]], &back->outputs[i], like, out);
    }
}

/* Gets what undoing gave where done got the like. */
static void go_again(const struct law *law, const struct step *there, const struct step *back, struct step *again)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        again->inputs[i] = there->inputs[i];
    for (size_t i = 0; i < law->undoing.output_count; i++)
        again->inputs[law->back[i]] = back->outputs[i];
    step_place_outputs(again);
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
        same_write(writing->operations, &writing->law->done.outputs[0], &again.outputs[0], &there->outputs[0],
                   &comparison);
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
        const struct place *place = namesake(made, law_parameter(&law->done, law->done.inputs[i].parameter)->name);
        there->inputs[i] = place ? *place : made->outputs[0];
    }
    there->inputs[law->back[0]] = made->outputs[0];
    step_place_outputs(there);
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
        same_write(writing->operations, &law->done.outputs[0], &again.outputs[0], &there.outputs[0], &comparison);
    else
        same_write(writing->operations, &law->undoing.outputs[0], &back.outputs[0], &made->outputs[0], &comparison);
    write_steps(writing, steps, by_texts ? 4 : 3, 2, comparison.s);
    text_release(&comparison);
}

void law_write(const struct operations *operations, const struct law *law, struct text *out)
{
    struct writing writing = {operations, law, out};
    bool reads = law->form == LAW_READS;
    struct step start = {.side = reads ? &law->maker : &law->done, .prefix = reads ? "made" : "there"};
    step_start(&start);
    text_add(out, "static int ");
    law_name(law, out);
    text_add_char(out, '(');
    write_parameters(&start, out);
    text_add(out, ")\n{\n");
    write_limits(&start, law, out);
    text_add(out, "    int holds = ASSAY_UNDECIDED;\n");
    if (reads)
        write_reads(&writing, &start);
    else
        write_undoes(&writing, &start);
    text_add(out, "    return holds;\n}\n");
}
