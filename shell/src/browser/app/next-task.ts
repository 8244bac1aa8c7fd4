/** Resolves in a task of its own, before which the browser answers what the visitor did meanwhile. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
