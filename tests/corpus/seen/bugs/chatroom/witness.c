#include "chatroom.h"

#include <string.h>

int main(void)
{
    chatroom *r = chat_open();
    if (chat_last_speaker(r) || chat_join(r, "ann") || chat_join(r, "bob") || chat_join(r, "ann") != CHAT_TAKEN ||
        chat_join(r, "") != CHAT_BAD_NAME || chat_member_count(r) != 2)
        return 2;
    for (char t[2] = "a"; t[0] <= 'z'; t[0]++)
        if (chat_say(r, "ann", t))
            return 2;
    if (chat_message_count(r) != 16 || strcmp(chat_message(r, 0), "z") || strcmp(chat_message(r, 15), "k") ||
        chat_message(r, 16))
        return 2;
    if (chat_say(r, "x", "") != CHAT_NO_MEMBER || chat_rename(r, "ann", "bob") != CHAT_TAKEN ||
        chat_rename(r, "ann", "eve") || strcmp(chat_last_speaker(r), "eve") || !chat_is_member(r, "eve"))
        return 2;
    if (chat_leave(r, "bob") || chat_leave(r, "bob") != CHAT_NO_MEMBER)
        return 2;
    int status = 0;
#ifndef LEGAL
    chat_leave(r, "eve");
    status = chat_last_speaker(r) != NULL;
#endif
    chat_close(r);
    return status;
}
