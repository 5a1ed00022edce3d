#include "hexcol.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    struct hxc_format f;
    char all[256], two[3], line[400];
    uint8_t data[256], back[4] = {0};

    for (int i = 0; i < 256; i++) {
        data[i] = (uint8_t)i;
        all[i] = '#';
    }
    hxc_init(&f);
    assert(hxc_valid(&f) && hxc_room(&f, 0) == 1 && hxc_room(&f, SIZE_MAX) == 0);
    assert(hxc_dump(&f, data, SIZE_MAX, NULL) == 0 && hxc_dump(&f, NULL, 0, line) == 0 && *line == 0);
    for (unsigned per = 1; per <= HXC_PER_LINE_MAX; per += 7)
        for (unsigned group = 0; group < 9; group += 2)
            for (size_t len = 0; len <= 256; len += 51) {
                f.per_line = per;
                f.group = group == 8 ? UINT_MAX : group;
                f.offsets = len % 2 != 0;
                f.upper = !f.upper;
                f.glyphs = f.upper ? all : NULL;
                size_t room = hxc_room(&f, len);
                char *out = malloc(room);
                assert(out != NULL && hxc_dump(&f, data, len, out) == room - 1 && strlen(out) == room - 1);
                free(out);
                out = malloc(hxc_line_length(&f) + 1);
                assert(out != NULL && hxc_line(&f, SIZE_MAX, data, len, out) <= hxc_line_length(&f));
                assert(hxc_line(&f, 0, data, 256, out) == hxc_line_length(&f));
                free(out);
            }
    hxc_init(&f);
    f.per_line = 2;
    assert(hxc_line(&f, 26, "A", 1, line) == 21 && strcmp(line, "0000001a  41     |A|\n") == 0);
    f.per_line = 0;
    assert(!hxc_valid(&f));
    f.per_line = 65;
    assert(!hxc_valid(&f));
    hxc_byte(0xfa, 1, two);
    assert(strcmp(two, "FA") == 0);
    assert(hxc_read("", NULL, 0) == 0 && hxc_read(" 0aFF\n", back, 4) == 2 && back[0] == 10 && back[1] == 255);
    assert(hxc_read("010203", back, 1) == 3 && back[0] == 1 && back[1] == 255);
    assert(hxc_read("0", back, 4) == -1 && hxc_read("0 0", back, 4) == -1 && hxc_read("zz", back, 4) == -1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    static const char ascii[128] = "";
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct hxc_format f;
    uint8_t data[20] = {130};
    char *out;

    hxc_init(&f);
    out = malloc(hxc_room(&f, sizeof data));
    assert(out != NULL);
    switch (rule) {
    case 1:
        out = realloc(out, 3 * sizeof data + 1);
        assert(out != NULL);
        hxc_dump(&f, data, sizeof data, out);
        break;
    case 2:
        f.per_line = 0;
        return hxc_room(&f, sizeof data) == 0;
    case 3:
        f.glyphs = ascii;
        hxc_dump(&f, data, sizeof data, out);
        break;
    }
    return 0;
}
#endif
