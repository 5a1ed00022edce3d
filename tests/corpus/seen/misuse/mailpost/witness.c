#include "mailpost.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mailpost *post = mailpost_create(3, 20), *other = mailpost_create(1, MAILPOST_SIZE);
    if (post == NULL || other == NULL || mailpost_create(0, 1) != NULL || mailpost_create(65, 1) != NULL)
        return 2;
    char *mail = mailpost_alloc(post);
    if (mail == NULL || mail[19] != 0 || mailpost_spare(post) != 2)
        return 2;
    memset(mail, 'x', mailpost_size(post));
#ifdef LEGAL
    (void)count, (void)arguments;
    mailpost_put(post, mail);
    for (char i = 0; i < 100; i++) {
        char *next = mailpost_alloc(post);
        *next = i;
        mailpost_put(post, next);
        char *got = mailpost_get(post);
        if (*got != (i == 0 ? 'x' : i - 1) || mailpost_waiting(post) != 1)
            return 2;
        mailpost_free(post, got);
    }
    mail = mailpost_get(post);
    if (mailpost_get(post) != NULL || mailpost_alloc(post) == NULL || mailpost_alloc(post) == NULL)
        return 2;
    if (mailpost_alloc(post) != NULL)
        return 2;
    mailpost_put(post, mail);
    mailpost_free(post, mailpost_get(post));
    mailpost_put(other, mailpost_alloc(other));
    if (mailpost_alloc(other) != NULL || mailpost_create(1, 0) != NULL || mailpost_create(1, 257) != NULL)
        return 2;
    mailpost_delete(post);
    mailpost_delete(other);
    mailpost_delete(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mailpost_free(post, mail);
        mailpost_free(post, mail);
        break;
    case 2:
        mailpost_put(post, mail);
        mailpost_free(post, mail);
        break;
    case 3:
        mailpost_put(other, mail);
        break;
    case 4:
        mailpost_free(post, NULL);
        break;
    case 5:
        mailpost_delete(post);
        mailpost_get(post);
        break;
    }
#endif
    return 0;
}
