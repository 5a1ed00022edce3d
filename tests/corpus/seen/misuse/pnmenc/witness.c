#include "pnmenc.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct pnm_compress c;
    unsigned char *out = NULL;
    size_t size = 0;
    pnm_create(&c);
    pnm_mem_dest(&c, &out, &size);
    c.image_width = 2;
    c.image_height = 2;
    c.components = 3;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const pnm_sample samples[] = "abcdefghijkl";
    const pnm_row rows[3] = {samples, samples + 6, samples};
    if (pnm_start(&c) != PNM_OK || pnm_write_comment(&c, "two\n") != PNM_ERR_COMMENT || pnm_write_comment(&c, "") != PNM_OK)
        return 2;
    if (pnm_write_rows(&c, rows, 0) != 0 || pnm_write_rows(&c, rows, 1) != 1 || pnm_write_rows(&c, rows + 1, 2) != 1 ||
        pnm_write_rows(&c, rows, 1) != 0 || c.next_row != 2)
        return 2;
    pnm_finish(&c);
    static const char expected[] = "P6\n# \n2 2\n255\nabcdefghijkl";
    if (size != strlen(expected) || memcmp(out, expected, size) != 0)
        return 2;
    free(out);
    out = NULL;
    pnm_mem_dest(&c, &out, &size);
    c.components = 2;
    if (pnm_start(&c) != PNM_ERR_COMPONENTS)
        return 2;
    c.components = 1;
    c.image_height = PNM_MAX_DIMENSION + 1;
    if (pnm_start(&c) != PNM_ERR_SIZE)
        return 2;
    c.image_height = 1;
    if (pnm_start(&c) != PNM_OK)
        return 2;
    static char comment[201];
    memset(comment, 'c', 200);
    while (pnm_write_comment(&c, comment) == PNM_OK)
        ;
    if (pnm_write_rows(&c, rows, 3) != 1)
        return 2;
    pnm_abort(&c);
    pnm_abort(&c);
    pnm_mem_dest(&c, &out, &size);
    if (pnm_start(&c) != PNM_OK || out != NULL)
        return 2;
    pnm_destroy(&c);
    pnm_destroy(&c);
#else
    pnm_row row = malloc(6), small = malloc(2);
    unsigned char **gone = malloc(sizeof *gone);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pnm_write_rows(&c, &row, 1);
        break;
    case 2:
        pnm_start(&c);
        pnm_write_rows(&c, &small, 1);
        break;
    case 3:
        pnm_start(&c);
        pnm_write_rows(&c, &row, 1);
        pnm_finish(&c);
        break;
    case 4:
        memset(&c, 0x5a, sizeof c);
        pnm_mem_dest(&c, &out, &size);
        break;
    case 5:
        pnm_abort(&c);
        pnm_start(&c);
        break;
    case 6:
        pnm_start(&c);
        pnm_write_rows(&c, &row, 1);
        pnm_write_comment(&c, "late");
        break;
    case 7:
        pnm_mem_dest(&c, gone, &size);
        pnm_start(&c);
        pnm_write_rows(&c, &row, 1);
        pnm_write_rows(&c, &row, 1);
        free(gone);
        pnm_finish(&c);
        break;
    case 8:
        pnm_start(&c);
        c.image_height = 4000;
        for (int i = 0; i < 4000; i++)
            pnm_write_rows(&c, &row, 1);
        break;
    }
#endif
    return 0;
}
