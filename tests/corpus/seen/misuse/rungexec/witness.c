#include "rungexec.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    rung_prog *p = rung_create();
    uint8_t in[2] = {0, 0}, *out = calloc(2, 1);
    if (rung_emit(p, RUNG_LD, 0) || rung_emit(p, RUNG_ORQ, 0) || rung_emit(p, RUNG_ANDN, 1) || rung_emit(p, RUNG_ST, 0))
        return 2;
    if (rung_emit(p, RUNG_ST, 2048) != RUNG_EADDR || rung_emit(p, (rung_op)99, 0) != RUNG_EOP || rung_length(p) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (rung_emit(p, RUNG_LD, 8) || rung_emit(p, RUNG_EDGE, 9999) || rung_emit(p, RUNG_SET, 9) || rung_sealed(p))
        return 2;
    if (rung_emit(p, RUNG_PUSH, 0) || rung_seal(p) != RUNG_ESTACK || rung_emit(p, RUNG_LDN, 1) ||
        rung_emit(p, RUNG_ANDS, 0) || rung_emit(p, RUNG_ST, 10) || rung_seal(p) != RUNG_OK)
        return 2;
    if (rung_input_bytes(p) != 2 || rung_output_bytes(p) != 2 || !rung_sealed(p))
        return 2;
    in[0] = 1;
    rung_scan(p, in, out);
    in[0] = 0;
    in[1] = 1;
    rung_scan(p, in, out);
    if (out[0] != 1 || out[1] != 6)
        return 2;
    in[0] = 2;
    rung_scan(p, in, out);
    if (out[0] != 0 || out[1] != 2)
        return 2;
    rung_restart(p);
    rung_destroy(p);
    p = rung_create();
    if (rung_emit(p, RUNG_ORS, 0) || rung_seal(p) != RUNG_ESTACK)
        return 2;
    rung_destroy(p);
    p = rung_create();
    if (rung_seal(p) || rung_input_bytes(p) != 0)
        return 2;
    rung_scan(p, NULL, NULL);
    rung_destroy(p);
    rung_destroy(NULL);
    p = rung_create();
    for (unsigned i = 0; i < RUNG_MAX_CODE; i++)
        if (rung_emit(p, RUNG_LD, 2047))
            return 2;
    if (rung_emit(p, RUNG_LD, 0) != RUNG_EFULL || rung_seal(p) || rung_input_bytes(p) != 256)
        return 2;
    rung_destroy(p);
    free(out);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rung_scan(p, in, out);
        break;
    case 2:
        rung_seal(p);
        rung_emit(p, RUNG_LD, 0);
        break;
    case 3:
        rung_emit(p, RUNG_ST, 16);
        rung_seal(p);
        rung_scan(p, in, out);
        break;
    case 4:
        rung_seal(p);
        rung_destroy(p);
        rung_restart(p);
        break;
    case 5:
        rung_length(NULL);
        break;
    case 6:
        rung_seal(p);
        rung_seal(p);
        break;
    }
#endif
    return 0;
}
