/* Say: what properties and generators tell Assay (the face of assay.h that
 * __ASSAY_RUNS__ shows). */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "runtime/checked/checked.h"

#define OTHERS "(other labels)"

uint64_t labels_said;
static size_t note_length;
static volatile char lock;

EXPORTED void assay_assume_(int holds);
EXPORTED long long assay_choose_(long long lo, long long hi);
EXPORTED int assay_weighted_(int k, unsigned long count, const double *weights);
EXPORTED void assay_label_(const char *text);
EXPORTED void assay_note_(const char *format, ...);

void say_begin(void)
{
    labels_said = 0;
    note_length = 0;
    trials->note[0] = 0;
    lock = 0;
}

void assay_assume_(int holds)
{
    if (!holds && in_trial())
        leap(LEAP_DISCARD);
}

/* ---- choices of the user's ---- */

static _Noreturn void misused(const char *format, long long first, long long second)
{
    char text[128];
    snprintf(text, sizeof text, format, first, second);
    end_note(TRIAL_END_ABORT, 0, __builtin_frame_address(0));
    end_say(trials->end.text, sizeof trials->end.text, text);
    end_broke();
}

long long assay_choose_(long long lo, long long hi)
{
    if (!in_trial())
        return lo;
    if (lo > hi)
        misused("assay_choose(%lld, %lld): the range is empty", lo, hi);
    uint64_t origin = lo > 0 ? 0 : hi < 0 ? (uint64_t)hi - (uint64_t)lo : -(uint64_t)lo;
    drawing.size++;
    return (long long)((uint64_t)lo + choose(CHOOSE_USER, (uint64_t)hi - (uint64_t)lo, origin, pick_range, NULL));
}

/* What has no weight is never chosen, so it is no choice either. */
int assay_weighted_(int k, unsigned long count, const double *weights)
{
    double heavy[256];
    int numbers[256];
    struct weights among = {.of = heavy};
    unsigned long left = 0;
    if (!in_trial())
        return 0;
    if (k < 1 || (unsigned long)k != count)
        misused("assay_weighted(%lld, …): it has %lld weights", k, (long long)count);
    if (k > 256)
        misused("assay_weighted(%lld, …): at most %lld are possible", k, 256);
    for (int i = 0; i < k; i++)
        if (weights[i] > 0) {
            numbers[left] = i;
            heavy[left++] = weights[i];
            among.total += weights[i];
        }
    if (!left)
        misused("assay_weighted(%lld, …): %lld of the weights are above 0", k, 0);
    drawing.size++;
    return numbers[choose(CHOOSE_USER, left - 1, 0, pick_weighted, &among)];
}

/* ---- labels and notes ---- */

static void take_lock(void)
{
    while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE))
        ;
}

static void drop_lock(void)
{
    __atomic_clear(&lock, __ATOMIC_RELEASE);
}

/* The last place is for all that have none. */
static uint32_t label_number(const char *text)
{
    struct trial_label *labels = trials->labels;
    uint32_t count = trials->label_count;
    for (uint32_t i = 0; i < count; i++)
        if (strncmp(labels[i].text, text, sizeof labels[i].text - 1) == 0)
            return i;
    if (count == TRIAL_LABELS)
        return TRIAL_LABELS - 1;
    end_say(labels[count].text, sizeof labels[count].text, count == TRIAL_LABELS - 1 ? OTHERS : text);
    trials->label_count = count + 1;
    return count;
}

void assay_label_(const char *text)
{
    if (!in_trial() || !text)
        return;
    take_lock();
    labels_said |= (uint64_t)1 << label_number(text);
    drop_lock();
}

/* Whole lines only; what has no room is left out. */
void assay_note_(const char *format, ...)
{
    va_list values;
    char line[1024];
    if (!in_trial())
        return;
    va_start(values, format);
    int printed = vsnprintf(line, sizeof line - 1, format, values);
    va_end(values);
    size_t length = printed < 0 ? 0 : (size_t)printed < sizeof line - 2 ? (size_t)printed : sizeof line - 2;
    if (!length || line[length - 1] != '\n')
        line[length++] = '\n';
    take_lock();
    if (note_length + length < sizeof trials->note) {
        memcpy(trials->note + note_length, line, length);
        trials->note[note_length += length] = 0;
    }
    drop_lock();
}
