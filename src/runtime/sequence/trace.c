/* Trace: which call it was that reached what nobody had reached.  Counters are
 * looked at once a sequence; when they show something new, which is seldom, the
 * sequence runs once more, and they are looked at after each call. */
#include "runtime/sequence/generating.h"

static uint32_t find_call(uint32_t count)
{
    uint32_t words = 0;
    for (uint32_t call = 0; call < count; call++) {
        words += 1 + SEQUENCE_CALL_WORDS(sequences->words[words]);
        sequences->word_count = words;
        sequences->call_count = call + 1;
        if (run_call() == CALL_REFUSED)
            break;
        if (edges_are_reached())
            return call;
    }
    return SEQUENCE_NONE;
}

uint32_t trace_call(void)
{
    uint32_t calls = sequences->call_count, words = sequences->word_count;
    run_begin(FRESH_FILL);
    uint32_t call = find_call(calls);
    run_finish(false);
    edges_begin();
    sequences->call_count = calls;
    sequences->word_count = words;
    return call;
}
