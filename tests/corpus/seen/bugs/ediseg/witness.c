#include "ediseg.h"

#include <stdint.h>
#include <string.h>

int main(void)
{
    char buf[32];
#ifdef LEGAL
    edi_msg *m = edi_parse(NULL, 0);
    if (!m || edi_segments(m) != 0 || edi_elements(m, 0) != 0 || edi_get(m, 0, 0, 0, buf, sizeof buf) != -1)
        return 2;
    edi_free(m);
    edi_free(NULL);
    const char *text = "NAD+BY+5412::9'\r\nDTM+137:2024?+01:102'''X?'+??+";
    m = edi_parse(text, strlen(text));
    if (!m || edi_segments(m) != 5 || edi_elements(m, 0) != 3 || edi_components(m, 0, 2) != 3)
        return 3;
    if (edi_get(m, 0, 2, 1, buf, sizeof buf) != 0 || edi_get(m, 1, 1, 1, buf, 5) != 7 || strcmp(buf, "2024"))
        return 4;
    if (edi_get(m, 4, 0, 0, buf, sizeof buf) != 2 || strcmp(buf, "X'") || edi_get(m, 4, 1, 0, NULL, 0) != 1 ||
        edi_get(m, 4, 2, 0, buf, 1) != 0 || edi_get(m, 4, 3, 0, buf, 1) != -1)
        return 5;
    if (edi_elements(m, 2) != 1 || edi_components(m, 2, 0) != 1 || edi_components(m, SIZE_MAX, SIZE_MAX) != 0 ||
        edi_get(m, 0, SIZE_MAX, SIZE_MAX, buf, 1) != -1 || edi_get(m, 0, 0, SIZE_MAX, buf, 1) != -1)
        return 6;
    if (edi_find(m, "DTM", 0) != 1 || edi_find(m, "DTM", 2) != -1 || edi_find(m, "", 0) != 2 ||
        edi_find(m, "X", SIZE_MAX) != -1)
        return 7;
    edi_free(m);
    if (edi_parse("UNA", 3) || edi_parse("UNA:+.?", 7) || edi_parse("UNA::.? '", 9) || edi_parse("x", EDI_MAX_TEXT + 1))
        return 8;
    m = edi_parse("UNA.|,\\ \nABC|a\\.b.c\nD", 21);
    if (!m || edi_decimal(m) != ',' || edi_segments(m) != 2 || edi_get(m, 0, 1, 0, buf, 8) != 3 || strcmp(buf, "a.b"))
        return 9;
    edi_free(m);
    if (edi_escape("a+b?", buf, sizeof buf) != 6 || strcmp(buf, "a?+b??") || edi_escape("", NULL, 0) != 0)
        return 10;
#else
    edi_msg *m = edi_parse("NAD+BY?", 7);
    if (!m)
        return 0;
    (void)edi_get(m, 0, 1, 0, buf, sizeof buf);
    edi_free(m);
#endif
    return 0;
}
