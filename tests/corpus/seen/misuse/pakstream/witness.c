#include "pakstream.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void *counted(void *context, size_t size)
{
    ++*(int *)context;
    return malloc(size);
}

static void uncounted(void *context, void *block)
{
    --*(int *)context;
    free(block);
}

int main(void)
{
    unsigned char in[600], out[64];
    int blocks = 0;
    struct pak_stream stream = {.allocate = counted, .release = uncounted, .context = &blocks};
    memset(in, 'x', sizeof in);
    in[599] = 'y';
    int ok = pak_init(&stream) == PAK_OK && blocks == 1;
    stream.next_in = in;
    stream.avail_in = sizeof in;
    stream.next_out = out;
    stream.avail_out = 3;
    ok = ok && pak_run(&stream, PAK_FINISH) == PAK_FULL;
    stream.avail_out = sizeof out - stream.total_out;
    ok = ok && pak_run(&stream, PAK_MORE) == PAK_OK && pak_run(&stream, PAK_FINISH) == PAK_END;
    static const unsigned char packed[] = {255, 'x', 255, 'x', 89, 'x', 1, 'y'};
    ok = ok && stream.total_out == sizeof packed && memcmp(out, packed, sizeof packed) == 0;
    stream.avail_in = 1;
    ok = ok && pak_run(&stream, PAK_MORE) == PAK_ERROR && pak_reset(&stream) == PAK_OK;
    stream.avail_in = 0;
    ok = ok && pak_run(&stream, PAK_FINISH) == PAK_END && stream.total_out == 0;
    ok = ok && pak_end(&stream) == PAK_OK && pak_end(&stream) == PAK_ERROR && blocks == 0;

    struct pak_stream plain = {0};
    ok = ok && pak_run(&plain, PAK_MORE) == PAK_ERROR;
    ok = ok && pak_init(&plain) == PAK_OK && pak_end(&plain) == PAK_OK && pak_bound(4) == 8;
    return !ok;
}
#else
int main(void)
{
    struct pak_stream *stream = malloc(sizeof *stream);
    memset(stream, 0xa5, sizeof *stream);
    pak_init(stream);
    pak_end(stream);
    free(stream);
    return 0;
}
#endif
