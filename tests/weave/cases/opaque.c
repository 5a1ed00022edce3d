/* What cannot be seen into is named, with each address it gets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
#include <unistd.h>
#include "trace.h"

struct big { long numbers[4]; };
struct by_value { long a, b; };
int not_here(struct big big, int n, long number, void *p);
__asm__(".globl not_here\nnot_here: xorl %eax, %eax\nret\n");

int entry(void *object)
{
    int number;
    struct big *big = object;
    sscanf(object, "%d", &number);
    (void)getppid();
    (void)getenv("HOME");
    (void)time(NULL);
    return not_here(*big, 1, (long)object + 16, object) + (int)sqrt(big->numbers[0]);
}
