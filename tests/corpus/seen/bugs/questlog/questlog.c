#include "questlog.h"

#include <stdlib.h>
#include <string.h>

typedef struct Quest {
    struct Quest *next;
    int number;
    int steps;
    int done;
    char title[];
} Quest;

struct QuestLog {
    Quest *first;
    Quest *tracked;
    int count;
};

QuestLog *QuestLog_Create(void)
{
    return calloc(1, sizeof(QuestLog));
}

void QuestLog_Destroy(QuestLog *log)
{
    if (log == NULL)
        return;
    while (log->first != NULL) {
        Quest *quest = log->first;
        log->first = quest->next;
        free(quest);
    }
    free(log);
}

static Quest **FindLink(QuestLog *log, int number)
{
    Quest **link = &log->first;
    while (*link != NULL && (*link)->number != number)
        link = &(*link)->next;
    return link;
}

static void Unlink(QuestLog *log, Quest **link)
{
    Quest *quest = *link;
    *link = quest->next;
    log->count--;
    free(quest);
}

bool QuestLog_Accept(QuestLog *log, int number, const char *title, int steps)
{
    Quest **link = FindLink(log, number);
    if (*link != NULL || steps < 1 || steps > 100)
        return false;
    size_t size = strlen(title) + 1;
    Quest *quest = malloc(sizeof *quest + size);
    if (quest == NULL)
        return false;
    quest->next = NULL;
    quest->number = number;
    quest->steps = steps;
    quest->done = 0;
    memcpy(quest->title, title, size);
    *link = quest;
    log->count++;
    return true;
}

bool QuestLog_Abandon(QuestLog *log, int number)
{
    Quest **link = FindLink(log, number);
    if (*link == NULL)
        return false;
    Unlink(log, link);
    return true;
}

int QuestLog_Count(const QuestLog *log)
{
    return log->count;
}

bool QuestLog_Has(const QuestLog *log, int number)
{
    for (const Quest *quest = log->first; quest != NULL; quest = quest->next)
        if (quest->number == number)
            return true;
    return false;
}

bool QuestLog_Track(QuestLog *log, int number)
{
    Quest **link = FindLink(log, number);
    if (*link == NULL)
        return false;
    log->tracked = *link;
    return true;
}

void QuestLog_Untrack(QuestLog *log)
{
    log->tracked = NULL;
}

const char *QuestLog_TrackedTitle(const QuestLog *log)
{
    if (log->tracked == NULL || log->tracked->done >= log->tracked->steps)
        return NULL;
    return log->tracked->title;
}

int QuestLog_TrackedProgress(const QuestLog *log)
{
    return log->tracked == NULL ? -1 : log->tracked->done;
}

bool QuestLog_Advance(QuestLog *log)
{
    Quest *quest = log->tracked;
    if (quest == NULL)
        return false;
    if (++quest->done < quest->steps)
        return false;
    log->tracked = NULL;
    Unlink(log, FindLink(log, quest->number));
    return true;
}
