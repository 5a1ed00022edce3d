#include "engine/engine.h"

#include <string.h>
#include "base/memory.h"
#include "engine/enumerate/enumerate.h"
#include "runtime/wire.h"

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

char *engine_isolation(unsigned got)
{
    struct text missing = TEXT_INIT;
    char *sentence = NULL;
    if (!(got & ISOLATED_PROCESSES))
        text_add(&missing, "its own process table");
    if (!(got & ISOLATED_NETWORK))
        text_addf(&missing, "%sno network", missing.length ? ", " : "");
    if (!(got & ISOLATED_FILES))
        text_addf(&missing, "%sa read-only file system", missing.length ? ", " : "");
    if (missing.length)
        sentence = mem_format("the kernel did not give the worker %s", missing.s);
    text_release(&missing);
    return sentence;
}
