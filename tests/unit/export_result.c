/* Results in every format: against the text they must give, and against real readers of TAP, XML and JSON. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "export/result.h"

static const struct result_label labels[] = {{"empty", 12}, {"sorted", 400}, {"rare", 2}};
static const unsigned long long sizes[65] = {[0] = 10, [1] = 20, [2] = 30, [3] = 15, [4] = 5, [40] = 10, [64] = 10};
static const char *const warnings[] = {"8 of 10 inputs were discarded"};

static const struct result passed = {
    .property = "keeps_order", .file = "bst_test.c", .line = 14, .trials = 523, .discarded = 12, .seconds = 0.214,
    .complete = true, .is_scoped = true, .scope = 4,
};
static const struct result sampled = {
    .property = "random_one", .file = "bst_test.c", .line = 30, .trials = 1000, .seconds = 0.5, .complete = true,
    .random = true, .seed = 7, .labels = labels, .label_count = 3, .sizes = sizes, .size_count = 65,
    .warnings = warnings, .warning_count = 1,
};
static const struct result_failure failure = {
    .id = "inserts-0123abcd", .kind = "assertion",
    .cause = "assertion 'bst_ok(t)' failed in inserts (bst_test.c:21)", .detail = "",
    .backtrace = "#0 bst_insert bst.c:7\n#1 inserts bst_test.c:21\n", .note = "before: 3\n",
    .input = "{\"args\":[\"&bst0\",3],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"size\":0}}}",
    .text = "t = &bst0\nkey = 3\n", .picture = "[3]\n", .path = ".assay/failures/inserts-0123abcd.txt",
    .replay = "assay replay inserts-0123abcd", .found = "scope 3", .is_shrunk = true, .is_old = true, .count = 9,
};
static const struct result failed = {
    .property = "inserts", .file = "bst_test.c", .line = 19, .status = RESULT_FAILED, .trials = 44, .failed = 9, .seconds = 0.1,
    .reason = "failures", .is_scoped = true, .scope = 4, .failures = &failure, .failure_count = 1,
};
static const struct result broken = {
    .property = "cannot", .file = "bst_test.c", .line = 40, .status = RESULT_ERROR, .scope = 4,
    .error = "parameter 'f': a pointer to FILE cannot be drawn\nwrite a generator for it",
};
static const struct result_summary summary = {
    .properties = 4, .passed = 2, .failed = 1, .errors = 1, .trials = 1567, .discarded = 12, .seconds = 1.23,
    .build_seconds = 0.5,
};

/* Everything that a terminal, YAML, XML or JSON could trip over. */
#define NASTY "\x1b[31m\x01\x7f \"quoted\" 'single' <tag> &amp; ]]> # \\ \t: - {a} \xc3\xa4 \xe2\x82\xac " \
              "\xf0\x9f\x98\x80 \xff\xfe \xc0\x80 \xed\xa0\x80 \xef\xbf\xbf \xc2\x85 %s\r\n---\n...\nnot ok 7\n  ...\nend"
/* Bytes that are not printable ASCII as <1b>; what is not UTF-8 has become U+FFFD. */
#define NASTY_IN_TAP \
    "<1b>[31m<01><7f> \"quoted\" 'single' <tag> &amp; ]]> # \\ <09>: - {a} <c3><a4> <e2><82><ac> <f0><9f><98><80> " \
    "<ef><bf><bd><ef><bf><bd> <ef><bf><bd><ef><bf><bd> <ef><bf><bd><ef><bf><bd><ef><bf><bd> <ef><bf><bd> <ef><bf><bd> " \
    "%s<0d><0a>---<0a>...<0a>not ok 7<0a>  ...<0a>end"
static const struct result_label nasty_labels[] = {{NASTY, 1}, {"", 2}};
static const char *const nasty_warnings[] = {NASTY, "", "second"};
static const struct result_failure nasty_failures[] = {
    {.id = NASTY, .kind = NASTY, .cause = NASTY, .detail = NASTY, .backtrace = NASTY, .note = NASTY, .input = "{\n}",
     .text = NASTY, .picture = NASTY, .path = NASTY, .replay = NASTY, .found = NASTY, .count = 1},
    {.id = "second", .kind = "leak", .cause = "second", .only_after_others = true, .count = 2},
};
static const struct result nasty = {
    .property = "na#ty \\ one", .file = "a & \"b\".c", .line = 1, .status = RESULT_FAILED, .trials = 3,
    .reason = "time", .random = true, .seed = UINT64_MAX, .failures = nasty_failures, .failure_count = 2,
    .labels = nasty_labels, .label_count = 2, .warnings = nasty_warnings, .warning_count = 3,
};
static const struct result nasty_error = {
    .property = "error", .file = "e.c", .line = 1, .status = RESULT_ERROR, .error = NASTY,
};

static char *written(const char *name, const struct result *const *results, bool color, const struct result_summary *end)
{
    const struct result_format *format = result_format_find(name);
    size_t count = 0;
    while (results[count])
        count++;
    struct text out = TEXT_INIT;
    void *state = format->begin(count, color, &out);
    for (size_t i = 0; i < count; i++)
        format->one(state, results[i], &out);
    format->end(state, end, &out);
    return text_detach(&out);
}

static const struct result *const all[] = {&passed, &sampled, &failed, &broken, NULL};
static const struct result *const nasties[] = {&nasty, &nasty_error, &passed, NULL};

static void assert_written(const char *name, const struct result *const *results, bool color, const char *expected)
{
    char *out = written(name, results, color, &summary);
    assert_string_equal(out, expected);
    mem_free(out);
}

static void text_is_for_people(void **state)
{
    (void)state;
    assert_written("text", all, false,
                   "ok      keeps_order: all 523 inputs up to scope 4, 12 discarded (0.21 s)\n"
                   "ok      random_one: 1000 random inputs, seed 7 (0.50 s)\n"
                   "  labels: empty (1 %), sorted (40 %), rare (0.2 %)\n"
                   "  sizes: 0 (10 %), 1 (20 %), 2 (30 %), 3-4 (20 %), 33-63 (10 %), 64+ (10 %)\n"
                   "  warning: 8 of 10 inputs were discarded\n"
                   "FAILED  inserts (bst_test.c:19): 9 of the first 44 inputs up to scope 4 fail; the rest was not tried (0.10 s)\n"
                   "  assertion 'bst_ok(t)' failed in inserts (bst_test.c:21)\n"
                   "  it failed before, and was kept\n"
                   "  input, the smallest found (scope 3); 9 inputs fail this way:\n"
                   "    t = &bst0\n"
                   "    key = 3\n"
                   "    [3]\n"
                   "  notes:\n"
                   "    before: 3\n"
                   "  backtrace:\n"
                   "    #0 bst_insert bst.c:7\n"
                   "    #1 inserts bst_test.c:21\n"
                   "  kept in .assay/failures/inserts-0123abcd.txt\n"
                   "  replay with: assay replay inserts-0123abcd\n"
                   "ERROR   cannot (bst_test.c:40): not tested\n"
                   "  parameter 'f': a pointer to FILE cannot be drawn\n"
                   "  write a generator for it\n"
                   "4 properties: 2 passed, 1 failed, 1 not tested (1567 inputs in 1.2 s)\n");
}

/* The words about the inputs of one result, and what stands between the name and the time. */
static void assert_extent(struct result result, const char *expected)
{
    const struct result *const one[] = {&result, NULL};
    char *out = written("text", one, false, &summary);
    char *line = mem_format(result.status == RESULT_FAILED ? "FAILED  p (p.c:1): %s (0.00 s)\n" : "ok      p: %s (0.00 s)\n",
                            expected);
    if (strncmp(out, line, strlen(line)) != 0)
        fail_msg("%s is not the beginning of %s", line, out);
    mem_free(line);
    mem_free(out);
}

static void the_first_line_says_what_was_tried(void **state)
{
    (void)state;
    static const struct result_failure kept = {.cause = "c", .is_old = true}, other = {.cause = "c", .count = 1};
    struct result result = {.property = "p", .file = "p.c", .line = 1, .trials = 7, .complete = true, .scope = 4};
    assert_extent(result, "all 7 inputs");
    result.is_scoped = true;
    assert_extent(result, "all 7 inputs up to scope 4");
    result.trials = 1;
    assert_extent(result, "1 input up to scope 4");
    result.trials = 0;
    result.discarded = 5;
    assert_extent(result, "no input up to scope 4, 5 discarded");
    result = (struct result){.property = "p", .file = "p.c", .line = 1, .trials = 7, .is_scoped = true, .scope = 4,
                             .reason = "time"};
    assert_extent(result, "7 inputs up to scope 4, then its time was over");
    result.status = RESULT_FAILED;
    result.failures = &other;
    result.failure_count = 1;
    result.failed = 1;
    result.reason = "failures";
    assert_extent(result, "1 of the first 7 inputs up to scope 4 fails; the rest was not tried");
    result.complete = true;
    assert_extent(result, "1 of 7 inputs up to scope 4 fails");
    result.random = true;
    result.failed = 2;
    assert_extent(result, "2 of 7 random inputs fail, seed 0");
    result.random = false;
    result.failures = &kept;
    result.failed = 0;
    assert_extent(result, "what failed before fails again; all 7 inputs up to scope 4 pass");
    result.trials = 0;
    assert_extent(result, "what failed before fails again");
    result.failures = &other;
    result.trials = 7;
    assert_extent(result, "all 7 inputs up to scope 4 pass, but not with MemorySanitizer");
}

static void text_has_colour_when_asked(void **state)
{
    (void)state;
    const struct result *const two[] = {&passed, &broken, NULL};
    assert_written("text", two, true,
                   "\033[1;32mok\033[0m      keeps_order: all 523 inputs up to scope 4, 12 discarded (0.21 s)\n"
                   "\033[1;31mERROR\033[0m   cannot (bst_test.c:40): not tested\n"
                   "  parameter 'f': a pointer to FILE cannot be drawn\n"
                   "  write a generator for it\n"
                   "4 properties: 2 passed, 1 failed, 1 not tested (1567 inputs in 1.2 s)\n");
}

static void text_keeps_escapes_from_the_terminal(void **state)
{
    (void)state;
    char *out = written("text", nasties, false, &(struct result_summary){.properties = 1, .interrupted = true});
    for (const char *p = out; *p; p++)
        assert_true((unsigned char)*p >= ' ' || *p == '\n' || *p == '\t');
    assert_non_null(strstr(out, "  \\x1b[31m\\x01\\x7f \"quoted\""));
    assert_non_null(strstr(out, "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80 \\xff\\xfe \\xc0\\x80 \\xed\\xa0\\x80"));
    assert_non_null(strstr(out, "interrupted; 1 property: 0 passed, 0 failed (0 inputs in 0.0 s)\n"));
    assert_non_null(strstr(out, "it fails only after other inputs"));
    mem_free(out);
}

static void tap_has_plan_lines_and_diagnostics(void **state)
{
    (void)state;
    const struct result *const two[] = {&sampled, &failed, NULL};
    assert_written("tap", two, false,
                   "TAP version 14\n1..2\n"
                   "ok 1 - random_one\n"
                   "  ---\n"
                   "  file: \"bst_test.c\"\n"
                   "  line: 30\n"
                   "  extent: \"1000 random inputs, seed 7\"\n"
                   "  trials: 1000\n"
                   "  failed: 0\n"
                   "  discarded: 0\n"
                   "  duration_ms: 500.000\n"
                   "  labels: \"empty (1 %), sorted (40 %), rare (0.2 %)\"\n"
                   "  sizes: \"0 (10 %), 1 (20 %), 2 (30 %), 3-4 (20 %), 33-63 (10 %), 64+ (10 %)\"\n"
                   "  warnings:\n"
                   "    - \"8 of 10 inputs were discarded\"\n"
                   "  ...\n"
                   "not ok 2 - inserts\n"
                   "  ---\n"
                   "  message: \"assertion 'bst_ok(t)' failed in inserts (bst_test.c:21)\"\n"
                   "  file: \"bst_test.c\"\n"
                   "  line: 19\n"
                   "  extent: \"9 of the first 44 inputs up to scope 4 fail; the rest was not tried\"\n"
                   "  trials: 44\n"
                   "  failed: 9\n"
                   "  discarded: 0\n"
                   "  duration_ms: 100.000\n"
                   "  failures:\n"
                   "    - count: 9\n"
                   "      id: \"inserts-0123abcd\"\n"
                   "      kind: \"assertion\"\n"
                   "      cause: \"assertion 'bst_ok(t)' failed in inserts (bst_test.c:21)\"\n"
                   "      input: \"{\\\"args\\\":[\\\"&bst0\\\",3],\\\"objects\\\":{\\\"bst0\\\":{\\\"type\\\":\\\"struct "
                   "bst\\\",\\\"size\\\":0}}}\"\n"
                   "      text: \"t = &bst0\\nkey = 3\\n\"\n"
                   "      note: \"before: 3\\n\"\n"
                   "      backtrace: \"#0 bst_insert bst.c:7\\n#1 inserts bst_test.c:21\\n\"\n"
                   "      found: \"scope 3\"\n"
                   "      path: \".assay/failures/inserts-0123abcd.txt\"\n"
                   "      replay: \"assay replay inserts-0123abcd\"\n"
                   "      shrunk: true\n"
                   "      only_after_others: false\n"
                   "      old: true\n"
                   "  ...\n"
                   "# 4 properties: 2 passed, 1 failed, 1 not tested (1567 inputs in 1.2 s)\n");
}

static void jsonl_has_an_object_for_each_property_and_one_for_all(void **state)
{
    (void)state;
    const struct result *const three[] = {&passed, &failed, &broken, NULL};
    assert_written(
        "jsonl", three, false,
        "{\"property\":\"keeps_order\",\"file\":\"bst_test.c\",\"line\":14,\"status\":\"passed\",\"trials\":523,"
        "\"failed\":0,\"discarded\":12,\"seconds\":0.214000,\"complete\":true,\"scope\":4,\"failures\":[],\"labels\":{},\"sizes\":[],"
        "\"warnings\":[]}\n"
        "{\"property\":\"inserts\",\"file\":\"bst_test.c\",\"line\":19,\"status\":\"failed\",\"trials\":44,"
        "\"failed\":9,\"discarded\":0,\"seconds\":0.100000,\"complete\":false,\"reason\":\"failures\",\"scope\":4,\"failures\":[{"
        "\"id\":\"inserts-0123abcd\",\"kind\":\"assertion\",\"cause\":\"assertion 'bst_ok(t)' failed in inserts "
        "(bst_test.c:21)\",\"detail\":\"\",\"input\":{\"args\":[\"&bst0\",3],\"objects\":{\"bst0\":{\"type\":\"struct "
        "bst\",\"size\":0}}},\"text\":\"t = &bst0\\nkey = 3\\n\",\"note\":\"before: 3\\n\",\"backtrace\":\"#0 bst_insert "
        "bst.c:7\\n#1 inserts bst_test.c:21\\n\",\"found\":\"scope 3\",\"path\":\".assay/failures/inserts-0123abcd.txt\",\"replay\":\"assay "
        "replay inserts-0123abcd\",\"shrunk\":true,\"only_after_others\":false,\"old\":true,\"count\":9}],\"labels\":{},"
        "\"sizes\":[],\"warnings\":[]}\n"
        "{\"property\":\"cannot\",\"file\":\"bst_test.c\",\"line\":40,\"status\":\"error\",\"error\":\"parameter 'f': a "
        "pointer to FILE cannot be drawn\\nwrite a generator for it\",\"trials\":0,\"failed\":0,\"discarded\":0,\"seconds\":0.000000,"
        "\"complete\":false,\"scope\":4,\"failures\":[],\"labels\":{},\"sizes\":[],\"warnings\":[]}\n"
        "{\"properties\":4,\"passed\":2,\"failed\":1,\"errors\":1,\"trials\":1567,\"discarded\":12,\"seconds\":1.230000,"
        "\"build_seconds\":0.500000,\"interrupted\":false}\n");
}

static void junit_has_a_test_case_for_each_property(void **state)
{
    (void)state;
    const struct result *const two[] = {&passed, &broken, NULL};
    const struct result_summary end = {.properties = 2, .passed = 1, .errors = 1, .seconds = 0.25};
    char *out = written("junit", two, false, &end);
    assert_string_equal(
        out,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuites name=\"assay\" tests=\"2\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.250000\">\n"
        "  <testsuite name=\"assay\" tests=\"2\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.250000\">\n"
        "    <testcase name=\"keeps_order\" classname=\"bst_test.c\" file=\"bst_test.c\" line=\"14\" time=\"0.214000\">\n"
        "      <properties>\n"
        "        <property name=\"trials\" value=\"523\"/>\n"
        "        <property name=\"discarded\" value=\"12\"/>\n"
        "        <property name=\"scope\" value=\"4\"/>\n"
        "        <property name=\"complete\" value=\"true\"/>\n"
        "      </properties>\n"
        "      <system-out>all 523 inputs up to scope 4, 12 discarded\n</system-out>\n"
        "    </testcase>\n"
        "    <testcase name=\"cannot\" classname=\"bst_test.c\" file=\"bst_test.c\" line=\"40\" time=\"0.000000\">\n"
        "      <error message=\"parameter 'f': a pointer to FILE cannot be drawn\" type=\"error\">parameter 'f': a pointer "
        "to FILE cannot be drawn\nwrite a generator for it</error>\n"
        "    </testcase>\n"
        "  </testsuite>\n"
        "</testsuites>\n");
    mem_free(out);
}

/* ---- real readers ---- */

/* What a program prints that gets the file as its last argument; it must end well. */
static void assert_reader(const char *name, const struct result *const *results, const char *program, const char *option,
                          const char *script, const char *expected)
{
    char path[] = "/tmp/assay-result-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    struct error error = ERROR_INIT;
    char *out = written(name, results, false, &(struct result_summary){.properties = 3, .passed = 1, .failed = 1,
                                                                       .errors = 1, .trials = 3});
    assert_true(file_write(path, out, strlen(out), &error));
    const char *const argv[] = {program, option, script, path, NULL};
    struct process_result result;
    assert_true(process_run(argv, 60, &result, &error));
    unlink(path);
    assert_string_equal(result.output.s, expected);
    assert_int_equal(result.status, 0);
    process_result_release(&result);
    error_release(&error);
    mem_free(out);
}

static void a_tap_parser_reads_it(void **state)
{
    (void)state;
    assert_reader("tap", nasties, "perl", "-e",
                  "use TAP::Parser; local $/; open my $f, '<', shift; my $tap = <$f>;"
                  "$tap =~ s/^TAP version 14/TAP version 13/;" /* older parsers know no 14; the lines are the same */
                  "my $p = TAP::Parser->new({tap => $tap}); $p->run;"
                  "print join('|', $p->tests_run, scalar $p->passed, scalar $p->failed, scalar $p->todo,"
                  "scalar $p->skipped, $p->plan, $p->parse_errors), \"\\n\"",
                  "3|1|2|0|0|1..3\n");
    assert_reader("tap", nasties, "perl", "-e",
                  "use TAP::Parser; local $/; open my $f, '<', shift; my $tap = <$f>;"
                  "$tap =~ s/^TAP version 14/TAP version 13/; my $p = TAP::Parser->new({tap => $tap});"
                  "while (my $r = $p->next) { if ($r->is_test) { print $r->description, \"\\n\" }"
                  "elsif ($r->is_yaml) { my $d = $r->data; my $m = $d->{message} // ''; $m =~ s/([^ -~])/sprintf '<%02x>', ord "
                  "$1/ge; print $m, '|', $d->{trials}, '|', scalar @{$d->{failures} // []}, \"\\n\" } }",
                  "- na\\#ty \\\\ one\n" NASTY_IN_TAP "|3|2\n- error\n" NASTY_IN_TAP "|0|0\n- keeps_order\n|523|0\n");
}

static void an_xml_parser_reads_it(void **state)
{
    (void)state;
    assert_reader("junit", nasties, "python3", "-c",
                  "import sys, xml.etree.ElementTree as e\n"
                  "root = e.parse(sys.argv[1]).getroot()\n"
                  "print(root.tag, root.get('tests'), root.get('failures'), root.get('errors'))\n"
                  "for case in root.iter('testcase'):\n"
                  "    print(case.get('name'), case.get('file'), [child.tag for child in case])\n"
                  "message = root.find('.//failure').get('message')\n"
                  "print(ascii(message))\n"
                  "print(root.find('.//error').text.endswith('end'))\n",
                  "testsuites 3 1 1\n"
                  "na#ty \\ one a & \"b\".c ['properties', 'failure', 'system-out', 'system-err']\n"
                  "error e.c ['error']\n"
                  "keeps_order bst_test.c ['properties', 'system-out']\n"
                  "'\\\\x1b[31m\\\\x01\\x7f \"quoted\" \\'single\\' <tag> &amp; ]]> # \\\\ \\t: - {a} \\xe4 \\u20ac \\U0001f600 "
                  "\\ufffd\\ufffd \\ufffd\\ufffd \\ufffd\\ufffd\\ufffd \\ufffd \\ufffd %s\\r\\n---\\n...\\nnot ok 7\\n  "
                  "...\\nend'\n"
                  "True\n");
}

static void a_json_parser_reads_it(void **state)
{
    (void)state;
    assert_reader("jsonl", nasties, "python3", "-c",
                  "import sys, json\n"
                  "lines = [json.loads(line) for line in open(sys.argv[1], 'rb')]\n"
                  "print(len(lines), [line.get('status') for line in lines], lines[-1]['failed'])\n"
                  "failure = lines[0]['failures'][0]\n"
                  "print(failure['input'], lines[0]['failures'][1]['input'], lines[0]['seed'])\n"
                  "print(failure['cause'].encode('utf-8', 'surrogateescape')[:4], failure['cause'] == failure['note'])\n",
                  "4 ['failed', 'error', 'passed', None] 1\n"
                  "{} None 18446744073709551615\n"
                  "b'\\x1b[31' True\n");
}

static void formats_are_found_by_name(void **state)
{
    (void)state;
    assert_string_equal(result_formats()[0]->name, "text");
    for (const struct result_format *const *format = result_formats(); *format; format++)
        assert_ptr_equal(result_format_find((*format)->name), *format);
    assert_null(result_format_find("xml"));
}

static void nothing_to_run_is_well_formed_too(void **state)
{
    (void)state;
    const struct result *const none[] = {NULL};
    const struct result_summary end = {.properties = 0};
    char *tap = written("tap", none, false, &end), *junit = written("junit", none, false, &end);
    assert_string_equal(tap, "TAP version 14\n1..0\n# 0 properties: 0 passed, 0 failed (0 inputs in 0.0 s)\n");
    assert_non_null(strstr(junit, "tests=\"0\""));
    mem_free(tap);
    mem_free(junit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_for_people),
        cmocka_unit_test(the_first_line_says_what_was_tried),
        cmocka_unit_test(text_has_colour_when_asked),
        cmocka_unit_test(text_keeps_escapes_from_the_terminal),
        cmocka_unit_test(tap_has_plan_lines_and_diagnostics),
        cmocka_unit_test(jsonl_has_an_object_for_each_property_and_one_for_all),
        cmocka_unit_test(junit_has_a_test_case_for_each_property),
        cmocka_unit_test(a_tap_parser_reads_it),
        cmocka_unit_test(an_xml_parser_reads_it),
        cmocka_unit_test(a_json_parser_reads_it),
        cmocka_unit_test(formats_are_found_by_name),
        cmocka_unit_test(nothing_to_run_is_well_formed_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
