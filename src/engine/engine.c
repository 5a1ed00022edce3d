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

void engine_failure_release(struct engine_failure *failure)
{
    mem_free(failure->cause);
    mem_free(failure->example);
    mem_free(failure->backtrace);
}

void engine_add_failure(struct engine_result *result, const struct engine_failure *failure, unsigned long long count)
{
    for (size_t i = 0; i < result->failures.count; i++)
        if (strcmp(result->failures.items[i].cause, failure->cause) == 0) {
            result->failures.items[i].count += count;
            return;
        }
    struct engine_failure copy = {mem_strdup(failure->cause), count, mem_strdup(failure->example),
                                  mem_strdup(failure->backtrace)};
    vector_push(&result->failures, copy);
}

void engine_result_release(struct engine_result *result)
{
    for (size_t i = 0; i < result->failures.count; i++)
        engine_failure_release(&result->failures.items[i]);
    vector_release(&result->failures);
    mem_free(result->isolation);
    result->isolation = NULL;
}
