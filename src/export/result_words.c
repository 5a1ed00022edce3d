/* What the formats for people and those for programs say in the same words. */
#include <stdio.h>
#include <string.h>

#include "export/result_formats.h"

static const char *plural(unsigned long long count)
{
    return count == 1 ? "" : "s";
}

/* ---- what was tried ---- */

static void add_scope(struct text *out, const struct result *result)
{
    if (!result->random && result->is_scoped)
        text_addf(out, " up to scope %lld", result->scope);
}

static void add_seed(struct text *out, const struct result *result)
{
    if (result->random)
        text_addf(out, ", seed %llu", result->seed);
}

static void add_inputs(struct text *out, const struct result *result)
{
    const char *all = result->complete && !result->random && result->trials > 1 ? "all " : "";
    if (result->trials)
        text_addf(out, "%s%llu ", all, result->trials);
    else
        text_add(out, "no ");
    text_addf(out, "%sinput%s", result->random ? "random " : "", result->trials ? plural(result->trials) : "");
    add_scope(out, result);
}

/* Why the others were not tried. */
static const char *end_of(const struct result *result)
{
    static const char *const ends[][2] = {{"time", ", then its time was over"},
                                          {"memory", ", then there were too many to combine"},
                                          {"interrupted", ", then it was interrupted"},
                                          {"failures", "; the rest was not tried"},
                                          {"stopped", "; the rest was not tried"}};
    for (size_t i = 0; !result->complete && result->reason && i < sizeof ends / sizeof *ends; i++)
        if (strcmp(result->reason, ends[i][0]) == 0)
            return ends[i][1];
    return result->complete ? "" : "; the rest was not tried";
}

static void add_failed(struct text *out, const struct result *result)
{
    text_addf(out, "%llu of %s%llu %sinput%s", result->failed, result->complete ? "" : "the first ", result->trials,
              result->random ? "random " : "", plural(result->trials));
    add_scope(out, result);
    text_addf(out, " fail%s", result->failed == 1 ? "s" : "");
}

static bool has_old(const struct result *result)
{
    for (size_t i = 0; i < result->failure_count; i++)
        if (result->failures[i].is_old)
            return true;
    return false;
}

void add_extent(struct text *out, const struct result *result)
{
    bool only_kept = result->status == RESULT_FAILED && !result->failed && has_old(result);
    if (only_kept)
        text_add(out, result->trials ? "what failed before fails again; " : "what failed before fails again");
    if (result->failed)
        add_failed(out, result);
    else if (!only_kept || result->trials)
        add_inputs(out, result);
    if (result->status == RESULT_FAILED && !result->failed && result->trials)
        text_addf(out, " pass%s", result->trials == 1 ? "es" : "");
    add_seed(out, result);
    if (result->discarded)
        text_addf(out, ", %llu discarded", result->discarded);
    if (result->status == RESULT_FAILED && !result->failed && !only_kept)
        text_add(out, ", but not with MemorySanitizer"); /* nothing else comes behind the trials */
    text_add(out, only_kept && !result->trials ? "" : end_of(result));
}

/* ---- what they were like ---- */

static void add_share(struct text *out, unsigned long long part, unsigned long long whole)
{
    double percent = whole ? 100.0 * (double)part / (double)whole : 0;
    text_addf(out, percent > 0 && percent < 1 ? " (%.1f %%)" : " (%.0f %%)", percent);
}

void add_labels(struct text *out, const struct result *result)
{
    for (size_t i = 0; i < result->label_count; i++) {
        text_add(out, i ? ", " : "");
        add_word(out, result->labels[i].text);
        add_share(out, result->labels[i].count, result->trials - result->failed);
    }
}

/* Where the range that begins there ends: 0, 1, 2, 3-4, 5-8 …; the last size stands alone. */
static size_t range_end(size_t first, size_t last)
{
    size_t end = first < 3 ? first + 1 : 2 * first - 1;
    return first < last && end > last ? last : end;
}

void add_sizes(struct text *out, const struct result *result)
{
    unsigned long long all = 0;
    for (size_t i = 0; i < result->size_count; i++)
        all += result->sizes[i];
    if (!all || result->sizes[0] == all)
        return;
    const char *separator = "";
    for (size_t first = 0, end; first < result->size_count; first = end) {
        size_t last = result->size_count - 1;
        end = first == last ? last + 1 : range_end(first, last);
        unsigned long long part = 0;
        for (size_t i = first; i < end; i++)
            part += result->sizes[i];
        if (!part)
            continue;
        text_addf(out, "%s%zu", separator, first);
        if (first == last)
            text_add_char(out, '+');
        if (end - first > 1)
            text_addf(out, "-%zu", end - 1);
        add_share(out, part, all);
        separator = ", ";
    }
}

/* ---- one failure ---- */

static void add_part(struct text *out, const char *title, const char *lines, const char *indent)
{
    if (!is_said(lines))
        return;
    text_addf(out, "%s%s\n", indent, title);
    char deeper[64];
    snprintf(deeper, sizeof deeper, "%s  ", indent);
    add_lines(out, lines, deeper);
}

static void add_input_title(struct text *out, const struct result_failure *failure, const char *indent)
{
    text_addf(out, "%sinput, %s", indent,
              failure->only_after_others ? "as it was found"
              : failure->is_shrunk       ? "the smallest found"
                                         : "perhaps not the smallest");
    if (is_said(failure->found)) {
        text_add(out, " (");
        add_word(out, failure->found);
        text_add_char(out, ')');
    }
    if (failure->count > 1)
        text_addf(out, "; %llu inputs fail this way", failure->count);
    text_add(out, ":\n");
}

/* Of one frame, it says no more than the cause: "… in insert (bst.c:21)". */
static bool is_in_cause(const char *backtrace, const char *cause)
{
    char function[256], place[256], both[520];
    const char *end = backtrace ? strchr(backtrace, '\n') : NULL;
    if (!end || end[1] || sscanf(backtrace, " #0 %255s %255s", function, place) != 2)
        return false;
    snprintf(both, sizeof both, " in %s (%s)", function, place);
    return is_said(cause) && strstr(cause, both) != NULL;
}

static void add_line(struct text *out, const char *indent, const char *before, const char *said)
{
    if (!is_said(said))
        return;
    char start[128];
    snprintf(start, sizeof start, "%s%s", indent, before);
    add_lines(out, said, start);
}

void add_failure(struct text *out, const struct result_failure *failure, const char *indent)
{
    char deeper[64];
    snprintf(deeper, sizeof deeper, "%s  ", indent);
    add_lines(out, failure->cause, indent);
    add_lines(out, failure->detail, deeper);
    if (failure->is_old)
        text_addf(out, "%sit failed before, and was kept\n", indent);
    if (failure->only_after_others)
        text_addf(out, "%sit fails only after other inputs in the same process: something is kept between calls\n",
                  indent);
    add_input_title(out, failure, indent);
    add_lines(out, is_said(failure->text) ? failure->text : failure->input, deeper);
    add_lines(out, failure->picture, deeper);
    add_part(out, "notes:", failure->note, indent);
    if (!is_in_cause(failure->backtrace, failure->cause))
        add_part(out, "backtrace:", failure->backtrace, indent);
    add_line(out, indent, "kept in ", failure->path);
    add_line(out, indent, "replay with: ", failure->replay);
}

void add_summary(struct text *out, const struct result_summary *summary)
{
    text_addf(out, "%s%zu propert%s: %zu passed, %zu failed", summary->interrupted ? "interrupted; " : "",
              summary->properties, summary->properties == 1 ? "y" : "ies", summary->passed, summary->failed);
    if (summary->errors)
        text_addf(out, ", %zu not tested", summary->errors);
    text_addf(out, " (%llu input%s in %.1f s)", summary->trials, plural(summary->trials), summary->seconds);
}
