/* Any bytes as JSON. */
#include "fuzz.h"
#include "base/json.h"

void fuzz_json(const uint8_t *data, size_t size)
{
    struct error error = ERROR_INIT;
    struct arena arena = ARENA_INIT;
    const struct json *json = json_parse(&arena, (const char *)data, size, &error);
    if (!json && error.message.length == 0)
        BUG("JSON was refused without a message");
    arena_release(&arena);
    error_release(&error);
}
