/* TAP 14 (testanything.org), for any TAP consumer. */
#include "export/result_formats.h"

#include "base/memory.h"

struct tap {
    size_t number;
};

static void *tap_begin(size_t properties, bool color, struct text *out)
{
    (void)color;
    text_addf(out, "TAP version 14\n1..%zu\n", properties);
    return mem_alloc(sizeof(struct tap));
}

/* In a test line '#' begins a directive and '\' escapes. */
static void add_description(struct text *out, const char *s)
{
    struct text clean = TEXT_INIT;
    add_utf8(&clean, s);
    for (const char *p = clean.s; *p; p++) {
        if (*p == '#' || *p == '\\')
            text_add_char(out, '\\');
        text_add_char(out, (unsigned char)*p < ' ' ? ' ' : *p);
    }
    text_release(&clean);
}

/* A double-quoted scalar, with the escapes that also readers of a part of YAML know. */
static void add_quoted(struct text *out, const char *s)
{
    text_add_char(out, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            text_add_char(out, '\\');
        if (c == '\n')
            text_add(out, "\\n");
        else if (c < ' ' || c == 0x7f)
            text_addf(out, "\\x%02x", c);
        else
            text_add_char(out, *s);
    }
    text_add_char(out, '"');
}

static void add_scalar(struct text *out, const char *indent, const char *key, const char *value)
{
    if (!is_said(value))
        return;
    struct text clean = TEXT_INIT;
    add_utf8(&clean, value);
    text_addf(out, "%s%s ", indent, key);
    add_quoted(out, clean.s);
    text_add_char(out, '\n');
    text_release(&clean);
}

static void add_failure_entry(struct text *out, const struct result_failure *failure)
{
    const char *indent = "      ";
    text_addf(out, "    - count: %llu\n", failure->count);
    add_scalar(out, indent, "id:", failure->id);
    add_scalar(out, indent, "kind:", failure->kind);
    add_scalar(out, indent, "cause:", failure->cause);
    add_scalar(out, indent, "detail:", failure->detail);
    add_scalar(out, indent, "input:", failure->input);
    add_scalar(out, indent, "text:", failure->text);
    add_scalar(out, indent, "note:", failure->note);
    add_scalar(out, indent, "backtrace:", failure->backtrace);
    add_scalar(out, indent, "found:", failure->found);
    add_scalar(out, indent, "path:", failure->path);
    add_scalar(out, indent, "replay:", failure->replay);
    text_addf(out, "%sshrunk: %s\n", indent, failure->is_shrunk ? "true" : "false");
    text_addf(out, "%sonly_after_others: %s\n", indent, failure->only_after_others ? "true" : "false");
    text_addf(out, "%sold: %s\n", indent, failure->is_old ? "true" : "false");
}

static void add_words(struct text *out, const char *key, const struct result *result,
                      void (*words)(struct text *, const struct result *))
{
    struct text line = TEXT_INIT;
    words(&line, result);
    add_scalar(out, "  ", key, line.s);
    text_release(&line);
}

static void add_diagnostics(struct text *out, const struct result *result)
{
    text_add(out, "  ---\n");
    if (result->status == RESULT_ERROR)
        add_scalar(out, "  ", "message:", result->error);
    else if (result->failure_count)
        add_scalar(out, "  ", "message:", result->failures[0].cause);
    add_scalar(out, "  ", "file:", result->file);
    text_addf(out, "  line: %d\n", result->line);
    add_words(out, "extent:", result, add_extent);
    text_addf(out, "  trials: %llu\n  failed: %llu\n  discarded: %llu\n  duration_ms: %.3f\n", result->trials,
              result->failed, result->discarded, result->seconds * 1000);
    add_words(out, "labels:", result, add_labels);
    if (result->random || result->label_count)
        add_words(out, "sizes:", result, add_sizes);
    text_add(out, result->warning_count ? "  warnings:\n" : "");
    for (size_t i = 0; i < result->warning_count; i++)
        add_scalar(out, "    ", "-", result->warnings[i]);
    text_add(out, result->failure_count ? "  failures:\n" : "");
    for (size_t i = 0; i < result->failure_count; i++)
        add_failure_entry(out, &result->failures[i]);
    text_add(out, "  ...\n");
}

static void tap_one(void *state, const struct result *result, struct text *out)
{
    struct tap *tap = state;
    text_addf(out, "%s %zu - ", result->status == RESULT_PASSED ? "ok" : "not ok", ++tap->number);
    add_description(out, result->property);
    text_add_char(out, '\n');
    add_diagnostics(out, result);
}

static void tap_end(void *state, const struct result_summary *summary, struct text *out)
{
    text_add(out, "# ");
    add_summary(out, summary);
    text_add_char(out, '\n');
    mem_free(state);
}

const struct result_format result_tap = {"tap", "Test Anything Protocol 14", tap_begin, tap_one, tap_end};
