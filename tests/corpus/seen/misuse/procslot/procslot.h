#ifndef PROCSLOT_H
#define PROCSLOT_H

/*
 * The process table of a toy kernel. There is only one.
 *
 * ps_init() has to be called before any other function, and after
 * ps_shutdown() again. A kernel that gets this wrong, or that asks about a
 * process which does not exist, is broken; the table panics (assert).
 */

#define PS_NONE (-1)
#define PS_ROOT 1 /* pid of the first process */

enum ps_state {
    PS_RUNNING,
    PS_ZOMBIE /* ended, but not yet waited for */
};

/* Create the table for up to `slots` processes (1 to 1024), with PS_ROOT
   running. Must not be called again before ps_shutdown(). Returns 0, or -1
   if slots is out of range or memory is out. */
int ps_init(int slots);
/* Release the table with all processes. */
void ps_shutdown(void);

/* New process below `parent`, which is running. Returns its pid, which no
   process had before, or PS_NONE if the table is full. */
int ps_fork(int parent);

/* End a running process. Its children become those of PS_ROOT. PS_ROOT
   itself can not end: nothing happens. */
void ps_exit(int pid, int status);

/* Remove a zombie among the children of a process from the table. Returns its
   pid and stores its status, or returns PS_NONE if there is no zombie. */
int ps_wait(int parent, int *status);

/* Of a process in the table. The parent of PS_ROOT is PS_NONE. */
int ps_parent(int pid);
enum ps_state ps_state(int pid);
int ps_children(int pid);

/* Number of processes in the table. */
int ps_count(void);

#endif
