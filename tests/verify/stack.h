struct cell {
    struct cell *next;
    int value;
};
struct stack {
    struct cell *top;
    int depth;
};
int depth_of(const struct stack *stack);
