#ifndef OPTFEED_H
#define OPTFEED_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Command line options, fed word by word.
 *
 *     optfeed *of = optfeed_new();
 *     optfeed_flag(of, "verbose");
 *     optfeed_value(of, "jobs", "1");
 *     for (int i = 1; i < argc; i++)
 *         if (optfeed_word(of, argv[i]) != OF_OK)
 *             usage();
 *     if (optfeed_end(of) != OF_OK)
 *         usage();
 *     run(optfeed_int(of, "jobs", 1));
 *     optfeed_free(of);
 *
 * "--name" is a flag, "--name=value" and "--name" "value" are an option with
 * a value. "--" ends the options; all other words are operands. Texts are
 * copied. When an option is given several times, the last one counts.
 */
typedef struct optfeed optfeed;

enum optfeed_status {
    OF_OK,
    OF_UNKNOWN,   /* no such option */
    OF_UNWANTED,  /* a flag with a value */
    OF_MISSING,   /* a value is missing */
    OF_DUPLICATE, /* the name is taken */
    OF_BADNAME,   /* the name is empty or has a '=' in it */
    OF_NOMEM
};

optfeed *optfeed_new(void);
void optfeed_free(optfeed *of);

/* Declares a flag, or an option with a value. The default is what the value
   is as long as the option is not given; it may be NULL, for none. */
enum optfeed_status optfeed_flag(optfeed *of, const char *name);
enum optfeed_status optfeed_value(optfeed *of, const char *name, const char *value);

/* The next word of the command line. A word that is refused is ignored. */
enum optfeed_status optfeed_word(optfeed *of, const char *word);
/* No more words come. OF_MISSING when the last option lacks its value. */
enum optfeed_status optfeed_end(optfeed *of);

/* How often the option was given; 0 when it is not declared. */
int optfeed_given(const optfeed *of, const char *name);
/* The value or its default; NULL when there is none. Valid until the next
   word. */
const char *optfeed_text(const optfeed *of, const char *name);
/* The value or its default as a number. `otherwise` when there is none, or
   it is no decimal number that fits. */
long optfeed_int(const optfeed *of, const char *name, long otherwise);

size_t optfeed_operands(const optfeed *of);
/* NULL when there is none of that number. */
const char *optfeed_operand(const optfeed *of, size_t index);

#endif
