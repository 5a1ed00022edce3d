#ifndef CHATROOM_H
#define CHATROOM_H

#include <stddef.h>

/** A chat room with its members and the messages said last. */
typedef struct chatroom chatroom;

enum chat_result {
    CHAT_OK = 0,
    CHAT_NO_MEMBER = -1, /**< nobody of that name is in the room */
    CHAT_TAKEN = -2,     /**< the name is in use */
    CHAT_BAD_NAME = -3,  /**< the name is empty or longer than CHAT_NAME */
    CHAT_NO_MEMORY = -4
};

#define CHAT_NAME 31    /**< longest name */
#define CHAT_BACKLOG 16 /**< messages which are kept */

chatroom *chat_open(void);
void chat_close(chatroom *room);

/** Enter and leave the room. */
int chat_join(chatroom *room, const char *name);
int chat_leave(chatroom *room, const char *name);

/** Change the name of a member. */
int chat_rename(chatroom *room, const char *name, const char *new_name);

/** A member says something; the text is copied. */
int chat_say(chatroom *room, const char *name, const char *text);

/**
 * Messages in the backlog.
 * @param age  0 for the newest
 * @return the text, NULL if there is none of this age; valid until the next chat_say()
 */
const char *chat_message(const chatroom *room, size_t age);
size_t chat_message_count(const chatroom *room);

size_t chat_member_count(const chatroom *room);
int chat_is_member(const chatroom *room, const char *name);

/**
 * Name of the member who spoke last, NULL if nobody did. Valid until members
 * join, leave or are renamed.
 */
const char *chat_last_speaker(const chatroom *room);

#endif
