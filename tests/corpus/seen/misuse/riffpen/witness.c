#include "riffpen.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t out[128];
    riff_pen pen;
    riff_start(&pen, out, sizeof out);
    riff_list(&pen, "RIFF", "WAVE");
    riff_open(&pen, "fmt ");
    riff_u16(&pen, 1);
    riff_u32(&pen, 44100);
    riff_close(&pen);
    riff_open(&pen, "data");
    riff_put(&pen, "abc", 3);
    riff_put(&pen, NULL, 0);
    riff_close(&pen);
    if (riff_depth(&pen) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    riff_close(&pen);
    if (riff_finish(&pen) != 38 || memcmp(out, "RIFF\x1e\0\0\0WAVEfmt \6\0\0\0\1\0\x44\xac\0\0data\3\0\0\0abc\0", 38) != 0)
        return 2;
    riff_start(&pen, out, 9);
    riff_open(&pen, "tiny");
    riff_put(&pen, "x", 1);
    riff_close(&pen);
    if (riff_finish(&pen) != 0)
        return 2;
    riff_start(&pen, NULL, 0);
    if (riff_finish(&pen) != 0)
        return 2;
    riff_open(&pen, "none");
    riff_put(&pen, out, (size_t)-1);
    riff_close(&pen);
    return riff_finish(&pen) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        riff_close(&pen);
        riff_close(&pen);
        break;
    case 2:
        riff_close(&pen);
        riff_u32(&pen, 4);
        break;
    case 3:
        riff_finish(&pen);
        break;
    case 4:
        for (int i = 0; i < 8; i++)
            riff_open(&pen, "LIST");
        break;
    case 5: {
        char *id = malloc(2);
        memcpy(id, "a", 2);
        riff_id(&pen, id);
        break;
    }
    case 6:
        riff_start(&pen, out, 1000);
        riff_open(&pen, "data");
        for (int i = 0; i < 100; i++)
            riff_u32(&pen, 7);
        break;
    }
    return 0;
#endif
}
