/* End: a trial failed.  How is noted in the block, and the process is over;
 * unless two runs are being compared. */
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

bool is_comparing;
static volatile char is_noted;    /* by one thread: another that fails at the same time waits for the end */
static __thread bool is_noting;   /* this one does: what fails now is the noting */

_Noreturn void end_process(int status)
{
    for (;;)
        syscall(SYS_exit_group, status);
}

void end_say(char *to, size_t size, const char *text)
{
    size_t length = strnlen(text, size - 1);
    memcpy(to, text, length);
    to[length] = 0;
}

/* frame: of a function that the target's code called; NULL: frames come otherwise. */
void end_note(enum trial_end_kind kind, int64_t number, const void *frame)
{
    if (is_noting)
        end_process(TRIAL_FAILED);
    is_noting = true;
    while (__atomic_test_and_set(&is_noted, __ATOMIC_ACQ_REL))
        pause();
    memset(&trials->end, 0, sizeof trials->end);
    trials->end.kind = kind;
    trials->end.stage = trials->stage;
    trials->end.number = number;
    sequences_note_end();
    if (frame)
        frames_take(&trials->end, frame);
}

_Noreturn void end_failed(void)
{
    output_finish();
    end_process(TRIAL_FAILED);
}

_Noreturn void end_broke(void)
{
    if (is_comparing && is_main_thread) {
        is_noting = false;
        __atomic_clear(&is_noted, __ATOMIC_RELEASE);
        leap(LEAP_BROKE);
    }
    end_failed();
}
