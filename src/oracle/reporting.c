/* What a sanitizer reported, in words. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include "oracle/judging.h"
#include "oracle/sanitizer.h"

static void add_access(struct text *out, const struct sanitizer_report *report)
{
    if (!report->access)
        return;
    text_add(out, report->access);
    if (report->size) {
        text_add(out, " of ");
        judging_add_bytes(out, report->size);
    }
}

/* A block that no code of the user allocated is one of the input. */
static void add_where(struct text *out, const struct sanitizer_report *report)
{
    if (!*report->where)
        return;
    text_addf(out, "%s%s", out->length ? ", " : "", report->where);
    const struct symbol *allocated = frames_first(&report->allocated), *freed = frames_first(&report->freed);
    if (report->is_heap_block && allocated) {
        text_add(out, " allocated");
        frames_add_place(out, allocated);
    } else if (report->is_heap_block) {
        text_add(out, " of the input");
    }
    if (freed) {
        text_add(out, " and freed");
        frames_add_place(out, freed);
    }
}

static bool is_signal_report(const struct sanitizer_report *report)
{
    static const char *const names[] = {"SEGV", "BUS", "FPE", "ILL", "ABRT", "TRAP"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(report->what, names[i]) == 0)
            return true;
    return false;
}

static void judge_fault(struct judging *judging, const struct sanitizer_report *report)
{
    const struct symbol *symbol = frames_first(&report->frames);
    const char *access = report->access ? report->access : "access";
    const char *preposition = report->access && strcmp(report->access, "read") == 0 ? "from" : "to";
    judging_set_kind(judging, VERDICT_SIGNAL, "plain");
    if (strcmp(report->what, "FPE") == 0)
        text_add(&judging->cause, judging_signal_name(SIGFPE));
    else if (strcmp(report->what, "ILL") == 0)
        text_add(&judging->cause, judging_signal_name(SIGILL));
    else if (strcmp(report->what, "ABRT") == 0)
        text_add(&judging->cause, "abort() called");
    else if (report->has_address && report->address < PAGE)
        text_addf(&judging->cause, "%s through a NULL pointer", access);
    else
        text_addf(&judging->cause, "%s %s memory that is not there (wild pointer)", access, preposition);
    if (report->has_address && report->address)
        text_addf(&judging->detail, "at address 0x%llx", report->address);
    judging_set_symbol(judging, symbol);
    judging_sign(judging, report->what, symbol);
}

static void judge_overflow(struct judging *judging, const struct frames *frames)
{
    const struct symbol *symbol = frames_most_frequent(frames);
    judging_set_kind(judging, VERDICT_OVERFLOW, "plain");
    text_add(&judging->cause, "stack overflow");
    judging_set_symbol(judging, symbol);
    judging_sign(judging, "recursion", symbol);
}

/* An empty array of the input is a block of one byte that must not be touched: to its reader, one of none. */
static bool is_in_empty_block(const struct sanitizer_report *report)
{
    return strcmp(report->what, "use-after-poison") == 0 && report->is_heap_block &&
           !frames_first(&report->allocated) && strstr(report->where, " a block of 1 byte");
}

static void judge_address(struct judging *judging, struct sanitizer_report *report)
{
    const struct symbol *symbol = frames_first(&report->frames);
    if (is_in_empty_block(report)) {
        snprintf(report->what, sizeof report->what, "heap-buffer-overflow");
        snprintf(report->where, sizeof report->where, "0 bytes after a block of 0 bytes");
    }
    bool is_size = strcmp(report->what, "allocation-size-too-big") == 0 || strcmp(report->what, "out-of-memory") == 0;
    judging_set_kind(judging, is_size ? VERDICT_MEMORY : VERDICT_ADDRESS, "asan");
    text_add(&judging->cause, report->what);
    if (report->access) {
        text_add(&judging->cause, " (");
        add_access(&judging->cause, report);
        text_add(&judging->cause, ")");
    }
    judging_set_symbol(judging, symbol);
    add_where(&judging->detail, report);
    judging_sign(judging, report->what, symbol);
}

/* In the signature neither types nor sizes: they change while a program is worked on. */
static void sign_undefined(struct judging *judging, const struct sanitizer_report *report, const struct symbol *symbol)
{
    struct text what = TEXT_INIT;
    bool in_quotes = false;
    for (const char *at = report->what; *at; at++) {
        in_quotes ^= *at == '\'';
        if (!in_quotes && *at != '\'')
            text_add_char(&what, *at);
    }
    while (what.length && what.s[what.length - 1] == ' ')
        text_cut(&what, what.length - 1);
    struct symbol place = {.function = report->file};
    judging_sign(judging, what.s, symbol || !*report->file ? symbol : &place);
    text_release(&what);
}

static void judge_undefined(struct judging *judging, const struct sanitizer_report *report)
{
    const struct symbol *symbol = frames_first(&report->frames);
    judging_set_kind(judging, VERDICT_UNDEFINED, "ubsan");
    text_add(&judging->cause, report->what);
    if (symbol)
        text_addf(&judging->cause, " in %s", symbol->function);
    if (*report->file)
        text_addf(&judging->cause, " (%s:%d)", report->file, report->line);
    judging_set_place(judging, report->file, report->line);
    if (strcmp(report->message, report->what) != 0)
        text_add(&judging->detail, report->message);
    sign_undefined(judging, report, symbol);
}

static void judge_uninitialised(struct judging *judging, const struct sanitizer_report *report)
{
    const struct symbol *symbol = frames_first(&report->frames), *created = frames_first(&report->allocated);
    judging_set_kind(judging, VERDICT_UNINITIALISED, "msan");
    text_add(&judging->cause, report->what);
    judging_set_symbol(judging, symbol);
    if (created) {
        text_add(&judging->detail, "the memory was made");
        frames_add_place(&judging->detail, created);
    }
    judging_sign(judging, report->what, symbol);
}

bool judging_read_report(struct judging *judging)
{
    struct sanitizer_report report;
    const struct trial_failure *failure = judging->failure;
    bool found = sanitizer_read(&report, failure->said, judging->symbols, failure->image);
    if (!found)
        return false;
    if (report.by == SANITIZER_UNDEFINED)
        judge_undefined(judging, &report);
    else if (report.by == SANITIZER_MEMORY)
        judge_uninitialised(judging, &report);
    else if (strcmp(report.what, "stack-overflow") == 0)
        judge_overflow(judging, &report.frames);
    else if (is_signal_report(&report))
        judge_fault(judging, &report);
    else
        judge_address(judging, &report);
    text_clear(&judging->backtrace);
    frames_print(&report.frames, &judging->backtrace);
    sanitizer_report_release(&report);
    return true;
}
