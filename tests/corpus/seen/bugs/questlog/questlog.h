#ifndef QUESTLOG_H
#define QUESTLOG_H

#include <stdbool.h>

/* The quests that a player has accepted. At most one of them is tracked,
 * that is, shown on the screen. Quests are known by the number that the
 * game's designers gave them. */
typedef struct QuestLog QuestLog;

QuestLog *QuestLog_Create(void);
void QuestLog_Destroy(QuestLog *log);

/* Adds a quest of `steps` steps (1 to 100). Fails if the player has a quest
 * with this number already. The title is copied. */
bool QuestLog_Accept(QuestLog *log, int number, const char *title, int steps);

/* Removes a quest. Returns false if the player does not have it. */
bool QuestLog_Abandon(QuestLog *log, int number);

int QuestLog_Count(const QuestLog *log);
bool QuestLog_Has(const QuestLog *log, int number);

/* Makes a quest the tracked one. Returns false, and changes nothing, if the
 * player does not have it. */
bool QuestLog_Track(QuestLog *log, int number);
void QuestLog_Untrack(QuestLog *log);

/* Title of the tracked quest, NULL when none is tracked. Valid until the
 * log is changed. */
const char *QuestLog_TrackedTitle(const QuestLog *log);
/* Steps done of the tracked quest, -1 when none is tracked. */
int QuestLog_TrackedProgress(const QuestLog *log);

/* Does a step of the tracked quest. Returns true when that was the last one;
 * the quest is then taken from the log and nothing is tracked any more. */
bool QuestLog_Advance(QuestLog *log);

#endif
