/* Which functions may be called by those that are called back, as headers say. */
#include "front_bench.h"
#include "model/operation.h"

/* A list of subscribers: what is said of it comes before, and what is said at the type of its functions. */
#define ABOUT(text, type)                                                      \
    "/* post: news for whoever wants it.\n * " text "\n */\n"                  \
    "struct post;\n\n"                                                         \
    "/* " type " */\n"                                                         \
    "typedef void (*reader_fn)(struct post *post, int number, void *own);\n\n" \
    "struct post *post_new(void);\n\n"                                         \
    "/* Everything goes. */\n"                                                 \
    "void post_free(struct post *post);\n\n"                                   \
    "/* One more who reads. */\n"                                              \
    "int post_subscribe(struct post *post, reader_fn reader, void *own);\n\n"  \
    "/* One less. */\n"                                                        \
    "int post_unsubscribe(struct post *post, int number);\n\n"                 \
    "/* Everybody reads it. */\n"                                              \
    "void post_publish(struct post *post, int number);\n"

/* names: of those that may be called, with a blank behind each. */
static void are_allowed(struct bench *bench, const char *header, const char *names)
{
    struct operations operations = {0};
    const char *headers[] = {put_and_use(bench, "header.h", header), NULL};
    struct text allowed = TEXT_INIT;
    must_read(bench);
    struct library library = {.program = &bench->program, .headers = headers};
    if (!operations_resolve(&library, &operations, &bench->error))
        fail_msg("%s", bench->error.message.s);
    text_add(&allowed, "");
    for (size_t i = 0; i < operations.items.count; i++)
        if (operation_may_reenter(operations.items.items[i], &operations))
            text_addf(&allowed, "%s ", operations.items.items[i]->function->name);
    assert_string_equal(allowed.s, names);
    text_release(&allowed);
    operations_release(&operations);
    mem_free((void *)bench->files[0]);
    bench->files[0] = NULL;
}

#define ALL "post_new post_free post_subscribe post_unsubscribe post_publish "

static void what_is_named_is_allowed(void **state)
{
    are_allowed(*state, ABOUT("A handler may call post_subscribe() and post_unsubscribe().", "Who reads."),
                "post_subscribe post_unsubscribe ");
    are_allowed(*state, ABOUT("Handlers may subscribe and publish.", "Who reads."), "post_subscribe post_publish ");
    are_allowed(*state, ABOUT("It is safe to unsubscribe from within a handler.", "Who reads."), "post_unsubscribe ");
    are_allowed(*state, ABOUT("reader may publish once more.", "Who reads."), "post_publish ");
}

static void any_function_is_all_of_them(void **state)
{
    are_allowed(*state, ABOUT("Callbacks may call any function of this header.", "Who reads."), ALL);
    are_allowed(*state, ABOUT("Callbacks can re-enter the library.", "Who reads."), ALL);
    are_allowed(*state, ABOUT("A callback may call any function except post_free().", "Who reads."),
                "post_new post_subscribe post_unsubscribe post_publish ");
}

/* At the type of a function nothing else is meant than such functions. */
static void it_may_stand_at_the_type(void **state)
{
    are_allowed(*state, ABOUT("Plain news.", "Who reads.  It may call any function here."), ALL);
    are_allowed(*state, ABOUT("Plain news.", "Who reads.  It may call post_publish()."), "post_publish ");
    are_allowed(*state, ABOUT("Plain news.", "Who reads.  It must not call post_publish()."), "");
}

/* Things go by the name of their type, or of what makes them known: a reader_fn is a reader. */
static void things_have_names(void **state)
{
    are_allowed(*state, ABOUT("Readers may call post_publish() themselves.", "Who reads."), "post_publish ");
    are_allowed(*state, ABOUT("Editors may call post_publish() themselves.", "Who reads."), "");
}

static void what_is_forbidden_or_not_said_is_not_allowed(void **state)
{
    are_allowed(*state, ABOUT("Plain news.", "Who reads."), "");
    are_allowed(*state, ABOUT("A handler gets the number of the news.", "Who reads."), "");
    are_allowed(*state, ABOUT("A handler may be NULL.", "Who reads."), "");
    are_allowed(*state, ABOUT("You may subscribe and publish.", "Who reads."), "");
    are_allowed(*state, ABOUT("A handler must not call any function of this header.", "Who reads."), "");
    are_allowed(*state, ABOUT("Handlers may only publish.", "Who reads."), "");
    /* what one sentence forbids no other one allows */
    are_allowed(*state,
                ABOUT("A handler may call any function.  A handler must not call post_publish().", "Who reads."),
                "post_new post_free post_subscribe post_unsubscribe ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_named_is_allowed),
        TEST(any_function_is_all_of_them),
        TEST(it_may_stand_at_the_type),
        TEST(things_have_names),
        TEST(what_is_forbidden_or_not_said_is_not_allowed),
    };
    return cmocka_run_group_tests_name("reentry", tests, NULL, NULL);
}
