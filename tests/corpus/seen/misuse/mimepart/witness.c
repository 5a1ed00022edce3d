#include "mimepart.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    mimepart *mail = mimepart_new("mixed"), *text = mimepart_new("text"), *picture = mimepart_new("");
    if (mimepart_set_body(text, "hello") != 0 || strcmp(mimepart_body(picture), "") != 0 ||
        mimepart_set_body(text, mimepart_body(text)) != 0)
        return 2;
    mimepart_add(mail, text);
    mimepart_add(mail, picture);
    char *printed = mimepart_print(mail);
    if (strcmp(printed, "[mixed|[text|hello][|]]") != 0 || strlen(printed) != mimepart_size(mail))
        return 2;
    free(printed);
    if (mimepart_count(mail) != 2 || mimepart_child(mail, 1) != picture || mimepart_child(mail, 2) != NULL ||
        mimepart_take(mail, 2) != NULL || strcmp(mimepart_type(mimepart_child(mail, 0)), "text") != 0)
        return 2;
#ifndef LEGAL
    mimepart *other = mimepart_new("other");
    switch (rule) {
    case 1:
        mimepart_free(text);
        mimepart_free(mail);
        break;
    case 2:
        mimepart_add(other, text);
        mimepart_free(mail);
        mimepart_free(other);
        break;
    case 3:
        mimepart_add(other, other);
        mimepart_size(other);
        break;
    default:
        mimepart_free(mail);
        mimepart_set_body(text, "bye");
    }
#endif
    if (mimepart_take(mail, 0) != text || mimepart_count(mail) != 1)
        return 2;
    mimepart_add(picture, text);
    printed = mimepart_print(mail);
    if (strcmp(printed, "[mixed|[|[text|hello]]]") != 0)
        return 2;
    free(printed);
    mimepart_free(mimepart_take(mail, 0));
    mimepart_free(mail);
    mimepart_free(NULL);
    return 0;
}
