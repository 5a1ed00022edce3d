/* What the checked runtime noted about the end of a trial, in words. */
#include <signal.h>
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "oracle/judging.h"

/* clang gives assert "void f(int *, int)" where gcc gives it "f". */
static char *plain_name(const char *function)
{
    size_t length = strcspn(function, "("), start = length;
    while (start > 0 && function[start - 1] != ' ' && function[start - 1] != '*')
        start--;
    return mem_strndup(function + start, length - start);
}

static void judge_assert(struct judging *judging, const struct symbol *symbol)
{
    const struct trial_end *end = &judging->failure->end;
    judging_set_kind(judging, VERDICT_ASSERT, "plain");
    text_addf(&judging->cause, "assertion '%s' failed", end->text);
    char *function = plain_name(end->function);
    struct symbol place = {.function = function, .file = path_base(end->file), .line = (int)end->line};
    if (!*function)
        place = symbol ? *symbol : (struct symbol){0};
    if (place.function)
        judging_set_symbol(judging, &place);
    text_addf(&judging->signature, "%s:%s:%s", verdict_kind_name(VERDICT_ASSERT), end->text,
              place.function ? place.function : "");
    mem_free(function);
}

/* What the C library says before it aborts. */
static const char *library_complaint(const char *said, size_t *length)
{
    static const char *const begins[] = {
        "free(): ",    "double free or corruption",       "malloc(): ",
        "realloc(): ", "malloc_consolidate(): ",          "munmap_chunk(): ",
        "corrupted ",  "*** stack smashing detected ***", "*** buffer overflow detected ***"};
    for (const char *line = said; *line; line += strcspn(line, "\n"), line += *line == '\n')
        for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
            if (strncmp(line, begins[i], strlen(begins[i])) == 0) {
                *length = strcspn(line, "\n");
                return line;
            }
    return NULL;
}

static void judge_abort(struct judging *judging, const struct symbol *symbol)
{
    size_t length = 0;
    const char *complaint = library_complaint(judging->failure->said, &length);
    const char *text = judging->failure->end.text; /* of Assay's own runtime: the wrong use of one of its functions */
    char *what = *text ? mem_strdup(text) : complaint ? mem_strndup(complaint, length) : mem_strdup("abort");
    judging_set_kind(judging, VERDICT_ASSERT, "plain");
    text_add(&judging->cause, *text || complaint ? what : "abort() called");
    judging_set_symbol(judging, symbol);
    judging_sign(judging, what, symbol);
    mem_free(what);
}

const char *judging_signal_name(int number)
{
    return number == SIGSEGV  ? "segmentation fault"
           : number == SIGFPE ? "division by zero or the like (SIGFPE)"
           : number == SIGBUS ? "bus error"
           : number == SIGILL ? "illegal instruction"
                              : strsignal(number);
}

void judging_signal(struct judging *judging, const struct symbol *symbol, int number)
{
    const struct trial_end *end = &judging->failure->end;
    judging_set_kind(judging, VERDICT_SIGNAL, "plain");
    if (number == SIGSEGV && end->kind == TRIAL_END_SIGNAL && end->address < PAGE)
        text_add(&judging->cause, "access through a NULL pointer");
    else
        text_add(&judging->cause, judging_signal_name(number));
    if (end->kind == TRIAL_END_SIGNAL && (number == SIGSEGV || number == SIGBUS))
        text_addf(&judging->detail, "at address 0x%llx", (unsigned long long)end->address);
    judging_set_symbol(judging, symbol);
    judging_sign(judging, judging_signal_name(number), symbol);
}

static void judge_leak(struct judging *judging, const struct symbol *symbol)
{
    const struct trial_end *end = &judging->failure->end;
    long long blocks = end->number;
    judging_set_kind(judging, VERDICT_LEAK, "leak");
    if (strcmp(end->text, "input") == 0) {
        text_add(&judging->cause, "part of the input is neither reachable nor freed");
        text_addf(&judging->detail, "%lld block%s, ", blocks, blocks == 1 ? "" : "s");
        judging_add_bytes(&judging->detail, end->address);
        text_addf(&judging->signature, "%s:input", verdict_kind_name(VERDICT_LEAK));
        return;
    }
    text_addf(&judging->cause, "leak of %lld block%s, ", blocks, blocks == 1 ? "" : "s");
    judging_add_bytes(&judging->cause, end->address);
    if (symbol) {
        text_add(&judging->cause, ", allocated");
        judging_set_symbol(judging, symbol);
    }
    judging_sign(judging, "allocated", symbol);
}

static void judge_exit(struct judging *judging, const struct symbol *symbol)
{
    const struct trial_end *end = &judging->failure->end;
    const char *call = *end->text ? end->text : "exit";
    judging_set_kind(judging, VERDICT_EXIT, "plain");
    text_addf(&judging->cause, "called %s(%lld)", call, (long long)end->number);
    judging_set_symbol(judging, symbol);
    judging_sign(judging, call, symbol);
}

static void judge_false(struct judging *judging)
{
    judging_set_kind(judging, VERDICT_FALSE, "plain");
    text_add(&judging->cause, "returned false");
    if (judging->function)
        judging_set_place(judging, judging->function->file, judging->function->line);
    judging_sign(judging, "returned", NULL);
}

static void judge_fill(struct judging *judging)
{
    judging_set_kind(judging, VERDICT_UNINITIALISED, "msan");
    text_add(&judging->cause, "depends on memory that nobody has written");
    text_add(&judging->detail, judging->failure->end.text);
    judging_sign(judging, "fill", NULL);
}

/* Which one it is knows only who has the plan. */
static void judge_contract(struct judging *judging)
{
    judging_set_kind(judging, VERDICT_CONTRACT, "plain");
    text_add(&judging->cause, "a contract does not hold");
    text_add(&judging->detail, judging->failure->end.text);
    judging_sign(judging, "broken", NULL);
}

bool judging_read_end(struct judging *judging, const struct symbol *symbol)
{
    switch ((enum trial_end_kind)judging->failure->end.kind) {
    case TRIAL_END_FALSE:
        judge_false(judging);
        return true;
    case TRIAL_END_ASSERT:
        judge_assert(judging, symbol);
        return true;
    case TRIAL_END_ABORT:
        judge_abort(judging, symbol);
        return true;
    case TRIAL_END_LEAK:
        judge_leak(judging, symbol);
        return true;
    case TRIAL_END_FILL:
        judge_fill(judging);
        return true;
    case TRIAL_END_EXIT:
        judge_exit(judging, symbol);
        return true;
    case TRIAL_END_CONTRACT:
        judge_contract(judging);
        return true;
    case TRIAL_END_SIGNAL:
    case TRIAL_END_NONE:
        break;
    }
    return false;
}
