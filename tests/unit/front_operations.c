/* Operations of headers, as they come from the reader. */
#include "front_bench.h"
#include "model/operation.h"

struct library_bench {
    struct bench *bench;
    struct operations operations;
    const char *headers[4];
};

/* header.h is given, and model.c where there is one. */
static void resolve(struct library_bench *library, const char *header, const char *model)
{
    struct bench *bench = library->bench;
    library->headers[0] = put_and_use(bench, "header.h", header);
    const char *with = model ? put_and_use(bench, "model.c", model) : NULL;
    must_read(bench);
    struct library given = {.program = &bench->program, .headers = library->headers, .model = with};
    if (!operations_resolve(&given, &library->operations, &bench->error))
        fail_msg("%s", bench->error.message.s);
}

static const struct operation *get(const struct library_bench *library, const char *name)
{
    const struct operation *operation = operations_find(&library->operations, name);
    if (!operation)
        fail_msg("no operation '%s'", name);
    return operation;
}

static const struct role *role(const struct library_bench *library, const char *name, size_t parameter)
{
    return &get(library, name)->roles[parameter];
}

static void only_what_the_headers_declare_is_an_operation(void **state)
{
    struct library_bench library = {.bench = *state};
    put(library.bench, "inner.h", "void of_the_include(void);\nstruct inner;\n");
    resolve(
        &library,
        "#include \"inner.h\"\n#include <stdlib.h>\nvoid own(int a);\nstatic inline int small(int a) { return a; }\n",
        "#include \"header.h\"\nvoid of_the_model(void) {}\nstatic void helper(void) {}\nvoid declared_only(void);\n"
        "static int judge(int a) { helper(); return a; }\n_Static_assert(1, \"assay contract judge\");\n");
    assert_int_equal(library.operations.items.count, 4);
    assert_null(operations_find(&library.operations, "of_the_include"));
    assert_null(operations_find(&library.operations, "abs"));
    assert_null(operations_find(&library.operations, "helper"));
    assert_null(operations_find(&library.operations, "declared_only"));
    assert_int_equal(get(&library, "own")->line, 3);
    assert_null(get(&library, "small")->obstacle);
    assert_null(get(&library, "of_the_model")->obstacle);
    assert_true(get(&library, "judge")->is_oracle);
    assert_int_equal(library.operations.callable, 3);
    assert_int_equal(library.operations.contracts.count, 1);
    operations_release(&library.operations);
}

static void a_text_has_as_much_room_as_the_header_says(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "#define DAY_MOST 9\n#define DAY_SIZE (DAY_MOST + 1)\n"
            "/* `text` has room for DAY_SIZE characters. */\nvoid day_show(int day, char *text);\n"
            "/* The text has room for the day. */\nvoid day_say(int day, char *text);\n"
            "/* Into name (DAY_SIZE of room) and text (12 chars of room). */\nvoid day_tell(char *text, char *name);\n"
            "/* False without 4 bytes of room in the week. */\nint day_put(int day, char *text);\n",
            NULL);
    assert_int_equal(role(&library, "day_show", 1)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "day_show", 1)->cells, 10);
    assert_int_equal(role(&library, "day_show", 1)->passing, PASS_OUT);
    assert_int_equal(role(&library, "day_say", 1)->kind, ROLE_STRING);
    assert_int_equal(role(&library, "day_tell", 0)->cells, 12);
    assert_int_equal(role(&library, "day_tell", 1)->cells, 10);
    assert_int_equal(role(&library, "day_put", 1)->kind, ROLE_STRING);
    operations_release(&library.operations);
}

static void handles_come_from_their_makers(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "typedef struct box box;\nbox *box_new(int n);\nvoid box_free(box *b);\nint box_get(const box *b);\n"
            "const box *box_parent(const box *b);\nbox *box_next(box *b);\n"
            "struct ring { int *cells; };\nint ring_init(struct ring *r);\nvoid ring_add(struct ring *r, int x);\n"
            "int file_open(const char *path, struct file **out);\nvoid file_close(struct file *f);\n",
            NULL);
    const struct operation *make = get(&library, "box_new");
    assert_int_equal(make->kind, OPERATION_MAKES);
    assert_string_equal(make->sort->name, "box *");
    assert_int_equal(make->success, SUCCESS_NONNULL);
    assert_false(make->result.is_borrowed);
    assert_true(get(&library, "box_next")->result.is_borrowed);
    assert_true(get(&library, "box_parent")->result.is_const);
    assert_true(role(&library, "box_free", 0)->is_consumed);
    assert_ptr_equal(make->sort->services[SERVICE_DESTROY], get(&library, "box_free"));
    assert_int_equal(get(&library, "box_get")->kind, OPERATION_OBSERVES);
    assert_true(get(&library, "box_get")->is_pure);

    const struct role *storage = role(&library, "ring_init", 0);
    assert_int_equal(storage->passing, PASS_OUT);
    assert_int_equal(storage->holding, HOLD_STORAGE);
    assert_int_equal(storage->null, NULL_NEVER);
    assert_int_equal(get(&library, "ring_init")->success, SUCCESS_UNKNOWN);
    assert_int_equal(role(&library, "ring_add", 0)->passing, PASS_IN_OUT);

    const struct role *variable = role(&library, "file_open", 1);
    assert_int_equal(variable->holding, HOLD_VARIABLE);
    assert_int_equal(variable->passing, PASS_OUT);
    assert_true(role(&library, "file_open", 0)->is_path);
    assert_int_equal(get(&library, "file_close")->kind, OPERATION_DESTROYS);
    operations_release(&library.operations);
}

static void a_const_handle_does_not_serve_what_changes_it(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "const struct view *view_current(void);\nint view_size(const struct view *v);\nvoid view_grow(struct view "
            "*v);\n",
            NULL);
    assert_null(get(&library, "view_size")->obstacle);
    assert_true(get(&library, "view_grow")->is_dead);
    operations_release(&library.operations);
}

static void a_thing_made_of_its_own_kind_starts_from_null(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct cell { struct cell *next; };\nstruct cell *cell_new(int value, struct cell *next);\nint "
            "cell_sum(struct cell *c);\n",
            NULL);
    assert_null(get(&library, "cell_new")->obstacle);
    assert_null(get(&library, "cell_sum")->obstacle);
    operations_release(&library.operations);
}

static void the_nearest_destructor_is_found(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct z { void *state; };\nint deflateInit(struct z *z);\nint inflateInit(struct z *z);\n"
            "int deflateEnd(struct z *z);\nint inflateEnd(struct z *z);\n",
            NULL);
    const struct operations *operations = &library.operations;
    assert_ptr_equal(operations_destroyer(operations, get(&library, "deflateInit")), get(&library, "deflateEnd"));
    assert_ptr_equal(operations_destroyer(operations, get(&library, "inflateInit")), get(&library, "inflateEnd"));
    operations_release(&library.operations);
}

static void typedefs_are_handles_only_with_evidence(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "typedef void *ctx_t;\nctx_t ctx_create(void);\nvoid ctx_use(ctx_t c);\n"
            "typedef int door_t;\ndoor_t door_open(void);\nvoid door_close(door_t d);\n"
            "typedef int size_type;\nsize_type make_size(void);\nvoid use_size(size_type s);\n"
            "typedef int my_bool;\nvoid flip(my_bool b);\n",
            NULL);
    assert_int_equal(role(&library, "ctx_use", 0)->kind, ROLE_HANDLE);
    assert_int_equal(role(&library, "door_close", 0)->kind, ROLE_HANDLE);
    assert_true(role(&library, "door_close", 0)->is_consumed);
    assert_int_equal(role(&library, "use_size", 0)->kind, ROLE_INTEGER);
    assert_int_equal(role(&library, "flip", 0)->kind, ROLE_BOOL);
    operations_release(&library.operations);
}

static void typedefs_of_a_system_header_are_known_in_the_model(void **state)
{
    struct library_bench library = {.bench = *state};
    library.bench->flags[0] = "-isystem";
    library.bench->flags[1] = library.bench->directory;
    resolve(&library, "typedef void *ctx_t;\nctx_t ctx_create(void);\nvoid ctx_use(ctx_t c);\n",
            "#include <header.h>\nvoid twice(ctx_t c) { ctx_use(c); ctx_use(c); }\n");
    assert_int_equal(role(&library, "twice", 0)->kind, ROLE_HANDLE);
    assert_ptr_equal(role(&library, "twice", 0)->sort, role(&library, "ctx_use", 0)->sort);
    operations_release(&library.operations);
}

static void flags_are_told_from_plain_enums(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(
        &library,
        "enum bits { A = 1, B = 2, C = 4, ALL = 7 };\nenum plain { P, Q, R };\nenum long_one { L0, L1, L2, L3, L4 };\n"
        "enum few_flags { F1 = 1, F2 = 2 };\nenum mixed { M1 = 1, M2 = 2, M4 = 4, M9 = 9 };\n"
        "void f(enum bits a, enum plain b, enum long_one c, enum few_flags d, enum mixed e);\n",
        NULL);
    static const enum role_kind kinds[] = {ROLE_FLAGS, ROLE_ENUM, ROLE_ENUM, ROLE_FLAGS, ROLE_ENUM};
    for (size_t i = 0; i < 5; i++)
        assert_int_equal(role(&library, "f", i)->kind, kinds[i]);
    operations_release(&library.operations);
}

static void the_models_word_is_the_last(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct s;\nstruct s *s_new(void);\nvoid s_free(struct s *s);\nvoid s_kill(struct s *s);\nvoid "
            "s_put(struct s *s, struct s *other, char *a, int b);\n"
            "int s_try(struct s *s);\nint s_same(struct s *a, struct s *b);\n",
            "#include \"header.h\"\n"
            "_Static_assert(1, \"assay destroy s_kill\");\n_Static_assert(1, \"assay consumes s_put\\nother\");\n"
            "_Static_assert(1, \"assay length s_put\\na\\nb\");\n_Static_assert(1, \"assay success s_try\\nresult == "
            "0\");\n"
            "_Static_assert(1, \"assay equal s_same\");\n_Static_assert(1, \"assay skip s_free\");\n"
            "_Static_assert(1, \"assay nullable s_try\\n1\");\n_Static_assert(0 == 0, \"not for Assay\");\n");
    const struct sort *sort = get(&library, "s_new")->sort;
    assert_ptr_equal(sort->services[SERVICE_DESTROY], get(&library, "s_kill"));
    assert_ptr_equal(sort->services[SERVICE_EQUAL], get(&library, "s_same"));
    assert_ptr_equal(operations_destroyer(&library.operations, get(&library, "s_new")), get(&library, "s_kill"));
    assert_true(role(&library, "s_put", 1)->is_consumed);
    assert_int_equal(role(&library, "s_put", 2)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "s_put", 3)->array, 2);
    assert_string_equal(get(&library, "s_try")->success_expression, "result == 0");
    assert_int_equal(role(&library, "s_try", 0)->null, NULL_ALLOWED);
    assert_non_null(get(&library, "s_free")->obstacle);
    assert_false(get(&library, "s_free")->is_dead);
    operations_release(&library.operations);
}

static void every_macro_is_read_and_means_nothing_to_a_compiler(void **state)
{
    struct library_bench library = {.bench = *state};
    char *unit = here();
    char *include = mem_format("-I%s/../../include", unit);
    library.bench->flags[0] = include;
    library.bench->flags[1] = "-pedantic";
    resolve(
        &library,
        "struct s;\nstruct s *s_new(void);\nint s_do(struct s *s, const char *t, int n);\nint s_two(struct s *a, "
        "struct s *b);\n"
        "struct s *s_copy(struct s *s);\nint s_one(const struct s *s);\nvoid s_end(struct s *s);\nconst char "
        "*s_text(const struct s *s);\n",
        "#include <assay.h>\n#include \"header.h\"\nstatic void around(void) {}\n"
        "ASSAY_INVARIANT(s_one);\nASSAY_EQUAL(s_two);\nASSAY_COMPARE(s_two);\nASSAY_HASH(s_one);\nASSAY_COPY(s_copy);\n"
        "ASSAY_DESTROY(s_end);\nASSAY_PRINT(s_text);\nASSAY_CONTRACT(s_do);\nASSAY_REQUIRES(s_do, t[0] != '\\0' && "
        "\"a\\\\b\"[n] == ',');\n"
        "ASSAY_SUCCESS(s_do, (n, result > 0));\nASSAY_LENGTH(s_do, t, n);\nASSAY_NONNULL(s_do, "
        "s);\nASSAY_NULLABLE(s_do, t);\n"
        "ASSAY_CONSUMES(s_do, s);\nASSAY_PURE(s_one);\nASSAY_SKIP(s_do);\nASSAY_BEFORE(around);\nASSAY_AFTER(around);\n"
        "ASSAY_LEARNED(x1, ASSAY_NONNULL(s_one, 1));\nASSAY_BUG(x1);\n");
    const struct declarations *declarations = &library.operations.declarations;
    assert_int_equal(declarations->items.count, DECLARATION_KINDS + 1);
    assert_string_equal(declarations->items.items[8].expression, "t[0] != '\\0' && \"a\\\\b\"[n] == ','");
    assert_string_equal(declarations->items.items[9].expression, "(n, result > 0)");
    assert_true(declarations->items.items[DECLARATION_KINDS].is_bug);
    assert_int_equal(library.operations.before.count, 1);
    assert_int_equal(library.operations.after.count, 1);
    operations_release(&library.operations);
    mem_free(include);
    mem_free(unit);
}

static void get_and_put_count_references_where_both_are_there(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct node;\nstruct node *node_new(void);\nstruct node *node_get(struct node *n);\n"
            "int node_put(struct node *n);\n"
            "struct map;\nstruct map *map_new(void);\nvoid map_free(struct map *m);\n"
            "struct map *map_get(struct map *m, int key);\nvoid map_put(struct map *m, int key);\n",
            NULL);
    assert_true(get(&library, "node_get")->takes_reference);
    assert_int_equal(get(&library, "node_put")->kind, OPERATION_DESTROYS);
    assert_true(get(&library, "node_new")->sort->is_counted);
    assert_false(get(&library, "map_get")->takes_reference);
    assert_false(get(&library, "map_new")->sort->is_counted);
    operations_release(&library.operations);
}

static void what_is_taken_out_is_told_from_what_is_freed(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct node;\nstruct node *node_new(void);\nvoid node_free(struct node *n);\n"
            "void node_detach(struct node *n);\n\n"
            "/* Takes the node out and frees it. */\nvoid node_remove(struct node *n);\n\n"
            "struct node *node_unlink(struct node *n);\nvoid node_touch(struct node *n);\n",
            NULL);
    assert_true(get(&library, "node_detach")->takes_out);
    assert_false(get(&library, "node_remove")->takes_out);
    assert_false(get(&library, "node_unlink")->takes_out); /* it says what it gives */
    assert_false(get(&library, "node_touch")->takes_out);
    operations_release(&library.operations);
}

static void what_is_initialised_is_what_the_sentence_begins_with(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct press { int *pages; };\n/* Initialises with count pages. */\n"
            "int press_begin(struct press *press, int count);\n\n/* Initializes the paper table from these bytes. */\n"
            "int press_load(struct press *press, const unsigned char *paper, unsigned length);\n\n"
            "void press_end(struct press *press);\n",
            NULL);
    assert_int_equal(get(&library, "press_begin")->kind, OPERATION_MAKES);
    assert_int_equal(get(&library, "press_load")->kind, OPERATION_PLAIN);
    operations_release(&library.operations);
}

static void what_is_seeded_or_called_first_is_initialised(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "typedef struct { unsigned s[2]; } dice;\nvoid dice_seed(dice *d, unsigned seed);\n"
            "unsigned dice_roll(dice *d);\n\n"
            "typedef struct { unsigned sum[4]; } box;\n/* Must be called before the other functions. */\n"
            "void box_lock(box *b, unsigned key);\n\nvoid box_turn(box *b);\n",
            NULL);
    assert_int_equal(get(&library, "dice_seed")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "dice_roll", 0)->kind, ROLE_HANDLE);
    assert_int_equal(get(&library, "box_lock")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "box_turn", 0)->kind, ROLE_HANDLE);
    operations_release(&library.operations);
}

static void a_copy_goes_into_what_was_begun_before(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* mpi_init() has to be called first. */\nstruct mpi { int *digits; };\n"
            "void mpi_init(struct mpi *x);\nvoid mpi_free(struct mpi *x);\n"
            "int mpi_copy(struct mpi *to, const struct mpi *from);\n\n"
            "struct bag { int *things; };\nvoid bag_init(struct bag *b);\nvoid bag_free(struct bag *b);\n"
            "/* `to` may be uninitialised. */\nint bag_copy(struct bag *to, const struct bag *from);\n\n"
            "struct roll { int *lines; };\nint roll_read(struct roll *r, const char *text);\n"
            "void roll_free(struct roll *r);\nint roll_copy(struct roll *to, const struct roll *from);\n",
            NULL);
    assert_int_equal(role(&library, "mpi_copy", 0)->passing, PASS_IN_OUT);
    assert_int_equal(role(&library, "bag_copy", 0)->passing, PASS_OUT);
    assert_int_equal(role(&library, "roll_copy", 0)->passing, PASS_OUT);
    operations_release(&library.operations);
}

static void new_beside_init_makes_something_within(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct heap { char *at, *end; };\nvoid heap_init(struct heap *h, void *memory, unsigned size);\n"
            "int heap_new(struct heap *h, unsigned size);\n\n"
            "struct yard { char *at, *end; };\nint yard_new(struct yard *y, unsigned size);\n"
            "int yard_used(const struct yard *y);\nvoid yard_park(struct yard *y, int car);\n",
            NULL);
    assert_int_equal(get(&library, "heap_init")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "heap_new", 0)->passing, PASS_IN_OUT);
    assert_int_equal(role(&library, "yard_new", 0)->passing, PASS_OUT);
    operations_release(&library.operations);
}

static void a_copy_that_is_independent_serves_though_it_is_not_of_something_const(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct clip *clip_new(void);\nvoid clip_free(struct clip *c);\n"
            "/* An independent clip with the same steps. */\nstruct clip *clip_copy(struct clip *c);\n\n"
            "struct view *view_new(void);\nvoid view_free(struct view *v);\n"
            "/* Shares all lines, and is not independent. */\nstruct view *view_copy(struct view *v);\n",
            NULL);
    assert_ptr_equal(get(&library, "clip_new")->sort->services[SERVICE_COPY], get(&library, "clip_copy"));
    assert_null(get(&library, "view_new")->sort->services[SERVICE_COPY]);
    operations_release(&library.operations);
}

static void who_is_said_to_fill_a_struct_in_makes_it(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* Fill it in with place_parse() only. */\nstruct place { int x, y; };\n\n"
            "_Bool place_parse(const char *text, struct place *p);\nint place_x(const struct place *p);\n\n"
            "/* A point. */\nstruct point { int x, y; };\n\n"
            "_Bool point_parse(const char *text, struct point *p);\nint point_x(const struct point *p);\n",
            NULL);
    assert_int_equal(get(&library, "place_parse")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "place_x", 0)->kind, ROLE_HANDLE);
    assert_int_equal(role(&library, "point_x", 0)->kind, ROLE_OBJECT);
    operations_release(&library.operations);
}

/* Where the whole is described, and nobody else is to write into it. */
static void structs_may_be_left_to_the_functions(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* An address is a plain struct, to be filled with address_parse(); do not set the members yourself.\n"
            " * A route comes from route_parse(). */\n\n"
            "struct address { int a, b; };\n\n"
            "/* 0, or -1 if the text is none. */\nint address_parse(struct address *address, const char *text);\n\n"
            "/* The sum. */\nint address_sum(const struct address *address);\n\n"
            "/* How many there are. */\nint address_count(struct address *address, const char *text);\n",
            NULL);
    assert_int_equal(get(&library, "address_parse")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "address_sum", 0)->kind, ROLE_HANDLE);
    assert_int_equal(role(&library, "address_count", 0)->passing, PASS_IN_OUT);
    operations_release(&library.operations);
}

static void structs_that_anybody_may_fill_are_not(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* An address is a plain struct, to be filled with address_parse(), or by hand. */\n\n"
            "struct address { int a, b; };\n\n"
            "/* 0, or -1 if the text is none. */\nint address_parse(struct address *address, const char *text);\n\n"
            "/* The sum. */\nint address_sum(const struct address *address);\n",
            NULL);
    assert_int_equal(role(&library, "address_sum", 0)->kind, ROLE_OBJECT);
    operations_release(&library.operations);
}

/* loop_init() initialises a loop, and nothing else: what starts something on it does not. */
static void a_starter_beside_an_initialiser_makes_nothing(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct loop { int n; };\nstruct timer { int at; struct loop *loop; };\n"
            "void init(struct loop *loop);\nvoid timer_init(struct timer *timer);\n"
            "void start(struct loop *loop, struct timer *timer);\nvoid stop(struct timer *timer);\n",
            NULL);
    assert_int_equal(get(&library, "init")->kind, OPERATION_MAKES);
    assert_int_equal(get(&library, "timer_init")->kind, OPERATION_MAKES);
    assert_int_equal(role(&library, "start", 0)->passing, PASS_IN_OUT);
    assert_int_equal(role(&library, "start", 1)->passing, PASS_IN_OUT);
    operations_release(&library.operations);
}

static void a_starter_alone_makes_what_it_gets(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct loop;\nstruct loop *loop_new(void);\nvoid loop_free(struct loop *loop);\n"
            "struct timer { int at; struct loop *loop; };\n"
            "void timer_start(struct timer *timer, struct loop *loop);\nvoid timer_stop(struct timer *timer);\n",
            NULL);
    assert_int_equal(role(&library, "timer_start", 0)->passing, PASS_OUT);
    operations_release(&library.operations);
}

static void clear_ends_what_nothing_else_ends(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "typedef struct { int *at; } number;\nvoid number_init(number *n);\nvoid number_clear(number *n);\n\n"
            "typedef struct { int *at; } list;\nvoid list_init(list *l);\n"
            "/* Removes all items. */\nvoid list_clear(list *l);\n\n"
            "typedef struct { int *at; } text;\nvoid text_init(text *t);\nvoid text_clear(text *t);\n"
            "void text_free(text *t);\n",
            NULL);
    assert_int_equal(get(&library, "number_clear")->kind, OPERATION_DESTROYS);
    assert_int_equal(get(&library, "list_clear")->kind, OPERATION_PLAIN);
    assert_int_equal(get(&library, "text_clear")->kind, OPERATION_PLAIN);
    operations_release(&library.operations);
}

static void what_is_alone_elsewhere_has_no_length(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct day { int d; };\nint day_ok(const struct day *d);\nint add(struct day *d, int n);\n"
            "int sum(const struct day *days, int n);\n"
            "char *rotate(const char *text, int n);\nint letters(const char *text);\n"
            "int lines(const char *text, int len);\n",
            NULL);
    assert_int_equal(role(&library, "add", 0)->kind, ROLE_OBJECT);
    assert_int_equal(role(&library, "sum", 0)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "rotate", 0)->kind, ROLE_STRING);
    assert_int_equal(role(&library, "lines", 0)->kind, ROLE_BUFFER);
    operations_release(&library.operations);
}

/* What a text is beside is its length only where it is called so, and the text is never alone. */
static void a_number_beside_a_text_need_not_be_its_length(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "#include <stddef.h>\n"
            "int reserve(const char *owner, unsigned count);\nint give(const char *owner);\n"
            "int spell(const char *word, unsigned long n);\nint keep(const char *word, size_t n);\n"
            "int letters(const char *word);\n"
            "int put(const char *block, unsigned count);\n"
            "int send(const unsigned char *data, size_t bytes);\n",
            NULL);
    assert_int_equal(role(&library, "reserve", 0)->kind, ROLE_STRING);
    assert_int_equal(role(&library, "reserve", 1)->kind, ROLE_INTEGER);
    assert_int_equal(role(&library, "spell", 0)->kind, ROLE_STRING);
    assert_int_equal(role(&library, "spell", 1)->kind, ROLE_INTEGER);
    assert_int_equal(role(&library, "keep", 0)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "keep", 1)->kind, ROLE_LENGTH);
    assert_int_equal(role(&library, "put", 0)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "send", 0)->kind, ROLE_BUFFER);
    assert_int_equal(role(&library, "send", 1)->kind, ROLE_LENGTH);
    operations_release(&library.operations);
}

static void structs_by_value_may_be_passed_to_functions_that_are_called_back(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct spot { int x, y; };\ntypedef struct { int a; } pair;\nstruct hidden;\n"
            "void walk(void (*visit)(struct spot spot, int n));\nvoid map(pair (*turn)(pair));\n"
            "void bare(void (*visit)(struct { int x; } *));\n"
            "void dark(void (*visit)(struct hidden *));\nvoid none(struct hidden (*make)(void));\n",
            NULL);
    assert_null(get(&library, "walk")->obstacle);
    assert_int_equal(role(&library, "walk", 0)->kind, ROLE_FUNCTION);
    assert_null(get(&library, "map")->obstacle);
    assert_null(get(&library, "dark")->obstacle);
    assert_non_null(get(&library, "none")->obstacle);
    assert_non_null(strstr(get(&library, "none")->obstacle, "no name or no size"));
    operations_release(&library.operations);
}

static void comments_stand_at_types_and_members(void **state)
{
    struct library_bench library = {.bench = *state};
    struct text comment = TEXT_INIT;
    resolve(&library,
            "/* Gives 0 to 1. */\ntypedef double (*curve)(double at);\n\n"
            "struct day {\n    int month; /* 1..12 */\n    int number;\n};\n"
            "/* Writes TEXT bytes. */\n#define TEXT 25\nvoid draw(curve of, const struct day *day);\n",
            NULL);
    const struct operation *draw = get(&library, "draw");
    assert_true(operation_type_comment(draw, "curve", &comment));
    assert_non_null(strstr(comment.s, "Gives 0 to 1."));
    const struct type *day = draw->function->parameters[1].type->target;
    assert_true(operation_member_comment(draw, day, "month", &comment));
    assert_non_null(strstr(comment.s, "1..12"));
    assert_false(operation_member_comment(draw, day, "number", &comment));
    assert_true(operation_comment(draw, &comment));
    assert_non_null(strstr(comment.s, "Writes TEXT bytes."));
    text_release(&comment);
    operations_release(&library.operations);
}

/* --- who owns what, as the header says it --- */

#define ITEMS_AND_BAGS                                                                 \
    "struct item;\nstruct item *item_new(void);\nvoid item_free(struct item *item);\n" \
    "struct bag;\nstruct bag *bag_new(void);\nvoid bag_free(struct bag *bag);\n\n"

/* Functions with these comments, named bag_f0 and so on. */
static void resolve_comments(struct library_bench *library, const char *const *comments, size_t count)
{
    struct text header = TEXT_INIT;
    text_add(&header, ITEMS_AND_BAGS);
    for (size_t i = 0; i < count; i++)
        text_addf(&header, "/* %s */\n_Bool bag_f%zu(struct bag *bag, struct item *item);\n\n", comments[i], i);
    resolve(library, header.s, NULL);
    text_release(&header);
}

static const struct role *item_of(const struct library_bench *library, size_t number)
{
    char name[16];
    snprintf(name, sizeof name, "bag_f%zu", number);
    return &get(library, name)->roles[1];
}

static void who_takes_an_object_over_is_read_in_the_comment(void **state)
{
    static const char *const comments[] = {
        "Puts ITEM into the bag and takes ownership of item.",
        "Adds an item; the bag owns it from then on.",
        "@param bag a bag @param item (transfer full) an item @return true",
        "Steals the reference of the item; ownership of item passes to bag, and bag is not part of it.",
        "The bag takes over the item, which must not be used any more.",
        "Does not take ownership of item.",
        "Takes item out: it belongs to the caller.",
        "Takes over a copy of item.",
        "Looks for an item.",
        "May take ownership of item.",
        "@param bag a bag @param item an item @return (transfer full) true"};
    struct library_bench library = {.bench = *state};
    resolve_comments(&library, comments, 11);
    for (size_t i = 0; i < 11; i++) {
        const struct role *item = item_of(&library, i);
        assert_false(get(&library, "bag_f3")->roles[0].is_consumed);
        assert_true(item->is_consumed == (i < 5) && item->is_handed_over == (i < 5) && !item->unless_it_fails);
    }
    operations_release(&library.operations);
}

static void a_call_that_fails_takes_nothing_where_the_comment_says_so(void **state)
{
    static const char *const comments[] = {
        "Takes ownership of item if it succeeds.",
        "Takes over item. False when it is full; the caller keeps it then.",
        "When it returns true, the bag takes ownership of the item.",
        "Takes the caller's reference to item: the same if it is. The caller still owns it when it fails.",
        "Takes over item. False when it is full: the caller must free it then.",
        "1: the item now belongs to the bag; 0: full, it is still yours",
        "Takes over the item: the same if it is one."};
    struct library_bench library = {.bench = *state};
    resolve_comments(&library, comments, 7);
    for (size_t i = 0; i < 7; i++)
        assert_true(item_of(&library, i)->is_consumed && item_of(&library, i)->unless_it_fails == (i < 6));
    operations_release(&library.operations);
}

static void what_is_taken_over_need_not_be_named(void **state)
{
    static const char *const comments[] = {"the bag has it now; 0 too many: it is still yours",
                                           "It is the bag's from then on.",
                                           "item is the bag's now",
                                           "Puts one in; do not free it any more.",
                                           "Once added, it is no longer yours.",
                                           "True if it is the bag's best now.",
                                           "Do not free it while it is in the bag.",
                                           "True if it now belongs to the bag.",
                                           "The caller has it now.",
                                           "It is the caller's then.",
                                           "item goes into the sum."};
    struct library_bench library = {.bench = *state};
    resolve_comments(&library, comments, 11);
    for (size_t i = 0; i < 11; i++) {
        assert_true(item_of(&library, i)->is_consumed == (i < 5));
        assert_false(get(&library, "bag_f0")->roles[0].is_consumed);
    }
    assert_true(item_of(&library, 0)->unless_it_fails);
    operations_release(&library.operations);
}

/* … which a view of something else cannot be. */
static void structs_by_value_are_taken_over_when_memory_hangs_on_them(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct point { int kind; char *text; };\nstruct point point_new(const char *s);\n"
            "void point_free(struct point *p);\n"
            "struct view { const char *text; };\nstruct view view_new(void);\nvoid view_end(struct view *v);\n"
            "struct list;\nstruct list *list_new(void);\nvoid list_free(struct list *list);\n\n"
            "int list_push(struct list *l, struct point item); /* the list has it now; -1 full: it is still yours */\n"
            "int list_add(struct list *l, struct point item); /* item goes into the list */\n"
            "int list_see(struct list *l, struct view item); /* the list has it now */\n",
            NULL);
    assert_true(get(&library, "list_push")->roles[1].is_consumed);
    assert_true(get(&library, "list_push")->roles[1].unless_it_fails);
    assert_true(get(&library, "list_add")->roles[1].is_consumed);
    assert_false(get(&library, "list_see")->roles[1].is_consumed);
    operations_release(&library.operations);
}

static void whose_a_result_is_stands_in_any_sentence_that_names_the_function(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* What bag_best and bag_pick return belongs to the caller, who frees it with item_free.\n"
            " * bag_worst gives one that is still owned by the bag.  Every function that returns a note\n"
            " * returns a new reference. */\n" ITEMS_AND_BAGS
            "struct note;\nvoid note_free(struct note *note);\nstruct note *bag_find(struct bag *bag);\n"
            "struct item *bag_best(struct bag *bag);\nstruct item *bag_pick(struct bag *bag, int key);\n"
            "struct item *bag_worst(struct bag *bag);\n\n"
            "/* bag_all gives a new reference. */\n"
            "struct item *bag_all(struct bag *bag);\nstruct item *bag_some(struct bag *bag);\n\n"
            "/* The last item, not to be freed. */\nstruct item *bag_take(struct bag *bag);\n\n"
            "/* A new one, or the first with one reference more. */\nstruct item *bag_join(struct bag *bag);\n",
            NULL);
    static const char *const given[] = {"bag_best", "bag_pick", "bag_all", "bag_find", "bag_join"};
    static const char *const lent[] = {"bag_worst", "bag_take"};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        assert_true(get(&library, given[i])->result.is_said && !get(&library, given[i])->result.is_borrowed);
    for (size_t i = 0; i < sizeof lent / sizeof *lent; i++)
        assert_true(get(&library, lent[i])->result.is_said && get(&library, lent[i])->result.is_borrowed);
    assert_true(get(&library, "bag_some")->result.is_borrowed); /* the sentence names another one */
    operations_release(&library.operations);
}

static void a_text_is_the_callers_where_its_comment_says_so(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            ITEMS_AND_BAGS "/* The text in other words.  The result is the caller's to free; NULL on error. */\n"
                           "char *bag_turn(struct bag *bag, const char *text);\n\n"
                           "/* The text in other words, good until the next call. */\n"
                           "char *bag_twist(struct bag *bag, const char *text);\n",
            NULL);
    assert_false(get(&library, "bag_turn")->result.is_borrowed);
    assert_true(get(&library, "bag_twist")->result.is_borrowed);
    operations_release(&library.operations);
}

static void references_are_counted_only_in_structs_that_have_a_number_for_that(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "typedef struct matrix { unsigned rows, columns; double **cells; int is_square; } matrix;\n"
            "matrix *matrix_new(unsigned rows, unsigned columns);\nmatrix *matrix_ref(matrix *m);\n"
            "void matrix_free(matrix *m);\n"
            "typedef struct node { int value; struct { int refs; } inside; } node;\n"
            "node *node_new(void);\nnode *node_ref(node *n);\nvoid node_free(node *n);\n"
            "struct shared;\ntypedef struct image { struct shared *pixels; } image;\n"
            "image *image_new(void);\nimage *image_ref(image *i);\nvoid image_free(image *i);\n"
            "struct hidden;\nstruct hidden *hidden_new(void);\nstruct hidden *hidden_ref(struct hidden *h);\n"
            "void hidden_free(struct hidden *h);\n",
            NULL);
    assert_false(get(&library, "matrix_ref")->takes_reference);
    assert_false(get(&library, "matrix_new")->sort->is_counted);
    assert_true(get(&library, "node_ref")->takes_reference);
    assert_true(get(&library, "image_ref")->takes_reference);
    assert_true(get(&library, "hidden_ref")->takes_reference);
    operations_release(&library.operations);
}

static void references_are_counted_where_comments_say_so(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "struct plate;\nstruct plate *plate_create(void);\n\n"
            "/* Increments the reference count. */\nstruct plate *plate_dup(struct plate *p);\n\n"
            "/* Drops a reference. */\nvoid plate_done(struct plate *p);\n",
            NULL);
    assert_true(get(&library, "plate_dup")->takes_reference);
    assert_int_equal(get(&library, "plate_dup")->kind, OPERATION_PLAIN);
    assert_int_equal(get(&library, "plate_done")->kind, OPERATION_DESTROYS);
    assert_true(get(&library, "plate_create")->sort->is_counted);
    operations_release(&library.operations);
}

static void what_comes_before_all_others_is_read_in_words_and_names(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* lib_setup() must be called before any other function.  It may be called several times. */\n\n"
            "int lib_setup(int size);\nvoid lib_cleanup(void);\nint lib_get(int n);\n\n"
            "/* Has to be called before anything else. */\nvoid bus_init(void);\nvoid bus_send(int n);\n\n"
            "void log_init(void);\nvoid log_shutdown(void);\n\nunsigned crc_init(void);\n\n"
            "struct ring { int *cells; };\n/* To be called before anything else. */\nint ring_init(struct ring *r);\n",
            NULL);
    const struct operation *setup = get(&library, "lib_setup");
    assert_int_equal(setup->first, FIRST_ALWAYS);
    assert_non_null(strstr(setup->first_said, "before any other function"));
    assert_true(setup->may_be_again);
    assert_ptr_equal(setup->opposite, get(&library, "lib_cleanup"));
    assert_ptr_equal(get(&library, "lib_cleanup")->opposite, setup);
    assert_int_equal(get(&library, "lib_get")->first, FIRST_NOT);
    assert_int_equal(get(&library, "bus_init")->first, FIRST_ALWAYS);
    assert_false(get(&library, "bus_init")->may_be_again);
    assert_null(get(&library, "bus_init")->opposite);
    assert_int_equal(get(&library, "log_init")->first, FIRST_USUALLY);
    assert_null(get(&library, "log_init")->first_said);
    assert_ptr_equal(get(&library, "log_init")->opposite, get(&library, "log_shutdown"));
    assert_int_equal(get(&library, "crc_init")->first, FIRST_NOT);  /* it gives what goes on */
    assert_int_equal(get(&library, "ring_init")->first, FIRST_NOT); /* of an object */
    operations_release(&library.operations);
}

static void what_is_suitable_for_sorting_is_an_order(void **state)
{
    struct library_bench library = {.bench = *state};
    resolve(&library,
            "/* Suitable for sorting. */\nint name_compare(const char *a, const char *b);\n\n"
            "/* Less than 0, 0 or more than 0. */\nint word_compare(const char *a, const char *b);\n\n"
            "/* -1 if they differ. */\nint text_compare(const char *a, const char *b);\n\n"
            "/* -1, 0 or 1, and 0 for what is incomparable. */\nint clock_compare(const char *a, const char *b);\n",
            NULL);
    assert_true(get(&library, "name_compare")->kind_is_said);
    assert_true(get(&library, "word_compare")->kind_is_said);
    assert_false(get(&library, "text_compare")->kind_is_said);
    assert_false(get(&library, "clock_compare")->kind_is_said);
    operations_release(&library.operations);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_suitable_for_sorting_is_an_order),
        TEST(only_what_the_headers_declare_is_an_operation),
        TEST(a_text_has_as_much_room_as_the_header_says),
        TEST(handles_come_from_their_makers),
        TEST(a_const_handle_does_not_serve_what_changes_it),
        TEST(a_thing_made_of_its_own_kind_starts_from_null),
        TEST(the_nearest_destructor_is_found),
        TEST(typedefs_are_handles_only_with_evidence),
        TEST(typedefs_of_a_system_header_are_known_in_the_model),
        TEST(flags_are_told_from_plain_enums),
        TEST(the_models_word_is_the_last),
        TEST(get_and_put_count_references_where_both_are_there),
        TEST(what_is_taken_out_is_told_from_what_is_freed),
        TEST(what_is_initialised_is_what_the_sentence_begins_with),
        TEST(what_is_seeded_or_called_first_is_initialised),
        TEST(a_copy_goes_into_what_was_begun_before),
        TEST(new_beside_init_makes_something_within),
        TEST(a_copy_that_is_independent_serves_though_it_is_not_of_something_const),
        TEST(who_is_said_to_fill_a_struct_in_makes_it),
        TEST(structs_may_be_left_to_the_functions),
        TEST(structs_that_anybody_may_fill_are_not),
        TEST(a_starter_beside_an_initialiser_makes_nothing),
        TEST(a_starter_alone_makes_what_it_gets),
        TEST(clear_ends_what_nothing_else_ends),
        TEST(what_is_alone_elsewhere_has_no_length),
        TEST(a_number_beside_a_text_need_not_be_its_length),
        TEST(structs_by_value_may_be_passed_to_functions_that_are_called_back),
        TEST(comments_stand_at_types_and_members),
        TEST(who_takes_an_object_over_is_read_in_the_comment),
        TEST(a_call_that_fails_takes_nothing_where_the_comment_says_so),
        TEST(what_is_taken_over_need_not_be_named),
        TEST(structs_by_value_are_taken_over_when_memory_hangs_on_them),
        TEST(whose_a_result_is_stands_in_any_sentence_that_names_the_function),
        TEST(a_text_is_the_callers_where_its_comment_says_so),
        TEST(references_are_counted_only_in_structs_that_have_a_number_for_that),
        TEST(references_are_counted_where_comments_say_so),
        TEST(what_comes_before_all_others_is_read_in_words_and_names),
        TEST(every_macro_is_read_and_means_nothing_to_a_compiler),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
