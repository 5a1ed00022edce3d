#include <ctype.h>
#include <string.h>
#include "export/solved_c.h"
#include "model/words.h"

/* Keywords, and macros that the headers of a test define as a rule. */
static bool is_reserved(const char *word)
{
    static const char *const words[] = {
        "auto",          "break",    "case",    "char",     "const",     "continue", "default",       "do",
        "double",        "else",     "enum",    "extern",   "float",     "for",      "goto",          "if",
        "inline",        "int",      "long",    "register", "restrict",  "return",   "short",         "signed",
        "sizeof",        "static",   "struct",  "switch",   "typedef",   "union",    "unsigned",      "void",
        "volatile",      "while",    "asm",     "typeof",   "bool",      "true",     "false",         "NULL",
        "offsetof",      "assert",   "errno",   "EOF",      "stdin",     "stdout",   "stderr",        "linux",
        "unix",          "i386",     "alignas", "alignof",  "constexpr", "nullptr",  "static_assert", "thread_local",
        "typeof_unqual", "noreturn", "complex", "I",
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

/* A run of other characters is one '_'; names that C keeps for itself begin otherwise. */
static void add_word(struct text *out, const char *name)
{
    if (!is_name_letter(name[0]) || isdigit((unsigned char)name[0]) || name[0] == '_')
        text_add(out, "x_");
    for (; *name; name++) {
        if (is_name_letter(*name))
            text_add_char(out, *name);
        else if (out->s[out->length - 1] != '_')
            text_add_char(out, '_');
    }
    if (is_reserved(out->s))
        text_add_char(out, '_');
}

const char *c_identifier(struct arena *arena, struct c_names *names, const char *name)
{
    struct text word = TEXT_INIT;
    add_word(&word, name);
    size_t length = word.length;
    for (int i = 2; map_get(&names->taken, word.s); i++) {
        text_cut(&word, length);
        text_addf(&word, "_%d", i);
    }
    map_put(&names->taken, word.s, names);
    const char *identifier = arena_strdup(arena, word.s);
    text_release(&word);
    return identifier;
}

void c_add_comment(struct text *out, const char *s)
{
    for (; *s; s++) {
        char before = out->length ? out->s[out->length - 1] : '\0';
        if ((before == '*' && *s == '/') || (before == '/' && *s == '*'))
            text_add_char(out, ' ');
        bool odd = (unsigned char)*s < 0x20 || (unsigned char)*s >= 0x7f || *s == '\\';
        text_add_char(out, odd ? '?' : *s);
    }
}
