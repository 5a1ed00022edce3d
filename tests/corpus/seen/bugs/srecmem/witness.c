#include "srecmem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
int main(void)
{
    srec_record r, back;
    char buf[SREC_MAX_LINE];
    static char lines[4000];
    size_t line;

    CHECK(srec_parse("S107000042424242F0", &r) == SREC_OK);
    CHECK(r.type == 1 && r.address == 0 && r.len == 4 && r.data[3] == 0x42);
    CHECK(srec_parse("S107000042424242F0\r\n", &r) == SREC_OK);
    CHECK(srec_parse("S107000042424242F0\n\n", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("s107000042424242F0", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S107000042424242F1", &r) == SREC_ECHECKSUM);
    CHECK(srec_parse("S1070000424242f0", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("\n", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S1", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S100", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S401FE", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S1030000FC", &r) == SREC_OK && r.len == 0);
    CHECK(srec_parse("S9030000FC", &r) == SREC_OK && r.type == 9);
    CHECK(srec_parse("S5030001FB", &r) == SREC_OK && r.address == 1);
    CHECK(srec_parse("S901FE", &r) == SREC_ESYNTAX);
    CHECK(srec_parse("S904000000FB", &r) == SREC_ESYNTAX);

    for (int type = -1; type <= 10; type++)
        for (unsigned len = 0; len <= 254; len += 1) {
            memset(&r, 0x5A, sizeof r);
            r.type = type;
            r.address = 0xFEDC;
            r.len = len;
            size_t n = srec_format(&r, buf, sizeof buf);
            if (n == 0)
                continue;
            CHECK(n == strlen(buf) && n < sizeof buf);
            CHECK(srec_format(&r, NULL, 0) == n);
            CHECK(srec_parse(buf, &back) == SREC_OK);
            CHECK(back.type == type && back.address == 0xFEDC && back.len == len);
            CHECK(memcmp(back.data, r.data, len) == 0);
        }
    r.type = 1, r.address = 0x10000, r.len = 0;
    CHECK(srec_format(&r, buf, sizeof buf) == 0);
    r.type = 3, r.address = 0xFFFFFFFF, r.len = 1, r.data[0] = 7;
    CHECK(srec_format(&r, buf, 5) == 16 && strlen(buf) == 4);
    CHECK(srec_format(&r, buf, 1) == 16 && buf[0] == '\0');
    r.len = UINT32_MAX;
    CHECK(srec_format(&r, buf, sizeof buf) == 0);

    CHECK(srec_image_new(0, 0) == NULL);
    CHECK(srec_image_new(0, SIZE_MAX) == NULL);
    CHECK(srec_image_new(0xFFFFFFFF, 2) == NULL);
    srec_image *top = srec_image_new(0xFFFFFFFF, 1);
    CHECK(top != NULL);
    r.type = 3, r.address = 0xFFFFFFFF, r.len = 1, r.data[0] = 7;
    srec_format(&r, buf, sizeof buf);
    CHECK(srec_image_load(top, buf, NULL) == SREC_OK);
    CHECK(srec_image_peek(top, 0xFFFFFFFF) == 7 && srec_image_peek(top, 0) == -1);
    CHECK(srec_image_load(top, "S107000042424242F0\n", &line) == SREC_ERANGE && line == 1);
    srec_image_free(top);
    srec_image_free(NULL);

    srec_image *img = srec_image_new(0, 4);
    CHECK(srec_image_load(img, "", &line) == SREC_OK && line == 0);
    CHECK(srec_image_load(img, "\n\r\nS107000042424242F0\r\nS9030000FC", &line) == SREC_OK && line == 4);
    CHECK(srec_image_peek(img, 3) == 0x42 && srec_image_peek(img, 4) == -1);
    strcpy(lines, "S104000309EF\nS104000409EE\nS9");
    CHECK(srec_image_load(img, lines, &line) == SREC_ERANGE && line == 2);
    CHECK(srec_image_peek(img, 3) == 9);
    srec_image_free(img);
    CHECK(strlen(srec_strerror(SREC_ERANGE)) > 0);
    return 0;
}
#else
int main(void)
{
    srec_record rec;
    srec_status status = srec_parse("S101FE", &rec);
    printf("%s\n", srec_strerror(status));
    return 0;
}
#endif
