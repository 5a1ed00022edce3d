#include "recfmt.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    RecFmt *fmt = rf_new(), *blank = rf_new();
    int id = rf_add(fmt, "id", RF_U16), tag = rf_add_text(fmt, "tag", 6), big = rf_add(fmt, "big", RF_U32);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[7];
    if (id != 0 || tag != 1 || big != 2 || rf_add(fmt, "id", RF_U8) != -1 || rf_add(fmt, "", RF_U8) != -1)
        return 2;
    if (rf_add_text(fmt, "x", 0) != -1 || rf_add(fmt, "sixteen_letters_", RF_U8) != -1 || rf_fields(fmt) != 3)
        return 2;
    rf_seal(fmt);
    rf_seal(fmt);
    char *record = malloc(rf_size(fmt));
    rf_clear(fmt, record);
    rf_put(fmt, record, id, 0x12345);
    rf_put(fmt, record, big, UINT32_MAX);
    rf_put_text(fmt, record, tag, "abcdefgh");
    rf_get_text(fmt, record, tag, text);
    if (rf_get(fmt, record, id) != 0x2345 || rf_get(fmt, record, big) != UINT32_MAX || strcmp(text, "abcdef") != 0)
        return 2;
    rf_put_text(fmt, record, tag, "");
    rf_get_text(fmt, record, tag, text);
    if (*text != '\0' || rf_find(fmt, "big") != 2 || rf_find(fmt, "none") != -1 || rf_size(fmt) != 12)
        return 2;
    free(record);
#else
    (void)id, (void)big;
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    char *record = malloc(12), *small = malloc(6);
    if (rule > 1)
        rf_seal(fmt);
    switch (rule) {
    case 1:
        rf_size(fmt);
        break;
    case 2:
        rf_add(fmt, "more", RF_U8);
        break;
    case 3:
        rf_put(fmt, record, 3, 1);
        break;
    case 4:
        rf_put(fmt, record, tag, 1);
        break;
    case 5:
        rf_clear(fmt, small);
        break;
    case 6:
        rf_put_text(fmt, record, tag, "abcdefgh");
        rf_get_text(fmt, record, tag, small);
        break;
    case 7:
        rf_seal(blank);
        break;
    }
    free(record), free(small);
#endif
    rf_free(fmt), rf_free(blank);
    return 0;
}
