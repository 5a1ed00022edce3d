/*
 * HSMLite -- hierarchical state machines, the small kind.
 *
 * States are constant tables of the application:
 *
 *     static const HSM_State On  = { "on",  NULL, OnEvent,  OnEnter, OnLeave };
 *     static const HSM_State Hot = { "hot", &On,  HotEvent, NULL,    NULL    };
 *
 * An event is offered to the current state, then to its parent, and so on,
 * until a handler returns nonzero.
 */
#ifndef HSMLITE_H
#define HSMLITE_H

#include <stddef.h>

typedef struct HSM HSM;
typedef struct HSM_State HSM_State;

/* Returns nonzero if the event was handled. May call HSM_Go(). */
typedef int (*HSM_Handler)(HSM *hsm, int event, void *user);

/* Entry and exit actions. They must call neither HSM_Go() nor HSM_Send(). */
typedef void (*HSM_Action)(HSM *hsm, void *user);

struct HSM_State {
    const char      *name;
    const HSM_State *parent;    /* NULL at the top */
    HSM_Handler      handler;   /* may be NULL */
    HSM_Action       enter;     /* may be NULL */
    HSM_Action       leave;     /* may be NULL */
};

struct HSM {                    /* for the library only */
    const HSM_State *current;
    void            *user;
    int              busy;
};

#define HSM_MAX_DEPTH 8         /* states above each other */

/* Prepares a machine. It is in no state until HSM_Start(). */
void HSM_Init(HSM *hsm, void *user);

/* Enters the initial state, the outer states first. The machine must not be
 * in a state yet. */
void HSM_Start(HSM *hsm, const HSM_State *initial);

/* Leaves all states. The machine can be started again. Not from within a
 * handler or an action. */
void HSM_Stop(HSM *hsm);

/* Offers an event to a machine that was started; nonzero if it was handled.
 * Not from within a handler: a machine handles one event at a time. */
int HSM_Send(HSM *hsm, int event);

/* Changes the state: leaves and enters what is not common to the old and the
 * new state. The machine must have been started. */
void HSM_Go(HSM *hsm, const HSM_State *target);

/* Whether the machine is in that state or in a state below it. */
int HSM_IsIn(const HSM *hsm, const HSM_State *state);

/* Name of the current state, "" if not started. */
const char *HSM_Name(const HSM *hsm);

/* The state that contains both; NULL if none does. */
const HSM_State *HSM_Common(const HSM_State *a, const HSM_State *b);

#endif
