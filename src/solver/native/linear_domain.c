#include "solver/native/linear_parts.h"

bool wide_of(const mpz_t n, wide limit, wide *out)
{
    if (mpz_sizeinbase(n, 2) > 126)
        return false;
    uint64_t words[2] = {0, 0};
    mpz_export(words, NULL, -1, sizeof *words, 0, 0, n);
    wide size = (wide)((unsigned __int128)words[1] << 64 | words[0]);
    *out = mpz_sgn(n) < 0 ? -size : size;
    return size <= limit;
}

void wide_to(wide n, mpz_t out)
{
    unsigned __int128 size = n < 0 ? -(unsigned __int128)n : (unsigned __int128)n;
    if (size >> 64 == 0) {
        mpz_set_ui(out, (uint64_t)size);
    } else {
        uint64_t words[2] = {(uint64_t)size, (uint64_t)(size >> 64)};
        mpz_import(out, 2, -1, sizeof *words, 0, 0, words);
    }
    if (n < 0)
        mpz_neg(out, out);
}

/* Division of small numbers is ten times as fast. */
wide wide_floor(wide a, wide b)
{
    if (b == 1)
        return a;
    if (a == (int64_t)a && b == (int64_t)b)
        return (int64_t)a / (int64_t)b - ((int64_t)a % (int64_t)b < 0);
    return a / b - (a % b < 0);
}

static wide remainder_of(wide a, uint32_t m)
{
    return a - wide_floor(a, m) * m;
}

static void measure_gap(struct domain *domain)
{
    domain->gap = 1;
    if (!domain->count)
        return;
    const struct domain_part *first = &domain->parts[0], *last = &domain->parts[domain->count - 1];
    wide size;
    if (first->from > -WIDE_ENDLESS && last->to < WIDE_ENDLESS) {
        if (wide_of(domain->set->size, WIDE_FARTHEST, &size))
            domain->gap = (last->to - first->from + 1) / size;
        return;
    }
    const struct residues *residues = last->to == WIDE_ENDLESS ? last->residues : first->residues;
    if (residues)
        domain->gap = residues->modulus / residues->count;
}

struct domain *domain_of(const struct integers *set)
{
    struct domain *domain = mem_alloc(sizeof *domain);
    domain->references = 1;
    domain->set = integers_copy(set);
    domain->count = set->count;
    domain->parts = mem_array(set->count, sizeof *domain->parts);
    for (size_t i = 0; i < set->count; i++) {
        const struct interval *interval = &domain->set->items[i];
        struct domain_part *part = &domain->parts[i];
        part->from = -WIDE_ENDLESS;
        part->to = WIDE_ENDLESS;
        part->residues = interval->residues;
        if ((!interval->below && !wide_of(interval->from, WIDE_VALUE, &part->from)) ||
            (!interval->above && !wide_of(interval->to, WIDE_VALUE, &part->to)))
            domain->too_large = true;
    }
    if (!domain->too_large)
        measure_gap(domain);
    return domain;
}

struct domain *domain_share(struct domain *domain)
{
    domain->references++;
    return domain;
}

void domain_drop(struct domain *domain)
{
    if (--domain->references)
        return;
    integers_free(domain->set);
    mem_free(domain->parts);
    mem_free(domain);
}

/* The first part that does not end before n. */
static size_t find(const struct domain *domain, wide n)
{
    size_t low = 0, high = domain->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (domain->parts[middle].to < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool domain_next(const struct domain *domain, wide from, wide *out)
{
    size_t i = find(domain, from);
    if (i == domain->count)
        return false;
    const struct domain_part *part = &domain->parts[i];
    *out = from < part->from ? part->from : from;
    if (part->residues && *out > -WIDE_ENDLESS) {
        const struct residues *residues = part->residues;
        uint32_t r = (uint32_t)remainder_of(*out, residues->modulus), rank = residues->rank[r];
        *out += (wide)(rank < residues->count ? residues->list[rank] : residues->list[0] + residues->modulus) - r;
    }
    return true; /* the end of a part is a member */
}

bool domain_previous(const struct domain *domain, wide from, wide *out)
{
    size_t i = find(domain, from);
    if (i == domain->count || domain->parts[i].from > from) {
        if (i == 0)
            return false;
        i--;
    }
    const struct domain_part *part = &domain->parts[i];
    *out = from > part->to ? part->to : from;
    if (part->residues && *out < WIDE_ENDLESS) {
        const struct residues *residues = part->residues;
        uint32_t r = (uint32_t)remainder_of(*out, residues->modulus), rank = residues->rank[r + 1];
        *out -= rank ? r - residues->list[rank - 1] : r + residues->modulus - residues->list[residues->count - 1];
    }
    return true;
}

wide domain_count(const struct domain *domain, wide lo, wide hi, wide most)
{
    wide count = 0;
    for (size_t i = find(domain, lo); i < domain->count && domain->parts[i].from <= hi && count < most; i++) {
        const struct domain_part *part = &domain->parts[i];
        wide from = part->from > lo ? part->from : lo, to = part->to < hi ? part->to : hi;
        const struct residues *residues = part->residues;
        if (!residues) {
            count += to - from + 1;
            continue;
        }
        wide low = wide_floor(from, residues->modulus), high = wide_floor(to, residues->modulus);
        count += (high - low) * residues->count + residues->rank[to - high * residues->modulus + 1] -
                 residues->rank[from - low * residues->modulus];
    }
    return count < most ? count : most;
}
