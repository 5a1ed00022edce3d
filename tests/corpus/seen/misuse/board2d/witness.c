#include "board2d.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char text[21];
    board *b = board_new(4, 4), *small = board_new(1, 1);
    if (board_new(0, 1) || board_new(1, 65) || board_new(INT_MIN, INT_MAX) || board_winner(b, 1) != 0)
        return 2;
    board_put(b, 0, 0, 9);
#ifdef LEGAL
    (void)argc, (void)argv;
    for (int i = 0; i < 4; i++)
        if (board_drop(b, 3, i + 1) != 3 - i)
            return 2;
    if (board_drop(b, 3, 1) != -1 || board_get(b, 3, 0) != 4 || board_winner(b, 1) != 9 || board_winner(b, 2) != 0)
        return 2;
    board_put(b, 1, 1, 9);
    board_put(b, 2, 2, 9);
    board *clone = board_clone(b);
    board_put(clone, 0, 0, 0);
    if (board_run(b, 0, 0, 1, 1) != 3 || board_winner(b, 3) != 9 || board_winner(b, INT_MAX) != 0 ||
        board_diff(clone, b) != 1 || board_count(b, 9) != 3 || board_count(b, -1) != 0 || board_run(clone, 0, 0, 1, 1) != 0)
        return 2;
    board_copy(clone, b);
    board_copy(b, b);
    board_text(clone, text);
    if (board_diff(b, clone) != 0 || strcmp(text, "9..4\n.9.3\n..92\n...1\n") != 0 || board_run(b, 2, 2, -1, -1) != 3)
        return 2;
    board_text(small, text);
    if (strcmp(text, ".\n") != 0 || board_columns(small) != 1 || board_rows(b) != 4)
        return 2;
    board_free(clone);
    board_free(small);
    board_free(b);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        board_get(b, 4, 0);
        break;
    case 2:
        board_put(b, 0, 0, 10);
        break;
    case 3:
        board_diff(b, small);
        break;
    case 4:
        board_run(b, 0, 0, 0, 0);
        break;
    case 5:
        board_winner(b, 0);
        break;
    case 6: {
        char tight[20];
        (void)text;
        board_text(b, tight);
        return tight[0] == 0 && strlen(text) > 0;
    }
    case 7:
        board_free(b);
        board_columns(b);
        break;
    }
#endif
    return 0;
}
