/* What the formats for people and those for programs say in the same words. */
#include <stdio.h>
#include <string.h>

#include "export/result_formats.h"

static const char *plural(unsigned long long count)
{
    return count == 1 ? "" : "s";
}

static void add_inputs(struct text *out, const struct result *result)
{
    const char *s = plural(result->trials);
    if (result->random)
        text_addf(out, "%llu random input%s, seed %llu", result->trials, s, result->seed);
    else if (result->complete && result->status == RESULT_PASSED)
        text_addf(out, "all %llu input%s up to scope %lld", result->trials, s, result->scope);
    else
        text_addf(out, "%llu input%s up to scope %lld", result->trials, s, result->scope);
}

void add_extent(struct text *out, const struct result *result)
{
    add_inputs(out, result);
    if (result->discarded)
        text_addf(out, ", %llu discarded", result->discarded);
    if (!result->complete && result->reason)
        text_addf(out, ", not complete: %s", result->reason);
}

static void add_share(struct text *out, unsigned long long part, unsigned long long whole)
{
    double percent = whole ? 100.0 * (double)part / (double)whole : 0;
    text_addf(out, percent > 0 && percent < 1 ? " %.1f %%" : " %.0f %%", percent);
}

void add_labels(struct text *out, const struct result *result)
{
    for (size_t i = 0; i < result->label_count; i++) {
        text_add(out, i ? ", " : "");
        add_word(out, result->labels[i].text);
        add_share(out, result->labels[i].count, result->trials);
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
    text_addf(out, "%sinput, %s", indent, failure->is_shrunk ? "the smallest found" : "as it was found");
    if (is_said(failure->found)) {
        text_add(out, " (");
        add_word(out, failure->found);
        text_add_char(out, ')');
    }
    if (failure->count > 1)
        text_addf(out, "; %llu inputs failed so", failure->count);
    text_add(out, ":\n");
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
        text_addf(out, "%sthe same failed before\n", indent);
    if (failure->only_after_others)
        text_addf(out, "%sit fails only after other inputs in the same process: something is kept between calls\n",
                  indent);
    add_input_title(out, failure, indent);
    add_lines(out, is_said(failure->text) ? failure->text : failure->input, deeper);
    add_lines(out, failure->picture, deeper);
    add_part(out, "notes:", failure->note, indent);
    add_part(out, "backtrace:", failure->backtrace, indent);
    add_line(out, indent, "kept in ", failure->path);
    add_line(out, indent, "replay with: ", failure->replay);
}

void add_summary(struct text *out, const struct result_summary *summary)
{
    text_addf(out, "%s%zu propert%s: %zu passed, %zu failed", summary->interrupted ? "interrupted; " : "",
              summary->properties, summary->properties == 1 ? "y" : "ies", summary->passed, summary->failed);
    if (summary->errors)
        text_addf(out, ", %zu could not be run", summary->errors);
    text_addf(out, " (%llu trial%s in %.1f s)", summary->trials, plural(summary->trials), summary->seconds);
}
