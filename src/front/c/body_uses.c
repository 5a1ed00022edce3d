/* What the steps of bodies come to, followed through the functions that they call:
 * whether all of a struct is set before any of it is looked at, whether it is
 * freed, or something in it, and whether a result is new. */
#include <string.h>

#include "base/memory.h"
#include "front/c/bodies.h"

#define MEASURED_DEEP 3

/* Members that were set, of a record with few of them. */
struct members_set {
    const struct type *record;
    bool *are_set;
    bool is_any_sure;
};

static void set_member(struct members_set *members, const char *name, bool is_sure)
{
    for (size_t i = 0; i < members->record->field_count; i++)
        if (!name || (members->record->fields[i].name && strcmp(members->record->fields[i].name, name) == 0)) {
            members->are_set[i] = true;
            members->is_any_sure = members->is_any_sure || is_sure;
        }
}

static bool is_set(const struct members_set *members, const char *name)
{
    for (size_t i = 0; i < members->record->field_count; i++)
        if (members->record->fields[i].name && strcmp(members->record->fields[i].name, name) == 0)
            return members->are_set[i];
    return true; /* of an anonymous struct within it: nobody can tell */
}

static bool is_all_set(const struct members_set *members)
{
    for (size_t i = 0; i < members->record->field_count; i++)
        if (!members->are_set[i] && members->record->fields[i].name)
            return false;
    return members->is_any_sure;
}

static bool leaves_pointer(const struct members_set *members)
{
    for (size_t i = 0; i < members->record->field_count; i++)
        if (!members->are_set[i] && members->record->fields[i].type->kind == TYPE_POINTER)
            return true;
    return false;
}

static const struct type *record_of(const struct function *function, size_t parameter)
{
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    return type && type->kind == TYPE_POINTER && type->target->kind == TYPE_STRUCT ? type->target : NULL;
}

static enum parameter_use use_of(const struct reading *reading, const struct function *function, size_t parameter);

/* memset(p, …), strcpy(p->name, …), pthread_mutex_init(&p->lock, …): functions that no unit defines. */
static bool sets_for_sure(const struct step *step)
{
    static const char *const sets[] = {"memset",  "memcpy",   "memmove", "bzero",  "strcpy",
                                       "strncpy", "snprintf", "sprintf", "stpcpy", NULL};
    const char *name = step->callee;
    if (strncmp(name, "__builtin___", 12) == 0)
        name += 12;
    else if (strncmp(name, "__builtin_", 10) == 0)
        name += 10;
    size_t length = strcspn(name, "_");
    for (size_t i = 0; sets[i] && step->argument == 0; i++)
        if (strlen(sets[i]) == length && strncmp(sets[i], name, length) == 0)
            return true;
    return step->argument == 0 && step->member && strstr(name, "init");
}

/* What a call does with what it is passed. */
static enum parameter_use use_there(const struct reading *reading, const struct step *step)
{
    if (step->function && step->function->defined)
        return use_of(reading, step->function, step->argument);
    return sets_for_sure(step) ? USE_BEGUN : USE_UNKNOWN;
}

/* A function that it is passed to sets some of its members. */
static void set_as_there(const struct reading *reading, const struct step *step, struct members_set *members)
{
    const struct body *body = step->function ? body_of(reading, step->function) : NULL;
    const bool *are_set = body ? body->answers[step->argument].are_set : NULL;
    if (!are_set || record_of(step->function, step->argument) != members->record)
        return;
    for (size_t i = 0; i < members->record->field_count; i++)
        members->are_set[i] = members->are_set[i] || are_set[i];
    members->is_any_sure = members->is_any_sure || step->is_sure;
}

/* False: it is known what is done with it, or nobody can know. */
static bool follow(const struct reading *reading, const struct step *step, struct members_set *members,
                   enum parameter_use *use)
{
    enum parameter_use there = step->kind == STEP_READ   ? USE_READ
                               : step->kind == STEP_SET  ? USE_BEGUN
                               : step->kind == STEP_LOST ? USE_UNKNOWN
                                                         : use_there(reading, step);
    if (there == USE_BEGUN || (there == USE_SET && step->member))
        set_member(members, step->member, step->is_sure);
    else if (there == USE_SET)
        set_as_there(reading, step, members);
    else if (there == USE_READ && step->member && is_set(members, step->member))
        return true;
    else if (there == USE_READ && (step->member || !members->is_any_sure))
        *use = USE_READ;
    return there == USE_BEGUN || there == USE_SET;
}

static void follow_all(const struct reading *reading, const struct body *body, size_t parameter,
                       const struct type *record)
{
    struct answers *answers = &body->answers[parameter];
    struct members_set members = {.record = record, .are_set = mem_array(record->field_count, sizeof(bool))};
    enum parameter_use use = USE_UNKNOWN;
    bool goes_on = true;
    for (size_t i = 0; goes_on && !is_all_set(&members) && i < body->steps.count; i++)
        if (body->steps.items[i].parameter == parameter)
            goes_on = follow(reading, &body->steps.items[i], &members, &use);
    if (is_all_set(&members))
        use = USE_BEGUN;
    else if (goes_on && members.is_any_sure)
        use = USE_SET;
    answers->use = use;
    answers->leaves_pointer = use == USE_SET && leaves_pointer(&members);
    if (use == USE_SET)
        answers->are_set = members.are_set;
    else
        mem_free(members.are_set);
}

static enum parameter_use use_of(const struct reading *reading, const struct function *function, size_t parameter)
{
    struct body *body = body_of(reading, function);
    const struct type *record = record_of(function, parameter);
    if (!body || !record || !record->complete || !record->field_count)
        return USE_UNKNOWN;
    struct answers *answers = &body->answers[parameter];
    if (answers->use_is_known == KNOWN_NOT) {
        answers->use_is_known = KNOWN_ASKED;
        follow_all(reading, body, parameter, record);
        answers->use_is_known = KNOWN_TRUE;
    }
    return answers->use_is_known == KNOWN_TRUE ? answers->use : USE_UNKNOWN;
}

#define VARIABLE_DEEP 3

/* T **: the first that is done with the variable is to look at what is in it. */
static bool reads_variable(const struct reading *reading, const struct function *function, size_t parameter,
                           unsigned deep)
{
    const struct body *body = deep ? body_of(reading, function) : NULL;
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    bool is_variable = type && type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER;
    for (size_t i = 0; body && is_variable && i < body->steps.count; i++) {
        const struct step *step = &body->steps.items[i];
        if (step->parameter == parameter)
            return step->kind == STEP_READ || (step->kind == STEP_PASSED && step->function &&
                                               reads_variable(reading, step->function, step->argument, deep - 1));
    }
    return false;
}

static bool is_freed(const struct reading *reading, const struct function *function, size_t parameter, bool is_member);

static bool is_freed_by(const struct reading *reading, const struct step *step, bool is_member)
{
    if (!step->callee || (!is_member && !step->is_always))
        return false;
    if (strcmp(step->callee, "free") == 0)
        return is_member == (step->member != NULL);
    return !step->member && step->function && is_freed(reading, step->function, step->argument, is_member);
}

/* Freed itself, whatever else is done; or a member of it, on some way. */
static bool is_freed(const struct reading *reading, const struct function *function, size_t parameter, bool is_member)
{
    struct body *body = body_of(reading, function);
    if (!body || parameter >= function->parameter_count)
        return false;
    enum known *known = is_member ? &body->answers[parameter].frees_member : &body->answers[parameter].is_freed;
    if (*known != KNOWN_NOT)
        return *known == KNOWN_TRUE;
    *known = KNOWN_ASKED;
    bool found = false;
    for (size_t i = 0; !found && i < body->steps.count; i++)
        found = body->steps.items[i].parameter == parameter && is_freed_by(reading, &body->steps.items[i], is_member);
    *known = found ? KNOWN_TRUE : KNOWN_FALSE;
    return found;
}

/* By itself, or by a function that it passes it to. */
static bool is_measured(const struct reading *reading, const struct function *function, size_t parameter, unsigned deep)
{
    const struct body *body = deep ? body_of(reading, function) : NULL;
    bool found = false;
    for (size_t i = 0; body && !found && i < body->steps.count; i++) {
        const struct step *step = &body->steps.items[i];
        if (step->parameter == parameter && step->callee && !step->member && step->is_sure)
            found = strcmp(step->callee, "strlen") == 0 ||
                    (step->function && is_measured(reading, step->function, step->argument, deep - 1));
    }
    return found;
}

/* ---- results ---- */

#define KEPT_DEEP 4

static bool is_kept_there(const struct reading *reading, const struct function *function, size_t parameter,
                          unsigned deep)
{
    const struct body *body = deep && function ? body_of(reading, function) : NULL;
    if (!body)
        return true;
    for (size_t i = 0; i < body->steps.count; i++) {
        const struct step *step = &body->steps.items[i];
        bool is_whole = step->parameter == parameter && !step->member;
        if (is_whole && (step->kind == STEP_LOST ||
                         (step->kind == STEP_PASSED && !sets_for_sure(step) && strcmp(step->callee, "free") != 0 &&
                          is_kept_there(reading, step->function, step->argument, deep - 1))))
            return true;
    }
    return false;
}

/* It has allocated what it returns, and kept it nowhere: the caller's from then on. */
static bool gives_new(const struct reading *reading, const struct function *function)
{
    struct body *body = body_of(reading, function);
    struct results *results = body ? &body->results : NULL;
    if (!results || results->is_other || (!results->is_allocated && !results->from.count))
        return false;
    if (results->is_new != KNOWN_NOT)
        return results->is_new == KNOWN_TRUE;
    results->is_new = KNOWN_ASKED;
    bool is_new = true;
    for (size_t i = 0; is_new && i < results->from.count; i++)
        is_new = gives_new(reading, results->from.items[i]);
    for (size_t i = 0; is_new && i < results->passed.count; i++)
        is_new =
            !is_kept_there(reading, results->passed.items[i].function, results->passed.items[i].argument, KEPT_DEEP);
    results->is_new = is_new ? KNOWN_TRUE : KNOWN_FALSE;
    return is_new;
}

static void settle_records(const struct reading *reading)
{
    for (size_t i = 0; i < reading->program->structs.count; i++) {
        struct type *type = (struct type *)reading->program->structs.items[i];
        type->is_allocated = map_get(&reading->allocated, type->name) != NULL;
    }
}

void bodies_settle(struct reading *reading)
{
    settle_records(reading);
    for (size_t i = 0; i < reading->read_bodies.count; i++) {
        struct function *function = reading->read_bodies.items[i]->function;
        struct parameter *parameters = (struct parameter *)function->parameters;
        function->gives_new = gives_new(reading, function);
        for (size_t k = 0; k < function->parameter_count; k++) {
            parameters[k].use =
                reads_variable(reading, function, k, VARIABLE_DEEP) ? USE_READ : use_of(reading, function, k);
            parameters[k].leaves_pointer = reading->read_bodies.items[i]->answers[k].leaves_pointer;
            struct row row = row_of_parameter(reading, function, k);
            parameters[k].body_cells = row.cells;
            parameters[k].has_more_cells = row.is_open;
            parameters[k].is_measured = is_measured(reading, function, k, MEASURED_DEEP);
            parameters[k].file = file_use_of_parameter(reading, function, k);
            parameters[k].is_freed = is_freed(reading, function, k, false);
            parameters[k].frees_member = is_freed(reading, function, k, true);
        }
    }
}
