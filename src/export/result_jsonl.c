/* One JSON object for each property, and a last one for all of them. */
#include "export/result_formats.h"

static void *jsonl_begin(size_t properties, bool color, struct text *out)
{
    (void)properties;
    (void)color;
    (void)out;
    return NULL;
}

static void add_string(struct text *out, const char *key, const char *value)
{
    text_addf(out, ",\"%s\":", key);
    if (value)
        text_add_json(out, value);
    else
        text_add(out, "null");
}

static void add_bool(struct text *out, const char *key, bool value)
{
    text_addf(out, ",\"%s\":%s", key, value ? "true" : "false");
}

/* It is JSON already; a line break in it can only be between tokens. */
static void add_input(struct text *out, const char *json)
{
    text_add(out, ",\"input\":");
    if (!is_said(json))
        text_add(out, "null");
    for (; json && *json; json++)
        text_add_char(out, *json == '\n' || *json == '\r' ? ' ' : *json);
}

static void add_json_failure(struct text *out, const struct result_failure *failure)
{
    text_add(out, "{\"id\":");
    text_add_json(out, failure->id ? failure->id : "");
    add_string(out, "kind", failure->kind);
    add_string(out, "cause", failure->cause);
    add_string(out, "detail", failure->detail);
    add_input(out, failure->input);
    add_string(out, "text", failure->text);
    add_string(out, "note", failure->note);
    add_string(out, "backtrace", failure->backtrace);
    add_string(out, "found", failure->found);
    add_string(out, "path", failure->path);
    add_string(out, "replay", failure->replay);
    add_bool(out, "shrunk", failure->is_shrunk);
    add_bool(out, "only_after_others", failure->only_after_others);
    add_bool(out, "old", failure->is_old);
    text_addf(out, ",\"count\":%llu}", failure->count);
}

/* Without the zeros at their end. */
static size_t used_sizes(const struct result *result)
{
    size_t count = result->size_count;
    while (count && !result->sizes[count - 1])
        count--;
    return count;
}

static void add_lists(struct text *out, const struct result *result)
{
    text_add(out, ",\"failures\":[");
    for (size_t i = 0; i < result->failure_count; i++) {
        text_add(out, i ? "," : "");
        add_json_failure(out, &result->failures[i]);
    }
    text_add(out, "],\"labels\":{");
    for (size_t i = 0; i < result->label_count; i++) {
        text_add(out, i ? "," : "");
        text_add_json(out, result->labels[i].text);
        text_addf(out, ":%llu", result->labels[i].count);
    }
    text_add(out, "}");
    if (result->samples) {
        text_add(out, ",\"samples\":");
        text_add_json(out, result->samples);
    }
    text_add(out, ",\"sizes\":[");
    for (size_t i = 0; i < used_sizes(result); i++)
        text_addf(out, "%s%llu", i ? "," : "", result->sizes[i]);
    text_add(out, "],\"warnings\":[");
    for (size_t i = 0; i < result->warning_count; i++) {
        text_add(out, i ? "," : "");
        text_add_json(out, result->warnings[i]);
    }
    text_add_char(out, ']');
}

static void jsonl_one(void *state, const struct result *result, struct text *out)
{
    static const char *const statuses[] = {"passed", "failed", "error"};
    (void)state;
    text_add(out, "{\"property\":");
    text_add_json(out, result->property);
    add_string(out, "file", result->file);
    text_addf(out, ",\"line\":%d,\"status\":\"%s\"", result->line, statuses[result->status]);
    if (result->status == RESULT_ERROR)
        add_string(out, "error", result->error);
    text_addf(out, ",\"trials\":%llu,\"failed\":%llu,\"discarded\":%llu,\"seconds\":%.6f", result->trials,
              result->failed, result->discarded, result->seconds);
    add_bool(out, "complete", result->complete);
    if (result->reason)
        add_string(out, "reason", result->reason);
    if (result->random)
        text_addf(out, ",\"seed\":%llu", result->seed);
    else
        text_addf(out, ",\"scope\":%lld", result->scope);
    add_lists(out, result);
    text_add(out, "}\n");
}

static void jsonl_end(void *state, const struct result_summary *summary, struct text *out)
{
    (void)state;
    text_addf(out,
              "{\"properties\":%zu,\"passed\":%zu,\"failed\":%zu,\"errors\":%zu,\"trials\":%llu,\"discarded\":%llu,"
              "\"seconds\":%.6f,\"build_seconds\":%.6f",
              summary->properties, summary->passed, summary->failed, summary->errors, summary->trials,
              summary->discarded, summary->seconds, summary->build_seconds);
    add_bool(out, "interrupted", summary->interrupted);
    text_add(out, "}\n");
}

const struct result_format result_jsonl = {"jsonl", "one JSON object a property, the last one a summary", jsonl_begin,
                                           jsonl_one, jsonl_end};
