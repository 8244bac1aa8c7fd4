/** What the operator lets server code of one remote have, beyond the api. */
export interface RemoteGrant {
	/** Names of environment variables */
	variables: readonly string[];
	/** Origins that it may call */
	origins: readonly string[];
}

export type RemoteGrants = ReadonlyMap<string, RemoteGrant>;

const REMOTE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

function originOf(word: string): string | undefined {
	if (!/^https?:\/\//.test(word) || !URL.canParse(word)) return undefined;
	const { origin, href } = new URL(word);
	return href === `${origin}/` ? origin : undefined;
}

/** Reads `partner MAPS_KEY https://maps.example.be; forms …`; undefined where it is not written so, or names a remote twice. */
export function readGrants(text: string): RemoteGrants | undefined {
	const grants = new Map<string, RemoteGrant>();
	for (const entry of text.split(';')) {
		const [remote = '', ...words] = entry.trim().split(/\s+/);
		const variables = words.filter((word) => VARIABLE.test(word));
		const origins = words.flatMap((word) => originOf(word) ?? []);
		if (!REMOTE.test(remote) || grants.has(remote) || words.length === 0) return undefined;
		if (variables.length + origins.length !== words.length) return undefined;
		grants.set(remote, { variables, origins });
	}
	return grants;
}

/** Values of the variables that a remote's manifest names and the operator granted; `missing` are the others that it names. */
export function grantedEnvironment(
	remote: string,
	variables: readonly string[],
	grants: RemoteGrants,
	environment: NodeJS.ProcessEnv,
): { values: Record<string, string>; missing: string[] } {
	const granted = grants.get(remote)?.variables ?? [];
	const isGiven = (name: string) => granted.includes(name) && environment[name] !== undefined;
	return {
		values: Object.fromEntries(variables.filter(isGiven).map((name) => [name, environment[name] ?? ''])),
		missing: variables.filter((name) => !isGiven(name)),
	};
}
