#include "pigeon.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pigeon_office *office = pigeon_open();
    pigeon_box *box, *other;
    pigeon_letter *letter;

    if (!office)
        return 0;
    box = pigeon_box_named(office, "in");
    assert(box && pigeon_post(box, "hello") == 0);
#ifdef LEGAL
    char big[5000];

    (void)rule;
    pigeon_close(NULL);
    pigeon_burn(NULL);
    memset(big, 'x', sizeof big);
    big[sizeof big - 1] = '\0';
    assert(pigeon_post(box, big) == -1 && pigeon_post(box, NULL) == -1);
    assert(!pigeon_box_named(office, big) && !pigeon_box_named(office, "") && !pigeon_box_named(office, NULL));
    assert(pigeon_box_named(office, "in") == box);
    other = pigeon_box_named(office, "out");
    assert(other && other != box && !pigeon_peek(other) && !pigeon_take(other));
    assert(pigeon_post(box, "") == 0 && pigeon_waiting(box) == 2);
    assert(strcmp(pigeon_peek(box), "hello") == 0);
    assert(pigeon_post(box, pigeon_peek(box)) == 0);
    letter = pigeon_take(box);
    assert(letter && pigeon_hops(letter) == 0 && pigeon_send(other, letter) == 0);
    letter = pigeon_take(other);
    assert(letter && pigeon_hops(letter) == 1 && pigeon_waiting(other) == 0);
    while (pigeon_post(other, "x") == 0)
        ;
    assert(pigeon_waiting(other) == 1000 && pigeon_send(other, letter) == -1);
    pigeon_sweep(other);
    pigeon_sweep(other);
    assert(pigeon_send(other, letter) == 0);
    letter = pigeon_take(box);
    pigeon_close(office);
    assert(strcmp(pigeon_text(letter), "") == 0);
    pigeon_burn(letter);
    return 0;
#else
    other = pigeon_box_named(office, "out");
    assert(other);
    if (rule == 1) {
        letter = pigeon_take(box);
        pigeon_send(other, letter);
        pigeon_burn(letter);
        pigeon_close(office);
    } else if (rule == 2) {
        const char *text = pigeon_peek(box);

        pigeon_burn(pigeon_take(box));
        return strlen(text) == 5 ? 0 : 0;
    } else {
        pigeon_close(office);
        pigeon_post(box, "late");
    }
    return 0;
#endif
}
