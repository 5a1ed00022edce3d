/* The woven C library against the real one, on edge cases and random inputs.
 * Both run unwoven here; what is compared is what they return and write. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
/* cmocka needs the four above first */
#include <cmocka.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "runtime/libc/libc.h"
#include "runtime/wire.h"

#define HEAP_SIZE 0x1000000
#define ROUNDS 20000

/* ---- what the runtime provides ---- */

static jmp_buf fault;
static char fault_text[256];

static _Noreturn void end_run(const char *what)
{
    snprintf(fault_text, sizeof fault_text, "%s", what);
    longjmp(fault, 1);
}

void assay_fault_memory(void)
{
    end_run("memory");
}

void assay_fault_abort(const char *what)
{
    end_run(what);
}

void assay_fault_exit(const char *name)
{
    end_run(name);
}

void assay_fault_call(const char *name)
{
    end_run(name);
}

uint64_t assay_heap_limit(void)
{
    return HEAP_SIZE;
}

#define assert_fault(call, text)               \
    do {                                       \
        fault_text[0] = '\0';                  \
        if (setjmp(fault) == 0)                \
            call;                              \
        assert_string_equal(fault_text, text); \
    } while (0)

/* ---- random inputs ---- */

static uint64_t random_state = 42;

static unsigned draw(unsigned below)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random_state >> 33) % below;
}

/* A short string over few letters, so that repeats and prefixes are common. */
static void draw_string(char *out, unsigned most, const char *letters)
{
    unsigned length = draw(most);
    for (unsigned i = 0; i < length; i++)
        out[i] = letters[draw((unsigned)strlen(letters))];
    out[length] = '\0';
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

/* ---- declarations of what libc.h does not export ---- */

int WOVEN(strcasecmp)(const char *, const char *);
int WOVEN(strcoll)(const char *, const char *);
size_t WOVEN(strxfrm)(char *, const char *, size_t);
char *WOVEN(strrchr)(const char *, int);
char *WOVEN(strstr)(const char *, const char *);
char *WOVEN(strcasestr)(const char *, const char *);
char *WOVEN(strpbrk)(const char *, const char *);
char *WOVEN(strtok)(char *, const char *);
char *WOVEN(strtok_r)(char *, const char *, char **);
char *WOVEN(strsep)(char **, const char *);
char *WOVEN(strdup)(const char *);
char *WOVEN(strndup)(const char *, size_t);
void *WOVEN(memrchr)(const void *, int, size_t);
void *WOVEN(memmem)(const void *, size_t, const void *, size_t);
void *WOVEN(memccpy)(void *, const void *, int, size_t);
void WOVEN(swab)(const void *, void *, ptrdiff_t);
long WOVEN(strtol)(const char *, char **, int);
unsigned long WOVEN(strtoul)(const char *, char **, int);
int WOVEN(atoi)(const char *);
double WOVEN(strtod)(const char *, char **);
float WOVEN(strtof)(const char *, char **);
long double WOVEN(strtold)(const char *, char **);
void WOVEN(qsort)(void *, size_t, size_t, int (*)(const void *, const void *));
void WOVEN(qsort_r)(void *, size_t, size_t, int (*)(const void *, const void *, void *), void *);
void *WOVEN(bsearch)(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
void *WOVEN(lfind)(const void *, const void *, size_t *, size_t, int (*)(const void *, const void *));
void *WOVEN(lsearch)(const void *, void *, size_t *, size_t, int (*)(const void *, const void *));
void *WOVEN(calloc)(size_t, size_t);
void *WOVEN(realloc)(void *, size_t);
void *WOVEN(aligned_alloc)(size_t, size_t);
size_t WOVEN(malloc_usable_size)(void *);
int WOVEN(snprintf)(char *, size_t, const char *, ...);
int WOVEN(asprintf)(char **, const char *, ...);
int WOVEN(__sprintf_chk)(char *, int, size_t, const char *, ...);
int WOVEN(raise)(int);
_Noreturn void WOVEN(exit)(int);
_Noreturn void WOVEN(__assert_fail)(const char *, const char *, unsigned, const char *);
_Noreturn void WOVEN(__assert_perror_fail)(int, const char *, unsigned, const char *);
char *WOVEN(__strcat_chk)(char *, const char *, size_t);
int WOVEN(isalnum)(int), WOVEN(isalpha)(int), WOVEN(isblank)(int), WOVEN(iscntrl)(int), WOVEN(isdigit)(int);
int WOVEN(isgraph)(int), WOVEN(islower)(int), WOVEN(isprint)(int), WOVEN(ispunct)(int), WOVEN(isupper)(int);
int WOVEN(isxdigit)(int), WOVEN(toupper)(int);

/* ---- strings ---- */

static void comparing_strings_agrees(void **state)
{
    (void)state;
    char a[12], b[12];
    for (int i = 0; i < ROUNDS; i++) {
        draw_string(a, sizeof a, "abAB\xe4z[_");
        draw_string(b, sizeof b, "abAB\xe4z[_");
        size_t most = draw(12);
        assert_int_equal(sign(WOVEN(strcmp)(a, b)), sign(strcmp(a, b)));
        assert_int_equal(sign(WOVEN(strcoll)(a, b)), sign(strcoll(a, b)));
        assert_int_equal(sign(WOVEN(strncmp)(a, b, most)), sign(strncmp(a, b, most)));
        assert_int_equal(sign(WOVEN(strcasecmp)(a, b)), sign(strcasecmp(a, b)));
        assert_int_equal(sign(WOVEN(strncasecmp)(a, b, most)), sign(strncasecmp(a, b, most)));
        assert_int_equal(sign(WOVEN(memcmp)(a, b, most)), sign(memcmp(a, b, most)));
        assert_int_equal(WOVEN(strlen)(a), strlen(a));
        assert_int_equal(WOVEN(strnlen)(a, most), strnlen(a, most));
    }
}

static void searching_strings_agrees(void **state)
{
    (void)state;
    char s[16], part[5];
    for (int i = 0; i < ROUNDS; i++) {
        draw_string(s, sizeof s, "abA");
        draw_string(part, sizeof part, "abB");
        int c = "abc"[draw(4)]; /* the end of the string too */
        size_t size = draw(16), part_size = draw(5);
        assert_ptr_equal(WOVEN(strchr)(s, c), strchr(s, c));
        assert_ptr_equal(WOVEN(strrchr)(s, c), strrchr(s, c));
        assert_ptr_equal(WOVEN(strchrnul)(s, c), strchrnul(s, c));
        assert_ptr_equal(WOVEN(strstr)(s, part), strstr(s, part));
        assert_ptr_equal(WOVEN(strcasestr)(s, part), strcasestr(s, part));
        assert_ptr_equal(WOVEN(strpbrk)(s, part), strpbrk(s, part));
        assert_int_equal(WOVEN(strspn)(s, part), strspn(s, part));
        assert_int_equal(WOVEN(strcspn)(s, part), strcspn(s, part));
        assert_ptr_equal(WOVEN(memchr)(s, c, size), memchr(s, c, size));
        assert_ptr_equal(WOVEN(memrchr)(s, c, size), memrchr(s, c, size));
        assert_ptr_equal(WOVEN(memmem)(s, size, part, part_size), memmem(s, size, part, part_size));
    }
}

/* Calls a pair of functions on equal buffers and compares all that is in them
 * afterwards, and how far the results are from their start. */
#define assert_same_copy(ours, theirs)                \
    do {                                              \
        memset(mine, '#', sizeof mine);               \
        memset(real, '#', sizeof real);               \
        strcpy(mine, start), strcpy(real, start);     \
        char *to = mine;                              \
        ptrdiff_t my_end = (char *)(ours) - mine;     \
        to = real;                                    \
        ptrdiff_t real_end = (char *)(theirs) - real; \
        assert_int_equal(my_end, real_end);           \
        assert_memory_equal(mine, real, sizeof mine); \
    } while (0)

static void copying_strings_agrees(void **state)
{
    (void)state;
    char mine[64], real[64], start[8], s[16];
    for (int i = 0; i < ROUNDS; i++) {
        draw_string(start, sizeof start, "xyz");
        draw_string(s, sizeof s, "ab");
        size_t most = draw(16);
        assert_same_copy(WOVEN(strcpy)(to, s), strcpy(to, s));
        assert_same_copy(WOVEN(stpcpy)(to, s), stpcpy(to, s));
        assert_same_copy(WOVEN(strncpy)(to, s, most), strncpy(to, s, most));
        assert_same_copy(WOVEN(stpncpy)(to, s, most), stpncpy(to, s, most));
        assert_same_copy(WOVEN(strcat)(to, s), strcat(to, s));
        assert_same_copy(WOVEN(strncat)(to, s, most), strncat(to, s, most));
        if (strlen(s) < most) /* else nothing is said about the contents */
            assert_same_copy(to + WOVEN(strxfrm)(to, s, most), to + strxfrm(to, s, most));
        if (memchr(s, 'a', most))
            assert_same_copy(WOVEN(memccpy)(to, s, 'a', most), memccpy(to, s, 'a', most));
        assert_same_copy(WOVEN(memmove)(to + 3, to, most), memmove(to + 3, to, most));
        assert_same_copy(WOVEN(mempcpy)(to, s, most), mempcpy(to, s, most));
        assert_same_copy((WOVEN(swab)(s, to, (ptrdiff_t)most), to), (swab(s, to, (ptrdiff_t)most), to));
    }
}

static void bounded_copies_end_and_tell_the_whole_length(void **state)
{
    (void)state;
    char to[4] = "###";
    assert_int_equal(WOVEN(strlcpy)(to, "hello", 4), 5);
    assert_string_equal(to, "hel");
    assert_int_equal(WOVEN(strlcpy)(to, "a", 4), 1);
    assert_int_equal(WOVEN(strlcat)(to, "bcdef", 4), 6);
    assert_string_equal(to, "abc");
    assert_int_equal(WOVEN(strlcat)(to, "x", 2), 3);
    assert_int_equal(WOVEN(strlcpy)(to, "hello", 0), 5);
    assert_string_equal(to, "abc");
}

static void splitting_strings_agrees(void **state)
{
    (void)state;
    char mine[16], real[16];
    for (int i = 0; i < ROUNDS; i++) {
        char *my_rest, *real_rest, *my_part, *real_part;
        draw_string(mine, sizeof mine, "ab,;");
        memcpy(real, mine, sizeof real);
        bool by_separator = draw(2);
        char *my_field = mine, *real_field = real;
        for (int turn = 0;; turn++) {
            my_part =
                by_separator ? WOVEN(strsep)(&my_field, ",;") : WOVEN(strtok_r)(turn ? NULL : mine, ",;", &my_rest);
            real_part = by_separator ? strsep(&real_field, ",;") : strtok_r(turn ? NULL : real, ",;", &real_rest);
            assert_int_equal(!my_part, !real_part);
            if (!my_part)
                break;
            assert_int_equal(my_part - mine, real_part - real);
            assert_string_equal(my_part, real_part);
        }
    }
}

static void classes_of_characters_agree(void **state)
{
    (void)state;
    static int (*const pairs[][2])(int) = {
        {WOVEN(isalnum), isalnum}, {WOVEN(isalpha), isalpha}, {WOVEN(isblank), isblank}, {WOVEN(iscntrl), iscntrl},
        {WOVEN(isdigit), isdigit}, {WOVEN(isgraph), isgraph}, {WOVEN(islower), islower}, {WOVEN(isprint), isprint},
        {WOVEN(ispunct), ispunct}, {WOVEN(isspace), isspace}, {WOVEN(isupper), isupper}, {WOVEN(isxdigit), isxdigit},
    };
    for (int c = EOF; c < 256; c++) {
        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
            assert_int_equal(!pairs[i][0](c), !pairs[i][1](c));
        assert_int_equal(WOVEN(tolower)(c), tolower(c));
        assert_int_equal(WOVEN(toupper)(c), toupper(c));
    }
}

/* ---- numbers ---- */

static void assert_same_integer(const char *s, int base)
{
    char *mine, *real;
    errno = 0;
    long expected = strtol(s, &real, base);
    int expected_error = errno;
    errno = 0;
    assert_int_equal(WOVEN(strtol)(s, &mine, base), expected);
    assert_int_equal(errno, expected_error);
    assert_ptr_equal(mine, real);
    errno = 0;
    unsigned long positive = strtoul(s, &real, base);
    expected_error = errno;
    errno = 0;
    assert_int_equal(WOVEN(strtoul)(s, &mine, base), positive);
    assert_int_equal(errno, expected_error);
    assert_ptr_equal(mine, real);
}

static void integers_are_read_as_by_strtol(void **state)
{
    (void)state;
    static const char *const edges[] = {
        "",
        " ",
        "0",
        "-0",
        "+",
        "-",
        "+-1",
        "0x",
        "0xg",
        "0X1F",
        "-0x10",
        "00x1",
        "08",
        "0779",
        "  42abc",
        "zz",
        "0b11",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "-18446744073709551615",
        "-18446744073709551616",
        "99999999999999999999999",
        "7fffffffffffffff",
        "8000000000000000",
        "\t\n\v\f\r 1",
        "1 2",
        "1e5",
        "x1",
        "0x x",
    };
    static const int bases[] = {0, 2, 8, 10, 16, 36};
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
        for (size_t b = 0; b < sizeof bases / sizeof *bases; b++)
            assert_same_integer(edges[i], bases[b]);
    char s[24];
    for (int i = 0; i < ROUNDS; i++) {
        draw_string(s, sizeof s, "0123456789xXaf-+ ");
        assert_same_integer(s, bases[draw(6)]);
        assert_int_equal(WOVEN(atoi)(s), atoi(s));
    }
}

static void assert_same_real(const char *s)
{
    char *mine, *real;
    errno = 0;
    double expected = strtod(s, &real), got;
    int expected_error = errno;
    errno = 0;
    got = WOVEN(strtod)(s, &mine);
    assert_memory_equal(&got, &expected, sizeof got);
    assert_int_equal(errno, expected_error);
    assert_ptr_equal(mine, real);
    float small = strtof(s, &real), my_small = WOVEN(strtof)(s, &mine);
    assert_memory_equal(&my_small, &small, sizeof small);
    long double large = strtold(s, &real), my_large = WOVEN(strtold)(s, &mine);
    assert_memory_equal(&my_large, &large, 10); /* the rest is padding */
    assert_ptr_equal(mine, real);
}

static void reals_are_read_as_by_strtod(void **state)
{
    (void)state;
    static const char *const edges[] = {
        "",          "0",
        "-0",        ".",
        "-.",        ".5",
        "5.",        "1e",
        "1e+",       "1e5",
        "1E-400",    "1e400",
        "0x",        "0x.",
        "0x1p",      "0x1p4",
        "0x.8p1",    "0x1.fffffffffffff8p0",
        "inf",       "-INFINITY",
        "infinit",   "in",
        "nan",       "NAN(abc_1)",
        "nan(",      "nan(-)",
        "  1.25xyz", "1.7976931348623159e308",
        "4.9e-324",  "2.2250738585072011e-308",
        "1..2",      "+-1",
        "e5",        "0xg",
        "i",
    };
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
        assert_same_real(edges[i]);
    char s[16];
    for (int i = 0; i < ROUNDS; i++) {
        draw_string(s, sizeof s, "0123456789..eExp-+ ain");
        assert_same_real(s);
    }
}

/* ---- printing ---- */

/* The same text, length and count from both, with room and without. */
#define assert_same_text(...)                                                      \
    do {                                                                           \
        char mine[3000], real[3000];                                               \
        int length = snprintf(real, sizeof real, __VA_ARGS__);                     \
        assert_int_equal(WOVEN(snprintf)(mine, sizeof mine, __VA_ARGS__), length); \
        assert_string_equal(mine, real);                                           \
        memset(mine, '#', 10), memset(real, '#', 10);                              \
        snprintf(real, 5, __VA_ARGS__);                                            \
        assert_int_equal(WOVEN(snprintf)(mine, 5, __VA_ARGS__), length);           \
        assert_memory_equal(mine, real, 10);                                       \
        assert_int_equal(WOVEN(snprintf)(NULL, 0, __VA_ARGS__), length);           \
    } while (0)

static void printing_agrees(void **state)
{
    (void)state;
    assert_same_text("%s", "");
    assert_same_text("100%% plain");
    assert_same_text("%d|%i|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%'d", 1, -2, 3, 4, 5, 6, 7, 8, 9, 1000000);
    assert_same_text("%u|%x|%X|%#x|%o|%#o|%#010x", 1u, 255u, 255u, 255u, 8u, 8u, 255u);
    assert_same_text("%hhd|%hd|%ld|%lld|%jd|%zu|%td|%hhu", 300, 70000, LONG_MIN, LLONG_MAX, INTMAX_MIN, SIZE_MAX,
                     (ptrdiff_t)-1, 257u);
    assert_same_text("%c|%3c|%-3c|%c", 'a', 'b', 'c', 0xe4);
    assert_same_text("%s|%5s|%-5s|%.2s|%5.1s|%.0s|%s", "abc", "abc", "abc", "abc", "abc", "abc", "");
    assert_same_text("%*d|%-*d|%*d|%.*f|%.*s|%.*d", 5, 1, 5, 2, -5, 3, 2, 1.0, 1, "abc", -1, 4);
    assert_same_text("%f|%.0f|%10.2f|%-10.2f|%e|%g|%G|%a|%+.3e|%#.0f", 1.5, 2.5, 3.14159, 2.71828, 1e100, 1e-5, 1e20,
                     0.1, 12345.678, 3.0);
    assert_same_text("%Lf|%.20Lg", 1.25L, 0.1L);
    assert_same_text("%f %f %f", 1e308, 1 / 0.0, -0.0);
    assert_same_text("%p|%p|%20p", (void *)0x1234, (void *)0, (void *)8);
    assert_same_text("%2$d %1$s", "one", 2);
    assert_same_text("%ls|%lc", L"wide", (wint_t)L'x');
    errno = ENOENT;
    assert_same_text("%m|%.3m");
    assert_same_text("%800d|%.700d|%.500f", 1, 2, 3.0);
}

static void printing_stores_counts_and_allocates(void **state)
{
    (void)state;
    int count = 0;
    long wide = 0;
    char to[8], *volatile small = to;
    const char *volatile counting = "abc%nd%ln"; /* not a literal: glibc's fortified printf would refuse it */
    WOVEN(snprintf)(to, sizeof to, counting, &count, &wide);
    assert_int_equal(count, 3);
    assert_int_equal(wide, 4);
    char *made;
    assert_int_equal(WOVEN(asprintf)(&made, "%s-%d", "x", 12), 4);
    assert_string_equal(made, "x-12");
    WOVEN(free)(made);
    const char *volatile nothing = NULL;
    WOVEN(snprintf)(to, sizeof to, "%s%.2s", nothing, nothing);
    assert_string_equal(to, "(null)");
    assert_fault(WOVEN(__sprintf_chk)(small, 1, 4, "%d", 1234), "buffer overflow detected");
    assert_int_equal(WOVEN(__sprintf_chk)(small, 1, 5, "%d", 1234), 4);
}

/* ---- sorting ---- */

struct record {
    int key, place;
    char rest[28];
};

static unsigned comparisons;

static int compare_keys(const void *a, const void *b)
{
    comparisons++;
    return ((const struct record *)a)->key - ((const struct record *)b)->key;
}

static int compare_backwards(const void *a, const void *b, void *context)
{
    ++*(unsigned *)context;
    return compare_keys(b, a);
}

static int compare_integers(const void *a, const void *b)
{
    int x, y; /* may be unaligned */
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}

static void sorting_agrees_with_a_stable_sort(void **state)
{
    (void)state;
    struct record mine[40], real[40];
    for (int i = 0; i < 2000; i++) {
        unsigned count = draw(40);
        memset(mine, 0, sizeof mine);
        for (unsigned k = 0; k < count; k++)
            mine[k] = (struct record){.key = (int)draw(10), .place = (int)k};
        memcpy(real, mine, sizeof real);
        WOVEN(qsort)(mine, count, sizeof *mine, compare_keys);
        qsort(real, count, sizeof *real, compare_keys);
        assert_memory_equal(mine, real, sizeof mine);
        unsigned used = 0;
        WOVEN(qsort_r)(mine, count, sizeof *mine, compare_backwards, &used);
        qsort_r(real, count, sizeof *real, compare_backwards, &used);
        assert_memory_equal(mine, real, sizeof mine);
    }
}

static void sorting_any_element_size_keeps_the_elements(void **state)
{
    (void)state;
    for (size_t size = sizeof(int); size < 80; size++) {
        unsigned char elements[20 * 80];
        for (size_t i = 0; i < 20; i++) {
            int key = (int)draw(1000);
            memset(elements + i * size, key, size);
            memcpy(elements + i * size, &key, sizeof key);
        }
        WOVEN(qsort)(elements, 20, size, compare_integers);
        for (size_t i = 0; i < 20; i++) {
            int key;
            memcpy(&key, elements + i * size, sizeof key);
            assert_true(i == 0 || compare_integers(elements + (i - 1) * size, elements + i * size) <= 0);
            for (size_t k = sizeof key; k < size; k++)
                assert_int_equal(elements[i * size + k], (unsigned char)key);
        }
    }
}

static void searching_arrays_agrees(void **state)
{
    (void)state;
    int numbers[20];
    for (int i = 0; i < 2000; i++) {
        size_t count = draw(20);
        for (size_t k = 0; k < count; k++)
            numbers[k] = (int)(3 * k);
        int key = (int)draw(60);
        assert_ptr_equal(WOVEN(bsearch)(&key, numbers, count, sizeof key, compare_integers),
                         bsearch(&key, numbers, count, sizeof key, compare_integers));
        assert_ptr_equal(WOVEN(lfind)(&key, numbers, &count, sizeof key, compare_integers),
                         lfind(&key, numbers, &count, sizeof key, compare_integers));
    }
    size_t count = 2;
    int key = 50;
    assert_ptr_equal(WOVEN(lsearch)(&key, numbers, &count, sizeof key, compare_integers), numbers + 2);
    assert_int_equal(count, 3);
    assert_int_equal(numbers[2], 50);
}

/* ---- the heap ---- */

#define BLOCKS 64

static void blocks_never_overlap(void **state)
{
    (void)state;
    unsigned char *blocks[BLOCKS] = {0};
    size_t sizes[BLOCKS] = {0};
    for (int i = 0; i < ROUNDS; i++) {
        unsigned k = draw(BLOCKS);
        for (size_t b = 0; b < sizes[k]; b++)
            assert_int_equal(blocks[k][b], (unsigned char)k);
        size_t size = draw(4) ? draw(200) : draw(6000);
        switch (draw(4)) {
        case 0:
            blocks[k] = WOVEN(realloc)(blocks[k], size + 1);
            for (size_t b = 0; b < sizes[k] && b < size + 1; b++)
                assert_int_equal(blocks[k][b], (unsigned char)k);
            size++;
            break;
        case 1:
            WOVEN(free)(blocks[k]);
            blocks[k] = WOVEN(calloc)(size, 1);
            for (size_t b = 0; b < size; b++)
                assert_int_equal(blocks[k][b], 0);
            break;
        case 2:
            WOVEN(free)(blocks[k]);
            blocks[k] = WOVEN(aligned_alloc)(64, size);
            assert_int_equal((uintptr_t)blocks[k] % 64, 0);
            break;
        default:
            WOVEN(free)(blocks[k]);
            blocks[k] = WOVEN(malloc)(size);
        }
        assert_int_equal((uintptr_t)blocks[k] % 16, 0);
        assert_true(WOVEN(malloc_usable_size)(blocks[k]) >= size);
        sizes[k] = size;
        memset(blocks[k], (int)k, size);
    }
    for (unsigned k = 0; k < BLOCKS; k++)
        WOVEN(free)(blocks[k]);
}

static void misuse_of_the_heap_ends_the_run(void **state)
{
    (void)state;
    char *block = WOVEN(malloc)(10), *aligned = WOVEN(aligned_alloc)(128, 10), on_the_stack;
    assert_ptr_not_equal(WOVEN(malloc)(0), WOVEN(malloc)(0));
    WOVEN(free)(NULL);
    WOVEN(free)(&on_the_stack);
    WOVEN(free)(block);
    WOVEN(free)(aligned);
    assert_fault(WOVEN(free)(block), "free() of a block that was freed before");
    assert_fault(WOVEN(free)(aligned), "free() of a block that was freed before");
    assert_fault(WOVEN(realloc)(block, 3), "realloc() of a block that was freed before");
    assert_fault(WOVEN(free)(block + 1), "free() of a pointer that malloc() did not return");
    assert_fault(WOVEN(realloc)(&on_the_stack, 3), "realloc() of a pointer that malloc() did not return");
    assert_fault(WOVEN(malloc)(HEAP_SIZE), "memory");
    assert_null(WOVEN(malloc)(SIZE_MAX));
    assert_null(WOVEN(calloc)(SIZE_MAX / 2, 3));
    assert_null(WOVEN(realloc)(WOVEN(malloc)(10), SIZE_MAX));
    assert_null(WOVEN(aligned_alloc)(64, SIZE_MAX));
    assert_non_null(WOVEN(malloc)(10));
}

static void copies_of_strings_live_on_the_heap(void **state)
{
    (void)state;
    char *whole = WOVEN(strdup)("hello"), *part = WOVEN(strndup)("hello", 3);
    assert_string_equal(whole, "hello");
    assert_string_equal(part, "hel");
    assert_true((uintptr_t)whole - HEAP_ADDRESS < HEAP_SIZE);
    WOVEN(free)(whole);
    WOVEN(free)(part);
}

/* ---- ends ---- */

static void ends_of_the_program_name_their_cause(void **state)
{
    (void)state;
    char four[4] = "ab", *volatile to = four;
    assert_fault(WOVEN(exit)(1), "exit");
    assert_fault(WOVEN(abort)(), "abort()");
    assert_fault(WOVEN(raise)(6), "abort()");
    assert_fault(WOVEN(raise)(9), "raise");
    assert_fault(WOVEN(__assert_fail)("a < b", "dir/x.c", 120, "f"), "assertion 'a < b' failed at x.c:120");
    assert_fault(WOVEN(__assert_perror_fail)(2, "x.c", 0, "f"), "assertion 'unexpected error 2' failed at x.c:0");
    assert_fault(WOVEN(__strcat_chk)(to, "cd", 4), "buffer overflow detected");
    WOVEN(__strcat_chk)(to, "c", 4);
    assert_string_equal(four, "abc");
}

int main(void)
{
    if (mmap((void *)HEAP_ADDRESS, HEAP_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE,
             -1, 0) != (void *)HEAP_ADDRESS)
        return perror("mmap"), 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comparing_strings_agrees),
        cmocka_unit_test(searching_strings_agrees),
        cmocka_unit_test(copying_strings_agrees),
        cmocka_unit_test(bounded_copies_end_and_tell_the_whole_length),
        cmocka_unit_test(splitting_strings_agrees),
        cmocka_unit_test(classes_of_characters_agree),
        cmocka_unit_test(integers_are_read_as_by_strtol),
        cmocka_unit_test(reals_are_read_as_by_strtod),
        cmocka_unit_test(printing_agrees),
        cmocka_unit_test(printing_stores_counts_and_allocates),
        cmocka_unit_test(sorting_agrees_with_a_stable_sort),
        cmocka_unit_test(sorting_any_element_size_keeps_the_elements),
        cmocka_unit_test(searching_arrays_agrees),
        cmocka_unit_test(blocks_never_overlap),
        cmocka_unit_test(misuse_of_the_heap_ends_the_run),
        cmocka_unit_test(copies_of_strings_live_on_the_heap),
        cmocka_unit_test(ends_of_the_program_name_their_cause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
