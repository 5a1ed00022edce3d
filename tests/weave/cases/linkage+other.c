extern int shared;

int other(int *object)
{
    shared = 20;
    return object[2];
}

int overridden(int *object)
{
    return object[3];
}
