#include "recslab.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct rs_store s;
    unsigned char *image = malloc(512);

    if (image == NULL)
        return 0;
#ifdef LEGAL
    struct rs_store again;
    unsigned char *larger = malloc(4096);
    char record[20] = "nineteen characters";
    rs_id id, last = 0;
    size_t n = 0, i;

    (void)rule;
    assert(larger != NULL);
    memset(image, 0, 512);
    assert(rs_open(&s, image, 512) == -1 && rs_open(&s, image, 0) == -1);
    assert(rs_format(image, 512, 0) == -1 && rs_format(image, 512, SIZE_MAX) == -1);
    assert(rs_format(image, 512, 4096) == -1 && rs_format(image, 0, 1) == -1);
    assert(rs_format(image, 512, 20) == 0 && rs_open(&s, image, 512) == 0);
    assert(rs_open(&again, image, 400) == -1);
    assert(rs_record_size(&s) == 20 && rs_count(&s) == 0 && rs_next(&s, 0) == 0);
    while ((id = rs_put(&s, record)) != 0) {
        last = id;
        n++;
    }
    assert(n == rs_capacity(&s) && n == rs_count(&s) && last == n);
    assert(rs_get(&s, 0) == NULL && rs_get(&s, UINT32_MAX) == NULL && rs_remove(&s, last + 1) == -1);
    assert(rs_remove(&s, 3) == 0 && rs_remove(&s, 3) == -1 && rs_get(&s, 3) == NULL);
    assert(rs_next(&s, 2) == 4 && rs_next(&s, last) == 0 && rs_next(&s, UINT32_MAX) == 0);
    assert(rs_put(&s, rs_get(&s, 4)) == 3 && memcmp(rs_get(&s, 3), record, 20) == 0);
    assert(rs_remove(&s, 1) == 0 && rs_remove(&s, 5) == 0 && rs_open(&again, image, 512) == 0);
    assert(rs_move(&s, larger, 300) == -1);
    assert(rs_move(&s, larger, 1000) == 0 && rs_move(&s, larger, 4096) == 0);
    memset(image, 0xFF, 512);
    assert(rs_open(&again, larger, 4096) == 0 && rs_count(&again) == n - 2);
    assert(strcmp(rs_get(&again, 4), record) == 0 && rs_get(&again, 5) == NULL);
    for (i = n - 2; i < rs_capacity(&again); i++)
        assert(rs_put(&again, record) != 0);
    assert(rs_put(&again, record) == 0);
    assert(rs_format(larger, 40, 1) == 0 && rs_open(&s, larger, 40) == 0 && rs_capacity(&s) == 1);
    free(larger);
#else
    if (rule == 1) {
        rs_format(image, 512, 20);
        rs_open(&s, image, 512);
        free(image);
        return (int)rs_count(&s) + 1;
    }
    if (rule == 2) {
        char *record = malloc(8);

        if (record == NULL)
            return 0;
        memcpy(record, "8 bytes", 8);
        rs_format(image, 512, 20);
        rs_open(&s, image, 512);
        rs_put(&s, record);
        return 0;
    }
    rs_format(image + 1, 500, 20);
#endif
    free(image);
    return 0;
}
