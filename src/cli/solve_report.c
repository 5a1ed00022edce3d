#include "cli/solve_report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_reason(const struct solve_result *result, const char *reason)
{
    return result->reason && strcmp(result->reason, reason) == 0;
}

bool solve_fell_short(const struct solve_result *result)
{
    return is_reason(result, "exhausted") || is_reason(result, "impossible") || is_reason(result, "unknown");
}

/* ---- for people ---- */

static const char *plural(unsigned long long count)
{
    return count == 1 ? "" : "s";
}

static void add_impossible(const struct solve_result *result, struct text *out)
{
    if (result->capacity.length)
        text_addf(out, "%s exist%s: no set of %llu exists", result->capacity.s,
                  strcmp(result->capacity.s, "1") == 0 ? "s" : "", result->wanted);
    else
        text_addf(out, "but no set of %llu exists", result->wanted);
    if (!result->capacity.length || result->found != strtoull(result->capacity.s, NULL, 10))
        text_addf(out, "; %llu found", result->found);
}

/* A single input need not differ from any. */
static bool none_exists(const struct solve_result *result)
{
    return strcmp(result->capacity.s, "0") == 0 || (result->found == 0 && is_reason(result, "exhausted"));
}

/* "100 inputs were asked for, 66 found; no further input differs from these". */
static void add_shortfall(const char *path, const struct solve_result *result, struct text *out)
{
    text_addf(out, "%llu input%s %s asked for, ", result->wanted, plural(result->wanted),
              result->wanted == 1 ? "was" : "were");
    if (is_reason(result, "unknown"))
        text_addf(out, "%llu found; whether there are more is not known", result->found);
    else if (none_exists(result))
        text_add(out, "but none exists: nothing satisfies all assertions");
    else if (is_reason(result, "impossible"))
        add_impossible(result, out);
    else
        text_addf(out, "%llu found; no further input differs from %s", result->found,
                  result->found == 1 ? "it" : "these");
    if (result->why.length) {
        int line, column;
        bool placed = sscanf(result->why.s, "%d:%d:", &line, &column) == 2;
        text_addf(out, " (%s%s%s)", placed ? path : "", placed ? ":" : "", result->why.s);
    }
    if (is_reason(result, "unknown") && !strstr(result->why.s, "(length (lte N))"))
        text_add(out, "; a longer --solver-timeout or another --solver may tell");
}

static void add_ending(const struct solve_report *report, const struct solve_result *result, struct text *out)
{
    if (is_reason(result, "time"))
        text_addf(out, ", stopped after the %g s of --time", report->options->time);
    else if (is_reason(result, "limit"))
        text_addf(out, ", stopped at --limit %lld", report->options->limit);
    else if (result->reason)
        text_addf(out, ", %s", result->reason);
}

/* The classes of its regexes, where they are more than were asked for: "; 12 of the
 * 34012224 classes at 4:28, every choice first". */
static void add_classes(const struct lang_difference *difference, const struct solve_result *result, struct text *out)
{
    for (size_t i = 0; i < difference->count; i++)
        add_classes(difference->items[i], result, out);
    if (difference->kind != LANG_COVER)
        return;
    mpz_t size;
    mpz_init(size);
    cover_size(difference->cover->cover, size);
    if (mpz_cmp_ui(size, result->wanted) > 0) {
        char *digits = mpz_get_str(NULL, 10, size);
        text_addf(out, "; the regex at %d:%d has %s classes, every choice comes first, then every pair",
                  difference->at.line, difference->at.column, digits);
        free(digits);
    }
    mpz_clear(size);
}

static void print_outcome(const struct solve_report *report, const struct solve_outcome *outcome,
                          struct console *console)
{
    const struct solve_result *result = &outcome->result;
    struct text line = TEXT_INIT;
    if (solve_fell_short(result)) {
        add_shortfall(report->program->path, result, &line);
        console_failure(console, "%s:%d:%d: '%s': %s", report->program->path, outcome->block->at.line,
                        outcome->block->at.column, outcome->block->name, line.s);
        text_release(&line);
        return;
    }
    text_addf(&line, "%s: %llu", outcome->block->name, result->found);
    if (result->found < result->wanted)
        text_addf(&line, " of %llu", result->wanted);
    text_addf(&line, " input%s in %.3f s", plural(result->wanted), result->seconds);
    if (result->way && *result->way)
        text_addf(&line, " (%s)", result->way);
    add_ending(report, result, &line);
    add_classes(outcome->block->difference, result, &line);
    console_note(console, "%s", line.s);
    text_release(&line);
}

void solve_report_print(const struct solve_report *report, struct console *console)
{
    for (size_t i = 0; i < report->count; i++)
        print_outcome(report, &report->outcomes[i], console);
}

/* ---- for programs ---- */

static void add_member(struct text *out, const char *key, const char *value)
{
    text_addf(out, ",\"%s\":", key);
    text_add_json(out, value);
}

static void add_outcome(const struct solve_outcome *outcome, struct text *out)
{
    const struct solve_result *result = &outcome->result;
    text_add(out, "{\"generate\":");
    text_add_json(out, outcome->block->name);
    text_addf(out, ",\"wanted\":%llu,\"found\":%llu", result->wanted, result->found);
    if (result->reason)
        add_member(out, "reason", result->reason);
    if (result->capacity.length)
        add_member(out, "capacity", result->capacity.s);
    if (result->why.length)
        add_member(out, "why", result->why.s);
    add_member(out, "way", result->way ? result->way : "");
    text_addf(out, ",\"seconds\":%.6f,\"solver_seconds\":%.6f,\"build_seconds\":%.6f,\"checks\":%llu,"
                   "\"restarts\":%llu}",
              result->seconds, result->solver_seconds, result->build_seconds, result->checks, result->restarts);
}

void solve_report_stats(const struct solve_report *report, struct text *out)
{
    const char *reason = NULL;
    double seconds = 0;
    text_add(out, "{\"program\":");
    text_add_json(out, report->program->name);
    text_addf(out, ",\"engine\":\"solve\",\"seed\":%llu,\"blocks\":[", report->options->seed);
    for (size_t i = 0; i < report->count; i++) {
        const struct solve_result *result = &report->outcomes[i].result;
        text_add(out, i ? "," : "");
        add_outcome(&report->outcomes[i], out);
        seconds += result->seconds;
        reason = reason ? reason : result->reason;
    }
    text_addf(out, "],\"seconds\":%.6f,\"complete\":%s", seconds, reason ? "false" : "true");
    if (reason)
        add_member(out, "reason", reason);
    text_add(out, "}\n");
}
