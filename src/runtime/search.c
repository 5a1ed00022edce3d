/* Search: Korat's bounded exhaustive search (Boyapati, Khurshid, Marinov 2002;
 * iGen, section 2), with choices made at the first read of a field.
 *
 * assay_note_field is called when woven code is about to touch a field for the
 * first time on this path; assay_next when a run of the predicate is complete.
 * In resume mode every noted field has a snapshot of the private stack, and
 * assay_next continues from the deepest one that has a value left; in rerun
 * mode, and for entries without a snapshot, the predicate starts again, its
 * earlier choices standing.  One completed run is one explored candidate
 * either way. */
#include <sys/mman.h>
#include <time.h>
#include "runtime/path.h"

_Static_assert(UNSEEN_ADDRESS == 0x14000000UL, "switch_x86_64.S has this number in it");

#define LINE 64ul /* snapshots are whole cache lines */
#define SNAPSHOT_ROOM (16ul << 30)
#define OWN_STACK (16ul << 10) /* of the private stack, for the functions here */
#define ROUNDS_AFTER_CALL 16 /* of refilling, when a call may have hidden a read */
#define FIRST_CHECKED 256 /* candidates that are all checked with unread fields refilled */

enum phase assay_phase;
int assay_checked_outcome;
bool assay_resuming, assay_portable;
char *assay_main_stack;
int64_t assay_steps = INT64_MAX; /* until the first run: constructors of the user take steps too */

static char *snapshots, *snapshots_end, *snapshot_top;
static bool start_again;
const struct wire_choice *assay_replay;
uint32_t assay_replay_left;
static uint64_t countdown, interval, next_check, last_tick;

/* ---- noting a field ---- */

typedef uint64_t lane __attribute__((vector_size(32), aligned(32), may_alias));

HOT void copy_lines(char *to, const char *from, size_t size)
{
    for (size_t i = 0; i < size; i += LINE) {
        lane a = *(const lane *)(from + i), b = *(const lane *)(from + i + 32);
        *(lane *)(to + i) = a;
        *(lane *)(to + i + 32) = b;
    }
}

/* The first candidate of a worker starts with given choices, in the order the predicate makes them. */
void assay_follow_replay(struct wire_entry *entry)
{
    if (assay_replay->field != entry->field || assay_replay->index > entry->limit)
        assay_stop(REPORT_NOT_DETERMINISTIC, entry->field, "");
    path_take(entry, assay_replay->index);
    assay_replay++;
    assay_replay_left--;
}

HOT void save_stack(struct wire_entry *entry, char *stack)
{
    char *low = (char *)((uintptr_t)stack & ~(LINE - 1));
    size_t size = (size_t)(assay_stack_top - low);
    entry->undo = (uint64_t)assay_undo_top;
    entry->steps = assay_steps;
    if (entry->limit == 0 || rare(size > WIRE->snapshot_most) || rare((size_t)(snapshots_end - snapshot_top) < size))
        return;
    entry->resume_at = stack;
    entry->snapshot = snapshot_top;
    entry->snapshot_size = (uint32_t)size;
    copy_lines(snapshot_top, low, size);
    snapshot_top += size;
}

static __attribute__((noinline)) void note_sampled(uint32_t number, char *stack)
{
    if (assay_phase != PHASE_SAMPLE)
        assay_leave(OUTCOME_STOP);
    struct wire_entry *entry = path_push(number);
    if (assay_resuming)
        save_stack(entry, stack);
    assay_sample_choose(entry);
}

HOT void note(uint32_t number, char *stack)
{
    if (rare(assay_phase != PHASE_SEARCH)) {
        note_sampled(number, stack);
        return;
    }
    struct wire_entry *entry = path_push(number);
    if (assay_resuming)
        save_stack(entry, stack);
    if (rare(assay_replay_left))
        assay_follow_replay(entry);
}

static bool note_byte(uint32_t offset, bool write, char *stack)
{
    uint32_t number = WIRE_AT(uint32_t, WIRE->bytes)[offset];
    const uint32_t *list = WIRE_AT(uint32_t, WIRE->byte_lists) + number;
    if (number == NO_OBJECT_BYTE)
        assay_fault(REPORT_BEYOND, NO_FIELD, NULL, write ? "write" : "read");
    bool beyond = list[0] != 0;
    for (uint32_t i = 1; i <= list[0]; i++) {
        uint32_t field = list[i];
        if (assay_chosen[field] != UNCHOSEN) {
            beyond = false;
            continue;
        }
        uint32_t pending = assay_pending(field);
        if (pending == NO_FIELD) {
            beyond = beyond && (assay_fields[field].flags & FIELD_BEYOND);
            continue;
        }
        if ((assay_fields[pending].flags & FIELD_UNBOUNDED) && !write && assay_phase != PHASE_CHECK)
            assay_stop(REPORT_UNBOUNDED, pending, "");
        note(pending, stack);
        return true;
    }
    if (beyond)
        assay_fault(REPORT_BEYOND, list[1], NULL, "");
    return false;
}

static __attribute__((noinline)) bool note_any(uintptr_t offset, uint64_t size, char *stack)
{
    bool write = size & NOTE_WRITE;
    uintptr_t end = offset + (size & ~NOTE_WRITE);
    if (end > WIRE->arena_used)
        end = WIRE->arena_used;
    for (; offset < end; offset++)
        if (UNSEEN_MAP[offset] && note_byte((uint32_t)offset, write, stack))
            return true;
    return false;
}

uint64_t assay_note_field(uintptr_t offset, uint64_t size, char *stack)
{
    if (rare((uintptr_t)stack - STACK_ADDRESS < OWN_STACK)) /* no overflow while the books are being kept */
        assay_fault(REPORT_OVERFLOW, 0, stack, "");
    uint32_t field = assay_byte_field[offset];
    if (__builtin_expect(field != SLOW_BYTE && UNSEEN_MAP[offset], 1)) {
        note(field, stack);
        return 1;
    }
    return note_any(offset, size, stack);
}

void assay_note_range(uintptr_t offset, uint64_t size)
{
    for (uint64_t i = 0; i < size && offset + i < WIRE->arena_used; i++)
        if (UNSEEN_MAP[offset + i])
            assay_note(offset + i, 1);
}

/* ---- going on ---- */

/* The next candidate: the deepest entry with a value left takes it, those
 * behind it are dropped.  Entry 0 of the array is preceded by a sentinel that
 * always has one left. */
HOT struct wire_entry *step(void)
{
    struct wire_entry *top = TOP, *next = top - 1;
    while (next->index >= next->limit)
        next--;
    /* first the predicate's writes, which may cover fields, then the fields */
    if (__builtin_expect(next->resume_at != NULL, 1))
        assay_undo_to((struct undo *)next->undo);
    else if (!(next->flags & ENTRY_UNREAD))
        assay_undo_to(assay_undo_base);
    for (struct wire_entry *entry = top - 1; entry > next; entry--)
        path_drop(entry);
    if (rare(next < assay_entries)) {
        TOP = assay_entries;
        return NULL;
    }
    TOP = next + 1;
    path_take(next, next->index + 1);
    return next;
}

uint64_t assay_microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* Every few milliseconds: note the position, look whether to stop. */
static bool tick(void)
{
    uint64_t now = assay_microseconds(), passed = now - last_tick;
    last_tick = now;
    if (passed < 4000 && interval < 1u << 20)
        interval *= 2;
    else if (passed > 16000 && interval > 1)
        interval /= 2;
    assay_record_choices(RECORD_POSITION);
    return !WIRE->stop;
}

static bool limits_allow(void)
{
    const struct wire *wire = WIRE;
    if (wire->valid_limit && wire->valid >= wire->valid_limit)
        return false;
    return !wire->candidate_limit || wire->clock / 2 < wire->candidate_limit;
}

/* Runs down to 0 when something besides the search is due. */
static void set_countdown(void)
{
    uint64_t explored = WIRE->clock / 2, until = interval;
    if (WIRE->candidate_limit && until > WIRE->candidate_limit - explored)
        until = WIRE->candidate_limit - explored;
    if (WIRE->sample_every && until + explored > next_check)
        until = next_check > explored ? next_check - explored : 1;
    countdown = until ? until : 1;
}

void assay_look_soon(void)
{
    countdown = 1;
}

void assay_check_soon(void)
{
    countdown = 1;
    next_check = 0;
}

static bool check_due(int outcome)
{
    assay_stack_close_guards();
    uint64_t explored = WIRE->clock / 2;
    if (!WIRE->sample_every || explored < next_check)
        return true;
    unsigned rounds = next_check ? 1 : ROUNDS_AFTER_CALL;
    next_check = explored < FIRST_CHECKED ? explored + 1 : explored + WIRE->sample_every;
    return assay_check_refilled(outcome, rounds);
}

static char *finish(uint32_t how)
{
    if (!WIRE->finished)
        WIRE->finished = how;
    assay_undo_to(assay_undo_base);
    return NULL;
}

HOT char *restore_stack(const struct wire_entry *entry)
{
    copy_lines((char *)((uintptr_t)entry->resume_at & ~(LINE - 1)), entry->snapshot, entry->snapshot_size);
    snapshot_top = entry->snapshot + entry->snapshot_size;
    assay_steps = entry->steps;
    return entry->resume_at;
}

/* Without a snapshot the predicate starts again; the snapshots of earlier
 * choices still hold, since it will do the same up to here. */
static char *run_again(const struct wire_entry *entry)
{
    snapshot_top = snapshots;
    while (--entry >= assay_entries)
        if (entry->resume_at) {
            snapshot_top = entry->snapshot + entry->snapshot_size;
            break;
        }
    start_again = true;
    return NULL;
}

static char *begin_afresh(void)
{
    snapshot_top = snapshots;
    start_again = true;
    return NULL;
}

static __attribute__((noinline)) char *next_sampled(int outcome)
{
    if (assay_phase != PHASE_SAMPLE) {
        assay_checked_outcome = outcome;
        return NULL;
    }
    WIRE->clock++;
    assay_stack_close_guards();
    switch (assay_sample_step(outcome)) {
    case SAMPLE_FAILED:
        return finish(3);
    case SAMPLE_DONE:
        return finish(2);
    case SAMPLE_EXHAUSTED:
        return finish(1);
    case SAMPLE_AFRESH:
        return begin_afresh();
    case SAMPLE_GO_ON:
        break;
    }
    if (!TOP[-1].resume_at)
        return run_again(TOP - 1);
    WIRE->clock++;
    return restore_stack(TOP - 1);
}

char *assay_next(int outcome)
{
    if (rare(assay_phase != PHASE_SEARCH))
        return next_sampled(outcome);
    WIRE->clock++;
    bool due = --countdown == 0;
    if (rare(outcome == OUTCOME_STOP) || rare(due && !check_due(outcome)))
        return finish(3);
    if (rare(outcome == OUTCOME_TRUE) && !assay_count_valid())
        return finish(2);
    if (rare(due)) {
        if (!tick() || !limits_allow())
            return finish(2);
        set_countdown();
    }
    struct wire_entry *entry = step();
    while (rare(entry != NULL && entry->flags & ENTRY_UNREAD)) {
        WIRE->clock += 2; /* the predicate would say the same again */
        if (!assay_count_valid() || (--countdown == 0 && (set_countdown(), !tick() || !limits_allow())))
            return finish(2);
        entry = step();
    }
    if (!entry)
        return finish(1);
    if (!entry->resume_at)
        return run_again(entry);
    WIRE->clock++;
    return restore_stack(entry);
}

/* ---- one search ---- */

static bool reserve(void)
{
    if (snapshots)
        return true;
    for (size_t size = SNAPSHOT_ROOM; size >= 1ul << 20; size /= 4) {
        snapshots = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (snapshots != MAP_FAILED) {
            snapshots_end = snapshots + size;
            return true;
        }
    }
    snapshots = NULL;
    return false;
}

static bool reset(void)
{
    if (!reserve() || !assay_valid_load())
        return false;
    assay_undo_top = assay_undo_base;
    assay_entries[-1] = (struct wire_entry){.index = 0, .limit = 1};
    snapshot_top = snapshots;
    assay_replay = WIRE_AT(struct wire_choice, WIRE->replay);
    assay_replay_left = WIRE->replay_count;
    interval = 1;
    next_check = WIRE->clock / 2 + 1;
    last_tick = assay_microseconds();
    set_countdown();
    return true;
}

void assay_run_once(int (*entry)(void *), void *arguments)
{
    assay_steps = WIRE->step_limit;
    assay_forget_calls();
    if (assay_portable)
        assay_run_portable(entry, arguments, assay_stack_top);
    else
        assay_run(entry, arguments, assay_stack_top);
}

bool assay_search(enum phase phase, int (*entry)(void *), void *arguments)
{
    if (!reset())
        return false;
    assay_phase = phase;
    if (phase == PHASE_SAMPLE)
        assay_sample_begin();
    do {
        start_again = false;
        WIRE->clock |= 1;
        assay_run_once(entry, arguments);
    } while (start_again);
    return true;
}
