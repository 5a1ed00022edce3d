#include "internal.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

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
static bool noted[FIELDS];
static int order[FIELDS], highest_before[FIELDS];
static unsigned depth, kept;
static int highest[POOLS];
static sigjmp_buf fault;
static struct reference_case *cases;

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
        for (unsigned i = 0; i < SHARE && fields_at[offset + b][i]; i++)
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
    volatile unsigned long explored = 0, valid = 0, faults = 0; /* they outlive siglongjmp */
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
            build_pools();
            search(it);
            return 0;
        }
    stop("no such case", words[1]);
}
