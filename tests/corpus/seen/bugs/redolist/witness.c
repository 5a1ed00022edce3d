#include "redolist.h"

#include <string.h>

int main(void)
{
    RedoList *rl = RL_Create();
    if (rl == NULL || RL_Undo(rl) || RL_Redo(rl) || RL_Erase(rl, 0, 1) || RL_Insert(rl, 1, "x"))
        return 2;
    if (!RL_Insert(rl, 0, "held") || !RL_Insert(rl, 3, "lo wor") || !RL_Insert(rl, 0, "") || RL_CanUndo(rl) != 2)
        return 2;
    if (!RL_Insert(rl, 9, "l") || strcmp(RL_Text(rl), "hello world") != 0)
        return 2;
    while (RL_Undo(rl))
        continue;
    if (RL_Length(rl) != 0 || RL_CanRedo(rl) != 3)
        return 2;
    while (RL_Redo(rl))
        continue;
    if (strcmp(RL_Text(rl), "hello world") != 0 || RL_Length(rl) != 11 || !RL_Erase(rl, 5, (size_t)-1))
        return 2;
    if (RL_Length(rl) != 5 || !RL_Undo(rl) || RL_Length(rl) != 11 || !RL_Redo(rl) || !RL_Insert(rl, 2, RL_Text(rl)))
        return 2;
    for (int i = 0; i < 100; i++)
        if (!RL_Insert(rl, 0, "ab") || !RL_Erase(rl, 1, 1))
            return 2;
    if (RL_CanUndo(rl) != RL_STEPS)
        return 2;
    RL_Forget(rl);
#ifndef LEGAL
    RL_Insert(rl, 0, "one");
    RL_Undo(rl);
    RL_Insert(rl, 0, "two");
#endif
    RL_Destroy(rl);
    return 0;
}
