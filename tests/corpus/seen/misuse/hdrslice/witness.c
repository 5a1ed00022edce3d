#include "hdrslice.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static char *bytes(const char *s)
{
    char *copy = malloc(strlen(s));
    if (!copy)
        exit(0);
    return memcpy(copy, s, strlen(s));
}

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    const char *s = "From: a@b\r\nnonsense\r\n more\r\nSubject : Hello\r\n  world \r\nX:\r\n"
                    "To: \"A, B\" <a@b>, , c@d ,<e,f>\nContent-Type: text/plain; a; Charset = \"utf\\\"-8\";x=\"\r\n\r\nbody: x";
    char *text = bytes(s);
    size_t len = strlen(s);
    struct hdrslice_iter it;
    struct hdrslice_field f;
    struct hdrslice b, a, none = { NULL, 0 };
    char out[100];
    hdrslice_open(&it, text, len);
    assert(hdrslice_next(&it, &f) && hdrslice_is(f.name, "FROM") && hdrslice_is(f.body, "a@b") && !hdrslice_is(f.body, "a@bc"));
    assert(hdrslice_next(&it, &f) && hdrslice_is(f.name, "subject") && hdrslice_unfold(f.body, out) == 12 && !strcmp(out, "Hello  world"));
    assert(hdrslice_next(&it, &f) && hdrslice_is(f.body, "") && hdrslice_next(&it, &f) && hdrslice_is(f.name, "to"));
    b = f.body;
    assert(hdrslice_address(&b, &a) && hdrslice_is(a, "\"A, B\" <a@b>") && hdrslice_address(&b, &a) && hdrslice_is(a, "c@d"));
    assert(hdrslice_address(&b, &a) && hdrslice_is(a, "<e,f>") && !hdrslice_address(&b, &a) && !hdrslice_address(&b, &b));
    assert(hdrslice_next(&it, &f) && hdrslice_param(f.body, "charset", &b) && hdrslice_is(b, "utf\\\"-8"));
    assert(!hdrslice_param(f.body, "a", &b) && !hdrslice_param(f.body, "", &b) && hdrslice_param(f.body, "x", &b) && hdrslice_is(b, "\""));
    assert(!hdrslice_next(&it, &f) && !hdrslice_next(&it, &f) && hdrslice_is(hdrslice_rest(&it), "body: x"));
    assert(hdrslice_find(text, len, "x", &b) && b.len == 0 && !hdrslice_find(text, len, "", &b) && !hdrslice_find(text, len, "body", &b));
    char *d = hdrslice_dup(f.name);
    assert(d && !strcmp(d, "Content-Type"));
    free(d);
    d = hdrslice_dup(none);
    assert(d && !*d);
    free(d);
    assert(hdrslice_unfold(none, out) == 0 && hdrslice_is(none, "") && !hdrslice_param(none, "x", &b) && !hdrslice_address(&none, &b));
    hdrslice_open(&it, NULL, 0);
    assert(!hdrslice_next(&it, &f) && hdrslice_rest(&it).len == 0);
    hdrslice_open(&it, "\r", 1);
    assert(!hdrslice_next(&it, &f));
    hdrslice_open(&it, " :\n:\na", 6);
    assert(!hdrslice_next(&it, &f));
    for (size_t n = 0; n <= len; n++) {
        char *part = malloc(n ? n : 1);
        assert(part);
        memcpy(part, text, n);
        hdrslice_open(&it, part, n);
        while (hdrslice_next(&it, &f)) {
            hdrslice_param(f.body, "x", &b);
            while (hdrslice_address(&f.body, &a))
                assert(a.len > 0);
        }
        free(part);
    }
    free(text);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = bytes("Subject: Hello");
    struct hdrslice body;
    if (rule == 2) {
        struct hdrslice_iter it;
        struct hdrslice_field field;
        hdrslice_open(&it, text, 14);
        free(text);
        hdrslice_next(&it, &field);
        return 0;
    }
    if (!hdrslice_find(text, 14, "Subject", &body))
        return 0;
    if (rule == 1) {
        char out[4];
        hdrslice_unfold(body, out);
    } else {
        hdrslice_is(body, body.ptr);
    }
    free(text);
#endif
    return 0;
}
