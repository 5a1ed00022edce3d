#include "lotdraw.h"

#include <string.h>

enum state { ABSENT, READY, BLOCKED };

static struct task {
    enum state state;
    uint32_t tickets;
    uint64_t wins;
} tasks[LOT_TASKS];

static uint32_t generator = 2463534242u;

void lot_reset(uint32_t seed)
{
    memset(tasks, 0, sizeof tasks);
    generator = seed ? seed : 2463534242u;
}

static struct task *task_of(int id)
{
    if (id < 0 || id >= LOT_TASKS || tasks[id].state == ABSENT)
        return NULL;
    return &tasks[id];
}

static uint32_t random_number(void)
{
    generator ^= generator << 13;
    generator ^= generator >> 17;
    generator ^= generator << 5;
    return generator;
}

int lot_add(uint32_t tickets)
{
    if (tickets > LOT_MAX_TICKETS)
        return -1;
    for (int id = 0; id < LOT_TASKS; id++)
        if (tasks[id].state == ABSENT) {
            tasks[id] = (struct task){ READY, tickets, 0 };
            return id;
        }
    return -1;
}

static int set_state(int id, enum state state)
{
    struct task *t = task_of(id);

    if (!t)
        return -1;
    t->state = state;
    return 0;
}

int lot_remove(int id) { return set_state(id, ABSENT); }
int lot_block(int id) { return set_state(id, BLOCKED); }
int lot_wake(int id) { return set_state(id, READY); }

int lot_set_tickets(int id, uint32_t tickets)
{
    struct task *t = task_of(id);

    if (!t || tickets > LOT_MAX_TICKETS)
        return -1;
    t->tickets = tickets;
    return 0;
}

int lot_lend(int from, int to, uint32_t n)
{
    struct task *f = task_of(from), *t = task_of(to);

    if (!f || !t || n > f->tickets)
        return -1;
    if (f == t)
        return 0;
    if (n > LOT_MAX_TICKETS - t->tickets)
        return -1;
    f->tickets -= n;
    t->tickets += n;
    return 0;
}

int lot_draw(void)
{
    uint32_t pot = 0, number;
    int ready = 0;

    for (int id = 0; id < LOT_TASKS; id++)
        if (tasks[id].state == READY) {
            ready++;
            pot += tasks[id].tickets;
        }
    if (ready == 0)
        return -1;
    number = random_number() % pot;
    for (int id = 0; id < LOT_TASKS; id++) {
        if (tasks[id].state != READY)
            continue;
        if (number < tasks[id].tickets) {
            tasks[id].wins++;
            return id;
        }
        number -= tasks[id].tickets;
    }
    return -1;
}

uint32_t lot_tickets(int id)
{
    struct task *t = task_of(id);

    return t ? t->tickets : 0;
}

uint64_t lot_wins(int id)
{
    struct task *t = task_of(id);

    return t ? t->wins : 0;
}
