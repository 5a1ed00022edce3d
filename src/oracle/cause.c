#include "oracle/cause.h"

#include <stdio.h>
#include <string.h>

#include "model/words.h"
#include "oracle/policy_case.h"

#define NAME_MOST 128

static bool is_equal(const char *one, const char *other)
{
    return strcmp(one, other) == 0;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* "allocated in push (stack.c:31) and freed in pop (stack.c:40)"; "": it is about no such memory. */
static const char *block_of(const struct cause *cause)
{
    const char *detail = cause->ruling->verdict.detail;
    const char *block = detail ? strstr(detail, "allocated in ") : NULL;
    return block ? block : "";
}

/* "#0 push stack.c:31": the line that it broke in, or that allocated. */
static bool is_first_frame_same(const struct cause *one, const struct cause *other)
{
    const char *frame = one->ruling->verdict.backtrace, *another = other->ruling->verdict.backtrace;
    size_t length = frame ? strcspn(frame, "\n") : 0;
    return length && another && strcspn(another, "\n") == length && strncmp(frame, another, length) == 0;
}

/* ---- a function of the header, called by others as well ---- */

/* One that cannot be called, like a function of any number of arguments, is a helper of those that can. */
static bool is_in_header(const struct sequence_plan *plan, const char *name)
{
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (is_equal(sequence_plan_operation(plan, i)->function->name, name))
            return !sequence_plan_operation(plan, i)->obstacle;
    return false;
}

/* The last function of its backtrace is one that a caller called. */
static bool begins_in_header(const struct sequence_plan *plan, const struct cause *cause)
{
    char name[NAME_MOST] = "";
    for (const char *line = cause->ruling->verdict.backtrace; *line; line += *line == '\n')
        if (sscanf(line, "#%*u %127s", name) != 1)
            return false;
        else
            line += strcspn(line, "\n");
    return is_in_header(plan, name);
}

static bool has_place(const struct verdict *verdict)
{
    bool is_told = verdict->kind == VERDICT_ADDRESS || verdict->kind == VERDICT_SIGNAL ||
                   verdict->kind == VERDICT_UNDEFINED || verdict->kind == VERDICT_ASSERT ||
                   verdict->kind == VERDICT_UNINITIALISED;
    return is_told && verdict->backtrace && *verdict->backtrace;
}

/* What the first one does by itself, the other one does by way of it. */
static bool is_called_by(const struct sequence_plan *plan, const struct cause *direct, const struct cause *other)
{
    const struct verdict *verdict = &direct->ruling->verdict, *by = &other->ruling->verdict;
    return has_place(verdict) && has_place(by) && is_equal(verdict->signature, by->signature) &&
           is_equal(block_of(direct), block_of(other)) && begins(by->backtrace, verdict->backtrace) &&
           begins_in_header(plan, direct);
}

/* ---- one line of a function that no caller calls ---- */

static bool is_in_helper(const struct sequence_plan *plan, const struct cause *cause)
{
    char name[NAME_MOST] = "";
    return sscanf(cause->ruling->verdict.backtrace, "#%*u %127s", name) == 1 && !is_in_header(plan, name);
}

static bool is_in_same_helper(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    const struct verdict *verdict = &one->ruling->verdict, *another = &other->ruling->verdict;
    return has_place(verdict) && has_place(another) && is_equal(verdict->signature, another->signature) &&
           is_first_frame_same(one, other) && is_in_helper(plan, one);
}

/* Memory that is read or written, but not what was freed. */
static bool is_of_memory(const struct verdict *verdict)
{
    char *what = case_what(verdict);
    bool is_one = verdict->kind == VERDICT_ADDRESS || verdict->kind == VERDICT_SIGNAL
                      ? !strstr(what, "free")
                      : verdict->kind == VERDICT_UNDEFINED && strstr(what, "of null pointer");
    mem_free(what);
    return is_one;
}

/* Memory that is left at one line, to which the same calls led: how far beyond depends on the numbers, and beyond
 * nothing at all, which may be NULL, all is. */
static bool is_left_alike(const struct cause *one, const struct cause *other)
{
    const struct verdict *verdict = &one->ruling->verdict, *another = &other->ruling->verdict;
    return has_place(verdict) && has_place(another) && is_equal(verdict->backtrace, another->backtrace) &&
           is_of_memory(verdict) && is_of_memory(another);
}

/* ---- memory that one call freed ---- */

static uint32_t operation_at(const struct cause *cause, uint32_t call)
{
    return call < cause->sequence->calls.count ? sequence_operation_of(cause->sequence, call) : SEQUENCE_NONE;
}

/* The caller himself passed what was freed: that is another mistake than a library that leads there. */
static bool is_passed(const struct sequence_plan *plan, const struct cause *cause)
{
    const struct sequence_fault *fault = &cause->outcome->fault;
    sequence_places places = VECTOR_INIT;
    bool found = fault->stage == STAGE_DESTROYING && fault->objects[0] != SEQUENCE_NONE &&
                 fault->objects[0] >> 16 == fault->allocated_by;
    if (fault->stage == STAGE_CALLING && fault->call < cause->sequence->calls.count)
        sequence_look(cause->sequence, plan, fault->call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = fact_is_reference(cause->sequence, plan, &places.items[i]) &&
                SEQUENCE_REFERENCE_CALL(cause->sequence->words.items[places.items[i].word]) == fault->allocated_by;
    vector_release(&places);
    return found;
}

/* By an earlier call than the one that uses it, or while objects were destroyed at the end. */
static bool is_freed_before(const struct cause *cause)
{
    const struct sequence_fault *fault = &cause->outcome->fault;
    bool is_before = fault->freed_by < cause->sequence->calls.count ? fault->freed_by != fault->call
                                                                    : fault->stage == STAGE_DESTROYING;
    return is_before && case_class(&cause->ruling->verdict, fault) == FAULT_FREED && *block_of(cause);
}

/* By calls of the same operation; what is destroyed at the end is as if the caller had done so. */
static bool is_freed_by_same(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    uint32_t operation = operation_at(one, one->outcome->fault.freed_by);
    uint32_t another = operation_at(other, other->outcome->fault.freed_by);
    if (operation == another)
        return true;
    uint32_t called = operation == SEQUENCE_NONE ? another : operation;
    return (operation == SEQUENCE_NONE || another == SEQUENCE_NONE) &&
           plan->items.items[called].kind == SEQ_KIND_DESTROYS;
}

/* "freed in trim (set.c:26)", in both, by a call that ends nothing: wherever the memory was allocated. */
static bool is_freed_there(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    const char *freed = strstr(block_of(one), " and freed in "),
               *other_freed = strstr(block_of(other), " and freed in ");
    uint32_t operation = operation_at(one, one->outcome->fault.freed_by);
    return freed && other_freed && is_equal(freed, other_freed) && operation != SEQUENCE_NONE &&
           plan->items.items[operation].kind != SEQ_KIND_DESTROYS;
}

static bool is_freed_alike(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    return is_freed_before(one) && is_freed_before(other) &&
           (is_equal(block_of(one), block_of(other)) || is_freed_there(plan, one, other)) &&
           is_freed_by_same(plan, one, other) && is_passed(plan, one) == is_passed(plan, other);
}

/* ---- memory that one call lost ---- */

/* The last call of a shortest sequence, without which nothing is lost; SEQUENCE_NONE: it may be any, or it lost what it
 * allocated itself, and where that was tells which of its mistakes it is. */
static uint32_t losing_operation(const struct cause *cause)
{
    const struct sequence_fault *fault = &cause->outcome->fault;
    uint32_t last = (uint32_t)cause->sequence->calls.count - 1;
    bool is_short = cause->is_simple || cause->sequence->calls.count == 2;
    bool is_known = is_short && cause->ruling->verdict.kind == VERDICT_LEAK && fault->stage == STAGE_LEAKS &&
                    fault->leak_call < last;
    return is_known ? operation_at(cause, last) : SEQUENCE_NONE;
}

static bool is_lost_alike(const struct cause *one, const struct cause *other)
{
    uint32_t operation = losing_operation(one);
    return operation != SEQUENCE_NONE && operation == losing_operation(other) && is_first_frame_same(one, other);
}

/* ---- what was never allocated ---- */

static bool is_bad_free(const struct cause *cause)
{
    char *what = case_what(&cause->ruling->verdict);
    bool is_one = cause->ruling->verdict.kind == VERDICT_ADDRESS && is_equal(what, "bad-free");
    mem_free(what);
    return is_one;
}

/* "0 bytes inside the variable 'nothing'", in both. */
static bool is_bad_free_alike(const struct cause *one, const struct cause *other)
{
    const char *detail = one->ruling->verdict.detail, *another = other->ruling->verdict.detail;
    return is_bad_free(one) && is_bad_free(other) && detail && another && strstr(detail, "the variable '") &&
           is_equal(detail, another) && is_first_frame_same(one, other);
}

/* ---- memory that nobody wrote ---- */

/* "the memory was made in grow (table.c:61)", in both; in xmalloc() all memory is made. */
static bool is_unwritten_alike(const struct cause *one, const struct cause *other)
{
    char name[NAME_MOST];
    const char *made = one->ruling->verdict.detail;
    return one->ruling->verdict.kind == VERDICT_UNINITIALISED && other->ruling->verdict.kind == VERDICT_UNINITIALISED &&
           made && other->ruling->verdict.detail && is_equal(made, other->ruling->verdict.detail) &&
           sscanf(made, "the memory was made in %127s", name) == 1 && !name_has_part(name, "alloc");
}

/* ---- what an earlier call was passed ---- */

/* Memory of the caller that an earlier call kept, and others leave: it is the same argument. */
static bool is_kept_alike(const struct cause *one, const struct cause *other)
{
    const struct sequence_fault *fault = &one->outcome->fault, *another = &other->outcome->fault;
    return case_class(&one->ruling->verdict, fault) == FAULT_CALLER &&
           case_class(&other->ruling->verdict, another) == FAULT_CALLER && fault->argument == another->argument &&
           fault->argument != SEQUENCE_NONE && fault->allocated_by < fault->call &&
           another->allocated_by < another->call && fault->allocated_by < one->sequence->calls.count &&
           another->allocated_by < other->sequence->calls.count;
}

/* The only number of a sequence that is extreme, when an earlier call got it than the one that broke; SEQUENCE_NONE. */
static uint32_t extreme_node(const struct sequence_plan *plan, const struct cause *cause)
{
    sequence_places places = VECTOR_INIT;
    uint32_t node = SEQUENCE_NONE, count = 0;
    for (size_t call = 0; call < cause->sequence->calls.count; call++) {
        sequence_look(cause->sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            if (fact_is_beyond(cause->sequence, plan, &places.items[i], policy_numbers.extreme_number)) {
                node = call < cause->outcome->fault.call ? places.items[i].node : SEQUENCE_NONE;
                count++;
            }
    }
    vector_release(&places);
    return count == 1 ? node : SEQUENCE_NONE;
}

static bool is_extreme_alike(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    uint32_t node = one->ruling->is_low ? extreme_node(plan, one) : SEQUENCE_NONE;
    return node != SEQUENCE_NONE && node == extreme_node(plan, other);
}

/* Signed numbers that overflow only when they are extreme: who minds one minds all. */
static bool is_undefined_alike(const struct cause *one, const struct cause *other)
{
    const struct verdict *verdict = &one->ruling->verdict, *another = &other->ruling->verdict;
    if (!one->ruling->is_low || verdict->kind != VERDICT_UNDEFINED || another->kind != VERDICT_UNDEFINED)
        return false;
    char *what = case_what(verdict), *what_else = case_what(another);
    bool is_same = is_equal(what, what_else);
    mem_free(what);
    mem_free(what_else);
    return is_same;
}

/* ---- one doubt about several ---- */

/* A sentence may be about all of it. */
static bool is_sentence(const char *why)
{
    return begins(why, "the header says: ") || begins(why, "the source says: ");
}

static bool has_name(const char *text, const char *name)
{
    size_t length = strlen(name);
    const char *at = strstr(text, name);
    while (at && ((at > text && is_name_letter(at[-1])) || is_name_letter(at[length])))
        at = strstr(at + 1, name);
    return at;
}

/* "NULL within 'list' of tree_fill": that call is to blame, wherever it breaks. */
static bool blames_call(const struct sequence_plan *plan, const char *why)
{
    bool does = false;
    for (uint32_t i = 0; !does && !is_sentence(why) && i < plan->items.count; i++)
        does = has_name(why, sequence_plan_operation(plan, i)->function->name);
    return does;
}

/* Suspects for one reason: the same call is to blame, or the same line breaks, whoever led there. */
static bool is_doubted_alike(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    const struct ruling *ruling = one->ruling, *another = other->ruling;
    bool is_same_doubt = ruling->kind == RULING_SUSPECT && another->kind == RULING_SUSPECT && ruling->why &&
                         another->why && is_equal(ruling->why, another->why);
    return is_same_doubt &&
           (blames_call(plan, ruling->why) ||
            (is_equal(ruling->verdict.signature, another->verdict.signature) && is_first_frame_same(one, other)));
}

/* The pointer of which a suspect says that NULL may not be for it; NULL: it says something else. */
static const struct parameter *pointer_doubted(const struct sequence_plan *plan, const struct cause *cause)
{
    const struct rule *rule = cause->ruling->rule;
    if (cause->ruling->kind != RULING_SUSPECT || !rule || rule->kind != RULE_NONNULL)
        return NULL;
    const struct function *function = sequence_plan_operation(plan, rule->operation)->function;
    return rule->parameters[0] < function->parameter_count ? &function->parameters[rule->parameters[0]] : NULL;
}

/* "NULL for 'frame' of parse_gst", and of parse_gga: who looks in no function for it has one habit, and no more. */
static bool is_null_doubted_alike(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    const struct parameter *pointer = pointer_doubted(plan, one), *another = pointer_doubted(plan, other);
    return pointer && another && *pointer->name && is_equal(pointer->name, another->name);
}

/* What broke the same way from one run of it to the next. */
static bool is_signed_alike(const struct cause *one, const struct cause *other)
{
    return is_equal(one->ruling->signature, other->ruling->signature);
}

bool cause_is_same(const struct sequence_plan *plan, const struct cause *one, const struct cause *other)
{
    return one->ruling->is_low == other->ruling->is_low &&
           (is_called_by(plan, one, other) || is_called_by(plan, other, one) || is_freed_alike(plan, one, other) ||
            is_lost_alike(one, other) || is_left_alike(one, other) || is_bad_free_alike(one, other) ||
            is_unwritten_alike(one, other) || is_kept_alike(one, other) || is_extreme_alike(plan, one, other) ||
            is_in_same_helper(plan, one, other) || is_undefined_alike(one, other) ||
            is_doubted_alike(plan, one, other) || is_null_doubted_alike(plan, one, other) ||
            is_signed_alike(one, other));
}
