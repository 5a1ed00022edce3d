#include "robotx.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int ask(const char *text, const char *agent, const char *path)
{
    robotx *rx = robotx_parse(text);
    int yes;

    assert(rx);
    yes = robotx_allowed(robotx_select(rx, agent), path);
    robotx_free(rx);
    return yes;
}

int main(void)
{
    static char many[60000];
    const char *text = "User-Agent: Foo # x\r\nuser-agent : bar\nDisallow: /a*b$\nAllow:/a/b\n"
                       "Crawl-delay: 99999999999999999999\n\nUser-agent: *\nDisallow:\nDisallow: /\n"
                       "SITEMAP: http://x/s\n";
    robotx *rx = robotx_parse(text);
    const robotx_group *g;
    size_t len;
    int allow;
    char *p = many;

    assert(rx);
    g = robotx_select(rx, "FOOBAR/1");
    assert(g && g == robotx_select(rx, "Bar") && robotx_delay(g) == 86400);
    assert(robotx_rule_count(g) == 2);
    assert(!memcmp(robotx_rule(g, 1, &len, &allow), "/a/b", 4) && len == 4 && allow == 1);
    assert(!robotx_allowed(g, "/axb") && robotx_allowed(g, "/axbc") && robotx_allowed(g, "/a/bxx"));
    assert(!robotx_allowed(g, "/a/b/b") && robotx_allowed(g, ""));
    g = robotx_select(rx, "");
    assert(g && robotx_rule_count(g) == 1 && robotx_delay(g) == -1 && !robotx_allowed(g, "/"));
    assert(robotx_sitemap_count(rx) == 1 && !memcmp(robotx_sitemap(rx, 0, &len), "http://x/s", len) && len == 10);
    robotx_free(rx);

    assert(ask("", "x", "/") && ask(":", "x", "/") && ask("Disallow: /", "x", "/"));
    assert(ask("user-agent:\ndisallow: /", "x", "/") && ask("user-agent: xy\ndisallow: /", "x", "/"));
    assert(!ask("user-agent: *\ndisallow: *", "x", "") && !ask("user-agent: *\ndisallow: $", "x", ""));
    assert(ask("user-agent: *\ndisallow: $", "x", "/") && ask("user-agent: *\ndisallow: /\nallow: /", "x", "/"));
    assert(!ask("user-agent: *\ndisallow: **a**$", "x", "/bab") && ask("user-agent: *\ndisallow: *a", "x", "/b"));
    assert(robotx_allowed(NULL, "/"));

    for (int i = 0; i < ROBOTX_MAX + 50; i++)
        p += sprintf(p, "user-agent: a%d\nallow: /\nsitemap: x\n", i);
    rx = robotx_parse(many);
    assert(rx && robotx_sitemap_count(rx) == ROBOTX_MAX && !robotx_select(rx, "b"));
    assert(robotx_rule_count(robotx_select(rx, "a999")) == 1);
    assert(robotx_select(rx, "a1001") == robotx_select(rx, "a100"));
    robotx_free(rx);
    robotx_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    static const char file[] = "User-agent: *\nDisallow: /private\n";
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(sizeof file);
    robotx *rx;
    const robotx_group *g;
    size_t len;
    int allow;

    if (!text)
        return 0;
    memcpy(text, file, sizeof file);
    rx = robotx_parse(text);
    if (!rx)
        return 0;
    if (rule == 1) {
        free(text);
        text = NULL;
        g = robotx_select(rx, "ExampleBot");
        robotx_allowed(g, "/private/x");
        robotx_free(rx);
    } else if (rule == 2) {
        g = robotx_select(rx, "ExampleBot");
        robotx_free(rx);
        robotx_allowed(g, "/private/x");
    } else {
        g = robotx_select(rx, "ExampleBot");
        robotx_rule(g, robotx_rule_count(g), &len, &allow);
        robotx_free(rx);
    }
    free(text);
    return 0;
}
#endif
