#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static fuzz_target *target;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const struct {
        const char *name;
        fuzz_target *target;
    } targets[] = {{"regex", fuzz_regex},
                   {"language", fuzz_language},
                   {"reader", fuzz_reader},
                   {"lang", fuzz_lang},
                   {"json", fuzz_json}};
    const char *wanted = getenv("FUZZ_TARGET");
    (void)argc, (void)argv;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        if (wanted && strcmp(wanted, targets[i].name) == 0)
            target = targets[i].target;
    if (target)
        return 0;
    fputs("FUZZ_TARGET is not one of the targets\n", stderr);
    exit(2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    target(data, size);
    return 0;
}
