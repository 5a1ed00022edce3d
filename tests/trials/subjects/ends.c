/* Properties that end in every way there is. */
#include <assay.h>
#include <assert.h>
#include <err.h>
#include <limits.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "types.h"

static volatile int zero;
static volatile int sink;

ASSAY_PROPERTY void asserts(int a)
{
    assert(a != 3);
}

static void helper(int a)
{
    assert(a < 3);
}

ASSAY_PROPERTY void asserts_below(int a)
{
    helper(a);
    sink = a;
}

ASSAY_PROPERTY bool returns_false(int a)
{
    return a != 2;
}

ASSAY_PROPERTY void aborts(int a)
{
    if (a == 1)
        abort();
}

ASSAY_PROPERTY void exits(int a)
{
    if (a == 1)
        exit(7);
}

ASSAY_PROPERTY void exits_at_once(int a)
{
    if (a == 1)
        _exit(8);
}

ASSAY_PROPERTY void exits_quickly(int a)
{
    if (a == 1)
        quick_exit(9);
}

ASSAY_PROPERTY void faults(int a)
{
    int *volatile nowhere = (int *)64;
    if (a == 1)
        *nowhere = 1;
}

ASSAY_PROPERTY void divides(int a)
{
    sink = 7 / (a - 1 + zero);
}

ASSAY_PROPERTY void raises(int a)
{
    if (a == 1)
        raise(SIGUSR1);
}

static int depth(volatile int *up)
{
    volatile int here[64];
    here[0] = *up + 1;
    return depth(here) + here[0];
}

ASSAY_PROPERTY void overflows_stack(int a)
{
    volatile int start = 0;
    if (a == 1)
        sink = depth(&start);
}

ASSAY_PROPERTY void overflows_number(int a)
{
    int big = INT_MAX - 1;
    sink = big + a;
}

ASSAY_PROPERTY void overflows_heap(int a)
{
    char *volatile block = malloc(4);
    block[a + 2] = 1;
    sink = block[a + 2];
    free(block);
}

ASSAY_PROPERTY void exits_in_library(int a)
{
    if (a == 1)
        errx(6, "given up");
}

/* ---- forks and threads ---- */

ASSAY_PROPERTY void forks_lightly(int a)
{
    pid_t child = vfork();
    if (child == 0)
        _exit(a);
    int status = 0;
    waitpid(child, &status, 0);
    assert(WIFEXITED(status) && WEXITSTATUS(status) == a);
}

ASSAY_PROPERTY void forks(int a)
{
    pid_t child = fork();
    if (child == 0) {
        if (a == 1)
            assert(!"in the child");
        if (a == 2)
            exit(5);
        return; /* it must not go on with the next input */
    }
    int status = 0;
    waitpid(child, &status, 0);
    assay_label(a == 1   ? WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? "aborted" : "wrong"
                : a == 2 ? WIFEXITED(status) && WEXITSTATUS(status) == 5 ? "exited" : "wrong"
                : WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "returned"
                                                                : "wrong");
}

static void *work(void *data)
{
    int a = *(int *)data;
    free(malloc(10));
    assay_assume(a != 2);
    assert(a != 4);
    return NULL;
}

ASSAY_PROPERTY void threads(int a)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, &a);
    pthread_join(thread, NULL);
}

static void *sleep_for_ever(void *data)
{
    for (;;)
        pause();
    return data;
}

ASSAY_PROPERTY void leaves_thread(int a)
{
    pthread_t thread;
    if (a == 0)
        pthread_create(&thread, NULL, sleep_for_ever, malloc(5));
    else
        sink = *(volatile char *)calloc(1, 1);
}

/* ---- surroundings ---- */

ASSAY_PROPERTY void moves(int a)
{
    static char first[4096];
    char here[4096];
    assert(getcwd(here, sizeof here));
    if (a == 0)
        strcpy(first, here);
    assert(strcmp(first, here) == 0);
    assert(chdir("/") == 0);
}

ASSAY_PROPERTY void reads(int a)
{
    (void)a;
    assert(getchar() == EOF);
    assert(write(1, "to stdout", 9) == 9);
}

ASSAY_PROPERTY void floods(int a)
{
    static char line[4096];
    memset(line, 'x', sizeof line - 1);
    for (int i = 0; i < 20000; i++)
        fprintf(stderr, "%s\n", line);
    fprintf(stderr, "the last line\n");
    char *volatile block = malloc(8);
    sink = block[a * 8];
    free(block);
}

ASSAY_PROPERTY void floods_and_divides(int a)
{
    static char line[4096];
    memset(line, 'x', sizeof line - 1);
    for (int i = 0; i < 20000; i++)
        fprintf(stderr, "%s\n", line);
    int big = INT_MAX - 1;
    sink = big + a * 2;
}

ASSAY_PROPERTY void prints(int a)
{
    printf("a is %d\n", a);
    fprintf(stderr, "to stderr %d\n", a);
}

ASSAY_PROPERTY void jumps(int a)
{
    jmp_buf here;
    char *block = malloc(10);
    if (setjmp(here) == 0) {
        memset(block, 1, 10);
        longjmp(here, 1);
    }
    free(block);
    assay_assume(a > 0);
    assay_label("through");
}
