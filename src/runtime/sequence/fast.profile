# IR level Instrumentation Flag
:ir
_Exit
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__asan_default_options
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__asan_on_error
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
0

__assert
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__assert_fail
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__assert_perror_fail
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__lsan_default_options
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__msan_default_options
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__sanitizer_cov_8bit_counters_init
# Func Hash:
798733566225291815
# Num Counters:
5
# Counter Values:
0
0
8
0
8

__sanitizer_cov_pcs_init
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
8
8
8

__sanitizer_cov_trace_cmp1
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_cmp2
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_cmp4
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_cmp8
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
0
0
0

__sanitizer_cov_trace_const_cmp1
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_const_cmp2
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_const_cmp4
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_cov_trace_const_cmp8
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
0
0
0

__sanitizer_cov_trace_pc
# Func Hash:
238984482325208889
# Num Counters:
3
# Counter Values:
0
0
0

__sanitizer_cov_trace_switch
# Func Hash:
1124680651571308851
# Num Counters:
4
# Counter Values:
0
0
0
0

__sanitizer_weak_hook_memcmp
# Func Hash:
187840662122204930
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_weak_hook_strcasecmp
# Func Hash:
187840662122204930
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_weak_hook_strcmp
# Func Hash:
187840662122204930
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_weak_hook_strncasecmp
# Func Hash:
187840662122204930
# Num Counters:
2
# Counter Values:
0
0

__sanitizer_weak_hook_strncmp
# Func Hash:
187840662122204930
# Num Counters:
2
# Counter Values:
0
0

__ubsan_default_options
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

__ubsan_on_report
# Func Hash:
187771966165886172
# Num Counters:
9
# Counter Values:
0
0
0
0
0
0
0
0
0

_exit
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

abort
# Func Hash:
844982796863476809
# Num Counters:
5
# Counter Values:
0
0
0
0
0

aligned_alloc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

assay_assume_
# Func Hash:
844982799417113036
# Num Counters:
5
# Counter Values:
0
0
0
0
0

assay_choose_
# Func Hash:
974670607963900348
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

assay_label_
# Func Hash:
16097319604926589
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

assay_note_
# Func Hash:
295935875914873176
# Num Counters:
9
# Counter Values:
0
0
0
0
0
0
0
0
0

assay_weighted_
# Func Hash:
776814507586412612
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0

calloc
# Func Hash:
1059984393967241229
# Num Counters:
7
# Counter Values:
3421841
3421857
8
3421857
3421841
0
0

chdir
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

close
# Func Hash:
135188635863568534
# Num Counters:
9
# Counter Values:
0
0
18460
9270
9262
9262
9230
9230
0

close_range
# Func Hash:
902206886742111330
# Num Counters:
16
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

closefrom
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

exit
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

fchdir
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

free
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
12230056
10875934

llvm-link;add
# Func Hash:
977497307946155335
# Num Counters:
43
# Counter Values:
553142
1240906
0
816431
816431
464315
3449309
224256
464315
219860
0
219860
1415769
852889
83128
1415769
852889
58701
83128
1218437
54
23035
1218437
0
23035
1084527
4118
1084527
4118
898341
58710
365
898341
365
670933
670933
447397
447397
267071
267071
138593
138593
54

llvm-link;add_node
# Func Hash:
359412466777250025
# Num Counters:
71
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;add_objects
# Func Hash:
113583619035998967
# Num Counters:
34
# Counter Values:
0
0
0
242338
0
0
0
0
0
0
4151099
140032
0
0
0
0
0
0
0
0
0
0
4291131
0
2528029
0
0
0
0
0
0
0
0
0

llvm-link;add_pointer
# Func Hash:
793714010871263052
# Num Counters:
29
# Counter Values:
24178
334250
0
178193
0
401931
34295759
207028
24178
11326584
24178
0
11302614
0
3742509
7956069
0
3742301
7503144
208
208
0
0
0
0
3742301
7560105
7503144
3712191

llvm-link;add_text
# Func Hash:
380728851793483007
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;after_fork
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;allocated
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;append
# Func Hash:
278041623253801974
# Num Counters:
18
# Counter Values:
693735
124
0
62
138579
0
62
3870885
1989439
1910689
526438
583645
526437
387858
583645
345788
62
387859

llvm-link;append_calls
# Func Hash:
522450958926513776
# Num Counters:
14
# Counter Values:
9
0
74
0
0
379828
0
11710225
0
906278
901388
372712
138579
7700749

llvm-link;append_choose_change
# Func Hash:
798733564153729437
# Num Counters:
5
# Counter Values:
2420235
156614
192334
74952
37425

llvm-link;are_alike
# Func Hash:
141929912239158423
# Num Counters:
15
# Counter Values:
814916
13
0
13
13
0
13
13
0
0
0
0
0
0
0

llvm-link;arguments_prepare
# Func Hash:
753974460135167299
# Num Counters:
70
# Counter Values:
0
0
0
0
2543106
0
0
0
0
0
130695
5609344
0
5609344
0
0
11230658
0
10961288
78551
0
0
3113
0
0
2991
0
0
8524069
0
0
19143294
19523899
0
0
5609344
0
0
0
19523899
0
0
0
0
18061919
0
18061919
18061919
0
0
16617450
16467322
15259241
18058927
0
0
2802677
2802677
2802677
0
0
13664645
0
1444469
16617449
0
0
145435
0
0

llvm-link;assertion
# Func Hash:
515675265177556041
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;at_exit
# Func Hash:
844982796863476809
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;attempt
# Func Hash:
1124386527497621577
# Num Counters:
55
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;attempt_once_more
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;build
# Func Hash:
519058192764342160
# Num Counters:
116
# Counter Values:
0
0
0
0
0
599326
8524071
2543106
2543106
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1462184
0
4518781
0
4518781
2543106
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
599326
3919455
0
599326
0
0
0
0
1331489
1331489
0
2442828
0
2442828
0
0
0
0
0
0
599326
3919455
0
0
0
0
3919455
599326
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3919455
599326
0
0
0
0
0
0
0
0
0

llvm-link;build_handle
# Func Hash:
297333592686786054
# Num Counters:
43
# Counter Values:
0
0
380605
0
0
0
0
0
0
0
0
0
0
19143295
0
19143295
0
0
0
0
19143295
0
0
0
0
0
19143295
19143295
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;call_again
# Func Hash:
567185241252362580
# Num Counters:
5
# Counter Values:
182908
0
166928
166928
166928

llvm-link;call_make
# Func Hash:
543243709044527706
# Num Counters:
3
# Counter Values:
0
7877388
0

llvm-link;call_service
# Func Hash:
269722685966670157
# Num Counters:
20
# Counter Values:
0
0
0
7710460
0
12380664
7710460
0
0
0
7710460
0
7710460
7710460
0
0
0
0
0
0

llvm-link;caller_block
# Func Hash:
567185240213037988
# Num Counters:
5
# Counter Values:
3774317
0
3774317
6
0

llvm-link;change_byte
# Func Hash:
334492581571283920
# Num Counters:
5
# Counter Values:
4216
4385
17325
8580
2134

llvm-link;change_number
# Func Hash:
834347259875232652
# Num Counters:
9
# Counter Values:
4900
41034
13136
4900
6678
6678
6678
6678
2237

llvm-link;characters_start
# Func Hash:
436124194084271048
# Num Counters:
16
# Counter Values:
0
33
0
0
51
0
0
0
0
0
0
228
228
228
51
0

llvm-link;check_equal
# Func Hash:
541658436943675443
# Num Counters:
8
# Counter Values:
1284580
1284580
1284580
1284580
1284580
1284580
0
0

llvm-link;check_invariant
# Func Hash:
567185240651305888
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;check_reference
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1271242
0

llvm-link;choices_advance
# Func Hash:
757987889224375802
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0

llvm-link;choices_are_too_many
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;choose
# Func Hash:
186547152741878212
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;choose_from
# Func Hash:
647472252798555550
# Num Counters:
14
# Counter Values:
371361
344426
327307
314652
304918
786564
464660
761031
428090
372832
345260
321892
327554
315341

llvm-link;choose_numbers
# Func Hash:
210998914372507833
# Num Counters:
38
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;choose_start
# Func Hash:
561110090346808164
# Num Counters:
28
# Counter Values:
28
477
0
16
11
2
0
0
0
0
51
41
233
233
27
11
51
0
51
51
11
6
0
51
11
6
11
426

llvm-link;compared_begin
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;compared_texts
# Func Hash:
287486626649558310
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;components_start
# Func Hash:
400170274636610615
# Num Counters:
50
# Counter Values:
48
485
0
9982
0
0
0
17
17441
44016
0
0
77981
422
0
0
374
9982
0
0
0
45779
45779
1102340
77999
1102340
1102340
77999
77999
0
0
725
0
719
77999
44016
0
69500
0
77999
0
69500
69488
0
0
77999
0
18
77981
0

llvm-link;contract_ask
# Func Hash:
783548776757562731
# Num Counters:
10
# Counter Values:
0
0
0
4670204
4670204
4670204
4670204
0
0
0

llvm-link;contract_decide
# Func Hash:
276762106869220873
# Num Counters:
54
# Counter Values:
42612
49248
605
3168932
0
12748
0
0
0
0
0
0
0
0
0
0
0
5655846
0
0
5655846
0
0
0
72300
33066
0
0
0
69424
0
0
0
605
29048
0
0
605
0
21025
0
0
21025
0
0
0
0
0
0
93930
33066
0
0
0

llvm-link;contract_look
# Func Hash:
798733567898385731
# Num Counters:
4
# Counter Values:
0
0
0
0

llvm-link;contract_number
# Func Hash:
948827209970196871
# Num Counters:
8
# Counter Values:
0
0
0
22530
0
22530
0
0

llvm-link;contracts_check_end
# Func Hash:
567185238853020538
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;contracts_judge
# Func Hash:
1068808571694404929
# Num Counters:
154
# Counter Values:
2151904
1017976
0
0
0
0
0
0
0
0
5810928
1210336
1210336
0
10583
1210336
941496
113188
0
0
0
941496
941496
0
941496
0
1891984
0
0
677152
0
1891984
0
0
0
537680
1891984
677152
677152
0
0
0
0
0
0
677152
0
0
1402024
0
0
480776
2403880
0
480776
1233720
0
429936
429936
480776
0
1233720
1233720
3385624
0
1233720
0
215744
1017976
0
1233720
1233720
0
0
1233720
0
1233720
0
0
1233720
0
0
0
487304
480776
0
0
113188
480776
0
6892
0
0
0
429936
373848
480776
10583
1233720
0
480776
0
480776
0
0
0
0
373848
480776
10583
480776
0
0
590273
0
0
10583
590273
0
0
480776
0
10583
487668
0
0
0
0
1150420
480776
480776
0
1923104
0
2151904
2151904
1233720
0
0
1017976
945992
677152
1891984
0
0
1891984
0
0
5273248
941496
0
2909960
0
0

llvm-link;copies_are_changed
# Func Hash:
1061802870704607410
# Num Counters:
10
# Counter Values:
0
14580052
14580052
16177136
9156612
4378992
10379340
5767204
5537020
6017088

llvm-link;copies_assign
# Func Hash:
290495009577547279
# Num Counters:
6
# Counter Values:
13203484
0
0
13203484
0
0

llvm-link;copies_check_end
# Func Hash:
1073662851620928498
# Num Counters:
62
# Counter Values:
36508144
0
29724336
0
3218240
182908
15312348
0
4923584
0
1959712
10127312
0
0
0
0
2094668
4155504
4923584
4274832
4274832
1959712
0
4858600
4047208
2040644
2094668
4858600
0
1788404
2079432
6249428
1527576
882952
0
6059104
1427496
1820064
776724
1385172
1903600
1820064
0
0
2355720
1820064
166928
494328
2294536
166928
166928
0
494328
4155504
0
0
1621204
1967136
2157396
2296336
1820064
33209512

llvm-link;copy_node
# Func Hash:
1091155578448295981
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0

llvm-link;cut_out
# Func Hash:
2202714313002754
# Num Counters:
2
# Counter Values:
35161
11849

llvm-link;died
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;digest_blocks
# Func Hash:
940266886840098887
# Num Counters:
20
# Counter Values:
17034126
7035661
17034126
2059961
0
6098003
1985605
7500035
200496
1891943
0
1774820
0
188255
7299539
117578
2528029
56910
242338
5217107

llvm-link;draw
# Func Hash:
1038005979087459649
# Num Counters:
93
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;draw_begin
# Func Hash:
1063705161908944610
# Num Counters:
3
# Counter Values:
138579
138579
138579

llvm-link;draw_cell_count
# Func Hash:
375942205628162436
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;draw_changed
# Func Hash:
529559133658072918
# Num Counters:
48
# Counter Values:
138456
0
0
0
0
0
3105
0
138579
0
148412
25758
0
25758
0
0
0
148289
50337
138579
120067
18512
138579
120067
138579
72835
18512
0
120067
2464
0
1150
72835
0
0
14257
14257
14135
14135
120058
120067
2464
2464
143579
0
0
0
138579

llvm-link;draw_character
# Func Hash:
124721843403162825
# Num Counters:
10
# Counter Values:
0
0
0
0
103848
15991
8049
0
0
95869

llvm-link;draw_decided
# Func Hash:
726449660167588116
# Num Counters:
25
# Counter Values:
0
0
2253971
13564
0
2423474
0
10026
5239083
814916
0
5239083
0
0
0
4521999
0
16365
5222718
0
717084
2268028
2253971
5239083
0

llvm-link;draw_finish
# Func Hash:
567185242747601089
# Num Counters:
5
# Counter Values:
0
0
0
0
138579

llvm-link;draw_float
# Func Hash:
732465145007650749
# Num Counters:
19
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;draw_limit_numbers
# Func Hash:
311693035916967052
# Num Counters:
7
# Counter Values:
0
0
0
138579
0
138579
0

llvm-link;draw_mutations
# Func Hash:
414921810642187148
# Num Counters:
12
# Counter Values:
5006136
0
0
0
0
1796995
400188
0
400188
0
4324407
4119074

llvm-link;draw_node
# Func Hash:
741943172153728270
# Num Counters:
186
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
567925
269797
582328
0
0
0
75800
0
0
0
6996960
0
0
80172
0
0
0
77232
0
0
0
79794
0
0
0
0
0
389159
467722
0
0
848117
0
0
0
0
0
0
79794
0
0
5222269
0
0
0
0
0
0
0
0
0
0
0
0
851753
0
79794
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
394484
55723
0
0
5222269
0
0
34080
0
0
78563
0
0
0
0
0
380217
0
571
0
0
34080
0
284868
83889
112480
112480
0
0
0
0
14031
0
0
0
0
34080
0
0
5139927
0
50337
0
0
78563
0
0
16365
0
0
5139927
0
0
0
5139927
0
0
0
0
0
0
82342
0
0
0
0
5139927
0
0
0
0
694808
5088911
0
0
0
5088911
0
0
694808
0
0
0
0
0
0
0
0
0
851753
0
0
0
0
0
0
0
0
0

llvm-link;draw_number
# Func Hash:
525128878490583998
# Num Counters:
85
# Counter Values:
0
0
0
302925
0
20283
0
0
136674
415176
136674
287468
0
0
320985
158613
71009
71009
0
16334
5954
0
0
118858
26814
0
23392
1104
0
0
0
53196
3023
0
400130
15308
0
13409
11
0
0
0
30180
0
0
0
0
9079
45579
0
0
15046
0
20261
0
0
0
19889
6595
0
0
0
0
0
0
0
0
4059
0
0
21270
0
32283
8817
6789
1645
0
0
286791
136674
320985
0
0
0
0

llvm-link;draw_number_near
# Func Hash:
124303742050388345
# Num Counters:
20
# Counter Values:
0
72835
26017
72835
6060
6060
42518
8330
8008
8202
8115
7990
7933
0
0
0
0
0
42252
6060

llvm-link;draw_text
# Func Hash:
561929921381106292
# Num Counters:
9
# Counter Values:
0
14267
3836416
394484
290417
321346
394484
106931
0

llvm-link;draw_text_like
# Func Hash:
232250483706696754
# Num Counters:
13
# Counter Values:
2599
6
209106
907317
907314
121188
60339
121188
117800
108019
60456
60456
0

llvm-link;draw_words
# Func Hash:
436823777590148228
# Num Counters:
14
# Counter Values:
0
12678538
11966840
711698
11240793
7701514
3687557
12678538
199945
199945
5533362
5535250
193942
193942

llvm-link;draws_null
# Func Hash:
334492581958268754
# Num Counters:
6
# Counter Values:
1813608
3206038
0
2725647
912039
2725647

llvm-link;edge
# Func Hash:
822726965076246396
# Num Counters:
17
# Counter Values:
5236
41276
10534
15168
5095
5250
0
1533
4687
0
0
0
0
0
1531
0
0

llvm-link;edges_begin
# Func Hash:
233947342661578152
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
592
592
0
0
0

llvm-link;edges_start
# Func Hash:
907089185350371087
# Num Counters:
19
# Counter Values:
0
0
0
0
57
0
0
2001
2001
57
57
2
0
59
59
0
0
0
2001

llvm-link;empty
# Func Hash:
331779891624483030
# Num Counters:
9
# Counter Values:
280
0
280
0
140
140
140
140
0

llvm-link;end_broke
# Func Hash:
1063705160368644653
# Num Counters:
3
# Counter Values:
0
0
0

llvm-link;end_failed
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;end_note
# Func Hash:
5832819183863937
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;end_process
# Func Hash:
470532545854959456
# Num Counters:
2
# Counter Values:
0
0

llvm-link;end_say
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
0

llvm-link;ended_by
# Func Hash:
844982796863476809
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;explore
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
6
0

llvm-link;extend_run
# Func Hash:
31221893002099332
# Num Counters:
40
# Counter Values:
30525761
10331123
145
1847
16916
13323194
0
0
18039835
851588
2991
18036842
851588
17889826
0
0
0
0
7312855
1613875
0
0
0
17889826
1535674
0
78201
0
5636986
0
0
0
0
0
0
18027825
489812
766426
766426
1613875

llvm-link;fault_locate
# Func Hash:
536455181907498758
# Num Counters:
27
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;faults_adopt
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6

llvm-link;fill_stack
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;fill_stack.442
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;find_image
# Func Hash:
927205938566308671
# Num Counters:
12
# Counter Values:
80
40
32
32
8
8
32
32
8
8
8
8

llvm-link;find_image.320
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8

llvm-link;find_image.486
# Func Hash:
536873293820047886
# Num Counters:
4
# Counter Values:
60
24
6
6

llvm-link;find_outputs
# Func Hash:
287486625574447120
# Num Counters:
6
# Counter Values:
2442828
0
0
0
2442828
2442828

llvm-link;frames_take_unwinding
# Func Hash:
259212326226338683
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;freed
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;generate_run
# Func Hash:
190037343118287928
# Num Counters:
201
# Counter Values:
0
446190
0
566268
1080489
164404
587181
91995
475128
0
0
0
0
0
0
0
8633400
242338
25884
175740
948284
306238
145569
0
243240
5984
0
1020
1064
0
1020
590273
40
0
172587
0
2500312
342366
2068051
0
0
748
340902
84
0
62745
0
0
0
0
0
0
341937
91995
0
84
0
1264205
0
0
508
40
0
13236
0
0
1321812
16714993
0
949186
949186
590273
0
260068
259055
0
1191524
0
3859330
0
0
949186
0
0
358121
1191524
353532
0
183716
893945
3037518
243240
0
356400
0
0
0
2926211
183716
893945
0
0
357394
397
0
1100
242969
0
0
22084
22084
0
2886894
385750
665648
69157
1287
0
22084
0
590275
232210
0
0
0
590273
589799
590269
590273
590269
590273
0
0
0
0
590273
0
0
0
0
590269
231661
342366
590269
0
0
0
0
231894
0
0
0
0
0
0
0
590269
231661
340902
590269
0
592
0
0
194043
0
145718
592
0
0
341937
0
548
6
0
178298
194043
0
361
356
0
48693
72670
0
44
299
125
0
0
72634
0
48676
0
0
0
0
48693
478748
0
590209
128

llvm-link;give
# Func Hash:
263464476083681636
# Num Counters:
51
# Counter Values:
0
0
52245444
0
0
0
1097075
0
499365
0
266726
978272
420611
1954787
1914600
2892872
0
4412145
420611
3916785
3399311
6
0
4412146
4337397
0
420611
3399311
3821781
74749
1914600
3399311
0
0
0
74749
3399311
0
74749
0
0
1954787
74749
0
0
51247
0
5909
0
3399311
420611

llvm-link;given_run
# Func Hash:
879302974112197226
# Num Counters:
17
# Counter Values:
0
0
481
0
1163
570
0
570
0
481
0
0
0
0
570
1163
570

llvm-link;globals_reach
# Func Hash:
798733566203647300
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;globals_restore
# Func Hash:
1149832750429924965
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
590865
0
0
0
0
0

llvm-link;got_by
# Func Hash:
135188633668641818
# Num Counters:
9
# Counter Values:
7047636
0
304012
7351648
0
7351648
0
15367348
6785900

llvm-link;grow
# Func Hash:
59472098956230278
# Num Counters:
137
# Counter Values:
0
1274322
1002504
0
2461831
0
0
0
0
0
0
2288608
34653849
2406306
18768468
0
216169
0
0
2557278
0
2562166
0
16365
0
0
0
0
2562168
0
2562168
2557278
0
0
0
0
0
0
0
2561202
2553471
1742
0
2648
0
0
0
2406306
2480
0
849330
1354
2406306
2403695
0
1106864
2281472
0
0
0
0
0
0
0
11960
0
0
2399037
0
0
0
0
0
1090100
0
0
0
0
239518
0
0
0
0
0
0
363474
0
0
0
0
79621
0
0
0
0
0
73268
0
0
0
0
0
66098
0
3392253
2562168
0
0
2753083
1370
1742
2560654
2406306
2406306
0
2399037
239518
179514
119747
3388336
306
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2558590

llvm-link;guard_page
# Func Hash:
844982797918120439
# Num Counters:
4
# Counter Values:
0
0
0
0

llvm-link;handle
# Func Hash:
159676626240579047
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;heap_added
# Func Hash:
401479822717557477
# Num Counters:
26
# Counter Values:
0
0
0
0
0
0
257064
0
0
10875766
10875760
231384
3774317
3666357
0
0
1038160
0
0
10875760
9837606
0
0
3435092
6
0

llvm-link;heap_compact
# Func Hash:
247671767765675927
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
0
590865
0
0
0

llvm-link;heap_find
# Func Hash:
798733565439419574
# Num Counters:
5
# Counter Values:
39438
3474060
3474060
3401530
3399311

llvm-link;heap_find_around
# Func Hash:
694937219793477383
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;heap_free_all
# Func Hash:
844982797864754664
# Num Counters:
5
# Counter Values:
405163
185370
7792965
3774299
590865

llvm-link;heap_is_empty
# Func Hash:
650973719679796019
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;heap_removed
# Func Hash:
701607646499892606
# Num Counters:
14
# Counter Values:
0
288039
0
127042
0
124514
10875942
10875722
10875722
0
10875722
364849
10875722
6

llvm-link;heap_size_of
# Func Hash:
414921809728717395
# Num Counters:
9
# Counter Values:
0
0
143916
0
12639848
12639848
12249905
0
12243884

llvm-link;input_run
# Func Hash:
746652647337047480
# Num Counters:
32
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;is_due
# Func Hash:
804816985840168779
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
9417479
0
0
0
0
0
0
0
0
0

llvm-link;is_handle_made
# Func Hash:
1026134631409395271
# Num Counters:
16
# Counter Values:
3399311
3399311
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;is_refuted
# Func Hash:
653247340680710203
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;is_relation
# Func Hash:
981446175335903643
# Num Counters:
20
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;is_value
# Func Hash:
446858650814697021
# Num Counters:
19
# Counter Values:
4005290
100278
0
0
0
130695
0
0
0
0
0
0
0
130695
130695
0
130695
130695
130695

llvm-link;keep_join
# Func Hash:
301351146838814487
# Num Counters:
16
# Counter Values:
139960
19695
9583603
106413
102160
101835
101688
100668
101262
100009
93824
17194079
9402173
9402173
9395266
44130

llvm-link;kin_begin
# Func Hash:
1127386592938937498
# Num Counters:
12
# Counter Values:
6459727
539312
4349525
309161
301875
229913
4433438
83913
5377662
5175976
1295755
4888837

llvm-link;known_text
# Func Hash:
11922955898063522
# Num Counters:
7
# Counter Values:
32691
130254
130254
130254
130254
130254
64816

llvm-link;leaks_after
# Func Hash:
297402244145750517
# Num Counters:
34
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;leaks_drop_input
# Func Hash:
287486628089678511
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;leaks_is_alone
# Func Hash:
238984481500702494
# Num Counters:
3
# Counter Values:
0
0
0

llvm-link;leaks_leave_to_linker
# Func Hash:
650973720290250972
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;leaks_take_frames
# Func Hash:
694937221222645886
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;leap
# Func Hash:
1096621588750046164
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;leave
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;leave_by_signals
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;leave_server
# Func Hash:
238984482446926629
# Num Counters:
3
# Counter Values:
6
6
0

llvm-link;list_calls
# Func Hash:
896858936872425055
# Num Counters:
11
# Counter Values:
81991
2574
67182
80573
81998
615881
615888
2092175
1740757
171415
170907

llvm-link;look_at
# Func Hash:
5832818297140455
# Num Counters:
13
# Counter Values:
0
34
0
0
86
41
7
58
58
34
4
30
0

llvm-link;look_first
# Func Hash:
491275433087612286
# Num Counters:
3
# Counter Values:
0
0
0

llvm-link;looks_of
# Func Hash:
290495007094435997
# Num Counters:
6
# Counter Values:
80
111
35
30
188
0

llvm-link;make_call
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
0

llvm-link;mark_from
# Func Hash:
924652498433112590
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;may_give
# Func Hash:
798733564590057478
# Num Counters:
6
# Counter Values:
0
67
0
99
63
155

llvm-link;memory_copy
# Func Hash:
93478049133954211
# Num Counters:
9
# Counter Values:
0
0
0
0
0
0
0
0
0

llvm-link;memory_fill
# Func Hash:
135188634564210965
# Num Counters:
9
# Counter Values:
2691157
6393096
0
518283
192202
1107394
2558963
2496706
56806

llvm-link;memory_grow
# Func Hash:
948827212152673079
# Num Counters:
7
# Counter Values:
36
10079308
12
0
209
209
0

llvm-link;memory_hash
# Func Hash:
224795767172197401
# Num Counters:
58
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
221786
0
0
0
0
0
0
0
0
0
0
0
335066
0
0
0
335066
0
0
0
0
253746
0
0
81320
0
0
0
221786
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;mined
# Func Hash:
844982798939201721
# Num Counters:
4
# Counter Values:
0
72559
0
0

llvm-link;misused
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;note_function
# Func Hash:
700171235695198127
# Num Counters:
4
# Counter Values:
0
0
0
0

llvm-link;note_reference
# Func Hash:
798733566945821048
# Num Counters:
5
# Counter Values:
9717856
9717856
9717856
9717856
9717856

llvm-link;number_fits
# Func Hash:
1061802868490734272
# Num Counters:
10
# Counter Values:
78563
24872
53691
24872
0
0
0
0
53691
24872

llvm-link;object_choose
# Func Hash:
837508515745335833
# Num Counters:
20
# Counter Values:
1591226
342247
14873
11531619
10328933
7745464
169493
4155497
8249157
0
169357
2316636
576452
3734756
145002
3393707
145002
197517
1497812
3391774

llvm-link;object_end
# Func Hash:
198238755591192779
# Num Counters:
10
# Counter Values:
23384056
604925
414694
414694
3813999
0
3813999
0
604925
23798750

llvm-link;object_fits
# Func Hash:
793714010608316445
# Num Counters:
32
# Counter Values:
0
3425586
0
0
0
32065996
27679373
0
36607536
1085362
1085362
0
1085362
0
1809429
36412715
1809429
0
1082289
35330426
115459
33157913
0
1374652
0
0
0
0
0
0
0
19721345

llvm-link;obtain
# Func Hash:
356777727770562543
# Num Counters:
33
# Counter Values:
0
81315
332336
62
0
198465
551305
546913
244853
796158
775050
0
969941
36367
8651
969941
0
551305
747186
628228
654303
237226
237226
28398
28340
25901
19759
13457
6802
17858
774918
551305
551305

llvm-link;order_allows
# Func Hash:
421769327217869523
# Num Counters:
15
# Counter Values:
0
0
0
0
2562168
0
0
0
0
0
0
0
0
0
0

llvm-link;output_clear
# Func Hash:
536873289974828673
# Num Counters:
4
# Counter Values:
1208
1208
0
0

llvm-link;output_direct
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
6

llvm-link;output_finish
# Func Hash:
187771966503075174
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;output_silence
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
0
0

llvm-link;output_trim
# Func Hash:
798733564776317026
# Num Counters:
5
# Counter Values:
0
2304
2304
0
0

llvm-link;owner_block
# Func Hash:
928018417580816411
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;owner_holds
# Func Hash:
798733566482157745
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;owner_left
# Func Hash:
831214098695386598
# Num Counters:
45
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;pass_object
# Func Hash:
747283619676935765
# Num Counters:
22
# Counter Values:
0
0
0
0
19273990
0
0
0
0
0
0
19273990
0
0
0
0
0
0
0
0
0
0

llvm-link;pick_character
# Func Hash:
653247340627663566
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;pick_float
# Func Hash:
934653110124847971
# Num Counters:
26
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;pick_integer
# Func Hash:
521985130337434500
# Num Counters:
32
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;pick_length
# Func Hash:
391331301672918823
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;pick_range
# Func Hash:
974670606067944826
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;pick_structure
# Func Hash:
421769327182477071
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;pick_uniform
# Func Hash:
798733565385598117
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;pick_weighted
# Func Hash:
1124680652740096516
# Num Counters:
4
# Counter Values:
0
0
0
0

llvm-link;plan_has_generators
# Func Hash:
391331300461971519
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;provide
# Func Hash:
1047014130775834031
# Num Counters:
42
# Counter Values:
0
0
0
622812
427032
0
0
183036
0
3132948
37792
3110624
0
8
0
0
82757
3088550
3110624
412772
21144
787521
0
0
0
3358326
229736
2667691
2745060
172120
13208
172120
134328
134328
113184
113184
99976
91728
3110624
491200
0
0

llvm-link;put_again
# Func Hash:
427789356472697630
# Num Counters:
4
# Counter Values:
11656
5841
11656
3896

llvm-link;put_binary_number
# Func Hash:
999211165757739895
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;put_character
# Func Hash:
700171237036929845
# Num Counters:
3
# Counter Values:
34837
23274
34837

llvm-link;put_copy
# Func Hash:
456618552451869395
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;put_piece
# Func Hash:
804747166102336309
# Num Counters:
3
# Counter Values:
37380
24926
37380

llvm-link;put_raw
# Func Hash:
934725083550413956
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;put_same_node
# Func Hash:
458560459394183722
# Num Counters:
7
# Counter Values:
0
148289
1668
7246
0
0
6626

llvm-link;put_text
# Func Hash:
794533774332868247
# Num Counters:
6
# Counter Values:
0
0
14257
13733
12965
0

llvm-link;reach_end
# Func Hash:
109769660478188458
# Num Counters:
5
# Counter Values:
0
0
0
0
0

llvm-link;reach_from_arguments
# Func Hash:
62306916027965555
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;reach_from_globals
# Func Hash:
591567704193594805
# Num Counters:
7
# Counter Values:
0
0
0
0
0
0
0

llvm-link;reach_object
# Func Hash:
414921813260971204
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;reach_prepare
# Func Hash:
927205939902319056
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0

llvm-link;reach_range
# Func Hash:
198238758842928323
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;reach_touched
# Func Hash:
495986874439939586
# Num Counters:
9
# Counter Values:
0
0
0
0
0
0
0
0
0

llvm-link;read_report
# Func Hash:
567185241824669129
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;really
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
0
0

llvm-link;really_abort
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

llvm-link;references_to_end
# Func Hash:
974670605084456768
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;renumber
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1166171

llvm-link;repeat_one
# Func Hash:
974739395681390338
# Num Counters:
3
# Counter Values:
11642
11642
5858

llvm-link;report
# Func Hash:
916818357485018160
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;result_number
# Func Hash:
860680467341068574
# Num Counters:
10
# Counter Values:
22530
0
22530
0
4670204
0
4692734
0
4692734
22530

llvm-link;run
# Func Hash:
27398884657867446
# Num Counters:
213
# Counter Values:
0
0
0
3
0
0
15
0
0
0
8
16
0
0
0
0
14
36
0
0
0
8
8
8
19
0
37
14
0
36
0
0
1
0
0
0
15
0
22
8
6
92
23
8
67
67
0
0
0
0
360
61
7
0
0
0
0
0
0
33
40
65
65
65
54
54
54
25
26
56
3280
24
58
0
0
0
73
9
9
0
0
34
31
39
31
39
31
39
0
1
0
0
73
39
0
8
22
0
0
65
0
3
0
0
0
0
0
0
0
0
0
63
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
8
8
8
8
8
8
8
8
0
0
63
0
0
0
0
0
0
0
0
0
0
0
8
0
0
63
0
8
0
29
8
0
48
8033
8
0
0
48
8
3288
8
8
0
40
8
3288
24
8
8
8
0
8
8
0
8
8
0
0
0
0
0
0
0
8
0
0
8
3
73
0
48
0
8
8
0
8
0
0
0
0
0
0

llvm-link;run_begin
# Func Hash:
431425919255044075
# Num Counters:
6
# Counter Values:
590871
0
590871
488260
6
0

llvm-link;run_call
# Func Hash:
998065422784506554
# Num Counters:
518
# Counter Values:
0
0
1348287
0
1348285
156406
156405
0
0
116434
116434
0
0
0
0
0
0
0
0
0
0
0
1652899
0
19267810
0
0
0
0
0
0
0
0
0
0
1284580
0
0
0
1329442
161672
161672
19351
68108
0
19351
0
0
0
0
0
2534529
1134473
0
0
0
5030616
0
0
0
0
0
0
0
0
47634
0
0
0
0
1012834
0
0
0
0
328143
0
0
1284580
0
0
0
0
0
0
0
0
0
0
0
0
0
12749531
0
1329442
19267810
0
0
2991
0
0
17471052
0
2534529
19863464
18061919
0
2991
1329442
0
1329440
0
4412145
0
0
0
0
13203484
0
10648044
0
1261332
0
0
0
4412145
12163576
0
18908761
0
361813
361812
0
0
0
1284580
1284580
0
0
0
0
478194
0
0
0
0
0
0
0
10648044
0
0
478194
0
0
0
0
0
0
0
0
359049
95773
95773
0
0
0
1284580
1284580
0
18058927
0
0
0
0
0
0
1012835
18058927
10648044
0
16464331
14338891
0
0
0
0
0
0
2973652
0
14338891
15350567
0
0
0
1012834
0
0
10648044
0
0
965201
6061622
0
1933744
0
2322114
14338891
1012835
1594596
0
0
0
0
0
0
0
0
0
17708253
350673
0
0
1363507
2973652
0
1933744
0
0
0
0
0
3399311
965200
0
3371959
3418455
4412146
1616875
1012835
0
0
0
1012835
0
0
0
0
1012834
1012834
0
0
1039908
0
0
0
0
0
17708253
1039908
0
0
0
0
1933744
1284580
0
0
965201
0
22530
0
0
0
0
0
0
0
0
0
0
0
328143
0
0
0
0
0
0
0
0
0
0
0
0
5030616
7691400
0
3399311
18488
0
3418455
22530
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16743053
0
0
0
3399311
0
0
0
0
0
0
0
0
0
0
0
0
0
3418455
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16695419
1284580
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
14761675
1284580
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13203484
0
0
0
0
0
0
0
0
13203484
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
17046092
0
0
0
0
0
3720036
0
359049
0
15500130
0
1134473
0
21516363
0
0
0
0
1616875
1616875
0
0
0
0
0
0
0
1012835
15350566
0
0
0
0
0
0
0
0
1012834
1012834
0
0
0
0
0
22530
0
0
0
0
0
0
0
1933744
0
1039908

llvm-link;run_finish
# Func Hash:
239727513064812114
# Num Counters:
131
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9230
4337378
0
0
0
4337378
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3862094
0
3040256
0
0
0
0
3040256
0
0
0
0
0
0
590865
0
0
0
0
0
0
0
0
0
0
0
590865
0
590865
0
0
3040256
0
0
2304
0
140
0
0
590363
3040256
0
590865
0
0
581635
0
0
0
0
0
0
0
0
3040256
0
0
0
0
0
0
0
0
0
9230
0
0
0
0
3040256
0
0
0
0
0
0
0
0
0
9230
0
590865
0
0
0
0
0
0

llvm-link;run_from
# Func Hash:
16097316114024023
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
0
0

llvm-link;run_from.410
# Func Hash:
997828434328922272
# Num Counters:
29
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;sequences_note_end
# Func Hash:
928018419345646607
# Num Counters:
8
# Counter Values:
0
0
0
0
0
0
0
0

llvm-link;sequences_note_signal
# Func Hash:
247671765612645587
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;sequences_prepare
# Func Hash:
238984482720105921
# Num Counters:
3
# Counter Values:
8
0
0

llvm-link;sequences_serve
# Func Hash:
446858652619265866
# Num Counters:
17
# Counter Values:
0
43
0
0
43
45
0
0
39
39
6
0
0
0
6
0
0

llvm-link;settle_from
# Func Hash:
526141885533472247
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;shift_reference
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
155742

llvm-link;somewhere
# Func Hash:
732038790702774994
# Num Counters:
8
# Counter Values:
10
3
1
1
0
0
0
0

llvm-link;splice
# Func Hash:
1127317926898543579
# Num Counters:
5
# Counter Values:
23323
23323
11608
11640
23323

llvm-link;start
# Func Hash:
542366240037054913
# Num Counters:
27
# Counter Values:
8
0
0
8
0
8
8
0
8
0
8
8
8
0
8
8
0
0
0
0
0
0
0
8
0
8
8

llvm-link;state_is_known
# Func Hash:
157411391488962249
# Num Counters:
17
# Counter Values:
2213391
2213391
712834
712834
487014
487014
354984
354984
253474
253474
169891
169891
100987
100987
56462
56462
1489179

llvm-link;state_prefetch
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2213391
2213391
1489179

llvm-link;state_seen_before
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
566441
566441
379458

llvm-link;state_told
# Func Hash:
631255614594801748
# Num Counters:
7
# Counter Values:
1450889
534927
156473
2455729
2216261
360058
242338

llvm-link;state_with_globals
# Func Hash:
247671766861187499
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;store_part
# Func Hash:
155727276088099590
# Num Counters:
97
# Counter Values:
0
0
0
0
92526
30869
5741
0
0
0
97792
0
162937
0
0
0
0
253944
45957
0
0
0
27165
6346
28169
69749
0
69749
0
0
0
0
0
1599650
0
0
0
0
0
0
0
1254287
81771
0
0
0
1124085
0
0
0
0
45957
0
0
1115410
0
993576
0
0
41368
0
69749
31708
69749
69749
69749
0
69749
69557
0
62752
69557
69749
0
0
0
0
0
0
69749
41192
47011
69449
0
0
0
69257
0
63414
46033
9660
923741
592584
134873
132993
44521
69421

llvm-link;swap_bytes
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5847
5775

llvm-link;take_frames
# Func Hash:
948827211693316595
# Num Counters:
9
# Counter Values:
0
0
0
0
0
0
0
0
0

llvm-link;tally_commit
# Func Hash:
536873294068501441
# Num Counters:
4
# Counter Values:
0
0
0
0

llvm-link;tally_prepare
# Func Hash:
360019387618491574
# Num Counters:
6
# Counter Values:
0
0
0
0
0
0

llvm-link;tell_sanitizers
# Func Hash:
732121418254376122
# Num Counters:
13
# Counter Values:
0
0
0
0
8
6
0
0
0
0
0
0
0

llvm-link;told_ask_all
# Func Hash:
828117814070167462
# Num Counters:
49
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0

llvm-link;values_meet_number
# Func Hash:
844982796644683099
# Num Counters:
4
# Counter Values:
1571452
696349
369518
52567

llvm-link;walk_node
# Func Hash:
116567535612930670
# Num Counters:
37
# Counter Values:
529818
0
49619
572304
80482
0
0
0
1232223
0
0
0
0
1151741
0
80482
0
1151741
0
0
0
0
601940
0
389925
42125
0
0
0
484913
0
0
0
0
0
0
0

llvm-link;weigh
# Func Hash:
405366083453786038
# Num Counters:
41
# Counter Values:
0
4215
0
0
0
0
11874
0
0
0
0
0
22487
22487
22487
22487
0
22487
22487
12979
9508
8253
22487
428
2360
0
0
2360
2360
2360
2360
1989
2360
9513
2433
9513
2433
19937
65
0
2360

llvm-link;weigh_calls
# Func Hash:
896858934768823005
# Num Counters:
11
# Counter Values:
2779
0
196818
0
0
0
1973689
2158384
351040
305075
302574

llvm-link;words_copy_any
# Func Hash:
1091155578569430041
# Num Counters:
9
# Counter Values:
204518
0
0
0
730210
0
140670
0
140670

llvm-link;words_walk
# Func Hash:
731024983475496243
# Num Counters:
9
# Counter Values:
299120
0
1100135
11921086
8675442
206374
8508964
206374
0

llvm-link;write_any
# Func Hash:
872824968016466803
# Num Counters:
15
# Counter Values:
158516
54076
208897
81520
40999
45366
45117
22713
21650
13581
9017
13715
4633
15073
3422

llvm-link;write_digits
# Func Hash:
579566911335413125
# Num Counters:
7
# Counter Values:
77723
35228
6637
4995
5094
17722
2550

llvm-link;write_foreign
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
9683

llvm-link;write_met
# Func Hash:
794533774048210940
# Num Counters:
8
# Counter Values:
26958
35620
26671
77856
77856
13822
9755
9755

llvm-link;write_mined
# Func Hash:
1127317926290030881
# Num Counters:
5
# Counter Values:
0
100235
100235
0
0

llvm-link;write_mixture
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
90922
22713

llvm-link;write_piece
# Func Hash:
927946425760882646
# Num Counters:
8
# Counter Values:
54869
3308
36516
30071
15064
10158
4996
5050

llvm-link;write_printable
# Func Hash:
298789185986039129
# Num Counters:
3
# Counter Values:
434457
18711
18200

llvm-link;write_repeated
# Func Hash:
552205513688439554
# Num Counters:
5
# Counter Values:
8694
392808
9017
4538
2235

llvm-link;write_word
# Func Hash:
255442438722119783
# Num Counters:
4
# Counter Values:
231986
185127
46545
104397

main
# Func Hash:
271263513977082031
# Num Counters:
12
# Counter Values:
0
8
8
8
0
0
0
0
0
0
8
0

malloc
# Func Hash:
134732432071261922
# Num Counters:
4
# Counter Values:
7454193
7453925
7453925
0

memalign
# Func Hash:
134732432071261922
# Num Counters:
4
# Counter Values:
0
0
0
0

posix_memalign
# Func Hash:
134732432624440808
# Num Counters:
4
# Counter Values:
0
0
0
0

quick_exit
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
0

realloc
# Func Hash:
42046416492767066
# Num Counters:
7
# Counter Values:
1687652
392648
0
392648
8
0
0

