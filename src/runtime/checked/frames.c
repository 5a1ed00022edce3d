/* Frames: where in the image something happened, as offsets that do not depend
 * on where it was loaded. */
#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include "runtime/checked/checked.h"

static uintptr_t image_base, image_start, image_end;
static uintptr_t linker_start, linker_end;
static uintptr_t main_low, main_high; /* the stack of the main thread */

static void find_code(const struct dl_phdr_info *object, uintptr_t *first, uintptr_t *last)
{
    *first = UINTPTR_MAX;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        uintptr_t start = object->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X))
            continue;
        *first = start < *first ? start : *first;
        *last = end > *last ? end : *last;
    }
}

/* The first object is the program itself. */
static int find_image(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size, (void)unused;
    if (!image_end) {
        image_base = object->dlpi_addr;
        find_code(object, &image_start, &image_end);
    } else if (object->dlpi_name && strstr(object->dlpi_name, "/ld-linux")) {
        find_code(object, &linker_start, &linker_end);
    }
    return 0;
}

bool is_in_linker(const void *address)
{
    return (uintptr_t)address - linker_start < linker_end - linker_start;
}

bool is_in_image(const void *address)
{
    return (uintptr_t)address - image_start < image_end - image_start;
}

uint64_t image_offset(const void *address)
{
    return is_in_image(address) ? (uintptr_t)address - image_base : 0;
}

static void stack_of_this_thread(uintptr_t *low, uintptr_t *high)
{
    pthread_attr_t attributes;
    void *start = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &start, &size);
        pthread_attr_destroy(&attributes);
    }
    *low = (uintptr_t)start;
    *high = (uintptr_t)start + size;
}

void frames_start(void)
{
    void *first[1];
    dl_iterate_phdr(find_image, NULL);
    stack_of_this_thread(&main_low, &main_high);
    backtrace(first, 1); /* loads the unwinder now: at a fault there may be no heap to load it with */
}

static void add(struct trial_end *end, uintptr_t address)
{
    if (is_in_image((const void *)address) && end->frame_count < TRIAL_FRAMES)
        end->frames[end->frame_count++] = address - image_base;
}

/* Along frame pointers, which the target's code is built with. */
READS_ANYTHING void frames_take(struct trial_end *end, const void *frame)
{
    uintptr_t low = main_low, high = main_high, at = (uintptr_t)frame;
    if (!is_main_thread)
        stack_of_this_thread(&low, &high);
    while (at >= low && at + 16 <= high && at % 8 == 0 && end->frame_count < TRIAL_FRAMES) {
        const uintptr_t *pair = (const uintptr_t *)at;
        add(end, pair[1]);
        if (pair[0] <= at)
            break;
        at = pair[0];
    }
}

void frames_from_stack(struct trial_end *end, void *const *addresses, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add(end, (uintptr_t)addresses[i]);
}

/* From the instruction that a signal stopped (0: from here), through code that has no frame
 * pointers.  Frames are known by where they return to: behind the instruction. */
void frames_take_unwinding(struct trial_end *end, uintptr_t instruction)
{
    void *addresses[TRIAL_FRAMES * 2];
    int count = backtrace(addresses, TRIAL_FRAMES * 2), first = 0;
    while (first < count && (uintptr_t)addresses[first] != instruction)
        first++;
    if (instruction)
        add(end, instruction + 1);
    first = first < count ? first + 1 : 0;
    frames_from_stack(end, addresses + first, count > first ? (size_t)(count - first) : 0);
}
