/** One object of Kubernetes, as a manifest has it. */
export interface Manifest {
	apiVersion: string;
	kind: string;
	metadata: { name: string; namespace?: string };
	spec?: Record<string, unknown>;
	data?: Record<string, string>;
}

type Model = new (data: unknown) => { validate(): void };

const PACKAGES: Record<string, string> = {
	'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

/** Checks a manifest against the schema of its kind, as the Kubernetes api would; throws what does not fit. */
export async function requireValid(manifest: Manifest): Promise<void> {
	const { apiVersion, kind } = manifest;
	const library = PACKAGES[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models';
	const models = (await import(`${library}/${apiVersion}`)) as Record<string, Model | undefined>;
	const Model = models[kind];
	if (!Model) throw new Error(`There is no ${kind} in ${apiVersion}.`);
	new Model(manifest).validate();
}
