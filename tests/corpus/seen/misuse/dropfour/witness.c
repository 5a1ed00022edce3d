#include "dropfour.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct df_board b;
    df_start(&b);
#ifdef LEGAL
    (void)argc, (void)argv;
    int cols[DF_COLS];
    char text[DF_TEXT];
    assert(df_turn(&b) == 1 && df_winner(&b) == 0 && df_moves(&b, cols) == 7);
    assert(!df_can(&b, -1) && !df_can(&b, 7) && !df_can(&b, INT_MIN) && !df_can(&b, INT_MAX));
    assert(df_load(&b, "") && b.played == 0);
    assert(!df_load(&b, "39") && b.played == 0 && !df_load(&b, "3a") && !df_load(&b, "3333333") && !df_load(&b, "\xff"));
    assert(df_load(&b, "333333") && !df_can(&b, 3) && df_moves(&b, cols) == 6 && cols[3] == 4);
    assert(df_undo(&b) == 3 && df_can(&b, 3) && df_at(&b, 3, 5) == 0 && df_at(&b, 3, 4) == 1);
    assert(df_load(&b, "0101010") && df_winner(&b) == 1 && !df_can(&b, 2) && df_advise(&b, 3) == -1);
    assert(df_moves(&b, cols) == 0 && !df_load(&b, "01010102"));
    assert(df_load(&b, "010101"));
    struct df_board c = b;
    assert(df_advise(&b, 4) == 0 && memcmp(&b, &c, sizeof b) == 0 && df_advise(&b, INT_MIN) == 0);
    assert(df_load(&b, "01122323363") && df_winner(&b) == 1); /* aslant */
    df_show(&b, text);
    assert(strlen(text) == DF_TEXT - 1 && strncmp(text + 5 * 8, "1222..2\n", 8) == 0);
    df_start(&b);
    assert(df_advise(&b, INT_MAX) == 3);
    /* to the end, whatever it is */
    while (df_moves(&b, cols) > 0)
        df_drop(&b, df_advise(&b, 2));
    while (b.played > 0)
        df_undo(&b);
    assert(df_moves(&b, cols) == 7 && df_at(&b, 6, 5) == 0);
    /* a full board without a winner */
    assert(df_load(&b, "611610441556660026212453133250250244054333") && b.played == DF_COLS * DF_ROWS);
    assert(df_moves(&b, cols) == 0 && df_winner(&b) == 0 && df_advise(&b, 2) == -1 && df_undo(&b) == 3);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        printf("%d\n", df_drop(&b, 7));
    } else if (rule == 2) {
        printf("%d\n", df_undo(&b));
    } else {
        int cols[3];
        printf("%d\n", df_moves(&b, cols));
    }
    return 0;
#endif
}
