// Takes the place of invocation.ts in the bundles of `npm run build`, beside which there is no package.json with commands.
import { invocationOf } from './invocation-of.ts';

/** As it was called: a bundle lies where an installation has put it. */
export const INVOCATION = invocationOf(process.argv[1] ?? 'release.js', process.cwd());
