/* Structs, unions and enums of one unit.  They refer to each other in any order
 * and in circles, so a new one is only noted, and a queue gives all of them
 * their fields: no recursion, however long the chain of pointers. */
#include <stdio.h>
#include <string.h>

#include "front/c/reading.h"

static enum type_kind tag_kind(enum CXCursorKind kind)
{
    return kind == CXCursor_StructDecl ? TYPE_STRUCT : kind == CXCursor_UnionDecl ? TYPE_UNION : TYPE_ENUM;
}

static const char *tag_keyword(enum type_kind kind)
{
    return kind == TYPE_STRUCT ? "struct" : kind == TYPE_UNION ? "union" : "enum";
}

static const char *place_of(struct reading *reading, CXCursor cursor)
{
    struct arena *arena = &reading->program->arena;
    CXFile file;
    unsigned line, column;
    reading->clang.getFileLocation(reading->clang.getCursorLocation(cursor), &file, &line, &column, NULL);
    const char *name = clang_text(&reading->clang, arena, reading->clang.getFileName(file));
    return arena_format(arena, "%s:%u:%u", name, line, column);
}

/* libclang spells the type of an anonymous struct with its typedef's name
 * alone, "node_t", where it has one. */
static void name_tag(struct reading *reading, struct draft *draft, CXType type)
{
    struct arena *arena = &reading->program->arena;
    struct type *tag = &draft->type;
    const char *keyword = tag_keyword(tag->kind);
    if (reading->clang.Cursor_isAnonymous(draft->declaration)) {
        tag->tag = "anonymous";
        tag->name = arena_format(arena, "%s <anonymous>", keyword);
        draft->identity = arena_format(arena, "%s %s", keyword, place_of(reading, draft->declaration));
        return;
    }
    tag->tag = clang_text(&reading->clang, arena, reading->clang.getCursorSpelling(draft->declaration));
    const char *spelling = types_spelling(reading, type);
    bool by_typedef = strcmp(spelling, tag->tag) == 0;
    tag->name = by_typedef ? tag->tag : arena_format(arena, "%s %s", keyword, tag->tag);
    draft->identity = arena_format(arena, "%s %s", keyword, tag->name);
}

static void hash_key(struct reading *reading, CXCursor cursor, char key[16])
{
    snprintf(key, 16, "%u", reading->clang.hashCursor(cursor));
}

static struct draft *known_tag(struct reading *reading, CXCursor declaration)
{
    char key[16];
    hash_key(reading, declaration, key);
    struct draft *draft = map_get(&reading->tag_of_cursor, key);
    while (draft && !reading->clang.equalCursors(draft->declaration, declaration))
        draft = draft->colliding;
    return draft;
}

static CXCursor tag_declaration(struct reading *reading, CXType canonical)
{
    return reading->clang.getCanonicalCursor(reading->clang.getTypeDeclaration(canonical));
}

struct draft *tags_known(struct reading *reading, CXType type)
{
    CXType canonical = reading->clang.getCanonicalType(type);
    if (canonical.kind != CXType_Record && canonical.kind != CXType_Enum)
        return NULL;
    return known_tag(reading, tag_declaration(reading, canonical));
}

const struct type *tags_of(struct reading *reading, CXType canonical)
{
    CXCursor declaration = tag_declaration(reading, canonical);
    struct draft *draft = known_tag(reading, declaration);
    if (draft)
        return &draft->type;
    draft = arena_alloc(&reading->program->arena, sizeof *draft);
    draft->declaration = declaration;
    draft->unit = reading->unit;
    draft->type.kind = tag_kind(reading->clang.getCursorKind(declaration));
    name_tag(reading, draft, canonical);
    types_measure(reading, canonical, &draft->type);
    draft->type.is_private = draft->type.complete && reading->is_source;
    char key[16];
    hash_key(reading, declaration, key);
    draft->colliding = map_get(&reading->tag_of_cursor, key);
    map_put(&reading->tag_of_cursor, key, draft);
    vector_push(&reading->tags, draft);
    return &draft->type;
}

/* --- fields and constants --- */

struct tag_contents {
    struct reading *reading;
    bool is_signed; /* enums */
    VECTOR(struct field) fields;
    VECTOR(bool) const_fields;
    VECTOR(struct constant) constants;
};

/* libclang spells an anonymous member with its type, or not at all. */
static const char *field_name(struct reading *reading, CXCursor cursor)
{
    const char *name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor));
    return name[strcspn(name, " (")] || !*name ? NULL : name;
}

/* The const of an array stands at the array or at its elements. */
static bool is_const(struct reading *reading, CXType type)
{
    type = reading->clang.getCanonicalType(type);
    while (!reading->clang.isConstQualifiedType(type) &&
           (type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray))
        type = reading->clang.getArrayElementType(type);
    return reading->clang.isConstQualifiedType(type);
}

static enum CXVisitorResult add_field(CXCursor cursor, CXClientData data)
{
    struct tag_contents *contents = data;
    struct reading *reading = contents->reading;
    struct field field = {.name = field_name(reading, cursor)};
    if (reading->clang.Cursor_isBitField(cursor)) {
        if (!field.name)
            return CXVisit_Continue;
        field.bit_width = (unsigned)reading->clang.getFieldDeclBitWidth(cursor);
    }
    field.type = types_of(reading, reading->clang.getCursorType(cursor));
    long long offset = reading->clang.Cursor_getOffsetOfField(cursor);
    field.bit_offset = offset > 0 ? (uint64_t)offset : 0;
    vector_push(&contents->fields, field);
    vector_push(&contents->const_fields, is_const(reading, reading->clang.getCursorType(cursor)));
    return CXVisit_Continue;
}

static enum CXChildVisitResult add_constant(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    struct tag_contents *contents = data;
    struct reading *reading = contents->reading;
    if (reading->clang.getCursorKind(cursor) == CXCursor_EnumConstantDecl) {
        struct constant constant = {
            .name = clang_text(&reading->clang, &reading->program->arena, reading->clang.getCursorSpelling(cursor)),
            .value = contents->is_signed ? reading->clang.getEnumConstantDeclValue(cursor)
                                         : (long long)reading->clang.getEnumConstantDeclUnsignedValue(cursor),
        };
        vector_push(&contents->constants, constant);
    }
    return CXChildVisit_Continue;
}

static const void *moved(struct arena *arena, const void *items, size_t size)
{
    void *copy = arena_alloc(arena, size);
    if (size)
        memcpy(copy, items, size);
    return copy;
}

static void finish_enum(struct reading *reading, struct draft *draft, struct tag_contents *contents)
{
    CXCursor definition = reading->clang.getTypeDeclaration(reading->clang.getCursorType(draft->declaration));
    draft->type.target = types_of(reading, reading->clang.getEnumDeclIntegerType(definition));
    draft->type.is_signed = draft->type.target->is_signed;
    contents->is_signed = draft->type.is_signed;
    reading->clang.visitChildren(definition, add_constant, contents);
}

static void finish_tag(struct reading *reading, struct draft *draft)
{
    struct tag_contents contents = {.reading = reading};
    struct arena *arena = &reading->program->arena;
    if (draft->type.kind == TYPE_ENUM)
        finish_enum(reading, draft, &contents);
    else
        reading->clang.Type_visitFields(reading->clang.getCursorType(draft->declaration), add_field, &contents);
    draft->type.field_count = contents.fields.count;
    draft->type.fields = moved(arena, contents.fields.items, contents.fields.count * sizeof(struct field));
    draft->type.const_fields = moved(arena, contents.const_fields.items, contents.const_fields.count * sizeof(bool));
    draft->type.constant_count = contents.constants.count;
    draft->type.constants = moved(arena, contents.constants.items, contents.constants.count * sizeof(struct constant));
    vector_release(&contents.fields);
    vector_release(&contents.const_fields);
    vector_release(&contents.constants);
}

void tags_finish(struct reading *reading)
{
    while (reading->finished_tags < reading->tags.count) {
        struct draft *draft = reading->tags.items[reading->finished_tags++];
        if (draft->type.complete)
            finish_tag(reading, draft);
    }
}
