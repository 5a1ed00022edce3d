#include "exbind.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_MAX 4000
#define NEST_MAX 60
#define STACK_MAX 256

enum kind { NUMBER, VARIABLE, CALL, NEGATE, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, POWER };

struct step {
    enum kind kind;
    double number;
    const double *variable;
    double (*function)(double);
};

struct exb_formula {
    int count;
    struct step steps[];
};

struct parser {
    const char *text, *at;
    const exb_var *vars;
    int var_count;
    int nest, stack;
    int failed;
    exb_formula *formula;
};

static const struct {
    const char *name;
    double (*function)(double);
} functions[] = {{"abs", fabs},     {"ceil", ceil}, {"cos", cos}, {"exp", exp}, {"floor", floor},
                 {"ln", log},       {"sin", sin},   {"sqrt", sqrt}, {"tan", tan}};

static void skip(struct parser *p)
{
    while (*p->at == ' ' || *p->at == '\t' || *p->at == '\n')
        p->at++;
}

static int accept(struct parser *p, char c)
{
    skip(p);
    if (p->failed || *p->at != c)
        return 0;
    p->at++;
    return 1;
}

static struct step *emit(struct parser *p, enum kind kind)
{
    /* every step comes from a character of its own */
    struct step *step = &p->formula->steps[p->formula->count++];
    memset(step, 0, sizeof *step);
    step->kind = kind;
    if (kind == NUMBER || kind == VARIABLE)
        p->stack++;
    else if (kind >= ADD)
        p->stack--;
    if (p->stack > STACK_MAX)
        p->failed = 1;
    return step;
}

static int is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static void sum(struct parser *p);

static void number(struct parser *p)
{
    double value = 0, scale = 1;
    int digits = 0;
    for (; is_digit(*p->at); digits++)
        value = 10 * value + (*p->at++ - '0');
    if (*p->at == '.')
        for (p->at++; is_digit(*p->at); digits++) {
            scale /= 10;
            value += scale * (*p->at++ - '0');
        }
    if (digits == 0)
        p->failed = 1;
    else
        emit(p, NUMBER)->number = value;
}

static void name(struct parser *p)
{
    const char *start = p->at;
    while (is_letter(*p->at) || is_digit(*p->at) || *p->at == '_')
        p->at++;
    size_t length = (size_t)(p->at - start);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (strlen(functions[i].name) == length && memcmp(functions[i].name, start, length) == 0) {
            if (!accept(p, '(')) {
                p->failed = 1;
                return;
            }
            sum(p);
            if (!accept(p, ')'))
                p->failed = 1;
            else
                emit(p, CALL)->function = functions[i].function;
            return;
        }
    for (int i = 0; i < p->var_count; i++)
        if (strlen(p->vars[i].name) == length && memcmp(p->vars[i].name, start, length) == 0) {
            emit(p, VARIABLE)->variable = p->vars[i].address;
            return;
        }
    if (length == 2 && memcmp(start, "pi", 2) == 0)
        emit(p, NUMBER)->number = 3.14159265358979323846;
    else if (length == 1 && *start == 'e')
        emit(p, NUMBER)->number = 2.71828182845904523536;
    else {
        p->at = start;
        p->failed = 1;
    }
}

static void primary(struct parser *p)
{
    skip(p);
    if (is_letter(*p->at))
        name(p);
    else if (accept(p, '(')) {
        sum(p);
        if (!accept(p, ')'))
            p->failed = 1;
    } else
        number(p);
}

/* -a, a ^ b */
static void signed_power(struct parser *p)
{
    if (p->failed)
        return;
    if (++p->nest > 2 * NEST_MAX)
        p->failed = 1;
    else if (accept(p, '-')) {
        signed_power(p);
        if (!p->failed)
            emit(p, NEGATE);
    } else {
        primary(p);
        if (accept(p, '^')) {
            signed_power(p);
            if (!p->failed)
                emit(p, POWER);
        }
    }
    p->nest--;
}

static void product(struct parser *p)
{
    signed_power(p);
    while (!p->failed) {
        enum kind kind = accept(p, '*') ? MULTIPLY : accept(p, '/') ? DIVIDE : accept(p, '%') ? REMAINDER : NUMBER;
        if (kind == NUMBER)
            return;
        signed_power(p);
        if (!p->failed)
            emit(p, kind);
    }
}

static void sum(struct parser *p)
{
    if (++p->nest > 2 * NEST_MAX)
        p->failed = 1;
    else
        product(p);
    while (!p->failed) {
        enum kind kind = accept(p, '+') ? ADD : accept(p, '-') ? SUBTRACT : NUMBER;
        if (kind == NUMBER)
            break;
        product(p);
        if (!p->failed)
            emit(p, kind);
    }
    p->nest--;
}

exb_formula *exb_compile(const char *text, const exb_var *vars, int count, int *error)
{
    struct parser p = {text, text, vars, count, 0, 0, 0, NULL};
    size_t length = strlen(text);
    int ignored;
    if (error == NULL)
        error = &ignored;
    if (length > TEXT_MAX) {
        *error = TEXT_MAX + 1;
        return NULL;
    }
    p.formula = malloc(sizeof *p.formula + (length + 1) * sizeof p.formula->steps[0]);
    if (p.formula == NULL) {
        *error = -1;
        return NULL;
    }
    p.formula->count = 0;
    sum(&p);
    skip(&p);
    if (p.failed || *p.at != '\0') {
        *error = (int)(p.at - text) + 1;
        free(p.formula);
        return NULL;
    }
    *error = 0;
    return p.formula;
}

double exb_eval(const exb_formula *f)
{
    double stack[STACK_MAX + 1], *top = stack; /* above the last */
    if (f == NULL)
        return NAN;
    for (int i = 0; i < f->count; i++) {
        const struct step *step = &f->steps[i];
        if (step->kind >= ADD)
            top--;
        switch (step->kind) {
        case NUMBER:
            *top++ = step->number;
            break;
        case VARIABLE:
            *top++ = *step->variable;
            break;
        case CALL:
            top[-1] = step->function(top[-1]);
            break;
        case NEGATE:
            top[-1] = -top[-1];
            break;
        case ADD:
            top[-1] += top[0];
            break;
        case SUBTRACT:
            top[-1] -= top[0];
            break;
        case MULTIPLY:
            top[-1] *= top[0];
            break;
        case DIVIDE:
            top[-1] /= top[0];
            break;
        case REMAINDER:
            top[-1] = fmod(top[-1], top[0]);
            break;
        case POWER:
            top[-1] = pow(top[-1], top[0]);
            break;
        }
    }
    return stack[0];
}

int exb_is_constant(const exb_formula *f)
{
    if (f == NULL)
        return 0;
    for (int i = 0; i < f->count; i++)
        if (f->steps[i].kind == VARIABLE)
            return 0;
    return 1;
}

double exb_once(const char *text, int *error)
{
    exb_formula *f = exb_compile(text, NULL, 0, error);
    double value = exb_eval(f);
    exb_free(f);
    return value;
}

void exb_free(exb_formula *f)
{
    free(f);
}
