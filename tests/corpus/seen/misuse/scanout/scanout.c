#include "scanout.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct scanout {
    scanout_sink sink;
    void *user;
    unsigned width, height, channels;
    bool delta, started, failed;
    unsigned left;
    uint32_t sum_a, sum_b; /* Adler-32 of the rows */
    unsigned char *above;  /* the last row, zeros at first */
    unsigned char *line;   /* what is written of a row */
};

static void require(bool condition)
{
    if (!condition)
        abort();
}

scanout *scanout_create(scanout_sink sink, void *user)
{
    require(sink != NULL);
    scanout *out = calloc(1, sizeof *out);
    if (out == NULL)
        return NULL;
    out->sink = sink;
    out->user = user;
    out->channels = 3;
    return out;
}

void scanout_destroy(scanout *out)
{
    if (out == NULL)
        return;
    free(out->above);
    free(out->line);
    free(out);
}

void scanout_size(scanout *out, unsigned width, unsigned height)
{
    require(!out->started && width >= 1 && width <= SCANOUT_SIDE && height >= 1 && height <= SCANOUT_SIDE);
    out->width = width;
    out->height = height;
}

void scanout_channels(scanout *out, unsigned channels)
{
    require(!out->started && channels >= 1 && channels <= 4);
    out->channels = channels;
}

void scanout_delta(scanout *out, bool delta)
{
    require(!out->started);
    out->delta = delta;
}

size_t scanout_row_bytes(const scanout *out)
{
    return (size_t)out->width * out->channels;
}

static bool emit(scanout *out, const unsigned char *bytes, size_t count)
{
    if (!out->failed && !out->sink(out->user, bytes, count))
        out->failed = true;
    return !out->failed;
}

static void store32(unsigned char *to, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        to[i] = (unsigned char)(number >> (24 - 8 * i));
}

bool scanout_start(scanout *out)
{
    require(!out->started && out->width > 0);
    size_t bytes = scanout_row_bytes(out);
    unsigned char *above = calloc(bytes, 1), *line = malloc(bytes);
    if (above == NULL || line == NULL) {
        free(above);
        free(line);
        return false;
    }
    free(out->above);
    free(out->line);
    out->above = above;
    out->line = line;
    out->started = true;
    out->left = out->height;
    out->sum_a = 1;
    out->sum_b = 0;
    unsigned char head[14] = {'S', 'C', 'A', 'N'};
    store32(head + 4, out->width);
    store32(head + 8, out->height);
    head[12] = (unsigned char)out->channels;
    head[13] = out->delta;
    return emit(out, head, sizeof head);
}

bool scanout_row(scanout *out, const unsigned char *row)
{
    require(out->started && out->left > 0);
    size_t bytes = scanout_row_bytes(out);
    for (size_t i = 0; i < bytes; i++) {
        out->line[i] = (unsigned char)(out->delta ? row[i] - out->above[i] : row[i]);
        out->above[i] = row[i];
        out->sum_a = (out->sum_a + row[i]) % 65521;
        out->sum_b = (out->sum_b + out->sum_a) % 65521;
    }
    out->left--;
    return emit(out, out->line, bytes);
}

unsigned scanout_rows_left(const scanout *out)
{
    return out->left;
}

bool scanout_finish(scanout *out)
{
    unsigned char tail[4];
    require(out->started && out->left == 0);
    out->started = false;
    store32(tail, out->sum_b << 16 | out->sum_a);
    return emit(out, tail, sizeof tail);
}

bool scanout_to_memory(void *user, const unsigned char *bytes, size_t count)
{
    struct scanout_memory *memory = user;
    if (memory->used > memory->size || count > memory->size - memory->used)
        return false;
    if (count > 0)
        memcpy(memory->bytes + memory->used, bytes, count);
    memory->used += count;
    return true;
}
