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

/* ---- what it may do ---- */

#if defined(EXITS)
static void misbehave(void)
{
    exit(7);
}
#elif defined(EXITS_AT_ONCE)
static void misbehave(void)
{
    syscall(SYS_exit_group, 0);
}
#elif defined(FORKS)
static void misbehave(void)
{
    if (fork() == 0)
        for (;;)
            pause();
}
#elif defined(FORKS_AND_RETURNS)
static void misbehave(void)
{
    fork();
}
#elif defined(CLOSES)
static void misbehave(void)
{
    syscall(SYS_close_range, 0, ~0u, 0);
}
#elif defined(ALLOCATES)
static void misbehave(void)
{
    for (;;)
        memset(malloc(1 << 20), 1, 1 << 20);
}
#elif defined(KEEPS)
static void *kept;
static void misbehave(void)
{
    void **block = malloc(1 << 16);
    memset(block, 1, 1 << 16);
    *block = kept;
    kept = block;
}
#elif defined(FILLS)
static void misbehave(void)
{
    static char zeros[1 << 16];
    int file = open("large", O_CREAT | O_WRONLY | O_APPEND, 0600);
    while (file >= 0 && write(file, zeros, sizeof zeros) > 0)
        ;
    close(file);
}
#elif defined(PRINTS)
static void misbehave(void)
{
    for (int i = 0; i < 10000; i++)
        fprintf(stderr, "this library talks a lot, and has nothing to say: %d\n", i);
}
#elif defined(HANGS)
static void misbehave(void)
{
    for (;;)
        pause();
}
#elif defined(KILLS_ITSELF)
static void misbehave(void)
{
    kill(getpid(), SIGKILL);
}
#elif defined(KILLS_PARENT)
static void misbehave(void)
{
    kill(getppid(), SIGKILL);
}
#elif defined(KILLS_ALL)
static void misbehave(void)
{
    kill(0, SIGTERM);
    kill(-1, SIGKILL);
}
#elif defined(SCRIBBLES) || defined(SCRIBBLES_A_LITTLE)
/* Over whatever memory is shared with others. */
static void misbehave(void)
{
    char line[512];
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps)) {
        unsigned long start, end;
        char rights[8];
        if (sscanf(line, "%lx-%lx %7s", &start, &end, rights) != 3 || strcmp(rights, "rw-s") != 0)
            continue;
#ifdef SCRIBBLES
        for (volatile char *at = (char *)start; at < (char *)end; at++)
            *at = 0x55;
#else
        for (volatile unsigned long *at = (unsigned long *)start; at < (unsigned long *)end; at += 509)
            if (*at)
                *at ^= 0x5500;
#endif
    }
    if (maps)
        fclose(maps);
}
#elif defined(UNMAPS)
static void misbehave(void)
{
    char line[512];
    unsigned long start, end;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps))
        if (strstr(line, "rw-s") && sscanf(line, "%lx-%lx", &start, &end) == 2)
            munmap((void *)start, end - start);
}
#elif defined(THREADS)
static void *run(void *data)
{
    for (;;)
        pause();
    return data;
}
static void misbehave(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
    pthread_detach(thread);
}
#elif defined(MOVES)
static void misbehave(void)
{
    if (chdir("/") < 0 || close(1) < 0)
        abort();
    signal(SIGALRM, SIG_DFL);
    alarm(1);
}
#elif defined(RECURSES)
static int deep(volatile int *above)
{
    volatile int here = *above + 1;
    return deep(&here) + here;
}
static void misbehave(void)
{
    volatile int zero = 0;
    deep(&zero);
}
#else
static void misbehave(void)
{
}
#endif

#ifdef DIES_LOADING
__attribute__((constructor)) static void die(void)
{
    fputs("this library cannot be loaded\n", stderr);
    abort();
}
#endif

int box_misbehave(struct box *box)
{
    if (box && box->count == 2)
        misbehave();
    return 0;
}
