/* What _FORTIFY_SOURCE calls in place of the functions of <string.h>: the last
 * parameter is the room at the destination. */
#include "runtime/libc/libc.h"

static void check_room(size_t wanted, size_t room)
{
    if (wanted > room)
        WOVEN(__chk_fail)();
}

void *WOVEN(__memcpy_chk)(void *to, const void *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(memcpy)(to, from, size);
}

void *WOVEN(__memmove_chk)(void *to, const void *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(memmove)(to, from, size);
}

void *WOVEN(__mempcpy_chk)(void *to, const void *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(mempcpy)(to, from, size);
}

void *WOVEN(__memset_chk)(void *to, int byte, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(memset)(to, byte, size);
}

void WOVEN(__explicit_bzero_chk)(void *to, size_t size, size_t room)
{
    check_room(size, room);
    WOVEN(memset)(to, 0, size);
}

char *WOVEN(__strcpy_chk)(char *to, const char *from, size_t room)
{
    check_room(WOVEN(strlen)(from) + 1, room);
    return WOVEN(strcpy)(to, from);
}

char *WOVEN(__stpcpy_chk)(char *to, const char *from, size_t room)
{
    check_room(WOVEN(strlen)(from) + 1, room);
    return WOVEN(stpcpy)(to, from);
}

char *WOVEN(__strncpy_chk)(char *to, const char *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(strncpy)(to, from, size);
}

char *WOVEN(__stpncpy_chk)(char *to, const char *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(stpncpy)(to, from, size);
}

char *WOVEN(__strcat_chk)(char *to, const char *from, size_t room)
{
    check_room(WOVEN(strlen)(to) + WOVEN(strlen)(from) + 1, room);
    return WOVEN(strcat)(to, from);
}

char *WOVEN(__strncat_chk)(char *to, const char *from, size_t most, size_t room)
{
    check_room(WOVEN(strlen)(to) + WOVEN(strnlen)(from, most) + 1, room);
    return WOVEN(strncat)(to, from, most);
}

size_t WOVEN(__strlcpy_chk)(char *to, const char *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(strlcpy)(to, from, size);
}

size_t WOVEN(__strlcat_chk)(char *to, const char *from, size_t size, size_t room)
{
    check_room(size, room);
    return WOVEN(strlcat)(to, from, size);
}
