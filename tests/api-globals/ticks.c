#include "ticks.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 600 /* calls of one sequence */

static int count;
int initialised = 3;
static __thread int of_thread;
static __thread int of_thread_initialised = 3;
static int table[40000] = {3, 3, 3};
static int arena[16 << 20];
static unsigned short filled[200000];
static struct node {
    struct node *next;
    char bytes[1000];
} *list;
static FILE *file;
static pthread_key_t key;
static int has_key;

static int check(int number)
{
    if (number > MOST)
        abort();
    return number;
}

int ticks_static(void)
{
    return check(++count);
}

int ticks_inside(void)
{
    static int inside;
    return check(++inside);
}

int ticks_initialised(void)
{
    return check(++initialised);
}

int ticks_of_thread(void)
{
    return check(++of_thread);
}

int ticks_of_thread_initialised(void)
{
    return check(++of_thread_initialised);
}

int ticks_table(unsigned at)
{
    return check(++table[at % 40000]);
}

int ticks_arena(unsigned at)
{
    return check(++arena[at % (16u << 20)]);
}

int ticks_filled(void)
{
    for (size_t i = 0; i < 200000; i += 1024)
        filled[i]++;
    return check(filled[1024 * 100]);
}

int ticks_list(void)
{
    int length = 1;
    struct node *node = calloc(1, sizeof *node);
    if (!node)
        return -1;
    node->next = list;
    list = node;
    while ((node = node->next))
        length++;
    return check(length);
}

int ticks_file(void)
{
    if (!file && !(file = fopen("/dev/null", "r")))
        abort();
    return 0;
}

int ticks_key(void)
{
    if (!has_key && pthread_key_create(&key, NULL) != 0)
        abort();
    has_key = 1;
    return 0;
}
