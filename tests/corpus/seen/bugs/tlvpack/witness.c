#include "tlvpack.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    static const int64_t numbers[] = { 0, -1, 127, 128, -128, -129, 32767, 32768, -32769, INT32_MIN, INT32_MAX, (int64_t)INT32_MAX + 1, INT64_MIN, INT64_MAX };
    static uint8_t big[70000];
    tlv_writer *w = tlv_writer_new();
    struct tlv_item item;
    size_t length = 9, at = 0, i;
    const uint8_t *data;
    int64_t n;

    CHECK(w);
    CHECK(tlv_writer_data(w, &length) == NULL && length == 0);
    CHECK(tlv_next(NULL, 0, &at, &item) == TLV_END);
    CHECK(tlv_put(w, TLV_ARRAY, 0, NULL, 0) == TLV_OK);
    CHECK(tlv_put(w, TLV_ARRAY, 0, NULL, 1) == TLV_EINVAL);
    CHECK(tlv_put(w, (enum tlv_kind)4, 0, "", 1) == TLV_EINVAL);
    CHECK(tlv_put(w, TLV_ARRAY, 0, "", SIZE_MAX) == TLV_ERANGE);
    CHECK(tlv_append(w, "", SIZE_MAX) == TLV_ERANGE);
    CHECK(tlv_begin(w, TLV_ARRAY, 1, (size_t)TLV_MAX_VALUE + 1) == TLV_ERANGE);
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        CHECK(tlv_put_int(w, 65535, numbers[i]) == TLV_OK);
    CHECK(tlv_put(w, TLV_INSTANCE, 255, big, sizeof big) == TLV_OK);
    CHECK(tlv_put(w, TLV_INSTANCE, 256, big, 65535) == TLV_OK);
    data = tlv_writer_data(w, &length);
    CHECK(tlv_next(data, length, &at, &item) == TLV_OK && item.length == 0 && item.kind == TLV_ARRAY);
    CHECK(tlv_item_int(&item, &n) == TLV_EINVAL);
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        CHECK(tlv_next(data, length, &at, &item) == TLV_OK && item.id == 65535);
        CHECK(tlv_item_int(&item, &n) == TLV_OK && n == numbers[i]);
    }
    CHECK(tlv_next(data, length, &at, &item) == TLV_OK && item.length == sizeof big && item.id == 255);
    CHECK(tlv_next(data, length - 1, &at, &item) == TLV_ETRUNC);
    CHECK(tlv_next(data, length, &at, &item) == TLV_OK && item.length == 65535 && item.id == 256);
    CHECK(tlv_next(data, length, &at, &item) == TLV_END);
    at = length + 1;
    CHECK(tlv_next(data, length, &at, &item) == TLV_EINVAL);
    CHECK(tlv_append(w, data, length) == TLV_OK); /* its own bytes */
    data = tlv_writer_data(w, &at);
    CHECK(at == 2 * length && memcmp(data, data + length, length) == 0);
    tlv_writer_clear(w);
    CHECK(tlv_begin(w, TLV_ENTRY, 7, TLV_MAX_VALUE) == TLV_OK);
    tlv_writer_data(w, &length);
    CHECK(length == 5);
    for (i = 0; i < 300; i++)
        if (tlv_append(w, big, 65000) == TLV_ERANGE)
            break;
    CHECK(i < 300);
    tlv_writer_free(w);
    tlv_writer_free(NULL);
    return 0;
}
#else
int main(void)
{
    tlv_writer *w = tlv_writer_new();

    CHECK(w);
    tlv_begin(w, TLV_RESOURCE, 0x1234, 0x10000);
    tlv_writer_free(w);
    return 0;
}
#endif
