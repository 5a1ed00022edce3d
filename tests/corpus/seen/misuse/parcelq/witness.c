#include "parcelq.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static char *text(const char *s)
{
    char *copy = malloc(strlen(s) + 1);

    assert(copy);
    return strcpy(copy, s);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    parcelq *q = parcelq_open(2);
    char *a = text("a");
    const char *seen;

    assert(q);
#ifdef LEGAL
    parcelq *r = parcelq_open(1);
    char *b;

    (void)rule;
    assert(r && !parcelq_open(0) && !parcelq_open(SIZE_MAX));
    assert(parcelq_recv(q, &b) == PARCELQ_EMPTY && !b && !parcelq_peek(q));
    assert(parcelq_forward(q, q) == PARCELQ_EMPTY);
    assert(parcelq_send_copy(q, a) == PARCELQ_OK && parcelq_send_copy(q, "") == PARCELQ_OK);
    assert(parcelq_send(q, a) == PARCELQ_FULL && parcelq_send_copy(q, "x") == PARCELQ_FULL);
    free(a);
    assert(parcelq_forward(q, q) == PARCELQ_OK && parcelq_length(q) == 2);
    seen = parcelq_peek(q);
    assert(seen && !*seen);
    assert(parcelq_forward(q, r) == PARCELQ_OK && parcelq_forward(q, r) == PARCELQ_FULL);
    assert(parcelq_send_copy(q, parcelq_peek(q)) == PARCELQ_OK);
    assert(parcelq_recv(q, &b) == PARCELQ_OK && !strcmp(b, "a"));
    assert(parcelq_send(q, b) == PARCELQ_OK && parcelq_flush(q) == 2 && parcelq_flush(q) == 0);
    parcelq_close(r);
    parcelq_close(NULL);
#else
    char local[] = "local";

    switch (rule) {
    case 1: parcelq_send(q, local); break;
    case 2: parcelq_send(q, a); free(a); break;
    case 3: parcelq_send(q, a); parcelq_send(q, a); break;
    case 4: parcelq_send(q, a); free((char *)parcelq_peek(q)); break;
    case 5: parcelq_send(q, a); seen = parcelq_peek(q); parcelq_flush(q); return strlen(seen) == 99;
    }
#endif
    parcelq_close(q);
    return 0;
}
