#include "seqdump.h"

#include <stdlib.h>
#include <string.h>

static int locked;

static void *start(struct sd_file *f, size_t *pos)
{
    locked++;
    return *pos < *(size_t *)sd_data(f) ? pos : NULL;
}

static void *next(struct sd_file *f, void *record, size_t *pos)
{
    (void)record;
    return ++*pos < *(size_t *)sd_data(f) ? pos : NULL;
}

static void stop(struct sd_file *f, void *record)
{
    (void)f, (void)record;
    locked--;
}

static int show(struct sd_file *f, void *record)
{
    size_t n = *(size_t *)record;
    sd_printf(f, "%zu", n);
    sd_pad(f, 4);
    sd_puts(f, "|");
    if (n == 8)
        sd_pad(f, SD_LONGEST + 1);
    sd_putc(f, '\n');
    return n == 1 ? SD_SKIP : n == 9 ? -1 : 0;
}

static const struct sd_ops ops = {start, next, stop, show};

/* All of a file, read in pieces. */
static ptrdiff_t all(struct sd_file *f, char *to, size_t piece)
{
    ptrdiff_t length = 0, part;
    while ((part = sd_read(f, to + length, piece)) > 0)
        length += part;
    to[length] = 0;
    return part < 0 ? part : length;
}

int main(int argc, char **argv)
{
    static const char *const lines[] = {"one", "", "a line that is a bit longer than the first buffer, which has 64 bytes"};
    const uint32_t numbers[] = {0, UINT32_MAX};
    static char text[100000];
    struct sd_file f;
    size_t records = 3;
    sd_open_lines(&f, lines, 3);
    if (sd_read(&f, NULL, 0) != 0 || all(&f, text, 5) != 75 || strncmp(text, "one\n\na line", 11) != 0)
        return 2;
    sd_rewind(&f);
    if (all(&f, text, 1) != 75 || sd_read(&f, text, 9) != 0)
        return 2;
    sd_close(&f);
    sd_open_u32(&f, numbers, 2);
    if (all(&f, text, 100) != 13 || strcmp(text, "0\n4294967295\n") != 0)
        return 2;
    sd_close(&f);
    sd_open_u32(&f, NULL, 0);
    if (all(&f, text, 100) != 0)
        return 2;
    sd_close(&f);
    sd_open(&f, &ops, &records);
    if (all(&f, text, 3) != 12 || strcmp(text, "0   |\n2   |\n") != 0 || locked != 0)
        return 2;
    records = 10;
    sd_rewind(&f);
    if (all(&f, text, 1000) != -1 || strlen(text) != 42 || locked != 0)
        return 2;
    sd_close(&f);
#ifdef LEGAL
    (void)argc, (void)argv;
    sd_open(&f, &ops, &records);
    sd_close(&f);
#else
    struct sd_ops bad = ops;
    uint32_t *array = malloc(3 * sizeof *array);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        sd_open_u32(&f, array, 3);
        free(array);
        sd_read(&f, text, 10);
        break;
    case 2:
        bad.stop = NULL;
        sd_open(&f, &bad, &records);
        sd_read(&f, text, 10);
        break;
    case 3:
        sd_read(&f, text, 10);
        break;
    case 4:
        sd_open_lines(&f, lines, 3);
        sd_read(&f, text, 1);
        sd_close(&f);
        sd_close(&f);
        break;
    case 5: {
        char *small = malloc(2);
        sd_open_lines(&f, lines, 3);
        sd_read(&f, small, 3);
        break;
    }
    case 6: {
        sd_open_lines(&f, lines, 3);
        sd_read(&f, text, 1);
        struct sd_file copy = f;
        sd_close(&f);
        sd_close(&copy);
        break;
    }
    case 7:
        sd_open_lines(&f, lines, 5);
        array[0] = array[1] = 0;
        sd_open_u32(&f, array, 4);
        sd_read(&f, text, 100);
        break;
    }
#endif
    return 0;
}
