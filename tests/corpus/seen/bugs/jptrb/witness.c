#include "jptrb.h"

#include <stdint.h>
#include <string.h>

int main(void)
{
    jptrb *p = jptrb_new(), *q = jptrb_new();
    char token[8];
    size_t len;
    if (jptrb_push_key(p, "a~b") || jptrb_push_index(p, SIZE_MAX) || jptrb_pop(p) || jptrb_push_key(p, ""))
        return 2;
    if (strcmp(jptrb_text(p), "/a~0b/") != 0 || jptrb_depth(p) != 2)
        return 2;
    if (jptrb_token(p, 0, token, sizeof token, &len) || strcmp(token, "a~b") != 0 || len != 3)
        return 2;
    if (jptrb_token(p, 0, token, 2, NULL) || strcmp(token, "a") != 0 || jptrb_token(p, 1, NULL, 0, &len) || len != 0)
        return 2;
    if (jptrb_token(p, 2, token, 8, &len) != JPTRB_ERANGE || jptrb_pop(q) != JPTRB_ERANGE)
        return 2;
    if (!jptrb_contains(q, p) || jptrb_contains(p, q) || !jptrb_contains(p, p) || !jptrb_contains(q, q))
        return 2;
    if (jptrb_assign(q, "x") != JPTRB_ESYNTAX || jptrb_assign(q, "/~2") != JPTRB_ESYNTAX)
        return 2;
    if (jptrb_assign(q, "/~") != JPTRB_ESYNTAX || jptrb_assign(q, "") || jptrb_assign(q, "/a~1/0"))
        return 2;
    if (jptrb_assign(q, jptrb_text(q)) || jptrb_token(q, 0, token, 8, &len) || strcmp(token, "a/") != 0)
        return 2;
    if (jptrb_pop(q) || jptrb_pop(q) || strcmp(jptrb_text(q), "") != 0)
        return 2;
    while (jptrb_push_key(q, "~~~~") == JPTRB_OK) {
    }
    if (strlen(jptrb_text(q)) > JPTRB_MAX_TEXT || jptrb_strerror((jptrb_status)99) == NULL)
        return 2;
#ifndef LEGAL
    jptrb_push_key(p, "a/b");
#endif
    jptrb_free(p);
    jptrb_free(q);
    jptrb_free(NULL);
    return 0;
}
