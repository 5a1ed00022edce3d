#include "shjobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
    unsigned long serial; /* when it was last in front; 0: free */
    char command[SJ_COMMAND];
};

static struct job table[SJ_MAX];
static struct job *current, *previous;
static unsigned long serial;

void sj_reset(void)
{
    memset(table, 0, sizeof table);
    current = previous = NULL;
    serial = 0;
}

static int number(const struct job *j)
{
    return j ? (int)(j - table) + 1 : 0;
}

static struct job *by_number(long n)
{
    if (n < 1 || n > SJ_MAX || table[n - 1].serial == 0)
        return NULL;
    return &table[n - 1];
}

/* The latest job but for one whose command has a prefix. */
static struct job *latest(const struct job *but, const char *prefix)
{
    size_t length = strlen(prefix);
    struct job *best = NULL;

    for (struct job *j = table; j < table + SJ_MAX; j++)
        if (j->serial > 0 && j != but && strncmp(j->command, prefix, length) == 0 &&
            (!best || j->serial > best->serial))
            best = j;
    return best;
}

static void to_front(struct job *j)
{
    j->serial = ++serial;
    if (j != current) {
        previous = current;
        current = j;
    }
}

int sj_start(const char *command)
{
    for (struct job *j = table; j < table + SJ_MAX; j++)
        if (j->serial == 0) {
            snprintf(j->command, sizeof j->command, "%s", command);
            to_front(j);
            return number(j);
        }
    return 0;
}

int sj_done(int n)
{
    struct job *j = by_number(n);

    if (!j)
        return -1;
    j->serial = 0;
    if (j == current) {
        current = previous;
        previous = latest(current, "");
    } else if (j == previous) {
        previous = NULL;
    }
    return 0;
}

int sj_front(int n)
{
    struct job *j = by_number(n);

    if (!j)
        return -1;
    to_front(j);
    return 0;
}

int sj_count(void)
{
    int n = 0;

    for (int i = 0; i < SJ_MAX; i++)
        n += table[i].serial > 0;
    return n;
}

int sj_current(void)
{
    return number(current);
}

int sj_previous(void)
{
    return number(previous);
}

int sj_find(const char *word)
{
    if (word[0] != '%' || word[1] == '\0')
        return 0;
    word++;
    if (strcmp(word, "+") == 0 || strcmp(word, "%") == 0)
        return number(current);
    if (strcmp(word, "-") == 0)
        return number(previous ? previous : current);
    if (word[0] >= '0' && word[0] <= '9') {
        char *end;
        long n = strtol(word, &end, 10);

        return *end ? 0 : number(by_number(n));
    }
    return number(latest(NULL, word));
}

int sj_line(int n, char *buffer, size_t size)
{
    struct job *j = by_number(n);
    char mark = ' ';

    if (!j)
        return -1;
    if (j == current)
        mark = '+';
    else if (j == previous)
        mark = '-';
    return snprintf(buffer, size, "[%d]%c %s", n, mark, j->command);
}

int sj_prompt(char *buffer, size_t size)
{
    int n = sj_count();

    if (n == 0)
        return snprintf(buffer, size, "%s", "");
    return snprintf(buffer, size, "%d: %s", n, current->command);
}
