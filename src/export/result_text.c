/* What a person reads in a terminal. */
#include "export/result_formats.h"

enum paint { GREEN, RED, YELLOW };

/* The state is only whether colour is wanted. */
static const bool with_color = true;

static void *text_begin(size_t properties, bool color, struct text *out)
{
    (void)properties;
    (void)out;
    return color ? (void *)&with_color : NULL;
}

static void add_painted(struct text *out, const void *state, enum paint paint, const char *word)
{
    static const char *const escapes[] = {"\033[1;32m", "\033[1;31m", "\033[1;33m"};
    if (state)
        text_addf(out, "%s%s\033[0m", escapes[paint], word);
    else
        text_add(out, word);
}

static void add_head(struct text *out, const void *state, const struct result *result)
{
    if (result->status == RESULT_PASSED) {
        add_painted(out, state, GREEN, "ok");
        text_add(out, "      ");
        add_word(out, result->property);
        text_add(out, ": ");
        add_extent(out, result);
        text_addf(out, " (%.2f s)\n", result->seconds);
        return;
    }
    add_painted(out, state, RED, result->status == RESULT_FAILED ? "FAILED" : "ERROR");
    text_add(out, result->status == RESULT_FAILED ? "  " : "   ");
    add_word(out, result->property);
    text_add(out, " (");
    add_word(out, result->file);
    text_addf(out, ":%d)", result->line);
    if (result->status == RESULT_ERROR) {
        text_add(out, ": not tested\n");
        return;
    }
    text_add(out, ": ");
    add_extent(out, result);
    text_addf(out, " (%.2f s)\n", result->seconds);
}

static void add_statistics(struct text *out, const struct result *result)
{
    struct text line = TEXT_INIT;
    add_labels(&line, result);
    if (line.length)
        text_addf(out, "  labels: %s\n", line.s);
    text_clear(&line);
    if (result->random || result->label_count)
        add_sizes(&line, result);
    if (line.length)
        text_addf(out, "  sizes: %s\n", line.s);
    if (result->samples)
        text_addf(out, "  structures of %s\n", result->samples);
    text_release(&line);
}

static void text_one(void *state, const struct result *result, struct text *out)
{
    add_head(out, state, result);
    if (result->status == RESULT_ERROR)
        add_lines(out, result->error, "  ");
    for (size_t i = 0; i < result->failure_count; i++) {
        text_add(out, i ? "\n" : "");
        add_failure(out, &result->failures[i], "  ");
    }
    add_statistics(out, result);
    for (size_t i = 0; i < result->warning_count; i++) {
        if (!is_said(result->warnings[i]))
            continue;
        text_add(out, "  ");
        add_painted(out, state, YELLOW, "warning:");
        add_lines(out, result->warnings[i], " ");
    }
}

static void text_end(void *state, const struct result_summary *summary, struct text *out)
{
    (void)state;
    add_summary(out, summary);
    text_add_char(out, '\n');
}

const struct result_format result_text = {"text", "for people: one line a property, more about failures", text_begin,
                                          text_one, text_end};
