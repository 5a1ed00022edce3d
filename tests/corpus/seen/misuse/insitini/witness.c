#include "insitini.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(const struct isi_entry *entry, void *data)
{
    ++*(int *)data;
    return strcmp(entry->key, "stop") == 0 ? 7 : 0;
}

static size_t bad_line(const char *string)
{
    char text[64];
    size_t line = 99;
    assert(strlen(string) < sizeof text);
    memcpy(text, string, strlen(string));
    assert(isi_parse(text, strlen(string), &line) == NULL);
    return line;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[] = "top=1\n# c\n; d\r\n[ a b ]\nx = \"q \\\" \\\\\\n\\t\" \r\nempty=\n\n[s]\nn=-12\nn = 12\nf=off\n"
                  "big=99999999999999999999\nt=12x\nstop=\"\"\nlast = yes";
    isi_doc *doc = isi_parse(text, sizeof text - 1, NULL);
    assert(doc && isi_count(doc) == 10);
    assert(isi_long(doc, "", "top", 5) == 1 && isi_long(doc, "s", "n", 0) == 12);
    assert(strcmp(isi_get(doc, "a b", "x"), "q \" \\\n\t") == 0 && strcmp(isi_get(doc, "a b", "empty"), "") == 0);
    assert(isi_get(doc, "s", "top") == NULL && isi_long(doc, "s", "big", LONG_MIN) == LONG_MIN);
    assert(isi_long(doc, "s", "t", 3) == 3 && isi_long(doc, "a b", "empty", 4) == 4);
    assert(isi_flag(doc, "s", "f", 1) == 0 && isi_flag(doc, "s", "last", 0) == 1 && isi_flag(doc, "s", "t", -1) == -1);
    assert(isi_at(doc, SIZE_MAX) == NULL && strcmp(isi_at(doc, 0)->section, "") == 0);
    int n = 0;
    assert(isi_each(doc, "s", count, &n) == 7 && n == 6);
    assert(isi_each(doc, "none", count, &n) == 0 && n == 6);
    isi_free(doc);
    isi_free(NULL);
    char none[1];
    doc = isi_parse(none, 0, NULL);
    assert(doc && isi_count(doc) == 0 && isi_get(doc, "", "") == NULL);
    isi_free(doc);
    assert(bad_line("\nx") == 2 && bad_line("[") == 1 && bad_line("=1") == 1 && bad_line("a=\"") == 1);
    assert(bad_line("a=\"\\") == 1 && bad_line("a=\"x\"y") == 1 && bad_line("a=\"\\q\"") == 1);
    char zero[] = "a=1\0b";
    size_t line;
    assert(isi_parse(zero, 5, &line) == NULL && line == 1);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *source = "a=1";
    if (rule == 1) {
        char *text = malloc(4);
        assert(text);
        memcpy(text, source, 4);
        isi_doc *doc = isi_parse(text, 3, NULL);
        assert(doc);
        free(text);
        puts(isi_get(doc, "", "a"));
        isi_free(doc);
    } else if (rule == 2) {
        isi_free(isi_parse((char *)"a=1", 3, NULL));
    } else {
        char *text = malloc(3);
        assert(text);
        memcpy(text, source, 3);
        isi_free(isi_parse(text, 3, NULL));
        free(text);
    }
    return 0;
#endif
}
