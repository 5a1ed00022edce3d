/* Random struct types. */
#include <stdio.h>
#include <string.h>

#include "generate.h"

static const char *const integers[] = {
    "signed char", "unsigned char", "char",          "short",     "unsigned short",     "int",
    "unsigned",    "long",          "unsigned long", "long long", "unsigned long long",
};
#define INTEGERS (int)(sizeof integers / sizeof *integers)

static bool is_unsigned(const char *type)
{
    return strncmp(type, "unsigned", 8) == 0;
}

static struct member *add_member(struct record *record, enum member_kind kind)
{
    struct member *member = &record->members[record->member_count];
    *member = (struct member){.kind = kind, .count = 1 + below(2), .nullable = true};
    member->name = format("m%d", record->member_count++);
    member->length = format("%s_n", member->name);
    member->type = integers[below(INTEGERS)];
    member->lo = is_unsigned(member->type) ? below(3) : below(5) - 2;
    member->hi = member->lo + below(3);
    return member;
}

static void add_bits(struct record *record)
{
    int count = 2 + below(2);
    for (int i = 0; i < count && record->member_count < MEMBERS_MOST; i++) {
        struct member *member = add_member(record, MEMBER_BITS);
        member->width = 1 + below(i ? 9 : 4);
        bool negative = member->width > 1 && chance(30);
        member->type = negative ? "int" : chance(20) && member->width == 1 ? "bool" : "unsigned";
        member->lo = negative ? -1 : 0;
        member->hi = member->width == 1 ? 1 : negative ? below(2) : below(3);
    }
    record->has_bits = true;
}

static void add_scalar(struct record *record)
{
    static const enum member_kind kinds[] = {MEMBER_INTEGER, MEMBER_INTEGER, MEMBER_INTEGER, MEMBER_LISTED,
                                             MEMBER_BOOL,    MEMBER_ENUM,    MEMBER_REAL};
    struct member *member = add_member(record, kinds[below(7)]);
    if (member->kind == MEMBER_REAL)
        member->type = chance(50) ? "double" : "float";
}

static void add_link(struct record *record, const struct record *target)
{
    struct member *member = add_member(record, chance(80) ? MEMBER_LINK : MEMBER_LINKS);
    member->inner = target;
    member->nullable = target->pool_size == 0 || chance(80);
}

static struct record *begin_record(struct subject *subject, int pool_size)
{
    struct record *record = &subject->records[subject->record_count];
    *record = (struct record){.name = format("s%d", subject->record_count++), .pool_size = pool_size};
    return record;
}

/* For nesting and for cells: it refers to no pool. */
static const struct record *make_small(struct subject *subject)
{
    struct record *record = begin_record(subject, -1);
    if (chance(20))
        add_bits(record);
    for (int i = 1 + below(2); i > 0; i--)
        add_scalar(record);
    if (chance(40)) {
        static const enum member_kind kinds[] = {MEMBER_CELLS, MEMBER_ARRAY, MEMBER_UNION, MEMBER_VARIANT,
                                                 MEMBER_PARTLY};
        struct member *member = add_member(record, kinds[below(5)]);
        member->tag_last = chance(30);
        member->length_lo = member->kind >= MEMBER_UNION ? 0 : below(2);
    }
    record->packed = !record->has_bits && chance(10);
    return record;
}

static void add_compound(struct record *record, struct subject *subject)
{
    static const enum member_kind kinds[] = {MEMBER_STRUCT, MEMBER_STRUCTS, MEMBER_CELLS,  MEMBER_GRID,   MEMBER_PARTLY,
                                             MEMBER_ARRAY,  MEMBER_ARRAY,   MEMBER_UNION,  MEMBER_OPAQUE, MEMBER_TEXT,
                                             MEMBER_NAME,   MEMBER_UNUSED,  MEMBER_VARIANT};
    struct member *member = add_member(record, kinds[below(13)]);
    if (member->kind == MEMBER_STRUCT || member->kind == MEMBER_STRUCTS || (member->kind == MEMBER_ARRAY && chance(40)))
        member->inner = make_small(subject);
    member->tag_last = chance(30);
    member->length_lo = member->kind == MEMBER_UNION || member->kind == MEMBER_VARIANT ? 0 : below(2);
    record->has_unused |= member->kind == MEMBER_UNUSED;
}

static void add_flexible(struct record *record)
{
    struct member *member = add_member(record, MEMBER_FLEXIBLE);
    member->length_lo = below(2);
    record->has_flexible = true;
}

static void fill(struct record *record, struct subject *subject, int scalars, int compounds)
{
    if (chance(20))
        add_bits(record);
    while (scalars-- > 0)
        add_scalar(record);
    while (compounds-- > 0)
        add_compound(record, subject);
    for (int i = 0; i < subject->pool_count; i++)
        if (chance(60))
            add_link(record, subject->pools[i]);
    if (chance(12))
        add_flexible(record);
}

void subject_make(struct subject *subject)
{
    *subject = (struct subject){.pool_count = below(3)};
    for (int i = 0; i < subject->pool_count; i++)
        subject->pools[i] = begin_record(subject, chance(10) ? 0 : 1 + below(3));
    for (int i = 0; i < subject->pool_count; i++)
        fill((struct record *)subject->pools[i], subject, below(2), chance(25));
    subject->root_is_pooled = subject->pool_count && chance(15);
    if (subject->root_is_pooled) {
        subject->root = subject->pools[0];
    } else {
        struct record *root = begin_record(subject, -1);
        subject->root = root;
        fill(root, subject, 1 + below(2), 1 + below(2));
    }
    if (chance(15))
        subject->side = make_small(subject);
    subject->scalar_count = chance(30) ? 1 + below(2) : 0;
    for (int i = 0; i < subject->scalar_count; i++)
        subject->scalar_hi[i] = 1 + below(2);
}

/* ---- as C ---- */

static void write_union(const struct member *member)
{
    const char *tag = format("    enum choice %s;\n", member->length);
    const char *inside =
        member->kind == MEMBER_UNION
            ? "        int number;\n        struct {\n            short left, right;\n        } pair;\n"
              "        unsigned char bytes[4];\n"
            : "        short number;\n        struct {\n            unsigned char n;\n            int *cells;\n"
              "        } list;\n        double real;\n";
    printf("%s    union {\n%s    } %s;\n%s", member->tag_last ? "" : tag, inside, member->name,
           member->tag_last ? tag : "");
}

static void write_array(const struct member *member)
{
    const char *cell = member->inner ? format("struct %s", member->inner->name) : member->type;
    const char *length = member->lo & 1 ? "unsigned char" : "int";
    if (member->kind == MEMBER_ARRAY && member->tag_last)
        printf("    %s *%s;\n    %s %s;\n", cell, member->name, length, member->length);
    else if (member->kind == MEMBER_ARRAY)
        printf("    %s %s;\n    %s *%s;\n", length, member->length, cell, member->name);
    else if (member->kind == MEMBER_PARTLY)
        printf("    %s %s;\n    %s %s[%d];\n", length, member->length, cell, member->name, member->count);
    else
        printf("    %s %s;\n    %s %s[];\n", length, member->length, cell, member->name);
}

static void write_member(const struct member *member)
{
    const char *inner = member->inner ? member->inner->name : "";
    switch (member->kind) {
    case MEMBER_BOOL:
        printf("    bool %s;\n", member->name);
        break;
    case MEMBER_ENUM:
        printf("    enum choice %s;\n", member->name);
        break;
    case MEMBER_BITS:
        printf("    %s %s : %d;\n", member->type, member->name, member->width);
        break;
    case MEMBER_STRUCT:
        printf("    struct %s %s;\n", inner, member->name);
        break;
    case MEMBER_STRUCTS:
        printf("    struct %s %s[%d];\n", inner, member->name, member->count);
        break;
    case MEMBER_CELLS:
        printf("    %s %s[%d];\n", member->type, member->name, member->count);
        break;
    case MEMBER_GRID:
        printf("    %s %s[%d][2];\n", member->type, member->name, member->count);
        break;
    case MEMBER_LINK:
        printf("    struct %s *%s;\n", inner, member->name);
        break;
    case MEMBER_LINKS:
        printf("    struct %s *%s[%d];\n", inner, member->name, member->count);
        break;
    case MEMBER_OPAQUE:
        printf("    void *%s;\n", member->name);
        break;
    case MEMBER_TEXT:
        printf("    const char *%s;\n", member->name);
        break;
    case MEMBER_NAME:
        printf("    char %s[8];\n", member->name);
        break;
    case MEMBER_VARIANT:
    case MEMBER_UNION:
        write_union(member);
        break;
    case MEMBER_PARTLY:
    case MEMBER_ARRAY:
    case MEMBER_FLEXIBLE:
        write_array(member);
        break;
    default:
        printf("    %s %s;\n", member->type, member->name);
    }
}

static void write_record(const struct record *record)
{
    printf("struct %s {\n", record->name);
    for (int i = 0; i < record->member_count; i++)
        write_member(&record->members[i]);
    printf("}%s;\n\n", record->packed ? " __attribute__((packed))" : "");
}

/* Small structs first: they are nested in the others, which only point to each other. */
void subject_write_types(const struct subject *subject)
{
    printf("enum choice { SOME = 3, LESS = -2, MORE = 40 };\n\n");
    for (int i = 0; i < subject->pool_count; i++)
        printf("struct %s;\n", subject->pools[i]->name);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < subject->record_count; i++) {
            const struct record *record = &subject->records[i];
            bool large = record->pool_size >= 0 || record == subject->root;
            if (large == (pass == 1))
                write_record(record);
        }
}
