#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

#include "base/process.h"

/* Some senders signal a process and then its group: what comes this soon after
 * the first is the same Ctrl-C. */
#define SAME_SECONDS 0.3

/* A signal handler reaches nothing but statics. */
static volatile sig_atomic_t received;
static volatile double received_at;

static void note_signal(int signal_number)
{
    double now = clock_seconds();
    if (!received) {
        received_at = now;
        received = signal_number;
    } else if (now - received_at > SAME_SECONDS) {
        signal(signal_number, SIG_DFL);
        raise(signal_number);
    }
}

void interrupt_watch(void)
{
    struct sigaction action = {.sa_handler = note_signal};
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

bool interrupt_came(void *nobody)
{
    (void)nobody;
    return received != 0;
}
