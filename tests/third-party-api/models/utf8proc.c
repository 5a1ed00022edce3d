/* utf8proc: texts of several scripts. */
#include <assay.h>
#include "utf8proc.h"

const char *text(unsigned which)
{
    static const char *const texts[] = {"e\xcc\x81t\xc3\xa9 \xc3\x9f\xc4\xb0", "\xea\xb0\x80\xe1\x84\x80\xe1\x85\xa1\xe1\x86\xa8",
                                        "\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa9\r\n\xc2\xad", "\xef\xac\x81\xe2\x80\xa8\xf0\x9d\x94\xb8\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa"};
    return texts[which % 4];
}
char *mapped(unsigned which, int options)
{
    utf8proc_uint8_t *out = NULL;
    utf8proc_map((const utf8proc_uint8_t *)text(which), 0, &out, (utf8proc_option_t)(options & 0x3fff) | UTF8PROC_NULLTERM);
    return (char *)out;
}
