#include "dnstxt.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    char room[8], key[10], big[300];
    txt_record t, u;
    size_t n;
    const void *v;

    (void)argc, (void)argv;
    memset(big, 'x', sizeof big);
    big[299] = '\0';
    txt_init(&t, room, sizeof room);
    assert(txt_count(&t) == 0 && txt_length(&t) == 0 && txt_get(&t, "a", &n) == NULL && !txt_has(&t, ""));
    assert(txt_set(&t, "a", "1", 1) == 0 && txt_set(&t, "b", NULL, 99) == 0);
    assert(txt_length(&t) == 6 && memcmp(txt_bytes(&t), "\3a=1\1b", 6) == 0 && txt_bytes(&t) == room);
    assert(txt_set(&t, "c", "", 0) == 0 && txt_get(&t, "C", &n) != NULL && n == 0);
    assert(txt_has(&t, "B") && txt_get(&t, "b", &n) == NULL);
    assert(txt_set(&t, "A", "longer value", 12) == 0 && txt_count(&t) == 3);
    v = txt_get(&t, "a", &n);
    assert(n == 12 && memcmp(v, "longer value", 12) == 0);
    assert(txt_set(&t, "d", v, n) == 0 && txt_set(&t, "d", txt_get(&t, "d", &n), 3) == 0);
    assert(txt_key(&t, 0, key, sizeof key) == 0 && strcmp(key, "A") == 0);
    assert(txt_key(&t, 0, key, 1) == 0 && *key == '\0' && txt_key(&t, 0, NULL, 0) == 0);
    assert(txt_key(&t, 4, key, 10) == -1 && txt_key(&t, SIZE_MAX, key, 10) == -1);
    assert(txt_set(&t, "", "x", 1) == -1 && txt_set(&t, "a=b", "x", 1) == -1 && txt_set(&t, "\n", "x", 1) == -1);
    assert(txt_set(&t, "e", big, 254) == -2 && txt_set(&t, "e", big, SIZE_MAX) == -2 && txt_set(&t, big, NULL, 0) == -2);
    assert(txt_set(&t, "e", big, 253) == 0);
    txt_init(&u, NULL, 0);
    assert(txt_read(&u, txt_bytes(&t), txt_length(&t)) == 0 && txt_length(&u) == txt_length(&t));
    assert(txt_read(&u, txt_bytes(&t), txt_length(&t)) == 0 && txt_count(&u) == 5);
    assert(txt_read(&u, "\5a=1", 4) == -1 && txt_read(&u, "", 0) == 0 && txt_read(&u, "\0\2=1", 4) == 0);
    assert(txt_read(&u, NULL, 0) == 0 && txt_count(&u) == 5);
    assert(txt_remove(&t, "c") == 1 && txt_remove(&t, "c") == 0 && txt_count(&t) == 4);
    for (int i = 0; i < 40; i++) {
        sprintf(key, "k%d", i);
        n = txt_length(&t) + 1 + strlen(key) + 1 + 250;
        assert(txt_set(&t, key, big, 250) == (n <= TXT_MAX_RECORD ? 0 : -2));
    }
    txt_release(&t);
    txt_release(&t);
    assert(txt_set(&t, "again", "1", 1) == 0);
    txt_release(&t);
    txt_release(&u);
    return 0;
#else
    static char value[200];
    txt_record *t = malloc(sizeof *t);
    const char *v;
    char *room;
    size_t n;
    int sum = 0;

    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        txt_init(t, NULL, 0);
        txt_set(t, "path", "/index.html", 11);
        v = txt_get(t, "path", &n);
        txt_set(t, "note", value, sizeof value);
        sum = v[0];
        txt_release(t);
        break;
    case 2:
        room = malloc(64);
        txt_init(t, room, 64);
        txt_set(t, "a", "1", 1);
        free(room);
        txt_set(t, "b", "2", 1);
        txt_release(t);
        break;
    case 3:
        sum = txt_set(t, "a", "1", 1);
        txt_release(t);
        break;
    }
    free(t);
    return sum == -99;
#endif
}
