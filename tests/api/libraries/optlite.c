/* Arrays that end with zeros, and an end that gives a text. */
#include "optlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SUMMARY_SIZE 64

struct seen {
    const char *name;
    int count;
    char *value;
};

struct opt_report {
    size_t count;
    struct seen *seen;
};

static void note(struct seen *seen, const struct opt_spec *spec, const char *value)
{
    seen->count++;
    if (!spec->has_value || !value)
        return;
#ifndef SEEDED_BUG
    free(seen->value);
#endif
    seen->value = strdup(value);
}

opt_report *opt_parse(const struct opt_spec *specs, char *const argv[])
{
    opt_report *report = calloc(1, sizeof *report);
    if (!report)
        return NULL;
    while (specs[report->count].name)
        report->count++;
    report->seen = calloc(report->count + 1, sizeof *report->seen);
    if (!report->seen) {
        free(report);
        return NULL;
    }
    for (size_t i = 0; i < report->count; i++)
        report->seen[i].name = specs[i].name;
    for (size_t i = 1; argv[0] && argv[i]; i++) {
        if (strncmp(argv[i], "--", 2) != 0)
            continue;
        const char *name = argv[i] + 2, *equals = strchr(name, '=');
        size_t length = equals ? (size_t)(equals - name) : strlen(name);
        for (size_t k = 0; k < report->count; k++)
            if (strlen(specs[k].name) == length && memcmp(specs[k].name, name, length) == 0)
                note(&report->seen[k], &specs[k], equals ? equals + 1 : NULL);
    }
    return report;
}

static const struct seen *find(const opt_report *report, const char *name)
{
    for (size_t i = 0; i < report->count; i++)
        if (strcmp(report->seen[i].name, name) == 0)
            return &report->seen[i];
    return NULL;
}

int opt_count(const opt_report *report, const char *name)
{
    const struct seen *seen = find(report, name);
    return seen ? seen->count : 0;
}

const char *opt_value(const opt_report *report, const char *name)
{
    const struct seen *seen = find(report, name);
    return seen ? seen->value : NULL;
}

char *opt_close(opt_report *report)
{
    char *text = malloc(SUMMARY_SIZE);
    if (text)
        snprintf(text, SUMMARY_SIZE, "%zu options", report->count);
    for (size_t i = 0; i < report->count; i++)
        free(report->seen[i].value);
    free(report->seen);
    free(report);
    return text;
}
