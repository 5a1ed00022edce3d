/* Finish: objects that live are destroyed, last in first out, each in the turn of
 * what it stands for; then nothing of the library's should be left. */
#include <stdlib.h>
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/globals.h"

#define TRIM_EVERY 256 /* sequences */

bool keeps_blocks;
uint32_t undestroyed;

static bool is_skipped(const struct object *object)
{
    if (!given_now || object->call == SEQUENCE_NONE)
        return false;
    bool is_any = given_now->skip_destroy_of == object->call;
    for (size_t i = 0; i < SKIPPED_MOST - 1; i++)
        is_any = is_any || (given_now->skip_destroy_too[i] && given_now->skip_destroy_too[i] == object->call);
    return is_any;
}

/* Whoever breaks now breaks in this. */
static void say_object(uint32_t number)
{
    sequences->fault.objects[0] = objects[number].call << 16 | objects[number].output;
    running_call = RUNNING_DESTROYER | number;
}

/* References beside that of whoever it is part of are the caller's; one of them is left where that is asked for. */
uint32_t references_to_end(const struct object *object)
{
    bool may_end = object->state == OBJECT_LIVE && object->sort != SEQUENCE_NONE && !object->is_const;
    uint32_t references = may_end ? object->references - (object->is_borrowed ? 1 : 0) : 0;
    return references && is_skipped(object) ? references - 1 : references;
}

/* char *writer_close(writer *w): the text is the caller's. */
static void drop_text(uint32_t destroyer, const void *result)
{
    uint32_t node = operations[destroyer].result;
    char *text;
    if (node == SEQUENCE_NONE || nodes[node].kind != SEQ_STRING || nodes[node].flags & ARGUMENT_BORROWED)
        return;
    memcpy(&text, result, sizeof text);
    const struct heap_block *block = text ? heap_find((uintptr_t)text) : NULL;
    if (block && block->owner == OWNER_TARGET && block->call == running_call)
        free(text);
}

static void destroy(uint32_t number)
{
    struct object *object = &objects[number];
    _Alignas(16) char result[256];
    uint32_t references = references_to_end(object);
    if (!references)
        return;
    uint32_t destroyer = object->is_borrowed ? sorts[object->sort].services[SEQ_SERVICE_DESTROY] : object->destroyer;
    if (destroyer == SEQUENCE_NONE || operations[destroyer].result_size > sizeof result) {
        undestroyed++;
        return;
    }
    say_object(number);
    for (; references > 0; references--) {
        if (!call_service(destroyer, &number, 1, result)) {
            undestroyed++;
            break;
        }
        drop_text(destroyer, result);
    }
    object_end(number, SEQUENCE_NONE, OBJECT_CONSUMED);
}

static void destroy_objects(void)
{
    sequences->stage = STAGE_DESTROYING;
    sequences->call = SEQUENCE_NONE;
    for (uint32_t i = object_count; i-- > 0;) {
        uint32_t last = i;
        while (objects[last].followed_by != SEQUENCE_NONE)
            last = objects[last].followed_by;
        if (objects[i].instead_of == SEQUENCE_NONE)
            destroy(last);
    }
    sequences->fault.objects[0] = SEQUENCE_NONE;
    running_call = SEQUENCE_NONE;
}

static void trim(void)
{
    static unsigned until = TRIM_EVERY;
    directory_restore();
    scratch_clean();
    if (--until == 0) {
        output_trim();
        until = TRIM_EVERY;
    }
}

void run_finish(bool look_for_leaks)
{
    bool destroys = !(given_now && given_now->flags & GIVEN_NO_DESTROY);
    if (destroys && report_now && given_now->flags & GIVEN_RECORD)
        record_live();
    if (destroys)
        destroy_objects();
    sequences->stage = STAGE_LEAKS;
    if (report_now) {
        report_now->allocated_blocks = heap_live[OWNER_TARGET];
        report_now->allocated_bytes = heap_bytes_of(OWNER_TARGET);
    }
    if (heap_live[OWNER_TARGET] && !keeps_blocks)
        lost_look(look_for_leaks && destroys);
    else
        lost_keep();
    globals_restore();
    trim();
    rest_if_worn();
    sequences->stage = STAGE_DONE;
    trials->stage = TRIAL_IDLE;
}
