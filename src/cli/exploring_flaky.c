/* What broke and did not break when it was run again: nothing comes of it, so
 * only how it broke is told, with how often. */
#include "cli/exploring_parts.h"

#include <string.h>

#include "base/memory.h"

/* "heap-use-after-free", "SIGSEGV", "timeout", "leak"; caller frees. */
static char *way_of(const struct verdict *verdict)
{
    const char *first = strchr(verdict->signature, ':'), *last = strrchr(verdict->signature, ':');
    bool has_name = verdict->kind == VERDICT_SIGNAL || verdict->kind == VERDICT_ADDRESS;
    if (has_name && first && last > first + 1)
        return mem_strndup(first + 1, (size_t)(last - first - 1));
    if (verdict->kind == VERDICT_ASSERT && strncmp(verdict->cause, "abort()", strlen("abort()")) == 0)
        return mem_strdup("abort()");
    return mem_strdup(verdict->kind == VERDICT_HANG ? "timeout" : verdict_kind_name(verdict->kind));
}

void exploring_note_flaky(struct exploring *exploring, const struct verdict *verdict)
{
    char *way = way_of(verdict);
    for (size_t i = 0; i < exploring->flaky.count; i++)
        if (strcmp(exploring->flaky.items[i].way, way) == 0) {
            exploring->flaky.items[i].count++;
            mem_free(way);
            return;
        }
    vector_push(&exploring->flaky, ((struct flaky){way, 1}));
}

static bool is_counted(const char *way)
{
    return strcmp(way, "timeout") == 0 || strcmp(way, "leak") == 0 || strcmp(way, "assertion") == 0;
}

/* The most frequent first. */
static const struct flaky *next_flaky(const struct exploring *exploring, const struct flaky *before)
{
    const struct flaky *next = NULL;
    for (size_t i = 0; i < exploring->flaky.count; i++) {
        const struct flaky *one = &exploring->flaky.items[i];
        bool is_behind = !before || one->count < before->count || (one->count == before->count && one > before);
        if (is_behind && (!next || one->count > next->count))
            next = one;
    }
    return next;
}

void exploring_describe_flaky(const struct exploring *exploring, struct text *out)
{
    unsigned long long total = 0;
    const struct flaky *one = NULL;
    for (size_t i = 0; i < exploring->flaky.count; i++)
        total += exploring->flaky.items[i].count;
    if (!total)
        return;
    text_addf(out, "%llu sequence%s broke (", total, total == 1 ? "" : "s");
    for (size_t i = 0; (one = next_flaky(exploring, one)); i++)
        text_addf(out, "%s%llu %s%s", i ? ", " : "", one->count, one->way,
                  one->count > 1 && is_counted(one->way) ? "s" : "");
    text_add(out, ") and did not break when run again\n");
}

void exploring_release_flaky(struct exploring *exploring)
{
    for (size_t i = 0; i < exploring->flaky.count; i++)
        mem_free(exploring->flaky.items[i].way);
    vector_release(&exploring->flaky);
}
