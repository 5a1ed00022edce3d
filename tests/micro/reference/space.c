#include "internal.h"

#include <stdint.h>
#include <stdio.h>

struct rule rules[RULES];
unsigned rule_count;
struct pool pools[POOLS];
unsigned pool_count;
_Alignas(64) unsigned char arena[ARENA];
unsigned char image[ARENA];
size_t arena_used;
struct field fields[FIELDS];
unsigned field_count;
short fields_at[ARENA][SHARE];
unsigned chosen[FIELDS];

_Noreturn void stop(const char *what, const char *name)
{
    fprintf(stderr, "reference: %s '%s'\n", what, name);
    exit(2);
}

/* ---- bounds ---- */

static struct rule *add_rule(enum rule_kind kind, struct place place)
{
    if (rule_count == RULES)
        stop("too many bounds at", place.path);
    struct rule *rule = &rules[rule_count++];
    *rule = (struct rule){.kind = kind, .place = place, .nullable = true};
    return rule;
}

static struct pool *find_pool(const char *type)
{
    for (unsigned i = 0; i < pool_count; i++)
        if (strcmp(pools[i].type, type) == 0)
            return &pools[i];
    stop("no pool of", type);
}

void reference_pool(const char *type, size_t size, long long count)
{
    pools[pool_count++] = (struct pool){.type = type, .size = size, .count = (unsigned)count};
}

static struct rule *values_rule(struct place place, unsigned count)
{
    struct rule *rule = add_rule(RULE_VALUES, place);
    rule->count = count;
    rule->images = calloc(count, place.cell);
    rule->numbers = calloc(count, sizeof *rule->numbers);
    rule->mask = malloc(place.cell);
    memset(rule->mask, 0xff, place.cell);
    return rule;
}

void reference_range(struct place place, long long lo, long long hi)
{
    struct rule *rule = values_rule(place, (unsigned)(hi - lo + 1));
    for (unsigned i = 0; i < rule->count; i++) {
        rule->numbers[i] = lo + i;
        memcpy(rule->images + i * place.cell, &rule->numbers[i], place.cell);
    }
}

void reference_bits(const char *type, const char *path, const void *ones, size_t size, long long lo, long long hi)
{
    const unsigned char *bytes = ones;
    unsigned first = 0, last = (unsigned)size * 8 - 1;
    while (!(bytes[first / 8] >> first % 8 & 1))
        first++;
    while (!(bytes[last / 8] >> last % 8 & 1))
        last--;
    struct place place = {type, path, first / 8, last / 8 - first / 8 + 1, last / 8 - first / 8 + 1};
    struct rule *rule = values_rule(place, (unsigned)(hi - lo + 1));
    memcpy(rule->mask, bytes + place.offset, place.size);
    for (unsigned i = 0; i < rule->count; i++) {
        uint64_t shifted = (uint64_t)(lo + i) << first % 8;
        rule->numbers[i] = lo + i;
        memcpy(rule->images + i * place.cell, &shifted, place.cell);
        for (size_t b = 0; b < place.cell; b++)
            rule->images[i * place.cell + b] &= rule->mask[b];
    }
}

void reference_values(struct place place, enum value_kind kind, const long double *values, size_t count)
{
    struct rule *rule = values_rule(place, (unsigned)count);
    for (unsigned i = 0; i < count; i++) {
        float single = (float)values[i];
        double precise = (double)values[i];
        rule->numbers[i] = (long long)values[i];
        const void *from = kind == VALUE_FLOAT         ? (void *)&single
                           : kind == VALUE_DOUBLE      ? (void *)&precise
                           : kind == VALUE_LONG_DOUBLE ? (void *)&values[i]
                                                       : (void *)&rule->numbers[i];
        memcpy(rule->images + i * place.cell, from, place.cell);
    }
}

void reference_strings(struct place place, bool inside, const char *const *strings, size_t count)
{
    struct rule *rule = values_rule(place, (unsigned)count);
    for (unsigned i = 0; i < count; i++)
        if (inside)
            memcpy(rule->images + i * place.cell, strings[i], strlen(strings[i]));
        else
            memcpy(rule->images + i * place.cell, &strings[i], sizeof strings[i]);
}

void reference_link(struct place place, const char *target)
{
    add_rule(RULE_LINK, place)->other = target;
}

void reference_nonnull(const char *type, const char *path)
{
    for (unsigned i = 0; i < rule_count; i++)
        if (rules[i].kind == RULE_LINK && !strcmp(rules[i].place.type, type) && !strcmp(rules[i].place.path, path))
            rules[i].nullable = false;
}

void reference_array(struct place place, bool behind, const char *element, struct place length, long long most)
{
    struct rule *rule = add_rule(RULE_ARRAY, place);
    rule->behind = behind;
    rule->other = element;
    rule->length = length;
    rule->decider = length.path;
    rule->most = most;
}

void reference_embed(struct place place, const char *inner)
{
    add_rule(RULE_EMBED, place)->other = inner;
}

void reference_union(const char *type, const char *path, const char *tag, long long value, const char *member)
{
    struct rule *rule = add_rule(RULE_UNION, (struct place){type, path, 0, 0, 0});
    rule->other = member;
    rule->decider = tag;
    rule->most = value;
}

/* ---- objects ---- */

unsigned char *allocate(size_t size)
{
    arena_used = (arena_used + 15) / 16 * 16 + 16;
    unsigned char *at = arena + arena_used;
    arena_used += size;
    if (arena_used > ARENA)
        stop("arena is too small for", "objects");
    return at;
}

void write_chosen(const struct field *field)
{
    unsigned index = chosen[field - fields];
    if (field->pool) {
        unsigned null = field->rule->nullable;
        void *target = index < null ? NULL : field->pool->objects[index - null];
        memcpy(field->at, &target, sizeof target);
        return;
    }
    const unsigned char *value = field->rule->images + index * field->size;
    for (size_t b = 0; b < field->size; b++)
        field->at[b] = (field->at[b] & ~field->rule->mask[b]) | value[b];
}

int add_field(const struct rule *rule, unsigned char *at, struct guard guard)
{
    int number = (int)field_count++;
    struct field *field = &fields[number];
    *field = (struct field){rule, at, rule->place.cell, NULL, rule->count, guard.field, guard.value, guard.counts};
    if (rule->kind == RULE_LINK) {
        field->pool = find_pool(rule->other);
        field->count = field->pool->count + rule->nullable;
        field->size = sizeof(void *);
    }
    for (size_t b = 0; b < field->size; b++) {
        short *list = fields_at[at + b - arena];
        unsigned i = 0;
        while (list[i])
            i++;
        list[i] = (short)(number + 1);
    }
    return number;
}

static const struct rule *rule_at(enum rule_kind kind, const char *type, const char *path)
{
    for (unsigned i = 0; i < rule_count; i++)
        if (rules[i].kind == kind && !strcmp(rules[i].place.type, type) && !strcmp(rules[i].place.path, path))
            return &rules[i];
    return NULL;
}

static int field_of(unsigned char *object, const char *type, const char *path)
{
    const struct rule *rule = rule_at(RULE_VALUES, type, path);
    for (unsigned i = 0; rule && i < field_count; i++)
        if (fields[i].rule == rule && fields[i].at == object + rule->place.offset)
            return (int)i;
    stop("no bounds for the decider", path);
}

/* The guard that a union puts on a path such as 'u.member.x'. */
static struct guard union_guard(unsigned char *object, const char *type, const char *path, struct guard otherwise)
{
    for (unsigned i = 0; i < rule_count; i++) {
        const struct rule *rule = &rules[i];
        size_t field = strlen(rule->place.path);
        if (rule->kind != RULE_UNION || strcmp(rule->place.type, type) || strncmp(path, rule->place.path, field) ||
            path[field] != '.')
            continue;
        const char *member = path + field + 1;
        size_t length = strcspn(member, ".");
        if (strlen(rule->other) == length && !strncmp(member, rule->other, length))
            return (struct guard){field_of(object, type, rule->decider), rule->most, false};
    }
    return otherwise;
}

static void add_array(unsigned char *object, const struct rule *array)
{
    const char *type = array->place.type;
    size_t cell = array->place.cell;
    const struct rule *values = rule_at(RULE_VALUES, type, array->place.path);
    const struct rule *link = rule_at(RULE_LINK, type, array->place.path);
    unsigned char *cells = object + array->place.offset;
    if (array->behind) {
        cells = allocate((size_t)array->most * cell);
        memcpy(image + (object - arena) + array->place.offset, &cells, sizeof cells);
    }
    int length = field_of(object, type, array->decider);
    for (long long i = 0; i < array->most; i++) {
        struct guard there = {length, i, true};
        if (values || link)
            add_field(values ? values : link, cells + (size_t)i * cell, there);
        else
            add_fields(cells + (size_t)i * cell, array->other, there);
    }
}

void add_fields(unsigned char *object, const char *type, struct guard guard)
{
    for (int arrays = 0; arrays < 2; arrays++) /* lengths before the cells that they guard */
        for (unsigned i = 0; i < rule_count; i++) {
            const struct rule *rule = &rules[i];
            const struct place *place = &rule->place;
            if (strcmp(place->type, type) || (rule->kind == RULE_ARRAY) != arrays || rule->kind == RULE_UNION)
                continue;
            if (rule->kind == RULE_ARRAY) {
                add_array(object, rule);
                continue;
            }
            if (rule_at(RULE_ARRAY, type, place->path))
                continue;
            struct guard mine = union_guard(object, type, place->path, guard);
            for (size_t at = 0; at < place->size; at += place->cell)
                if (rule->kind == RULE_EMBED)
                    add_fields(object + place->offset + at, rule->other, mine);
                else
                    add_field(rule, object + place->offset + at, mine);
        }
}

/* A length that the space does not narrow is 0..most. */
static void bound_lengths(void)
{
    for (unsigned i = 0; i < rule_count; i++)
        if (rules[i].kind == RULE_ARRAY && !rule_at(RULE_VALUES, rules[i].place.type, rules[i].decider))
            reference_range(rules[i].length, 0, rules[i].most);
}

void build_pools(void)
{
    bound_lengths();
    for (unsigned p = 0; p < pool_count; p++)
        for (unsigned i = 0; i < pools[p].count; i++)
            pools[p].objects[i] = allocate(pools[p].size + FLEXIBLE);
    for (unsigned p = 0; p < pool_count; p++)
        for (unsigned i = 0; i < pools[p].count; i++)
            add_fields(pools[p].objects[i], pools[p].type, ALWAYS);
}
