#include "engine/solve/solve_way.h"

#include "base/process.h"

#define SCRATCH_LIFE 256
#define PROGRESS_SECONDS 0.2

struct arena *solve_scratch(struct solve_scratch *scratch)
{
    if (++scratch->age == SCRATCH_LIFE) {
        arena_release(&scratch->arena);
        scratch->age = 0;
    }
    return &scratch->arena;
}

bool solve_has_all(const struct solving *solving)
{
    return solving->result->found >= solving->goal;
}

bool solve_must_stop(struct solving *solving)
{
    double now = clock_seconds();
    if (!solving->stopped && solving->options->seconds > 0 && now - solving->began > solving->options->seconds)
        solving->stopped = "time";
    if (now - solving->shown < PROGRESS_SECONDS)
        return solving->stopped != NULL;
    solving->shown = now;
    const struct solve_services *services = solving->services;
    if (services->progress)
        services->progress(services->data, solving->result->found, solving->result->wanted);
    if (!solving->stopped && services->interrupted && services->interrupted(services->data))
        solving->stopped = "interrupted";
    return solving->stopped != NULL;
}

bool solve_accepts(void *data, const struct lang_value *const *scalars)
{
    struct solving *solving = data;
    bool different = false;
    flat_lift(&solving->flat, solve_scratch(&solving->asked), scalars, solving->tested);
    return pairs_check(solving->pairs, scalars, solving->tested, false, &different, solving->error) && different;
}

enum given solve_give(struct solving *solving)
{
    bool holds = false, different = false;
    flat_lift(&solving->flat, &solving->scratch.arena, solving->scalars, solving->solution);
    if (!lang_holds(solving->block, solving->solution, &holds, NULL, solving->error))
        return GIVEN_STOP;
    if (!holds)
        return GIVEN_WRONG;
    if (!pairs_check(solving->pairs, solving->scalars, solving->solution, true, &different, solving->error))
        return GIVEN_STOP;
    if (!different)
        return GIVEN_SAME;
    if (!solving->services->input(solving->services->data, solving->block, solving->solution)) {
        solving->stopped = "output";
        return GIVEN_STOP;
    }
    solving->result->found++;
    return GIVEN;
}

void solve_warn(struct solving *solving, const char *format, ...)
{
    va_list arguments;
    struct text text = TEXT_INIT;
    va_start(arguments, format);
    text_addv(&text, format, arguments);
    va_end(arguments);
    if (solving->services->warning)
        solving->services->warning(solving->services->data, text.s);
    text_release(&text);
}

void solve_add_way(struct solving *solving, const char *format, ...)
{
    va_list arguments;
    if (solving->way.length > 0)
        text_add(&solving->way, "; then ");
    va_start(arguments, format);
    text_addv(&solving->way, format, arguments);
    va_end(arguments);
}
