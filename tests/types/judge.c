/* judge DIRECTORY: the types of examples/types accept what they should and
 * nothing else.  Each value is judged by the assertions of a block alone. */
#include <stdio.h>
#include <string.h>

#include "front/lang/lang.h"

static const struct {
    const char *file, *block, *value;
    bool holds;
} cases[] = {
    {"date", "days", "2024-02-29", true},
    {"date", "days", "2023-02-29", false},
    {"date", "days", "1900-02-29", false},
    {"date", "days", "2000-02-29", true},
    {"date", "days", "2024-04-31", false},
    {"date", "days", "2024-12-31", true},
    {"date", "days", "2024-02-30", false},
    {"date", "days", "0000-01-01", false},
    {"date", "days", "2024-13-01", false},
    {"date", "leapDays", "2024-02-28", false},
    {"time", "everyWay", "23:59:59Z", true},
    {"time", "everyWay", "00:00:00.125+05:45", true},
    {"time", "everyWay", "24:00:00Z", false},
    {"time", "everyWay", "12:00:00+14:00", true},
    {"time", "everyWay", "12:00:00+14:30", false},
    {"time", "everyWay", "12:00:00", false},
    {"email", "differentLengths", "o'brien.x+tag@mail.example-site.org", true},
    {"email", "differentLengths", "a..b@example.org", false},
    {"email", "differentLengths", ".a@example.org", false},
    {"email", "differentLengths", "a@-example.org", false},
    {"email", "differentLengths", "a@example", false},
    {"email", "differentLengths", "012345678901234567890123456789012345678901234567890123456@abc.de", true},
    {"email", "differentLengths", "012345678901234567890123456789012345678901234567890123456789abcd@abc.de", true},
    {"email", "differentLengths", "012345678901234567890123456789012345678901234567890123456789abcde@abc.de", false},
    {"email", "differentLengths", "a@012345678901234567890123456789012345678901234567890123456789abc.de", true},
    {"email", "differentLengths", "a@012345678901234567890123456789012345678901234567890123456789abcd.de", false},
    {"email", "differentLengths",
     "aaaaaaaaaa@012345678901234567890123456789012345678901234567890123456789abc."
     "012345678901234567890123456789012345678901234567890123456789abc."
     "012345678901234567890123456789012345678901234567890123456789abc.012345678901234567890123456789012345678901234567."
     "de",
     true},
    {"email", "differentLengths",
     "aaaaaaaaaa@012345678901234567890123456789012345678901234567890123456789abc."
     "012345678901234567890123456789012345678901234567890123456789abc."
     "012345678901234567890123456789012345678901234567890123456789abc."
     "0123456789012345678901234567890123456789012345678.de",
     false},
    {"email", "differentLengths", "a@b.c", false},
    {"email", "differentLengths", "a@b-.de", false},
    {"uuid", "randomOnes", "f47ac10b-58cc-4372-a567-0e02b2c3d479", true},
    {"uuid", "randomOnes", "f47ac10b-58cc-7372-a567-0e02b2c3d479", false},
    {"uuid", "timestamps", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", true},
    {"uuid", "timestamps", "017f22e2-79b0-7cc3-c8c4-dc0c0c07398f", false},
    {"isbn", "ten", "0306406152", true},
    {"isbn", "ten", "080442957X", true},
    {"isbn", "ten", "0306406153", false},
    {"isbn", "ten", "X306406152", false},
    {"isbn", "endsInX", "080442957X", true},
    {"isbn", "endsInX", "0306406152", false},
    {"isbn", "thirteen", "9780306406157", true},
    {"isbn", "thirteen", "9780306406158", false},
    {"isbn", "thirteen", "9770306406157", false},
    {"iban", "germanOnes", "DE89370400440532013000", true},
    {"iban", "germanOnes", "DE88370400440532013000", false},
    {"iban", "germanOnes", "AT611904300234573201", false},
    {"card", "visaOnes", "4111111111111111", true},
    {"card", "visaOnes", "4111111111111112", false},
    {"card", "visaOnes", "5555555555554444", false},
    {"ip", "everyByte", "255.0.19.200", true},
    {"ip", "everyByte", "256.0.0.1", false},
    {"ip", "everyByte", "1.02.3.4", false},
    {"ip", "version6", "2001:db8::ff00:42:8329", true},
    {"ip", "version6", "::", true},
    {"ip", "version6", "::1", true},
    {"ip", "version6", "1:2:3:4:5:6:7:8", true},
    {"ip", "version6", "1:2:3:4:5:6::", true},
    {"ip", "version6", "1::2::3", false},
    {"ip", "version6", "1:2:3:4:5:6:7", false},
    {"ip", "version6", "1:2:3:4:5:6:7:8:9", false},
    {"ip", "version6", "0db8::1", false},
    {"version", "everyPart", "1.0.0-alpha.1+build.5", true},
    {"version", "everyPart", "1.0.0-01", false},
    {"version", "everyPart", "01.0.0", false},
    {"version", "releases", "10.2.33", true},
    {"version", "releases", "1.0.0-alpha", false},
};

/* With a choice: the value holds with one of them, and that one is `choice`. */
static const struct {
    const char *file, *block, *value;
    long long choice;
} choices[] = {
    {"uuid", "bothVersions", "f47ac10b-58cc-4372-a567-0e02b2c3d479", 0},
    {"uuid", "bothVersions", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", 1},
    {"iban", "everyCountry", "AT611904300234573201", 0},
    {"iban", "everyCountry", "BE68539007547034", 1},
    {"iban", "everyCountry", "DE89370400440532013000", 2},
    {"iban", "everyCountry", "ES9121000418450200051332", 3},
    {"iban", "everyCountry", "PL61109010140000071219812874", 4},
    {"iban", "everyCountry", "GB33BARC20658244971655", -1},
    {"iban", "everyCountry", "GB87BARC20658244971655", 5},
    {"card", "everyBrand", "4111111111111111", 0},
    {"card", "everyBrand", "5555555555554444", 1},
    {"card", "everyBrand", "378282246310005", 2},
    {"card", "everyBrand", "378282246310006", -1},
    {"ip", "everyUse", "10.1.2.3", 0},
    {"ip", "everyUse", "172.31.0.1", 0},
    {"ip", "everyUse", "172.32.0.1", 4},
    {"ip", "everyUse", "127.0.0.1", 1},
    {"ip", "everyUse", "169.254.9.9", 2},
    {"ip", "everyUse", "239.255.255.250", 3},
};

static struct lang_program *opened(const char *directory, const char *file)
{
    char path[4096];
    struct error error = ERROR_INIT;
    snprintf(path, sizeof path, "%s/%s.assay", directory, file);
    struct lang_program *program = lang_read(path, &error);
    if (!program)
        fprintf(stderr, "%s\n", error.message.s);
    error_release(&error);
    return program;
}

static const struct lang_block *block_of(const struct lang_program *program, const char *name)
{
    for (size_t i = 0; i < program->block_count; i++)
        if (strcmp(program->blocks[i].name, name) == 0)
            return &program->blocks[i];
    return NULL;
}

/* The String of the block has this value, its choice, if it has one, that. */
static bool holds(const struct lang_program *program, const char *name, const char *value, long long choice)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *solution[2];
    const struct lang_block *block = block_of(program, name);
    bool yes = false;
    if (!block || block->symbol_count > 2) {
        fprintf(stderr, "no block '%s' with one blank\n", name);
        return false;
    }
    for (size_t i = 0; i < block->symbol_count; i++)
        solution[i] = block->symbols[i]->kind == LANG_CHOICE ? lang_integer_small(&arena, choice)
                                                             : lang_string(&arena, value, strlen(value));
    if (!lang_holds(block, solution, &yes, NULL, &error))
        fprintf(stderr, "%s\n", error.message.s);
    error_release(&error);
    arena_release(&arena);
    return yes;
}

static int judge_cases(const char *directory)
{
    int wrong = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct lang_program *program = opened(directory, cases[i].file);
        if (!program)
            return 1;
        if (holds(program, cases[i].block, cases[i].value, 0) != cases[i].holds) {
            fprintf(stderr, "%s.assay: %s: '%s' is %s\n", cases[i].file, cases[i].block, cases[i].value,
                    cases[i].holds ? "refused" : "accepted");
            wrong++;
        }
        lang_free(program);
    }
    return wrong;
}

static int judge_choices(const char *directory)
{
    int wrong = 0;
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
        struct lang_program *program = opened(directory, choices[i].file);
        if (!program)
            return 1;
        for (long long choice = 0; choice < 6; choice++)
            if (holds(program, choices[i].block, choices[i].value, choice) != (choice == choices[i].choice)) {
                fprintf(stderr, "%s.assay: %s: '%s' and choice %lld\n", choices[i].file, choices[i].block,
                        choices[i].value, choice);
                wrong++;
            }
        lang_free(program);
    }
    return wrong;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: judge DIRECTORY\n");
        return 2;
    }
    return judge_cases(argv[1]) + judge_choices(argv[1]) > 0;
}
