/** How the release command is called here, as messages write it. */
export const INVOCATION = 'npm run release --';
