#include "front/lang/meta.h"

#include <string.h>

#define TYPE_SIZE_MOST 2000

/* Types and fields in it, as far as there may be. */
static size_t type_size(const struct lang_type *type)
{
    size_t size = 1;
    if (type->element)
        size += type_size(type->element);
    for (size_t i = 0; i < type->count && size <= TYPE_SIZE_MOST; i++)
        size += type->fields[i].type ? type_size(type->fields[i].type) : 1;
    return size;
}

static const struct meta *type_meta(struct elaborator *E, const struct lang_type *type, struct lang_place at)
{
    if (type_size(type) > TYPE_SIZE_MOST)
        return elaborator_fail(E, at, "this type has more than %d parts", TYPE_SIZE_MOST);
    struct meta *meta = meta_make(E, META_TYPE);
    meta->type = type;
    return meta;
}

/* ---- type expressions ---- */

static const struct lang_type *type_at(struct elaborator *E, const struct sexp *sexp, struct frame *frame)
{
    if (sexp_begins(sexp, "blank") && sexp->count == 2)
        sexp = sexp->items[1]; /* (Option ?Date) */
    const struct meta *meta = core_evaluate(E, sexp, frame);
    if (!meta)
        return NULL;
    if (meta->kind == META_TABLE)
        return meta->table->row;
    if (meta->kind != META_TYPE)
        return elaborator_expected(E, sexp->at, "a type", meta);
    if (meta->type->kind == LANG_REGEX)
        return elaborator_fail(E, sexp->at, "expected a type that can be blank, found Regex; a String can match one");
    return meta->type;
}

const struct meta *types_enum(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    (void)frame;
    struct lang_field *fields = arena_alloc(E->arena, (form->count + 1) * sizeof *fields);
    size_t count = form->count - 1;
    if (count == 0)
        return elaborator_found(E, form, "(Enum constant …)");
    for (size_t i = 0; i < count; i++) {
        const struct sexp *item = form->items[i + 1];
        if (item->kind != SEXP_SYMBOL && item->kind != SEXP_STRING)
            return elaborator_found(E, item, "the name of a constant");
        if (strlen(item->text) != item->length)
            return elaborator_fail(E, item->at, "expected the name of a constant without the character NUL");
        fields[i].name = item->text;
        for (size_t j = 0; j < i; j++)
            if (strcmp(fields[j].name, item->text) == 0)
                return elaborator_fail(E, item->at, "expected another constant, found '%s' again", item->text);
    }
    return type_meta(E, type_with(E->arena, LANG_ENUM, fields, count), form->at);
}

static const struct meta *of_element(struct elaborator *E, const struct sexp *form, struct frame *frame,
                                     enum lang_kind kind)
{
    if (form->count != 2)
        return elaborator_found(E, form, kind == LANG_LIST ? "(List Type)" : "(Option Type)");
    const struct lang_type *element = type_at(E, form->items[1], frame);
    if (element && element->kind == LANG_OPTION && kind == LANG_OPTION)
        return elaborator_found(E, form->items[1], "a type that is no Option itself");
    return element ? type_meta(E, type_of(E->arena, kind, element), form->at) : NULL;
}

const struct meta *types_list(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return of_element(E, form, frame, LANG_LIST);
}

const struct meta *types_option(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return of_element(E, form, frame, LANG_OPTION);
}

static bool field_at(struct elaborator *E, const struct sexp *item, struct frame *frame, struct lang_field *fields,
                     size_t count)
{
    bool optional = item->kind == SEXP_LIST && item->count == 3 && sexp_is(item->items[2], "optional");
    if (item->kind != SEXP_LIST || (item->count != 2 && !optional) || item->items[0]->kind != SEXP_SYMBOL)
        return elaborator_found(E, item, "a field (name Type) or (name Type optional)");
    for (size_t i = 0; i < count; i++)
        if (strcmp(fields[i].name, item->items[0]->text) == 0)
            return elaborator_fail(E, item->at, "expected another field, found '%s' again", item->items[0]->text);
    const struct lang_type *type = type_at(E, item->items[1], frame);
    if (type && optional && type->kind != LANG_OPTION)
        type = type_of(E->arena, LANG_OPTION, type);
    fields[count] = (struct lang_field){item->items[0]->text, type};
    return type != NULL;
}

static const struct lang_type *fields_of(struct elaborator *E, const struct sexp *form, size_t from,
                                         struct frame *frame)
{
    struct lang_field *fields = arena_alloc(E->arena, (form->count + 1) * sizeof *fields);
    for (size_t i = from; i < form->count; i++)
        if (!field_at(E, form->items[i], frame, fields, i - from))
            return NULL;
    return type_with(E->arena, LANG_OBJECT, fields, form->count - from);
}

const struct meta *types_object(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    const struct lang_type *type = fields_of(E, form, 1, frame);
    return type ? type_meta(E, type, form->at) : NULL;
}

/* (table "file" (column Type) …): without columns they are as the file has them. */
const struct meta *types_table(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count < 2 || form->items[1]->kind != SEXP_STRING)
        return elaborator_found(E, form, "(table \"file.csv\" (column Type) …)");
    const struct lang_type *columns = form->count > 2 ? fields_of(E, form, 2, frame) : NULL;
    if (form->count > 2 && !columns)
        return NULL;
    struct meta *meta = meta_make(E, META_TABLE);
    meta->table = table_read(E, E->blank_name, form->items[1]->text, columns, form->items[1]->at);
    return meta->table ? meta : NULL;
}

/* ---- blanks ---- */

const struct lang_symbol *symbol_new(struct elaborator *E, enum lang_symbol_kind kind, const char *name,
                                     const struct lang_type *type, struct lang_place at)
{
    struct lang_symbol *symbol = arena_alloc(E->arena, sizeof *symbol);
    symbol->kind = kind;
    symbol->name = name;
    symbol->type = type;
    symbol->at = at;
    symbol->index = E->symbols.count;
    if (kind != LANG_BOUND)
        vector_push(&E->symbols, symbol);
    return symbol;
}

/* An Object becomes its fields, so that what is to be solved is flat. */
static const struct meta *blank_of_type(struct elaborator *E, const struct lang_type *type, const char *name,
                                        struct lang_place at)
{
    if (type->kind != LANG_OBJECT)
        return meta_term(E, term_symbol(E->arena, symbol_new(E, LANG_BLANK, name, type, at)), at);
    struct object *object = arena_alloc(E->arena, sizeof *object);
    object->name = name;
    vector_push(&E->objects, object);
    for (size_t i = 0; i < type->count; i++) {
        const char *field = arena_format(E->arena, "%s.%s", name, type->fields[i].name);
        const struct meta *value = blank_of_type(E, type->fields[i].type, field, at);
        if (!value)
            return NULL;
        vector_push(&object->fields, ((struct object_field){type->fields[i].name, value}));
    }
    struct meta *meta = meta_make(E, META_OBJECT);
    meta->object = object;
    return meta;
}

/* ---- a blank like another one: all that is specified about that one holds for it ---- */

struct renaming {
    struct elaborator *E;
    VECTOR(const struct lang_symbol *) from;
    VECTOR(const struct lang_term *) to;
    struct lang_place at;
};

static bool is_renamed(const struct renaming *renaming, const struct lang_symbol *symbol, size_t *index)
{
    for (*index = 0; *index < renaming->from.count; (*index)++)
        if (renaming->from.items[*index] == symbol)
            return true;
    return false;
}

static const struct lang_term *renamed(void *context, const struct lang_term *symbol)
{
    struct renaming *renaming = context;
    size_t index;
    return is_renamed(renaming, symbol->symbol, &index) ? renaming->to.items[index] : NULL;
}

static void rename_symbol(void *context, const struct lang_symbol *symbol)
{
    struct renaming *renaming = context;
    size_t index;
    if (symbol->kind != LANG_BLANK || is_renamed(renaming, symbol, &index))
        return;
    struct elaborator *E = renaming->E;
    const struct lang_symbol *copy = symbol_new(E, LANG_BLANK, E->blank_name, symbol->type, renaming->at);
    vector_push(&renaming->from, symbol);
    vector_push(&renaming->to, term_symbol(E->arena, copy));
}

static const struct meta *copied(struct renaming *renaming, const struct meta *meta)
{
    struct elaborator *E = renaming->E;
    if (meta->kind == META_TERM) {
        term_each_symbol(meta->term, rename_symbol, renaming);
        return meta_term(E, term_replace(E->arena, meta->term, renamed, renaming), renaming->at);
    }
    struct meta *copy = meta_make(E, meta->kind);
    *copy = *meta;
    if (meta->kind == META_LIST) {
        copy->items = arena_alloc(E->arena, (meta->count + 1) * sizeof *copy->items);
        for (size_t i = 0; i < meta->count; i++)
            copy->items[i] = copied(renaming, meta->items[i]);
    }
    if (meta->kind == META_OBJECT) {
        copy->object = arena_alloc(E->arena, sizeof *copy->object);
        copy->object->name = E->blank_name;
        copy->object->open = meta->object->open;
        vector_push(&E->objects, copy->object);
        for (size_t i = 0; i < meta->object->fields.count; i++) {
            struct object_field field = meta->object->fields.items[i];
            E->blank_name = arena_format(E->arena, "%s.%s", copy->object->name, field.name);
            field.value = copied(renaming, field.value);
            E->blank_name = copy->object->name;
            vector_push(&copy->object->fields, field);
        }
    }
    return copy;
}

static void copy_assertions(struct renaming *renaming)
{
    struct elaborator *E = renaming->E;
    size_t count = E->assertions.count, index;
    for (size_t i = 0; i < count; i++) {
        struct assertion copy = E->assertions.items[i];
        bool about = copy.subject_count > 0;
        for (size_t j = 0; j < copy.subject_count; j++)
            about = about && is_renamed(renaming, copy.subjects[j], &index);
        if (!about)
            continue;
        const struct lang_symbol **subjects = arena_alloc(E->arena, copy.subject_count * sizeof *subjects);
        for (size_t j = 0; j < copy.subject_count; j++) {
            is_renamed(renaming, copy.subjects[j], &index);
            subjects[j] = renaming->to.items[index]->symbol;
        }
        copy.subjects = subjects;
        copy.term = term_replace(E->arena, copy.term, renamed, renaming);
        vector_push(&E->assertions, copy);
    }
}

static const struct meta *blank_like(struct elaborator *E, const struct meta *model, struct lang_place at)
{
    struct renaming renaming = {.E = E, .at = at};
    const struct meta *copy = copied(&renaming, model);
    copy_assertions(&renaming);
    vector_release(&renaming.from);
    vector_release(&renaming.to);
    return copy;
}

/* A String that matches the regex. */
static const struct meta *blank_matching(struct elaborator *E, const struct meta *regex, struct lang_place at)
{
    const struct lang_symbol *symbol = symbol_new(E, LANG_BLANK, E->blank_name, type_plain(LANG_STRING), at);
    const struct lang_term *string = term_symbol(E->arena, symbol);
    const struct lang_symbol **subjects = arena_alloc(E->arena, sizeof *subjects);
    subjects[0] = symbol;
    struct assertion assertion = {
        term_placed(E->arena, term_binary(E->arena, LANG_MATCHES, type_plain(LANG_BOOLEAN), string, regex->term), at),
        subjects, 1};
    vector_push(&E->assertions, assertion);
    return meta_term(E, string, at);
}

const struct meta *types_blank(struct elaborator *E, const struct meta *type, struct lang_place at)
{
    if (type->kind == META_TYPE && type->type->kind != LANG_REGEX)
        return blank_of_type(E, type->type, E->blank_name, at);
    if (type->kind == META_TABLE)
        return blank_of_type(E, type->table->row, E->blank_name, at);
    if (meta_is_regex(type))
        return blank_matching(E, type, at);
    if (meta_has_blank(type))
        return blank_like(E, type, at);
    return elaborator_expected(E, at, "a type, a table, a regex or a declared blank behind '?'", type);
}
