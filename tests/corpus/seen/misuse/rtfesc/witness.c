#include "rtfesc.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char all[256], to[RTFESC_ROOM(256)];
    for (int i = 0; i < 256; i++)
        all[i] = (char)i;
    size_t n = rtfesc_escape(to, all, 256);
    if (n != strlen(to) || n != rtfesc_length(all, 256) || rtfesc_unescape(to, to, n) != 256 || memcmp(all, to, 256))
        return 1;
    if (rtfesc_escape(to, "", 0) || *to || rtfesc_unescape(to, "\\", 1) != (size_t)-1 ||
        rtfesc_unescape(to, "{", 1) != (size_t)-1 || rtfesc_unescape(to, "\\'g0", 4) != (size_t)-1)
        return 1;
    char *d = rtfesc_dup("a{b}\n");
    if (!d || strcmp(d, "a\\{b\\}\\par "))
        return 1;
    free(d);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *buf = malloc(8);
    if (rule == 1)
        rtfesc_escape(buf, "{a}\n{b}", 7);
    if (rule == 2) {
        char text[64] = "{x}y";
        rtfesc_escape(text, text, 4);
        return strcmp(text, "\\{x\\}y") != 0;
    }
    if (rule == 3) {
        char big[RTFESC_ROOM(20)];
        memcpy(buf, "1234567", 8);
        rtfesc_escape(big, buf, 20);
    }
    if (rule == 4)
        rtfesc_unescape(buf, "12345678", 8);
    free(buf);
    return 0;
#endif
}
