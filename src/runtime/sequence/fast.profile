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
3224435
3224451
8
3224451
3224435
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
17608
8844
8836
8836
8804
8804
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
11862834
10657977

llvm-link;add
# Func Hash:
1029578615261357282
# Num Counters:
16
# Counter Values:
472538
3575500
22435
1255974
0
9584104
6871354
108032
1354093
819029
819029
22433
1331658
52
0
52

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
242785
0
0
0
0
0
0
3888634
129384
0
0
0
0
0
0
0
0
0
0
4018018
0
2400172
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
30249
284674
0
169249
0
325885
27202158
194470
30249
10299152
30249
0
10268993
0
3036367
7579825
0
3036277
7192714
90
90
0
0
0
0
3036277
7232626
7192714
3009653

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
870688
158
0
79
132855
0
80
3577792
1859380
1793856
500145
586223
500140
367285
586223
330021
79
367290

llvm-link;append_calls
# Func Hash:
522450958926513776
# Num Counters:
14
# Counter Values:
10
0
92
0
0
327475
0
10869880
0
827634
822338
321395
132855
7159220

llvm-link;append_choose_change
# Func Hash:
798733564153729437
# Num Counters:
5
# Counter Values:
2595194
149516
183105
71078
35597

llvm-link;are_alike
# Func Hash:
141929912239158423
# Num Counters:
15
# Counter Values:
796034
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
2299310
0
0
0
0
0
149908
5053706
0
5053706
0
0
10121134
0
9812170
89047
0
0
3680
0
0
3537
0
0
8119799
0
0
17809853
18197700
0
0
5053706
0
0
0
18197700
0
0
0
0
16969977
0
16969977
16969977
0
0
15579006
15430621
14445406
16966435
0
0
2524566
2524566
2524566
0
0
12906055
0
1390971
15579001
0
0
164084
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
680601
8119799
2299310
2299310
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1645385
0
4175104
0
4175104
2299310
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
680601
3494503
0
680601
0
0
0
0
1495477
1495477
0
2178799
0
2178799
0
0
0
0
0
0
680601
3494503
0
0
0
0
3494503
680601
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3494503
680601
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
387847
0
0
0
0
0
0
0
0
0
0
17809857
0
17809857
0
0
0
0
17809857
0
0
0
0
0
17809857
17809857
0
0
0
0
0
0
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
259056
0
196740
196740
196740

llvm-link;call_make
# Func Hash:
543243709044527706
# Num Counters:
3
# Counter Values:
0
7361552
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
7164812
0
11483036
7164812
0
0
0
7164812
0
7164812
7164812
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
3674276
0
3674276
6
0

llvm-link;change_byte
# Func Hash:
334492581571283920
# Num Counters:
5
# Counter Values:
4949
5020
20296
9908
2524

llvm-link;change_number
# Func Hash:
834347259875232652
# Num Counters:
9
# Counter Values:
5841
52693
14895
5841
7630
7630
7630
7630
2625

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
70
0
0
0
0
0
0
304
304
304
70
0

llvm-link;check_equal
# Func Hash:
541658436943675443
# Num Counters:
8
# Counter Values:
1211820
1211820
1211820
1211820
1211820
1211820
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
1307758
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
341059
316084
299434
287564
278960
733824
441269
714075
393780
342625
316389
292543
299646
288342

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
667
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
328
328
27
11
70
0
70
70
11
6
0
70
11
6
11
597

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
501
0
10345
0
0
0
18
18199
44891
0
0
82704
422
0
0
374
10345
0
0
0
46614
46614
1166549
82724
1166549
1166549
82724
82724
0
0
729
0
723
82724
44891
0
68343
0
82724
0
68343
68331
0
0
82724
0
20
82704
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
4318224
4318224
4318224
4318224
0
0
0

llvm-link;contract_decide
# Func Hash:
276762106869220873
# Num Counters:
54
# Counter Values:
40780
42300
735
3581149
0
10752
0
0
0
0
0
0
0
0
0
0
0
5491854
0
0
5491854
0
0
0
67052
34828
0
0
0
64348
0
0
0
735
25764
0
0
735
0
23581
0
0
23581
0
0
0
0
0
0
91368
34828
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
30849
0
30849
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
1977928
923376
0
0
0
0
0
0
0
0
5218584
1081376
1081376
0
13054
1081376
826392
131644
0
0
0
826392
826392
0
826392
0
1719048
0
0
604540
0
1719048
0
0
0
509968
1719048
604540
604540
0
0
0
0
0
0
604540
0
0
1283112
0
0
438032
2190160
0
438032
1128476
0
391924
391924
438032
0
1128476
1128476
3106404
0
1128476
0
205100
923376
0
1128476
1128476
0
0
1128476
0
1128476
0
0
1128476
0
0
0
444272
438032
0
0
131644
438032
0
6540
0
0
0
391924
344628
438032
13054
1128476
0
438032
0
438032
0
0
0
0
344628
438032
13054
438032
0
0
563162
0
0
13054
563162
0
0
438032
0
13054
444572
0
0
0
0
1058152
438032
438032
0
1752128
0
1977928
1977928
1128476
0
0
923376
859524
604540
1719048
0
0
1719048
0
0
4708616
826392
0
2642424
0
0

llvm-link;copies_are_changed
# Func Hash:
1061802870704607410
# Num Counters:
10
# Counter Values:
0
13488292
13488292
14555212
8212120
4028588
9299356
5100044
5808596
5328536

llvm-link;copies_assign
# Func Hash:
290495009577547279
# Num Counters:
6
# Counter Values:
11818976
0
0
11818976
0
0

llvm-link;copies_check_end
# Func Hash:
1073662851620928498
# Num Counters:
62
# Counter Values:
32281024
0
26452328
0
3653448
259056
16741400
0
4669172
0
2972796
10188352
0
0
0
0
2156128
3868964
4669172
4154096
4154096
2972796
0
4241820
4550396
2166692
2156128
4241820
0
1902528
2211996
6816372
1411872
981320
0
6559472
1324092
1931872
858236
1285976
2690508
1931872
0
0
2427860
1931872
196740
584868
2312064
196740
196740
0
584868
3868964
0
0
2417140
1923936
2213404
2148592
1931872
29422576

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
40270
13455

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
16959858
6281224
16959858
2075214
0
5853292
1991097
7189357
184268
1885610
0
1754626
0
210949
7005089
132358
2400172
63464
242785
5035114

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
132855
132855
132855

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
132746
0
0
0
0
0
3499
0
132855
0
143853
28692
0
28692
0
0
0
143744
45236
132855
112024
20831
132855
112024
132855
70287
20831
0
112024
3028
0
1143
70287
0
0
16189
16189
12005
12005
112016
112024
3028
3028
138359
0
0
0
132855

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
120719
18635
9410
0
0
111381

llvm-link;draw_decided
# Func Hash:
726449660167588116
# Num Counters:
25
# Counter Values:
0
0
2192390
13293
0
2392632
0
11411
5032056
796034
0
5032056
0
0
0
4342304
0
16454
5015602
0
689752
2149914
2192390
5032056
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
132855

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
132855
0
132855
0

llvm-link;draw_mutations
# Func Hash:
414921810642187148
# Num Counters:
12
# Counter Values:
5044409
0
0
0
0
1566219
422110
0
422110
0
4241984
4039579

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
556930
253748
494436
0
0
0
79800
0
0
0
6781315
0
0
85428
0
0
0
81585
0
0
0
85240
0
0
0
0
0
413782
497400
0
0
824225
0
0
0
0
0
0
85240
0
0
4930507
0
0
0
0
0
0
0
0
0
0
0
0
824224
0
85240
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
457629
64326
0
0
4930507
0
0
32932
0
0
83618
0
0
0
0
0
441143
0
750
0
0
32932
0
330722
97084
95952
95952
0
0
0
0
13546
0
0
0
0
32932
0
0
4854456
0
58008
0
0
83618
0
0
16454
0
0
4854456
0
0
0
4854456
0
0
0
0
0
0
76051
0
0
0
0
4854456
0
0
0
0
590388
4804320
0
0
0
4804320
0
0
590388
0
0
0
0
0
0
0
0
0
824224
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
316457
0
22261
0
0
155397
438969
155397
289129
0
0
336107
165400
74721
74721
0
21858
7877
0
0
117916
27161
0
31223
1488
0
0
0
56300
3989
0
418915
14881
0
13842
9
0
0
0
40206
0
0
0
0
9361
48018
0
0
20054
0
21073
0
0
0
21113
6917
0
0
0
0
0
0
0
0
5617
0
0
28303
0
35466
9394
7175
1809
0
0
288434
155397
336107
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
70287
25187
70287
7251
7251
39686
7770
7957
7751
7837
7701
7921
0
0
0
0
0
39331
7251

llvm-link;draw_text
# Func Hash:
561929921381106292
# Num Counters:
9
# Counter Values:
0
16486
4446422
457629
337052
372524
457629
123897
0

llvm-link;draw_text_like
# Func Hash:
232250483706696754
# Num Counters:
13
# Counter Values:
2945
4
241958
1049543
1049541
140086
69910
140086
136201
124896
69469
69469
0

llvm-link;draw_words
# Func Hash:
436823777590148228
# Num Counters:
14
# Counter Values:
0
11799892
11005231
794661
10305374
6885931
3617983
11799892
144656
144656
4965558
4967691
242050
242050

llvm-link;draws_null
# Func Hash:
334492581958268754
# Num Counters:
6
# Counter Values:
1635295
3010007
0
2456632
821337
2456632

llvm-link;edge
# Func Hash:
822726965076246396
# Num Counters:
17
# Counter Values:
5737
44862
11295
16983
5554
5536
0
1821
5595
0
0
0
0
0
1834
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
76
0
0
2704
2704
76
76
2
0
78
78
0
0
0
2704

llvm-link;empty
# Func Hash:
331779891624483030
# Num Counters:
9
# Counter Values:
272
0
272
0
136
136
136
136
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
29133180
9640349
164
2218
19981
12621975
0
0
16948349
817621
3537
16944806
817621
16799916
0
0
0
0
6792163
1604192
0
0
0
16799916
1486958
0
117234
0
5316279
0
0
0
0
0
0
16938699
484348
735289
735289
1604192

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
2178799
0
0
0
2178799
2178799

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
436798
0
554473
1006977
148648
544291
85367
475642
0
0
0
0
0
0
0
8012842
242785
25824
167905
919712
306145
130136
0
236405
5984
0
1020
1032
0
1020
563162
40
0
166949
0
2337500
305260
2032202
0
0
748
304300
84
0
59649
0
0
0
0
0
0
304521
85367
0
84
0
1177003
0
0
508
40
0
13216
0
0
1287552
15656893
0
913332
913332
563162
0
240089
240015
0
1156117
0
3770283
0
0
913332
0
0
319466
1156117
332147
0
170026
862199
2843694
236405
0
319530
0
0
0
2733073
170026
862199
0
0
319061
405
0
1072
236153
0
0
21628
21628
0
2711631
354631
656804
67841
1453
0
21628
0
563168
225276
0
0
0
563162
562764
563158
563162
563158
563162
0
0
0
0
563162
0
0
0
0
563158
224079
305260
563158
0
0
0
0
224296
0
0
0
0
0
0
0
563158
224079
304300
563158
0
592
0
0
185113
0
139141
592
0
0
304521
0
548
6
0
175774
185113
0
365
360
0
46313
69249
0
44
291
133
0
0
69213
0
46281
0
0
0
0
46313
472860
0
563098
132

llvm-link;give
# Func Hash:
263464476083681636
# Num Counters:
51
# Counter Values:
0
0
51336719
0
0
0
1242586
0
560617
0
280053
1106265
470554
1802369
1751600
2857865
0
4334623
470554
3778528
3193586
6
0
4334623
4249082
0
470554
3193586
3771294
85541
1751600
3193586
0
0
0
85541
3193586
0
85541
0
0
1802369
85541
0
0
57964
0
6972
0
3193586
470554

llvm-link;given_run
# Func Hash:
879302974112197226
# Num Counters:
17
# Counter Values:
0
0
490
0
1172
579
0
579
0
490
0
0
0
0
579
1172
579

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
563754
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
6306156
0
353116
6659272
0
6659272
0
16176560
6111332

llvm-link;grow
# Func Hash:
59472098956230278
# Num Counters:
137
# Counter Values:
0
1225854
972973
0
2362242
0
0
0
0
0
0
2212726
33589210
2323130
18059106
0
209261
0
0
2461842
0
2467329
0
16454
0
0
0
0
2467335
0
2467335
2461842
0
0
0
0
0
0
0
2466581
2458358
1728
0
3005
0
0
0
2323130
2811
0
803183
1490
2323129
2320033
0
1062550
2196221
0
0
0
0
0
0
0
10212
0
0
2314819
0
0
0
0
0
1050281
0
0
0
0
232185
0
0
0
0
0
0
351309
0
0
0
0
77115
0
0
0
0
0
70555
0
0
0
0
0
63279
0
3260512
2467335
0
0
2710073
1419
1728
2466270
2323130
2323130
0
2314819
232185
174663
116921
3258771
349
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2463484

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
237229
0
0
10657894
10657888
213111
3674276
3744453
0
0
1061306
0
0
10657888
9596588
0
0
3239165
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
563754
0
0
0

llvm-link;heap_find
# Func Hash:
798733565439419574
# Num Counters:
5
# Counter Values:
26964
3279127
3279127
3195672
3193586

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
390484
173002
7665293
3674236
563754

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
272160
0
113850
0
118296
10657985
10657769
10657769
0
10657769
348012
10657769
6

llvm-link;heap_size_of
# Func Hash:
414921809728717395
# Num Counters:
9
# Counter Values:
0
0
112404
0
11959367
11959367
11615258
0
11612168

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
9095008
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
3193586
3193586
0
0
0
0
0
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
3944695
120511
0
0
0
149908
0
0
0
0
0
0
0
149908
149908
0
149908
149908
149908

llvm-link;keep_join
# Func Hash:
301351146838814487
# Num Counters:
16
# Counter Values:
121584
15971
9046782
93643
89967
89682
89575
88601
89036
87875
83553
16199767
8865081
8865081
8857798
39229

llvm-link;kin_begin
# Func Hash:
1127386592938937498
# Num Counters:
12
# Counter Values:
6202445
520080
4149863
315160
310783
235229
4236919
87056
5164911
4973241
1243830
4669943

llvm-link;known_text
# Func Hash:
11922955898063522
# Num Counters:
7
# Counter Values:
37747
150983
150983
150983
150983
150983
75147

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
89328
2332
44001
85056
89335
633864
633871
2204955
1834014
176655
176043

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
2710858
6710084
0
590801
219385
1076106
2668347
2650500
58534

llvm-link;memory_grow
# Func Hash:
948827212152673079
# Num Counters:
7
# Counter Values:
40
9849597
16
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
181182
0
0
0
0
0
0
0
0
0
0
0
394950
0
0
0
394950
0
0
0
0
305814
0
0
89136
0
0
0
181182
0
0
0
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
78019
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
8294528
8294528
8294528
8294528
8294528

llvm-link;number_fits
# Func Hash:
1061802868490734272
# Num Counters:
10
# Counter Values:
83618
28444
55174
28444
0
0
0
0
55174
28444

llvm-link;object_choose
# Func Hash:
837508515745335833
# Num Counters:
20
# Counter Values:
1562986
346062
14131
11203951
10028836
7224905
196414
3871290
7687584
0
196266
2171354
528824
3480088
141307
3165691
141307
198701
1385539
3160718

llvm-link;object_end
# Func Hash:
198238755591192779
# Num Counters:
10
# Counter Values:
26424264
679515
463582
463582
3657147
0
3657147
0
679515
26887846

llvm-link;object_fits
# Func Hash:
793714010608316445
# Num Counters:
32
# Counter Values:
0
3489412
0
0
0
31570827
26740050
0
34623563
1103359
1103359
0
1103359
0
1809553
34436582
1809553
0
1229358
33207224
133073
30755054
0
1332258
0
0
0
0
0
0
0
18213688

llvm-link;obtain
# Func Hash:
356777727770562543
# Num Counters:
33
# Counter Values:
0
71499
314948
79
0
180340
512705
508701
215522
728227
711774
0
902733
33604
8457
902733
0
512705
694064
580200
607587
215918
215918
26689
26624
24417
18574
12904
5812
16784
711499
512705
512705

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
2467335
0
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
1236
1236
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
2198
2198
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
17959761
0
0
0
0
0
0
17959761
0
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
593179
401409
0
0
155952
0
2942664
32344
2919316
0
0
0
0
71997
2902109
2919316
351512
17992
745469
0
0
0
3195562
195560
2503444
2614219
147056
11268
147056
114712
114712
96720
96720
85452
78180
2919316
462197
0
0

llvm-link;put_again
# Func Hash:
427789356472697630
# Num Counters:
4
# Counter Values:
13426
6751
13426
4553

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
40206
26942
40206

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
43448
28857
43448

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
143744
1916
7861
0
0
7313

llvm-link;put_text
# Func Hash:
794533774332868247
# Num Counters:
6
# Counter Values:
0
0
16189
15624
14763
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
1123512

llvm-link;repeat_one
# Func Hash:
974739395681390338
# Num Counters:
3
# Counter Values:
13285
13285
6688

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
30849
0
30849
0
4318224
0
4349073
0
4349073
30849

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
563760
0
563760
445164
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
1520474
0
1520474
173308
173308
0
0
136874
136874
0
0
0
0
0
0
0
0
0
0
0
1882165
0
17952446
0
0
0
0
0
0
0
0
0
0
1211820
0
0
0
1493037
178841
178841
23211
76406
0
23211
0
0
0
0
0
2297841
1292872
0
0
0
5032561
0
0
0
0
0
0
0
0
54601
0
0
0
0
1141037
0
0
0
0
423813
0
0
1211820
0
0
0
0
0
0
0
0
0
0
0
0
0
12041783
0
1493037
17952446
0
0
3537
0
0
16406217
0
2297841
22313643
16969977
0
3537
1493037
0
1493037
0
4334623
0
0
0
0
11818976
0
11967948
0
1416631
0
0
0
4334623
10851676
0
17605469
0
407078
407078
0
0
0
1211820
1211820
0
0
0
0
532579
0
0
0
0
0
0
0
11967948
0
0
532579
0
0
0
0
0
0
0
0
346977
109002
109002
0
0
0
1211820
1211820
0
16966435
0
0
0
0
0
0
1141037
16966435
11967948
0
15427083
13381972
0
0
0
0
0
0
2736236
0
13381973
14651176
0
0
0
1141037
0
0
11967948
0
0
1086436
5815920
0
1768936
0
2387013
13381972
1141037
1539351
0
0
0
0
0
0
0
0
0
16511772
454662
0
0
1595699
2736236
0
1768936
0
0
0
0
0
3193586
1086436
0
3245499
3210922
4334623
1607396
1141037
0
0
0
1141037
0
0
0
0
1141037
1141037
0
0
967300
0
0
0
0
0
16511772
967300
0
0
0
0
1768936
1211820
0
0
1086436
0
30849
0
0
0
0
0
0
0
0
0
0
0
423813
0
0
0
0
0
0
0
0
0
0
0
0
5032561
6742016
0
3193586
16716
0
3210922
30849
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15425336
0
0
0
3193586
0
0
0
0
0
0
0
0
0
0
0
0
0
3210922
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15370735
1211820
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13601799
1211820
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11818976
0
0
0
0
0
0
0
0
11818976
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15825397
0
0
0
0
0
3584462
0
346977
0
14647461
0
1292872
0
24195808
0
0
0
0
1607396
1607396
0
0
0
0
0
0
0
1141037
14651176
0
0
0
0
0
0
0
0
1141037
1141037
0
0
0
0
0
30849
0
0
0
0
0
0
0
1768936
0
967300

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
8804
4249021
0
0
0
4249021
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3773203
0
2846588
0
0
0
0
2846588
0
0
0
0
0
0
563754
0
0
0
0
0
0
0
0
0
0
0
563754
0
563754
0
0
2846588
0
0
2198
0
136
0
0
563324
2846588
0
563754
0
0
554950
0
0
0
0
0
0
0
0
2846588
0
0
0
0
0
0
0
0
0
8804
0
0
0
0
2846588
0
0
0
0
0
0
0
0
0
8804
0
563754
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
60
0
0
60
64
0
0
58
58
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
173673

llvm-link;somewhere
# Func Hash:
732038790702774994
# Num Counters:
8
# Counter Values:
8
4
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
27086
27086
13665
13551
27086

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
37730076117430788
# Num Counters:
5
# Counter Values:
8727
3820260
2090335
2090335
1346695

llvm-link;state_prefetch
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
2090335
2090335
1346695

llvm-link;state_seen_before
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
550916
550916
351898

llvm-link;state_told
# Func Hash:
631255614594801748
# Num Counters:
7
# Counter Values:
1382717
531489
142647
2333120
2093033
341753
242785

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
82446
29191
5389
0
0
0
94479
0
168291
0
0
0
0
246422
42993
0
0
0
25122
6179
26179
68433
0
68433
0
0
0
0
0
1545165
0
0
0
0
0
0
0
1230092
78647
0
0
0
1104632
0
0
0
0
42993
0
0
1095721
0
976159
0
0
38613
0
68433
29455
68433
68433
68433
0
68433
68249
0
61170
68249
68433
0
0
0
0
0
0
68433
39961
46670
68273
0
0
0
68089
0
60033
43077
9158
875269
548536
131079
128971
44383
68245

llvm-link;swap_bytes
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
6799
6739

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
1559732
700534
394724
60385

llvm-link;walk_node
# Func Hash:
116567535612930670
# Num Counters:
37
# Counter Values:
580307
0
44362
603049
79792
0
0
0
1307510
0
0
0
0
1227718
0
79792
0
1227718
0
0
0
0
639462
0
427478
37502
0
0
0
530813
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
4388
0
0
0
0
11508
0
0
0
0
0
21461
21461
21461
21461
0
21461
21461
12596
8865
7680
21461
509
2273
0
0
2273
2273
2273
2273
1850
2273
9194
2375
9194
2375
18454
65
0
2273

llvm-link;weigh_calls
# Func Hash:
896858934768823005
# Num Counters:
11
# Counter Values:
2559
0
187672
0
0
0
1756032
2302847
329653
278801
275925

llvm-link;words_copy_any
# Func Hash:
1091155578569430041
# Num Counters:
9
# Counter Values:
228171
0
0
0
815492
0
157334
0
157334

llvm-link;words_walk
# Func Hash:
731024983475496243
# Num Counters:
9
# Counter Values:
323022
0
1232516
10471993
8031440
222600
7855367
222600
0

llvm-link;write_any
# Func Hash:
872824968016466803
# Num Counters:
15
# Counter Values:
184771
63115
242535
94517
47654
52580
52736
26220
25147
15826
10509
15677
5430
17787
3875

llvm-link;write_digits
# Func Hash:
579566911335413125
# Num Counters:
7
# Counter Values:
91284
41025
7762
5897
5964
20543
2976

llvm-link;write_foreign
# Func Hash:
48277136972185599
# Num Counters:
1
# Counter Values:
11325

llvm-link;write_met
# Func Hash:
794533774048210940
# Num Counters:
8
# Counter Values:
30390
40322
30189
90057
90057
15960
11226
11226

llvm-link;write_mined
# Func Hash:
1127317926290030881
# Num Counters:
5
# Counter Values:
0
115975
115975
0
0

llvm-link;write_mixture
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
105283
26220

llvm-link;write_piece
# Func Hash:
927946425760882646
# Num Counters:
8
# Counter Values:
63395
3910
42310
34967
17625
11500
5858
5895

llvm-link;write_printable
# Func Hash:
298789185986039129
# Num Counters:
3
# Counter Values:
499074
21535
20952

llvm-link;write_repeated
# Func Hash:
552205513688439554
# Num Counters:
5
# Counter Values:
10114
458503
10509
5281
2641

llvm-link;write_word
# Func Hash:
255442438722119783
# Num Counters:
4
# Counter Values:
267830
214556
53670
120641

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
7433723
7433459
7433459
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
1574092
361524
0
361524
8
0
0

