import { scriptInvocation } from './invocation-of.ts';

/** How the release command is called here, as messages write it. */
export const INVOCATION = scriptInvocation(process.env);
