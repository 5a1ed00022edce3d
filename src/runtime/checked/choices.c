/* Choices: an input is a sequence of them.  Each is journalled as it is made. */
#include <stdio.h>
#include "runtime/checked/checked.h"

static enum policy policy;
static uint32_t made;          /* in this attempt */
static const uint64_t *fixed;  /* ALL: what the first choices are */
static uint32_t fixed_count;   /* of these; AGAIN: of those in the journal */
static const uint64_t *given;
static uint32_t given_count;

/* ---- policies ---- */

/* The smallest index from index on that belongs to this lane. */
static uint64_t in_lane(uint64_t index)
{
    uint64_t lanes = trials->lanes ? trials->lanes : 1;
    uint64_t behind = (index % lanes + lanes - trials->lane % lanes) % lanes;
    return behind ? index + (lanes - behind) : index;
}

static uint64_t *start_of(uint64_t number)
{
    return (uint64_t *)in_block(trials->start) + number % 2 * trials->start_room;
}

bool choices_start(uint64_t number)
{
    uint64_t *start = start_of(number);
    uint32_t count = trials->start_count[number % 2];
    policy = POLICY_ALL;
    if (count == TRIAL_NO_START)
        return false;
    fixed = start;
    fixed_count = count < trials->start_room ? count : trials->start_room;
    uint64_t first = fixed_count ? start[0] : 0;
    if (!fixed_count || in_lane(first) != first) { /* the rest is that of another first choice */
        start[0] = in_lane(first);
        fixed_count = 1;
    }
    return true;
}

bool choices_advance(uint64_t number)
{
    uint64_t *start = start_of(number);
    for (uint32_t i = made; i-- > 0;) {
        const struct trial_choice *choice = &trials->choices[i];
        uint64_t step = i == 0 && trials->lanes ? trials->lanes : 1;
        if (choice->most - choice->index < step || i >= trials->start_room)
            continue;
        for (uint32_t k = 0; k < i; k++)
            start[k] = trials->choices[k].index;
        start[i] = choice->index + step;
        trials->start_count[number % 2] = i + 1;
        return true;
    }
    trials->start_count[number % 2] = TRIAL_NO_START;
    return false;
}

void choices_random(uint64_t run)
{
    policy = POLICY_RANDOM;
    random_seed(trials->seed, run);
}

void choices_given(const struct trial_given *sequence)
{
    policy = POLICY_GIVEN;
    given = in_block(sequence->choices);
    given_count = sequence->count;
}

void choices_again(void)
{
    policy = POLICY_AGAIN;
    fixed_count = made;
}

void choices_begin(void)
{
    made = 0;
    trials->choice_count = 0;
}

/* ---- one choice ---- */

/* A first choice that has no value for this lane leaves the lane empty. */
static uint64_t next_of_all(uint64_t most)
{
    uint64_t index = made < fixed_count ? fixed[made] : 0;
    if (made == 0 && index > most)
        leap(LEAP_NOTHING);
    return index;
}

static uint64_t given_from(uint64_t origin)
{
    return trials->flags & TRIAL_FROM_ORIGINS ? origin : 0;
}

/* Most likely it would never stop. */
static _Noreturn void choices_are_too_many(void)
{
    char text[64];
    snprintf(text, sizeof text, "more than %d choices made for one input", TRIAL_CHOICES_MOST);
    end_note(TRIAL_END_ABORT, 0, __builtin_frame_address(0));
    end_say(trials->end.text, sizeof trials->end.text, text);
    end_broke();
}

uint64_t choose(enum trial_choice_kind kind, uint64_t most, uint64_t origin, pick_function *pick, const void *detail)
{
    uint64_t index = origin;
    if (made == TRIAL_CHOICES_MOST)
        choices_are_too_many();
    switch (policy) {
    case POLICY_ALL:
        index = next_of_all(most);
        break;
    case POLICY_RANDOM:
        index = pick(most, origin, detail);
        break;
    case POLICY_GIVEN:
        index = made < given_count ? given[made] + given_from(origin) : origin;
        break;
    case POLICY_AGAIN:
        index = made < fixed_count ? trials->choices[made].index : origin;
        break;
    }
    if (index > most)
        index = most;
    trials->choices[made] = (struct trial_choice){.index = index, .most = most, .origin = origin, .kind = kind};
    trials->choice_count = ++made;
    return index;
}
