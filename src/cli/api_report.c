#include "cli/api_report.h"

#include <stdint.h>
#include <string.h>

#include "base/memory.h"
#include "cli/interrupt.h"
#include "export/result_formats.h"

#define SAME_LEAST 8   /* calls that are all the same */
#define ALSO_LISTED 8  /* what else comes from one cause */
#define SUSPECTS_LISTED 10
#define LITTLE 0.15     /* of all lines */
#define LITTLE_SECONDS 2.0
#define UNRULED_LISTED 5 /* reasons that no rule has */
#define NEVER_LISTED 8 /* functions that no sequence called with success */

/* ---- findings ---- */

static size_t line_length(const char *line)
{
    return strcspn(line, "\n") + (strchr(line, '\n') != NULL);
}

/* A line and those behind it that are the same. */
static size_t count_same(const char *line, size_t length)
{
    size_t count = 1;
    while (length && strncmp(line, line + count * length, length) == 0)
        count++;
    return count;
}

/* The same call again and again stands there once. */
static void add_sequence(const struct api_report *report, const struct sequence_finding *finding, struct text *out)
{
    struct text lines = TEXT_INIT;
    sequence_print(&finding->sequence, &report->subject->plan, &lines);
    for (const char *line = lines.s; *line;) {
        size_t length = line_length(line), same = count_same(line, length);
        if (same < SAME_LEAST)
            same = 1;
        text_addf(out, "        %.*s", (int)strcspn(line, "\n"), line);
        if (same > 1)
            text_addf(out, "    (%zu times)", same);
        text_add_char(out, '\n');
        line += same * length;
    }
    text_release(&lines);
}

/* What broke is no call of the sequence. */
static void add_own(const struct api_report *report, const struct sequence_finding *finding, struct text *out)
{
    struct text own = TEXT_INIT;
    sequence_print_own(&finding->sequence, &report->subject->plan, &finding->outcome.fault,
                       finding->ruling.verdict.kind == VERDICT_CONTRACT, &own);
    for (const char *line = own.s; *line; line += line_length(line))
        text_addf(out, "    %s%.*s", *line == ' ' ? "" : "    ", (int)line_length(line), line);
    text_release(&own);
}

/* What does not end has no line in which it broke. */
static void add_place(const struct api_report *report, const struct sequence_finding *finding, struct text *out)
{
    enum verdict_kind kind = finding->ruling.verdict.kind;
    uint32_t operation = finding->ruling.operation;
    if ((kind == VERDICT_HANG || kind == VERDICT_MEMORY) && operation != SEQUENCE_NONE &&
        finding->outcome.fault.stage == STAGE_CALLING)
        text_addf(out, ", in a call of %s", sequence_plan_operation(&report->subject->plan, operation)->function->name);
}

static void add_also(const char *also, struct text *out)
{
    size_t listed = 0, left = 0;
    text_add(out, "    of one cause with it, it seems\n");
    for (const char *line = also; *line;) {
        size_t length = strcspn(line, "\n");
        if (listed < ALSO_LISTED) {
            text_addf(out, "        %.*s\n", (int)length, line);
            listed++;
        } else {
            left++;
        }
        line += length + (line[length] == '\n');
    }
    if (left)
        text_addf(out, "        and %zu more\n", left);
}

static void add_finding(const struct api_report *report, const struct sequence_finding *finding, bool color,
                        struct text *out)
{
    const struct ruling *ruling = &finding->ruling;
    bool is_error = ruling->kind == RULING_ERROR;
    const char *word = is_error ? ruling->is_low ? "ERROR (low severity)" : "ERROR" : "SUSPECT";
    text_addf(out, "\n%s%s%s %s", color ? is_error ? "\033[31m" : "\033[33m" : "", word, color ? "\033[0m" : "",
              ruling->verdict.cause);
    add_place(report, finding, out);
    text_add_char(out, '\n');
    add_lines(out, ruling->verdict.detail, "    ");
    if (ruling->why && *ruling->why)
        text_addf(out, "    why: %s\n", ruling->why);
    text_addf(out, "    sequence%s\n", finding->is_simple ? "" : ", perhaps not the shortest");
    add_sequence(report, finding, out);
    add_own(report, finding, out);
    if (ruling->verdict.backtrace && *ruling->verdict.backtrace) {
        text_add(out, "    backtrace\n");
        add_lines(out, ruling->verdict.backtrace, "        ");
    }
    if (*finding->also.s)
        add_also(finding->also.s, out);
    if (finding->seen > 1)
        text_addf(out, "    seen in %llu sequences\n", finding->seen);
    if (is_error)
        text_addf(out, "    replay with: assay replay %s\n", finding->id);
    if (ruling->rule)
        text_addf(out, "    learned as %s\n", ruling->rule->id);
}

/* Those of low severity last; how many they are. */
static size_t add_findings(const struct api_report *report, enum ruling_kind kind, size_t most, bool color,
                           struct text *out)
{
    size_t count = 0;
    for (int is_low = 0; is_low < 2; is_low++)
        for (size_t i = 0; i < report->exploring->findings.count; i++) {
            const struct sequence_finding *finding = report->exploring->findings.items[i];
            if (finding->ruling.kind == kind && finding->ruling.is_low == is_low && count++ < most)
                add_finding(report, finding, color, out);
        }
    return count;
}

/* Nobody reads dozens of what may be nothing. */
static void add_suspects(const struct api_report *report, bool color, struct text *out)
{
    const char *file = report->suite->suspects ? report->suite->suspects : report->suite->memory_suspects;
    size_t count = add_findings(report, RULING_SUSPECT, SUSPECTS_LISTED, color, out);
    if (count > SUSPECTS_LISTED)
        text_addf(out, "\nand %zu more suspect%s%s%s\n", count - SUSPECTS_LISTED,
                  count == SUSPECTS_LISTED + 1 ? "" : "s", file ? " in " : "", file ? file : "");
}

static size_t count_low(const struct api_report *report)
{
    size_t count = 0;
    for (size_t i = 0; i < report->exploring->findings.count; i++) {
        const struct ruling *ruling = &report->exploring->findings.items[i]->ruling;
        count += ruling->kind == RULING_ERROR && ruling->is_low;
    }
    return count;
}

/* ---- what was written, what was not reached ---- */

static size_t count_tests(const struct api_report *report, enum ruling_kind kind)
{
    size_t count = exploring_count(report->exploring, kind);
    for (size_t i = 0; i < report->exploring->findings.count; i++)
        count -= report->exploring->findings.items[i]->ruling.kind == kind &&
                 report->exploring->findings.items[i]->has_no_test;
    return count;
}

/* file: NULL: there is none; memory: of those that only MemorySanitizer sees. */
static bool add_files(const char *file, const char *memory, struct text *out)
{
    if (file || memory)
        text_addf(out, "%s%s%s: ", file ? file : "", file && memory ? ", " : "", memory ? memory : "");
    return file || memory;
}

static void add_suite(const struct api_report *report, struct text *out)
{
    const struct sequence_suite *suite = report->suite;
    size_t errors = count_tests(report, RULING_ERROR), suspects = count_tests(report, RULING_SUSPECT);
    text_add_char(out, '\n');
    if (add_files(suite->errors, suite->memory_errors, out))
        text_addf(out, "%zu test%s that fail%s\n", errors, errors == 1 ? "" : "s", errors == 1 ? "s" : "");
    if (add_files(suite->suspects, suite->memory_suspects, out))
        text_addf(out, "%zu suspect%s\n", suspects, suspects == 1 ? "" : "s");
    if (suite->regression)
        text_addf(out, "%s: %zu test%s that pass%s\n", suite->regression, suite->tests.tests.count,
                  suite->tests.tests.count == 1 ? "" : "s", suite->tests.tests.count == 1 ? "es" : "");
    if (suite->learned)
        text_addf(out, "%s: learned rules; confirm one by taking ASSAY_LEARNED away, or say ASSAY_BUG(id)\n",
                  suite->learned);
}

static void add_unstable(const struct api_report *report, struct text *out)
{
    const struct regression_result *tests = &report->suite->tests;
    if (!report->suite->has_tests || !tests->unstable.count)
        return;
    text_add(out, "results differ from run to run, and are not asserted:");
    for (size_t i = 0; i < tests->unstable.count; i++)
        text_addf(out, "%s %s", i ? "," : "",
                  sequence_plan_operation(&report->subject->plan, tests->unstable.items[i])->function->name);
    text_add_char(out, '\n');
}

/* The one that broke most sequences of those that broke fewer than the last one told, or came behind it. */
static const struct unruled *next_unruled(const struct exploring *exploring, const struct unruled *last)
{
    const struct unruled *next = NULL;
    for (size_t i = 0; i < exploring->unruled.count; i++) {
        const struct unruled *unruled = &exploring->unruled.items[i];
        bool is_behind = !last || unruled->count < last->count || (unruled->count == last->count && unruled > last);
        if (is_behind && (!next || unruled->count > next->count))
            next = unruled;
    }
    return next;
}

/* What sequences died of that is neither a finding nor kept away by a rule. */
static void add_unruled(const struct api_report *report, struct text *out)
{
    const struct exploring *exploring = report->exploring;
    const struct unruled *unruled = NULL;
    for (size_t i = 0; i < UNRULED_LISTED && (unruled = next_unruled(exploring, unruled)); i++) {
        text_addf(out, "%llu sequence%s broke", unruled->count, unruled->count == 1 ? "" : "s");
        if (unruled->operation != SEQUENCE_NONE)
            text_addf(out, " in %s",
                      sequence_plan_operation(&report->subject->plan, unruled->operation)->function->name);
        text_addf(out, ", of misuse that no rule keeps away: %s\n", unruled->why);
    }
    if (exploring->unruled.count > UNRULED_LISTED)
        text_addf(out, "and others of misuse for %zu more reasons\n", exploring->unruled.count - UNRULED_LISTED);
    if (exploring->unjudged)
        text_addf(out, "%zu more way%s to break: there was no time left to judge %s\n", exploring->unjudged,
                  exploring->unjudged == 1 ? "" : "s", exploring->unjudged == 1 ? "it" : "them");
    exploring_describe_flaky(exploring, out);
}

static bool was_never_called(const struct api_report *report, size_t operation)
{
    const struct sequence_result *result = &report->exploring->result;
    const struct operation *about = report->subject->operations.items.items[operation];
    return !about->obstacle && !about->is_oracle && operation < result->operation_count &&
           result->counts[operation].succeeded == 0;
}

static void add_never_called(const struct api_report *report, struct text *out)
{
    size_t listed = 0, left = 0;
    for (size_t i = 0; i < report->subject->operations.items.count; i++) {
        if (!was_never_called(report, i))
            continue;
        if (listed == NEVER_LISTED) {
            left++;
            continue;
        }
        text_addf(out, "%s%s", listed++ ? ", " : "never called with success: ",
                  report->subject->operations.items.items[i]->function->name);
    }
    if (left)
        text_addf(out, " and %zu more", left);
    if (listed)
        text_add_char(out, '\n');
}

static const char *reason_words(const char *reason)
{
    return strcmp(reason, "time") == 0      ? "ended by time"
           : strcmp(reason, "plateau") == 0 ? "ended: nothing new is reached"
                                            : reason;
}

static void add_totals(const struct api_report *report, struct text *out)
{
    const struct sequence_result *result = &report->exploring->result;
    const struct sequence_progress *total = &result->total;
    text_addf(out, "%s: ", report->options->files.items[0]);
    add_large_number(out, (double)total->sequences);
    text_addf(out, " sequences (%.0f/s), ", result->seconds > 0 ? (double)total->sequences / result->seconds : 0);
    add_large_number(out, (double)total->calls);
    text_add(out, " calls");
    if (total->line_total)
        text_addf(out, ", %.0f %% of lines", 100.0 * (double)total->lines / (double)total->line_total);
    else if (total->edge_total)
        text_addf(out, ", %.0f %% of edges", 100.0 * (double)total->edges / (double)total->edge_total);
    text_addf(out, " in %.1f s, seed %llu", result->seconds, (unsigned long long)report->exploring->seed);
    if (result->reason)
        text_addf(out, " (%s)", reason_words(result->reason));
    text_add_char(out, '\n');
    size_t errors = exploring_count(report->exploring, RULING_ERROR);
    size_t suspects = exploring_count(report->exploring, RULING_SUSPECT);
    size_t low = count_low(report);
    text_addf(out, "%zu error%s", errors, errors == 1 ? "" : "s");
    if (low)
        text_addf(out, " (%zu of low severity)", low);
    text_addf(out, ", %zu suspect%s, %zu learned rule%s\n", suspects, suspects == 1 ? "" : "s",
              report->exploring->policy.rules.items.count, report->exploring->policy.rules.items.count == 1 ? "" : "s");
}

/* The check of the compiler that a report is from, where what it says does no harm by itself; NULL: another one. */
static const char *harmless_check(const struct verdict *verdict)
{
    static const struct {
        const char *words, *check;
    } checks[] = {{"left shift of", "shift"},
                  {"signed integer overflow", "signed-integer-overflow"},
                  {"outside the range of representable", "float-cast-overflow"},
                  {"misaligned address", "alignment"},
                  {"declared to never be null", "nonnull-attribute"}};
    for (size_t i = 0; verdict->kind == VERDICT_UNDEFINED && i < sizeof checks / sizeof *checks; i++)
        if (strstr(verdict->cause, checks[i].words) || strstr(verdict->detail, checks[i].words))
            return checks[i].check;
    return NULL;
}

/* Each call ends where undefined behaviour is reported: nobody sees what is behind it. */
static bool add_barred(const struct api_report *report, struct text *out)
{
    for (size_t i = 0; i < report->exploring->findings.count; i++) {
        const struct sequence_finding *finding = report->exploring->findings.items[i];
        uint32_t operation = finding->ruling.operation;
        const char *check = harmless_check(&finding->ruling.verdict);
        if (!check || operation == SEQUENCE_NONE || !was_never_called(report, operation))
            continue;
        text_addf(out, "no call of %s came past that %s: --cflags -fno-sanitize=%s goes on behind it\n",
                  report->subject->operations.items.items[operation]->function->name,
                  strcmp(check, "shift") == 0 ? "shift" : "report", check);
        return true;
    }
    return false;
}

/* Nothing found where nothing was reached is no good news. */
static void add_little(const struct api_report *report, struct text *out)
{
    const struct sequence_result *result = &report->exploring->result;
    double reached = result->total.line_total ? (double)result->total.lines / (double)result->total.line_total : 1;
    if (reached >= LITTLE || result->seconds < LITTLE_SECONDS)
        return;
    text_addf(
        out,
        "only %.0f %% of the library's lines were reached: most calls fail, or cannot be made; 'assay api %s --list' "
        "shows how each is called, and a model (--with MODEL.c) can say what they need\n",
        100 * reached, report->options->files.items[0]);
}

static bool is_found_anew(const struct exploring *exploring, const char *id)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (strcmp(exploring->findings.items[i]->id, id) == 0)
            return true;
    return false;
}

/* Of what earlier runs kept. */
static void add_kept(const struct api_report *report, struct text *out)
{
    const struct exploring *exploring = report->exploring;
    for (size_t i = 0; i < exploring->still.count; i++)
        if (!is_found_anew(exploring, exploring->still.items[i]))
            text_addf(out, "%s fails still, and was not met in this run: assay replay %s\n", exploring->still.items[i],
                      exploring->still.items[i]);
    for (size_t i = 0; i < exploring->fixed.count; i++)
        text_addf(out, "%s passes now\n", exploring->fixed.items[i]);
    for (size_t i = 0; i < exploring->forbidden.count; i++)
        text_addf(out, "%s\n", exploring->forbidden.items[i]);
}

void api_report_print(const struct api_report *report, bool color, struct text *out)
{
    add_totals(report, out);
    if (!add_barred(report, out))
        add_little(report, out);
    add_findings(report, RULING_ERROR, SIZE_MAX, color, out);
    add_suspects(report, color, out);
    add_kept(report, out);
    add_suite(report, out);
    add_unstable(report, out);
    add_unruled(report, out);
    add_never_called(report, out);
}

/* ---- --stats json ---- */

static void add_json_finding(const struct api_report *report, const struct sequence_finding *finding, struct text *out)
{
    struct text lines = TEXT_INIT;
    sequence_print(&finding->sequence, &report->subject->plan, &lines);
    text_addf(out, "{\"id\":\"%s\",\"verdict\":\"%s\",\"rule\":%u,\"low\":%s,\"kind\":", finding->id,
              ruling_kind_name(finding->ruling.kind), finding->ruling.by, finding->ruling.is_low ? "true" : "false");
    text_add_json(out, verdict_kind_name(finding->ruling.verdict.kind));
    text_add(out, ",\"cause\":");
    text_add_json(out, finding->ruling.verdict.cause);
    text_addf(out, ",\"count\":%llu,\"calls\":%zu,\"calls_found\":%zu,\"example\":", finding->seen,
              finding->sequence.calls.count, finding->calls_before);
    text_add_json(out, lines.s);
    text_add(out, ",\"also\":");
    text_add_json(out, finding->also.s);
    text_add_char(out, '}');
    text_release(&lines);
}

static void add_json_findings(const struct api_report *report, struct text *out)
{
    text_add(out, ",\"failures\":[");
    for (size_t i = 0; i < report->exploring->findings.count; i++) {
        text_add(out, i ? "," : "");
        add_json_finding(report, report->exploring->findings.items[i], out);
    }
    text_add_char(out, ']');
}

static void add_json_depths(const struct sequence_result *result, struct text *out)
{
    size_t last = SEQUENCE_DEPTHS;
    while (last > 1 && result->depths[last - 1] == 0)
        last--;
    text_add(out, ",\"depths\":[");
    for (size_t i = 0; i < last; i++)
        text_addf(out, "%s%llu", i ? "," : "", result->depths[i]);
    text_add_char(out, ']');
}

static void add_json_operations(const struct api_report *report, struct text *out)
{
    const struct sequence_result *result = &report->exploring->result;
    text_add(out, ",\"operations\":{");
    bool is_first = true;
    for (size_t i = 0; i < result->operation_count && i < report->subject->operations.items.count; i++) {
        const struct operation *operation = report->subject->operations.items.items[i];
        if (operation->obstacle)
            continue;
        text_add(out, is_first ? "" : ",");
        is_first = false;
        text_add_json(out, operation->function->name);
        const struct sequence_operation_counts *counts = &result->counts[i];
        unsigned long long died = counts->died, succeeded = counts->succeeded;
        text_addf(out, ":{\"calls\":%llu,\"succeeded\":%llu,\"died\":%llu}", succeeded + counts->failed + died,
                  succeeded, died);
    }
    text_add_char(out, '}');
}

/* Contracts that are tried before they are believed. */
static void add_json_contracts(const struct api_report *report, struct text *out)
{
    const struct sequence_plan *plan = &report->subject->plan;
    text_add(out, ",\"contracts\":{");
    bool is_first = true;
    for (uint32_t i = 0; report->exploring->runner && i < plan->contracts.count; i++) {
        uint64_t held = 0, broken = 0;
        if (!plan->contracts.items[i].is_inferred)
            continue;
        sequence_contract_counts(report->exploring->runner, i, &held, &broken);
        char *name = sequence_contract_name(plan, i);
        text_add(out, is_first ? "" : ",");
        is_first = false;
        text_add_json(out, name);
        text_addf(out, ":{\"held\":%llu,\"broken\":%llu}", (unsigned long long)held, (unsigned long long)broken);
        mem_free(name);
    }
    text_add_char(out, '}');
}

void api_report_stats(const struct api_report *report, struct text *out)
{
    const struct exploring *exploring = report->exploring;
    const struct sequence_result *result = &exploring->result;
    text_add(out, "{\"header\":");
    text_add_json(out, report->options->files.items[0]);
    text_addf(out,
              ",\"engine\":\"sequence\",\"seed\":%llu,\"sequences\":%llu,\"calls\":%llu,\"components\":%llu,"
              "\"states\":%llu,\"edges\":%llu,\"edge_total\":%llu,\"lines\":%llu,\"line_total\":%llu,\"seconds\":%.6f,"
              "\"build_seconds\":%.6f,\"complete\":%s",
              (unsigned long long)exploring->seed, result->total.sequences, result->total.calls,
              result->total.components, result->total.states, result->total.edges, result->total.edge_total,
              result->total.lines, result->total.line_total, result->seconds, report->subject->build_seconds,
              result->complete ? "true" : "false");
    if (result->reason)
        text_addf(out, ",\"reason\":\"%s\"", result->reason);
    text_addf(
        out,
        ",\"callable\":%zu,\"functions\":%zu,\"errors\":%zu,\"suspects\":%zu,\"rules\":%zu,\"invalid\":%llu,"
        "\"flaky\":%llu,\"deaths\":%llu,\"repeats\":%llu,\"discarded\":%llu,\"regression_tests\":%zu,\"peak_kb\":%llu",
        report->subject->operations.callable, report->subject->operations.items.count,
        exploring_count(exploring, RULING_ERROR), exploring_count(exploring, RULING_SUSPECT),
        exploring->policy.rules.items.count, exploring->rulings[RULING_INVALID], exploring->rulings[RULING_FLAKY],
        result->deaths, result->repeats, result->discarded, report->suite->tests.tests.count, result->peak_kb);
    add_json_depths(result, out);
    add_json_operations(report, out);
    add_json_contracts(report, out);
    add_json_findings(report, out);
    text_add(out, "}\n");
}
