/** Parameters of an action: what an actor failed with. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Parameters of an action: what an actor answered. */
export const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;
