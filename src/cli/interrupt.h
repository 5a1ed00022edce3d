/* Interrupt: the first Ctrl-C (or SIGTERM) asks Assay to end its output and
 * stop; the second kills it.  SIGPIPE is ignored: a closed pipe is seen where
 * it is written to. */
#ifndef ASSAY_CLI_INTERRUPT_H
#define ASSAY_CLI_INTERRUPT_H

#include <stdbool.h>

void interrupt_watch(void);
int interrupt_signal(void); /* the signal that came; 0: none */
bool interrupt_came(void *nobody); /* one did: for services that ask */

#endif
