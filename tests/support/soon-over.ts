/** What V8 is told of a process that ends before optimised code would pay: half of its CPU goes into that otherwise. */
export const soonOver = ['--liftoff-only', '--interrupt-budget=1000000'];
