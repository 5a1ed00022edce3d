/* Worn: variables that are put back lose what they held.  Memory is freed; files
 * stay open and keys of threads taken until the process ends, and there are few of
 * them.  Another process goes on before it is felt. */
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>
#include "runtime/sequence/calling.h"

#define LOOK_EVERY 64    /* sequences: a call opens one or two files, not many */
#define BLOCKS_MOST 4096 /* looking for what is lost takes longer with every block that globals have kept */
#define FILES_MOST 256
#define KEYS_MOST 256

/* The lowest number that is free. */
static bool has_many_files(void)
{
    int file = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
    if (file >= 0)
        close(file);
    return file >= FILES_MOST;
}

static bool has_many_keys(void)
{
    pthread_key_t key;
    if (pthread_key_create(&key, NULL) != 0)
        return true;
    pthread_key_delete(key);
    return key >= KEYS_MOST;
}

void rest_if_worn(void)
{
    static unsigned until = LOOK_EVERY;
    if (given_now)
        return;
    bool is_worn = heap_live[OWNER_GLOBALS] > BLOCKS_MOST;
    if (--until == 0) {
        is_worn |= has_many_files() || has_many_keys();
        until = LOOK_EVERY;
    }
    if (is_worn)
        trials->stop = 1;
}
