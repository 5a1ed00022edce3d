#include "sipotp.h"

#include <string.h>

int main(void)
{
    sipotp_t otp;
    uint32_t code;
    char text[16];
    if (sipotp_init(&otp, (const uint8_t *)"", 0, 6, 0) != -1 || sipotp_init(&otp, (const uint8_t *)"k", 1, 10, 0) != -1)
        return 2;
    if (sipotp_init(&otp, (const uint8_t *)"correct horse battery", 21, 6, UINT64_MAX) != 0)
        return 2;
    if (sipotp_format(&otp, 42, text, sizeof text) != 6 || strcmp(text, "000042") != 0 ||
        sipotp_format(&otp, 42, NULL, 0) != 6)
        return 2;
    if (sipotp_read(&otp, "012-34 5", &code) != 0 || code != 12345 || sipotp_read(&otp, "", &code) != -1 ||
        sipotp_read(&otp, "1234567", &code) != -1 || sipotp_read(&otp, "12345x", &code) != -1)
        return 2;
    if (sipotp_counter_at(59, 0) != 1 || sipotp_counter_at(UINT64_MAX, 1) != UINT64_MAX)
        return 2;
#ifndef LEGAL
    for (int i = 0; i < 64; i++)
        if (sipotp_next(&otp) > 999999)
            return 2;
    sipotp_verify(&otp, 1, 1000);
#endif
    return 0;
}
