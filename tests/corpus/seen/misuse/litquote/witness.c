#include "litquote.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    char b[64];
    if (litq_string(b, "it's", 4) != 7 || strcmp(b, "'it''s'") != 0 || litq_unquote(b, b, 7) != 4 ||
        strcmp(b, "it's") != 0)
        return 2;
    char *tight = malloc(LITQ_STRING_SIZE(3));
    if (litq_string(tight, "'''", 3) != 8 || litq_ident(tight, "\"\"\"", 3) != 8 || litq_string(tight, "", 0) != 2 ||
        litq_string(tight, "a\0b", 3) != 3)
        return 2;
    free(tight);
    tight = malloc(LITQ_BLOB_SIZE(2));
    if (litq_blob(tight, "\0\xff", 2) != 7 || strcmp(tight, "x'00ff'") != 0 || litq_blob(tight, "", 0) != 3)
        return 2;
    free(tight);
    tight = malloc(LITQ_INT_SIZE);
    if (litq_int(tight, INT64_MIN) != 22 || strcmp(tight, "(-9223372036854775808)") != 0 || litq_int(tight, 0) != 1)
        return 2;
    free(tight);
    if (litq_like(b, "5%_\\", 4, '\\') != 7 || strcmp(b, "5\\%\\_\\\\") != 0)
        return 2;
    if (litq_unquote(b, "'", 1) != (size_t)-1 || litq_unquote(b, "'a'b'", 5) != (size_t)-1 ||
        litq_unquote(b, "'''", 3) != (size_t)-1 || litq_unquote(b, "''''", 4) != 1 || litq_unquote(b, "\"\"", 2) != 0 ||
        litq_unquote(b, "", 0) != (size_t)-1)
        return 2;
    return litq_is_plain("select") || litq_is_plain("") || litq_is_plain("1a") || !litq_is_plain("_a1") ||
           litq_is_plain("a-b");
#else
    char *small = malloc(4), *text = malloc(16);
    memcpy(text, "ab'cdefghi", 10);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        litq_string(small, text, 4);
        break;
    case 2:
        litq_blob(text, memcpy(small, "abcd", 4), 5);
        break;
    case 3: /* the text is overtaken by its own quotes */
        text[10] = '\0';
        litq_string(text, text, 4);
        return strcmp(text, "'ab''c'") != 0;
    }
    return 0;
#endif
}
