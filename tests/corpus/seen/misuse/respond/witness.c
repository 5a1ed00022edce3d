#include "respond.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int stop(void *arg, const void *data, size_t len)
{
    (void)data;
    (void)len;
    return ++*(int *)arg == 3 ? 9 : 0;
}

int main(void)
{
    respond r;
    int n = 0;
    const char *want = "HTTP/1.1 200 \r\nContent-Length: 5\r\nServer: y\r\nX: \r\n\r\nhello";
    if (respond_begin(&r, -1) != -1 || respond_begin(&r, 200) != 0)
        return 1;
    if (respond_header(&r, "Server", "x") || respond_header(&r, "X", "") || respond_header(&r, "", "a") != -1 ||
        respond_header(&r, "a", "b\r\nc: d") != -1)
        return 1;
    if (respond_replace(&r, "Server", "y") || strcmp(respond_value(&r, "Server"), "y") != 0 || respond_value(&r, "server"))
        return 1;
    if (respond_body(&r, "hello", (size_t)-1) != -1 || respond_body(&r, NULL, 0) || respond_body(&r, "hello", 5))
        return 1;
    size_t size = respond_size(&r);
    char *out = malloc(size);
    if (!out || size != strlen(want))
        return 1;
    respond_into(&r, out);
    if (memcmp(out, want, size) != 0 || respond_emit(&r, stop, &n) != 9)
        return 1;
    free(out);
    respond_begin(&r, 404);
    for (int i = 0; i < RESPOND_HEADERS; i++)
        if (respond_replace(&r, &"abcdefghijklmnopqrstuvwxyzabcdefghijklmnop"[i], "1"))
            return 1;
    return respond_header(&r, "z", "") != -1;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    respond r;
    char *value = malloc(4), *out = malloc(1000), *small;
    strcpy(value, "abc");
    respond_begin(&r, 200);
    switch (rule) {
    case 1:
        respond_header(&r, "ETag", value);
        free(value);
        respond_into(&r, out);
        break;
    case 2:
        respond_body(&r, value, 3);
        free(value);
        respond_into(&r, out);
        break;
    case 3:
        respond_body(&r, value, 3);
        small = malloc(30);
        respond_into(&r, small);
        break;
    case 4:
        small = malloc(respond_size(&r));
        respond_header(&r, "ETag", value);
        respond_into(&r, small);
        break;
    case 5: {
        respond *fresh = malloc(sizeof *fresh);
        memset(fresh, 0xa5, sizeof *fresh);
        respond_header(fresh, "ETag", value);
        break;
    }
    case 6:
        respond_header(&r, "User-Agent", getenv("no such variable"));
        break;
    case 7:
        small = malloc(respond_size(&r));
        respond_into(&r, small);
        return (int)strlen(small) * 0;
    }
    return 0;
}
#endif
