#include "model/law.h"

#include <string.h>

#include "base/text.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define MAKERS_MOST 2 /* of one value */

/* ---- where values come from ---- */

static bool gives_kind(const struct law_side *side, enum law_kind kind)
{
    return side->output_count == 1 && side->outputs[0].kind == kind;
}

/* One text, or cells of which it is known how many there are. */
static bool writes_down(const struct law_side *side)
{
    return gives_kind(side, LAW_TEXT) || (gives_kind(side, LAW_CELLS) && law_counts(side));
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
        if (value->kind == LAW_TEXT && !law_is_text_cell(value->type))
            return false;
        if (value->kind == LAW_OBJECT && law_is_back(law, i) && !law_equal(operations, value->type) &&
            !writes_down(side))
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
        if (maker->inputs[i].kind == LAW_TEXT && !law_is_text_cell(maker->inputs[i].type))
            return false;
    if (maker->output_count != 1 || maker->outputs[0].type != law->undoing.outputs[0].type ||
        maker->outputs[0].kind != law->undoing.outputs[0].kind)
        return false;
    for (size_t i = 0; i < law->done.input_count; i++) {
        bool found = law_is_back(law, i);
        for (size_t k = 0; !found && k < maker->input_count; k++)
            found = law_is_same(&law->done, &law->done.inputs[i], maker, &maker->inputs[k]);
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
        if (law_is_written(side->outputs[i].kind))
            return true;
    return false;
}

/* Several texts may mean the same: what was read need not be written again as it was. */
static bool reads_only(const struct law *law)
{
    bool reads = false;
    for (size_t i = 0; i < law->undoing.output_count; i++)
        reads = reads || law_is_written(law->done.inputs[law->back[i]].kind);
    return reads && !writes_anything(&law->done);
}

/* Bits and digits of all numbers can be written down. */
static bool is_arithmetic(const struct law_side *side)
{
    static const char words[] = "encode decode pack unpack interleave swap rotate mix put set insert add";
    return !name_has(side->operation->function->name, words) && !writes_anything(side);
}

static bool has_texts(const struct type *type)
{
    if (type->kind == TYPE_ARRAY)
        return type->target->is_char;
    for (size_t i = 0; type->kind == TYPE_STRUCT && i < type->field_count; i++)
        if (has_texts(type->fields[i].type))
            return true;
    return false;
}

/* What was put into an object by other ways than reading it need not be fit to be read: texts as they are, signs that
 * separate.  Names alone are no promise of that. */
static bool is_of_anything(const struct law *law)
{
    for (size_t i = 0; i < law->undoing.output_count; i++) {
        const struct law_value *value = &law->done.inputs[law->back[i]];
        if (value->kind == LAW_OBJECT || (value->kind == LAW_STRUCT && has_texts(value->type)))
            return true;
    }
    return false;
}

/* A setter that cannot say no may have taken something else than it got. */
static bool puts_blindly(const struct law_side *side)
{
    for (size_t i = 0; i < side->output_count; i++)
        if (side->outputs[i].made_by && !side->may_refuse)
            return true;
    return false;
}

/* What comes back is a text, and nobody tells how long it is. */
static bool gives_back_text(const struct law *law)
{
    for (size_t i = 0; i < law->undoing.output_count; i++) {
        const struct law_value *value = &law->undoing.outputs[i];
        if (value->kind == LAW_CELLS && value->told == NO_PARAMETER && !law->undoing.gives_length && !value->cells)
            return true;
    }
    return false;
}

/* law: matched. */
static void consider(const struct operations *operations, struct law *law, laws *found)
{
    law->form = LAW_UNDOES;
    law->is_arithmetic = is_arithmetic(&law->done);
    law->ends_at_zero =
        gives_back_text(law) || law_names_zero(law->done.operation) || law_names_zero(law->undoing.operation);
    bool starts = can_start(operations, law) &&
                  (law->is_said || (!reads_only(law) && !is_of_anything(law) && !puts_blindly(&law->done)));
    if (starts)
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

/* Where it is said which way it goes, nothing is guessed of the other. */
static void consider_pair(const struct operations *operations, const struct candidate *there,
                          const struct candidate *back, laws *found)
{
    const struct operation *done = there->side.operation, *undoing = back->side.operation;
    struct law law = {.done = there->side, .undoing = back->side};
    if (!law_match(&law))
        return;
    bool is_said = law_is_said(&back->comments, &there->comments), is_named = law_is_named(undoing, done);
    if (!is_said && (!is_named || law_is_said(&there->comments, &back->comments)))
        return;
    bool is_doubtful = law_is_doubtful(done) || law_is_doubtful(undoing);
    if ((!is_said && is_doubtful) || !law_is_rest_harmless(&law, is_said))
        return;
    law.is_said = is_said && !is_doubtful;
    consider(operations, &law, found);
}

/* Of one text or struct alone. */
static void consider_alone(const struct operations *operations, const struct candidate *candidate, laws *found)
{
    struct law law = {.form = LAW_SETTLES, .done = candidate->side, .undoing = candidate->side};
    enum law_kind kind = law.done.inputs[0].kind;
    if (law.done.input_count == 1 && (kind == LAW_TEXT || kind == LAW_STRUCT) && law_match(&law) &&
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

static bool stand_together(const struct law_comments *one, const struct law_comments *other)
{
    return one->own && other->own && strcmp(one->own, other->own) == 0 &&
           strcmp(one->operation->file, other->operation->file) == 0;
}

static void count_together(candidates *list)
{
    for (size_t i = 0; i < list->count; i++)
        for (size_t k = 0; k < list->count; k++)
            list->items[i].comments.together += stand_together(&list->items[i].comments, &list->items[k].comments);
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
    count_together(list);
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
static const char *const joints[] = {"_undoes_",       "_reads_what_", "_settles", "_fits_",
                                     "_is_transitive", "_writes_of_",  "_writes"};
#define JOINTS_ALONE 5 /* of these, that make a law by themselves */

char *law_words(const char *name)
{
    char *words = mem_strdup(name);
    bool is_law = false;
    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++) {
        char *at = strstr(words, joints[i]);
        size_t length = strlen(joints[i]);
        if (!at || (i >= JOINTS_ALONE && !is_law) || (joints[i][length - 1] != '_' && at[length]))
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

char *law_functions(const char *name)
{
    const char *joint = strstr(name, "_undoes_"), *reads = strstr(name, "_reads_what_");
    const char *back = joint ? joint : reads;
    if (!back)
        return NULL;
    const char *there = back + strlen(joint ? "_undoes_" : "_reads_what_");
    const char *end = joint ? NULL : strstr(there, "_writes");
    char *one = mem_strndup(name, (size_t)(back - name));
    char *other = mem_strndup(there, end ? (size_t)(end - there) : strlen(there));
    bool is_first = strcmp(one, other) < 0;
    char *both = mem_format("%s and %s", is_first ? one : other, is_first ? other : one);
    mem_free(one);
    mem_free(other);
    return both;
}

/* ---- orders ---- */

bool law_orders(const struct operation *operation)
{
    return operation_relates_values(operation) == VALUES_COMPARED &&
           operation->function->parameters[0].type == operation->function->parameters[1].type;
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

const struct operation *law_compare(const struct operations *operations, const struct type *type)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *operation = operations->items.items[i];
        if (law_orders(operation) && operation->function->parameters[0].type == type)
            return operation;
    }
    return NULL;
}
