/* Stack: the predicate's private stack, its guard pages, and telling endless
 * recursion from deep recursion.
 *
 * A careless recursive predicate never ends on any cyclic structure, and would
 * fill the whole stack for each of thousands of candidates.  So two pages are
 * closed early: at the first, the stack above and the state of the undo log
 * are remembered; at the second, twice as deep, they are compared.  When the
 * contents between the two repeat exactly, frame for frame, and nothing above
 * or outside the stack was written meanwhile, then the recursion is in the
 * state it was in before and cannot end.  Otherwise both pages are opened until
 * the candidate is done. */
#include <string.h>
#include <sys/mman.h>
#include "runtime/state.h"

#define PAGE 4096ul
#define FIRST_DEPTH (128ul << 10)
#define SECOND_DEPTH (256ul << 10)
#define PERIOD_MOST (8ul << 10)  /* bytes of frames in one turn of the recursion */
#define SLACK 1024ul             /* the deepest frames are not complete */

char *assay_stack_top;
static bool first_open, second_open, has_early_guards;
static struct undo *log_at_first;
static char above_first[FIRST_DEPTH];

static char *page_at(size_t depth)
{
    return assay_stack_top - depth - PAGE;
}

static void protect(size_t depth, bool open)
{
    mprotect(page_at(depth), PAGE, open ? PROT_READ | PROT_WRITE : PROT_NONE);
}

bool assay_stack_map(void)
{
    void *low = (void *)STACK_ADDRESS, *guard = (void *)(STACK_ADDRESS - WIRE_GUARD);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    assay_stack_top = (char *)STACK_ADDRESS + WIRE->stack_size;
    if (mmap(low, WIRE->stack_size, PROT_READ | PROT_WRITE, flags, -1, 0) != low ||
        mmap(guard, WIRE_GUARD, PROT_NONE, flags, -1, 0) != guard)
        return false;
    has_early_guards = WIRE->stack_size >= 4 * SECOND_DEPTH;
    if (has_early_guards) {
        protect(FIRST_DEPTH, false);
        protect(SECOND_DEPTH, false);
    }
    return true;
}

void assay_stack_close_guards(void)
{
    if (first_open)
        protect(FIRST_DEPTH, false);
    if (second_open)
        protect(SECOND_DEPTH, false);
    first_open = second_open = false;
}

static bool repeats(const uint64_t *words, size_t count, size_t period)
{
    for (size_t i = 0; i < count; i++)
        if (words[i] != words[i + period])
            return false;
    return true;
}

static bool is_endless(const char *stack)
{
    const uint64_t *words = (const uint64_t *)(((uintptr_t)stack + SLACK) & ~15ul);
    /* what is compared with its shifted self and what with its former self overlap */
    const uint64_t *end = (const uint64_t *)(assay_stack_top - FIRST_DEPTH + 2 * SLACK);
    if (assay_undo_top != log_at_first ||
        memcmp(above_first + SLACK, assay_stack_top - FIRST_DEPTH + SLACK, FIRST_DEPTH - SLACK) != 0)
        return false;
    for (size_t period = 2; period <= PERIOD_MOST / 8; period++)
        if (repeats(words, (size_t)(end - words), period))
            return true;
    return false;
}

enum stack_fault assay_stack_fault(uintptr_t address, const char *stack)
{
    if (address - (STACK_ADDRESS - WIRE_GUARD) < WIRE_GUARD)
        return STACK_EXHAUSTED;
    if (!has_early_guards)
        return STACK_INNOCENT;
    if (address - (uintptr_t)page_at(FIRST_DEPTH) < PAGE) {
        log_at_first = assay_undo_top;
        memcpy(above_first, assay_stack_top - FIRST_DEPTH, FIRST_DEPTH);
        first_open = true;
        protect(FIRST_DEPTH, true);
        return STACK_GO_ON;
    }
    if (address - (uintptr_t)page_at(SECOND_DEPTH) < PAGE) {
        if (first_open && is_endless(stack))
            return STACK_EXHAUSTED;
        second_open = true;
        protect(SECOND_DEPTH, true);
        return STACK_GO_ON;
    }
    return STACK_INNOCENT;
}
