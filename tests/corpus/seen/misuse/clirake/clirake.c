#include "clirake.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const struct rake_option *rake_by_letter(const struct rake_option *options, char letter)
{
    if (letter == 0)
        return NULL;
    for (; options->type != RAKE_END; options++)
        if (options->letter == letter)
            return options;
    return NULL;
}

static const struct rake_option *by_prefix(const struct rake_option *options, const char *name, size_t length)
{
    for (; options->type != RAKE_END; options++)
        if (options->name != NULL && strlen(options->name) == length && memcmp(options->name, name, length) == 0)
            return options;
    return NULL;
}

const struct rake_option *rake_by_name(const struct rake_option *options, const char *name)
{
    return by_prefix(options, name, strlen(name));
}

static int takes_value(const struct rake_option *option)
{
    return option->type == RAKE_LONG || option->type == RAKE_TEXT || option->type == RAKE_LIST;
}

static enum rake_error store_long(long *target, const char *value)
{
    char *end;
    if (*value != '-' && *value != '+' && (*value < '0' || *value > '9'))
        return RAKE_BAD_NUMBER;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (end == value || *end != '\0' || errno == ERANGE)
        return RAKE_BAD_NUMBER;
    *target = number;
    return RAKE_OK;
}

static enum rake_error store(const struct rake_option *option, const char *value)
{
    struct rake_list *list;
    int *count;
    switch (option->type) {
    case RAKE_FLAG:
        *(int *)option->target = 1;
        break;
    case RAKE_COUNT:
        count = option->target;
        if (*count < INT_MAX)
            ++*count;
        break;
    case RAKE_LONG:
        return store_long(option->target, value);
    case RAKE_TEXT:
        *(const char **)option->target = value;
        break;
    case RAKE_LIST:
        list = option->target;
        if (list->count >= list->room)
            return RAKE_FULL;
        list->items[list->count++] = value;
        break;
    case RAKE_END:
        break;
    }
    return RAKE_OK;
}

static enum rake_error long_option(const struct rake_option *options, int argc, char *const *argv, int *index)
{
    const char *name = argv[*index] + 2;
    size_t length = strcspn(name, "=");
    const struct rake_option *option = by_prefix(options, name, length);
    if (option == NULL)
        return RAKE_UNKNOWN;
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    if (!takes_value(option))
        return value != NULL ? RAKE_UNEXPECTED : store(option, NULL);
    if (value == NULL) {
        if (argc - *index < 2)
            return RAKE_MISSING;
        value = argv[++*index];
    }
    return store(option, value);
}

static enum rake_error letters(const struct rake_option *options, int argc, char *const *argv, int *index)
{
    for (const char *at = argv[*index] + 1; *at != '\0'; at++) {
        const struct rake_option *option = rake_by_letter(options, *at);
        if (option == NULL)
            return RAKE_UNKNOWN;
        if (takes_value(option)) {
            if (at[1] != '\0')
                return store(option, at + 1);
            if (argc - *index < 2)
                return RAKE_MISSING;
            return store(option, argv[++*index]);
        }
        store(option, NULL);
    }
    return RAKE_OK;
}

struct rake_result rake(const struct rake_option *options, int argc, char *const *argv)
{
    struct rake_result result = {RAKE_OK, 1};
    while (result.index < argc) {
        const char *argument = argv[result.index];
        if (argument[0] != '-' || argument[1] == '\0')
            return result;
        if (strcmp(argument, "--") == 0) {
            result.index++;
            return result;
        }
        if (argument[1] == '-')
            result.error = long_option(options, argc, argv, &result.index);
        else
            result.error = letters(options, argc, argv, &result.index);
        if (result.error != RAKE_OK)
            return result;
        result.index++;
    }
    if (argc < 1)
        result.index = 0;
    return result;
}

struct sheet {
    char *out;
    size_t size, length;
};

static void put(struct sheet *sheet, const char *text)
{
    for (; *text != '\0'; text++, sheet->length++)
        if (sheet->length + 1 < sheet->size)
            sheet->out[sheet->length] = *text;
}

size_t rake_usage(const struct rake_option *options, char *out, size_t size)
{
    struct sheet sheet = {out, size, 0};
    for (; options->type != RAKE_END; options++) {
        const char letter[3] = {'-', options->letter, '\0'};
        if (options->help == NULL)
            continue;
        put(&sheet, "  ");
        put(&sheet, options->letter != 0 ? letter : "  ");
        put(&sheet, options->letter != 0 && options->name != NULL ? ", " : "  ");
        if (options->name != NULL) {
            put(&sheet, "--");
            put(&sheet, options->name);
        }
        if (takes_value(options))
            put(&sheet, options->type == RAKE_LONG ? " N" : " TEXT");
        put(&sheet, "  ");
        put(&sheet, options->help);
        put(&sheet, "\n");
    }
    if (size > 0)
        out[sheet.length < size ? sheet.length : size - 1] = '\0';
    return sheet.length;
}

const char *rake_explain(enum rake_error error)
{
    switch (error) {
    case RAKE_OK:
        return "no error";
    case RAKE_UNKNOWN:
        return "unknown option";
    case RAKE_MISSING:
        return "option needs a value";
    case RAKE_UNEXPECTED:
        return "option takes no value";
    case RAKE_BAD_NUMBER:
        return "not a number";
    case RAKE_FULL:
        return "option given too often";
    }
    return "unknown error";
}
