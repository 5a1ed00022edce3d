#include "blksig.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    uint32_t weak;
    uint64_t strong;
};

struct bs_sig {
    size_t block;
    struct entry *entries;
    size_t count, room;
    unsigned char *part; /* the begun block */
    size_t part_len;
    long *heads; /* hash table of block numbers; NULL until indexed */
    long *next;
    size_t mask;
};

struct bs_job {
    const bs_sig *sig;
    uint64_t saved;
};

/* The weak checksum in two halves that can be rolled. */
struct roll {
    uint32_t a, b;
};

static struct roll roll_of(const unsigned char *p, size_t len)
{
    struct roll r = { 0, 0 };
    for (size_t i = 0; i < len; i++) {
        r.a += p[i];
        r.b += r.a;
    }
    return r;
}

static uint32_t digest(struct roll r)
{
    return (r.a & 0xffff) | r.b << 16;
}

static uint64_t strong_of(const unsigned char *p, size_t len)
{
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < len; i++) {
        h ^= p[i];
        h *= 1099511628211u;
    }
    return h;
}

bs_sig *bs_sig_new(size_t block)
{
    if (block < 1 || block > BS_MAX_BLOCK)
        return NULL;
    bs_sig *sig = calloc(1, sizeof *sig);
    if (!sig)
        return NULL;
    sig->block = block;
    sig->part = malloc(block);
    if (!sig->part) {
        free(sig);
        return NULL;
    }
    return sig;
}

void bs_sig_free(bs_sig *sig)
{
    if (!sig)
        return;
    free(sig->entries);
    free(sig->part);
    free(sig->heads);
    free(sig->next);
    free(sig);
}

static void add_block(bs_sig *sig, const unsigned char *p)
{
    sig->entries[sig->count].weak = digest(roll_of(p, sig->block));
    sig->entries[sig->count].strong = strong_of(p, sig->block);
    sig->count++;
}

int bs_sig_feed(bs_sig *sig, const void *data, size_t len)
{
    const unsigned char *p = data;
    if (sig->heads)
        return -1;
    if (len == 0)
        return 0;
    if (len > (size_t)BS_MAX_COUNT * BS_MAX_BLOCK)
        return -1;
    size_t after = sig->count + (sig->part_len + len) / sig->block;
    if (after > BS_MAX_COUNT)
        return -1;
    if (after > sig->room) {
        size_t room = after < BS_MAX_COUNT / 2 ? after * 2 : BS_MAX_COUNT;
        struct entry *entries = realloc(sig->entries, room * sizeof *entries);
        if (!entries)
            return -1;
        sig->entries = entries;
        sig->room = room;
    }
    while (len > 0) {
        size_t take = sig->block - sig->part_len;
        if (take > len)
            take = len;
        memcpy(sig->part + sig->part_len, p, take);
        sig->part_len += take;
        p += take;
        len -= take;
        if (sig->part_len == sig->block) {
            add_block(sig, sig->part);
            sig->part_len = 0;
        }
    }
    return 0;
}

static size_t slot_of(const bs_sig *sig, uint32_t weak)
{
    return (weak * 2654435761u >> 7) & sig->mask;
}

int bs_sig_index(bs_sig *sig)
{
    if (sig->heads)
        return 0;
    size_t size = 16;
    while (size < sig->count)
        size *= 2;
    long *heads = malloc(size * sizeof *heads);
    long *next = malloc((sig->count + 1) * sizeof *next);
    if (!heads || !next) {
        free(heads);
        free(next);
        return -1;
    }
    for (size_t i = 0; i < size; i++)
        heads[i] = -1;
    sig->mask = size - 1;
    for (size_t i = sig->count; i-- > 0;) { /* the first block comes first */
        size_t slot = slot_of(sig, sig->entries[i].weak);
        next[i] = heads[slot];
        heads[slot] = (long)i;
    }
    sig->heads = heads;
    sig->next = next;
    return 0;
}

size_t bs_sig_count(const bs_sig *sig)
{
    return sig->count;
}

size_t bs_sig_block(const bs_sig *sig)
{
    return sig->block;
}

static long lookup(const bs_sig *sig, uint32_t weak, const unsigned char *p)
{
    uint64_t strong = 0;
    int have = 0;
    for (long i = sig->heads[slot_of(sig, weak)]; i >= 0; i = sig->next[i]) {
        if (sig->entries[i].weak != weak)
            continue;
        if (!have)
            strong = strong_of(p, sig->block);
        have = 1;
        if (sig->entries[i].strong == strong)
            return i;
    }
    return -1;
}

long bs_find(const bs_sig *sig, const void *data)
{
    return lookup(sig, digest(roll_of(data, sig->block)), data);
}

bs_job *bs_job_new(const bs_sig *sig)
{
    bs_job *job = malloc(sizeof *job);
    if (!job)
        return NULL;
    job->sig = sig;
    job->saved = 0;
    return job;
}

int bs_job_run(bs_job *job, const void *data, size_t len, bs_emit emit, void *ctx)
{
    const unsigned char *p = data;
    size_t block = job->sig->block, pos = 0, literal = 0;
    struct roll r = { 0, 0 };
    int fresh = 1, result = 0;

    while (len - pos >= block) {
        if (fresh)
            r = roll_of(p + pos, block);
        fresh = 0;
        long found = lookup(job->sig, digest(r), p + pos);
        if (found >= 0) {
            if (pos > literal && (result = emit(ctx, -1, p + literal, pos - literal)) != 0)
                return result;
            job->saved += block;
            if ((result = emit(ctx, found, NULL, block)) != 0)
                return result;
            pos += block;
            literal = pos;
            fresh = 1;
        } else {
            if (len - pos > block) {
                r.a += (uint32_t)p[pos + block] - p[pos];
                r.b += r.a - (uint32_t)block * p[pos];
            }
            pos++;
        }
    }
    if (len > literal)
        result = emit(ctx, -1, p + literal, len - literal);
    return result;
}

uint64_t bs_job_saved(const bs_job *job)
{
    return job->saved;
}

void bs_job_free(bs_job *job)
{
    free(job);
}
