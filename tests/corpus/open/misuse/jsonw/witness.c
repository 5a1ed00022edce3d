#include "jsonw.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct jsonw *w = jsonw_new();
#ifdef LEGAL
    (void)count, (void)arguments;
    jsonw_begin_object(w);
    jsonw_key(w, "a\n");
    jsonw_begin_array(w);
    jsonw_int(w, -9223372036854775807 - 1);
    jsonw_bool(w, true);
    jsonw_bool(w, false);
    jsonw_begin_object(w);
    jsonw_end_object(w);
    jsonw_end_array(w);
    jsonw_key(w, "b");
    jsonw_text(w, "\"q\\");
    if (jsonw_complete(w))
        return 2;
    jsonw_end_object(w);
    if (strcmp(jsonw_result(w), "{\"a\\u000a\":[-9223372036854775808,true,false,{}],\"b\":\"\\\"q\\\\\"}") != 0)
        return 2;
    jsonw_free(w);
    w = jsonw_new();
    for (int i = 0; i < JSONW_DEPTH; i++)
        jsonw_begin_array(w);
    for (int i = 0; i < JSONW_DEPTH; i++)
        jsonw_end_array(w);
    if (strlen(jsonw_result(w)) != 2 * JSONW_DEPTH)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        jsonw_key(w, "a");
        break;
    case 2:
        jsonw_begin_array(w);
        jsonw_end_object(w);
        break;
    case 3:
        jsonw_begin_array(w);
        return jsonw_result(w) == NULL;
    case 4:
        for (int i = 0; i <= JSONW_DEPTH; i++)
            jsonw_begin_array(w);
        break;
    case 5:
        jsonw_int(w, 1);
        jsonw_int(w, 2);
        break;
    }
#endif
    jsonw_free(w);
    return 0;
}
