import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEPLOY, yamlDocuments, yamlOf } from './testing/deployed-files.ts';
import { type Manifest, requireValid, unknownNames } from './testing/kubernetes-types.ts';
import { unknownSettings, wrongValues } from './testing/settings.ts';

interface Container {
	name: string;
	ports?: { name: string; containerPort: number }[];
	env: { name: string; value: string }[];
	envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
	securityContext: object;
	resources: object;
	readinessProbe?: { httpGet: { path: string } };
	livenessProbe?: { httpGet?: { path: string } };
}
interface Pods {
	spec: { containers: [Container]; securityContext: object; automountServiceAccountToken: boolean };
	metadata: { labels: Record<string, string> };
}

const FOLDER = 'kubernetes';
const files = globSync('*/*.yaml', { cwd: path.join(DEPLOY, FOLDER) }).sort();
const isList = (file: string) => path.basename(file) === 'kustomization.yaml';
const all = files
	.filter((file) => !isList(file))
	.flatMap((file) => yamlDocuments<Manifest>(path.join(FOLDER, file)));
const named = all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const);
const of = (kind: string, name: string) => named.find(([title]) => title === `${kind} ${name}`)?.[1];
const podsOf = (manifest: Manifest | undefined) => manifest?.spec?.template as Pods;
const WORKLOADS = named
	.filter(([, { kind }]) => kind === 'Deployment' || kind === 'Job')
	.map(([title, manifest]) => [title, podsOf(manifest)] as const);

describe('deploy/kubernetes', () => {
	it.each(named)('%s fits the schema of its kind', async (_, manifest) => {
		await requireValid(manifest);
	});

	it('a schema refuses what does not fit', async () => {
		const site = structuredClone(of('Deployment', 'site')) as Manifest;
		await expect(requireValid({ ...site, spec: { ...site.spec, replicas: 'two' } })).rejects.toThrow(
			'replicas',
		);
	});

	it('no name stands in a manifest that its kind does not have, however deep', async () => {
		expect(await unknownNames(all)).toEqual([]);
		const site = structuredClone(of('Deployment', 'site')) as Manifest;
		Object.assign(podsOf(site).spec.containers[0].securityContext, { readOnlyRootFileSystem: true });
		expect(await unknownNames([site])).toEqual([
			expect.stringMatching(/^Deployment site: .*readOnlyRootFileSystem.* does not exist/),
		]);
	});

	it('migrations come out of the image of the api, of one registry and version, which the guide builds and pushes', () => {
		const imagesOf = (folder: string) =>
			yamlOf<{ images: { name: string; newName: string; newTag: string }[] }>(
				path.join(FOLDER, folder, 'kustomization.yaml'),
			).images;
		const example = imagesOf('example');
		expect(example.map(({ name }) => name).sort()).toEqual(['estate-api', 'estate-site']);
		expect(example).toEqual(expect.arrayContaining(imagesOf('migrate')));
		const guide = readFileSync(path.join(DEPLOY, '../docs/production.md'), 'utf8');
		for (const { newName, newTag } of example)
			expect(guide).toMatch(
				new RegExp(`docker build .* -t ${newName}:${newTag} \\. && docker push ${newName}:${newTag}$`, 'm'),
			);
	});

	it("an agency's own names its address wherever the base has one", () => {
		const { patches } = yamlOf<{ patches: { patch: string }[] }>(
			path.join(FOLDER, 'example', 'kustomization.yaml'),
		);
		const baseAddresses = all.filter((manifest) => JSON.stringify(manifest).includes('example.be'));
		expect(baseAddresses.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
			'ConfigMap api',
			'ConfigMap site',
			'Ingress site',
		]);
		expect(patches).toHaveLength(baseAddresses.length);
	});

	it.each(files.filter(isList))('%s lists files that are there', (file) => {
		const list = yamlOf<{ kind: string; resources: string[] }>(path.join(FOLDER, file));
		expect(list.kind).toBe('Kustomization');
		const folder = path.join(DEPLOY, FOLDER, path.dirname(file));
		expect(list.resources.filter((each) => !existsSync(path.join(folder, each)))).toEqual([]);
	});

	it.each(WORKLOADS)(
		'%s: not root, read-only, without capabilities, privileges and token; bounded',
		(_, { spec }) => {
			expect(spec).toMatchObject({
				automountServiceAccountToken: false,
				securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
			});
			expect(spec.containers[0]).toMatchObject({
				securityContext: {
					allowPrivilegeEscalation: false,
					readOnlyRootFilesystem: true,
					capabilities: { drop: ['ALL'] },
				},
				resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
			});
		},
	);

	it.each(WORKLOADS)('%s: each setting is one that the server reads, and would take', (title, { spec }) => {
		const part = title.endsWith('site') ? 'site' : 'api';
		const [{ env, envFrom }] = spec.containers;
		const maps = envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
		const environment = Object.assign(
			Object.fromEntries(env.map(({ name, value }) => [name, value])),
			...maps.map((name) => of('ConfigMap', name)?.data),
		) as Record<string, string>;
		expect(Object.keys(environment).length).toBeGreaterThan(3);
		expect(unknownSettings(part, Object.keys(environment))).toEqual([]);
		expect(wrongValues(part, environment)).toEqual([]);
		expect(envFrom.map(({ secretRef }) => secretRef?.name).filter(Boolean)).toEqual([part]);
	});

	it.each(['site', 'api'])(
		'%s: two at least, asked when ready, never fewer than one, reached at one port',
		(name) => {
			const deployment = of('Deployment', name);
			expect(deployment?.spec).toMatchObject({
				replicas: 2,
				minReadySeconds: 3,
				strategy: { rollingUpdate: { maxUnavailable: 0 } },
			});
			const { spec, metadata } = podsOf(deployment);
			const [{ readinessProbe, livenessProbe, ports = [], env }] = spec.containers;
			expect(readinessProbe?.httpGet.path).toBe('/readyz');
			expect(livenessProbe?.httpGet?.path ?? '/livez').toBe('/livez');
			const port = env.find((each) => each.name === (name === 'site' ? 'PORT' : 'API_PORT'))?.value;
			expect(String(ports[0]?.containerPort)).toBe(port);
			for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
				expect(of(kind, name), kind).toBeDefined();
			expect(of('Service', name)?.spec?.selector).toEqual(metadata.labels);
			expect(of('NetworkPolicy', name)?.spec).toHaveProperty('podSelector.matchLabels', metadata.labels);
		},
	);

	it('nothing reaches anything that no policy names', () => {
		expect(of('NetworkPolicy', 'nothing')?.spec).toEqual({
			podSelector: {},
			policyTypes: ['Ingress', 'Egress'],
		});
	});
});
