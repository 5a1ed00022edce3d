#include "rebackoff.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct rb_policy rb_default(void)
{
    struct rb_policy policy = {
        .base_ms = 100,
        .cap_ms = 30000,
        .jitter_pct = 20,
        .max_waits = 8,
    };

    return policy;
}

int rb_valid(const struct rb_policy *policy)
{
    if (policy->base_ms < 1 || policy->base_ms > policy->cap_ms)
        return 0;
    return policy->jitter_pct <= 100;
}

/* Reads a number and moves *text behind it. */
static int read_number(const char **text, uint32_t *number)
{
    uint64_t value = 0;
    const char *p = *text;

    if (*p < '0' || *p > '9')
        return -1;
    for (; *p >= '0' && *p <= '9'; p++) {
        value = value * 10 + (uint64_t)(*p - '0');
        if (value > UINT32_MAX)
            return -1;
    }
    *number = (uint32_t)value;
    *text = p;
    return 0;
}

/* The field that *text names, with *text moved behind its '='. */
static uint32_t *read_name(const char **text, struct rb_policy *policy)
{
    struct {
        const char *name;
        uint32_t *field;
    } const fields[] = {
        {"base=", &policy->base_ms},
        {"cap=", &policy->cap_ms},
        {"jitter=", &policy->jitter_pct},
        {"max=", &policy->max_waits},
    };

    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        size_t len = strlen(fields[i].name);

        if (strncmp(*text, fields[i].name, len) == 0) {
            *text += len;
            return fields[i].field;
        }
    }
    return NULL;
}

int rb_parse(struct rb_policy *policy, const char *text)
{
    struct rb_policy result = rb_default();

    while (*text != '\0') {
        uint32_t *field = read_name(&text, &result);

        if (field == NULL || read_number(&text, field) < 0)
            return -1;
        if (*text == ',') {
            text++;
            if (*text == '\0')
                return -1;
        } else if (*text != '\0') {
            return -1;
        }
    }
    if (!rb_valid(&result))
        return -1;
    *policy = result;
    return 0;
}

int rb_format(const struct rb_policy *policy, char *buf, size_t size)
{
    return snprintf(buf, size, "base=%" PRIu32 ",cap=%" PRIu32 ",jitter=%" PRIu32 ",max=%" PRIu32,
                    policy->base_ms, policy->cap_ms, policy->jitter_pct, policy->max_waits);
}

uint32_t rb_nominal(const struct rb_policy *policy, uint32_t n)
{
    uint64_t wait;

    if (!rb_valid(policy))
        return 0;
    if (n >= 32)
        return policy->cap_ms;
    wait = (uint64_t)policy->base_ms << n;
    return wait < policy->cap_ms ? (uint32_t)wait : policy->cap_ms;
}

uint64_t rb_total(const struct rb_policy *policy)
{
    uint64_t total = 0;
    uint32_t n;

    if (!rb_valid(policy))
        return 0;
    if (policy->max_waits == 0)
        return UINT64_MAX;
    for (n = 0; n < policy->max_waits && n < 32; n++)
        total += rb_nominal(policy, n);
    return total + (uint64_t)(policy->max_waits - n) * policy->cap_ms;
}

int rb_start(struct rb_run *run, const struct rb_policy *policy, uint64_t seed)
{
    if (!rb_valid(policy))
        return -1;
    run->policy = *policy;
    run->waits = 0;
    run->random = seed;
    return 0;
}

/* splitmix64 */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

int rb_next(struct rb_run *run, uint64_t *ms)
{
    const struct rb_policy *policy = &run->policy;
    uint64_t wait;

    if (policy->max_waits != 0 && run->waits >= policy->max_waits)
        return 0;
    wait = rb_nominal(policy, run->waits);
    if (policy->jitter_pct > 0) {
        uint64_t span = wait * policy->jitter_pct / 100;

        wait -= next_random(&run->random) % span;
    }
    if (run->waits < UINT32_MAX)
        run->waits++;
    *ms = wait;
    return 1;
}

void rb_reset(struct rb_run *run)
{
    run->waits = 0;
}
