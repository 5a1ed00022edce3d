#include "plots.h"

void plots_read(const char *text, struct plot *out)
{
    *out++ = (struct plot){0, *text};
    for (; *text; text++)
        if (*text == ',')
            *out++ = (struct plot){*text, text[1]};
}

void plots_last(const char *text, struct plot *out)
{
    *out++ = (struct plot){0, *text};
    for (; *text; text++)
        if (*text == ',')
            *out++ = (struct plot){*text, text[1]}; /* behind the one before: the bug */
}
