/** Parameters of an action: the error of an actor. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Parameters of an action: the result of an actor. */
export const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;
