#include "jsonpen.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    jsonpen_close(NULL);
    jsonpen *p = jsonpen_open();
    assert(p && !*jsonpen_text(p) && !jsonpen_done(p));
    assert(jsonpen_key(p, "x") == JSONPEN_EORDER);
    assert(jsonpen_object(p) == JSONPEN_OK && jsonpen_int(p, 1) == JSONPEN_EORDER);
    assert(jsonpen_object(p) == JSONPEN_EORDER && jsonpen_str(p, "") == JSONPEN_EORDER);
    assert(jsonpen_key(p, "") == JSONPEN_OK && jsonpen_key(p, "y") == JSONPEN_EORDER);
    assert(jsonpen_end(p) == JSONPEN_EORDER && jsonpen_array(p) == JSONPEN_OK);
    assert(jsonpen_key(p, "") == JSONPEN_EORDER);
    assert(jsonpen_int(p, INT64_MIN) == JSONPEN_OK && jsonpen_int(p, INT64_MAX) == JSONPEN_OK);
    assert(jsonpen_double(p, NAN) == JSONPEN_ENUMBER && jsonpen_double(p, -INFINITY) == JSONPEN_ENUMBER);
    assert(jsonpen_double(p, 0.5) == JSONPEN_OK && jsonpen_double(p, -1.7976931348623157e308) == JSONPEN_OK);
    assert(jsonpen_null(p) == JSONPEN_OK && jsonpen_bool(p, true) == JSONPEN_OK && jsonpen_bool(p, false) == JSONPEN_OK);
    assert(jsonpen_object(p) == JSONPEN_OK && jsonpen_end(p) == JSONPEN_OK);
    assert(jsonpen_array(p) == JSONPEN_OK && jsonpen_end(p) == JSONPEN_OK);
    assert(jsonpen_strn(p, "a\0b", 3) == JSONPEN_OK && jsonpen_strn(p, NULL, 0) == JSONPEN_OK);
    assert(jsonpen_strn(p, "short", SIZE_MAX) == JSONPEN_EMEM);
    assert(jsonpen_end(p) == JSONPEN_OK && jsonpen_key(p, "\"\\\n") == JSONPEN_OK);
    assert(jsonpen_str(p, "\x01\x1f\xc3\xa4\x7f") == JSONPEN_OK && jsonpen_end(p) == JSONPEN_OK);
    assert(jsonpen_done(p) && jsonpen_null(p) == JSONPEN_EORDER && jsonpen_array(p) == JSONPEN_EORDER);
    const char *want = "{\"\":[-9223372036854775808,9223372036854775807,0.5,-1.7976931348623157e+308,null,true,false,"
                       "{},[],\"a\\u0000b\",\"\"],\"\\\"\\\\\\n\":\"\\u0001\\u001f\xc3\xa4\x7f\"}";
    assert(strcmp(jsonpen_text(p), want) == 0);
    jsonpen_close(p);

    p = jsonpen_open();
    for (int i = 0; i < JSONPEN_DEPTH; i++)
        assert(jsonpen_array(p) == JSONPEN_OK);
    assert(jsonpen_array(p) == JSONPEN_EDEPTH && jsonpen_object(p) == JSONPEN_EDEPTH);
    for (int i = 0; i < JSONPEN_DEPTH; i++)
        assert(jsonpen_end(p) == JSONPEN_OK);
    assert(jsonpen_done(p) && strlen(jsonpen_text(p)) == 2 * JSONPEN_DEPTH);
    jsonpen_close(p);

    p = jsonpen_open();
    assert(jsonpen_array(p) == JSONPEN_OK && jsonpen_str(p, "abcdefghij\n") == JSONPEN_OK);
    assert(jsonpen_str(p, jsonpen_text(p)) == JSONPEN_OK && jsonpen_str(p, jsonpen_text(p) + 3) == JSONPEN_OK);
    assert(!strncmp(jsonpen_text(p), "[\"abcdefghij\\n\",\"[\\\"abcdefghij\\\\n\\\"\",\"bcd", 36));
    jsonpen_close(p);

    p = jsonpen_open();
    char *big = malloc(JSONPEN_LIMIT + 1);
    memset(big, 'x', JSONPEN_LIMIT);
    big[JSONPEN_LIMIT] = '\0';
    assert(jsonpen_str(p, big) == JSONPEN_EMEM && !*jsonpen_text(p));
    assert(jsonpen_strn(p, big, JSONPEN_LIMIT - 3) == JSONPEN_OK && jsonpen_done(p));
    free(big);
    jsonpen_close(p);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    jsonpen *p = jsonpen_open();
    if (rule == 1) {
        jsonpen_array(p);
        const char *text = jsonpen_text(p);
        jsonpen_str(p, "something longer than the room that there was");
        puts(text);
    } else if (rule == 2) {
        jsonpen_end(p);
    } else {
        char *name = malloc(4);
        memcpy(name, "abcd", 4);
        jsonpen_strn(p, name, 5);
        free(name);
    }
    jsonpen_close(p);
    return 0;
}
#endif
