A candidate that breaks the predicate is reported once per cause, and the
search goes on behind it.

$ assay count fragile.c --scope 2
> 2
! assay: failure: Floating point exception in ratio_ok (fragile.c:11), 3 times
!   first with ratio0.above=0 ratio0.below=0
!     #0 ratio_ok fragile.c:11
! assay: ratio_ok, scope 2: 2 valid of 9 explored in N s, complete
= 1
$ assay gen fragile.c --scope 1 --quiet --stats json
> {"args":["&ratio0"],"objects":{"ratio0":{"type":"struct ratio","above":1,"below":1}}}
! assay: failure: Floating point exception in ratio_ok (fragile.c:11), 2 times
!   first with ratio0.above=0 ratio0.below=0
!     #0 ratio_ok fragile.c:11
! {"predicate":"ratio_ok","scope":1,"engine":"enumerate","valid":1,"explored":4,"seconds":N,"complete":true,"build_seconds":N,"failures":[{"cause":"Floating point exception in ratio_ok (fragile.c:11)","count":2,"example":"ratio0.above=0 ratio0.below=0"}],"peak_kb":N}
= 1
