#ifndef SIGSLOT_H
#define SIGSLOT_H

#include <stddef.h>

/* Signals and slots.

   A slot may connect to and disconnect from the signal that calls it, also
   disconnect itself. It must neither delete that signal nor emit it again
   while it is being emitted; both are checked by assert. */

typedef struct Signal Signal;
typedef struct Connection Connection;
typedef void (*Slot)(int value, void *user);

Signal *signalNew(void);

/* Deletes the signal together with its connections. */
void signalDelete(Signal *signal);

/* Connects a slot, which is called with `user` after those that are connected
   already. The connection belongs to the signal. NULL when memory is out. */
Connection *signalConnect(Signal *signal, Slot slot, void *user);

/* Calls the slots. Those connected meanwhile are not called this time.
   Returns the number of calls. */
size_t signalEmit(Signal *signal, int value);

/* Number of connections. */
size_t signalCount(const Signal *signal);

/* Ends a connection, and with it the Connection. */
void connectionClose(Connection *connection);

/* While a connection is muted its slot is not called. */
void connectionMute(Connection *connection, int muted);
int connectionIsMuted(const Connection *connection);

/* How many times its slot has been called. */
size_t connectionCalls(const Connection *connection);

#endif
