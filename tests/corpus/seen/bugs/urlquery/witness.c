#include "urlquery.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    urlquery *query = urlquery_parse("&name=J%C3%bc%2&&tag=a+b=%zz%00.&debug&=");
    if (query == NULL || urlquery_count(query) != 4 || strcmp(urlquery_get(query, "tag"), "a b=%zz%00.") != 0 ||
        strcmp(urlquery_value(query, 0), "J\xc3\xbc%2") != 0 || strcmp(urlquery_get(query, "debug"), "") != 0)
        return 2;
    if (strcmp(urlquery_name(query, 3), "") != 0 || urlquery_name(query, 4) != NULL || urlquery_get(query, "x") != NULL)
        return 2;
    urlquery_free(query);
    query = urlquery_parse("");
    if (urlquery_count(query) != 0)
        return 2;
    urlquery_free(query);
    char *text = urlquery_escape("a b%\xff~");
    if (strcmp(text, "a%20b%25%FF~") != 0)
        return 2;
    query = urlquery_parse(text);
    if (strcmp(urlquery_name(query, 0), "a b%\xff~") != 0)
        return 2;
    free(text);
    urlquery_free(query);
#ifndef LEGAL
    urlquery_free(urlquery_parse("done=100%"));
#endif
    return 0;
}
