#include "reversi.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rv_game *game = rv_new();
    int squares[RV_SQUARES];
    if (rv_moves(game, squares) != 4 || rv_turn(game) != RV_BLACK || rv_score(game, RV_WHITE) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char name[3];
    for (int variant = 0; variant < 5; variant++) {
        rv_game *copy = rv_copy(game);
        int n;
        while ((n = rv_moves(copy, squares)) > 0) {
            if (!rv_legal(copy, squares[n / 2]))
                return 2;
            rv_play(copy, squares[variant * n / 5]);
        }
        if (rv_turn(copy) != RV_NONE || rv_played(copy) < 8)
            return 2;
        if (rv_score(copy, RV_BLACK) + rv_score(copy, RV_WHITE) != 4 + rv_played(copy))
            return 2;
        while (rv_played(copy) > 0)
            rv_undo(copy);
        if (rv_moves(copy, squares) != 4)
            return 2;
        rv_free(copy);
    }
    rv_name(19, name);
    if (strcmp(name, "d3") != 0 || rv_disc(game, 27) != RV_WHITE || rv_legal(game, 0) || !rv_legal(game, squares[3]))
        return 2;
    rv_free(game);
    rv_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rv_play(game, 0);
        break;
    case 2:
        rv_undo(game);
        break;
    case 3:
        rv_disc(game, 64);
        break;
    case 4: {
        int few[2];
        return rv_moves(game, few) + few[0] == 0;
    }
    case 5:
        rv_free(game);
        return rv_played(game);
    }
#endif
    return 0;
}
