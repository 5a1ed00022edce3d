#include "sigslot.h"

#include <stdlib.h>

static Signal *signal_;
static Connection *own;
static int sum;

static void add(int value, void *user)
{
    sum += value;
    (void)user;
}

static void grow(int value, void *user)
{
    (void)value;
    signalConnect(signal_, add, user);
    connectionClose(own);
}

static void delete(int value, void *user)
{
    (void)value;
    signalDelete(user);
}

static void again(int value, void *user)
{
    signalEmit(user, value);
}

int main(int argc, char **argv)
{
    signal_ = signalNew();
#ifdef LEGAL
    (void)argc, (void)argv, (void)delete, (void)again;
    if (signalEmit(signal_, 1) != 0 || signalCount(signal_) != 0)
        return 2;
    Connection *a = signalConnect(signal_, add, NULL), *b = signalConnect(signal_, add, NULL);
    own = signalConnect(signal_, grow, NULL);
    connectionMute(b, 7);
    if (signalEmit(signal_, 5) != 2 || sum != 5 || signalCount(signal_) != 3 || connectionCalls(b) != 0)
        return 2;
    connectionMute(b, 0);
    if (connectionIsMuted(b) || signalEmit(signal_, -1) != 3 || sum != 2 || connectionCalls(a) != 2)
        return 2;
    own = a;
    signalConnect(signal_, grow, NULL);
    connectionClose(b);
    if (signalEmit(signal_, 0) != 3 || signalCount(signal_) != 3)
        return 2;
    signalDelete(NULL);
    signalDelete(signal_);
#else
    Connection *c = signalConnect(signal_, add, NULL);
    (void)grow;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        connectionClose(c);
        connectionMute(c, 1);
        break;
    case 2:
        signalDelete(signal_);
        connectionClose(c);
        break;
    case 3:
        signalConnect(signal_, delete, signal_);
        signalEmit(signal_, 1);
        break;
    case 4:
        signalConnect(signal_, again, signal_);
        signalEmit(signal_, 1);
        break;
    case 5:
        signalConnect(signal_, NULL, NULL);
        break;
    }
#endif
    return 0;
}
