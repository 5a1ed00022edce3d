/* cJSON: documents, and printing into memory that is large enough. */
#include <assay.h>
#include "cJSON.h"

cJSON *document(unsigned which)
{
    static const char *const texts[] = {"{\"a\":[1,-2.5e3,true,false,null],\"b\":{\"c\":\"d\\u00e9\\ud83d\\ude00\\n\\t\\\"\"}}",
                                        "[[],{},\"\\/\\b\\f\\r\",0.5,[1,[2,[3]]]]", "\xef\xbb\xbf [\"x\", {\"A\":1,\"a\":2}] "};
    return cJSON_Parse(texts[which % 3]);
}
cJSON *part(cJSON *document, int index) { return cJSON_GetArrayItem(document, index); }
