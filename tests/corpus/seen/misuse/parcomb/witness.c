#include "parcomb.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pc_grammar *g = pc_grammar_new();
    if (!g)
        return 0;
    int r = pc_rule(g);
#ifdef LEGAL
    (void)rule;
    int word = pc_rule(g), not_x = pc_rule(g), twice = pc_rule(g);
    int bad = pc_define(g, r, pc_seq(pc_lit("("), pc_seq(pc_star(pc_call(r)), pc_lit(")"))));
    bad |= pc_match(g, r, "(()())x") != 6 || pc_match(g, r, "(()") != PC_NOMATCH || pc_match(g, r, "") != PC_NOMATCH;
    char *deep = malloc(100001);
    memset(deep, '(', 100000);
    deep[100000] = 0;
    bad |= pc_match(g, r, deep) != PC_GIVEUP;
    free(deep);
    bad |= pc_define(g, word, pc_star(pc_alt(pc_range('a', 'z'), pc_range('\x80', '\xff')))) != 0;
    bad |= pc_match(g, word, "h\xc3\xa9llo you") != 6 || pc_match(g, word, "") != 0;
    bad |= pc_define(g, not_x, pc_star(pc_seq(pc_not(pc_lit("x")), pc_range('\0', '\xff')))) != 0;
    bad |= pc_match(g, not_x, "abcxd") != 3;
    bad |= pc_define(g, twice, pc_seq(pc_call(not_x), pc_seq(pc_lit(""), pc_call(not_x)))) != 0;
    bad |= pc_match(g, twice, "ab") != 2;
    int last = pc_rule(g);
    bad |= pc_define(g, last, pc_call(-1)) != -1 || pc_seq(pc_lit("a"), NULL) || pc_alt(NULL, pc_lit("b"));
    pc *tall = pc_lit("t");
    for (int i = 1; i < PC_HEIGHT; i++)
        tall = pc_not(tall);
    bad |= tall == NULL;
    bad |= pc_seq(tall, pc_lit("u")) != NULL || pc_star(NULL) != NULL;
    while (pc_rule(g) >= 0)
        ;
    pc_drop(pc_range('z', 'a'));
    pc_drop(NULL);
    pc_grammar_free(g);
    pc_grammar_free(NULL);
    return bad || pc_alive() != 0;
#else
    pc *a = pc_lit("a");
    switch (rule) {
    case 1: pc_drop(pc_seq(a, a)); break;
    case 2: pc_define(g, r, pc_star(pc_star(a))); pc_match(g, r, "aab"); break;
    case 3: pc_define(g, r, pc_alt(pc_seq(pc_call(r), a), pc_lit("b"))); pc_match(g, r, "baa"); break;
    case 4: pc_define(g, r, pc_seq(a, pc_call(pc_rule(g)))); pc_match(g, r, "ab"); break;
    case 5: pc_define(g, r, a); pc_define(g, r, pc_lit("b")); break;
    case 6: pc_define(g, r, a); pc_drop(a); break;
    case 7: pc_define(g, r, pc_lit("b")); break;
    }
    pc_grammar_free(g);
    return pc_alive() != 0;
#endif
}
