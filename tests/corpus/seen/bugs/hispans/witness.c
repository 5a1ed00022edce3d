#include "hispans.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    hi_span spans[16];
    const char *line = "int x1 = \"a\\\"b\" + 0x1f; // end";
    size_t count = hi_spans(line, strlen(line), spans, 16);
    assert(count == 9 && spans[0].kind == HI_KEYWORD && spans[8].kind == HI_COMMENT);
    assert(hi_spans(line, strlen(line), NULL, 0) == 9);
    assert(hi_find(spans, count, 4) == &spans[2]);
    assert(hi_find(spans, count, 999) == NULL && hi_find(NULL, 0, 0) == NULL);
    assert(hi_spans(NULL, 0, NULL, 0) == 0);
    assert(hi_spans("\"", 1, spans, 16) == 1 && spans[0].length == 1);
    assert(hi_spans("\"ab", 3, spans, 16) == 1 && spans[0].kind == HI_STRING);
    assert(hi_spans("/", 1, spans, 16) == 1 && spans[0].kind == HI_PLAIN);
    spans[0] = (hi_span){0, 2, HI_WORD};
    spans[1] = (hi_span){2, 2, HI_WORD};
    assert(hi_merge(spans, 2) == 1 && spans[0].length == 4 && hi_merge(spans, 0) == 0);
    assert(!strcmp(hi_name((hi_kind)99), "plain") && !strcmp(hi_name(HI_STRING), "string"));
#else
    char *text = malloc(3);
    if (!text)
        return 0;
    memcpy(text, "\"a\\", 3);
    hi_spans(text, 3, NULL, 0);
    free(text);
#endif
    return 0;
}
