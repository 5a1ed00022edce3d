/* The bounds of a subject: as an ASSAY_SPACE, and as calls of the reference. */
#include <stdio.h>
#include <string.h>

#include "generate.h"

#define REALS "0.5, -1.25"
#define TEXTS "\"\", \"ab\", \"b\""

/* ---- for Assay ---- */

static void state_array(const char *record, const struct member *member)
{
    printf("    assay_array(struct %s, %s, %s, %d);\n", record, member->name, member->length, member->count);
    if (member->length_lo)
        printf("    assay_range(struct %s, %s, %d, %d);\n", record, member->length, member->length_lo, member->count);
    if (!member->inner)
        printf("    assay_range(struct %s, %s, %d, %d);\n", record, member->name, member->lo, member->hi);
}

static void state_union(const char *record, const struct member *member)
{
    static const char *const members[] = {"SOME, number", "LESS, pair", "MORE, bytes"};
    for (int i = 0; i < 3; i++)
        printf("    assay_union(struct %s, %s, %s, %s);\n", record, member->name, member->length, members[i]);
    printf("    assay_range(struct %s, %s.number, %d, %d);\n", record, member->name, member->lo, member->hi);
    printf("    assay_range(struct %s, %s.pair.left, 0, 1);\n", record, member->name);
    printf("    assay_range(struct %s, %s.pair.right, 2, %d);\n", record, member->name, 2 + member->count);
    printf("    assay_range(struct %s, %s.bytes, 1, %d);\n", record, member->name, member->count);
}

static void state_variant(const char *record, const struct member *member)
{
    static const char *const members[] = {"SOME, number", "LESS, list", "MORE, real"};
    for (int i = member->nullable ? 0 : 1; i < 3; i++)
        printf("    assay_union(struct %s, %s, %s, %s);\n", record, member->name, member->length, members[i]);
    printf("    assay_range(struct %s, %s.number, %d, %d);\n", record, member->name, member->lo, member->hi);
    printf("    assay_array(struct %s, %s.list.cells, %s.list.n, %d);\n", record, member->name, member->name,
           member->count);
    printf("    assay_range(struct %s, %s.list.cells, 1, %d);\n", record, member->name, member->count);
    printf("    assay_values(struct %s, %s.real, " REALS ");\n", record, member->name);
}

/* A nested integer may have bounds of its own here: a path from the outer struct. */
static const struct member *overridden(const struct member *member)
{
    if (member->kind == MEMBER_STRUCT && member->tag_last)
        for (int i = 0; i < member->inner->member_count; i++)
            if (member->inner->members[i].kind == MEMBER_INTEGER)
                return &member->inner->members[i];
    return NULL;
}

static void state_member(const char *record, const struct member *member)
{
    switch (member->kind) {
    case MEMBER_INTEGER:
    case MEMBER_CELLS:
    case MEMBER_GRID:
    case MEMBER_BITS:
        printf("    assay_range(struct %s, %s, %d, %d);\n", record, member->name, member->lo, member->hi);
        break;
    case MEMBER_LISTED:
        printf("    assay_values(struct %s, %s, %d, %d);\n", record, member->name, member->hi + 1, member->lo);
        break;
    case MEMBER_REAL:
        printf("    assay_values(struct %s, %s, " REALS ");\n", record, member->name);
        break;
    case MEMBER_PARTLY:
    case MEMBER_ARRAY:
    case MEMBER_FLEXIBLE:
        state_array(record, member);
        break;
    case MEMBER_UNION:
        state_union(record, member);
        break;
    case MEMBER_VARIANT:
        state_variant(record, member);
        break;
    case MEMBER_LINK:
    case MEMBER_LINKS:
        if (!member->nullable)
            printf("    assay_nonnull(struct %s, %s);\n", record, member->name);
        break;
    case MEMBER_OPAQUE:
        printf("    assay_opaque(struct %s, %s, %d);\n", record, member->name, member->count);
        break;
    case MEMBER_TEXT:
        printf("    assay_strings(struct %s, %s, NULL, " TEXTS ");\n", record, member->name);
        break;
    case MEMBER_NAME:
        printf("    assay_strings(struct %s, %s, " TEXTS ");\n", record, member->name);
        break;
    case MEMBER_STRUCT:
        if (overridden(member))
            printf("    assay_range(struct %s, %s.%s, %d, %d);\n", record, member->name, overridden(member)->name,
                   overridden(member)->lo, overridden(member)->lo);
        break;
    default:
        break;
    }
}

void subject_write_space(const struct subject *subject)
{
    printf("\n#ifndef REFERENCE\nASSAY_SPACE(predicate, n)\n{\n");
    for (int i = 0; i < subject->record_count; i++) {
        const struct record *record = &subject->records[i];
        if (record->pool_size >= 0)
            printf("    assay_pool(struct %s, %d);\n", record->name, record->pool_size);
        for (int m = 0; m < record->member_count; m++)
            state_member(record->name, &record->members[m]);
    }
    printf("}\n#endif\n");
}

/* ---- for the reference ---- */

static void describe_record(const struct record *record, const char *place, const char *narrowed);

static void describe_cell(const struct member *member, const char *cell)
{
    if (member->inner)
        describe_record(member->inner, cell, "");
    else
        printf("    add_range(&%s, sizeof %s, %d, %d);\n", cell, cell, member->lo, member->hi);
}

static void describe_array(const struct member *member, const char *place)
{
    const char *length = format("%s.%s", place, member->length), *cells = format("%s.%s", place, member->name);
    const char *decider = format("length%d", fresh());
    printf("    int %s = add_range(&%s, sizeof %s, %d, %d);\n", decider, length, length, member->length_lo,
           member->count);
    if (member->kind == MEMBER_ARRAY)
        printf("    %s = add_memory(%d * sizeof *%s);\n", cells, member->count, cells);
    for (int i = 0; i < member->count; i++) {
        int before = fresh();
        printf("    struct guard before%d = guard_by(%s, %d, 1 << 30);\n", before, decider, i + 1);
        describe_cell(member, format("%s[%d]", cells, i));
        printf("    guard_restore(before%d);\n", before);
    }
}

/* Adds the tag and returns the name of its number. */
static const char *describe_tag(const struct member *member, const char *place)
{
    const char *tag = format("tag%d", fresh());
    printf("    int %s = add_listed(&%s.%s, sizeof(enum choice), 3, (const long long[]){SOME, LESS, MORE});\n", tag,
           place, member->length);
    return tag;
}

static void describe_union(const struct member *member, const char *place)
{
    const char *as = format("%s.%s", place, member->name), *tag = describe_tag(member, place);
    int before = fresh();
    printf("    struct guard before%d = guard_by(%s, SOME, SOME);\n", before, tag);
    printf("    add_range(&%s.number, 4, %d, %d);\n", as, member->lo, member->hi);
    printf("    guard_by(%s, LESS, LESS);\n", tag);
    printf("    add_range(&%s.pair.left, 2, 0, 1);\n    add_range(&%s.pair.right, 2, 2, %d);\n", as, as,
           2 + member->count);
    printf("    guard_by(%s, MORE, MORE);\n", tag);
    for (int i = 0; i < 4; i++)
        printf("    add_range(&%s.bytes[%d], 1, 1, %d);\n", as, i, member->count);
    printf("    guard_restore(before%d);\n", before);
}

/* The pointer is a field of one value: it is there only with its member. */
static void describe_list(const struct member *member, const char *list, const char *tag)
{
    int number = fresh();
    printf("    guard_by(%s, LESS, LESS);\n    int length%d = add_range(&%s.n, 1, 0, %d);\n", tag, number, list,
           member->count);
    printf("    int *cells%d = add_memory(%d * sizeof(int));\n", number, member->count);
    printf("    add_listed(&%s.cells, 8, 1, (const long long[]){(long long)cells%d});\n", list, number);
    for (int i = 0; i < member->count; i++)
        printf("    guard_by(length%d, %d, 1 << 30);\n    add_range(&cells%d[%d], 4, 1, %d);\n", number, i + 1, number,
               i, member->count);
}

static void describe_variant(const struct member *member, const char *place)
{
    const char *as = format("%s.%s", place, member->name), *tag = describe_tag(member, place);
    int before = fresh();
    printf("    struct guard before%d = guard_by(%s, SOME, SOME);\n", before, tag);
    if (member->nullable)
        printf("    add_range(&%s.number, 2, %d, %d);\n", as, member->lo, member->hi);
    describe_list(member, format("%s.list", as), tag);
    printf("    guard_by(%s, MORE, MORE);\n    add_reals(&%s.real, 8, 2, (const double[]){" REALS "});\n", tag, as);
    printf("    guard_restore(before%d);\n", before);
}

static void describe_text(const struct member *member, const char *it)
{
    bool pointer = member->kind == MEMBER_TEXT;
    printf("    add_texts(&%s, sizeof %s, %d, %d, (const char *const[]){%s" TEXTS "});\n", it, it, pointer,
           pointer ? 4 : 3, pointer ? "NULL, " : "");
}

static void describe_cells(const struct member *member, const char *it)
{
    for (int i = 0; i < member->count; i++) {
        const char *cell = format("%s[%d]", it, i);
        if (member->kind == MEMBER_LINKS)
            printf("    add_link(&%s, pool_%s, %d);\n", cell, member->inner->name, member->nullable);
        else if (member->kind == MEMBER_GRID)
            printf("    add_range(&%s[0], sizeof %s[0], %d, %d);\n    add_range(&%s[1], sizeof %s[1], %d, %d);\n", cell,
                   cell, member->lo, member->hi, cell, cell, member->lo, member->hi);
        else
            describe_cell(member, cell);
    }
}

static void describe_member(const struct record *record, const struct member *member, const char *place, int hi)
{
    const char *it = format("%s.%s", place, member->name);
    switch (member->kind) {
    case MEMBER_INTEGER:
        printf("    add_range(&%s, sizeof %s, %d, %d);\n", it, it, member->lo, hi);
        break;
    case MEMBER_LISTED:
        printf("    add_listed(&%s, sizeof %s, 2, (const long long[]){%d, %d});\n", it, it, member->hi + 1, member->lo);
        break;
    case MEMBER_BOOL:
        printf("    add_range(&%s, 1, 0, 1);\n", it);
        break;
    case MEMBER_ENUM:
        printf("    add_listed(&%s, sizeof %s, 3, (const long long[]){SOME, LESS, MORE});\n", it, it);
        break;
    case MEMBER_BITS:
        printf("    add_bits((char *)&%s + unit_%s[0], unit_%s[1], &%s, set_%s_%s, %d, %d);\n", place, record->name,
               record->name, place, record->name, member->name, member->lo, member->hi);
        break;
    case MEMBER_REAL:
        printf("    add_reals(&%s, sizeof %s, 2, (const double[]){" REALS "});\n", it, it);
        break;
    case MEMBER_STRUCT:
        describe_record(member->inner, it, overridden(member) ? overridden(member)->name : "");
        break;
    case MEMBER_STRUCTS:
    case MEMBER_CELLS:
    case MEMBER_LINKS:
    case MEMBER_GRID:
        describe_cells(member, it);
        break;
    case MEMBER_PARTLY:
    case MEMBER_ARRAY:
    case MEMBER_FLEXIBLE:
        describe_array(member, place);
        break;
    case MEMBER_UNION:
        describe_union(member, place);
        break;
    case MEMBER_VARIANT:
        describe_variant(member, place);
        break;
    case MEMBER_LINK:
        printf("    add_link(&%s, pool_%s, %d);\n", it, member->inner->name, member->nullable);
        break;
    case MEMBER_OPAQUE:
        printf("    add_link(&%s, opaque_%s_%s, 1);\n", it, record->name, member->name);
        break;
    case MEMBER_TEXT:
    case MEMBER_NAME:
        describe_text(member, it);
        break;
    case MEMBER_UNUSED:
        break;
    }
}

static void describe_record(const struct record *record, const char *place, const char *narrowed)
{
    for (int i = 0; i < record->member_count; i++) {
        const struct member *member = &record->members[i];
        bool narrow = strcmp(member->name, narrowed) == 0;
        describe_member(record, member, place, narrow ? member->lo : member->hi);
    }
}

static void write_bits_helpers(const struct record *record)
{
    const char *name = record->name;
    for (int i = 0; i < record->member_count; i++)
        if (record->members[i].kind == MEMBER_BITS)
            printf("static void set_%s_%s(void *owner, long long value)\n{\n    ((struct %s *)owner)->%s = value;\n}\n",
                   name, record->members[i].name, name, record->members[i].name);
    printf("static void measure_%s(void)\n{\n    struct %s all;\n    memset(&all, 0, sizeof all);\n", name, name);
    for (int i = 0; i < record->member_count; i++)
        if (record->members[i].kind == MEMBER_BITS)
            printf("    all.%s = -1;\n", record->members[i].name);
    printf("    const char *bytes = (const char *)&all;\n"
           "    while (!bytes[unit_%s[0]])\n        unit_%s[0]++;\n"
           "    for (size_t i = unit_%s[0]; i < sizeof all; i++)\n        if (bytes[i])\n"
           "            unit_%s[1] = i + 1 - unit_%s[0];\n}\n",
           name, name, name, name, name);
}

static void write_helpers(const struct record *record)
{
    if (record->has_bits)
        write_bits_helpers(record);
    for (int i = 0; i < record->member_count; i++)
        if (record->members[i].kind == MEMBER_OPAQUE)
            printf("static int opaque_%s_%s;\n", record->name, record->members[i].name);
    if (record->pool_size >= 0)
        printf("static int pool_%s;\n", record->name);
}

static void write_describe(const struct record *record)
{
    printf("static void describe_%s(void *object)\n{\n    struct %s *p = object;\n    (void)p;\n", record->name,
           record->name);
    describe_record(record, "(*p)", "");
    printf("}\n");
}

static const char *size_of(const struct record *record)
{
    return format("sizeof(struct %s)%s", record->name, record->has_flexible ? " + 64" : "");
}

static void write_setup(const struct record *record)
{
    if (record->has_bits)
        printf("    measure_%s();\n", record->name);
    for (int i = 0; i < record->member_count; i++)
        if (record->members[i].kind == MEMBER_OPAQUE)
            printf("    opaque_%s_%s = add_pool(16, %d, NULL);\n", record->name, record->members[i].name,
                   record->members[i].count);
    if (record->pool_size >= 0)
        printf("    pool_%s = add_pool(%s, %d, describe_%s);\n", record->name, size_of(record), record->pool_size,
               record->name);
}

static void write_call(const struct subject *subject)
{
    printf("static struct %s *first;\n", subject->root->name);
    if (subject->side)
        printf("static struct %s *second;\n", subject->side->name);
    for (int i = 0; i < subject->scalar_count; i++)
        printf("static int scalar%d;\n", i);
    printf("static bool call(void)\n{\n    return predicate(R(first)%s", subject->side ? ", second" : "");
    for (int i = 0; i < subject->scalar_count; i++)
        printf(", R(scalar%d)", i);
    printf(");\n}\n");
}

static void write_fresh(const char *name, const struct record *record)
{
    printf("    %s = add_memory(%s);\n    add_object(%s);\n    describe_%s(%s);\n", name, size_of(record), name,
           record->name, name);
}

void subject_write_description(const struct subject *subject)
{
    printf("\n#ifdef REFERENCE\n");
    for (int i = 0; i < subject->record_count; i++)
        write_helpers(&subject->records[i]);
    for (int i = 0; i < subject->record_count; i++)
        write_describe(&subject->records[i]);
    write_call(subject);
    printf("int main(void)\n{\n    keep_globals();\n");
    for (int i = 0; i < subject->record_count; i++)
        write_setup(&subject->records[i]);
    printf("    add_object(&first);\n");
    if (subject->root_is_pooled)
        printf("    add_global(&first, sizeof first);\n    add_link(&first, pool_%s, true);\n", subject->root->name);
    for (int i = 0; i < subject->scalar_count; i++)
        printf("    add_range(&scalar%d, sizeof scalar%d, 0, %d);\n", i, i, subject->scalar_hi[i]);
    if (!subject->root_is_pooled)
        write_fresh("first", subject->root);
    if (subject->side)
        write_fresh("second", subject->side);
    printf("    return reference_search(call, CANDIDATES_MOST);\n}\n#endif\n");
}
