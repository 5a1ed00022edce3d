#include "cli/report.h"

#include <string.h>

static void print_failure(const struct engine_failure *failure, struct console *console)
{
    struct text lines = TEXT_INIT;
    if (failure->example && *failure->example)
        text_addf(&lines, "  first with %s\n", failure->example);
    if (failure->backtrace && *failure->backtrace)
        text_addf(&lines, "%s%s", failure->backtrace,
                  failure->backtrace[strlen(failure->backtrace) - 1] == '\n' ? "" : "\n");
    console_failure(console, "%s, %llu time%s", failure->cause, failure->count, failure->count == 1 ? "" : "s");
    console_print(console, lines.s);
    text_release(&lines);
}

static void add_ending(const struct report *report, struct text *out)
{
    const struct engine_result *result = report->result;
    if (result->complete)
        text_add(out, "complete");
    else if (result->reason && strcmp(result->reason, "time") == 0)
        text_addf(out, "stopped after the %g s of --time", report->options->time);
    else if (result->reason && strcmp(result->reason, "limit") == 0)
        text_addf(out, "stopped at --limit %lld", report->options->limit);
    else
        text_addf(out, "not complete%s%s", result->reason ? ": " : "", result->reason ? result->reason : "");
}

static void add_speed(const struct engine_result *result, struct text *out)
{
    text_addf(out, "%.3f s", result->seconds);
    if (result->explored < 100000)
        return; /* too few to say anything about speed */
    text_add(out, " (");
    add_large_number(out, (double)result->explored / result->seconds);
    text_add(out, " candidates/s)");
}

void report_print(const struct report *report, struct console *console)
{
    const struct engine_result *result = report->result;
    for (size_t i = 0; i < result->failures.count; i++)
        print_failure(&result->failures.items[i], console);
    if (result->isolation)
        console_note(console, "the predicate ran with less isolation than usual: %s", result->isolation);
    struct text line = TEXT_INIT;
    text_addf(&line, "%s, scope %lld: %llu valid of %llu explored in ", report->predicate->name, report->options->scope,
              result->valid, result->explored);
    add_speed(result, &line);
    text_add(&line, ", ");
    add_ending(report, &line);
    if (report->options->verify)
        text_addf(&line, "; %llu verified by the %s build (%s)", result->verified, report->options->build,
                  report->options->compiler);
    console_note(console, "%s", line.s);
    text_release(&line);
}

static void add_string_member(struct text *out, const char *key, const char *value)
{
    text_addf(out, ",\"%s\":", key);
    text_add_json(out, value ? value : "");
}

static void add_failures(const struct engine_result *result, struct text *out)
{
    text_add(out, ",\"failures\":[");
    for (size_t i = 0; i < result->failures.count; i++) {
        const struct engine_failure *failure = &result->failures.items[i];
        text_add(out, i ? ",{\"cause\":" : "{\"cause\":");
        text_add_json(out, failure->cause);
        text_addf(out, ",\"count\":%llu", failure->count);
        add_string_member(out, "example", failure->example);
        text_add_char(out, '}');
    }
    text_add_char(out, ']');
}

void report_stats(const struct report *report, struct text *out)
{
    const struct engine_result *result = report->result;
    text_add(out, "{\"predicate\":");
    text_add_json(out, report->predicate->name);
    text_addf(out, ",\"scope\":%lld", report->options->scope);
    add_string_member(out, "engine", result->engine);
    text_addf(out, ",\"valid\":%llu,\"explored\":%llu,\"seconds\":%.6f,\"complete\":%s,\"build_seconds\":%.6f",
              result->valid, result->explored, result->seconds, result->complete ? "true" : "false",
              report->target->build_seconds);
    if (result->reason)
        add_string_member(out, "reason", result->reason);
    add_failures(result, out);
    if (report->options->verify)
        text_addf(out, ",\"verified\":%llu", result->verified);
    text_addf(out, ",\"peak_kb\":%llu}\n", result->peak_kb);
}
