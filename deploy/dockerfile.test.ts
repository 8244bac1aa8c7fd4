import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { DEPLOY, textOf } from './testing/deployed-files.ts';
import { unknownSettings, wrongValues } from './testing/settings.ts';

const text = textOf('Dockerfile');
const file = DockerfileParser.parse(text);
const stages = text.split(/^(?=FROM )/m).slice(1);
const stage = (name: string) => stages.find((each) => each.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
const ROOT = path.dirname(DEPLOY);

describe('deploy/Dockerfile', () => {
	it('has no mistake that a linter of Dockerfiles finds', () => {
		expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
	});

	it('is built with the Node that the workspace pins', () => {
		const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
		expect(file.getARGs()[0]?.getProperty()?.getValue()).toBe(devDependencies.node);
	});

	it('what runs begins from nothing, as a user by number, with neither shell nor package manager', () => {
		const runtime = stage('runtime');
		expect(runtime).toMatch(/^FROM scratch /);
		expect(runtime).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
		for (const name of ['runtime', 'site', 'api']) expect(stage(name), name).not.toMatch(/^RUN |^ADD /m);
		for (const name of ['site', 'api']) expect(stage(name), name).toMatch(/^FROM runtime /);
	});

	it.each(['site', 'api'] as const)(
		'%s: health without a shell, the settings that it names, an entry',
		(part) => {
			const own = stage(part);
			expect(own).toMatch(/^HEALTHCHECK .*\\\n\tCMD \["\/usr\/local\/bin\/node", "-e", .*\/livez/m);
			expect(own).toContain(`CMD ["dist/${part}.js"]`);
			expect(own).toMatch(/^LABEL org\.opencontainers\.image\.title=/m);
			const set = `${stage('runtime')}\n${own}`.matchAll(/^ENV (.*)$/gm);
			const environment = Object.fromEntries(
				Array.from(set, ([, line = '']) => line.split(' ').map((each) => each.split('='))).flat(),
			);
			expect(unknownSettings(part, Object.keys(environment))).toEqual([]);
			expect(wrongValues(part, environment)).toEqual([]);
			expect(own).toContain(`EXPOSE ${environment[part === 'site' ? 'PORT' : 'API_PORT']}`);
		},
	);

	it('leaves out what a machine made or knows', () => {
		const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
		for (const line of ['**/node_modules', '.git', 'var', '**/dist', '**/.env*', 'deploy/production.env'])
			expect(ignored).toContain(line);
	});
});
