#include "riffpack.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    riff_t *r = riff_new("WAVE"), *s;
    size_t len;
    void *bytes;
    if (riff_new("WAV") || riff_add(r, "toolong", "", 0) != RIFF_EID || riff_add(r, "x", "", 0) != RIFF_EID)
        return 2;
    if (riff_add(r, "fmt ", "\1\0\1\0", 4) || riff_add(r, "none", NULL, 0) || riff_add(r, "data", "abcdef", 6))
        return 2;
    bytes = riff_build(r, &len);
    if (len != 12 + 24 + 10 || !(s = riff_parse(bytes, len)))
        return 2;
    if (riff_count(s) != 3 || riff_find(s, "data") != 2 || strcmp(riff_form(s), "WAVE") || !riff_data(s, 1, &len) || len)
        return 2;
    if (riff_remove(s, 0) || riff_remove(s, 2) != RIFF_ENOENT || strcmp(riff_id(s, 0), "none"))
        return 2;
    riff_free(s);
    free(bytes);
#ifndef LEGAL
    riff_add(r, "LIST", "abc", 3);
    bytes = riff_build(r, &len);
    free(bytes);
#endif
    riff_free(r);
    return 0;
}
