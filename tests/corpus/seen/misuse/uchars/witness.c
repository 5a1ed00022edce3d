#include "uchars.h"

#include <stdlib.h>
#include <string.h>

static char *heap(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        exit(2);
    return memcpy(copy, text, size);
}

int main(int count, char **arguments)
{
    char *text = heap("a\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80");
    static const uint32_t characters[] = {'a', 0xe4, 0x20ac, 0x1f600};
    const char *at = text;
    if (!uchars_valid(text) || uchars_length(text) != 4 || uchars_length("") != 0)
        return 2;
    for (size_t i = 0; i < 4; i++, at = uchars_next(at)) {
        char out[4];
        if (uchars_get(at) != characters[i] || uchars_find(text, characters[i]) != (long)i || uchars_index(text, i) != at ||
            uchars_put(characters[i], out) != (size_t)(uchars_next(at) - at) || uchars_prev(uchars_next(at)) != at)
            return 2;
    }
    static const char *const wrong[] = {"\x80", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xff", "\xf0\x9f", "\xe0\x80\x80"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (uchars_valid(wrong[i]))
            return 2;
    char out[4];
    if (*at != '\0' || uchars_get(at) != 0 || uchars_index(text, 4) != at || uchars_find(text, 'b') != -1 ||
        uchars_put(UINT32_MAX, out) != 0 || uchars_put(0xd800, out) != 0 || uchars_put(0, out) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule == 1)
        return (int)uchars_get(uchars_index(text, 5));
    if (rule == 2)
        return (int)uchars_length(heap("\xf0"));
    return (int)uchars_get(uchars_prev(text));
#endif
    free(text);
    return 0;
}
