Kept failures and samples of passing inputs as C tests.

$ assay test middle_test.c queue_test.c --scope 2 --quiet >/dev/null
= 1
$ assay export add_keeps_order
> /* add_keeps_order-a29eef89: an input that add_keeps_order (queue_test.c) fails on, written by Assay.
>  *
>  * It fails without sanitizers.
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) add_keeps_order-a29eef89.c -o add_keeps_order-a29eef89 && ./add_keeps_order-a29eef89
>  *     clang-19 -g $(pkg-config --cflags assay) add_keeps_order-a29eef89.c -o add_keeps_order-a29eef89 && ./add_keeps_order-a29eef89
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "queue_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <stdio.h>
> #include <stdlib.h>
> #include <string.h>
> 
> /* What the arguments lead to belongs to the test, which never frees it: the code
>  * under test may have done so.  It stays reachable, so it is no leak. */
> static void *volatile assay_roots[1];
> 
> /* A block of its own for each object, zero at first. */
> static void *assay_memory(size_t size)
> {
>     void *block = calloc(1, size);
>     if (!block)
>         abort();
>     return block;
> }
> 
> /*
>  * assertion 'queue_ok(queue)' failed in add_keeps_order (queue_test.c:45)
>  */
> static int assay_test_add_keeps_order(void)
> {
>     struct queue *queue0 = assay_memory(sizeof *queue0);
>     struct job *job0 = assay_memory(sizeof *job0);
>     queue0->first = job0;
>     job0->priority = 1;
>     assay_roots[0] = queue0;
>     add_keeps_order(queue0, 1);
>     return 1;
> }
> 
> static int assay_run(const char *name, int (*test)(void))
> {
>     printf("%s\n", name);
>     fflush(stdout);
>     int passed = test();
>     printf("%s: %s\n", name, passed ? "passed" : "FAILED");
>     return passed;
> }
> 
> int main(void)
> {
>     int passed = 1;
>     passed &= assay_run("assay_test_add_keeps_order", assay_test_add_keeps_order);
>     return passed ? 0 : 1;
> }
$ assay export middle_has --framework cmocka
> /* middle_has_no_order-e1260a53: an input that middle_has_no_order (middle_test.c) fails on, written by Assay.
>  *
>  * It fails without sanitizers.
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c -lcmocka -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  *     clang-19 -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c -lcmocka -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <setjmp.h>
> #include <stdarg.h>
> #include <stddef.h>
> #include <stdint.h>
> #include <cmocka.h>
> #include <stdlib.h>
> #include <string.h>
> 
> /*
>  * returned false
>  */
> static void assay_test_middle_has_no_order(void **state)
> {
>     (void)state;
>     assert_true(middle_has_no_order(0, 0, 1));
> }
> 
> int main(void)
> {
>     const struct CMUnitTest tests[] = {
>         cmocka_unit_test(assay_test_middle_has_no_order),
>     };
>     return cmocka_run_group_tests(tests, NULL, NULL);
> }
$ assay export middle_has --framework check
> /* middle_has_no_order-e1260a53: an input that middle_has_no_order (middle_test.c) fails on, written by Assay.
>  *
>  * It fails without sanitizers.
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c $(pkg-config --cflags --libs check) -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  *     clang-19 -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c $(pkg-config --cflags --libs check) -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <check.h>
> #include <stdlib.h>
> #include <string.h>
> 
> /*
>  * returned false
>  */
> START_TEST(assay_test_middle_has_no_order)
> {
>     ck_assert(middle_has_no_order(0, 0, 1));
> }
> END_TEST
> 
> int main(void)
> {
>     Suite *suite = suite_create("middle_has_no_order");
>     TCase *cases = tcase_create("assay");
>     tcase_add_test(cases, assay_test_middle_has_no_order);
>     suite_add_tcase(suite, cases);
>     SRunner *runner = srunner_create(suite);
>     srunner_run_all(runner, CK_NORMAL);
>     int failed = srunner_ntests_failed(runner);
>     srunner_free(runner);
>     return failed ? EXIT_FAILURE : EXIT_SUCCESS;
> }
$ assay export middle_has --framework criterion
> /* middle_has_no_order-e1260a53: an input that middle_has_no_order (middle_test.c) fails on, written by Assay.
>  *
>  * It fails without sanitizers.
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c $(pkg-config --cflags --libs criterion) -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  *     clang-19 -g $(pkg-config --cflags assay) middle_has_no_order-e1260a53.c $(pkg-config --cflags --libs criterion) -o middle_has_no_order-e1260a53 && ./middle_has_no_order-e1260a53
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <criterion/criterion.h>
> #include <stdlib.h>
> #include <string.h>
> 
> /*
>  * returned false
>  */
> Test(middle_has_no_order, assay_test_middle_has_no_order)
> {
>     cr_assert(middle_has_no_order(0, 0, 1));
> }
> 
$ assay export middle_has add_keeps_order
! assay: several failures go into a folder: name one with --output
= 2
$ mkdir exported && assay export middle_has add_keeps_order --output exported && ls exported && grep -h '#include "' exported/*
> add_keeps_order-a29eef89.c
> middle_has_no_order-e1260a53.c
> #include "../queue_test.c"
> #include "../middle_test.c"
$ assay export middle_test.c --property middle_is_one_of_them --sample 2
> /* Inputs of middle_is_one_of_them (middle_test.c), on all of which it passes; written by Assay.
>  *
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  *     clang-19 -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <stdio.h>
> #include <stdlib.h>
> #include <string.h>
> 
> static int assay_test_middle_is_one_of_them_1(void)
> {
>     return middle_is_one_of_them(0, 1, 0) != 0;
> }
> 
> static int assay_test_middle_is_one_of_them_2(void)
> {
>     return middle_is_one_of_them(0, 0, 2) != 0;
> }
> 
> static int assay_run(const char *name, int (*test)(void))
> {
>     printf("%s\n", name);
>     fflush(stdout);
>     int passed = test();
>     printf("%s: %s\n", name, passed ? "passed" : "FAILED");
>     return passed;
> }
> 
> int main(void)
> {
>     int passed = 1;
>     passed &= assay_run("assay_test_middle_is_one_of_them_1", assay_test_middle_is_one_of_them_1);
>     passed &= assay_run("assay_test_middle_is_one_of_them_2", assay_test_middle_is_one_of_them_2);
>     return passed ? 0 : 1;
> }
$ assay export middle_test.c --property middle_is_one_of_them --sample 1 --framework cmocka
> /* Inputs of middle_is_one_of_them (middle_test.c), on all of which it passes; written by Assay.
>  *
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c -lcmocka -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  *     clang-19 -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c -lcmocka -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <setjmp.h>
> #include <stdarg.h>
> #include <stddef.h>
> #include <stdint.h>
> #include <cmocka.h>
> #include <stdlib.h>
> #include <string.h>
> 
> static void assay_test_middle_is_one_of_them_1(void **state)
> {
>     (void)state;
>     assert_true(middle_is_one_of_them(0, 1, 0));
> }
> 
> int main(void)
> {
>     const struct CMUnitTest tests[] = {
>         cmocka_unit_test(assay_test_middle_is_one_of_them_1),
>     };
>     return cmocka_run_group_tests(tests, NULL, NULL);
> }
$ assay export middle_test.c --property middle_is_one_of_them --sample 1 --framework check
> /* Inputs of middle_is_one_of_them (middle_test.c), on all of which it passes; written by Assay.
>  *
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c $(pkg-config --cflags --libs check) -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  *     clang-19 -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c $(pkg-config --cflags --libs check) -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <check.h>
> #include <stdlib.h>
> #include <string.h>
> 
> START_TEST(assay_test_middle_is_one_of_them_1)
> {
>     ck_assert(middle_is_one_of_them(0, 1, 0));
> }
> END_TEST
> 
> int main(void)
> {
>     Suite *suite = suite_create("middle_is_one_of_them");
>     TCase *cases = tcase_create("assay");
>     tcase_add_test(cases, assay_test_middle_is_one_of_them_1);
>     suite_add_tcase(suite, cases);
>     SRunner *runner = srunner_create(suite);
>     srunner_run_all(runner, CK_NORMAL);
>     int failed = srunner_ntests_failed(runner);
>     srunner_free(runner);
>     return failed ? EXIT_FAILURE : EXIT_SUCCESS;
> }
$ assay export middle_test.c --property middle_is_one_of_them --sample 1 --framework criterion
> /* Inputs of middle_is_one_of_them (middle_test.c), on all of which it passes; written by Assay.
>  *
>  * In the folder of this file:
>  *
>  *     gcc -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c $(pkg-config --cflags --libs criterion) -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  *     clang-19 -g $(pkg-config --cflags assay) middle_is_one_of_them-inputs.c $(pkg-config --cflags --libs criterion) -o middle_is_one_of_them-inputs && ./middle_is_one_of_them-inputs
>  */
> #pragma GCC diagnostic push
> #pragma GCC diagnostic ignored "-Wunused-function"
> #pragma GCC diagnostic ignored "-Wunused-parameter"
> #pragma GCC diagnostic ignored "-Wunused-variable"
> #define main assay_users_main
> #include "middle_test.c"
> #undef main
> #pragma GCC diagnostic pop
> 
> #include <criterion/criterion.h>
> #include <stdlib.h>
> #include <string.h>
> 
> Test(middle_is_one_of_them, assay_test_middle_is_one_of_them_1)
> {
>     cr_assert(middle_is_one_of_them(0, 1, 0));
> }
> 
$ assay export middle_test.c --property middle_has_no_order --sample 5 --output sample.c; grep -c '^static int assay_test_' sample.c
> 4
! assay: there were only 4 different inputs that pass

Wrong arguments.

$ assay export
! assay: no ID or FILE given; use 'assay export ID...|FILE', or see 'assay export --help'
= 2
$ assay export larger
! assay: there is no kept failure 'larger'; 'assay show' lists those there are
= 2
$ assay export missing.c
! assay: cannot read 'missing.c': No such file or directory
= 2
$ assay export middle_test.c
! assay: 'middle_test.c' has several properties; choose one with --property:
!   middle_is_one_of_them
!   middle_has_no_order
= 2
$ assay export middle_test.c --property larger
! assay: 'middle_test.c' has no property 'larger'
= 2
$ assay export middle_test.c queue_test.c
! assay: 'assay export' takes one FILE
= 2
$ assay export middle_has --framework cunit
! assay: '--framework' cannot be 'cunit'; it is one of: plain, cmocka, check, criterion
= 2
$ assay export middle_has --output missing/test.c
! assay: cannot write 'missing/test.c': No such file or directory
= 2
