#include "gridbot.h"

#include <stddef.h>

#define MAX_NUMBER 999

struct loop {
    const char *body;   /* behind its opening bracket */
    int left;           /* rounds to go, this one included */
};

int gb_init(gb_robot *r, int width, int height)
{
    if (width < 1 || width > GB_MAX_SIDE || height < 1 || height > GB_MAX_SIDE)
        return GB_ERANGE;
    r->width = width;
    r->height = height;
    r->x = r->y = 0;
    r->dir = GB_NORTH;
    return GB_OK;
}

int gb_place(gb_robot *r, int x, int y, int dir)
{
    if (x < 0 || x >= r->width || y < 0 || y >= r->height || dir < GB_NORTH || dir > GB_WEST)
        return GB_ERANGE;
    r->x = x;
    r->y = y;
    r->dir = (enum gb_dir)dir;
    return GB_OK;
}

/* Adds n to *at, within 0 and size - 1; returns the way it went. */
static int shift(int *at, int size, int n)
{
    int from = *at;

    if (n > size - 1 - from)
        n = size - 1 - from;
    if (n < -from)
        n = -from;
    *at = from + n;
    return n < 0 ? -n : n;
}

int gb_move(gb_robot *r, int n)
{
    /* No way is longer than the grid, and its opposite is an int too. */
    if (n > GB_MAX_SIDE)
        n = GB_MAX_SIDE;
    if (n < -GB_MAX_SIDE)
        n = -GB_MAX_SIDE;
    switch (r->dir) {
    case GB_NORTH:
        return shift(&r->y, r->height, n);
    case GB_EAST:
        return shift(&r->x, r->width, n);
    case GB_SOUTH:
        return shift(&r->y, r->height, -n);
    case GB_WEST:
        return shift(&r->x, r->width, -n);
    }
    return 0;
}

void gb_turn(gb_robot *r, int n)
{
    r->dir = (enum gb_dir)(((int)r->dir + n % 4 + 4) % 4);
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r')
        p++;
    return p;
}

/* Reads a number, or takes 1 if there is none; NULL if it is too large. */
static const char *read_number(const char *p, int *number)
{
    *number = 1;
    if (!is_digit(*p))
        return p;
    for (*number = 0; is_digit(*p); p++) {
        *number = *number * 10 + (*p - '0');
        if (*number > MAX_NUMBER)
            return NULL;
    }
    return p;
}

/* Reads the script once, without doing what it says. */
static int verify(const char *p)
{
    int depth = 0, too_deep = 0, number;

    for (p = skip_blanks(p); *p != '\0'; p = skip_blanks(p)) {
        switch (*p) {
        case 'L':
        case 'R':
            p++;
            break;
        case 'F':
        case 'B':
            p = read_number(p + 1, &number);
            if (p == NULL)
                return GB_ESYNTAX;
            break;
        case ']':
            if (depth == 0)
                return GB_ESYNTAX;
            depth--;
            p++;
            break;
        default:
            p = read_number(p, &number);
            if (p == NULL)
                return GB_ESYNTAX;
            p = skip_blanks(p);
            if (*p != '[')
                return GB_ESYNTAX;
            if (depth > GB_MAX_DEPTH)
                too_deep = 1;
            depth++;
            p++;
        }
    }
    if (depth != 0)
        return GB_ESYNTAX;
    return too_deep ? GB_EDEPTH : GB_OK;
}

/* From behind an opening bracket to behind the one that closes it. */
static const char *skip_body(const char *p)
{
    for (int depth = 1; depth > 0; p++) {
        if (*p == '[')
            depth++;
        else if (*p == ']')
            depth--;
    }
    return p;
}

/* Runs a script that is verified. */
static int execute(gb_robot *r, const char *p)
{
    struct loop loops[GB_MAX_DEPTH];
    struct loop *top = loops;   /* behind the innermost */
    int number;
    long steps = 0;

    for (p = skip_blanks(p); *p != '\0'; p = skip_blanks(p)) {
        char c = *p;

        if ((c == 'L' || c == 'R' || c == 'F' || c == 'B' || c == ']') && ++steps > GB_MAX_STEPS)
            return GB_ESTEPS;
        switch (c) {
        case 'L':
        case 'R':
            gb_turn(r, c == 'R' ? 1 : -1);
            p++;
            break;
        case 'F':
        case 'B':
            p = read_number(p + 1, &number);
            gb_move(r, c == 'F' ? number : -number);
            break;
        case ']':
            if (--top[-1].left > 0) {
                p = top[-1].body;
            } else {
                top--;
                p++;
            }
            break;
        default:
            p = skip_blanks(read_number(p, &number)) + 1;
            if (number == 0) {
                p = skip_body(p);
            } else {
                top->body = p;
                top->left = number;
                top++;
            }
        }
    }
    return GB_OK;
}

int gb_run(gb_robot *r, const char *script)
{
    gb_robot trial = *r;
    int result = verify(script);

    if (result == GB_OK)
        result = execute(&trial, script);
    if (result == GB_OK)
        *r = trial;
    return result;
}

int gb_check(const char *script)
{
    gb_robot trial;

    gb_init(&trial, 1, 1);
    return gb_run(&trial, script);
}

int gb_same(const gb_robot *a, const gb_robot *b)
{
    return a->width == b->width && a->height == b->height && a->x == b->x && a->y == b->y && a->dir == b->dir;
}

const char *gb_dir_name(int dir)
{
    static const char *const names[] = {"north", "east", "south", "west"};

    return dir < GB_NORTH || dir > GB_WEST ? "?" : names[dir];
}
