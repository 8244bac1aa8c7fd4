import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const packages = [
	{ name: '@mantine/hooks', version: '9.0.0', licence: 'MIT' },
	{ name: 'dual', version: '2.0.0', licence: '(MIT OR Apache-2.0)' },
	{ name: 'own', version: '1.0.0', licence: 'SEE LICENSE IN FILE' },
	{ name: 'bare', version: '1.0.0', licence: '' },
];

it('lists every package in the format that CycloneDX asks for', async () => {
	const text = billOfMaterials({
		name: 'listings',
		version: '1.2.0',
		builtAt: new Date('2026-11-23T08:00:00Z'),
		packages,
	});
	expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
	const { metadata, components } = JSON.parse(text);
	expect(metadata).toMatchObject({ component: { name: 'listings', version: '1.2.0' } });
	expect(components.map(({ purl }: { purl: string }) => purl).sort()).toEqual([
		'pkg:npm/%40mantine/hooks@9.0.0',
		'pkg:npm/bare@1.0.0',
		'pkg:npm/dual@2.0.0',
		'pkg:npm/own@1.0.0',
	]);
	expect(components.find(({ name }: { name: string }) => name === 'hooks').licenses).toEqual([
		{ license: { id: 'MIT' } },
	]);
});

it('is the same for the same packages', () => {
	const shipment = { name: 'site', version: '1.0.0', packages };
	expect(billOfMaterials(shipment)).toBe(
		billOfMaterials({ ...shipment, packages: [...packages.toReversed(), ...packages] }),
	);
});
