#include "model/law.h"

#include <string.h>

#include "base/text.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define MAKERS_MOST 2 /* of one value */

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

static bool is_written(enum law_kind kind)
{
    return kind == LAW_TEXT || kind == LAW_CELLS;
}

static bool is_text_cell(const struct type *type)
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
        return (output->kind == LAW_TEXT || output->kind == LAW_CELLS) && is_text_cell(output->type) &&
               is_text_cell(input->type);
    return input->kind == output->kind && can_be_passed(output, input);
}

static const char *name_of(const struct law_side *side, const struct law_value *value)
{
    return value->parameter == NO_PARAMETER ? "" : side->operation->function->parameters[value->parameter].name;
}

static bool is_same(const struct law_side *one, const struct law_value *input, const struct law_side *other,
                    const struct law_value *instead)
{
    return input->kind == instead->kind && input->type == instead->type && input->is_address == instead->is_address &&
           strcmp(name_of(one, input), name_of(other, instead)) == 0;
}

/* The input of done with the same name and type; NO_PARAMETER: none. */
static size_t namesake(const struct law *law, size_t input)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        if (is_same(&law->undoing, &law->undoing.inputs[input], &law->done, &law->done.inputs[i]))
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

static bool is_back(const struct law *law, size_t input)
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
        if (!is_shared(law, i) && !is_back(law, i) &&
            can_be_like(&law->undoing.outputs[output], &law->done.inputs[i])) {
            law->back[output] = i;
            return true;
        }
    return false;
}

/* What is not asked for again may be how it is written: a style, but nothing that means something. */
static bool is_rest_harmless(const struct law *law)
{
    for (size_t i = 0; i < law->done.input_count; i++)
        if (!is_shared(law, i) && !is_back(law, i) &&
            (law->done.inputs[i].kind != LAW_NUMBER || law->done.inputs[i].type->kind == TYPE_INTEGER))
            return false;
    return true;
}

/* Cells that come back are counted on both ways. */
static bool are_counted(const struct law_side *side)
{
    for (size_t i = 0; i < side->output_count; i++)
        if (side->outputs[i].kind == LAW_CELLS && side->outputs[i].told == NO_PARAMETER && !side->gives_length &&
            !is_text_cell(side->outputs[i].type))
            return false;
    return true;
}

static bool passes_counted(const struct law *law)
{
    for (size_t i = 0; i < law->undoing.input_count; i++)
        if (law->given[i] != NO_PARAMETER && law->undoing.inputs[i].length != NO_PARAMETER && !are_counted(&law->done))
            return false;
    return true;
}

static bool match(struct law *law)
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
    return is_rest_harmless(law) && passes_counted(law) && are_counted(&law->undoing);
}

/* ---- where values come from ---- */

static bool gives_kind(const struct law_side *side, enum law_kind kind)
{
    return side->output_count == 1 && side->outputs[0].kind == kind;
}

/* One text, or cells of which it is known how many there are. */
static bool writes_down(const struct law_side *side)
{
    return gives_kind(side, LAW_TEXT) || (gives_kind(side, LAW_CELLS) && are_counted(side));
}

/* A struct that is drawn may be nonsense, which only a function that says no stands; objects come from the library. */
static bool can_start(const struct operations *operations, const struct law *law)
{
    const struct law_side *side = &law->done;
    for (size_t i = 0; i < side->input_count; i++) {
        const struct law_value *value = &side->inputs[i];
        bool is_made = side->operation->roles[value->parameter].kind == ROLE_HANDLE;
        if (value->kind == LAW_STRUCT && !is_made && !side->may_refuse)
            return false;
        if (value->kind == LAW_TEXT && !is_text_cell(value->type))
            return false;
        if (value->kind == LAW_OBJECT && is_back(law, i) && !law_equal(operations, value->type) && !writes_down(side))
            return false;
    }
    return true;
}

/* ---- all ---- */

/* It makes the value that done writes, and gets whatever else done needs. */
static bool can_make(const struct law *law)
{
    const struct law_side *maker = &law->maker;
    for (size_t i = 0; i < maker->input_count; i++)
        if (maker->inputs[i].kind == LAW_TEXT && !is_text_cell(maker->inputs[i].type))
            return false;
    if (maker->output_count != 1 || maker->outputs[0].type != law->undoing.outputs[0].type ||
        maker->outputs[0].kind != law->undoing.outputs[0].kind)
        return false;
    for (size_t i = 0; i < law->done.input_count; i++) {
        bool found = is_back(law, i);
        for (size_t k = 0; !found && k < maker->input_count; k++)
            found = is_same(&law->done, &law->done.inputs[i], maker, &maker->inputs[k]);
        if (!found)
            return false;
    }
    return true;
}

/* Not one that changes what is there. */
static bool is_maker(const struct law_side *side)
{
    static const char words[] = WORDS_MAKE " of set get decode scan read at";
    size_t parameter = side->outputs[0].parameter;
    return parameter == NO_PARAMETER || side->operation->roles[parameter].passing == PASS_OUT ||
           name_has(side->operation->function->name, words);
}

static bool takes_numbers(const struct law_side *side)
{
    for (size_t i = 0; i < side->input_count; i++)
        if (side->inputs[i].kind != LAW_NUMBER)
            return false;
    return true;
}

/* Of structs that anybody may fill in: texts that can be read are rare, numbers are not. */
static void consider_makers(const struct operations *operations, struct law *law, laws *found)
{
    size_t most = found->count + MAKERS_MOST;
    for (size_t i = 0; i < operations->items.count && found->count < most; i++) {
        const struct operation *operation = operations->items.items[i];
        if (law_side_of(operations, operation, &law->maker) && takes_numbers(&law->maker) && is_maker(&law->maker) &&
            can_make(law) && !law_is_doubtful(operation))
            vector_push(found, *law);
    }
}

static bool writes_anything(const struct law_side *side)
{
    for (size_t i = 0; i < side->output_count; i++)
        if (is_written(side->outputs[i].kind))
            return true;
    return false;
}

/* Several texts may mean the same: what was read need not be written again as it was. */
static bool reads_only(const struct law *law)
{
    bool reads = false;
    for (size_t i = 0; i < law->undoing.output_count; i++)
        reads = reads || is_written(law->done.inputs[law->back[i]].kind);
    return reads && !writes_anything(&law->done);
}

/* Bits and digits of all numbers can be written down. */
static bool is_arithmetic(const struct law_side *side)
{
    static const char words[] = "encode decode pack unpack interleave swap rotate mix put set insert add";
    return !name_has(side->operation->function->name, words) && !writes_anything(side);
}

/* law: matched. */
static void consider(const struct operations *operations, struct law *law, laws *found)
{
    law->form = LAW_UNDOES;
    law->is_arithmetic = is_arithmetic(&law->done);
    bool starts = can_start(operations, law);
    if (starts && (law->is_said || !reads_only(law)))
        vector_push(found, *law);
    if (!gives_kind(&law->done, LAW_TEXT) && !gives_kind(&law->done, LAW_CELLS))
        return;
    law->form = LAW_READS;
    law->is_arithmetic = true;
    law->maker = law->undoing;
    if ((gives_kind(&law->undoing, LAW_STRUCT) || gives_kind(&law->undoing, LAW_OBJECT)) && can_make(law))
        vector_push(found, *law);
    if (!starts && gives_kind(&law->undoing, LAW_STRUCT))
        consider_makers(operations, law, found);
}

struct candidate { /* for a law */
    struct law_side side;
    struct law_comments comments;
};

/* What undoes something is undone by it, too, unless several texts mean the same: so much is guessed. */
static void consider_pair(const struct operations *operations, const struct candidate *there,
                          const struct candidate *back, laws *found)
{
    const struct operation *done = there->side.operation, *undoing = back->side.operation;
    struct law law = {.done = there->side, .undoing = back->side};
    if (!match(&law))
        return;
    bool is_said = law_is_said(&back->comments, &there->comments), is_named = law_is_named(undoing, done);
    bool is_turned = !is_said && law_is_said(&there->comments, &back->comments);
    if (!is_said && !is_named && !is_turned)
        return;
    if (is_turned && (writes_anything(&law.done) || writes_anything(&law.undoing)))
        return;
    bool is_doubtful = law_is_doubtful(done) || law_is_doubtful(undoing);
    if (!is_said && is_doubtful)
        return;
    law.is_said = is_said && !is_doubtful;
    consider(operations, &law, found);
}

/* Of one text or struct alone. */
static void consider_alone(const struct operations *operations, const struct candidate *candidate, laws *found)
{
    struct law law = {.form = LAW_SETTLES, .done = candidate->side, .undoing = candidate->side};
    enum law_kind kind = law.done.inputs[0].kind;
    if (law.done.input_count == 1 && (kind == LAW_TEXT || kind == LAW_STRUCT) && match(&law) &&
        law_settles(law.done.operation) && can_start(operations, &law) && !law_is_doubtful(law.done.operation))
        vector_push(found, law);
}

typedef VECTOR(struct candidate) candidates;

/* The comments of a header are read once. */
static const char *header_of(const candidates *list, const struct operation *operation)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i].side.operation->file, operation->file) == 0)
            return list->items[i].comments.header;
    struct text header = TEXT_INIT;
    operation_header_comments(operation, &header);
    return text_detach(&header);
}

static void gather(const struct operations *operations, candidates *list)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        struct candidate candidate = {.comments.operation = operations->items.items[i]};
        struct text own = TEXT_INIT;
        if (!law_side_of(operations, operations->items.items[i], &candidate.side))
            continue;
        operation_comment(candidate.comments.operation, &own);
        candidate.comments.own = text_detach(&own);
        candidate.comments.header = header_of(list, candidate.comments.operation);
        vector_push(list, candidate);
    }
}

static void release(candidates *list)
{
    for (size_t i = 0; i < list->count; i++) {
        bool is_first = true;
        for (size_t k = 0; k < i; k++)
            is_first = is_first && list->items[k].comments.header != list->items[i].comments.header;
        mem_free(list->items[i].comments.own);
        if (is_first)
            mem_free((char *)list->items[i].comments.header);
    }
    vector_release(list);
}

void laws_find(const struct operations *operations, laws *found)
{
    candidates list = VECTOR_INIT;
    gather(operations, &list);
    for (size_t i = 0; i < list.count; i++)
        consider_alone(operations, &list.items[i], found);
    for (size_t i = 0; i < list.count; i++)
        for (size_t k = 0; k < list.count; k++)
            consider_pair(operations, &list.items[i], &list.items[k], found);
    release(&list);
}

/* ---- names ---- */

void law_name(const struct law *law, struct text *out)
{
    const char *there = law->done.operation->function->name, *back = law->undoing.operation->function->name;
    if (law->form == LAW_SETTLES)
        text_addf(out, "%s_settles", there);
    else if (law->form == LAW_UNDOES)
        text_addf(out, "%s_undoes_%s", back, there);
    else
        text_addf(out, "%s_reads_what_%s_writes", back, there);
    if (law->form == LAW_READS && law->maker.operation != law->undoing.operation)
        text_addf(out, "_of_%s", law->maker.operation->function->name);
}

/* Around names these are words of their own. */
static const char *const joints[] = {"_undoes_", "_reads_what_", "_settles", "_writes_of_", "_writes"};

char *law_words(const char *name)
{
    char *words = mem_strdup(name);
    bool is_law = false;
    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++) {
        char *at = strstr(words, joints[i]);
        size_t length = strlen(joints[i]);
        if (!at || (i >= 3 && !is_law) || (joints[i][length - 1] != '_' && at[length]))
            continue;
        is_law = true;
        for (size_t k = 0; k < length; k++)
            at[k] = at[k] == '_' ? ' ' : at[k];
    }
    if (is_law)
        return words;
    mem_free(words);
    return NULL;
}

/* ---- what the library has for values ---- */

const char *law_free(const struct operations *operations, const struct operation *operation)
{
    if (operation->result.is_borrowed || operation->function->result->target_const)
        return NULL;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        if (function->parameter_count == 1 && function->parameters[0].type == operation->function->result &&
            function->result->kind == TYPE_VOID && name_says(function->name, WORDS_DESTROY))
            return function->name;
    }
    return "free";
}

const struct operation *law_equal(const struct operations *operations, const struct type *type)
{
    const struct sort *sort = sort_of_object(operations, type);
    return sort ? sort->services[SERVICE_EQUAL] : NULL;
}
