#include "random_program.h"

static void random_bracket(struct dice *dice, struct text *out)
{
    static const char *const brackets[] = {"[ab]", "[a-c]", "[0-9]", "[a-b1-2]", "[a0-3]", "\\d", "[b-c]", "."};
    text_add(out, brackets[dice_below(dice, 20) ? dice_below(dice, 7) : 7]);
}

static void random_quantifier(struct dice *dice, struct text *out)
{
    static const char *const quantifiers[] = {"?", "*", "+", "{2}", "{1,2}", "{2,}", "{0,2}"};
    text_add(out, quantifiers[dice_below(dice, 7)]);
}

void random_regex(struct dice *dice, unsigned depth, struct text *out)
{
    static const char *const characters[] = {"a", "b", "c", "0", "1"};
    switch (dice_below(dice, depth == 0 ? 4 : 10)) {
    case 0:
    case 1:
        text_add(out, characters[dice_below(dice, 5)]);
        break;
    case 2:
    case 3:
        random_bracket(dice, out);
        break;
    case 4:
    case 5:
    case 6:
        random_regex(dice, depth - 1, out);
        random_regex(dice, depth - 1, out);
        break;
    case 7:
        text_add(out, "(");
        random_regex(dice, depth - 1, out);
        text_add(out, "|");
        random_regex(dice, depth - 1, out);
        text_add(out, ")");
        break;
    default:
        text_add(out, "(");
        random_regex(dice, depth - 1, out);
        text_add(out, ")");
        random_quantifier(dice, out);
        break;
    }
}
