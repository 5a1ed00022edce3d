/* Library functions that read and write memory on the predicate's behalf. */
#include "micro.h"

struct record {
    char name[4], other[4];
    int cells[3], more[3];
    int key;
};

static void names(int n)
{
    cells_range(struct record, name, char, 0, n);
    cells_range(struct record, other, char, 0, n);
    assay_range(struct record, key, 0, n);
}

static void name(int n)
{
    cells_range(struct record, name, char, 0, n);
    assay_range(struct record, key, 0, n);
}

static void cells(int n)
{
    cells_range(struct record, cells, int, 0, n);
    assay_range(struct record, key, 0, n);
}

static void both(int n)
{
    cells(n);
    cells_range(struct record, more, int, 0, n);
}

#define RECORD_CASE(predicate, space)      \
    CASE(predicate, FRESH(struct record)); \
    ASSAY_SPACE(predicate, n)              \
    {                                      \
        space(n);                          \
    }                                      \
    _Static_assert(1, "")

bool copied_out(const struct record *record)
{
    int copy[3];
    memcpy(copy, record->cells, sizeof copy);
    return copy[0] == 1 && copy[1] == copy[2];
}
RECORD_CASE(copied_out, cells);

bool copied_out_and_back(struct record *record)
{
    int copy[3];
    memcpy(copy, record->cells, sizeof copy);
    copy[0]++;
    memcpy(record->cells, copy, sizeof copy);
    return R(record->cells[0]) == 2 && R(record->key) == 1;
}
RECORD_CASE(copied_out_and_back, cells);

/* part of an array, and not from its start */
bool copied_in_part(const struct record *record)
{
    int copy[2];
    memcpy(copy, record->cells + 1, sizeof copy);
    return copy[0] < copy[1] && R(record->key) == 0;
}
RECORD_CASE(copied_in_part, cells);

/* one byte of an int is a read of the int */
bool copied_byte(const struct record *record)
{
    char byte;
    memcpy(&byte, (const char *)&record->cells[1] + 3, 1);
    return byte == 0 && R(record->key) == 1;
}
RECORD_CASE(copied_byte, cells);

bool moved_within(struct record *record)
{
    memmove(record->cells, record->cells + 1, 2 * sizeof(int));
    return R(record->cells[0]) == 2 && R(record->cells[1]) == 1;
}
RECORD_CASE(moved_within, cells);

bool cleared(struct record *record)
{
    int before = R(record->cells[1]);
    memset(record->cells, 0, sizeof record->cells);
    return R(record->cells[1]) == 0 && R(record->key) == before;
}
RECORD_CASE(cleared, cells);

bool compared(const struct record *record)
{
    return memcmp(record->cells, record->more, sizeof record->cells) == 0;
}
RECORD_CASE(compared, both);

bool compared_for_order(const struct record *record)
{
    return memcmp(record->name, record->other, 3) < 0;
}
RECORD_CASE(compared_for_order, names);

/* the answer is thrown away */
bool compared_in_vain(const struct record *record)
{
    (void)memcmp(record->name, record->other, 2);
    return R(record->key) == 1;
}
RECORD_CASE(compared_in_vain, names);

bool compared_by_pointer(const struct record *record)
{
#ifdef REFERENCE
    return reference_compare(record->name, record->other, 4, false) == 0;
#else
    int (*volatile compare)(const void *, const void *, size_t) = memcmp;
    return compare(record->name, record->other, 4) == 0;
#endif
}
RECORD_CASE(compared_by_pointer, names);

static bool ends(const struct record *record)
{
    return R(record->name[3]) == 0 && R(record->other[3]) == 0;
}

bool compared_strings(const struct record *record)
{
    return ends(record) && strcmp(record->name, record->other) == 0;
}
RECORD_CASE(compared_strings, names);

bool compared_prefixes(const struct record *record)
{
    return ends(record) && strncmp(record->name, record->other, 2) > 0;
}
RECORD_CASE(compared_prefixes, names);

bool compared_with_a_constant(const struct record *record)
{
    return R(record->name[3]) == 0 && strcmp(record->name, "\1\2") == 0;
}
RECORD_CASE(compared_with_a_constant, name);

bool measured(const struct record *record)
{
    return R(record->name[3]) == 0 && strlen(record->name) == 2;
}
RECORD_CASE(measured, name);

bool measured_in_vain(const struct record *record)
{
    if (R(record->name[3]) != 0)
        return false;
    (void)strlen(record->name);
    return R(record->key) == 1;
}
RECORD_CASE(measured_in_vain, name);

bool found_byte(const struct record *record)
{
    const char *found = memchr(record->name, 2, 4);
    return found && found - record->name == R(record->key);
}
RECORD_CASE(found_byte, name);

bool found_in_string(const struct record *record)
{
    return R(record->name[3]) == 0 && strchr(record->name, 1) != NULL;
}
RECORD_CASE(found_in_string, name);

bool copied_string(const struct record *record)
{
    char copy[4];
    if (R(record->name[3]) != 0)
        return false;
    strcpy(copy, record->name);
    return copy[0] == 1 && strlen(copy) == 2;
}
RECORD_CASE(copied_string, name);

/* four fields in one load */
bool wide_load(const struct record *record)
{
    unsigned word;
    NOTE(record->name);
    word = *(const unsigned *)(const void *)record->name;
    return word == 0x00010201;
}
RECORD_CASE(wide_load, name);

static int by_value(const void *a, const void *b)
{
    int x = R(**(int *const *)a), y = R(**(int *const *)b);
    return x < y ? -1 : x > y;
}

/* how many candidates it takes depends on the algorithm */
bool sorted(struct record *record)
{
    int *order[3] = {&record->cells[2], &record->cells[0], &record->cells[1]};
    qsort(order, 3, sizeof *order, by_value);
    return *order[0] == 0 && *order[1] == 1 && *order[2] == 2;
}
RECORD_CASE(sorted, cells);

static int by_cell(const void *a, const void *b)
{
    int x = *(const int *)a, y = R(*(const int *)b);
    return x < y ? -1 : x > y;
}

bool searched(const struct record *record)
{
    int wanted = R(record->key);
    const int *found = bsearch(&wanted, record->cells, 3, sizeof(int), by_cell);
    return found == &record->cells[2];
}
RECORD_CASE(searched, cells);
