#include "reference.h"

#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>

enum { ARENA = 1 << 16, RULES = 256, FIELDS = 4096, SHARE = 8, GLOBALS = 64, POOLS = 64 };
enum { FLEXIBLE = 128 }; /* room behind an object for a flexible array */

/* ---- what the space said ---- */

enum rule_kind { RULE_VALUES, RULE_LINK, RULE_EMBED, RULE_ARRAY, RULE_UNION };

struct rule {
    enum rule_kind kind;
    struct place place;
    unsigned char *images, *mask; /* VALUES: count images of place.cell bytes */
    long long *numbers;           /* VALUES: the same as integers, for guards */
    unsigned count;
    const char *other;            /* LINK: pool; EMBED, ARRAY: inner type; UNION: member */
    const char *decider;          /* ARRAY: length; UNION: tag */
    struct place length;          /* ARRAY */
    long long most;               /* ARRAY: cells; UNION: tag's value */
    bool nullable, behind;
};

struct pool {
    const char *type;
    size_t size;
    unsigned count;
    unsigned char *objects[256];
};

/* ---- what is searched ---- */

struct field {
    const struct rule *rule;      /* VALUES or LINK */
    unsigned char *at;
    size_t size;
    struct pool *pool;            /* LINK */
    unsigned count;
    int guard;                    /* field, or -1 */
    long long guard_value;
    bool guard_counts;            /* there when guard > guard_value, else when equal */
};

static struct rule rules[RULES];
static unsigned rule_count;
static struct pool pools[POOLS];
static unsigned pool_count;
static _Alignas(64) unsigned char arena[ARENA], image[ARENA];
static size_t arena_used;
static struct field fields[FIELDS];
static unsigned field_count;
static short fields_at[ARENA][SHARE];
static unsigned char unread[ARENA];

static struct {
    void *at;
    size_t size;
    unsigned char *initial;
} globals[GLOBALS];
static unsigned global_count;

static struct {
    void *pointer;
    size_t size;
    int field;
} arguments[16];
static unsigned argument_count, argument_next;
static bool first_run;

/* the current candidate */
static unsigned chosen[FIELDS];
static bool noted[FIELDS];
static int order[FIELDS], highest_before[FIELDS];
static unsigned depth, kept;
static int highest[POOLS];
static sigjmp_buf fault;
static struct reference_case *cases;

_Noreturn static void stop(const char *what, const char *name)
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

static unsigned char *allocate(size_t size)
{
    arena_used = (arena_used + 15) / 16 * 16 + 16;
    unsigned char *at = arena + arena_used;
    arena_used += size;
    if (arena_used > ARENA)
        stop("arena is too small for", "objects");
    return at;
}

struct guard {
    int field;
    long long value;
    bool counts;
};
static const struct guard ALWAYS = {-1, 0, false};

static void write_chosen(const struct field *field)
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

static int add_field(const struct rule *rule, unsigned char *at, struct guard guard)
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
        unread[at + b - arena] = 1;
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

static void add_fields(unsigned char *object, const char *type, struct guard guard);

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

static void add_fields(unsigned char *object, const char *type, struct guard guard)
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

static void build_pools(void)
{
    for (unsigned p = 0; p < pool_count; p++)
        for (unsigned i = 0; i < pools[p].count; i++)
            pools[p].objects[i] = allocate(pools[p].size + FLEXIBLE);
    for (unsigned p = 0; p < pool_count; p++)
        for (unsigned i = 0; i < pools[p].count; i++)
            add_fields(pools[p].objects[i], pools[p].type, ALWAYS);
}

/* ---- one candidate ---- */

static bool is_there(const struct field *field)
{
    if (field->guard < 0)
        return true;
    const struct field *guard = &fields[field->guard];
    long long value = guard->rule->numbers[chosen[field->guard]];
    return is_there(guard) && (field->guard_counts ? value > field->guard_value : value == field->guard_value);
}

static int object_chosen(int number)
{
    const struct field *field = &fields[number];
    return field->pool ? (int)chosen[number] - field->rule->nullable : -1;
}

static void note(int number)
{
    if (depth < kept && order[depth] != number)
        stop("not deterministic at", fields[number].rule->place.path);
    const struct field *field = &fields[number];
    if (field->pool) {
        int *most = &highest[field->pool - pools];
        highest_before[depth] = *most;
        if (object_chosen(number) > *most)
            *most = object_chosen(number);
    }
    order[depth++] = number;
    noted[number] = true;
}

static void access_field(int number)
{
    const struct field *field = &fields[number];
    if (noted[number])
        return;
    if (field->guard >= 0)
        access_field(field->guard);
    if (is_there(field))
        note(number);
    else if (field->guard_counts)
        siglongjmp(fault, SIGSEGV);
}

void *reference_access(const volatile void *at, size_t size)
{
    size_t offset = (size_t)((const volatile unsigned char *)at - arena);
    for (size_t b = 0; b < size && offset + b < ARENA; b++)
        for (unsigned i = 0; unread[offset + b] && i < SHARE && fields_at[offset + b][i]; i++)
            access_field(fields_at[offset + b][i] - 1);
    return (void *)at;
}

void reference_global(void *at, size_t size)
{
    for (unsigned i = 0; i < global_count; i++)
        if (globals[i].at == at)
            return;
    globals[global_count].at = at;
    globals[global_count].size = size;
    globals[global_count].initial = malloc(size);
    memcpy(globals[global_count++].initial, at, size);
}

void *reference_copy(void *to, const void *from, size_t size)
{
    reference_access(from, size);
    reference_access(to, size);
    return memmove(to, from, size);
}

static unsigned char read_byte(const unsigned char *at)
{
    reference_access(at, 1);
    return *at;
}

int reference_compare(const void *a, const void *b, size_t size, bool strings)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char x = read_byte((const unsigned char *)a + i), y = read_byte((const unsigned char *)b + i);
        if (x != y)
            return x < y ? -1 : 1;
        if (strings && x == 0)
            return 0;
    }
    return 0;
}

void *reference_find(const void *at, int byte, size_t size, bool string)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char found = read_byte((const unsigned char *)at + i);
        if (found == (unsigned char)byte)
            return (unsigned char *)at + i;
        if (string && found == 0)
            return NULL;
    }
    return NULL;
}

static void prepare(void)
{
    memcpy(arena, image, arena_used);
    for (unsigned i = 0; i < field_count; i++)
        if (is_there(&fields[i]))
            write_chosen(&fields[i]);
    for (unsigned i = 0; i < global_count; i++)
        memcpy(globals[i].at, globals[i].initial, globals[i].size);
    memset(noted, 0, field_count * sizeof *noted);
    for (unsigned i = 0; i < pool_count; i++)
        highest[i] = -1;
    depth = 0;
    argument_next = 0;
}

/* Arguments come into being when the first candidate is called. */
static void argument(size_t size, const char *type, const struct rule *rule)
{
    unsigned char *object = allocate(size);
    int field = rule ? add_field(rule, object, ALWAYS) : -1;
    if (!rule)
        add_fields(object, type, ALWAYS);
    memcpy(object, image + (object - arena), arena_used - (size_t)(object - arena));
    for (unsigned i = 0; i < field_count; i++)
        if (is_there(&fields[i]))
            write_chosen(&fields[i]);
    arguments[argument_count].pointer = object;
    arguments[argument_count].size = size;
    arguments[argument_count++].field = field;
}

void *reference_fresh(const char *type, size_t size)
{
    if (first_run)
        argument(size + FLEXIBLE, type, NULL);
    return arguments[argument_next++].pointer;
}

static void *chosen_argument(void)
{
    note(arguments[argument_next].field);
    return arguments[argument_next++].pointer;
}

long long reference_integer(long long lo, long long hi)
{
    if (first_run) {
        reference_range((struct place){"argument", "integer", 0, sizeof lo, sizeof lo}, lo, hi);
        argument(sizeof lo, NULL, &rules[rule_count - 1]);
    }
    long long value;
    memcpy(&value, chosen_argument(), sizeof value);
    return value;
}

void *reference_item(const char *type)
{
    if (first_run) {
        reference_link((struct place){"argument", "reference", 0, sizeof(void *), sizeof(void *)}, type);
        argument(sizeof(void *), NULL, &rules[rule_count - 1]);
    }
    void *value;
    memcpy(&value, chosen_argument(), sizeof value);
    return value;
}

/* ---- search ---- */

static bool inside(const struct field *field, const unsigned char *object, size_t size)
{
    if (field->guard >= 0 && field->guard_counts) /* a cell belongs to the object of its length */
        field = &fields[field->guard];
    return field->at >= object && field->at < object + size;
}

static void append_unread(unsigned char *object, size_t size, bool *visited)
{
    for (unsigned i = 0; i < field_count; i++) {
        const struct field *field = &fields[i];
        if (!inside(field, object, size) || !is_there(field))
            continue;
        if (!noted[i])
            note((int)i);
        int target = object_chosen((int)i);
        if (target < 0 || visited[(field->pool - pools) * 256 + target])
            continue;
        visited[(field->pool - pools) * 256 + target] = true;
        append_unread(field->pool->objects[target], field->pool->size + FLEXIBLE, visited);
    }
}

static void append_reachable(void)
{
    bool visited[POOLS * 256] = {false};
    for (unsigned i = 0; i < argument_count; i++)
        append_unread(arguments[i].pointer, arguments[i].size, visited);
}

static bool step(int number, int highest)
{
    const struct field *field = &fields[number];
    int object = object_chosen(number);
    if (chosen[number] + 1 >= field->count || (field->pool && object > highest))
        return false;
    chosen[number]++;
    return true;
}

static bool backtrack(void)
{
    for (; depth > 0; depth--) {
        if (step(order[depth - 1], highest_before[depth - 1])) {
            kept = depth;
            return true;
        }
        chosen[order[depth - 1]] = 0;
    }
    return false;
}

static void on_fault(int signal)
{
    siglongjmp(fault, signal);
}

static void catch_faults(void)
{
    static char stack[1 << 16];
    static const int causes[] = {SIGSEGV, SIGFPE, SIGABRT, SIGBUS};
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    struct sigaction action = {.sa_handler = on_fault, .sa_flags = SA_ONSTACK};
    for (size_t i = 0; i < sizeof causes / sizeof *causes; i++)
        sigaction(causes[i], &action, NULL);
}

static void search(const struct reference_case *it)
{
    unsigned long explored = 0, valid = 0, faults = 0;
    do {
        prepare();
        first_run = explored++ == 0;
        int signal = sigsetjmp(fault, 1);
        if (signal)
            faults++;
        else if (it->call()) {
            append_reachable();
            valid++;
        }
    } while (backtrack());
    printf("%lu %lu %lu\n", valid, explored, faults);
}

void reference_case(struct reference_case *it)
{
    it->next = cases;
    cases = it;
}

/* reference PREDICATE SCOPE: prints valid, explored, faults */
int main(int count, char **words)
{
    if (count != 3)
        stop("expected a predicate and a scope after", words[0]);
    for (struct reference_case *it = cases; it; it = it->next)
        if (strcmp(it->name, words[1]) == 0) {
            catch_faults();
            it->space(atoi(words[2]));
            bound_lengths();
            build_pools();
            search(it);
            return 0;
        }
    stop("no such case", words[1]);
}
