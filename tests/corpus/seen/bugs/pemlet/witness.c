#include "pemlet.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct pemlet p;
    unsigned char bytes[200];
    char label[66], *text;
    pemlet_init(&p);
    pemlet_clear(&p);
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (unsigned char)(i * 37);
    for (size_t n = 1; n <= sizeof bytes; n++) {
        text = pemlet_write("A KEY", n % 2 ? NULL : "Note: x", bytes, n);
        if (text == NULL || pemlet_read(&p, text) != PEMLET_OK || p.size != n || memcmp(p.data, bytes, n))
            return 2;
        if (!pemlet_is(&p, "A KEY") || pemlet_is(&p, "A") || (p.header == NULL) != (n % 2))
            return 2;
        free(text);
    }
    const char *const bad[] = {"", "x", "-----BEGIN A-----", "-----BEGIN A-----\n", "-----BEGIN A-----\nAAA\n-----END A-----\n",
                               "-----BEGIN A-----\nAAAA\n-----END B-----\n", "-----BEGIN A-----\nAAAA\n-----END A-----\nx",
                               "-----BEGIN A-----\nA===\n-----END A-----\n", "-----BEGIN A-----\nAA==AAAA\n-----END A-----\n",
                               "-----BEGIN A-----\nAA=A\n-----END A-----\n", "-----BEGIN -----\nAAAA\n-----END -----\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (pemlet_read(&p, bad[i]) == PEMLET_OK || p.label || p.header || p.data || p.size || pemlet_is(&p, "A"))
            return 2;
    memset(label, 'L', 65);
    label[65] = '\0';
    if (pemlet_write(label, NULL, bytes, 1) || pemlet_write("", NULL, bytes, 1) || pemlet_write("a-b", NULL, bytes, 1) ||
        pemlet_write("a", "nocolon", bytes, 1) || pemlet_write("a", "", bytes, 1) || pemlet_write("a", NULL, bytes, 65537))
        return 2;
    if (strcmp(pemlet_strerror(INT_MIN), pemlet_strerror(INT_MAX)) || strcmp(pemlet_strerror(0), "ok"))
        return 2;
    text = pemlet_write(label + 1, "k:v", NULL, 0);
    if (text == NULL)
        return 2;
#ifndef LEGAL
    if (pemlet_read(&p, text) != PEMLET_NO_DATA)
        return 2;
#endif
    free(text);
    pemlet_clear(&p);
    return 0;
}
