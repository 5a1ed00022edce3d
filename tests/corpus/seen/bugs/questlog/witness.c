#include "questlog.h"

#include <string.h>

int main(void)
{
    QuestLog *log = QuestLog_Create();
    if (!QuestLog_Accept(log, 7, "Rats in the cellar", 2) || !QuestLog_Accept(log, 8, "", 1))
        return 2;
    if (QuestLog_Accept(log, 7, "again", 2) || QuestLog_Accept(log, 9, "none", 0) || QuestLog_Track(log, 9))
        return 2;
    if (!QuestLog_Track(log, 7) || strcmp(QuestLog_TrackedTitle(log), "Rats in the cellar") != 0)
        return 2;
    if (QuestLog_Advance(log) || QuestLog_TrackedProgress(log) != 1)
        return 2;
    int status = 0;
#ifdef LEGAL
    if (!QuestLog_Advance(log) || QuestLog_TrackedTitle(log) != NULL || QuestLog_Has(log, 7))
        return 2;
    if (!QuestLog_Abandon(log, 8) || QuestLog_Count(log) != 0 || QuestLog_Abandon(log, 8))
        return 2;
#else
    QuestLog_Abandon(log, 7);
    status = QuestLog_TrackedTitle(log) != NULL;
#endif
    QuestLog_Destroy(log);
    return status;
}
