#include "tokmint.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint8_t key[TM_KEY_SIZE] = "0123456789abcde", second[TM_KEY_SIZE] = {0};
    char token[TM_TOKEN_SIZE];
    uint32_t user = 0;
    tm_mint *mint = tm_open(key);
    tm_issue(mint, 77, 1000, token);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (tm_check(mint, token, 999, &user) != TM_OK || user != 77 || tm_check(mint, token, 1000, &user) != TM_EXPIRED)
        return 2;
    if (tm_renew(mint, token, 5, 2000, token) != TM_OK || tm_check(mint, token, 1500, &user) != TM_OK)
        return 2;
    tm_change_key(mint, second);
    if (tm_check(mint, token, 1500, &user) != TM_OK)
        return 2;
    token[7]++;
    if (tm_check(mint, token, 0, &user) != TM_FORGED || tm_check(mint, "", 0, &user) != TM_MALFORMED)
        return 2;
    if (tm_issued(mint) != 2 || strcmp(tm_text(TM_OK), "ok") != 0)
        return 2;
    tm_close(mint);
    tm_close(NULL);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        uint8_t *heap = calloc(1, TM_KEY_SIZE);
        tm_change_key(mint, heap);
        free(heap);
        tm_issue(mint, 1, 1, token);
        break;
    }
    case 2: {
        char *small = malloc(TM_TOKEN_SIZE - 1);
        tm_issue(mint, 1, 1, small);
        break;
    }
    case 3: {
        uint8_t *small = calloc(1, 8);
        tm_change_key(mint, small);
        tm_issue(mint, 1, 1, token);
        break;
    }
    case 4:
        tm_close(mint);
        tm_issued(mint);
        break;
    }
    (void)second, (void)user;
    return 0;
#endif
}
