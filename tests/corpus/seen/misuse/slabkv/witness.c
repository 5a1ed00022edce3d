#include "slabkv.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    slabkv kv;
#ifdef LEGAL
    static uint32_t region[64];
    static char big[300];
    char buf[16], old[64];
    size_t len = sizeof buf, n;
    slabkv again;

    (void)argc;
    (void)argv;
    memset(big, 'x', sizeof big - 1);
    assert(slabkv_format(&kv, region, 63) == SLABKV_E_SIZE && slabkv_format(&kv, region, SIZE_MAX) == SLABKV_E_SIZE);
    assert(slabkv_attach(&kv, region, sizeof region) == SLABKV_E_FORMAT);
    assert(slabkv_format(&kv, region, sizeof region) == SLABKV_OK && slabkv_count(&kv) == 0);
    n = slabkv_free_bytes(&kv);
    assert(slabkv_put(&kv, "a", "hello", 5) == SLABKV_OK && slabkv_put(&kv, "", NULL, 0) == SLABKV_OK);
    assert(slabkv_get(&kv, "a", buf, &len) == SLABKV_OK && len == 5 && memcmp(buf, "hello", 5) == 0);
    len = 4;
    assert(slabkv_get(&kv, "a", buf, &len) == SLABKV_E_SIZE && len == 5);
    len = 0;
    assert(slabkv_get(&kv, "", NULL, &len) == SLABKV_OK && len == 0);
    assert(slabkv_get(&kv, "b", buf, &len) == SLABKV_E_NOTFOUND);
    assert(slabkv_put(&kv, big, "", 0) == SLABKV_E_SIZE && slabkv_put(&kv, "b", big, 65536) == SLABKV_E_SIZE);
    assert(slabkv_put(&kv, "a", big, 290) == SLABKV_E_FULL);
    assert(slabkv_put(&kv, slabkv_key(&kv, 0), "bye", 3) == SLABKV_OK && slabkv_count(&kv) == 2);
    strcpy(old, slabkv_key(&kv, 1));
    assert(strcmp(old, "a") == 0 && slabkv_key(&kv, 2) == NULL && slabkv_key(&kv, SIZE_MAX) == NULL);
    assert(slabkv_attach(&again, region, sizeof region) == SLABKV_OK && slabkv_count(&again) == 2);
    assert(slabkv_delete(&again, slabkv_key(&again, 0)) == SLABKV_OK && slabkv_delete(&again, "") == SLABKV_E_NOTFOUND);
    assert(slabkv_delete(&again, "a") == SLABKV_OK && slabkv_free_bytes(&again) == n);
    assert(slabkv_put(&again, "k", big, n - 6) == SLABKV_OK && slabkv_free_bytes(&again) == 0);
    region[5] = 0xffffffff;
    assert(slabkv_attach(&again, region, sizeof region) == SLABKV_E_FORMAT);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *region = malloc(128);

    assert(region != NULL);
    if (rule == 1) {
        slabkv_format(&kv, region, 256);
    } else if (rule == 2) {
        slabkv_format(&kv, region + 1, 100);
        slabkv_put(&kv, "a", "b", 1);
    } else {
        slabkv_format(&kv, region, 128);
        free(region);
        slabkv_put(&kv, "a", "b", 1);
        return 0;
    }
    free(region);
#endif
    return 0;
}
