#include "chatroom.h"

#include <stdlib.h>
#include <string.h>

struct member {
    struct member *next;
    char name[CHAT_NAME + 1];
};

struct chatroom {
    struct member *members;
    size_t member_count;
    struct member *speaker;
    char *messages[CHAT_BACKLOG]; /* a ring */
    size_t newest;
    size_t message_count;
};

static struct member *find(const chatroom *room, const char *name)
{
    struct member *m = room->members;
    while (m != NULL && strcmp(m->name, name) != 0)
        m = m->next;
    return m;
}

static int check_name(const chatroom *room, const char *name)
{
    if (name[0] == '\0' || strlen(name) > CHAT_NAME)
        return CHAT_BAD_NAME;
    return find(room, name) != NULL ? CHAT_TAKEN : CHAT_OK;
}

chatroom *chat_open(void)
{
    return calloc(1, sizeof(chatroom));
}

void chat_close(chatroom *room)
{
    if (room == NULL)
        return;
    while (room->members != NULL) {
        struct member *next = room->members->next;
        free(room->members);
        room->members = next;
    }
    for (size_t i = 0; i < CHAT_BACKLOG; i++)
        free(room->messages[i]);
    free(room);
}

int chat_join(chatroom *room, const char *name)
{
    int result = check_name(room, name);
    if (result != CHAT_OK)
        return result;
    struct member *m = malloc(sizeof *m);
    if (m == NULL)
        return CHAT_NO_MEMORY;
    strcpy(m->name, name);
    m->next = room->members;
    room->members = m;
    room->member_count++;
    return CHAT_OK;
}

int chat_leave(chatroom *room, const char *name)
{
    struct member **link = &room->members;
    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    if (*link == NULL)
        return CHAT_NO_MEMBER;
    struct member *gone = *link;
    *link = gone->next;
    room->member_count--;
    free(gone);
    return CHAT_OK;
}

int chat_rename(chatroom *room, const char *name, const char *new_name)
{
    struct member *m = find(room, name);
    if (m == NULL)
        return CHAT_NO_MEMBER;
    int result = check_name(room, new_name);
    if (result == CHAT_OK)
        memmove(m->name, new_name, strlen(new_name) + 1);
    return result;
}

int chat_say(chatroom *room, const char *name, const char *text)
{
    struct member *m = find(room, name);
    if (m == NULL)
        return CHAT_NO_MEMBER;
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return CHAT_NO_MEMORY;
    memcpy(copy, text, size);
    room->newest = (room->newest + 1) % CHAT_BACKLOG;
    free(room->messages[room->newest]);
    room->messages[room->newest] = copy;
    if (room->message_count < CHAT_BACKLOG)
        room->message_count++;
    room->speaker = m;
    return CHAT_OK;
}

const char *chat_message(const chatroom *room, size_t age)
{
    if (age >= room->message_count)
        return NULL;
    return room->messages[(room->newest + CHAT_BACKLOG - age) % CHAT_BACKLOG];
}

size_t chat_message_count(const chatroom *room)
{
    return room->message_count;
}

size_t chat_member_count(const chatroom *room)
{
    return room->member_count;
}

int chat_is_member(const chatroom *room, const char *name)
{
    return find(room, name) != NULL;
}

const char *chat_last_speaker(const chatroom *room)
{
    if (room->speaker == NULL || room->speaker->name[0] == '\0')
        return NULL;
    return room->speaker->name;
}
