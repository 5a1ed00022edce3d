#include "labpatch.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lp p;
#ifdef LEGAL
    (void)rule;
    static uint8_t code[40000];
    lp_init(&p, code, 20);
    int top = lp_label(&p), out = lp_label(&p), unused = lp_label(&p);
    int bad = top != 0 || lp_bound(&p, top) || lp_room(&p) != 20;
    lp_bind(&p, top);
    lp_jump(&p, 0x10, out);
    lp_jump(&p, 0x11, top);
    lp_jump(&p, 0x12, out);
    lp_word(&p, 0xbeef);
    lp_bind(&p, out);
    lp_byte(&p, 0xff);
    bad |= lp_here(&p) != 12 || lp_seal(&p) != 12 || lp_seal(&p) != 12 || lp_bound(&p, unused);
    bad |= lp_target(code, 0) != 11 || lp_target(code, 3) != 0 || lp_target(code, 6) != 11;
    lp_init(&p, code, sizeof code);
    bad |= lp_room(&p) != LP_MAX;
    int far = lp_label(&p);
    lp_jump(&p, 1, far);
    while (lp_room(&p) > 3)
        lp_byte(&p, 0);
    lp_jump(&p, 1, far);
    lp_bind(&p, far);
    bad |= lp_room(&p) != 0 || lp_seal(&p) != LP_MAX;
    bad |= lp_target(code, 0) != LP_MAX || lp_target(code, LP_MAX - 3) != LP_MAX;
    lp_init(&p, NULL, 0);
    for (int i = 0; i < LP_LABELS; i++)
        bad |= lp_label(&p) != i;
    bad |= lp_label(&p) != -1;
    lp_bind(&p, 5);
    bad |= lp_seal(&p) != 0;
    return bad;
#else
    uint8_t *code = malloc(4);
    lp_init(&p, code, 4);
    int l = lp_label(&p);
    switch (rule) {
    case 1: lp_jump(&p, 1, l); lp_jump(&p, 1, l); break;
    case 2: lp_jump(&p, 1, l); lp_seal(&p); break;
    case 3: lp_bind(&p, l); lp_bind(&p, l); break;
    case 4: lp_seal(&p); lp_byte(&p, 1); break;
    case 5: lp_jump(&p, 1, -1); break;
    case 6: free(code); lp_byte(&p, 1); return 0;
    }
    free(code);
    return 0;
#endif
}
