/* jansson: documents. */
#include <assay.h>
#include "jansson.h"
const char *text(unsigned which)
{
    static const char *const texts[] = {"{\"a\":[1,-2.5e3,true,false,null],\"b\":{\"c\":\"d\\u00e9\\ud83d\\ude00\\n\\t\"}}",
                                        "[[],{},\"\\/\\b\\f\\r\\\"\",0.5,12345678901,[1,[2,[3]]]]", "{\"k\":\"\xc3\xa9\"} "};
    return texts[which % 3];
}
json_t *document(unsigned which) { return json_loads(text(which), 0, NULL); }
json_t *packed(int number, double real, const char *string)
{
    return json_pack("{s:i,s:[f,s,b,n],s:{}}", "i", number, "l", real, string, 1, "o");
}
int unpack(json_t *json, int *number, double *real)
{
    const char *string;
    int flag;
    return json_unpack(json, "{s:i,s:[F,s,b,n]}", "i", number, "l", real, &string, &flag);
}
