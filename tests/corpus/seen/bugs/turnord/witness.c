#include "turnord.h"

#include <limits.h>

int main(void)
{
    TurnOrder order;
    TurnInit(&order);
    if (TurnNext(&order) != -1 || TurnJoin(&order, 0) != -1 || TurnJoin(&order, TURN_SPEED_MAX + 1) != -1)
        return 2;
#ifdef LEGAL
    int cat = TurnJoin(&order, 50), rat = TurnJoin(&order, 100);
    if (cat != 0 || rat != 1 || TurnCount(&order) != 2)
        return 2;
    if (TurnNext(&order) != rat || TurnNext(&order) != cat || TurnNext(&order) != rat || TurnNext(&order) != rat)
        return 2;
    if (TurnClock(&order) != 3 || TurnEnergy(&order, cat) != 50 || TurnEnergy(&order, 7) != 0)
        return 2;
    TurnOrder saved = order;
    if (!TurnSetMood(&order, rat, TURN_FROZEN) || TurnNext(&order) != cat || !TurnSetMood(&order, cat, TURN_FROZEN))
        return 2;
    if (TurnNext(&order) != -1 || TurnClock(&order) != 4 || TurnNext(&saved) != cat)
        return 2;
    if (!TurnSetMood(&order, cat, TURN_SLOWED) || TurnNext(&order) != cat || TurnClock(&order) != 8)
        return 2;
    if (!TurnTire(&order, cat, 10 * TURN_COST) || TurnTire(&order, cat, 1) || TurnTire(&order, cat, -1))
        return 2;
    if (TurnTire(&order, cat, INT_MAX) || !TurnSetMood(&order, cat, TURN_HASTED) || !TurnSetSpeed(&order, cat, 1))
        return 2;
    if (TurnNext(&order) != cat || TurnClock(&order) != 558)
        return 2;
    if (TurnSetMood(&order, cat, (TurnMood)9) || TurnSetSpeed(&order, cat, 0) || TurnLeave(&order, INT_MIN))
        return 2;
    if (!TurnLeave(&order, cat) || TurnLeave(&order, cat) || TurnTire(&order, cat, 1) || TurnJoin(&order, 3) != cat)
        return 2;
    while (TurnJoin(&order, 1) >= 0) {
    }
    return TurnCount(&order) == TURN_ACTORS && TurnNext(&order) == cat ? 0 : 2;
#else
    int snail = TurnJoin(&order, 1);
    if (!TurnSetMood(&order, snail, TURN_SLOWED))
        return 2;
    TurnNext(&order);
    return 0;
#endif
}
