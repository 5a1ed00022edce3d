#include "draughts.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    dr_position p;

#ifdef LEGAL
    dr_position q;
    char text[200];
    size_t length;
    int square;

    dr_start(&p);
    length = dr_format(&p, NULL, 0);
    assert(dr_format(&p, text, sizeof text) == length && strlen(text) == length);
    assert(dr_parse(&q, text) == 0 && dr_equal(&p, &q) && dr_equal(&p, &p));
    assert(dr_parse(&q, "B:W21-32:B1-12") == 0 && dr_equal(&p, &q));
    assert(dr_format(&p, text, 1) == length && text[0] == '\0');
    assert(dr_format(&p, text, 5) == length && strlen(text) == 4);
    assert(dr_parse(&p, "B:BK1-3,5:W") == 0);
    assert(dr_count(&p, DR_BLACK_KING) == 3 && dr_count(&p, INT_MIN) == 0);
    assert(dr_parse(&p, "W:W:B") == 0 && dr_count(&p, DR_EMPTY) == 32);
    assert(dr_parse(&p, "") == -1 && dr_parse(&p, "W") == -1 && dr_parse(&p, "W:") == -1);
    assert(dr_parse(&p, "W:W0:B") == -1 && dr_parse(&p, "W:W33:B") == -1);
    assert(dr_parse(&p, "W:W1,:B") == -1 && dr_parse(&p, "W:WK:B") == -1);
    assert(dr_parse(&p, "W:W5-3:B") == -1 && dr_parse(&p, "W:W5-:B") == -1);
    assert(dr_parse(&p, "W:W1,1:B") == -1 && dr_parse(&p, "W:W1:W2") == -1);
    assert(dr_parse(&p, "W:W1111:B") == -1 && dr_parse(&p, "W:W1:B1") == -1);
    assert(dr_parse(&p, "W:W29-32:B") == 0);
    assert(dr_put(&p, 1, DR_BLACK_KING) == 0 && dr_get(&p, 1) == DR_BLACK_KING);
    assert(dr_put(&p, 0, DR_EMPTY) == -1 && dr_put(&p, 1, 5) == -1 && dr_put(&p, 33, 1) == -1);
    assert(dr_get(&p, INT_MAX) == -1 && dr_get(&p, INT_MIN) == -1);
    q = p;
    dr_turn(&q);
    assert(dr_get(&q, 32) == DR_WHITE_KING && !dr_equal(&p, &q));
    dr_turn(&q);
    assert(dr_equal(&p, &q));
    assert(dr_neighbour(1, DR_DOWN_LEFT) == 5 && dr_neighbour(1, DR_DOWN_RIGHT) == 6);
    assert(dr_neighbour(5, DR_UP_RIGHT) == 1 && dr_neighbour(5, DR_UP_LEFT) == 0);
    assert(dr_neighbour(32, DR_DOWN_LEFT) == 0 && dr_neighbour(1, 4) == 0);
    for (square = 1; square <= 32; square++) {
        int next = dr_neighbour(square, DR_DOWN_RIGHT);

        assert(next == 0 || dr_neighbour(next, DR_UP_LEFT) == square);
    }
    dr_clear(&p);
#else
    dr_parse(&p, "W:W30-40:B1");
#endif
    return 0;
}
