#include "export/result.h"

#include <string.h>

#include "export/result_formats.h"

const struct result_format *const *result_formats(void)
{
    static const struct result_format *const formats[] = {&result_text, &result_tap, &result_junit, &result_jsonl,
                                                          NULL};
    return formats;
}

const struct result_format *result_format_find(const char *name)
{
    for (const struct result_format *const *format = result_formats(); *format; format++)
        if (strcmp((*format)->name, name) == 0)
            return *format;
    return NULL;
}
