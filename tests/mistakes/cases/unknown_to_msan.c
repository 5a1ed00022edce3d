// status 0
// says ^ok .*waits
// says ^ok .*tells_the_time
// says ^ok .*converts
// says ^ok .*writes_to_memory
// says ^ok .*finds
// says ^ok .*explains
// says ^ok .*threads_on_their_own
// silent uninitiali|leak|bad-free
#define _GNU_SOURCE
#include <assay.h>
#include <pthread.h>
#include <search.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>
#include <uchar.h>

/* No mistakes: what the C library writes is written, and what it keeps for itself is no leak. */

static int give_back(void *number)
{
    return *(int *)number;
}

ASSAY_PROPERTY bool waits(int number)
{
    thrd_t thread;
    int result;
    thrd_create(&thread, give_back, &number);
    thrd_join(thread, &result);
    return result == number;
}

ASSAY_PROPERTY bool tells_the_time(int number)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return now.tv_sec > 0 && number >= 0;
}

ASSAY_PROPERTY bool converts(int number ASSAY_IN(0, 25))
{
    char32_t wide;
    char text[2] = {(char)('a' + number)}, back[16], words[32];
    mbstate_t reading = {0}, writing = {0};
    bool there = mbrtoc32(&wide, text, 1, &reading) == 1 && c32rtomb(back, wide, &writing) == 1;
    gcvt(number, 6, words);
    return there && back[0] == text[0] && atoi(words) == number;
}

ASSAY_PROPERTY bool writes_to_memory(int number ASSAY_IN(0, 9))
{
    char text[8];
    FILE *stream = fmemopen(text, sizeof text, "w");
    fprintf(stream, "%d", number);
    fclose(stream);
    return text[0] == '0' + number;
}

ASSAY_PROPERTY bool finds(int number)
{
    struct hsearch_data table = {0};
    ENTRY *found, entry = {.key = (char *)"key", .data = &number};
    hcreate_r(4, &table);
    hsearch_r(entry, ENTER, &found, &table);
    bool same = found->data == &number;
    hdestroy_r(&table);
    return same;
}

ASSAY_PROPERTY bool explains(int number)
{
    return strerror(100000 + number) != NULL && strsignal(500 + number) != NULL;
}

static void *release(void *memory)
{
    free(memory);
    return NULL;
}

ASSAY_PROPERTY bool threads_on_their_own(int number ASSAY_IN(0, 99))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, release, malloc(10)) == 0)
        pthread_detach(thread);
    return number >= 0;
}
