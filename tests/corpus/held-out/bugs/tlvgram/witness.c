#include "tlvgram.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    uint8_t bytes[8], big[255], buf[300], *m, *nest;
    size_t size, nsize;
    struct tlvgram_reader r;
    struct tlvgram_entry got, e[4];
    int64_t n;
    static const int64_t numbers[] = {0, 1, -1, 127, 128, -128, -129, 32767, 32768, -32768, -32769,
                                      INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};

    memset(big, 'x', sizeof big);
    m = tlvgram_encode(NULL, 0, &size);
    CHECK(m != NULL && size == 0 && tlvgram_count(m, 0) == 0);
    free(m);

    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 0, 0, NULL};
    e[1] = (struct tlvgram_entry){TLVGRAM_PART, 255, 255, big};
    e[2] = (struct tlvgram_entry){TLVGRAM_LIST, 65535, 7, big};
    e[3] = (struct tlvgram_entry){TLVGRAM_INSTANCE, 256, 3, "abc"};
    m = tlvgram_encode(e, 4, &size);
    CHECK(m != NULL && size == 2 + (3 + 255) + (3 + 7) + (3 + 3));
    CHECK(tlvgram_count(m, size) == 4);
    CHECK(tlvgram_count(m, size - 1) == -1);
    CHECK(tlvgram_count(m, 1) == -1);
    tlvgram_open(&r, m, size);
    for (int i = 0; i < 4; i++)
        CHECK(tlvgram_next(&r, &got) == 1 && tlvgram_equal(&got, &e[i]) && tlvgram_equal(&e[i], &got));
    CHECK(tlvgram_next(&r, &got) == 0 && tlvgram_next(&r, &got) == 0);
    CHECK(tlvgram_find(m, size, TLVGRAM_INSTANCE, 256, &got) == 1 && got.length == 3);
    CHECK(tlvgram_find(m, size, TLVGRAM_VALUE, 256, &got) == 0);
    CHECK(!tlvgram_equal(&e[0], &e[1]));
    free(m);

    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 4, 2, "hi"};
    nest = tlvgram_encode(e, 1, &nsize);
    CHECK(nest != NULL);
    e[1] = (struct tlvgram_entry){TLVGRAM_LIST, 1, nsize, nest};
    m = tlvgram_encode(e + 1, 1, &size);
    CHECK(m != NULL && tlvgram_find(m, size, TLVGRAM_LIST, 1, &got) == 1);
    CHECK(tlvgram_find(got.value, got.length, TLVGRAM_VALUE, 4, &got) == 1);
    CHECK(memcmp(got.value, "hi", 2) == 0);
    free(m);
    free(nest);

    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 1, 256, buf};
    CHECK(tlvgram_encode(e, 1, &size) == NULL && size == 0);
    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 1, SIZE_MAX, buf};
    CHECK(tlvgram_encode(e, 1, &size) == NULL && tlvgram_write(buf, sizeof buf, e) == 0);
    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 1, 1, NULL};
    CHECK(tlvgram_encode(e, 1, &size) == NULL);
    e[0] = (struct tlvgram_entry){(enum tlvgram_type)9, 1, 1, "a"};
    CHECK(tlvgram_encode(e, 1, &size) == NULL);
    CHECK(tlvgram_encode(e, SIZE_MAX, &size) == NULL);

    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 500, 200, big};
    CHECK(tlvgram_write(buf, 203, e) == 0 && tlvgram_write(buf, 204, e) == 204);
    CHECK(tlvgram_find(buf, 204, TLVGRAM_VALUE, 500, &got) == 1 && tlvgram_equal(&got, e));
    memcpy(buf, "0123456789", 10); /* a value that lies in the buffer */
    e[0] = (struct tlvgram_entry){TLVGRAM_VALUE, 500, 10, buf};
    CHECK(tlvgram_write(buf, sizeof buf, e) == 14 && memcmp(buf + 4, "0123456789", 10) == 0);
    CHECK(tlvgram_write(buf, 0, e) == 0);

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        got.value = bytes;
        got.length = tlvgram_pack(numbers[i], bytes);
        CHECK(tlvgram_unpack(&got, &n) == 0 && n == numbers[i]);
    }
    got.length = 3;
    CHECK(tlvgram_unpack(&got, &n) == -1);
    got.length = 0;
    CHECK(tlvgram_unpack(&got, &n) == -1);

    tlvgram_open(&r, NULL, 0);
    CHECK(tlvgram_next(&r, &got) == 0);
    CHECK(tlvgram_count("\x10\x01", 2) == -1 && tlvgram_count("\x28\x01\x01", 3) == -1);
    CHECK(tlvgram_find("\x28\x00\x01\x01", 4, TLVGRAM_INSTANCE, 1, &got) == -1);
    CHECK(tlvgram_find("\x28\x00\x01\x01z", 5, TLVGRAM_INSTANCE, 1, &got) == 1);
    return 0;
}
#else
int main(void)
{
    struct tlvgram_entry entry = {TLVGRAM_VALUE, 256, 8, "12345678"};
    size_t size;
    uint8_t *message = tlvgram_encode(&entry, 1, &size);

    free(message);
    return 0;
}
#endif
