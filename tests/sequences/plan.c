/* Plan: the toy's, by hand. */
#include "plan.h"

#include <limits.h>

enum { SORT_STACK, SORT_TEXT, SORT_POINT, SORT_SHARED };

enum node {
    NEW_0,
    FREE_0,
    PUSH_0,
    PUSH_1,
    POP_0,
    POP_1,
    SIZE_0,
    COPY_0,
    EQUAL_0,
    EQUAL_1,
    TEXT_0,
    TEXT_FREE_0,
    SUM_0,
    SUM_1,
    FILL_0,
    FILL_1,
    NAME_0,
    MAKE_0,
    CLEAR_0,
    POINT_INIT_0,
    POINT_INIT_1,
    POINT_X_0,
    POINT_MOVED_0,
    POINT_MOVED_1,
    TEXT_LENGTH_0,
    CALL_BACK_0,
    CALL_BACK_1,
    KEEP_0,
    SHARED_KEEP_0,
    SHARED_DROP_0,
    ASSUME_0,
    FREE_ANY_0,
    WRITE_BEHIND_0,
    WRITE_BEHIND_1,
    DISPOSE_0,
    LOSE_0,
    LEAVE_0,
    ASSERT_BELOW_0,
    ASSERT_BELOW_1,
    ZERO_DIVIDE_0,
    /* children */
    POP_NUMBER,
    SUM_CELL,
    FILL_CELL,
    /* results */
    GIVES_STACK,
    GIVES_BOOL,
    GIVES_SIZE,
    GIVES_LONG,
    GIVES_INT,
    GIVES_TEXT,
    GIVES_NAME,
    GIVES_POINT,
    GIVES_SHARED,
    NODES
};

#define NONE SEQUENCE_NONE
#define COMMON .array = NONE, .factor = NONE, .limit = NONE
#define NUMBER(p, bytes, low, high)            \
    {.kind = SEQ_NUMBER,                       \
     .parameter = p,                           \
     .size = bytes,                            \
     .lo = low,                                \
     .hi = (uint64_t)(high),                   \
     .flags = (low) < 0 ? ARGUMENT_SIGNED : 0, \
     .sort = NONE,                             \
     COMMON}
#define INT(p) NUMBER(p, 4, INT_MIN, INT_MAX)
#define HANDLE(p, is, more) \
    {.kind = SEQ_HANDLE, .parameter = p, .size = 8, .sort = is, .flags = more, .null = SEQ_NULL_NEVER, COMMON}

static const struct sequence_node plan_node[NODES] = {
    [NEW_0] = INT(0),
    [FREE_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONSUMED),
    [PUSH_0] = HANDLE(0, SORT_STACK, 0),
    [PUSH_1] = INT(1),
    [POP_0] = HANDLE(0, SORT_STACK, 0),
    [POP_1] = {.kind = SEQ_OBJECT,
               .parameter = 1,
               .size = 8,
               .cell_size = 4,
               .first = POP_NUMBER,
               .count = 1,
               .flags = ARGUMENT_OUT,
               .output = 1,
               .sort = NONE,
               .null = SEQ_NULL_NEVER,
               COMMON},
    [SIZE_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONST),
    [COPY_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONST),
    [EQUAL_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONST),
    [EQUAL_1] = HANDLE(1, SORT_STACK, ARGUMENT_CONST),
    [TEXT_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONST),
    [TEXT_FREE_0] = HANDLE(0, SORT_TEXT, ARGUMENT_CONSUMED),
    [SUM_0] = {.kind = SEQ_BUFFER,
               .parameter = 0,
               .size = 8,
               .cell_size = 4,
               .first = SUM_CELL,
               .count = 1,
               .flags = ARGUMENT_RAW | ARGUMENT_CONST,
               .sort = NONE,
               .array = SUM_1,
               .factor = NONE,
               .limit = NONE},
    [SUM_1] =
        {.kind = SEQ_LENGTH, .parameter = 1, .size = 8, .array = SUM_0, .factor = NONE, .limit = NONE, .sort = NONE},
    [FILL_0] = {.kind = SEQ_BUFFER,
                .parameter = 0,
                .size = 8,
                .cell_size = 1,
                .first = FILL_CELL,
                .count = 1,
                .flags = ARGUMENT_RAW | ARGUMENT_OUT,
                .output = 1,
                .sort = NONE,
                .array = FILL_1,
                .factor = NONE,
                .limit = NONE},
    [FILL_1] =
        {.kind = SEQ_LENGTH, .parameter = 1, .size = 8, .array = FILL_0, .factor = NONE, .limit = NONE, .sort = NONE},
    [NAME_0] = HANDLE(0, SORT_STACK, ARGUMENT_CONST),
    [MAKE_0] = {.kind = SEQ_HANDLE,
                .parameter = 0,
                .size = 8,
                .sort = SORT_STACK,
                .flags = ARGUMENT_OUT,
                .holding = SEQ_HOLD_VARIABLE,
                .cell_size = 8,
                .output = 1,
                .null = SEQ_NULL_NEVER,
                COMMON},
    [CLEAR_0] = {.kind = SEQ_HANDLE,
                 .parameter = 0,
                 .size = 8,
                 .sort = SORT_STACK,
                 .flags = ARGUMENT_IN_OUT | ARGUMENT_CONSUMED,
                 .holding = SEQ_HOLD_VARIABLE,
                 .cell_size = 8,
                 .null = SEQ_NULL_NEVER,
                 COMMON},
    [POINT_INIT_0] = {.kind = SEQ_HANDLE,
                      .parameter = 0,
                      .size = 8,
                      .sort = SORT_POINT,
                      .flags = ARGUMENT_OUT,
                      .holding = SEQ_HOLD_STORAGE,
                      .cell_size = 8,
                      .output = 1,
                      .null = SEQ_NULL_NEVER,
                      COMMON},
    [POINT_INIT_1] = INT(1),
    [POINT_X_0] = {.kind = SEQ_HANDLE,
                   .parameter = 0,
                   .size = 8,
                   .sort = SORT_POINT,
                   .holding = SEQ_HOLD_COPY,
                   .cell_size = 8,
                   .null = SEQ_NULL_NEVER,
                   COMMON},
    [POINT_MOVED_0] = {.kind = SEQ_HANDLE,
                       .parameter = 0,
                       .size = 8,
                       .sort = SORT_POINT,
                       .holding = SEQ_HOLD_COPY,
                       .cell_size = 8,
                       .null = SEQ_NULL_NEVER,
                       COMMON},
    [POINT_MOVED_1] = NUMBER(1, 4, -1000, 1000),
    [TEXT_LENGTH_0] = {.kind = SEQ_STRING, .parameter = 0, .size = 8, .flags = ARGUMENT_CONST, .sort = NONE, COMMON},
    [CALL_BACK_0] = {.kind = SEQ_FUNCTION, .parameter = 0, .size = 8, .pool = 0, .cells = 2, .sort = NONE, COMMON},
    [CALL_BACK_1] = INT(1),
    [KEEP_0] = {.kind = SEQ_ANY, .parameter = 0, .size = 8, .sort = NONE, COMMON},
    [SHARED_KEEP_0] = HANDLE(0, SORT_SHARED, 0),
    [SHARED_DROP_0] = HANDLE(0, SORT_SHARED, ARGUMENT_CONSUMED),
    [ASSUME_0] = NUMBER(0, 4, 0, 1),
    [FREE_ANY_0] = {.kind = SEQ_ANY, .parameter = 0, .size = 8, .sort = NONE, COMMON},
    [WRITE_BEHIND_0] = {.kind = SEQ_BUFFER,
                        .parameter = 0,
                        .size = 8,
                        .cell_size = 1,
                        .first = FILL_CELL,
                        .count = 1,
                        .flags = ARGUMENT_RAW | ARGUMENT_OUT,
                        .output = 1,
                        .sort = NONE,
                        .array = WRITE_BEHIND_1,
                        .factor = NONE,
                        .limit = NONE},
    [WRITE_BEHIND_1] = {.kind = SEQ_LENGTH,
                        .parameter = 1,
                        .size = 8,
                        .array = WRITE_BEHIND_0,
                        .factor = NONE,
                        .limit = NONE,
                        .sort = NONE},
    [DISPOSE_0] = HANDLE(0, SORT_STACK, 0),
    [LOSE_0] = NUMBER(0, 8, 0, 4096),
    [LEAVE_0] = INT(0),
    [ASSERT_BELOW_0] = INT(0),
    [ASSERT_BELOW_1] = INT(1),
    [ZERO_DIVIDE_0] = INT(0),
    [POP_NUMBER] = INT(1),
    [SUM_CELL] = INT(0),
    [FILL_CELL] = NUMBER(0, 1, CHAR_MIN, CHAR_MAX),
    [GIVES_STACK] = HANDLE(SEQUENCE_RESULT, SORT_STACK, 0),
    [GIVES_SHARED] = HANDLE(SEQUENCE_RESULT, SORT_SHARED, 0),
    [GIVES_BOOL] = {.kind = SEQ_NUMBER,
                    .parameter = SEQUENCE_RESULT,
                    .size = 1,
                    .hi = 1,
                    .flags = ARGUMENT_BOOL,
                    .sort = NONE,
                    COMMON},
    [GIVES_SIZE] = NUMBER(SEQUENCE_RESULT, 8, 0, UINT64_MAX),
    [GIVES_LONG] = NUMBER(SEQUENCE_RESULT, 8, LONG_MIN, LONG_MAX),
    [GIVES_INT] = INT(SEQUENCE_RESULT),
    [GIVES_TEXT] = {.kind = SEQ_STRING, .parameter = SEQUENCE_RESULT, .size = 8, .sort = SORT_TEXT, COMMON},
    [GIVES_NAME] = {.kind = SEQ_STRING,
                    .parameter = SEQUENCE_RESULT,
                    .size = 8,
                    .sort = NONE,
                    .flags = ARGUMENT_CONST | ARGUMENT_BORROWED,
                    COMMON},
    [GIVES_POINT] = {.kind = SEQ_HANDLE,
                     .parameter = SEQUENCE_RESULT,
                     .size = 8,
                     .sort = SORT_POINT,
                     .holding = SEQ_HOLD_COPY,
                     .cell_size = 8,
                     COMMON},
};

#define OPERATION(number, at, count, result_node, size, what, how) \
    [number] = {.stub = number,                                    \
                .parameters = at,                                  \
                .parameter_count = count,                          \
                .result = result_node,                             \
                .result_size = size,                               \
                .outputs = 1,                                      \
                .kind = what,                                      \
                .success = how,                                    \
                .sort = NONE,                                      \
                .subject = NONE,                                   \
                .success_expression = NONE,                        \
                .destroyer = NONE,                                 \
                .weight = 1}
#define ABOUT(number, at, count, result_node, size, what, how, of, about, made, ends) \
    [number] = {.stub = number,                                                       \
                .parameters = at,                                                     \
                .parameter_count = count,                                             \
                .result = result_node,                                                \
                .result_size = size,                                                  \
                .outputs = made,                                                      \
                .kind = what,                                                         \
                .success = how,                                                       \
                .sort = of,                                                           \
                .subject = about,                                                     \
                .success_expression = NONE,                                           \
                .destroyer = ends,                                                    \
                .weight = 1}

static const struct sequence_operation plan_operation[TOY_OPERATIONS] = {
    ABOUT(STACK_NEW, NEW_0, 1, GIVES_STACK, 8, SEQ_KIND_MAKES, SEQ_SUCCESS_NONNULL, SORT_STACK, NONE, 1, STACK_FREE),
    ABOUT(STACK_FREE, FREE_0, 1, NONE, 0, SEQ_KIND_DESTROYS, SEQ_SUCCESS_ALWAYS, SORT_STACK, 0, 1, NONE),
    OPERATION(STACK_PUSH, PUSH_0, 2, GIVES_BOOL, 1, SEQ_KIND_PLAIN, SEQ_SUCCESS_TRUE),
    ABOUT(STACK_POP, POP_0, 2, GIVES_BOOL, 1, SEQ_KIND_PLAIN, SEQ_SUCCESS_TRUE, NONE, NONE, 2, NONE),
    ABOUT(STACK_SIZE, SIZE_0, 1, GIVES_SIZE, 8, SEQ_KIND_OBSERVES, SEQ_SUCCESS_UNKNOWN, SORT_STACK, 0, 1, NONE),
    ABOUT(STACK_COPY, COPY_0, 1, GIVES_STACK, 8, SEQ_KIND_COPIES, SEQ_SUCCESS_NONNULL, SORT_STACK, 0, 1, STACK_FREE),
    ABOUT(STACK_EQUAL, EQUAL_0, 2, GIVES_BOOL, 1, SEQ_KIND_EQUALS, SEQ_SUCCESS_ALWAYS, SORT_STACK, 0, 1, NONE),
    ABOUT(STACK_TEXT, TEXT_0, 1, GIVES_TEXT, 8, SEQ_KIND_PRINTS, SEQ_SUCCESS_NONNULL, SORT_STACK, 0, 1, TEXT_FREE),
    ABOUT(TEXT_FREE, TEXT_FREE_0, 1, NONE, 0, SEQ_KIND_DESTROYS, SEQ_SUCCESS_ALWAYS, SORT_TEXT, 0, 1, NONE),
    OPERATION(SUM, SUM_0, 2, GIVES_LONG, 8, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    ABOUT(FILL, FILL_0, 2, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS, NONE, NONE, 2, NONE),
    ABOUT(STACK_NAME, NAME_0, 1, GIVES_NAME, 8, SEQ_KIND_OBSERVES, SEQ_SUCCESS_NONNULL, SORT_STACK, 0, 1, NONE),
    ABOUT(STACK_MAKE, MAKE_0, 1, GIVES_INT, 4, SEQ_KIND_MAKES, SEQ_SUCCESS_UNKNOWN, SORT_STACK, 0, 2, STACK_FREE),
    ABOUT(STACK_CLEAR, CLEAR_0, 1, NONE, 0, SEQ_KIND_DESTROYS, SEQ_SUCCESS_ALWAYS, SORT_STACK, 0, 1, NONE),
    ABOUT(POINT_INIT, POINT_INIT_0, 2, NONE, 0, SEQ_KIND_MAKES, SEQ_SUCCESS_ALWAYS, SORT_POINT, 0, 2, NONE),
    ABOUT(POINT_X, POINT_X_0, 1, GIVES_INT, 4, SEQ_KIND_OBSERVES, SEQ_SUCCESS_UNKNOWN, SORT_POINT, 0, 1, NONE),
    ABOUT(POINT_MOVED, POINT_MOVED_0, 2, GIVES_POINT, 8, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS, NONE, NONE, 1, NONE),
    OPERATION(TEXT_LENGTH, TEXT_LENGTH_0, 1, GIVES_SIZE, 8, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(CALL_BACK, CALL_BACK_0, 2, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(KEEP, KEEP_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    ABOUT(SHARED_NEW, 0, 0, GIVES_SHARED, 8, SEQ_KIND_MAKES, SEQ_SUCCESS_NONNULL, SORT_SHARED, NONE, 1, SHARED_DROP),
    [SHARED_KEEP] = {.stub = SHARED_KEEP,
                     .parameters = SHARED_KEEP_0,
                     .parameter_count = 1,
                     .result = NONE,
                     .outputs = 1,
                     .sort = NONE,
                     .subject = NONE,
                     .success_expression = NONE,
                     .destroyer = NONE,
                     .flags = OPERATION_REFERS_FLAG,
                     .weight = 1},
    ABOUT(SHARED_DROP, SHARED_DROP_0, 1, NONE, 0, SEQ_KIND_DESTROYS, SEQ_SUCCESS_ALWAYS, SORT_SHARED, 0, 1, NONE),
    OPERATION(ASSUME, ASSUME_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(RECURSE, 0, 0, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(FREE_ANY, FREE_ANY_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    ABOUT(WRITE_BEHIND, WRITE_BEHIND_0, 2, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS, NONE, NONE, 2, NONE),
    OPERATION(WRITE_BEHIND_OWN, 0, 0, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(STACK_DISPOSE, DISPOSE_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(LOSE, LOSE_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(LEAVE, LEAVE_0, 1, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(FORK, 0, 0, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(CLOSE_ALL, 0, 0, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(NULL_INSIDE, 0, 0, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    [ASSERT_BELOW] = {.stub = ASSERT_BELOW,
                      .parameters = ASSERT_BELOW_0,
                      .parameter_count = 2,
                      .result = NONE,
                      .outputs = 1,
                      .sort = NONE,
                      .subject = NONE,
                      .success_expression = NONE,
                      .destroyer = NONE,
                      .requires_count = 1,
                      .weight = 1},
    OPERATION(GROW, 0, 0, NONE, 0, SEQ_KIND_PLAIN, SEQ_SUCCESS_ALWAYS),
    OPERATION(WILD, 0, 0, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(ZERO_DIVIDE, ZERO_DIVIDE_0, 1, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
    OPERATION(UNWRITTEN, 0, 0, GIVES_INT, 4, SEQ_KIND_PLAIN, SEQ_SUCCESS_UNKNOWN),
};

#define NO_SERVICES {NONE, NONE, NONE, NONE, NONE, NONE, NONE}
static const struct sequence_sort plan_sort[] = {
    [SORT_STACK] = {.services = {NONE, STACK_EQUAL, NONE, NONE, STACK_COPY, STACK_FREE, NONE},
                    .size = 48,
                    .makers = 0,
                    .maker_count = 3},
    [SORT_TEXT] = {.services = {NONE, NONE, NONE, NONE, NONE, TEXT_FREE, NONE},
                   .flags = SORT_MEMORY,
                   .makers = 3,
                   .maker_count = 1},
    [SORT_SHARED] = {.services = {NONE, NONE, NONE, NONE, NONE, SHARED_DROP, NONE},
                     .flags = SORT_COUNTED,
                     .size = 4,
                     .makers = 6,
                     .maker_count = 1},
    [SORT_POINT] = {.services = NO_SERVICES, .size = 8, .makers = 4, .maker_count = 2},
};
static const uint32_t plan_makers[] = {STACK_NEW,  STACK_COPY,  STACK_MAKE, STACK_TEXT,
                                       POINT_INIT, POINT_MOVED, SHARED_NEW};
static const uint32_t plan_requires[] = {0};
static const struct sequence_contract plan_contract[] = {
    {.kind = CONTRACT_EQUAL_REFLEXIVE, .sort = SORT_STACK, .operation = STACK_EQUAL, .is_inferred = 1},
    {.kind = CONTRACT_EQUAL_SYMMETRIC, .sort = SORT_STACK, .operation = STACK_EQUAL, .is_inferred = 1},
    {.kind = CONTRACT_EQUAL_TRANSITIVE, .sort = SORT_STACK, .operation = STACK_EQUAL, .is_inferred = 1},
    {.kind = CONTRACT_COPY_EQUAL, .sort = SORT_STACK, .operation = STACK_COPY, .is_inferred = 1},
    {.kind = CONTRACT_COPY_INDEPENDENT, .sort = SORT_STACK, .operation = STACK_COPY, .is_inferred = 1},
    {.kind = CONTRACT_CONST, .sort = NONE, .operation = NONE},
};

const struct toy_plan toy_plan = {
    .nodes = plan_node,
    .node_count = NODES,
    .operations = plan_operation,
    .sorts = plan_sort,
    .sort_count = sizeof plan_sort / sizeof *plan_sort,
    .makers = plan_makers,
    .maker_count = sizeof plan_makers / sizeof *plan_makers,
    .requires = plan_requires,
    .requires_count = sizeof plan_requires / sizeof *plan_requires,
    .contracts = plan_contract,
    .contract_count = sizeof plan_contract / sizeof *plan_contract,
};
