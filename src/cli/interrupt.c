#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

/* A signal handler reaches nothing but statics. */
static volatile sig_atomic_t received;

static void note_signal(int signal_number)
{
    received = signal_number;
}

void interrupt_watch(void)
{
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigaction(SIGPIPE, &ignore, NULL);
}

int interrupt_signal(void)
{
    return received;
}
