/* The way onto the predicate's private stack, off it, and back to any choice.
 *
 * assay_note saves the callee-saved registers on the private stack, so that
 * the stack alone is the predicate's whole state; a snapshot of it, copied
 * back, continues from that choice with another value.  Returns go through a
 * jump: the processor's return predictor knows nothing of our time travel. */
#if defined(__x86_64__)
    .text

    .globl assay_note
    .hidden assay_note
    .type assay_note, @function
assay_note:                             /* rdi: offset, rsi: size */
    .cfi_startproc
    cmpb $0, assay_portable(%rip)
    jne assay_note_portable
1:  push %rbx
    .cfi_adjust_cfa_offset 8
    push %rbp
    .cfi_adjust_cfa_offset 8
    push %r12
    .cfi_adjust_cfa_offset 8
    push %r13
    .cfi_adjust_cfa_offset 8
    push %r14
    .cfi_adjust_cfa_offset 8
    push %r15
    .cfi_adjust_cfa_offset 8
    push %rdi
    .cfi_adjust_cfa_offset 8
    push %rsi
    .cfi_adjust_cfa_offset 8
    mov %rsp, %rdx
    sub $8, %rsp
    .cfi_adjust_cfa_offset 8
    call assay_note_field
    add $8, %rsp
    .cfi_adjust_cfa_offset -8
    test %eax, %eax
    jz 3f
assay_resume_here:
    pop %rsi
    .cfi_adjust_cfa_offset -8
    pop %rdi
    .cfi_adjust_cfa_offset -8
    pop %r15
    .cfi_adjust_cfa_offset -8
    pop %r14
    .cfi_adjust_cfa_offset -8
    pop %r13
    .cfi_adjust_cfa_offset -8
    pop %r12
    .cfi_adjust_cfa_offset -8
    pop %rbp
    .cfi_adjust_cfa_offset -8
    pop %rbx
    .cfi_adjust_cfa_offset -8
    /* one access may touch several fields: ask again unless plainly all is seen
     * (the number is UNSEEN_ADDRESS) */
    cmp $8, %rsi
    jne 2f
    cmpq $0, 0x14000000(%rdi)
    jne 1b
    pop %r11
    .cfi_adjust_cfa_offset -8
    jmp *%r11
    .cfi_adjust_cfa_offset 8
2:  cmp $4, %rsi
    jne 1b
    cmpl $0, 0x14000000(%rdi)
    jne 1b
    pop %r11
    .cfi_adjust_cfa_offset -8
    jmp *%r11
    .cfi_adjust_cfa_offset 72
3:  add $16, %rsp
    .cfi_adjust_cfa_offset -16
    pop %r15
    .cfi_adjust_cfa_offset -8
    pop %r14
    .cfi_adjust_cfa_offset -8
    pop %r13
    .cfi_adjust_cfa_offset -8
    pop %r12
    .cfi_adjust_cfa_offset -8
    pop %rbp
    .cfi_adjust_cfa_offset -8
    pop %rbx
    .cfi_adjust_cfa_offset -8
    pop %r11
    .cfi_adjust_cfa_offset -8
    jmp *%r11
    .cfi_endproc
    .size assay_note, .-assay_note

    .globl assay_run
    .hidden assay_run
    .type assay_run, @function
assay_run:                              /* rdi: entry, rsi: arguments, rdx: stack top */
    .cfi_startproc
    push %rbx
    push %rbp
    push %r12
    push %r13
    push %r14
    push %r15
    sub $8, %rsp
    mov %rsp, assay_main_stack(%rip)
    mov %rdx, %rsp
    mov %rdi, %rax
    mov %rsi, %rdi
    .cfi_undefined %rip                 /* backtraces of the predicate end here */
    call *%rax
    mov assay_main_stack(%rip), %rsp
    mov %eax, %edi
    test %edi, %edi
    setne %dil
    movzbl %dil, %edi
4:  call assay_next
    test %rax, %rax
    jz 5f
    mov %rax, %rsp
    jmp assay_resume_here
5:  add $8, %rsp
    pop %r15
    pop %r14
    pop %r13
    pop %r12
    pop %rbp
    pop %rbx
    ret

    .globl assay_leave
    .hidden assay_leave
    .type assay_leave, @function
assay_leave:                            /* edi: outcome */
    cmpb $0, assay_portable(%rip)
    jne assay_leave_portable
    mov assay_main_stack(%rip), %rsp
    jmp 4b
    .cfi_endproc
    .size assay_run, .-assay_run

    .globl __x86_return_thunk
    .hidden __x86_return_thunk
    .type __x86_return_thunk, @function
__x86_return_thunk:
    pop %r11
    jmp *%r11
    .size __x86_return_thunk, .-__x86_return_thunk
#endif
    .section .note.GNU-stack, "", @progbits
