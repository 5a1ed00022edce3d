#include "ricectx.h"

int main(void)
{
    const int32_t values[] = {0, -1, 1, 5, 1000000, INT32_MAX, INT32_MIN, -70, 3, 2};
    size_t len;
    int32_t got;
    if (rx_enc_new(0) != NULL || rx_enc_new(9) != NULL)
        return 2;
    rx_enc *e = rx_enc_new(3);
    if (e == NULL || rx_enc_bytes(e, &len) == NULL || len != 0 || rx_enc_select(e, 3))
        return 2;
    for (int i = 0; i < 1000; i++)
        if (!rx_enc_select(e, (unsigned)i % 3) || !rx_enc_put(e, values[i % 10]))
            return 2;
    const uint8_t *bytes = rx_enc_bytes(e, &len);
    rx_dec *d = rx_dec_new(bytes, len, 3);
    for (int i = 0; i < 1000; i++)
        if (!rx_dec_select(d, (unsigned)i % 3) || !rx_dec_get(d, &got) || got != values[i % 10])
            return 2;
    rx_dec_free(d);
    d = rx_dec_new(NULL, 0, 1);
    if (d == NULL || rx_dec_get(d, &got))
        return 2;
    rx_dec_free(d);
    while (rx_enc_put(e, INT32_MIN))
        rx_enc_select(e, rx_enc_bits(e) % 3);
    rx_enc_free(e);
    rx_enc_free(NULL);
#ifndef LEGAL
    e = rx_enc_new(1);
    rx_enc *copy = rx_enc_copy(e);
    rx_enc_free(e);
    rx_enc_put(copy, 5);
    rx_enc_free(copy);
#endif
    return 0;
}
