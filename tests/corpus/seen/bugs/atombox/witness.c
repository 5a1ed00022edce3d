#include "atombox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
int main(void)
{
    atom_walk w, in;
    atom_box b;
    size_t n = 9;
    char text[5];
    uint8_t h[16];

    CHECK(atom_count(NULL, 0, &n) == ATOM_FOUND && n == 0);
    CHECK(atom_find(NULL, 0, "moov", &b) == ATOM_NONE);
    const uint8_t zero[8] = { 0 };
    CHECK(atom_count(zero, 8, &n) == ATOM_FOUND && n == 1);
    CHECK(atom_count(zero, 7, &n) == ATOM_MALFORMED && n == 0);
    for (unsigned s = 2; s < 8; s++) {
        uint8_t small[8] = { 0, 0, 0, (uint8_t)s };
        atom_start(&w, small, 8);
        CHECK(atom_next(&w, &b) == ATOM_MALFORMED && atom_next(&w, &b) == ATOM_MALFORMED);
    }
    const uint8_t big[16] = { 0, 0, 0, 1, 'f', 'r', 'e', 'e', 255, 255, 255, 255, 255, 255, 255, 255 };
    CHECK(atom_count(big, 16, &n) == ATOM_MALFORMED);
    CHECK(atom_count(big, 15, &n) == ATOM_MALFORMED);
    CHECK(atom_count(big + 8, 8, &n) == ATOM_MALFORMED);
    const uint8_t lng[24] = { 0, 0, 0, 1, 'f', 'r', 'e', 'e', 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 8, 'x', 'x', 'x', 'x' };
    CHECK(atom_count(lng, 24, &n) == ATOM_FOUND && n == 2);
    CHECK(atom_count(lng, 23, &n) == ATOM_MALFORMED && n == 1);

    const uint8_t nested[] = {
        0, 0, 0, 8, 's', 'k', 'i', 'p',
        0, 0, 0, 26, 'm', 'o', 'o', 'v',
        0, 0, 0, 18, 't', 'r', 'a', 'k',
        0, 0, 0, 10, 't', 'k', 'h', 'd', 7, 8,
        0, 0, 0, 0, 'm', 'd', 'a', 't', 1, 2, 3
    };
    CHECK(atom_find(nested, sizeof nested, "moov/trak/tkhd", &b) == ATOM_FOUND);
    CHECK(b.body_len == 2 && b.body[1] == 8 && b.header == 8);
    CHECK(atom_find(nested, sizeof nested, "moov/mdat", &b) == ATOM_NONE);
    CHECK(atom_find(nested, sizeof nested, "moov/trak/tkhd/abcd", &b) == ATOM_MALFORMED);
    CHECK(atom_find(nested, sizeof nested, "mdat", &b) == ATOM_FOUND && b.body_len == 3);
    CHECK(atom_find(nested, sizeof nested, "skip/free", &b) == ATOM_NONE);
    const char *bad[] = { "", "/", "moo", "moov/", "/moov", "moov//trak", "moovx", "moov/tra" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(atom_find(nested, sizeof nested, bad[i], &b) == ATOM_NONE);
    atom_start(&w, nested, sizeof nested);
    CHECK(atom_next(&w, &b) == ATOM_FOUND && b.body_len == 0);
    atom_enter(&b, &in);
    CHECK(atom_next(&in, &b) == ATOM_NONE && atom_next(&in, &b) == ATOM_NONE);

    atom_type_text(ATOM_TYPE('a', 0, 0xA9, 'd'), text);
    CHECK(strcmp(text, "a..d") == 0);
    CHECK(atom_header(ATOM_TYPE('a', 'b', 'c', 'd'), 0, h) == 8 && h[3] == 8);
    CHECK(atom_count(h, 8, &n) == ATOM_FOUND && n == 1);
    CHECK(atom_header(0, UINT32_MAX - 8, h) == 8 && h[0] == 255 && h[3] == 255);
    CHECK(atom_header(0, UINT32_MAX - 7, h) == 16 && h[3] == 1);
    CHECK(atom_header(0, UINT64_MAX, h) == 0 && atom_header(0, UINT64_MAX - 16, h) == 16);
    return 0;
}
#else
int main(void)
{
    const uint8_t data[16] = { 0, 0, 0, 1, 'f', 'r', 'e', 'e' };
    size_t count;

    int result = atom_count(data, sizeof data, &count);
    printf("%d, %zu boxes\n", result, count);
    return 0;
}
#endif
