#include "rough.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef DEED
#define DEED do_nothing
#endif

struct box {
    int count;
    int numbers[3];
};

struct box *box_new(void)
{
    return calloc(1, sizeof(struct box));
}

void box_free(struct box *box)
{
    free(box);
}

int box_put(struct box *box, int number)
{
    if (!box)
        return -1;
    box->numbers[box->count++] = number;
    return box->count;
}

int box_count(const struct box *box)
{
    return box ? box->count : 0;
}

/* ---- what it may do: -DDEED=exits ---- */

#define DEED_FUNCTION __attribute__((unused)) static void

DEED_FUNCTION do_nothing(void)
{
}

DEED_FUNCTION exits(void)
{
    exit(7);
}

DEED_FUNCTION exits_at_once(void)
{
    syscall(SYS_exit_group, 0);
}

DEED_FUNCTION forks(void)
{
    if (fork() == 0)
        for (;;)
            pause();
}

DEED_FUNCTION forks_and_returns(void)
{
    fork();
}

DEED_FUNCTION closes(void)
{
    syscall(SYS_close_range, 0, ~0u, 0);
}

DEED_FUNCTION allocates(void)
{
    for (;;)
        memset(malloc(1 << 20), 1, 1 << 20);
}

static void *kept;
DEED_FUNCTION keeps(void)
{
    void **block = malloc(1 << 16);
    memset(block, 1, 1 << 16);
    *block = kept;
    kept = block;
}

DEED_FUNCTION fills(void)
{
    static char zeros[1 << 16];
    int file = open("large", O_CREAT | O_WRONLY | O_APPEND, 0600);
    while (file >= 0 && write(file, zeros, sizeof zeros) > 0)
        ;
    close(file);
}

DEED_FUNCTION prints(void)
{
    for (int i = 0; i < 10000; i++)
        fprintf(stderr, "this library talks a lot, and has nothing to say: %d\n", i);
}

DEED_FUNCTION hangs(void)
{
    for (;;)
        pause();
}

DEED_FUNCTION kills_itself(void)
{
    kill(getpid(), SIGKILL);
}

DEED_FUNCTION kills_parent(void)
{
    kill(getppid(), SIGKILL);
}

DEED_FUNCTION kills_all(void)
{
    kill(0, SIGTERM);
    kill(-1, SIGKILL);
}

/* Whatever memory is shared with others. */
static void for_shared_memory(void (*use)(char *start, char *end))
{
    char line[512], rights[8];
    unsigned long start, end;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps))
        if (sscanf(line, "%lx-%lx %7s", &start, &end, rights) == 3 && strcmp(rights, "rw-s") == 0)
            use((char *)start, (char *)end);
    if (maps)
        fclose(maps);
}

static void write_over(char *start, char *end)
{
    for (volatile char *at = start; at < (volatile char *)end; at++)
        *at = 0x55;
}

DEED_FUNCTION scribbles(void)
{
    for_shared_memory(write_over);
}

static void write_here_and_there(char *start, char *end)
{
    for (volatile unsigned long *at = (unsigned long *)start; at < (volatile unsigned long *)end; at += 509)
        if (*at)
            *at ^= 0x5500;
}

DEED_FUNCTION scribbles_a_little(void)
{
    for_shared_memory(write_here_and_there);
}

static void take_away(char *start, char *end)
{
    munmap(start, (size_t)(end - start));
}

DEED_FUNCTION unmaps(void)
{
    for_shared_memory(take_away);
}

static void *wait_for_ever(void *data)
{
    for (;;)
        pause();
    return data;
}

DEED_FUNCTION starts_threads(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, wait_for_ever, NULL);
    pthread_detach(thread);
}

DEED_FUNCTION moves(void)
{
    if (chdir("/") < 0)
        abort();
    signal(SIGALRM, SIG_DFL);
    alarm(1);
}

static int deep(volatile int *above)
{
    volatile int here = *above + 1;
    return deep(&here) + here;
}

DEED_FUNCTION recurses(void)
{
    volatile int zero = 0;
    deep(&zero);
}

int box_misbehave(struct box *box)
{
    if (box && box->count == 2)
        DEED();
    return 0;
}

#ifdef ANY_DEED
static void (*const deeds[])(void) = {
    do_nothing,     exits,        exits_at_once, forks,     forks_and_returns,
    closes,         allocates,    keeps,         fills,     prints,
    hangs,          kills_itself, kills_parent,  kills_all, scribbles,
    starts_threads, moves,        recurses,      unmaps,    scribbles_a_little,
};

int box_do(struct box *box, int deed)
{
    if (box && deed >= 0 && deed < (int)(sizeof deeds / sizeof *deeds))
        deeds[deed]();
    return deed;
}
#endif

#ifdef DIES_LOADING
__attribute__((constructor)) static void die(void)
{
    fputs("this library cannot be loaded\n", stderr);
    abort();
}
#endif
