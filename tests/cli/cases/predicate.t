The only candidate is taken; otherwise one must be named, and it must be able
to be a predicate.

$ assay count list.c --scope 2
> 6
! assay: list_ok, scope 2: 6 valid of 25 explored in N s, complete
$ assay count two.c --scope 2
! assay: several functions could be the predicate; choose one with --predicate:
!   two.c:8: pair_ordered
!   two.c:13: pair_equal
= 2
$ assay count two.c --scope 2 --predicate pair_orderd
! assay: there is no function 'pair_orderd' in 'two.c'; did you mean 'pair_ordered'?
= 2
$ assay count two.c --scope 2 --predicate quite_another_name
! assay: there is no function 'quite_another_name' in 'two.c' or the files given with --source
= 2
$ assay count two.c --scope 2 --predicate pair_swap
! assay: two.c:18: 'pair_swap' returns void, but a predicate returns a scalar such as bool
= 2
$ assay count two.c --scope 2 --predicate always
! assay: two.c:35: 'always' takes no parameters, so there is nothing to search
= 2
$ assay count two.c --scope 2 --predicate pair_elsewhere
! assay: two.c:40: 'pair_elsewhere' is declared but not defined; name the file that defines it with --source
= 2
$ assay count two.c --scope 2 --predicate pair_elsewhere --source elsewhere.c --quiet
> 2
$ assay count two.c --scope 2 --predicate pair_sum --quiet
> 3
$ assay count none.c
! assay: 'none.c' defines no predicate, that is a function that returns bool or int and takes a pointer to a struct; choose one of another file with --source and --predicate
= 2
$ assay count none.c --source list.c --scope 2
! assay: 'none.c' defines no predicate, that is a function that returns bool or int and takes a pointer to a struct; choose one of another file with --source and --predicate
= 2
$ assay count broken.c
! broken.c:7:18: error: no member named 'nxt' in 'struct node'; did you mean 'next'?
!     7 |     return node->nxt == 0;
!       |                  ^~~
!       |                  next
! broken.c:2:18: note: 'next' declared here
!     2 |     struct node *next;
!       |                  ^
! 1 error generated.
= 2
