/* random-predicate SEED: writes a random predicate to stdout. */
#include <stdio.h>
#include <stdlib.h>

#include "generate.h"

int main(int count, char **arguments)
{
    if (count != 2) {
        fputs("usage: random-predicate SEED\n", stderr);
        return 2;
    }
    static struct subject subject;
    random_seed(strtoull(arguments[1], NULL, 10));
    subject_make(&subject);
    printf("/* seed %s */\n", arguments[1]);
    subject_write_predicate(&subject);
    subject_write_space(&subject);
    subject_write_description(&subject);
    return 0;
}
