#include "hookcall.h"

#include <string.h>

int main(void)
{
    char out[256];
    hookcall *call = hookcall_new(HOOKCALL_POST, "x");
    if (call == NULL || hookcall_new((enum hookcall_method)9, "/") != NULL || hookcall_new(HOOKCALL_GET, "a b") != NULL)
        return 2;
    if (!hookcall_set_header(call, "Host", "a.example") || hookcall_set_header(call, "", "") ||
        hookcall_set_header(call, "X", "a\nb") || !hookcall_set_header(call, "Host", hookcall_get_header(call, "Host")))
        return 2;
    if (!hookcall_set_body(call, "abc", 3) || hookcall_body_sum(call) == 0 || hookcall_set_body(call, "", (size_t)-1))
        return 2;
    hookcall *copy = hookcall_dup(call);
    if (copy == NULL || !hookcall_set_header(call, "Host", "b"))
        return 2;
    static const char expected[] = "POST /x HTTP/1.1\r\nHost: a.example\r\nContent-Length: 3\r\n\r\nabc";
    if (hookcall_write(copy, out, sizeof out) != sizeof expected - 1 || memcmp(out, expected, sizeof expected - 1) != 0)
        return 2;
    if (hookcall_write(copy, NULL, 0) != sizeof expected - 1 || hookcall_get_header(copy, "None") != NULL)
        return 2;
    hookcall_free(copy);
    hookcall_free(NULL);
#ifdef LEGAL
    if (!hookcall_set_body(call, NULL, 0) || hookcall_body_size(call) != 0 || hookcall_body_sum(call) != 0)
        return 2;
    copy = hookcall_dup(call);
#else
    if (!hookcall_set_body(call, "a\0bcdefg", 8))
        return 2;
    copy = hookcall_dup(call);
    hookcall_body_sum(copy);
#endif
    hookcall_free(copy);
    hookcall_free(call);
    return 0;
}
