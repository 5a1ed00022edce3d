#include "xmlw.h"

#include <string.h>

int main(void)
{
    xmlw *w = xmlw_new();
    if (xmlw_attr(w, "a", "") != XMLW_STATE || xmlw_end(w) != XMLW_STATE || xmlw_text(w, "") != XMLW_STATE ||
        strcmp(xmlw_result(w), "") != 0)
        return 2;
    if (xmlw_start(w, "list") != XMLW_OK || xmlw_attr(w, "size", "\"1\"") != XMLW_OK || xmlw_start(w, "item") != XMLW_OK ||
        xmlw_text(w, "a < b") != XMLW_OK || xmlw_attr(w, "x", "") != XMLW_STATE || xmlw_end(w) != XMLW_OK ||
        xmlw_start(w, "e") != XMLW_OK || xmlw_end(w) != XMLW_OK || xmlw_depth(w) != 1 || xmlw_end(w) != XMLW_OK)
        return 2;
    if (strcmp(xmlw_result(w), "<list size=\"&quot;1&quot;\"><item>a &lt; b</item><e/></list>") != 0 ||
        xmlw_length(w) != strlen(xmlw_result(w)) || xmlw_start(w, "again") != XMLW_STATE)
        return 2;
    xmlw_reset(w);
    if (xmlw_length(w) != 0 || xmlw_start(w, "") != XMLW_BAD_NAME || xmlw_start(w, "a b") != XMLW_BAD_NAME)
        return 2;
    for (int i = 0; i < XMLW_DEPTH; i++)
        if (xmlw_start(w, "deep") != XMLW_OK)
            return 2;
    if (xmlw_start(w, "deep") != XMLW_TOO_DEEP)
        return 2;
#ifndef LEGAL
    xmlw_reset(w);
    xmlw_start(w, "new");
#endif
    xmlw_free(w);
    return 0;
}
