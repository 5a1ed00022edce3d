#include "engine/engine.h"

#include <string.h>
#include "base/memory.h"
#include "engine/enumerate/enumerate.h"

static const struct engine *const table[] = {
    &enumerate_engine,
    &enumerate_rerun_engine,
    &enumerate_portable_engine,
    NULL,
};

const struct engine *const *engines(void)
{
    return table;
}

const struct engine *engine_find(const char *name)
{
    for (size_t i = 0; table[i]; i++)
        if (strcmp(table[i]->name, name) == 0)
            return table[i];
    return NULL;
}

void engine_result_release(struct engine_result *result)
{
    for (size_t i = 0; i < result->failures.count; i++) {
        mem_free(result->failures.items[i].cause);
        mem_free(result->failures.items[i].example);
        mem_free(result->failures.items[i].backtrace);
    }
    vector_release(&result->failures);
    mem_free(result->isolation);
    result->isolation = NULL;
}
