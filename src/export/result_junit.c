/* XML as JUnit writes it and CI systems read it.  The totals stand at the
 * beginning, so everything is written at the end. */
#include <stdio.h>
#include <string.h>

#include "export/result_formats.h"

#include "base/memory.h"

static void *junit_begin(size_t properties, bool color, struct text *out)
{
    (void)properties;
    (void)color;
    (void)out;
    struct text *cases = mem_alloc(sizeof *cases);
    text_init(cases);
    return cases;
}

/* XML forbids most control characters even as references: they are shown as \x1b. */
static void add_xml(struct text *out, const char *s, bool in_attribute)
{
    struct text clean = TEXT_INIT;
    add_utf8(&clean, s);
    for (const char *p = clean.s; *p; p++) {
        unsigned char c = (unsigned char)*p;
        if (strchr("&<>\"", c))
            text_add(out, c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&quot;");
        else if (c == '\r' || (in_attribute && (c == '\n' || c == '\t')))
            text_addf(out, "&#%d;", c);
        else if (c < ' ' && c != '\n' && c != '\t')
            text_addf(out, "\\x%02x", c);
        else
            text_add_char(out, *p);
    }
    text_release(&clean);
}

static void add_attribute(struct text *out, const char *key, const char *value)
{
    text_addf(out, " %s=\"", key);
    add_xml(out, value ? value : "", true);
    text_add_char(out, '"');
}

static void add_element(struct text *out, const char *name, const char *text)
{
    if (!is_said(text))
        return;
    text_addf(out, "      <%s>", name);
    add_xml(out, text, false);
    text_addf(out, "</%s>\n", name);
}

static void add_property(struct text *out, const char *name, const char *value)
{
    text_addf(out, "        <property name=\"%s\"", name);
    add_attribute(out, "value", value);
    text_add(out, "/>\n");
}

static void add_number(struct text *out, const char *name, unsigned long long number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%llu", number);
    add_property(out, name, digits);
}

static void add_properties(struct text *out, const struct result *result)
{
    text_add(out, "      <properties>\n");
    add_number(out, "trials", result->trials);
    add_number(out, "discarded", result->discarded);
    add_number(out, result->random ? "seed" : "scope",
               result->random ? result->seed : (unsigned long long)result->scope);
    add_property(out, "complete", result->complete ? "true" : "false");
    if (result->reason)
        add_property(out, "reason", result->reason);
    text_add(out, "      </properties>\n");
}

/* CI systems show one failure a test: it has the first one's cause, and tells of all. */
static void add_failures(struct text *out, const struct result *result)
{
    struct text blocks = TEXT_INIT;
    for (size_t i = 0; i < result->failure_count; i++) {
        text_add(&blocks, i ? "\n" : "");
        add_failure(&blocks, &result->failures[i], "");
    }
    const struct result_failure *first = result->failure_count ? &result->failures[0] : NULL;
    text_add(out, "      <failure");
    add_attribute(out, "message", first ? first->cause : "");
    add_attribute(out, "type", first ? first->kind : "");
    text_add_char(out, '>');
    add_xml(out, blocks.s, false);
    text_add(out, "</failure>\n");
    text_release(&blocks);
}

static void add_error(struct text *out, const struct result *result)
{
    const char *error = result->error ? result->error : "";
    char *first_line = mem_strndup(error, strcspn(error, "\n"));
    text_add(out, "      <error");
    add_attribute(out, "message", first_line);
    add_attribute(out, "type", "error");
    text_add_char(out, '>');
    add_xml(out, error, false);
    text_add(out, "</error>\n");
    mem_free(first_line);
}

static void add_output(struct text *out, const struct result *result)
{
    struct text said = TEXT_INIT;
    add_extent(&said, result);
    text_add_char(&said, '\n');
    if (result->label_count) {
        text_add(&said, "labels: ");
        add_labels(&said, result);
        text_add_char(&said, '\n');
    }
    add_element(out, "system-out", said.s);
    text_clear(&said);
    for (size_t i = 0; i < result->warning_count; i++)
        add_lines(&said, result->warnings[i], "warning: ");
    add_element(out, "system-err", said.s);
    text_release(&said);
}

static void junit_one(void *state, const struct result *result, struct text *out)
{
    struct text *cases = state;
    (void)out;
    text_add(cases, "    <testcase");
    add_attribute(cases, "name", result->property);
    add_attribute(cases, "classname", result->file);
    add_attribute(cases, "file", result->file);
    text_addf(cases, " line=\"%d\" time=\"%.6f\">\n", result->line, result->seconds);
    if (result->status == RESULT_ERROR) {
        add_error(cases, result);
    } else {
        add_properties(cases, result);
        if (result->status == RESULT_FAILED)
            add_failures(cases, result);
        add_output(cases, result);
    }
    text_add(cases, "    </testcase>\n");
}

static void add_totals(struct text *out, const char *element, const struct result_summary *summary)
{
    size_t count = summary->passed + summary->failed + summary->errors;
    text_addf(out, "%s name=\"assay\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"0\" time=\"%.6f\">\n",
              element, count, summary->failed, summary->errors, summary->seconds);
}

static void junit_end(void *state, const struct result_summary *summary, struct text *out)
{
    struct text *cases = state;
    text_add(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    add_totals(out, "<testsuites", summary);
    add_totals(out, "  <testsuite", summary);
    text_add_bytes(out, cases->s, cases->length);
    text_add(out, "  </testsuite>\n</testsuites>\n");
    text_release(cases);
    mem_free(cases);
}

const struct result_format result_junit = {"junit", "JUnit XML, for CI systems", junit_begin, junit_one, junit_end};
