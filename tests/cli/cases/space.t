Without a space it is inferred and printed; a space for nobody is pointed out.

$ assay count two.c --scope 2 --predicate pair_ordered
> 3
! assay: pair_ordered has no ASSAY_SPACE, so its bounds were inferred from the types; paste and change:
! ASSAY_SPACE(pair_ordered, n)
! {
!     assay_range(struct pair, a, 0, n - 1);
!     assay_range(struct pair, b, 0, n - 1);
! }
! assay: pair_ordered, scope 2: 3 valid of 4 explored in N s, complete
$ assay count stray.c --scope 2
> 3
! assay: warning: stray.c:18: ASSAY_SPACE names 'pair_okay', but there is no such function
! assay: pair_ok has no ASSAY_SPACE, so its bounds were inferred from the types; paste and change:
! ASSAY_SPACE(pair_ok, n)
! {
!     assay_range(struct pair, a, 0, n - 1);
!     assay_range(struct pair, b, 0, n - 1);
! }
! assay: pair_ok, scope 2: 3 valid of 4 explored in N s, complete
