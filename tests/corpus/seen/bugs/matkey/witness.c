#include "matkey.h"

int main(void)
{
    static const uint32_t keys[] = {MK_KEY(0, 0, 2), MK_KEY(3, 3, 77), MK_KEY(4, 0, 5), MK_KEY(0, 4, 5)};
    uint16_t words[4] = {0};
    struct mk_event event;

    if (mk_new(0, 4) != NULL || mk_new(4, 17) != NULL)
        return 2;
    mk_free(NULL);
    matkey *k = mk_new(4, 4);
    if (mk_bind_all(k, keys, 4) != 2 || mk_code(k, 3, 3) != 77 || mk_code(k, 1, 1) != 0 || mk_code(k, 4, 4) != -1)
        return 2;
    words[3] = 0xfff8;
    if (mk_scan(k, words) != 1 || mk_held(k) != 1 || !mk_next(k, &event) || event.code != 77 || !event.down)
        return 2;
    words[0] = words[1] = 3;
    if (mk_scan(k, words) != -1 || mk_next(k, &event))
        return 2;
    words[0] = words[1] = 0;
    for (int i = 0; i < 40; i++) {
        words[3] ^= 8;
        if (mk_scan(k, words) != 1)
            return 2;
    }
    if (mk_lost(k) != 8)
        return 2;
    mk_flush(k);
    if (mk_next(k, &event))
        return 2;
    mk_free(k);
#ifndef LEGAL
    k = mk_new(4, 3);
    mk_bind(k, 3, 2, 9);
    mk_free(k);
#endif
    return 0;
}
