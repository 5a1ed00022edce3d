#include "lapbest.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct lap_board b, none;
    struct lap_row *rows = malloc(3 * sizeof *rows);
    char text[LAP_TEXT];
    lap_init(&none, NULL, 0);
    if (lap_enter(&none, "x", 1) != -1 || lap_place(&none, "x") != -1 || lap_strike(&none, 0) != -1 || lap_disqualify(&none, ""))
        return 2;
    lap_init(&b, rows, 3);
    if (lap_enter(&b, "ann", 62345) != 0 || lap_enter(&b, "bob", 61000) != 0 || lap_enter(&b, rows[0].who, 62345) != 2)
        return 2;
    if (lap_enter(&b, "carl", 62345) != -1 || lap_place(&b, "bob") != 0 || lap_place(&b, "carl") != -1)
        return 2;
    if (lap_behind(&b, 1) != 1345 || lap_behind(&b, 3) || strcmp(lap_text(62345, text), "1:02.345"))
        return 2;
    lap_text(UINT32_MAX, text);
    if (lap_disqualify(&b, rows[0].who) != 2 || b.len != 1 || lap_enter(&b, "a name that is much too long", 5) != 0)
        return 2;
    if (lap_place(&b, "a name that is much too long") != 0 || lap_strike(&b, 0) || lap_strike(&b, 1) != -1)
        return 2;
#ifndef LEGAL
    struct lap_row *one = malloc(sizeof *one);
    lap_init(&b, one, 1);
    lap_enter(&b, "ann", 2);
    lap_enter(&b, "bob", 1);
    free(one);
#endif
    free(rows);
    return 0;
}
