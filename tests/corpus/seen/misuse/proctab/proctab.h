#ifndef PROCTAB_H
#define PROCTAB_H

/* process table of a toy kernel */

typedef int pid;

enum pstate { P_RUN, P_SLEEP, P_ZOMBIE };

struct proc {
    pid id, parent;
    enum pstate state;
    int status;
    struct proc *next;
};

struct proctab {
    struct proc *first; /* newest first */
    pid last;
};

/* init (pid 1) is there from the start; 0 = ok, -1 = no memory */
int pt_boot(struct proctab *t);
void pt_halt(struct proctab *t);

/* NULL if there is none. Good until it is reaped. */
struct proc *pt_find(const struct proctab *t, pid id);

/* -1 when out of memory. The parent is alive. */
pid pt_fork(struct proctab *t, pid parent);

/* The process becomes a zombie, init adopts its children. Not for init, nor
   for zombies. */
void pt_exit(struct proctab *t, pid id, int status);

/* reaps a zombie child of parent: its pid and status, 0 if no child is a
   zombie, -1 if it has no children */
pid pt_wait(struct proctab *t, pid parent, int *status);

/* for living ones */
void pt_sleep(struct proctab *t, pid id);
void pt_wake(struct proctab *t, pid id);

int pt_count(const struct proctab *t, enum pstate state);
int pt_children(const struct proctab *t, pid parent);

#endif
