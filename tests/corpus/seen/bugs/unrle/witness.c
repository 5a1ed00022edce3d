#include "unrle.h"

int main(void)
{
    static const unsigned char stream[] = {3, 'x', 0, 0, 0};
    unsigned char out[16];
    size_t in_count = sizeof stream, out_count = sizeof out;
    unrle *u = unrle_new();
    unrle_sync(u);
    unrle_feed(u, stream, &in_count, out, &out_count);
    unrle_free(u);
    return 0;
}
