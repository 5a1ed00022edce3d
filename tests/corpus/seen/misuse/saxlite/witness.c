#include "saxlite.h"

#include <string.h>

#ifdef LEGAL
struct seen {
    int started, ended;
    size_t characters;
};

static void on_start(saxlite *parser, const char *name)
{
    struct seen *seen = saxlite_user(parser);
    seen->started++;
    if (strcmp(name, "stop") == 0)
        saxlite_stop(parser);
}

static void on_end(saxlite *parser, const char *name)
{
    struct seen *seen = saxlite_user(parser);
    seen->ended += name[0] != '\0';
}

static void on_text(saxlite *parser, const char *text, size_t length)
{
    struct seen *seen = saxlite_user(parser);
    seen->characters += strlen(text) == length ? length : 0;
}

static enum saxlite_status parse(const char *text, int *complete, struct seen *seen)
{
    memset(seen, 0, sizeof *seen);
    saxlite *parser = saxlite_create(seen);
    saxlite_handlers(parser, on_start, on_end, on_text);
    enum saxlite_status status = saxlite_feed(parser, NULL, 0);
    for (size_t i = 0; i < strlen(text); i++)
        status = saxlite_feed(parser, text + i, 1);
    *complete = saxlite_complete(parser);
    saxlite_free(parser);
    return status;
}

int main(void)
{
    int complete;
    struct seen seen;
    int ok = parse("<a>hello <b></b> > </a>", &complete, &seen) == SAXLITE_OK && complete;
    ok = ok && seen.started == 2 && seen.ended == 2 && seen.characters == 9;
    ok = ok && parse("<a><b></a>", &complete, &seen) == SAXLITE_MISMATCH && !complete;
    ok = ok && parse("</a>", &complete, &seen) == SAXLITE_MISMATCH;
    ok = ok && parse("<a><>", &complete, &seen) == SAXLITE_SYNTAX;
    ok = ok && parse("</>", &complete, &seen) == SAXLITE_SYNTAX && parse("<<", &complete, &seen) == SAXLITE_SYNTAX;
    ok = ok && parse("<a><stop>text<c>", &complete, &seen) == SAXLITE_STOPPED && seen.started == 2;
    ok = ok && parse("<averyveryverylongname-0123456789-0123456789>x", &complete, &seen) == SAXLITE_OK && !complete;
    saxlite *bare = saxlite_create(NULL);
    ok = ok && saxlite_feed(bare, "<a>t</a>", 8) == SAXLITE_OK && saxlite_complete(bare) && !saxlite_user(bare);
    saxlite_free(bare);
    return !ok;
}
#else
static void free_it(saxlite *parser, const char *name)
{
    (void)name;
    saxlite_free(parser);
}

int main(void)
{
    saxlite *parser = saxlite_create(NULL);
    saxlite_handlers(parser, NULL, free_it, NULL);
    saxlite_feed(parser, "<a></a>", 7);
    return 0;
}
#endif
