/*
 * tcbrun - ready lists of a small cooperative kernel.
 *
 * The kernel keeps one ready list per priority, a list of delayed and one of
 * suspended tasks.  It does not switch contexts: xTcbSelectNext() says whose
 * turn it is, and the port layer does the rest.
 *
 * A task handle is valid from xTcbTaskCreate() until vTcbTaskDelete() of it or
 * vTcbKernelDelete() of its kernel.  Unless noted otherwise handles must be
 * valid and not NULL.  Nothing here may be called from an interrupt.
 */
#ifndef TCBRUN_H
#define TCBRUN_H

#define tcbPRIORITIES   8u  /* 0 is the lowest */
#define tcbNAME_LENGTH  12u /* with the terminating 0 */
#define tcbMAX_TASKS    64u

typedef struct tcbKernel *TcbKernel_t;
typedef struct tcbTask *TcbTask_t;

typedef enum { eTcbReady, eTcbDelayed, eTcbSuspended } eTcbState;

/*-----------------------------------------------------------*/

/* NULL if there is no memory. */
TcbKernel_t xTcbKernelCreate( void );

/* Deletes the kernel and all of its tasks. */
void vTcbKernelDelete( TcbKernel_t xKernel );

/*
 * Creates a task, which is ready at once.  The name is copied, and cut when it
 * is too long; NULL is a task without a name.  Priorities above the highest are
 * taken as the highest.  NULL if there is no memory or there are tcbMAX_TASKS
 * tasks already.
 */
TcbTask_t xTcbTaskCreate( TcbKernel_t xKernel, const char *pcName, unsigned uxPriority );

/* A task may be deleted in any state, the current one too. */
void vTcbTaskDelete( TcbTask_t xTask );

/*
 * The next task to run: of those with the highest priority that are ready each
 * gets its turn.  NULL when no task is ready.
 */
TcbTask_t xTcbSelectNext( TcbKernel_t xKernel );

/* The task last selected; NULL if it has been deleted or is not ready any more. */
TcbTask_t xTcbCurrent( TcbKernel_t xKernel );

/*-----------------------------------------------------------*/

/* Both do nothing if the task is suspended, or is not, already.  A delayed task
   that is suspended and resumed is ready. */
void vTcbTaskSuspend( TcbTask_t xTask );
void vTcbTaskResume( TcbTask_t xTask );

/* Delays the task for a number of ticks, or anew if it is delayed already.
   Nothing happens for 0 ticks or when the task is suspended. */
void vTcbTaskDelay( TcbTask_t xTask, unsigned long ulTicks );

/* One tick has passed. Returns the number of tasks that became ready. */
unsigned uxTcbTick( TcbKernel_t xKernel );

/* The priority may be changed in any state. */
void vTcbTaskPrioritySet( TcbTask_t xTask, unsigned uxPriority );
unsigned uxTcbTaskPriorityGet( TcbTask_t xTask );

/*-----------------------------------------------------------*/

eTcbState eTcbTaskState( TcbTask_t xTask );
const char *pcTcbTaskName( TcbTask_t xTask );
/* How often the task has been selected. */
unsigned long ulTcbTaskRuns( TcbTask_t xTask );
unsigned uxTcbTaskCount( TcbKernel_t xKernel );

#endif /* TCBRUN_H */
