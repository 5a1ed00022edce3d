#include "sixboard.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

static int go(sb_board *b, const char *from, const char *to)
{
    return sb_move(b, sb_square(from), sb_square(to));
}

#ifdef LEGAL
int main(void)
{
    static sb_board b, c;
    int i;

    assert(sb_square("a1") == 0 && sb_square("f6") == 35 && sb_square("") == -1 && sb_square("a") == -1);
    assert(sb_square("g1") == -1 && sb_square("a7") == -1 && sb_square("a11") == -1 && sb_square("A1") == -1);
    sb_start(&b);
    c = b;
    assert(sb_equal(&b, &c) && sb_equal(&b, &b) && sb_undo(&b) == 0 && sb_turn(&b) == SB_WHITE);
    assert(sb_move(&b, -1, 0) == SB_ESQUARE && sb_move(&b, INT_MIN, INT_MAX) == SB_ESQUARE && sb_move(&b, 0, 36) == SB_ESQUARE);
    assert(sb_move(&b, 0, 0) == SB_EMOVE && go(&b, "a3", "a4") == SB_ETURN && go(&b, "a5", "a4") == SB_ETURN);
    assert(go(&b, "a1", "a3") == SB_EMOVE && go(&b, "a2", "a4") == SB_EMOVE && go(&b, "a2", "b3") == SB_EMOVE);
    assert(go(&b, "b1", "c3") == SB_OK && sb_quiet(&b) == 1 && sb_turn(&b) == SB_BLACK && !sb_equal(&b, &c));
    assert(go(&b, "b6", "c4") == SB_OK && sb_quiet(&b) == 2);
    assert(sb_undo(&b) == 1 && sb_undo(&b) == 1 && sb_undo(&b) == 0 && sb_equal(&b, &c));
    assert(go(&b, "a2", "a3") == SB_OK && go(&b, "b5", "b4") == SB_OK && go(&b, "a3", "b4") == SB_OK);
    assert(sb_at(&b, sb_square("b4")) == SB_PIECE(SB_PAWN, SB_WHITE));
    while (sb_undo(&b))
        ;
    assert(sb_equal(&b, &c));

    sb_clear(&b);
    assert(sb_check(&b, SB_WHITE) == 0 && sb_check(&b, 7) == 0 && sb_check(&b, INT_MIN) == 0);
    assert(sb_put(&b, 36, SB_EMPTY) == SB_ESQUARE && sb_put(&b, 0, 6) == SB_ESQUARE && sb_put(&b, 0, -1) == SB_ESQUARE);
    assert(sb_put(&b, 0, 8) == SB_ESQUARE && sb_put(&b, 0, INT_MAX) == SB_ESQUARE && sb_put(&b, 0, SB_PAWN) == SB_ESQUARE);
    assert(sb_put(&b, 0, SB_KING) == SB_OK && sb_put(&b, sb_square("a6"), SB_PIECE(SB_ROOK, SB_BLACK)) == SB_OK);
    assert(sb_check(&b, SB_WHITE) && sb_attacks(&b, SB_BLACK, 0) && !sb_attacks(&b, 5, 0) && !sb_attacks(&b, 0, INT_MIN));
    assert(go(&b, "a1", "a2") == SB_ECHECK && sb_at(&b, 0) == SB_KING && go(&b, "a1", "b2") == SB_OK);
    assert(sb_at(&b, -1) == SB_EMPTY && sb_at(&b, INT_MAX) == SB_EMPTY);
    sb_clear(&b);
    assert(sb_put(&b, sb_square("c5"), SB_PAWN) == SB_OK && sb_put(&b, sb_square("b6"), SB_PIECE(SB_KNIGHT, SB_BLACK)) == SB_OK);
    c = b;
    assert(go(&b, "c5", "b6") == SB_OK && sb_at(&b, sb_square("b6")) == SB_QUEEN && sb_undo(&b) == 1 && sb_equal(&b, &c));
    assert(go(&b, "c5", "c6") == SB_OK && sb_at(&b, sb_square("c6")) == SB_QUEEN);
    sb_start(&b);
    for (i = 0; i < SB_MOVES_MAX; i++) {
        static const char *const tour[4][2] = { { "b1", "c3" }, { "b6", "c4" }, { "c3", "b1" }, { "c4", "b6" } };

        assert(go(&b, tour[i % 4][0], tour[i % 4][1]) == SB_OK && sb_quiet(&b) == i + 1);
    }
    assert(go(&b, "b1", "c3") == SB_EFULL);
    while (sb_undo(&b))
        ;
    sb_start(&c);
    assert(sb_equal(&b, &c));
    return 0;
}
#else
int main(void)
{
    static sb_board b, before;

    sb_start(&b);
    assert(go(&b, "b1", "c3") == SB_OK);
    before = b;
    assert(go(&b, "a5", "a4") == SB_OK);
    assert(sb_undo(&b) == 1);
    return sb_equal(&b, &before) ? 0 : 1;
}
#endif
