#include "ustarhd.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(void)
{
    struct uh_entry e;
    unsigned char block[UH_BLOCK];

    uh_init(&e);
    CHECK(uh_set_name(&e, "a.txt") == UH_OK);
#ifdef LEGAL
    struct uh_entry d;
    char name[102];
    memset(block, 7, sizeof block);
    CHECK(uh_set_name(&e, "") == UH_ENAME && !strcmp(e.name, "a.txt"));
    memset(name, 'x', 101); name[101] = 0;
    CHECK(uh_set_name(&e, name) == UH_ENAME);
    CHECK(uh_decode(&d, block) == UH_EFORMAT && !uh_is_end(block));
    e.mode = UINT32_MAX;
    CHECK(uh_encode(&e, block) == UH_ERANGE && block[0] == 7);
    e.mode = 07777777; e.size = 077777777777; e.mtime = 0; e.type = '5';
    name[100] = 0;
    CHECK(uh_set_name(&e, name) == UH_OK && uh_set_name(&e, e.name) == UH_OK);
    CHECK(uh_encode(&e, block) == UH_OK && uh_decode(&d, block) == UH_OK && uh_equal(&e, &d) && uh_equal(&e, &e));
    e.size = 0100000000000;
    CHECK(uh_encode(&e, block) == UH_ERANGE && !uh_equal(&e, &d));
    block[0]++;
    CHECK(uh_decode(&d, block) == UH_ESUM);
    e.size = 0; e.type = 'x';
    CHECK(uh_encode(&e, block) == UH_ETYPE);
    memset(block, 0, sizeof block);
    CHECK(uh_is_end(block) && uh_decode(&d, block) == UH_EFORMAT && uh_checksum(block) == 256);
    CHECK(uh_data_blocks(0) == 0 && uh_data_blocks(512) == 1 && uh_data_blocks(UINT64_MAX) == (uint64_t)1 << 55);
    uh_init(&e);
    CHECK(uh_encode(&e, block) == UH_ENAME);
#else
    e.size = UINT64_MAX;
    CHECK(uh_encode(&e, block) == UH_ERANGE);
#endif
    return 0;
}
