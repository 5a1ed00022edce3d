/* What an optimiser, a C library or a file could hide. */
#include "pair.h"

#include <fcntl.h>
#include <search.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

/* A load and a division whose results nobody uses still fault. */
bool unused_load(const struct pair *pair)
{
    const int *nowhere = pair->a == 1 ? NULL : &pair->b;
    int unused = *nowhere;
    (void)unused;
    return true;
}
PAIR_SPACE(unused_load);

bool unused_division(const struct pair *pair)
{
    int unused = pair->a / pair->b;
    (void)unused;
    return true;
}
PAIR_SPACE(unused_division);

/* Writes of functions that cannot be seen into are taken back: every candidate
 * finds the variables and blocks as they were. */
static wchar_t wide[4];

bool wide_global(const struct pair *pair)
{
    bool fresh = wide[0] == 0;
    if (pair->a == 1)
        wcscpy(wide, L"ab");
    return fresh && pair->b >= 0;
}
PAIR_SPACE(wide_global);

struct element {
    struct element *next, *previous;
};

bool queue_on_the_heap(const struct pair *pair)
{
    struct element *first = calloc(1, sizeof *first), *second = calloc(1, sizeof *second);
    bool fresh = first->next == NULL && second->previous == NULL;
    insque(second, first);
    bool linked = first->next == second;
    free(first);
    free(second);
    return fresh && linked && pair->a >= pair->b;
}
PAIR_SPACE(queue_on_the_heap);

/* A file that one candidate makes is not there for the next. */
bool leaves_a_file(const struct pair *pair)
{
    bool fresh = access("left", F_OK) != 0;
    if (pair->a == 1) {
        int file = open("left", O_WRONLY | O_CREAT, 0666);
        if (file >= 0)
            close(file);
    }
    return fresh && pair->b >= 0;
}
PAIR_SPACE(leaves_a_file);

/* Memory that is lost where our heap does not see it: no single candidate is to
 * blame, and none is. */
bool leaks_elsewhere(const struct pair *pair)
{
    void *lost = mmap(NULL, 2 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    return lost != MAP_FAILED && pair->a >= pair->b;
}
PAIR_SPACE(leaks_elsewhere);
