/* Any bytes as a pattern.  The first byte is flags and mode. */
#include "fuzz.h"
#include "front/regex/regex.h"

void fuzz_regex(const uint8_t *data, size_t size)
{
    static const char *const flags[] = {"", "i", "s", "m", "u", "is", "iu", "imsu"};
    struct error error = ERROR_INIT;
    if (size < 1)
        return;
    struct regex_options options = {.flags = flags[data[0] & 7], .search = data[0] & 8};
    struct regex *regex = regex_parse((const char *)data + 1, size - 1, &options, &error);
    if (!regex && error.message.length == 0)
        BUG("a pattern was refused without a message");
    regex_free(regex);
    error_release(&error);
}
