#include "hwchips.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHIPS 16
#define FEATURES 16
#define WORD 31

struct hwc_feature {
    char name[WORD + 1];
    char *label; /* NULL: none */
    double value;
    bool connected;
};

struct hwc_chip {
    hwc_name name;
    int count;
    hwc_feature *features[FEATURES];
};

static bool ready;
static int chip_count;
static hwc_chip *chips[CHIPS];

static const char builtin[] = "chip coretemp-isa-0000\n"
                              "temp1 45.0 Package id 0\n"
                              "temp2 43.5 Core 0\n"
                              "chip nct6775-isa-0290\n"
                              "fan1 1180 CPU Fan\n"
                              "fan2 -\n"
                              "in0 1.02 Vcore\n"
                              "chip lm75-i2c-48\n"
                              "temp1 31.0\n";

static char *copy_of(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static int parse_address(const char *text, size_t length)
{
    int address = 0;
    if (length == 0 || length > 4)
        return -2;
    for (size_t i = 0; i < length; i++) {
        const char *digits = "0123456789abcdef", *digit = strchr(digits, text[i]);
        if (digit == NULL)
            return -2;
        address = address * 16 + (int)(digit - digits);
    }
    return address;
}

static int parse_name(const char *text, size_t length, hwc_name *name)
{
    const char *end = text + length, *bus = memchr(text, '-', length), *address;
    if (bus == NULL || bus == text || bus - text > WORD)
        return -HWC_ERR_PARSE;
    bus++;
    address = memchr(bus, '-', (size_t)(end - bus));
    if (address == NULL || address == bus || address - bus > WORD)
        return -HWC_ERR_PARSE;
    address++;
    hwc_name made = {NULL, NULL, HWC_ADDR_ANY};
    if (end - address != 1 || *address != '*')
        made.addr = parse_address(address, (size_t)(end - address));
    if (made.addr < HWC_ADDR_ANY)
        return -HWC_ERR_PARSE;
    if (bus - text != 2 || *text != '*') {
        made.prefix = copy_of(text, (size_t)(bus - 1 - text));
        if (made.prefix == NULL)
            return -HWC_ERR_NOMEM;
    }
    made.bus = copy_of(bus, (size_t)(address - 1 - bus));
    if (made.bus == NULL) {
        free(made.prefix);
        return -HWC_ERR_NOMEM;
    }
    *name = made;
    return 0;
}

int hwc_parse_name(const char *text, hwc_name *name)
{
    return parse_name(text, strlen(text), name);
}

void hwc_free_name(hwc_name *name)
{
    free(name->prefix);
    free(name->bus);
}

static int add_chip(const char *text, size_t length)
{
    if (chip_count == CHIPS)
        return -HWC_ERR_PARSE;
    hwc_chip *chip = calloc(1, sizeof *chip);
    if (chip == NULL)
        return -HWC_ERR_NOMEM;
    int status = parse_name(text, length, &chip->name);
    if (status != 0) {
        free(chip);
        return status;
    }
    chips[chip_count++] = chip;
    if (chip->name.prefix == NULL || strcmp(chip->name.bus, HWC_BUS_ANY) == 0 || chip->name.addr == HWC_ADDR_ANY)
        return -HWC_ERR_PARSE;
    return 0;
}

static int add_feature(const char *text, size_t length)
{
    hwc_chip *chip = chip_count > 0 ? chips[chip_count - 1] : NULL;
    const char *end = text + length, *value = memchr(text, ' ', length), *label;
    char number[WORD + 1], *rest;
    if (chip == NULL || chip->count == FEATURES || value == NULL || value == text || value - text > WORD)
        return -HWC_ERR_PARSE;
    size_t name_length = (size_t)(value++ - text);
    label = memchr(value, ' ', (size_t)(end - value));
    if (label == NULL)
        label = end;
    if (label == value || label - value > WORD)
        return -HWC_ERR_PARSE;
    memcpy(number, value, (size_t)(label - value));
    number[label - value] = '\0';
    bool connected = strcmp(number, "-") != 0;
    double measured = connected ? strtod(number, &rest) : 0;
    if (connected && (*rest != '\0' || !isfinite(measured)))
        return -HWC_ERR_PARSE;
    hwc_feature *feature = calloc(1, sizeof *feature);
    if (feature == NULL)
        return -HWC_ERR_NOMEM;
    chip->features[chip->count++] = feature;
    memcpy(feature->name, text, name_length);
    feature->connected = connected;
    feature->value = measured;
    if (end - label > 1) {
        feature->label = copy_of(label + 1, (size_t)(end - label - 1));
        if (feature->label == NULL)
            return -HWC_ERR_NOMEM;
    }
    return 0;
}

int hwc_init(const char *config)
{
    assert(!ready);
    int status = 0;
    const char *line = config == NULL ? builtin : config;
    ready = true;
    while (*line != '\0' && status == 0) {
        size_t length = strcspn(line, "\n");
        if (strncmp(line, "chip ", 5) == 0)
            status = add_chip(line + 5, length - 5);
        else if (length > 0 && *line != '#')
            status = add_feature(line, length);
        line += length + (line[length] == '\n');
    }
    if (status != 0)
        hwc_cleanup();
    return status;
}

void hwc_cleanup(void)
{
    while (chip_count > 0) {
        hwc_chip *chip = chips[--chip_count];
        while (chip->count > 0) {
            hwc_feature *feature = chip->features[--chip->count];
            free(feature->label);
            free(feature);
        }
        hwc_free_name(&chip->name);
        free(chip);
    }
    ready = false;
}

static bool matches(const hwc_name *pattern, const hwc_name *name)
{
    return (pattern->prefix == NULL || strcmp(pattern->prefix, name->prefix) == 0) &&
           (strcmp(pattern->bus, HWC_BUS_ANY) == 0 || strcmp(pattern->bus, name->bus) == 0) &&
           (pattern->addr == HWC_ADDR_ANY || pattern->addr == name->addr);
}

const hwc_chip *hwc_detected(const hwc_name *match, int *nr)
{
    assert(ready && *nr >= 0);
    while (*nr < chip_count) {
        const hwc_chip *chip = chips[(*nr)++];
        if (match == NULL || matches(match, &chip->name))
            return chip;
    }
    return NULL;
}

const hwc_feature *hwc_features(const hwc_chip *chip, int *nr)
{
    assert(ready && *nr >= 0);
    return *nr < chip->count ? chip->features[(*nr)++] : NULL;
}

int hwc_snprint_name(char *text, size_t size, const hwc_chip *chip)
{
    assert(ready);
    const hwc_name *name = &chip->name;
    return snprintf(text, size, "%s-%s-%0*x", name->prefix, name->bus, strcmp(name->bus, "isa") == 0 ? 4 : 2,
                    (unsigned)name->addr);
}

const char *hwc_feature_name(const hwc_feature *feature)
{
    return feature->name;
}

char *hwc_label(const hwc_feature *feature)
{
    const char *text = feature->label != NULL ? feature->label : feature->name;
    return copy_of(text, strlen(text));
}

int hwc_value(const hwc_feature *feature, double *value)
{
    if (!feature->connected)
        return -HWC_ERR_NODATA;
    *value = feature->value;
    return 0;
}

const char *hwc_strerror(int error)
{
    switch (error) {
    case 0:
        return "Success";
    case -HWC_ERR_PARSE:
        return "Can't parse";
    case -HWC_ERR_NOMEM:
        return "Out of memory";
    case -HWC_ERR_NODATA:
        return "No data";
    }
    return "Unknown error";
}
