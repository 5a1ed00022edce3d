/* Misuse that no rule keeps away: it is dropped each time that it comes, and told
 * once, for whoever wonders what the sequences died of. */
#include "cli/exploring_parts.h"

#include <string.h>

#include "base/memory.h"

void exploring_note_unruled(struct exploring *exploring, const struct ruling *ruling)
{
    const char *why = ruling->why ? ruling->why : "";
    for (size_t i = 0; i < exploring->unruled.count; i++) {
        struct unruled *known = &exploring->unruled.items[i];
        if (known->operation == ruling->operation && strcmp(known->why, why) == 0) {
            known->count++;
            return;
        }
    }
    vector_push(&exploring->unruled, ((struct unruled){ruling->operation, mem_strdup(why), 1}));
}

void exploring_release_unruled(struct exploring *exploring)
{
    for (size_t i = 0; i < exploring->unruled.count; i++)
        mem_free(exploring->unruled.items[i].why);
    vector_release(&exploring->unruled);
}
