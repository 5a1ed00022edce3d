#include "procslot.h"

#include <assert.h>
#include <stdlib.h>

struct process {
    int pid; /* 0 in free slots */
    int parent;
    enum ps_state state;
    int status;
};

static struct process *table;
static int slots_total;
static int next_pid;

int ps_init(int slots)
{
    assert(table == NULL);
    if (slots < 1 || slots > 1024)
        return -1;
    table = calloc((size_t)slots, sizeof *table);
    if (table == NULL)
        return -1;
    slots_total = slots;
    table[0] = (struct process){PS_ROOT, PS_NONE, PS_RUNNING, 0};
    next_pid = PS_ROOT + 1;
    return 0;
}

void ps_shutdown(void)
{
    assert(table != NULL);
    free(table);
    table = NULL;
}

static struct process *find(int pid)
{
    assert(table != NULL);
    assert(pid > 0);
    struct process *found = NULL;
    for (int i = 0; i < slots_total && found == NULL; i++)
        if (table[i].pid == pid)
            found = &table[i];
    assert(found != NULL);
    return found;
}

int ps_fork(int parent)
{
    struct process *above = find(parent);
    assert(above->state == PS_RUNNING);
    for (int i = 0; i < slots_total; i++) {
        if (table[i].pid == 0) {
            table[i] = (struct process){next_pid++, above->pid, PS_RUNNING, 0};
            return table[i].pid;
        }
    }
    return PS_NONE;
}

void ps_exit(int pid, int status)
{
    struct process *process = find(pid);
    assert(process->state == PS_RUNNING);
    if (pid == PS_ROOT)
        return;
    process->state = PS_ZOMBIE;
    process->status = status;
    for (int i = 0; i < slots_total; i++)
        if (table[i].pid != 0 && table[i].parent == pid)
            table[i].parent = PS_ROOT;
}

int ps_wait(int parent, int *status)
{
    find(parent);
    for (int i = 0; i < slots_total; i++) {
        if (table[i].pid != 0 && table[i].parent == parent && table[i].state == PS_ZOMBIE) {
            int pid = table[i].pid;
            *status = table[i].status;
            table[i].pid = 0;
            return pid;
        }
    }
    return PS_NONE;
}

int ps_parent(int pid)
{
    return find(pid)->parent;
}

enum ps_state ps_state(int pid)
{
    return find(pid)->state;
}

int ps_children(int pid)
{
    int count = 0;
    find(pid);
    for (int i = 0; i < slots_total; i++)
        if (table[i].pid != 0 && table[i].parent == pid)
            count++;
    return count;
}

int ps_count(void)
{
    assert(table != NULL);
    int count = 0;
    for (int i = 0; i < slots_total; i++)
        if (table[i].pid != 0)
            count++;
    return count;
}
