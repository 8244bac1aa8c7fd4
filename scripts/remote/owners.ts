/** Who is asked about a change, as Git hosts read it. */
export const OWNERS_PATH = 'CODEOWNERS';

/** The team of a remote, by a name that the organisation gives to it. */
const team = (remote: string) => `@estate/${remote}`;

/** The lines of CODEOWNERS that give a remote's folder, and its continuous integration, to its team. */
export function ownerLines(remote: string): string[] {
	return [`/mfe-${remote}/ ${team(remote)}`, `/docs/ci/mfe-${remote}.yml ${team(remote)}`];
}
